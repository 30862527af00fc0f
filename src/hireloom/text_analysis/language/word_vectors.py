"""What each word of the trade says, learned from adverts and resumes: how rare it is, which words it comes with, and
which fields of work it belongs to."""

from array import array
from base64 import b85decode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import log, sqrt
from operator import mul

TOPICS = (
    64  # numbers of a vector that say which words it comes with; those after them, one a field, say where it belongs
)


@dataclass(frozen=True, slots=True)
class WordProfile:
    """A text by its words. `words` weights each by its rarity, with length 1 in all; `topics` and `fields` are sums of
    the vectors of its words."""

    words: Mapping[str, float]
    topics: tuple[float, ...]
    fields: tuple[float, ...]


@cache
def word_vectors() -> Mapping[str, tuple[float, Sequence[int]]]:
    """Each stem with its rarity and its vector, one signed byte per number; in the file, 128 stands for zero."""
    table = files("hireloom.text_analysis.language") / "data" / "words.tsv"
    rows = (line.split("\t") for line in table.read_text(encoding="utf-8").splitlines() if not line.startswith("# "))
    signed = bytes((number - 128) % 256 for number in range(256))
    return {stem: (float(rarity), array("b", b85decode(vector).translate(signed))) for stem, rarity, vector in rows}


def word_profile(counts: Mapping[str, float]) -> WordProfile:
    """The profile of a text, given how often each stem occurs; stems without a vector are ignored."""
    vectors_of = word_vectors()
    common = {stem: count for stem, count in counts.items() if stem in vectors_of and count > 0}
    weights = {stem: (1 + log(max(count, 1))) * min(count, 1) * vectors_of[stem][0] for stem, count in common.items()}
    length = sqrt(sum(weight * weight for weight in weights.values()))
    if not length:
        return WordProfile({}, (), ())
    words = {stem: weight / length for stem, weight in sorted(weights.items())}
    vectors = [[weight * number for number in vectors_of[stem][1]] for stem, weight in words.items()]
    total = tuple(map(sum, zip(*vectors, strict=True)))
    return WordProfile(words, total[:TOPICS], total[TOPICS:])


def shared_words(first: WordProfile, second: WordProfile) -> float:
    """The cosine of two texts by their words, 0 to 1."""
    return sum(weight * second.words.get(stem, 0.0) for stem, weight in first.words.items())


def cosine(first: tuple[float, ...], second: tuple[float, ...]) -> float:
    """-1 to 1; 0 if either says nothing."""
    lengths = sqrt(sum(map(mul, first, first)) * sum(map(mul, second, second)))
    return sum(map(mul, first, second)) / lengths if lengths else 0.0
