"""What stands below or beside a role of a resume and may belong to another one: sentences, and names of employers."""

import re
from dataclasses import replace

from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.words import stem, words
from hireloom.text_analysis.resumes.careers import Career, CareerRole, RoleSentence
from hireloom.text_analysis.resumes.dated_lines import dated_lines, resume_lines

# Where a resume hides its employers, other words in the head of a role are no employer.
_HIDDEN = re.compile(r"\b(?:Company|Employer) Name\b|\[(?:Company|Employer)[^\]]{0,20}\]", re.I)
_BESIDE = r"\s*[-–/&]?\s*"


def of_known_roles(life: Career, text: str, lexicon: Lexicon) -> Career:
    """The career without the sentences that the dates of an untitled role separate from their own role, and without
    the employers that may be a part of a title."""
    lines, hides = tuple(resume_lines(text)), _HIDDEN.search(text) is not None
    ranges = [lines[date.at].start for date in dated_lines(lines) if date.is_range and not date.before]
    roles = sorted(life.roles, key=lambda role: role.start)
    return replace(
        life,
        roles=tuple(
            role if _is_sure(role, lexicon, hides=hides) else replace(role, employer="") for role in life.roles
        ),
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


def _is_sure(role: CareerRole, lexicon: Lexicon, *, hides: bool) -> bool:
    """The employer is named as one, and is not a part of the title or a note beside it; `hides` is true of a resume
    that has a placeholder for its employers."""
    name, where = role.employer, " ".join(role.where.split())
    if re.search(rf"\b(?:at|for|with) (?:the )?{re.escape(name)}", where, re.I):
        return True
    if hides or not name[:1].isupper():
        return False
    if not all(lexicon.is_usual(stem(word.norm)) for word in words(name)):
        return True
    is_beside = re.search(rf"{re.escape(role.title)}{_BESIDE}{re.escape(name)}", where)
    return not is_beside and len(name.split()) > 1
