"""The years that a job asks for, and how a person's years fit them."""

import re
from functools import lru_cache
from typing import NamedTuple

from hireloom.text_analysis.language.durations import durations

MOST_FOR_EXPERIENCE = 15
UNKNOWN = 5  # points of a person who has not said

_SENTENCE_END = re.compile(r"[.!?;](?=\s|$)|[\n\r•]")
_OF_THE_EMPLOYER = ("we have", "our company", "founded", "in business")
_WORD = re.compile(r"[^\W\d_]+")


class Years(NamedTuple):
    """From `least` years; without `most` there is no upper end."""

    least: int
    most: int | None = None


_OF_TITLES = (
    (frozenset({"intern", "trainee", "fresher", "graduate", "entry"}), Years(0, 1)),
    (frozenset({"junior", "jr"}), Years(0, 3)),
    (frozenset({"mid"}), Years(3, 5)),
    (frozenset({"senior", "sr"}), Years(5)),
    (frozenset({"lead", "principal", "head", "director"}), Years(8)),
)


def asked_years(title: str, description: str, employment_type: str) -> Years | None:
    """The years that the text names, otherwise those that the kind of employment or the title implies."""
    for sentence in _SENTENCE_END.split(description.casefold()):
        if "exp" in sentence and not any(sign in sentence for sign in _OF_THE_EMPLOYER):
            for span in durations(sentence):
                if span.least.is_integer():  # months of a first job are not years
                    return Years(*sorted(int(end) for end in (span.least, span.most) if end is not None))
    if employment_type.strip().casefold() == "internship":
        return Years(0, 1)
    words = set(_WORD.findall(title.casefold()))
    return next((years for signs, years in _OF_TITLES if words & signs), None)


@lru_cache(maxsize=4096)
def years_of(band: str) -> Years | None:
    """The ends of a band such as '3-5' or '10+'; None when the person has not said."""
    ends = [int(number) for number in re.findall(r"\d+", band)]
    return Years(*ends[:2]) if ends else None


def experience_score(need: Years | None, has: Years | None) -> int:
    """0 to 15."""
    if need is None:
        return MOST_FOR_EXPERIENCE
    if has is None:
        return UNKNOWN
    if has.most is not None and has.most <= need.least:
        missing = need.least - has.most
        return 10 if missing == 0 else 5 if missing <= 2 else 0
    if need.most is not None and has.least > need.most:
        return 12 if has.least - need.most <= 3 else 8
    return MOST_FOR_EXPERIENCE
