"""The search among very many jobs: for each token the ids of the jobs that have it, as bitmaps.

A row is one token and one chunk of ids. The rows of all tokens are intersected in memory; then the jobs are put into
the order of the list: few by looking each up, many by walking through the days, which are tokens too, from the newest.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any

from pyroaring import BitMap
from sqlalchemy import Connection

from hireloom.adapters.sql.bits.bit_numbers import union
from hireloom.adapters.sql.bits.bit_rows import CHUNK
from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.search import job_statements
from hireloom.adapters.sql.search.job_tokens import Alternatives, Ask, day_of, day_token

FEW = 1000  # jobs; up to so many, looking each up is faster than walking through the days
DAYS, WIDER = 400, 4  # days for which most jobs are listed; the factor for the next step when days were too few
_KEY = itemgetter(-1)
Rows = Mapping[str, bytes]  # of one chunk, by token


def chunk_of(job_id: int) -> int:
    return job_id >> CHUNK


class JobBitmaps:
    def __init__(self, connection: Connection) -> None:
        self._driver, self._sql = Driver(connection), job_statements.of(connection)

    def keys(self, ask: Ask, limit: int) -> list[int]:
        """The keys of jobs, highest first."""
        return [key for key, _ in self._found(self._sql.keys, ask, limit)]

    def rows(self, ask: Ask, limit: int) -> list[tuple[Any, ...]]:
        """The listed columns of jobs and the key, highest key first. They are sorted here, because the database would
        move whole rows as it sorts."""
        return sorted(self._found(self._sql.jobs, ask, limit), key=_KEY, reverse=True)

    def _found(self, wanted: str, ask: Ask, limit: int) -> list[tuple[Any, ...]]:
        if not ask.every and not ask.some:
            return self._listed(wanted, self._sql.walk, (ask.above, ask.below), ask, limit)
        ids, found = self._ids(ask), list[tuple[Any, ...]]()
        if len(ids) <= FEW:
            return self._looked_up(wanted, ids, ask, limit)
        for of_days in self._by_days(ids, ask, limit):
            found += self._looked_up(wanted, of_days, ask, limit - len(found))
            if len(found) == limit:
                break
        return found

    def _ids(self, ask: Ask) -> BitMap:
        """The ids of the jobs with these tokens, expired ones included."""
        conditions = [*([[token]] for token in ask.every), *ask.some]
        asked = {token for condition in conditions for tokens in condition for token in tokens}
        chunks = self._read(asked, chunk_of(ask.newer_than)).values()
        return union(_fitting(rows, conditions) for rows in chunks)

    def _read(self, tokens: Collection[str], first: int = 0) -> dict[int, dict[str, bytes]]:
        chunks: dict[int, dict[str, bytes]] = {}
        for chunk, token, bits in self._driver.rows(self._sql.bits, self._sql.listed(tokens), first):
            chunks.setdefault(chunk, {})[token] = bits
        return chunks

    def _looked_up(self, wanted: str, ids: Iterable[int], ask: Ask, limit: int) -> list[tuple[Any, ...]]:
        listed = self._sql.listed(list(ids))
        return self._listed(wanted, self._sql.fitting, (listed, ask.above, ask.below), ask, limit)

    def _listed(
        self, wanted: str, statement: str, values: Sequence[Any], ask: Ask, limit: int
    ) -> list[tuple[Any, ...]]:
        """The jobs of the statement that have not expired and are in one of the wanted places."""
        asked = [*values, self._sql.day(ask.today), ask.newer_than]
        if ask.places is not None:
            statement += self._sql.within
            asked.append(self._sql.listed(list(ask.places)))
        return self._driver.rows(wanted.format(found=f"{statement} ORDER BY key DESC LIMIT {limit:d}"), *asked)

    def _by_days(self, ids: BitMap, ask: Ask, limit: int) -> Iterator[BitMap]:
        """The ids of the newest days, of the days before, and so on. The first step takes as many days as should be
        enough when the ids are spread evenly."""
        [[oldest]], [[newest]] = (
            self._driver.rows(end, ask.above, ask.below) for end in (self._sql.oldest, self._sql.newest)
        )
        if oldest is None:
            return
        last, end, width = day_of(oldest), day_of(newest) + 1, limit * DAYS // len(ids) + 1
        while end > last:
            first = max(end - width, last)
            rows = self._read([day_token(day) for day in range(first, end)])
            yield union(BitMap.deserialize(bits) for chunk in rows.values() for bits in chunk.values()) & ids
            end, width = first, width * WIDER


def _fitting(rows: Rows, conditions: Sequence[Alternatives]) -> BitMap:
    """The ids of one chunk that have all tokens of one of the alternatives of each condition."""
    complete = [[tokens for tokens in each if all(token in rows for token in tokens)] for each in conditions]
    if not all(complete):
        return BitMap()
    single = [each[0] for each in complete if len(each) == 1]
    found = _in_all([rows[token] for tokens in single for token in tokens]) if single else None
    for alternatives in complete:
        if len(alternatives) > 1:
            these = union(_in_all([rows[token] for token in tokens]) for tokens in alternatives)
            found = these if found is None else found & these
    return found or BitMap()


def _in_all(rows: Collection[bytes]) -> BitMap:
    """The ids that are in all rows; the shortest row comes first, so that few ids are left soon."""
    first, *others = sorted(rows, key=len)
    found = BitMap.deserialize(first)
    for each in others:
        if not found:
            break
        found &= BitMap.deserialize(each)
    return found
