"""What a question takes for granted, such as tenants or a machine, and whether the advert has it."""

import re
from functools import cache

from hireloom.text_analysis.language.data_files import rows_of


@cache
def _settings() -> list[tuple[re.Pattern[str], re.Pattern[str]]]:
    rows = rows_of("interview_settings.tsv", "writing")
    return [(re.compile(rf"\b(?:{words})\b", re.I), re.compile(signs, re.I)) for words, signs in rows]


def is_at_home(question: str, job: str) -> bool:
    """The advert has everything that the question takes for granted: nobody who repairs furnaces is asked about the
    shelves of a shop."""
    return all(signs.search(job) for words, signs in _settings() if words.search(question))
