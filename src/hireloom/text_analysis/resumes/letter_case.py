"""Resumes in small letters, or in capitals throughout, with the capitals that they would have: roles, employers and the
ends of sentences are recognized by them."""

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.degrees import degrees
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.periods import dated, periods
from hireloom.text_analysis.language.places import region_letters
from hireloom.text_analysis.resumes.passages import PLACEHOLDER, is_heading
from hireloom.text_analysis.resumes.sections import Section, section_of
from hireloom.text_analysis.resumes.titles_and_employers import JOINERS, opens_a_deed

FEWEST_WORDS = 12  # of a text whose letters tell something
FEW = 0.03  # the part of its words that may be written differently
LONGEST_NAME, LONGEST_ENTRY = 8, 22  # words of a line that holds only names; words of a line with a period
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_SENTENCE = re.compile(r"(?:^\W*|[.!?]\s+[\"'(]?)(?=[^\W\d_])")
_INITIALS = re.compile(r"\b(?:[a-z]\.)+[a-z]\b\.?|\b(?:ii|iii|iv)\b|\b[bm][as](?=\s?:)|\bm(?=asters?\s?:)", re.I)
_STATE = re.compile(rf"(?<=,)\s?(?:{'|'.join(letters.lower() for letters in region_letters('US').values())})\b")
_PLACEHOLDER = re.compile(PLACEHOLDER.pattern, re.I)
_INITIALS_OF_A_NAME = re.compile(r"[bcdfghjklmnpqrstvwxz]{2,4}")  # KFC; no word is without a vowel
_BEFORE_A_DASH = re.compile(r"\bco(?=-)")  # 'Co-Curricular', not the state
_SHORTENED = frozenset(("dr", "ft", "jr", "ltd", "mfg", "mgr", "mr", "mrs", "ms", "mt", "rd", "sgt", "sr", "st"))
TOP = 3  # lines; the name of the person and what they are stand there
_JOINS = frozenset(("and", "or", "who", "which", "that", "of", "with", "for", "from", "by", "than"))
_ENDS = (".", ";", "!", "?", ":")


@lru_cache(maxsize=16)
def with_capitals(text: str) -> str:
    """The text, each letter at its place; unchanged where it has small letters and capitals."""
    if not _is_of_one_case(text):
        return text
    lines = _small(text).split("\n")
    dates = [_is_dated(line) for line in lines]
    short = [_may_name(line) for line in lines]
    return "\n".join(
        _cased(
            line,
            opens=not _continues(lines[at - 1] if at else "", line),
            beside_dates=any(dates[max(0, at - 2) : at + 2]) or (any(dates[at + 2 : at + 3]) and short[at + 1]),
            holds_names=at < TOP or section is Section.STUDIES,
        )
        for at, (line, section) in enumerate(_sections(lines))
    )


def _sections(lines: Sequence[str]) -> Iterator[tuple[str, Section]]:
    section = Section.TOP
    for line in lines:
        section = section_of(line) if is_heading(line.strip()) else section
        yield line, section


def _is_of_one_case(text: str) -> bool:
    words = [word for word in _WORD.findall(text) if len(word) > 1]
    small = sum(word.islower() for word in words)
    capitals = sum(word.isupper() for word in words)
    return len(words) >= FEWEST_WORDS and max(small, capitals) >= (1 - FEW) * len(words)


def _small(text: str) -> str:
    """The text in small letters, each at its place: those of two signs stay, and Σ is small everywhere as inside."""
    if len(low := text.lower()) == len(text) and "Σ" not in text:
        return low
    return "".join(low if len(low := sign.lower()) == 1 else sign for sign in text)


def _is_dated(line: str) -> bool:
    return len(line.split()) <= LONGEST_ENTRY and dated(line) is not None and not line.rstrip().endswith(_ENDS)


def _may_name(line: str) -> bool:
    """The line is short, and neither a sentence nor a deed."""
    return _is_short(line) and not opens_a_deed(line.strip())


def _is_short(line: str) -> bool:
    text = line.strip()
    return 0 < len(_PLACEHOLDER.sub("x", text).split()) <= LONGEST_NAME and not text.endswith(_ENDS)


