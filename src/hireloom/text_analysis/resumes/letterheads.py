"""The head of a resume: the person's name and contacts, each with the words that say it."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import NamedTuple

from hireloom.domain.profiles import COUNTRY_CODES
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.periods import periods
from hireloom.text_analysis.language.places import BEHIND_A_PLACE, TOWN
from hireloom.text_analysis.resumes.contacts import MAIL, PHONE, is_name
from hireloom.text_analysis.resumes.passages import is_heading

NEAR_TOP = 6  # lines; further down a name needs confirmation by the email address
HEAD_LINES = 15  # further down stand names of other people: references, authors
LONGEST_NAME = 60
LOWER_WORDS = 3  # of a name in small letters, which the email address has to confirm


class QuotedValue(NamedTuple):
    """`text[start:end]` are the words that say the value."""

    value: str
    start: int
    end: int


class Number(NamedTuple):
    """Ten digits, and the country code where it is written or the grouping shows it."""

    digits: str
    code: str
    start: int
    end: int


_LABEL = re.compile(r"^\W{0,3}(?:full\s|candidate(?:'s)?\s|applicant(?:'s)?\s)?name\s{0,3}[:\-–]\s{0,5}", re.IGNORECASE)
_TITLED = re.compile(
    r"^\W{0,3}(?:curriculum vitae|r[eé]sum[eé]|c\.?v\.?)\s{0,3}(?:of|for|[:\-–—|])\s{0,3}"
    r"|^(?:mr|mrs|ms|miss|mx|dr|prof)\b\.?\s{1,3}",
    re.IGNORECASE,
)
# Where one line says several things: wide gaps, bars, slashes, bullets, and dashes between spaces.
_SEPARATORS = re.compile(r"\s{3,}|\t+|\s*[|/•·▪●◆♦;]\s*|\s+[-–—]\s+|\s*[,(]\s*")
_WORD = re.compile(r"(?:[^\W\d_][^\W\d_'’.-]*(?:['’.-][^\W\d_]+)*\.?)")
_LETTERS = "|".join(map(re.escape, sorted(words_named("credentials", "resumes"))))
_CREDENTIALS = re.compile(rf"(?:\s+\(?(?:{_LETTERS})\b\.?\)?)+$")
_FURNITURE = re.compile(
    r"\b(?:page|curriculum|vitae|resume|résumé|cv|profile|contacts?|address|positions?|work|linked|phone|mobile|e-?mail|tel|linkedin|github"
    r"|personal|details|information|summary|objective|confidential)\b",
    re.IGNORECASE,
)
_PARTICLES = words_named("name particles", "resumes")
_EXTENSION = re.compile(r"\s*(?:ext|x)\.?\s*\d{1,6}$", re.IGNORECASE)
_GROUPED = re.compile(r"(?<!\d)\(?[2-9]\d\d\)?[\s.-]{1,2}[2-9]\d\d[\s.-]\d{4}(?!\d)")  # as in North America
_FAX = re.compile(r"\bfax\b[\s.:#]{0,5}$", re.IGNORECASE)


def town_in(text: str) -> str:
    """Where the person lives, with the state or country: among the contacts near the top. Further down, and after a
    heading or a period, places are those of employers and schools."""
    for line in text.lstrip().splitlines()[:NEAR_TOP]:
        if is_heading(line) or periods(line):
            return ""
        if town := TOWN.search(line) or TOWN.search(line.partition(":")[2]):
            return " ".join(town.group().strip(" \t,;|()–—-").split())
    return ""


def mail_in(text: str) -> QuotedValue | None:
    """The first email address."""
    match = MAIL.search(text)
    return QuotedValue(match.group(), *match.span()) if match else None


def number_in(text: str) -> Number | None:
    """The first telephone number of ten digits; within the head, a number with a country code goes before one
    without."""
    head = sum(len(line) + 1 for line in text.splitlines()[:HEAD_LINES])
    numbers = [number for number in _numbers(text) if not _FAX.search(text[max(0, number.start - 12) : number.start])]
    return min(numbers, key=lambda number: (number.start > head, not number.code, number.start), default=None)


def _numbers(text: str) -> Iterator[Number]:
    for match in PHONE.finditer(text):
        text_of_number = match.group()
        if periods(text_of_number):
            continue
        digits = re.sub(r"\D", "", _EXTENSION.sub("", text_of_number))
        is_international = text_of_number.lstrip("(").startswith("+") or digits.startswith("00")
        if parted := _parted(digits.removeprefix("00"), is_international=is_international):
            code, ten = parted
            if not code and _GROUPED.fullmatch(text_of_number.strip()):
                code = "+1"
            yield Number(ten, code, *match.span())


def _parted(digits: str, *, is_international: bool) -> tuple[str, str] | None:
    """The country code and the ten digits after it; None for a number of another length."""
    for code in COUNTRY_CODES:
        rest = digits.removeprefix(code[1:])
        if rest != digits and (is_international or len(digits) == len(code) + 9):
            rest = rest.removeprefix("0")
            if len(rest) == 10:
                return code, rest
            if code == "+61" and len(rest) == 9:
                return code, "0" + rest  # Australians write ten digits at home, nine after their code
    if is_international:
        return None
    if len(digits) == 11 and digits.startswith("0"):
        return "", digits[1:]
    return ("", digits) if len(digits) == 10 else None


def name_in(text: str, *, is_work: Callable[[str], bool] = lambda _: False) -> QuotedValue | None:
    """The person's name: the best candidate in the head, weighed with the help of the email address. `is_work` says
    whether words name a skill or a job rather than a person."""
    mail = mail_in(text)
    box, _, domain = mail.value.partition("@") if mail else ("", "", "")
    address = _letters(box), _letters(domain)
    scored = [(_weight(candidate, *address, is_work), candidate.name) for candidate in _candidates(text)]
    weight, best = max(scored, key=lambda pair: pair[0], default=(0.0, None))
    return best if weight > 0 else None


class _Candidate(NamedTuple):
    name: QuotedValue
    row: int
    is_labelled: bool = False
    is_doubtful: bool = False  # a place, below a heading, far right or down, or only the beginning of a line
    is_lower: bool = False


def _candidates(text: str) -> Iterator[_Candidate]:
    row, offset, above, is_below = 0, 0, "", False
    for line in text.splitlines(keepends=True):
        if line.strip():
            row += 1
            if row > HEAD_LINES:
                return
            is_below = is_below or row > NEAR_TOP or is_heading(line.strip())
            for candidate in _on_a_line(line, offset, row):
                yield candidate._replace(is_doubtful=candidate.is_doubtful or is_below)
            if _is_word(above) and _is_word(line):  # large type breaks a name into two lines
                start = offset - len(above) + len(above) - len(above.lstrip())
                name = f"{above.strip()} {line.strip()}"
                yield _Candidate(QuotedValue(name, start, offset + len(line.rstrip())), row - 1, is_doubtful=is_below)
        above = line
        offset += len(line)


def _on_a_line(line: str, offset: int, row: int) -> Iterator[_Candidate]:
    label = _LABEL.match(line)
    start = label.end() if label else 0
    while title := _TITLED.match(line, start):
        start = title.end()
    gaps = [match.span() for match in _SEPARATORS.finditer(line, start)]
    begins, ends = [start, *(end for _, end in gaps)], [*(begin for begin, _ in gaps), len(line)]
    for number, (begin, end) in enumerate(zip(begins, ends, strict=True)):
        part = line[begin:end]
        name = part.strip(" \t\r\n\f:*#_\u200b\ufeff")
        bare = _CREDENTIALS.sub("", name)
        name = bare if len(bare.split()) > 1 else name
        if _is_shaped(name):
            behind = line[ends[number] : ends[number + 1]] if number + 1 < len(ends) else ""
            at = offset + begin + part.find(name)
            is_doubtful = number > 0 or bool(BEHIND_A_PLACE.match(behind))
            yield _Candidate(QuotedValue(name, at, at + len(name)), row, bool(label), is_doubtful)
            for first in (" ".join(name.split()[:2]), " ".join(name.split()[:3])):
                if len(first) < len(name) and name.startswith(first):  # with a title after it
                    yield _Candidate(QuotedValue(first, at, at + len(first)), row, is_doubtful=True)
        elif name.islower() and len(name.split()) <= LOWER_WORDS and _is_shaped(name.title()):
            at = offset + begin + part.find(name)
            yield _Candidate(QuotedValue(name, at, at + len(name)), row, bool(label), is_lower=True)


def _is_shaped(name: str) -> bool:
    """Two to seven capitalized words; small ones between them only where names have them."""
    spoken = name.split()
    if not 2 <= len(spoken) <= 7 or len(name) > LONGEST_NAME or _FURNITURE.search(name):
        return False
    if not all(_WORD.fullmatch(word) for word in spoken):
        return False
    return all(word[0].isupper() or word.casefold() in _PARTICLES for word in spoken) and spoken[-1][0].isupper()


def _is_word(line: str) -> bool:
    word = line.strip()
    return bool(_WORD.fullmatch(word)) and word[0].isupper() and len(word) > 1 and not _FURNITURE.search(word)


def _weight(candidate: _Candidate, local: str, domain: str, is_work: Callable[[str], bool]) -> float:
    """How surely this is the name. A possible job, skill or place needs confirmation by the email address."""
    spoken = [_letters(word) for word in candidate.name.value.split()]
    first, last = spoken[0], spoken[-1]
    names_first = len(first) > 2 and first in local
    weight = 4.0 * names_first + 4.0 * (len(last) > 1 and (last in local or (names_first and last in domain)))
    if not weight and len(last) > 2 and first[:1] + last[:4] in local:
        weight = 3.0
    is_person = is_name(_cased(candidate.name.value)) and not is_work(candidate.name.value)
    looks = (3.0 if is_person else -5.0) - 6.0 * candidate.is_doubtful - 8.0 * candidate.is_lower
    return weight + looks + 8.0 * candidate.is_labelled - 0.25 * (candidate.row - 1)


def _letters(text: str) -> str:
    """The letters of a word as email addresses write them."""
    parted = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in parted if sign.isalpha())


def _cased(name: str) -> str:
    """ZOË D'SOUZA in the case of a sentence."""
    return name.title() if name.isupper() or name.islower() else name


def written_name(name: str) -> str:
    """A name as a form has it: not in capitals, with single spaces."""
    return " ".join(_cased(name).split())
