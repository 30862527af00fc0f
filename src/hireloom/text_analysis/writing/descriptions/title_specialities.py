"""What a speciality in the title adds to the usual work: 'Post-Op' of a nurse, 'Strategic Accounts' of a salesman."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from hireloom.text_analysis.language.data_files import rows_of

MOST_TASKS = 2  # that a title adds


@dataclass(frozen=True, slots=True)
class Speciality:
    """A word of titles, the families of jobs in which it means this (all, if none is named), and what it adds."""

    pattern: re.Pattern[str]
    families: frozenset[str]
    tasks: tuple[str, ...]
    needs: tuple[str, ...]


@cache
def _specialities() -> tuple[Speciality, ...]:
    return tuple(
        Speciality(re.compile(pattern, re.I), _cells(families), (*_list(tasks),), (*_list(needs),))
        for pattern, families, tasks, needs in rows_of("title_tasks.tsv", "writing")
    )


def _list(cell: str) -> Iterator[str]:
    yield from filter(None, cell.strip().split("|"))


def _cells(cell: str) -> frozenset[str]:
    return frozenset(_list(cell))


def specialities_of(title: str, family: str, usual: Sequence[str]) -> Iterator[Speciality]:
    """Those of the title that the usual lines of the work do not name already."""
    usual_text = " ".join(usual)
    for speciality in _specialities():
        fits = not speciality.families or family in speciality.families
        if fits and speciality.pattern.search(title) and not speciality.pattern.search(usual_text):
            yield speciality
