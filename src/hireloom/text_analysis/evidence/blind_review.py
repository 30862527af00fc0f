"""A resume without name, contact, school and dates, so that only abilities count."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from hireloom.domain.refusals import NotAllowed
from hireloom.domain.resume_match.findings import Evidence, Findings
from hireloom.text_analysis.language.degrees import degree_mentions
from hireloom.text_analysis.language.periods import date_spans, periods, years
from hireloom.text_analysis.language.schools import names_school, replace_schools
from hireloom.text_analysis.resumes.contacts import LINK, MAIL, PHONE
from hireloom.text_analysis.resumes.passages import Passage, Shape, passages


class HiddenInReview(NotAllowed):
    sentence = "This job is reviewed blind: who applied is hidden until you decide or reveal it."


class IdentityTrait(StrEnum):
    NAME = "name"
    CONTACT = "contact"
    PHOTO = "photo"
    SCHOOL = "school"
    DATES = "dates"


@dataclass(frozen=True, slots=True)
class Block:
    """`aside` of an entry is its duration, never its dates."""

    kind: Shape
    text: str
    aside: str = ""


@dataclass(frozen=True, slots=True)
class BlindResume:
    blocks: tuple[Block, ...]
    hidden: tuple[IdentityTrait, ...]


_MARK = {
    IdentityTrait.NAME: "[name]",
    IdentityTrait.CONTACT: "[contact]",
    IdentityTrait.SCHOOL: "[school]",
    IdentityTrait.DATES: "[date]",
}
_WRITTEN_OUT = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "å": "aa", "Å": "Aa", "æ": "ae", "Æ": "Ae"}
    | {"ø": "oe", "Ø": "Oe", "œ": "oe", "Œ": "Oe", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ı": "i"}
)
LONGEST_DETAIL = 300  # characters of a name or an address
_WHO = {Shape.NAME: IdentityTrait.NAME, Shape.CONTACT: IdentityTrait.CONTACT}
_EDUCATION = re.compile(r"\b(?:education|educational|academic|academics|studies|schooling)\b", re.I)
# 'BEng (Hons) in Civil Engineering' is one part.
_BETWEEN = re.compile(r"(\s*(?:[,;|·•]|\((?!hons\b)|(?<!hons)\))\s*|\s+[-–—]\s+|\s{2,}|\s+(?:at|from)\s+)", re.I)
_WORD = re.compile(r"\w+")
_UNTIL, _REST = ("-", "–", "—", "/"), re.compile(r"\d\d\b(?!\s?%)[\s)]*")
_STUDY = re.compile(
    r"\b(?:gpa|cgpa|grade|thesis|dissertation|major|minor|coursework|courses?|honou?rs|hons|degree|distinction|merit"
    r"|(?:first|second|third|upper|lower)[- ](?:class|second)|cum laude|[12]:[12])\b|\d\s?%",
    re.I,
)


def blind(text: str, identities: Iterable[tuple[str, str]], *, details: Iterable[str], now: int) -> BlindResume:
    """`identities` are kinds and words of the text that identify the person; `details` are name and contacts from the
    application; `now` is this month as periods count."""
    words = _Words(identities, details)
    hidden, blocks = {IdentityTrait.PHOTO}, list[Block]()
    for passage, line, is_study in _read(text):
        if passage.kind in _WHO:
            hidden.add(_WHO[passage.kind])
            continue
        visible = "".join(_without(line, words, hidden, is_study=is_study))
        lasted = _lasted(passage, now)
        if passage.aside:
            hidden.add(IdentityTrait.DATES)
        if visible.strip():
            blocks.append(Block(passage.kind, visible, lasted))
    return BlindResume(tuple(blocks), tuple(kind for kind in IdentityTrait if kind in hidden))


def blinded(
    findings: Findings, text: str, identities: Iterable[tuple[str, str]], *, details: Iterable[str]
) -> Findings:
    """The same findings with quotes of the resume `text` that hide as much as `blind` does."""
    words, places = _Words(identities, details), [(passage, is_study) for passage, _, is_study in _read(text)]

    def quoted(evidence: Evidence) -> Evidence:
        passage, is_study = next((place for place in places if place[0].end > evidence.start), (None, True))
        if passage and passage.kind in _WHO:
            return replace(evidence, quote=_MARK[_WHO[passage.kind]])
        return replace(evidence, quote="".join(_without(evidence.quote, words, set(), is_study=is_study)))

    def noted(note: str) -> str:
        return "".join(_without(note, words, set(), is_study=False))

    return replace(
        findings,
        findings=tuple(
            replace(
                finding,
                evidence=tuple(map(quoted, finding.evidence)),
                note=noted(finding.note),
                task=noted(finding.task),
                hint=finding.hint and quoted(finding.hint),
                years=None,  # employers and dates
            )
            for finding in findings.findings
        ),
    )


def blinded_words(text: str, identities: Iterable[tuple[str, str]], *, details: Iterable[str]) -> str:
    """What somebody wrote about themselves, as `blind` would show it."""
    contacts = (("CONTACT", match.group()) for pattern in (MAIL, PHONE, LINK) for match in pattern.finditer(text))
    return "".join(_without(text, _Words([*identities, *contacts], details), set(), is_study=False))


def _read(text: str) -> Iterator[tuple[Passage, str, bool]]:
    """Each block, its words on one line, and whether the block is about studies."""
    in_education = False
    for passage in passages(text):
        line = " ".join(" ".join(_sentences(text, passage)).split())
        if passage.kind is Shape.HEADING:
            in_education = bool(_EDUCATION.search(line))
        yield passage, line, in_education and passage.kind is not Shape.HEADING


def _sentences(text: str, passage: Passage) -> Iterator[str]:
    """The sentences without the rest of a year after the dates of an entry: the 21 of 2019–21."""
    for start, end in passage.sentences:
        rest = _REST.match(text, start, end) if passage.aside and text[start - 1 : start] in _UNTIL else None
        yield text[rest.end() if rest else start : end]


class _Words:
    """What identifies the person, longest first, regardless of capitals and accents: single words are looked up, and
    one pattern is for all others."""

    def __init__(self, identities: Iterable[tuple[str, str]], details: Iterable[str]) -> None:
        self._kinds = {_key(name): kind for kind, name in identities if name.strip()}
        for whole in filter(None, (detail[:LONGEST_DETAIL].strip() for detail in details)):
            parts = [part for part in re.split(r"[\s@-]+", whole) if len(part) > 2]
            spellings = [
                whole,
                *parts,
                "".join(whole.split()),
                *(" ".join(part) for part in parts),
            ]  # some write a name in spaced letters
            self._kinds |= dict.fromkeys(
                [_key(spelling) for name in spellings for spelling in (name, name.translate(_WRITTEN_OUT))], "NAME"
            )
        self._pattern = _any_of(key for key in self._kinds if not _WORD.fullmatch(key))

    def hidden(self, text: str, marked: Callable[[IdentityTrait], str]) -> str:
        text = unicodedata.normalize("NFC", text)
        parts, at = list[str](), 0
        for match in self._pattern.finditer(_folded(text)):
            if _WORD.fullmatch(match.group()) and _unspaced(match.group()) not in self._kinds:
                continue
            parts += text[at : match.start()], marked(self._kind(match.group()))
            at = match.end()
        return "".join((*parts, text[at:]))

    def _kind(self, word: str) -> IdentityTrait:
        return IdentityTrait.NAME if self._kinds.get(_unspaced(word), "NAME") == "NAME" else IdentityTrait.CONTACT


def _any_of(keys: Iterable[str]) -> re.Pattern[str]:
    """Each key between words, the longest first, or any word. What begins with a sign is together: places without one
    of these signs are skipped."""
    by_sign = defaultdict[str, list[str]](list)
    for key in sorted(keys, key=lambda key: (-len(key), key)):
        by_sign[key[0]].append(re.escape(key[1:]).replace(r"\ ", r"\s+").replace("ss", "(?:ss|ß)"))
    starts = ((re.escape(sign), "|".join(rests)) for sign, rests in by_sign.items())
    return re.compile("|".join((*(rf"{sign}(?<!\w{sign})(?:{rests})(?!\w)" for sign, rests in starts), r"\w+")))


def _folded(text: str) -> str:
    """The text in small letters without accents and with the same offsets."""
    return text.lower() if text.isascii() else "".join(map(_small, text))


@lru_cache(maxsize=1024)
def _small(sign: str) -> str:
    small = unicodedata.normalize("NFD", sign)[0].casefold()
    return small if len(small) == 1 else sign.lower()[0]  # ß, for which others write ss


def _key(text: str) -> str:
    return _unspaced(_folded(unicodedata.normalize("NFC", text)))


def _unspaced(folded: str) -> str:
    return " ".join(folded.split()).replace("ß", "ss")


def _without(text: str, words: _Words, hidden: set[IdentityTrait], *, is_study: bool) -> Iterator[str]:
    def marked(kind: IdentityTrait) -> str:
        hidden.add(kind)
        return _MARK[kind]

    text = words.hidden(text, marked)
    for start, end in reversed(tuple(date_spans(text))):
        text = text[:start] + marked(IdentityTrait.DATES) + text[end:]
    if not is_study:
        yield replace_schools(text, lambda: marked(IdentityTrait.SCHOOL))
        return
    for part in _BETWEEN.split(text):
        is_kept = _BETWEEN.fullmatch(part) or not part.strip("[]. ") or part in _MARK.values()
        tells = any(degree_mentions(part)) or _STUDY.search(part)
        if is_kept or (tells and not names_school(part)):
            yield part
        elif tells:
            yield replace_schools(part, lambda: marked(IdentityTrait.SCHOOL))
        else:
            yield marked(IdentityTrait.SCHOOL)


def _lasted(passage: Passage, now: int) -> str:
    """The duration in words, in place of the dates."""
    named = periods(passage.aside)
    if not named:
        return ""
    count = years(named, now)
    if count < 1:
        return "under a year"
    return "1 year" if round(count) == 1 else f"{round(count)} years"
