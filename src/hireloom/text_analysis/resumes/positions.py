"""The roles of a resume as a letter names them: the latest first, and a title only if there is no doubt about it."""

import re
from dataclasses import dataclass

from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import LATEST, Period
from hireloom.text_analysis.language.titles import cased, is_person
from hireloom.text_analysis.language.verbs import is_past
from hireloom.text_analysis.resumes.careers import Career, CareerRole
from hireloom.text_analysis.resumes.titles_and_employers import JOINERS, parts

_HEADS = re.compile(
    r"(?:Head|Director|Chief|Vice President|Founder|Owner)\b|(?:\S+ ){0,3}(?:Associate|Partner|Manager|Lead)$"
)
_GIVEN_TO = re.compile(r"\b(?:at|with|for)\s((?:the\s)?[A-Z][^,|;()\d]{2,40})")  # 'Volunteer at Oxfam's charity shop'
TITLE_WORDS, PLAIN_WORDS = 6, 3


@dataclass(frozen=True, slots=True)
class RoleTitle:
    """`sentences` are the sentences under the role; an uncertain title and the title of unpaid work are empty."""

    title: str
    employer: str
    is_current: bool
    sentences: tuple[str, ...]
    unpaid: bool = False
    period: Period | None = None


def posts(career: Career, lexicon: Lexicon) -> tuple[RoleTitle, ...]:
    """The latest first; roles that ended in the same month or have not ended stay in the order of the resume."""
    return tuple(_post(role, lexicon) for role in sorted(career.roles, key=lambda role: -_ended(role)))


def _ended(role: CareerRole) -> int:
    if role.period is None:
        return 0
    return LATEST if role.period.last is None else role.period.last


def _post(role: CareerRole, lexicon: Lexicon) -> RoleTitle:
    employer = role.employer
    if role.unpaid and not employer and (match := _GIVEN_TO.search(role.where)):
        employer = match[1].strip()
    title = "" if role.unpaid else _title(next(iter(parts(role.title)), ""), lexicon)
    return RoleTitle(
        title, employer, role.is_current, tuple(sentence.text for sentence in role.sentences), role.unpaid, role.period
    )


def _title(piece: str, lexicon: Lexicon) -> str:
    """The piece if it is the name of a role and nothing else, otherwise empty."""
    words = piece.split()
    is_role = bool(lexicon.roles_in(piece) or _HEADS.match(piece) or is_person(piece)) and not _is_skills(
        piece, lexicon
    )
    if not is_role or len(words) > TITLE_WORDS or re.search(r"[\d:@%()]|/\s", piece):
        return ""
    roles = lexicon.roles_in(piece)
    if piece.islower() and roles:
        words = piece[: roles[-1].end].split()  # 'regional driver dry van'
    if piece.islower() or piece.isupper():
        return " ".join(word.capitalize() if len(word) > 3 or piece.islower() else word for word in words)
    if all(word[0].isupper() or word in JOINERS or not word[0].isalpha() for word in words):
        return piece
    return " ".join(map(cased, words)) if _is_said_plainly(piece, lexicon) else ""


def _is_said_plainly(piece: str, lexicon: Lexicon) -> bool:
    """'Care assistant': a role with only its first letter as a capital, and no sentence about a role."""
    roles = lexicon.roles_in(piece)
    first, *rest = piece.split()
    if not roles and rest and len(rest) < PLAIN_WORDS and is_person(piece):
        return first.istitle() and not is_past(first)  # 'Floral designer'
    if not piece[0].isupper() or not roles or roles[-1].end != len(piece):
        return False
    before = piece[: roles[-1].start].split()
    return not before or not (is_past(before[0]) or {"as", "a", "an", "the"}.intersection(before))


def _is_skills(piece: str, lexicon: Lexicon) -> bool:
    """The piece ends in the name of a tool: 'Windows Server' is not a role."""
    named = sorted(lexicon.skills_in(piece), key=lambda mention: mention.end)
    return bool(named) and named[-1].skill.kind == "tool" and named[-1].end == len(piece)
