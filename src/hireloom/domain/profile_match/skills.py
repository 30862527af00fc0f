"""Skills as people write them: which spellings mean the same, and which a text names."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache

from hireloom.text_analysis.language.lexicon_files import skill_names
from hireloom.text_analysis.language.phrases import Phrases
from hireloom.text_analysis.language.words import words

NAMED_KINDS = ("tool", "certificate", "licence")  # a text that names one asks for it
NAMED_METHODS = ("Machine learning", "Deep learning", "Data science", "Phlebotomy", "Welding")  # asked for like tools
_SHORT = {"dl": "deep learning", "tf": "tensorflow"}  # in a list only: in running text they are too short to be sure
_BETWEEN = re.compile(r"[,;|\n\r•‣●▪◦·∙]")
_INSIDE = re.compile(r"(?<=\w)[./-](?=\w)")
_SIGNS = "+#"  # C++, C#: part of the name at its ends
_LINE_START = re.compile(r"(?:^|\n|[•‣●▪◦·∙*–-])[\s\"'(]*$")
_AFTER_SENTENCE = re.compile(r"[.!?][\s\"'(]+$")


@lru_cache(maxsize=65536)
def normalised(skill: str) -> str:
    """The spelling in which a skill is compared, the same for all its spellings; empty for a text that names none."""
    folded = _folded(skill)
    return _spelling(folded) or folded


def split(text: str) -> tuple[str, ...]:
    """The skills that a text field lists, as written, each once whatever its spelling."""
    return tuple(_distinct(_items(text)).values())


def compared(text: str) -> frozenset[str]:
    """The same skills as `split` finds, each in the spelling in which it is compared."""
    return frozenset(_distinct(_items(text)))


def titles(text: str) -> frozenset[str]:
    """The listed items that are no skills, each in the spelling in which it is compared: 'Registered Nurse'."""
    return frozenset(title for item in _items(text) if (title := _folded(item)) and not _spelling(title))


def in_text(text: str) -> tuple[str, ...]:
    """The skills that running text names, as written there, in the order of their first mention."""
    running = words(text)
    named = []
    for is_plain_word, first, last in _named_skills().find(text, running):
        start, end = running[first].start, running[last - 1].end
        if not _spelling(_folded(text[start:end])):
            continue  # another form, such as a plural: it may be another word, as JavaBeans is
        if not (is_plain_word and _may_open_a_sentence(text, start, end)):
            named.append(text[start:end])
    return tuple(_distinct(named).values())


def _items(text: str) -> list[str]:
    return [" ".join(item.split()).lstrip("-–*> ") for item in _BETWEEN.split(text)]


def _distinct(items: Sequence[str]) -> dict[str, str]:
    """Each skill as first written, by the spelling in which it is compared."""
    names: dict[str, str] = {}
    for item in items:
        if key := normalised(item):
            names.setdefault(key, item)
    return names


def _may_open_a_sentence(text: str, start: int, end: int) -> bool:
    """Whether the word may open a sentence: there it has a capital whatever it means. At the start of a line, which may
    be a title or an item of a list, only small letters after the word show a sentence."""
    before = text[max(0, start - 8) : start]
    if _AFTER_SENTENCE.search(before):
        return True
    goes_on = text[end : end + 1] == " " and text[end + 1 : end + 2].islower()
    return goes_on and bool(_LINE_START.search(before))


def _folded(skill: str) -> str:
    """In one case, with single spaces, without punctuation around it."""
    text = skill
    while True:  # the folded form may fold further
        again = unicodedata.normalize("NFKC", text).casefold().replace("_", " ")
        again = _without_signs_around(" ".join(again.split()))
        if again == text:
            return text
        text = again


def _without_signs_around(text: str) -> str:
    signs = [at for at, sign in enumerate(text) if sign.isalnum()]
    if not signs:
        return ""
    first, last = signs[0], signs[-1] + 1
    while last < len(text) and (text[last] in _SIGNS or unicodedata.combining(text[last])):
        last += 1
    while first and text[first - 1] in _SIGNS:
        first -= 1
    if first and text[first - 1] == ".":
        first -= 1
    return text[first:last]


def _spelling(folded: str) -> str | None:
    """The spelling in which a skill of the table is compared; None for one that it does not have."""
    return _spellings().get(folded) or _spellings().get(_apart(folded))


def _apart(folded: str) -> str:
    """With spaces for punctuation inside: 'node js' and 'ci-cd' are Node.js and CI/CD."""
    return _INSIDE.sub(" ", folded)


@cache
def _spellings() -> dict[str, str]:
    """Maps each spelling to the one that is compared; that one maps to itself."""
    spellings = dict(_SHORT)
    for _, names in skill_names():
        first, *others = [_folded(name.lstrip("=")) for name in names]
        compared = spellings.setdefault(first, first)
        for spelling in (first, *others):
            spellings.setdefault(spelling, compared)
            spellings.setdefault(_apart(spelling), compared)
    return spellings


@cache
def _named_skills() -> Phrases[bool]:
    """The names that count in running text; the value tells plain words and short signs."""
    return Phrases(
        (name, name.startswith("="))
        for skill, names in skill_names()
        if skill.kind in NAMED_KINDS or skill.name in NAMED_METHODS
        for name in names
    )
