"""Texts by all their words, each weighted by how often it occurs there and how rare it is elsewhere."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import sqrt

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.words import root


@cache
def rarities() -> Mapping[str, float]:
    """How rare the root of each word is among adverts and resumes. Left out are words such as "the", and those that
    tell a woman from a man."""
    table = files("hireloom.text_analysis.language") / "data" / "rarities.tsv"
    rows = (line.split("\t") for line in table.read_text(encoding="utf-8").splitlines() if not line.startswith("# "))
    genders = frozenset(map(root, words_named("genders", "evidence")))
    return {word: float(rarity) for word, rarity in rows if word not in genders}


def rare_words(counts: Mapping[str, float]) -> Mapping[str, float]:
    """The weight of each word of a text, given how often its root occurs; length 1 in all, or empty."""
    rarity = rarities()
    weights = {word: count * rarity[word] for word, count in counts.items() if word in rarity and count > 0}
    length = sqrt(sum(weight * weight for weight in weights.values()))
    return {word: weight / length for word, weight in sorted(weights.items())}


def likeness(first: Mapping[str, float], second: Mapping[str, float]) -> float:
    """The cosine of two texts, 0 to 1."""
    return sum(weight * second.get(word, 0.0) for word, weight in first.items())
