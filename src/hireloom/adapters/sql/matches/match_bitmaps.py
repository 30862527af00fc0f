"""Reading the bitmaps of the index: the ids of each term, and a page of ids in order."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, groupby
from operator import itemgetter
from struct import pack, unpack_from
from typing import Any

from pyroaring import BitMap
from sqlalchemy import Connection

from hireloom.adapters.sql.bits.bit_numbers import union
from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.matches import kept_bitmaps, match_statements
from hireloom.adapters.sql.matches.kept_bitmaps import Marks

AT_ONCE = 400  # rows that one step of a walk reads
FEW = 300  # ids; up to so many are sorted by reading the keys of all
Range = tuple[str, str]  # from the first term to before the second
FEW_CHUNKS = 3
_TERM, _TERM_AND_CHUNK = itemgetter(0), itemgetter(0, 2)
Rows = list[tuple[str, Any, int, int]]  # term, bits (None where they are long), chunk and mark of the row
_PLAIN = 12346  # first in a serialized bitmap without run containers; the number of its containers follows
_ONE_PLAIN = pack("<II", _PLAIN, 1)


def beginning(prefix: str) -> Range:
    """The range of all terms with this prefix."""
    return prefix, prefix[:-1] + chr(ord(prefix[-1]) + 1)


class MatchBitmaps:
    def __init__(self, connection: Connection) -> None:
        self._driver = Driver(connection)
        self._sql = match_statements.of(self._driver)
        self._kept = kept_bitmaps.of(connection)

    def read(
        self, terms: Collection[str], kinds: Collection[str], *ranges: Range, but: Collection[str] = ()
    ) -> dict[str, BitMap]:
        """The ids of each of these terms, of all terms of these kinds except `but`, and of all terms in the ranges; a
        term without rows is left out."""
        listed = self._driver.listed
        asked = [kept_bitmaps.SHORT, listed(terms), kept_bitmaps.SHORT, listed(kinds), listed(but)]
        for each in ranges:
            asked += [kept_bitmaps.SHORT, *each]
        index, unknown = dict[str, BitMap](), list[str]()
        for term, bits, marks in _by_term(self._driver.ask(self._sql.read + self._sql.and_range * len(ranges), *asked)):
            ids = self._kept.get(term, marks)
            if ids is None and None in bits:
                unknown.append(term)
            else:
                index[term] = self._joined(term, bits, marks) if ids is None else ids
        for term, bits, marks in self._whole(unknown) if unknown else ():
            index[term] = self._joined(term, bits, marks)
        return index

    def _whole(self, terms: Collection[str]) -> Iterator[tuple[str, list[bytes], Marks]]:
        return _by_term(self._driver.ask(self._sql.whole, self._driver.listed(terms)))

    def _joined(self, term: str, bits: Sequence[bytes], marks: Marks) -> BitMap:
        ids = _joined(bits)
        self._kept.put(term, marks, ids, sum(map(len, bits)))
        return ids

    def ordered(
        self, ids: BitMap, terms: Range, keys: Callable[[Iterable[int]], Mapping[int, Any]], start: int, count: int
    ) -> list[int]:
        """A page of the ids in the order of their keys. The terms of the range sort ids roughly in this order: of many
        ids, only the keys of those near the page are read."""
        if not start and len(ids) <= count:
            return list(ids)  # all of them, in any order: callers sort what is on the page
        if len(ids) <= FEW:
            return _sorted(ids, keys)[start : start + count]
        found: list[int] = []
        for _, chunks in groupby(self._walk(terms), key=lambda row: row[0]):
            here = union(bits for _, bits in chunks) & ids
            if start >= len(here):
                start -= len(here)
                continue
            found += _sorted(here, keys)[start : start + count - len(found)]
            start = 0
            if len(found) == count:
                break
        return found

    def _walk(self, terms: Range) -> Iterator[tuple[str, BitMap]]:
        """The rows of the range in order, read lazily."""
        (first, end), after = terms, -1
        while rows := self._driver.ask(self._sql.walk, first, after, end, AT_ONCE):
            for term, _, bits in rows:
                yield term, BitMap.deserialize(bits)
            first, after = rows[-1][0], rows[-1][1]


def _by_term(rows: Rows) -> Iterator[tuple[str, list[bytes], Marks]]:
    """Each term with the bits of its chunks in order, and the marks of these rows."""
    rows.sort(key=_TERM_AND_CHUNK)  # faster than in the database, which would move the bitmaps as it sorts
    for term, those in groupby(rows, key=_TERM):
        _, bits, _, marks = zip(*those, strict=True)
        yield term, list(bits), marks


def _joined(rows: Sequence[bytes]) -> BitMap:
    """One bitmap from the rows of a term in order. They are joined in serialized form, which the format allows without
    run containers: deserializing each and uniting them takes twice as long."""
    count = len(rows)
    if count < FEW_CHUNKS:
        return union([BitMap.deserialize(row) for row in rows])
    if any(row[:8] != _ONE_PLAIN for row in rows):
        return _joined_of_many(rows)
    starts = accumulate([len(row) - 16 for row in rows[:-1]], initial=8 + 8 * count)
    head = pack(f"<II{4 * count}s{count}I", _PLAIN, count, b"".join([row[8:12] for row in rows]), *starts)
    return BitMap.deserialize(b"".join([head, *[row[16:] for row in rows]]))


def _joined_of_many(rows: Sequence[bytes]) -> BitMap:
    """The same for rows with several containers or none."""
    keys, starts, bodies, end = list[bytes](), list[int](), list[bytes](), 0
    for row in rows:
        cookie, count = unpack_from("<II", row)
        if cookie != _PLAIN:
            return union([BitMap.deserialize(each) for each in rows])
        head = 8 + 8 * count
        keys.append(row[8 : 8 + 4 * count])
        starts += [start - head + end for start in unpack_from(f"<{count}I", row, 8 + 4 * count)]
        bodies.append(row[head:])
        end += len(row) - head
    count = len(starts)
    beginnings = pack(f"<{count}I", *[8 + 8 * count + start for start in starts])
    return BitMap.deserialize(b"".join([pack("<II", _PLAIN, count), *keys, beginnings, *bodies]))


def _sorted(ids: BitMap, keys: Callable[[Iterable[int]], Mapping[int, Any]]) -> list[int]:
    found = keys(ids)
    return sorted(found, key=lambda each: found[each])
