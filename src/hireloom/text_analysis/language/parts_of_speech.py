"""What each word of an English line is: a noun, a verb and in which form, or something else.

An averaged perceptron goes from left to right. `bench/train_parts_of_speech.py` makes its weights; what they were
trained on and how often they are right is in docs/models/parts-of-speech.md.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.sentence_cache import sentence_cache

# One letter for each part of speech, as in the file of weights.
BASE, PERSON, PAST, PARTICIPLE, GERUND = "vzdng"  # plan, plans, planned, (has) planned, planning
NOUN, PLURAL, NAME, ADJECTIVE, ADVERB = "NSPJR"
PREPOSITION, TO, DETERMINER, NUMBER, CONJUNCTION = "ITDC&"
PRONOUN, OWNER, POSSESSIVE, QUESTION, MODAL, PARTICLE, MARK, OTHER = "p$'WMU.X"
TAGS = "vzdngNSPJRITDC&p$'WMU.X"
CLOSED = frozenset("D$")  # of these all words are known
VERBS, NOUNS, DONE = frozenset("vzdng"), frozenset("NSP"), frozenset("dn")

_TOKEN = re.compile(
    r"\d+(?:-[^\W_]+)+|[$€£]?\d[\d,.]*\d[%kKmMB]?\+?|[$€£]?\d[%kKmMB]?\+?|[^\W\d_]+(?=['’]s\b)|['’]s\b|(?:[A-Z]\.){2,}"
    r"|\w+(?:[-&/'’+#]+\w+)*(?:\+\+|#)?|[^\s\w]"
)
_AMOUNT = re.compile(r"[$€£]?\d[\d,.]*[%kKmMB]?\+?|\d+-\d+")
_PARTS = re.compile(r"(.)(-?\d+)")
_EDGE = ("", "")


@dataclass(frozen=True, slots=True)
class Token:
    """A word or a mark of a line, its part of speech (one of `TAGS`), and where it stands in the line."""

    text: str
    tag: str
    start: int
    end: int

    @property
    def low(self) -> str:
        return self.text.lower()


@sentence_cache
def tagged(line: str) -> tuple[Token, ...]:
    """The words and marks of the line, each with its part of speech."""
    matches = list(_TOKEN.finditer(line))
    words = [match.group() for match in matches]
    return tuple(
        Token(match.group(), tag, match.start(), match.end()) for match, tag in zip(matches, tags(words), strict=True)
    )


def tags(words: Sequence[str]) -> list[str]:
    """The part of speech of each word; the surest reading of each, given those before it."""
    learned = _weights()
    shapes = [*map(shape, words), _EDGE, _EDGE]
    made: list[str] = []
    for at in range(len(words)):
        scores = [0] * len(TAGS)
        for feature in (*own_features(shapes, at), *row_features(shapes, at, made)):
            for tag, weight in learned.get(feature, ()):
                scores[tag] += weight
        best = scores.index(max(scores))
        if TAGS[best] in CLOSED and best not in dict(learned.get(f"w{shapes[at][0]}", ())):
            best = max((place for place, tag in enumerate(TAGS) if tag not in CLOSED), key=scores.__getitem__)
        made.append(NUMBER if _AMOUNT.fullmatch(words[at]) else TAGS[best])
    return made


def shape(word: str) -> tuple[str, str]:
    """The word in small letters, digits as zeros, and how it is written."""
    low = re.sub(r"\d", "0", word.lower())
    if not word[0].isalpha():
        return low, "0" if any(map(str.isdigit, word)) else "."
    return low, "a" if word.islower() else "A" if word.isupper() else "Aa"


def own_features(shapes: Sequence[tuple[str, str]], at: int) -> tuple[str, ...]:
    """What the tagger sees of a word and its neighbors, given the shapes of all with two empty ones behind."""
    low, form = shapes[at]
    follows, follows_form = shapes[at + 1]
    return (
        f"w{low}",
        f"4{low[-4:]}{form}",
        f"3{low[-3:]}",
        f"2{low[-2:]}",
        f"l{shapes[at - 1][0] if at else ''}",
        f"m{shapes[at - 2][0] if at > 1 else ''}",
        f"n{follows}",
        f"o{follows[-3:]}{follows_form}",
        f"q{shapes[at + 2][0]}",
        f"r{low[-3:]}{follows}",
    )


def row_features(shapes: Sequence[tuple[str, str]], at: int, before: Sequence[str]) -> tuple[str, ...]:
    """What it sees of a word together with the tags `before` it."""
    low, form = shapes[at]
    follows, follows_form = shapes[at + 1]
    tag = before[-1] if before else "^"
    two = before[-2] if len(before) > 1 else "^"
    return (
        f"s{low[-1:]}{form}{tag}",
        f"1{tag}{low}",
        f"t{tag}{two}",
        f"u{tag}{low[-3:]}",
        f"p{tag}{follows[-3:]}",
        f"f{form}{tag}{follows_form}",
    )


def is_seen(word: str) -> bool:
    """The word, in small letters, is one of those that the tagger was trained on."""
    return f"w{word}" in _weights()


@cache
def _weights() -> Mapping[str, tuple[tuple[int, int], ...]]:
    """Equal rows are one object, and so are equal weights: that halves the memory."""

    @cache
    def weight(tag: str, number: str) -> tuple[int, int]:
        return TAGS.index(tag), int(number)

    @cache
    def row(weights: str) -> tuple[tuple[int, int], ...]:
        return tuple(weight(*part) for part in _PARTS.findall(weights))

    return {feature: row(weights) for feature, weights in rows_of("parts_of_speech.tsv")}
