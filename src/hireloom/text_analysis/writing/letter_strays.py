"""The lines of a resume that stand below one role and may belong to another one."""

from dataclasses import replace

from hireloom.text_analysis.resumes.careers import Career, CareerRole, RoleSentence
from hireloom.text_analysis.resumes.dated_lines import dated_lines, resume_lines


def of_known_roles(life: Career, text: str) -> Career:
    """The career without the sentences that the dates of an untitled role separate from their own role."""
    lines = tuple(resume_lines(text))
    ranges = [lines[date.at].start for date in dated_lines(lines) if date.is_range and not date.before]
    roles = sorted(life.roles, key=lambda role: role.start)
    return replace(
        life,
        sentences=tuple(
            sentence
            for sentence in life.sentences
            if not sentence.where
            or not _strays(sentence, [role for role in roles if role.start <= sentence.start], ranges)
        ),
    )


def _strays(sentence: RoleSentence, before: list[CareerRole], ranges: list[int]) -> bool:
    if not before:
        return False
    role = before[-1]
    end = max(role.end, role.period.end if role.period else 0)
    return any(end <= start < sentence.start for start in ranges)
