"""Words as the engine compares them: lower case, without plural and verb endings, with their place in the text."""

import re
from functools import lru_cache
from typing import NamedTuple

from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.sentence_cache import LONGEST_SENTENCE, MOST_SENTENCES
from hireloom.text_analysis.language.verbs import base_of

# A word is letters and digits; C++, C#, F# and .NET keep the signs that make them names.
_WORD = re.compile(r"\.net\b|[^\W_]+(?:\+\+|#(?!\w))?", re.IGNORECASE)
LONGEST = 40  # letters; a longer run is cut, so that odd text takes no extra time

_NEUTRAL = dict(rows_of("neutral_words.tsv"))


class Word(NamedTuple):
    """`norm` is the word in lower case and the singular, by which names of skills and occupations are compared."""

    norm: str
    start: int
    end: int


def blank(match: re.Match[str]) -> str:
    """Spaces as long as the match, so that everything after it keeps its place."""
    return " " * len(match.group())


def lowered(text: str) -> str:
    """In small letters, with the same offsets. Patterns that ignore case would take three times as long."""
    return text.replace("İ", "i").lower()  # the only letter whose small form has two characters


@lru_cache(maxsize=16384)
def singular(word: str) -> str:
    """`word` in lower case without a plural ending; short words and words in -ss, -us, -is stay."""
    low = word.lower()[:LONGEST]
    low = _NEUTRAL.get(low, low)
    if len(low) > 4 and low.endswith("ies"):
        return low[:-3] + "y"
    if len(low) > 4 and low.endswith(("sses", "ches", "shes", "xes")):
        return low[:-2]
    if len(low) > 3 and low.endswith("s") and not low.endswith(("ss", "us", "is")):
        return low[:-1]
    return low


@lru_cache(maxsize=16384)
def stem(norm: str) -> str:
    """The part that manage, managed and managing share; the word statistics count stems."""
    cut = norm
    for ending in ("ing", "ed"):
        if cut.endswith(ending) and len(cut) - len(ending) >= 3 and _has_vowel(cut[: -len(ending)]):
            cut = cut[: -len(ending)]
            if len(cut) > 3 and cut[-1] == cut[-2] and cut[-1] not in "lsz":
                cut = cut[:-1]
            break
    else:
        for ending, least in (("ation", 4), ("ment", 4), ("ion", 4), ("or", 5), ("er", 5)):
            if cut.endswith(ending) and len(cut) - len(ending) >= least:
                cut = cut[: -len(ending)]
                break
    if len(cut) > 4 and cut.endswith("at"):
        cut = cut[:-2]
    if len(cut) > 3 and cut.endswith("e"):
        cut = cut[:-1]
    if len(cut) > 3 and cut.endswith("y"):
        cut = cut[:-1] + "i"
    return cut


# Rests of endings that `stem` leaves in only some forms of a deed: negotiat and negoti, controll and control,
# reconcili and reconcil, certific and certifi, optimiz and optimis, performanc and perform.
_LEFT = (
    ("at", "", 3), ("ll", "l", 4), ("ili", "il", 4), ("istr", "ist", 3), ("ific", "ifi", 2), ("iz", "is", 3),
    ("yz", "ys", 3), ("anc", "", 5), ("enc", "", 5), ("er", "", 5), ("or", "", 5),
)  # fmt: skip


@lru_cache(maxsize=16384)
def root(norm: str) -> str:
    """The part that all forms of a deed share, including its noun: run, ran and running, or reconcile, reconciled and
    reconciliation. Duties and sentences are compared by roots."""
    cut = stem(base_of(norm))
    for ending, instead, least in _LEFT:
        if cut.endswith(ending) and len(cut) - len(ending) >= least:
            cut = cut[: -len(ending)] + instead
    return cut[:-1] if len(cut) > 4 and cut.endswith("e") else cut


def _has_vowel(text: str) -> bool:
    return any(letter in "aeiouy" for letter in text)


def words(text: str) -> tuple[Word, ...]:
    """The words of `text` in order. Words of sentences are cached, because each sentence is read several times; of
    whole texts only the last two, because thousands of them would fill the memory."""
    return _remembered(text) if len(text) <= LONGEST_SENTENCE else _last(text)


def _parsed(text: str) -> tuple[Word, ...]:
    return tuple(Word(singular(match.group()), match.start(), match.end()) for match in _WORD.finditer(text))


_remembered, _last = lru_cache(maxsize=MOST_SENTENCES)(_parsed), lru_cache(maxsize=2)(_parsed)
