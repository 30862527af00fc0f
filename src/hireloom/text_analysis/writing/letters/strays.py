"""Where the reading of a career is not sure: sentences and employers that may belong to another role, and a last role
whose end is not written."""

import re
from dataclasses import replace

from hireloom.text_analysis.language.inflection import is_verb
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import LATEST, Period, periods
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
    ranges = [
        (lines[date.at].start, date.period if date.before else None)
        for date in dated_lines(lines)
        if date.is_range and not date.stands_in_a_sentence
    ]
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


def _strays(sentence: RoleSentence, before: list[CareerRole], ranges: list[tuple[int, Period | None]]) -> bool:
    """Dates between the head of the role and the sentence: alone on their line, or of other years than the role's."""
    if not before:
        return False
    role = before[-1]
    end = max(role.end, role.period.end if role.period else 0)
    return any(end <= start < sentence.start and not _is_within(period, role.period) for start, period in ranges)


def _is_within(period: Period | None, of_role: Period | None) -> bool:
    """Of a project in a role; without a role's dates it may be one as well."""
    if period is None or of_role is None:
        return period is not None
    last = of_role.last if of_role.last is not None else LATEST
    return of_role.first <= period.first and (period.last if period.last is not None else LATEST) <= last


def with_open_end(life: Career) -> Career:
    """The career with its last role going on, where it stands first and has only the date of its beginning, all others
    have ended before that, and its deeds are in the present tense."""
    dated = [(role, role.period) for role in life.roles if role.period]
    if len(dated) < 2 or dated[0][0] is not life.roles[0]:
        return life
    (first, began), *others = dated
    is_last = all(period.last is not None and period.last <= began.first for _, period in others)
    has_ends = all(periods(role.dates) for role, _ in others)
    openers = [sentence.text.split()[0].lower() for sentence in first.sentences]
    is_present = 2 * sum(map(is_verb, openers)) >= len(openers) > 0
    if periods(first.dates) or not (is_last and has_ends and is_present):
        return life
    going_on = replace(first, period=began._replace(last=None))
    return replace(life, roles=(going_on, *life.roles[1:]))


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
