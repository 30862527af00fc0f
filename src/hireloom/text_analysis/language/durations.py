"""Spans of years as people write them: '3+ years', '8 to 12 years', 'three (3) years', 'minimum of 5 yrs'."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from hireloom.text_analysis.language.numbers import ANY, number_of

MONTHS_OF_A_YEAR = 12
_UNIT = r"(?:(?P<years>year['’]?s?|yrs?|jahr(?:en?)?)|(?P<months>months?|mos?|monat(?:en?)?))\b\.?(?:['’](?:s\b)?)?"
_DURATION = re.compile(
    rf"(?<![\w.,$€£])(?:\(\d{{1,2}}\)\s)?(?=\w)(?P<least>{ANY})(?:\s?\((?P<same>\d{{1,2}})\+?\))?\s?(?P<plus>\+|plus\b)?"
    rf"(?:\s?(?P<own>months?|mos?\.?)(?=\s?(?:-|‐|‑|–|—|to|or)\s?(?:{ANY})\s))?"
    rf"(?:\s?(?:-|‐|‑|–|—|to|or|bis)\s?(?:\(\d{{1,2}}\)\s)?(?P<most>{ANY})(?:\s?\(\d{{1,2}}\))?)?\s?(?P<more>\+|plus\b|or\s+more\b"
    rf"|and\s+above\b|or\s+greater\b)?"
    rf"[\s-]{{0,2}}(?:full\s)?{_UNIT}(?P<after>\s?\+|\s(?:or\s+more|plus|minimum)\b)?",
    re.IGNORECASE,
)


class Duration(NamedTuple):
    """`text[start:end]` names it; `least` and `most` are in years, `most` is None if no upper end is named.
    `is_in_years`: it was written in years, not in months."""

    start: int
    end: int
    least: float
    most: float | None
    is_open: bool
    is_in_years: bool


def durations(text: str) -> Iterator[Duration]:
    """Each span of years or months that `text` names, in order."""
    for match in _DURATION.finditer(text):
        share = 1 if match["years"] else MONTHS_OF_A_YEAR
        of_least = MONTHS_OF_A_YEAR if match["own"] else share
        most = number_of(match["most"]) / share if match["most"] else None
        is_open = bool(match["plus"] or match["more"] or match["after"])
        yield Duration(
            match.start(), match.end(), float(number_of(match["least"]) / of_least), most, is_open, of_least == 1
        )
