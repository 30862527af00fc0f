"""The numbers that were learned from pairs of adverts and resumes that people judged: see docs/models."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

TABLES = ("score.tsv", "evidence.tsv")

Table = Mapping[str, tuple[float, ...]]


@cache
def learned(group: str) -> Table:
    """The rows of one group by their names."""
    tables = (files("hireloom.text_analysis.evidence") / "data" / name for name in TABLES)
    lines = (line for table in tables for line in table.read_text(encoding="utf-8").splitlines())
    rows = (line.split("\t") for line in lines if not line.startswith("#"))
    return {name: tuple(map(float, numbers)) for kind, name, *numbers in rows if kind == group}


def weighed(group: str, measured: Mapping[str, float]) -> list[float]:
    """The sums of a linear model: its base, and each measure times its numbers."""
    table = learned(group)
    sums = list(table["base"])
    for name, value in measured.items():
        for at, number in enumerate(table[name] if value else ()):
            sums[at] += number * value
    return sums


def part(group: str, measured: Mapping[str, float]) -> float:
    """The sum of a linear model as a part of a whole, 0 to 1."""
    return min(1.0, max(0.0, weighed(group, measured)[0]))