def _continues(before: str, line: str) -> bool:
    """No statement begins with such a word, so the line before was broken at the margin."""
    first = (line.split(maxsplit=1) or [""])[0]
    return first in _JOINS and bool(before.strip()) and not before.rstrip().endswith(_ENDS)


def _cased(line: str, *, opens: bool, beside_dates: bool, holds_names: bool) -> str:
    """`opens`: no sentence goes on in it; `beside_dates`: dates stand near; `holds_names`: the line stands among names
    of schools or people."""
    text = line.strip()
    if dated(line) and (len(text.split()) <= LONGEST_ENTRY or periods(line)):
        return _entry(line)
    tells_names = beside_dates or holds_names or _PLACEHOLDER.search(text) or degrees(text) or _is_title(text)
    is_named = is_heading(text) or (tells_names and _may_name(line)) or (holds_names and _is_short(line))
    return _named(line) if is_named else _as_sentences(line, opens=opens)


def _is_title(text: str) -> bool:
    """Nothing but roles: 'office manager/restaurant manager'."""
    roles = load_lexicon().roles_in(text) if len(text.split()) <= LONGEST_NAME else ()
    return sum(role.end - role.start + 1 for role in roles) > len(text)


def _entry(line: str) -> str:
    """A line with dates: what stands before and after them names something, or describes it."""
    start, end = dated(line) or (0, 0)
    return f"{_beside(line[:start])}{_named(line[start:end])}{_beside(line[end:])}"


def _beside(part: str) -> str:
    text = _PLACEHOLDER.sub("", part)
    if not text.strip() or (len(text.split()) <= LONGEST_NAME and not opens_a_deed(text.strip())):
        return _named(part)
    roles = load_lexicon().roles_in(part)
    reached = roles[0].end if roles and len(part[: roles[0].end].split()) <= LONGEST_NAME else 0
    return _named(part[:reached]) + _as_sentences(part[reached:], opens=not reached)


def in_title_case(name: str) -> str:
    """'Career Focus' for 'CAREER FOCUS', 'Volunteer and Community Service' with its small word."""
    return _named(name.lower())


def _named(part: str) -> str:
    """Each word with a capital, except the small ones."""
    return _marked(
        _WORD.sub(lambda match: _name(match.group(), opens=not match.start()), _BEFORE_A_DASH.sub("Co", part))
    )


def _name(word: str, *, opens: bool) -> str:
    if len(word) == 1 and not word.isascii():
        return word  # half of a sign that was decoded by the wrong table
    if form := _forms("in titles").get(word):
        return form
    if (_INITIALS_OF_A_NAME.fullmatch(word) and word not in _SHORTENED) or _is_certificate(word):
        return word.upper()
    return word if word in JOINERS and not opens else word.capitalize()


@lru_cache(maxsize=4096)
def _is_certificate(word: str) -> bool:
    """Its name is written in capitals: ACLS."""
    named = load_lexicon().skills_in(word.upper())
    return any(mention.skill.kind == "certificate" for mention in named) and not load_lexicon().skills_in(word.title())


def _as_sentences(part: str, *, opens: bool = True) -> str:
    """Each sentence with a capital, and each name."""
    forms = _forms("everywhere")
    text = _WORD.sub(lambda match: forms.get(word := match.group(), word), part)
    starts = [match.end() for match in _SENTENCE.finditer(text) if opens or match.start()]
    signs = list(text)
    for at in starts:
        signs[at] = signs[at].upper() if len(signs[at].upper()) == 1 else signs[at]
    return _marked("".join(signs))


def _marked(part: str) -> str:
    """Initials, states and what an anonymizer wrote."""
    for pattern in (_INITIALS, _STATE):
        part = pattern.sub(lambda match: match.group().upper(), part)
    return _PLACEHOLDER.sub(lambda match: match.group().title(), part)


@cache
def _forms(where: str) -> dict[str, str]:
    """How names and shorthand are written: SQL, Excel, JavaScript, and in titles IT and RN."""
    rows = rows_of("letter_case.tsv", "resumes")
    return {form.lower(): form for form, place in rows if place in (where, "everywhere")}
