"""Reading and changing the rows of bitmaps. A row holds the ids of one chunk for which a term has a value."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Any

from pyroaring import BitMap
from sqlalchemy import Connection, Select, and_, bindparam, or_, select, update

from hireloom.adapters.sql.index.bitmap_numbers import union
from hireloom.adapters.sql.index.index_tables import index_bits
from hireloom.adapters.sql.pooling import BYTES
from hireloom.adapters.sql.upserts import upsert

CHUNK = 18  # binary digits of an id within a row, which then has 32 kB at most
FIRST_STEP, LONGEST_STEP = 16, 512  # rows that one step of a walk reads
Term = tuple[str, str]  # a term and its value
Place = tuple[int, str, str]  # the chunk, term and value of a row; rows are locked in the order of these
Values = Mapping[str, BitMap]
NO_VALUES: Mapping[str, str] = {}
_ROW = index_bits.c
_EMPTY = BitMap().serialize()


class BitmapRows:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def read(self, terms: Collection[str], first: Mapping[str, str] = NO_VALUES) -> dict[str, Values]:
        """The ids of each value of these terms, and of the values of other terms from the first one on. A term without
        rows is left out."""
        if not terms and not first:
            return {}
        bound: dict[str, Any] = {"terms": [*terms]}
        for at, (term, value) in enumerate(first.items()):
            bound |= {f"term{at}": str(term), f"value{at}": value}
        parts: dict[str, dict[str, list[BitMap]]] = {}
        for term, value, bits in self._rows(_rows_of(len(first)), bound):
            parts.setdefault(term, {}).setdefault(value, []).append(BitMap.deserialize(bits))
        return {term: {value: union(ids) for value, ids in values.items()} for term, values in parts.items()}

    def walk(self, term: str, start: str = "") -> Iterator[tuple[str, BitMap]]:
        """The values of the term in order, from `start` on, with their ids; read in growing steps."""
        for value, rows in groupby(self._ordered(term, start), key=itemgetter(0)):
            yield value, union([BitMap.deserialize(bits) for _, bits in rows])

    def _ordered(self, term: str, start: str) -> Iterator[tuple[str, bytes]]:
        value, chunk, count = start, -1, FIRST_STEP
        ordered = select(_ROW.value, _ROW.chunk, _ROW.bits).where(_ROW.term == term).order_by(_ROW.value, _ROW.chunk)
        while True:
            after = or_(_ROW.value > value, and_(_ROW.value == value, _ROW.chunk > chunk))
            rows = self._rows(ordered.where(_ROW.value >= value, after).limit(count))
            yield from ((row.value, row.bits) for row in rows)
            if len(rows) < count:
                return
            value, chunk, count = rows[-1].value, rows[-1].chunk, min(LONGEST_STEP, 2 * count)

    def _rows(self, query: Select[Any], values: Mapping[str, Any] = NO_VALUES) -> Sequence[Any]:
        return self._connection.execute(query, values, execution_options=BYTES).all()

    def change(self, added: Mapping[Place, Collection[int]], removed: Mapping[Place, Collection[int]]) -> None:
        """Missing rows of a chunk are made before any is locked, and both in one order, so that no two units
        deadlock."""
        for chunk, places in groupby(sorted({*added, *removed}), key=itemgetter(0)):
            keys = [(term, value) for _, term, value in places]
            self._make(chunk, keys)
            terms, values = zip(*keys, strict=True)  # asked for apart, as SQLite uses no index for pairs
            conditions = _ROW.chunk == chunk, _ROW.term.in_({*terms}), _ROW.value.in_({*values})
            locked = select(_ROW.term, _ROW.value, _ROW.bits).where(*conditions).order_by(_ROW.term, _ROW.value)
            changed = []
            for term, value, bits in self._connection.execute(locked.with_for_update()):
                if (term, value) in keys:
                    ids = BitMap.deserialize(bits)
                    ids -= BitMap(removed.get((chunk, term, value), ()))
                    ids |= BitMap(added.get((chunk, term, value), ()))
                    changed.append({"of_term": term, "of_value": value, "of_chunk": chunk, "bits": ids.serialize()})
            self._connection.execute(_WRITE, changed)

    def _make(self, chunk: int, keys: Collection[Term]) -> None:
        rows = [{"term": term, "value": value, "chunk": chunk, "bits": _EMPTY} for term, value in keys]
        self._connection.execute(upsert(self._connection, index_bits).on_conflict_do_nothing(), rows)


@cache
def _rows_of(count: int) -> Select[Any]:
    """The rows of terms, and of `count` other terms from a first value on. Made once for each count: building it takes
    as long as running it."""
    later = (and_(_ROW.term == bindparam(f"term{at}"), _ROW.value >= bindparam(f"value{at}")) for at in range(count))
    of_terms = _ROW.term.in_(bindparam("terms", expanding=True))
    return select(_ROW.term, _ROW.value, _ROW.bits).where(or_(of_terms, *later))


_WRITE = (
    update(index_bits)
    .where(_ROW.term == bindparam("of_term"), _ROW.value == bindparam("of_value"), _ROW.chunk == bindparam("of_chunk"))
    .values(bits=bindparam("bits"))
)
