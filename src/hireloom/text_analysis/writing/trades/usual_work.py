"""The usual work of each occupation, by the shipped tables."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from hireloom.text_analysis.language.data_files import rows_of


@dataclass(frozen=True, slots=True)
class FieldOfWork:
    """The usual work in a family of occupations."""

    about: str
    duties: tuple[str, ...]
    needs: tuple[str, ...]
    skills: tuple[str, ...]


@cache
def load_fields() -> Mapping[str, FieldOfWork]:
    """What work is about, by occupation, by kind of work and by family; the same object every time."""
    rows = [
        *((name, *cells) for names, *cells in _works() for name in names.split("|")),
        *((function, *cells) for function, *cells in rows_of("work_by_function.tsv", "writing")),
    ]
    return {name: FieldOfWork(about, *(tuple(cell.split("|")) for cell in lists)) for name, about, *lists in rows}


def _works() -> Iterator[list[str]]:
    yield from rows_of("descriptions.tsv", "writing")
    yield from rows_of("occupation_work.tsv", "writing")
