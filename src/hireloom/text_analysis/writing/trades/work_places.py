"""Where people with a title work: a cook in kitchens, a cashier in stores."""

import re
from functools import cache

from hireloom.text_analysis.language.data_files import rows_of


@cache
def _places() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The more special first: a dental receptionist works in a clinic."""
    return tuple((name, re.compile(rf"\b(?:{titles})", re.I)) for name, titles in rows_of("work_places.tsv", "writing"))


def place_of_title(title: str) -> str:
    """The kind of place, such as 'kitchen'; empty if the title does not say."""
    return next((name for name, titles in _places() if titles.search(title)), "")
