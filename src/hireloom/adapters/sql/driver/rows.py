"""Rows of a table from the driver, with the values that SQLAlchemy would give, in a third of the time. They have the
names of SQLAlchemy's rows, so the same functions make objects of both."""

import json
from collections import namedtuple
from collections.abc import Callable, Sequence
from datetime import date
from functools import lru_cache
from typing import Any

from sqlalchemy import JSON, Boolean, Date, Table

from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.driver.reads import moment
from hireloom.adapters.sql.tables import Moment

Reader = Callable[[Any], Any]


class Rows:
    """Reads rows of one table; `columns` names all its columns."""

    def __init__(self, table: Table) -> None:
        self.table = table.name
        self.columns = ", ".join(f"{table.name}.{column.name}" for column in table.columns)
        self._count = len(table.columns)
        record: Any = namedtuple("Row", [column.name for column in table.columns])  # type: ignore[misc]
        self._made = record._make
        readers = [(place, _reader(column.type)) for place, column in enumerate(table.columns)]
        self._sqlite = [(place, read) for place, read in readers if read]
        self._postgres = [(place, read) for place, read in readers if read is moment]

    def read(self, driver: Driver, statement: str, *values: Any) -> list[tuple[Any, Sequence[Any]]]:
        """The rows of a statement that is always the same, each with the values selected after the table's columns."""
        readers = self._postgres if driver.is_postgres else self._sqlite
        return [self._row(list(each), readers) for each in driver.ask(driver.said(statement), *values)]

    def in_order(self, driver: Driver, ids: Sequence[int], statement: str, *values: Any) -> list[Any]:
        """As `read`, of rows with an `id` and in the order of the ids. One may have gone meanwhile."""
        found = {row.id: (row, others) for row, others in self.read(driver, statement, *values)} if ids else {}
        return [found[each] for each in ids if each in found]

    def _row(self, values: list[Any], readers: Sequence[tuple[int, Reader]]) -> tuple[Any, Sequence[Any]]:
        for place, read in readers:
            if values[place] is not None:
                values[place] = read(values[place])
        return self._made(values[: self._count]), values[self._count :]


def _reader(kind: object) -> Reader | None:
    """SQLite keeps days, moments and JSON as text, and truth as a number."""
    if isinstance(kind, Moment):
        return moment
    if isinstance(kind, Date):
        return _day
    if isinstance(kind, JSON):
        return _value
    return bool if isinstance(kind, Boolean) else None


_day = lru_cache(maxsize=4096)(date.fromisoformat)
_value = lru_cache(maxsize=4096)(json.loads)
