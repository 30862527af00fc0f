"""Numbers of years that a resume states itself, such as '20 years of restaurant management'."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from hireloom.text_analysis.language.durations import durations

MOST_STATED = 45
_EXPERIENCE = re.compile(r"experience|erfahrung", re.I)
_BEGINS = re.compile(r"^\W*(?:of|in|as|with)\b", re.I)
_ENDS = re.compile(r"[.;,:()]|\b(?:and|with|who|that|including)\b")
WORDS_BEHIND, BEHIND = 10, 300  # words and characters after the number that may name its subject


class StatedYears(NamedTuple):
    """`subject` is the field of the years as written, or else the words around the number."""

    years: int
    text: str
    start: int
    subject: str


def stated_years(sentence: str, start: int) -> Iterator[StatedYears]:
    """The numbers in a sentence of the resume that begins at `start`."""
    text, is_experience = " ".join(sentence.split()), _EXPERIENCE.search(sentence) is not None
    for duration in durations(sentence):
        years, behind = int(duration.least), sentence[duration.end : duration.end + BEHIND]
        if 0 < years <= MOST_STATED and (is_experience or _BEGINS.match(behind)):
            subject = " ".join(_ENDS.split(behind, maxsplit=1)[0].split()[:WORDS_BEHIND])
            yield StatedYears(years, text, start, subject)
