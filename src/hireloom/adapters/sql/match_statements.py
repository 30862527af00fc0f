"""The statements of the index of matches for either engine, run by the driver itself: a question reads thousands of
rows, and a change must not cost more than what it changes."""

import json
from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from sqlalchemy import Connection

from hireloom.adapters.sql.plain_connections import plain
from hireloom.adapters.sql.prepared import Prepared

_PREPARED = "prepared"  # what a connection knows of itself


class Statements(NamedTuple):
    read: str
    and_range: str
    walk: str
    make_entries: str
    hold_entries: str
    write_entries: str
    days: str
    names: str
    told: str
    among: str
    each: str
    listed: Callable[[Collection[Any]], Any]  # how many values are one


SQLITE = Statements(
    read="SELECT term, chunk, bits FROM match_bits WHERE term IN (SELECT value FROM json_each(?))",
    and_range=" UNION ALL SELECT term, chunk, bits FROM match_bits WHERE term >= ? AND term < ?"
    " AND term NOT IN (SELECT value FROM json_each(?))",
    walk="SELECT term, chunk, bits FROM match_bits WHERE (term, chunk) > (?, ?) AND term < ?"
    " ORDER BY term, chunk LIMIT ?",
    make_entries="INSERT INTO match_entries (kind, id, terms) SELECT ?, value, '' FROM json_each(?) WHERE true"
    " ON CONFLICT DO NOTHING",
    hold_entries="SELECT id, terms FROM match_entries WHERE kind = ? AND id IN (SELECT value FROM json_each(?))"
    " AND (SELECT count(*) FROM match_entries WHERE kind = ? AND id IN (SELECT value FROM json_each(?))) = ?",
    write_entries="UPDATE match_entries SET terms = ? WHERE kind = ? AND id = ?",
    days="SELECT id, date_posted FROM jobs WHERE id IN (SELECT value FROM json_each(?))",
    names="SELECT user_id, name FROM profiles WHERE user_id IN (SELECT value FROM json_each(?))",
    told="SELECT u.id, p.name, u.email, p.skills, p.job_roles, p.experience, p.preferred_locations,"
    " p.relocation_willingness FROM profiles p JOIN users u ON u.id = p.user_id"
    " WHERE u.id IN (SELECT value FROM json_each(?))",
    among=" IN (SELECT value FROM json_each(?))",
    each="value FROM json_each(?)",
    listed=lambda values: json.dumps(list(values)),
)
POSTGRES = Statements(
    read="SELECT term, chunk, bits FROM match_bits WHERE term = ANY(%s)",
    and_range=" UNION ALL SELECT term, chunk, bits FROM match_bits WHERE term >= %s AND term < %s AND term <> ALL(%s)",
    walk="SELECT term, chunk, bits FROM match_bits WHERE (term, chunk) > (%s, %s) AND term < %s"
    " ORDER BY term, chunk LIMIT %s",
    make_entries="INSERT INTO match_entries (kind, id, terms) SELECT %s, unnest(%s::int[]), '' ON CONFLICT DO NOTHING",
    hold_entries="SELECT id, terms FROM match_entries WHERE kind = %s AND id = ANY(%s)"
    " AND (SELECT count(*) FROM match_entries WHERE kind = %s AND id = ANY(%s)) = %s ORDER BY id FOR UPDATE",
    write_entries="UPDATE match_entries SET terms = n.terms FROM unnest(%s::text[], %s::text[], %s::int[])"
    " AS n (terms, kind, id) WHERE match_entries.kind = n.kind AND match_entries.id = n.id",
    days="SELECT id, date_posted FROM jobs WHERE id = ANY(%s)",
    names="SELECT user_id, name FROM profiles WHERE user_id = ANY(%s)",
    told="SELECT u.id, p.name, u.email, p.skills, p.job_roles, p.experience, p.preferred_locations,"
    " p.relocation_willingness FROM profiles p JOIN users u ON u.id = p.user_id WHERE u.id = ANY(%s)",
    among=" = ANY(?)",
    each="unnest(?::text[])",
    listed=list,
)


class Driver:
    def __init__(self, connection: Connection) -> None:
        self._connection, self.is_postgres = connection, connection.dialect.name == "postgresql"
        self.sql = POSTGRES if self.is_postgres else SQLITE

    def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        driver = self._driver
        if not self.is_postgres:
            return list(driver.execute(statement, values).fetchall())
        with driver.cursor(binary=True) as cursor:  # as text every byte of a bitmap would be two
            return list(cursor.execute(statement, values).fetchall())

    def ask(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows of a statement that is always the same: a server is asked by name."""
        return self._prepared.rows(statement, values) if self.is_postgres else self.rows(statement, *values)

    def write_all(self, statement: str, rows: Sequence[Sequence[Any]], *values: Any) -> None:
        """One statement changes all rows: of the server it is asked once, with each column of them as a list."""
        if not rows:
            return
        if self.is_postgres:
            self.ask(statement, *map(list, zip(*rows, strict=True)), *values)
        else:
            self._driver.executemany(statement, [(*row, *values) for row in rows])

    def said(self, sqlite: str, postgres: str = "") -> str:
        """The statement in the words of the engine; the sign for a value is the same."""
        return (postgres or sqlite).replace("?", "%s") if self.is_postgres else sqlite

    @cached_property
    def _prepared(self) -> Prepared:
        driver, info = self._driver, self._connection.info
        if _PREPARED not in info:
            info[_PREPARED] = Prepared(driver)
        found: Prepared = info[_PREPARED]
        return found

    @cached_property
    def _driver(self) -> Any:
        """In a transaction, which ends with the unit: what is read belongs together."""
        driver = plain(self._connection)
        if not (self._connection.in_transaction() or getattr(driver, "in_transaction", False)):
            self._connection.begin()
        return driver
