"""The roles of a resume with title and employer separated; an uncertain employer is left empty."""

import re
from dataclasses import dataclass

from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import LATEST, dated, periods
from hireloom.text_analysis.language.titles import cased, is_person
from hireloom.text_analysis.language.verbs import is_past
from hireloom.text_analysis.resumes.careers import JOINERS, Career, Held
from hireloom.text_analysis.resumes.passages import is_heading

_SPLIT = re.compile(r"\s*[|•·,;]\s+|\s+/\s+|\s+[-–—@]\s+|\s+at\s+|\s{2,}|\t")
_NO_EMPLOYER = re.compile(
    r"^(?:city|state|(?:the )?united (?:states|kingdom)\b.*)$"
    r"|\b(?:company name|confidential|self[- ]employed|freelanc\w*|remote|full[- ]time|part[- ]time|contract"
    r"|internship|various|present|current|usa|uk|india|street|avenue|department|in my free time)\b|\d|[:@#%$]",
    re.I,
)
_HEADS = re.compile(
    r"(?:Head|Director|Chief|Vice President|Founder|Owner)\b|(?:\S+ ){0,3}(?:Associate|Partner|Manager|Lead)$"
)
_PLACEHOLDER = re.compile(r"\s*\b(?:company name|city\s?,\s?state)\b\s*", re.I)
_GIVEN_TO = re.compile(r"\b(?:at|with|for)\s((?:the\s)?[A-Z][^,|;()\d]{2,40})")  # 'Volunteer at Oxfam's charity shop'
_BRACKETS = re.compile(r"\s*\([^()]*\)")
TITLE_WORDS, EMPLOYER_WORDS = 6, 6


@dataclass(frozen=True, slots=True)
class Post:
    """`told` are the sentences under the role without the employer's line; an uncertain title and the title of unpaid
    work are empty."""

    title: str
    employer: str
    is_current: bool
    told: tuple[str, ...]
    unpaid: bool = False


def posts(resume: str, career: Career, lexicon: Lexicon) -> tuple[Post, ...]:
    """The latest first; roles that ended in the same month or have not ended stay in the order of the resume."""
    found, at = [], 0
    for held in career.held:
        below, at = _below(resume, held.period, at)
        found.append((_post(held, below, resume, lexicon), _ended(held)))
    return tuple(post for post, _ in sorted(found, key=lambda each: -each[1]))


def _ended(held: Held) -> int:
    return max((span.last or LATEST for span in periods(held.period)), default=0)


def _below(resume: str, period: str, at: int) -> tuple[str, int]:
    """The line after the one with the period, searched from `at` on, and where the next search begins."""
    pattern = r"\s+".join(map(re.escape, period.split()))
    found = re.compile(pattern).search(resume, at) if pattern else None
    if not found:
        return "", at
    lines = resume[found.end() :].split("\n", 2)
    return (" ".join(lines[1].split()) if len(lines) > 1 else ""), found.end()


def _post(held: Held, below: str, resume: str, lexicon: Lexicon) -> Post:
    pieces = [
        piece.strip(" ,.-–—()")
        for piece in _SPLIT.split(_BRACKETS.sub("", _PLACEHOLDER.sub(" | ", held.title)).strip(" |"))
    ]
    at = next((number for number, piece in enumerate(pieces) if lexicon.roles_in(piece)), 0)
    title = "" if held.unpaid else _title(pieces[at], lexicon)
    around = [_SPLIT.split(held.employer)[0], *pieces[at + 1 : at + 2], *pieces[:at]]
    names = (each for each in around if _is_employer(each.strip(" ,."), lexicon))
    employer = next((name for name in names if not _is_a_field(name, resume)), "")
    told = [each.text for each in held.told]
    first = _SPLIT.split(below)[0].strip(" ,.")
    if not employer and len(below.split()) <= 8 and not below.endswith(".") and _is_employer(first, lexicon):
        employer = first
        told = [said for said in told if said != below]
    if held.unpaid and not employer and (found := _GIVEN_TO.search(held.title)):
        employer = found[1].strip()
    return Post(title, employer, held.is_current, tuple(told), held.unpaid)


def _is_a_field(name: str, resume: str) -> bool:
    """'Medical-Surgical' after a title is a field if the resume speaks of medical-surgical nursing elsewhere."""
    return (
        len(re.split(r"[\s-]", name)) > 1 and re.search(rf"(?<!\w){re.escape(name.lower())}(?!\w)", resume) is not None
    )


def _title(piece: str, lexicon: Lexicon) -> str:
    """The piece if it is the name of a role and nothing else, otherwise empty."""
    words = piece.split()
    is_role = bool(lexicon.roles_in(piece) or _HEADS.match(piece) or is_person(piece)) and not _is_skills(
        piece, lexicon
    )
    if not is_role or len(words) > TITLE_WORDS or re.search(r"[\d:@%()]|/\s", piece) or _PLACEHOLDER.search(piece):
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
    if not piece[0].isupper() or not roles or roles[-1].end != len(piece):
        return False
    before = piece[: roles[-1].start].split()
    return not before or not (is_past(before[0]) or {"as", "a", "an", "the"}.intersection(before))


def _is_skills(piece: str, lexicon: Lexicon) -> bool:
    """The piece ends in the name of a tool: 'Windows Server' is no role."""
    named = sorted(lexicon.skills_in(piece), key=lambda mention: mention.end)
    return bool(named) and named[-1].skill.kind == "tool" and named[-1].end == len(piece)


def _is_employer(name: str, lexicon: Lexicon) -> bool:
    """A short name of capitalised words that is no role, no skill, no heading and no date."""
    words = name.split()
    if (
        not 1 <= len(words) <= EMPLOYER_WORDS
        or _NO_EMPLOYER.search(name)
        or dated(name)
        or name.isupper()
        or is_heading(name)
    ):
        return False
    if not all(word[0].isupper() or word.lower() in JOINERS or word[0].isdigit() for word in words):
        return False
    if any(role.end == len(name) for role in lexicon.roles_in(name)):
        return False
    return len(name) > 2 and name not in {name[found.start : found.end] for found in lexicon.skills_in(name)}
