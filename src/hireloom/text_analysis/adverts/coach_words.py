"""Words in job posts that turn people away: what each sounds like, and what to write instead."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from hireloom.text_analysis.language.data_files import rows_of, words_named


class Sound(StrEnum):
    """Whom a word turns away."""

    MEN = "men"  # it sounds as if men were meant
    WOMEN = "women"
    ONE_GENDER = "one gender"
    AGE = "age"
    ORIGIN = "origin"
    ABILITY = "ability"
    HYPE = "hype"
    HARSH = "harsh"


@dataclass(frozen=True, slots=True)
class CodedWord:
    """`instead` fits into the same sentence; empty if the sentence must be rewritten as `advice` says."""

    sound: Sound
    start: int
    end: int
    words: str
    instead: str
    advice: str


# Words before or after that make the word harmless: a competitive salary is not a competitive person.
_HARMLESS = re.compile(r"alpha (?:release|version|test|channel)|hunter(?: ?x|'s)|crazy egg|unmanned aerial", re.I)


_TOKEN = re.compile(r"\S+")
_ADDRESS = re.compile(r"://|^\W*www\.|\w@\w|^[^\w-]*[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:/|\W*$)")
_SENTENCE_ENDS = ".!?:;•*·-–—#\n"


def addresses(text: str) -> Iterator[tuple[int, int]]:
    """The places of web and email addresses."""
    yield from (token.span() for token in _TOKEN.finditer(text) if _ADDRESS.search(token.group()))


def masked(text: str, places: Iterable[tuple[int, int]]) -> str:
    """The text with spaces at these places, as long as before."""
    parts, at = list[str](), 0
    for start, end in sorted(places):
        if end > at:
            parts += text[at:start], " " * (end - max(at, start))
            at = end
    return "".join(parts) + text[at:]


def coded_words(text: str, *, is_prose: bool = True) -> Iterator[CodedWord]:
    """Words of the text that turn people away, in order; of several at the same place the longest. None are within an
    address or, in prose, the name of a product: in a title every word has a capital."""
    for match in _FINDER.finditer(masked(text, addresses(text))):
        words = match.group()
        if _HARMLESS.match(text, match.start()) or (is_prose and " " not in words and _is_name(text, match.start())):
            continue
        sound, instead, advice = _ENTRIES.get(words.casefold()) or _ENTRIES[words.casefold().removesuffix("s")]
        if words.casefold() not in _ENTRIES and instead:
            instead = _of_several(instead)
        instead = _in_case_of(words, instead)
        article = _ARTICLE.search(text, max(0, match.start() - 3), match.start())
        if article and instead and _opens_with_vowel(instead) != (len(article[1]) == 2):
            fitting = f"{article[1][0]}n" if _opens_with_vowel(instead) else article[1][0]
            yield CodedWord(sound, article.start(1), match.end(), words, f"{fitting} {instead}", advice)
        else:
            yield CodedWord(sound, match.start(), match.end(), words, instead, advice)


def _is_name(text: str, start: int) -> bool:
    before = text[max(0, start - 3) : start].rstrip(" \t")
    return bool(before) and before[-1] not in _SENTENCE_ENDS and _NAME.match(text, start) is not None


_ARTICLE = re.compile(r"\b(an?)\s$", re.I)


def _opens_with_vowel(words: str) -> bool:
    return words[:1].lower() in "aeiou"


def _of_several(instead: str) -> str:
    """The replacement in the singular or plural; adjectives get a noun to describe."""
    before, _, last = instead.rpartition(" ")
    if last == "person":
        return f"{before} people".strip()
    return f"{instead}s" if last in _NOUNS else f"{instead} people"


def _in_case_of(words: str, instead: str) -> str:
    if words.isupper() and len(words) > 3:
        return instead.upper()
    return instead[:1].upper() + instead[1:] if words[:1].isupper() else instead


def _entries() -> Iterator[tuple[str, tuple[Sound, str, str]]]:
    for sound, names, instead, advice in rows_of("coach_words.tsv", "adverts"):
        yield from ((name, (Sound(sound), instead, advice)) for name in names.split("|"))


_NOUNS = words_named("nouns after a gendered word", "adverts")
_OCCUPATIONS = "manager designer analyst consultant lead marketer recruiter coder programmer writer scientist architect"
# A product or company: a capitalized word followed by another one that names no occupation.
_NAME = re.compile(rf"[A-Z][a-z]+ (?!(?i:{'|'.join([*sorted(_NOUNS), *_OCCUPATIONS.split()])})s?\b)[A-Z]\w+")
_ENTRIES = dict(_entries())


def _alternatives() -> Iterator[str]:
    """The words by their first character, the longest first, so that a search tries few of them at each place."""
    for sign, names in groupby(sorted(_ENTRIES), key=lambda name: name[0]):
        rests = "|".join(re.escape(name[1:]) for name in sorted(names, key=len, reverse=True))
        yield f"{re.escape(sign)}(?:{rests})"


_FINDER = re.compile(rf"(?<![\w-])(?:{'|'.join(_alternatives())})s?(?![\w-])", re.IGNORECASE)
