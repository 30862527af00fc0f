"""Numbers that a job sets as a limit, 'p95 latency below 200 ms', against the numbers of a resume."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.verbs import is_base
from hireloom.text_analysis.language.words import root, singular, words


class Limit(StrEnum):
    MOST = "most"
    LEAST = "least"


@dataclass(frozen=True, slots=True)
class Bound:
    """`subject` are the roots of the words for the measured thing; `number` is in `unit`."""

    limit: Limit
    number: float
    unit: str
    subject: frozenset[str]


_FIGURE = (
    r"(?<![\w.,])(?P<money>[$€£₹]\s?)?(?P<number>\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?!\d)"
    r"(?:\s?(?P<size>(?:k|m|bn|million|thousand)\b))?"
)
_UNIT = r"\s?-?(?P<unit>%|per ?cent\b|[^\W\d_]+)?"
_MOST = (
    r"below|under|less than|lower than|fewer than|at most|no(?:t)? more than|not exceeding|max(?:imum(?: of)?|\.)"
    r"|within"
)
_LEAST = (
    r"over|above|at least|more than|better than|higher than|no less than|not less than|minimum(?: of)?|min\."
    r"|exceeding|upwards of"
)
_BOUND = re.compile(rf"\b(?:(?P<most>{_MOST})|(?P<least>{_LEAST}))\s(?:an? )?{_FIGURE}{_UNIT}", re.I)
_LEVEL = re.compile(rf"(?P<before>\bfrom\s|\bby\s)?(?:about |around |over |under |nearly )?{_FIGURE}{_UNIT}", re.I)
_HOURS = re.compile(r"\s(?:a|per|each|every)\s|\sshifts?\b", re.I)  # '24 hours a day' is a schedule, no duration
_CLAUSE = re.compile(r"[;:()]|,\s|\.\s|\b(?:and|while|with|so that)\s", re.I)
# Units by kind, each as a multiple of the smallest.
_UNITS = {
    "ms": ("time", 1), "millisecond": ("time", 1), "msec": ("time", 1),
    "second": ("time", 1_000), "sec": ("time", 1_000), "s": ("time", 1_000),
    "minute": ("time", 60_000), "min": ("time", 60_000), "mins": ("time", 60_000),
    "hour": ("time", 3_600_000), "hr": ("time", 3_600_000), "h": ("time", 3_600_000), "hrs": ("time", 3_600_000),
    "day": ("time", 86_400_000), "week": ("time", 604_800_000),
    "%": ("%", 1), "percent": ("%", 1), "per cent": ("%", 1),
    "g": ("weight", 1), "kg": ("weight", 1_000), "kilo": ("weight", 1_000), "tonne": ("weight", 1_000_000),
    "t": ("weight", 1_000_000), "lb": ("weight", 453.6), "lbs": ("weight", 453.6), "pound": ("weight", 453.6),
    "mm": ("length", 1), "cm": ("length", 10), "km": ("length", 1_000_000), "mile": ("length", 1_609_344),
    "wpm": ("word", 1),
}  # fmt: skip
_SIZES = {"": 1.0, "k": 1e3, "thousand": 1e3, "m": 1e6, "million": 1e6, "bn": 1e9}
_NO_UNITS = words_named("no units")
_GENERAL = frozenset(("time", "%", "weight", "length", "money"))  # units whose number says nothing without a subject
_LOOSE = words_named("no subject of a limit")
ENOUGH = 2  # words of the subject that a sentence must share
MOST = 8  # limits in a sentence; a text with more is not a sentence
AROUND = 300  # characters before and after the number that may name what it measures


def bounds(text: str) -> Iterator[Bound]:
    """The limits that a sentence of a job sets, the first MOST; spans of years are not limits."""
    hits = ((match, *measured) for match in _BOUND.finditer(text) if (measured := _measured(match)))
    for match, number, unit in islice(hits, MOST):
        before, after = text[max(0, match.start() - AROUND) : match.start()], text[match.end() : match.end() + AROUND]
        start = max((cut.end() for cut in _CLAUSE.finditer(before)), default=0)
        about = f"{before[start:]} {_CLAUSE.split(after, 1)[0]}"
        yield Bound(Limit.MOST if match["most"] else Limit.LEAST, number, unit, _subject(about))


def keeps(bound: Bound, sentence: str) -> bool | None:
    """Whether the sentence says that the limit was kept; None if it says nothing about it."""
    answers = [answer for clause in _APART.split(sentence) if (answer := _keeps(bound, clause)) is not None]
    return any(answers) if answers else None


_APART = re.compile(r"[;:]|\.\s")


def _keeps(bound: Bound, clause: str) -> bool | None:
    shared = len(bound.subject.intersection(root(word.norm) for word in words(clause)))
    if shared < min(ENOUGH, len(bound.subject)) or (not bound.subject and bound.unit in _GENERAL):
        return None
    numbers = list(_numbers(clause, bound.unit))
    if not numbers:
        return None
    return any(number <= bound.number if bound.limit is Limit.MOST else number >= bound.number for number in numbers)


def _numbers(sentence: str, unit: str) -> Iterator[float]:
    """The levels of a unit that the sentence names: of 'from 840 ms to 190 ms' the last, of 'by 30 %' none."""
    for match in _LEVEL.finditer(sentence):
        measured = _measured(match)
        is_level = not match["before"] and not (unit == "time" and _HOURS.match(sentence, match.end()))
        if measured and measured[1] == unit and is_level:
            yield measured[0]


def _measured(match: re.Match[str]) -> tuple[float, str] | None:
    number = float(match["number"].replace(",", "")) * _SIZES[(match["size"] or "").lower()]
    if match["money"]:
        return number, "money"
    unit = " ".join((match["unit"] or "").lower().split())
    if not unit or unit in _NO_UNITS or singular(unit) in _NO_UNITS:
        return None
    kind, times = _UNITS.get(unit) or _UNITS.get(singular(unit)) or (root(singular(unit)), 1)
    return number * times, kind


def _subject(about: str) -> frozenset[str]:
    spoken = [word.norm for word in words(about)]
    measured = spoken[1:] if spoken and is_base(spoken[0]) else spoken
    return frozenset(root(word) for word in measured if word not in _LOOSE)
