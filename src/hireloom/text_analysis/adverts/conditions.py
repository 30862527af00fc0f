"""What a job demands beside skill, such as a work permit, weekends or lifting: shown to people and never scored."""

import re
from collections.abc import Iterator

from hireloom.text_analysis.language.lexicon_files import lines_of

_KINDS = tuple(line.partition("\t") for line in lines_of("conditions.tsv", "adverts"))
_CONDITION = re.compile("|".join(f"(?:{pattern})" for _, _, pattern in _KINDS), re.IGNORECASE)


def conditions_in(text: str) -> Iterator[tuple[int, int]]:
    """Start and end of each wording of a condition."""
    for found in _CONDITION.finditer(text):
        yield found.span()
