"""What words mean in general English: the vectors of words that are used alike point the same way."""

import re
from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import sqrt
from operator import mul

from hireloom.text_analysis.language.data_files import words_named

SIZE = 64  # numbers of a vector
_WORD = re.compile(r"[a-z][a-z0-9+#]*")
_GENDERS = words_named("genders", "evidence")

Meaning = tuple[float, ...]  # of length 1; empty where no word is known


@cache
def _vectors() -> tuple[Mapping[str, int], Sequence[int]]:
    """The number of each word, and the vectors one after another, one signed byte per number. The rarer a word is, the
    longer its vector."""
    table = files("hireloom.text_analysis.evidence") / "data" / "meanings.bin"
    words_listed, _, numbers = table.read_bytes().partition(b"\n")
    return {word: at for at, word in enumerate(words_listed.decode().split())}, array("b", numbers)


def known_words() -> frozenset[str]:
    """All words that have a meaning."""
    rows, _ = _vectors()
    return frozenset(rows)


def spelled(text: str) -> list[str]:
    """The words of a text as the vectors name them."""
    return _WORD.findall(text.lower())


@lru_cache(maxsize=1024)
def meaning(text: str) -> Meaning:
    """The direction of all known words of a text together; whether it is about a woman or a man does not count."""
    rows, numbers = _vectors()
    places = (rows[word] * SIZE for word in spelled(text) if word in rows and word not in _GENDERS)
    return together(numbers[place : place + SIZE] for place in places)


def together(vectors: Iterable[Iterable[float]]) -> Meaning:
    """The direction of several vectors; empty ones do not count."""
    total = [sum(column) for column in zip(*filter(None, vectors), strict=True)]
    length = sqrt(sum(map(mul, total, total)))
    return tuple(number / length for number in total) if length else ()


def likeness_of(first: Meaning, second: Meaning) -> float:
    """How close two meanings are, -1 to 1; 0 if either is empty."""
    return float(sum(map(mul, first, second)))
