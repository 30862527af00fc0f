"""Statements for the driver of either engine: they may read thousands of rows, or change many at once."""

import json
from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from sqlalchemy import Connection

from hireloom.adapters.sql.driver.plain_connections import plain, wire_of
from hireloom.adapters.sql.driver.wire import Wire


class _Lists(NamedTuple):
    """How a statement takes many values as one parameter: `among` compares with them, `each` gives them as rows,
    `listed` makes the parameter. `drawn`: a random 64-bit integer."""

    among: str
    each: str
    listed: Callable[[Collection[Any]], Any]
    drawn: str


_SQLITE = _Lists(
    " IN (SELECT value FROM json_each(?))",
    "value FROM json_each(?)",
    lambda values: json.dumps(list(values)),
    "random()",
)
_POSTGRES = _Lists(" = ANY(?)", "unnest(?::text[])", list, "(9e15 * random())::bigint")


class Driver:
    def __init__(self, connection: Connection) -> None:
        self._connection, self.is_postgres = connection, connection.dialect.name == "postgresql"
        self.among, self.each, self.listed, self.drawn = _POSTGRES if self.is_postgres else _SQLITE

    def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows of a statement that is planned for these values."""
        return self._wire.rows(statement, values) if self.is_postgres else self._plain_rows(statement, values)

    def ask(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows of a statement that is always the same: PostgreSQL keeps it prepared."""
        return self._wire.kept(statement, values) if self.is_postgres else self._plain_rows(statement, values)

    def write_all(self, statement: str, rows: Sequence[Sequence[Any]], *values: Any) -> None:
        """One statement changes all rows: PostgreSQL gets it once, with each column as a list."""
        if not rows:
            return
        if self.is_postgres:
            self.ask(statement, *map(list, zip(*rows, strict=True)), *values)
        else:
            self._driver.executemany(statement, [(*row, *values) for row in rows])

    def said(self, sqlite: str, postgres: str = "") -> str:
        """Pick this engine's statement; `?` is the placeholder in both."""
        return (postgres or sqlite).replace("?", "%s") if self.is_postgres else sqlite

    def _plain_rows(self, statement: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        return list(self._driver.execute(statement, values).fetchall())

    @cached_property
    def _wire(self) -> Wire:
        wire = wire_of(self._connection)
        if not wire.is_begun:
            self._begin()
        return wire

    @cached_property
    def _driver(self) -> Any:
        driver = plain(self._connection)
        if not driver.in_transaction:
            self._begin()
        return driver

    def _begin(self) -> None:
        """Begin through SQLAlchemy, so that it also ends the transaction."""
        if not self._connection.in_transaction():
            self._connection.begin()
