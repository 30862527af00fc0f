"""Percentages and medians of people, none where there are too few of them."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta

FEWEST = 5  # people; of fewer, no percentage and no median is shown
_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a number of people."""

    part: int
    whole: int

    @property
    def percent(self) -> int | None:
        """Rounded half up; None below FEWEST."""
        return (200 * self.part + self.whole) // (2 * self.whole) if self.whole >= FEWEST else None


@dataclass(frozen=True, slots=True)
class Spread:
    """Days with one decimal: one in ten took at most `one_in_ten`, half at most `median`, nine in ten at most
    `nine_in_ten`; None below FEWEST."""

    people: int
    one_in_ten: float | None = None
    median: float | None = None
    nine_in_ten: float | None = None


def spread(waits: Iterable[timedelta]) -> Spread:
    """How long people waited; a negative wait, where clocks differed, counts as none."""
    whole = sorted(max(wait, timedelta()) for wait in waits)
    if len(whole) < FEWEST:
        return Spread(len(whole))
    middle = (whole[(len(whole) - 1) // 2] + whole[len(whole) // 2]) / 2
    first, ninth = whole[-(-len(whole) // 10) - 1], whole[-(-9 * len(whole) // 10) - 1]
    return Spread(len(whole), *(round(wait / _DAY, 1) for wait in (first, middle, ninth)))
