"""Reading and writing the rows of bitmaps, without a layer between: a question reads thousands of them."""

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from pyroaring import BitMap
from sqlalchemy import Connection, bindparam, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from hireloom.adapters.sql.bit_numbers import union
from hireloom.adapters.sql.match_tables import CHUNK, match_bits

AT_ONCE = 400
FEW = 300  # of so many the keys by which they are ordered are simply read
Range = tuple[str, str]  # from the first term to before the second
Place = tuple[str, int]
_EMPTY = BitMap().serialize()


class Statements(NamedTuple):
    some: str
    range: str
    walk: str
    listed: Callable[[Collection[str]], Any]


SQLITE = Statements(
    "SELECT term, bits FROM match_bits WHERE term IN (SELECT value FROM json_each(?))",
    "SELECT term, bits FROM match_bits WHERE term >= ? AND term < ?",
    "SELECT term, chunk, bits FROM match_bits WHERE (term, chunk) > (?, ?) AND term < ? ORDER BY term, chunk LIMIT ?",
    lambda terms: json.dumps(list(terms)),
)
POSTGRES = Statements(
    "SELECT term, bits FROM match_bits WHERE term = ANY(%s)",
    "SELECT term, bits FROM match_bits WHERE term >= %s AND term < %s",
    "SELECT term, chunk, bits FROM match_bits"
    " WHERE (term, chunk) > (%s, %s) AND term < %s ORDER BY term, chunk LIMIT %s",
    list,
)


def beginning(prefix: str) -> Range:
    """All terms that begin so."""
    return prefix, prefix[:-1] + chr(ord(prefix[-1]) + 1)


class MatchBitmaps:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._sql = POSTGRES if connection.dialect.name == "postgresql" else SQLITE

    def read(self, terms: Collection[str], *ranges: Range) -> dict[str, BitMap]:
        """The ids of each of these terms, and of all in the ranges; a term of nobody is left out."""
        rows: dict[str, list[BitMap]] = {}
        asked = [(self._sql.some, (self._sql.listed(terms),)), *((self._sql.range, each) for each in ranges)]
        for statement, values in asked:
            for term, bits in self._rows(statement, values):
                rows.setdefault(term, []).append(BitMap.deserialize(bits))
        return {term: chunks[0] if len(chunks) == 1 else union(chunks) for term, chunks in rows.items()}

    def ordered(
        self, ids: BitMap, terms: Range, keys: Callable[[Iterable[int]], Mapping[int, Any]], start: int, count: int
    ) -> list[int]:
        """A part of the ids in the order of their keys. The terms put them roughly in this order: of many only those
        are looked at that come first."""
        if len(ids) <= FEW:
            return _sorted(ids, keys)[start : start + count]
        found: list[int] = []
        for _, chunks in groupby(self._walk(terms), key=lambda row: row[0]):
            here = union(bits for _, _, bits in chunks) & ids
            if start >= len(here):
                start -= len(here)
                continue
            found += _sorted(here, keys)[start : start + count - len(found)]
            start = 0
            if len(found) == count:
                break
        return found

    def change(self, added: Mapping[Place, Collection[int]], removed: Mapping[Place, Collection[int]]) -> None:
        """Rows that are missing are made first, and all are held in one order, so that no two units wait for each
        other."""
        places = sorted({*added, *removed})
        for at in range(0, len(places), AT_ONCE):
            self._make(places[at : at + AT_ONCE])
        for at in range(0, len(places), AT_ONCE):
            self._change(places[at : at + AT_ONCE], added, removed)

    def _make(self, places: Sequence[Place]) -> None:
        kind = postgresql if self._sql is POSTGRES else sqlite
        empty = [{"term": term, "chunk": chunk, "bits": _EMPTY} for term, chunk in places]
        self._connection.execute(kind.insert(match_bits).values(empty).on_conflict_do_nothing())

    def _change(
        self,
        places: Sequence[Place],
        added: Mapping[Place, Collection[int]],
        removed: Mapping[Place, Collection[int]],
    ) -> None:
        held = (
            select(match_bits)
            .where(tuple_(match_bits.c.term, match_bits.c.chunk).in_(places))
            .order_by(match_bits.c.term, match_bits.c.chunk)
            .with_for_update()
        )
        changed = []
        for row in self._connection.execute(held):
            bits, place = BitMap.deserialize(row.bits), (row.term, row.chunk)
            bits.difference_update(BitMap(removed.get(place, ())))
            bits.update(added.get(place, ()))
            changed.append({"of_term": row.term, "of_chunk": row.chunk, "bits": bits.serialize()})
        statement = update(match_bits).where(
            match_bits.c.term == bindparam("of_term"), match_bits.c.chunk == bindparam("of_chunk")
        )
        self._connection.execute(statement, changed)

    def _walk(self, terms: Range) -> Iterator[tuple[str, int, BitMap]]:
        """The rows of the terms, one after the other, read as they are asked for."""
        (first, end), after = terms, -1
        while rows := self._rows(self._sql.walk, [first, after, end, AT_ONCE]):
            for term, chunk, bits in rows:
                yield term, chunk, BitMap.deserialize(bits)
            first, after = rows[-1][0], rows[-1][1]

    def _rows(self, statement: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        if not self._connection.in_transaction():
            self._connection.begin()  # what is read belongs together; it ends with the unit
        driver: Any = self._connection.connection.driver_connection
        if self._sql is SQLITE:
            return list(driver.execute(statement, values))
        with driver.cursor(binary=True) as cursor:  # as text every byte of a bitmap would be two
            return list(cursor.execute(statement, values))


def place_of(term: str, number: int) -> Place:
    return term, number >> CHUNK


def _sorted(ids: BitMap, keys: Callable[[Iterable[int]], Mapping[int, Any]]) -> list[int]:
    found = keys(ids)
    return sorted(found, key=lambda each: found[each])
