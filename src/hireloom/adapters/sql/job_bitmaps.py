"""The search among very many jobs: for each token the jobs that have it, as bitmaps of eight days each.

A row is one token in one block of days; its numbers stand in the order of the list. So the newest blocks are read
first, and older ones only when too few were found.
"""

from collections.abc import Collection, Iterator, Mapping
from itertools import groupby, islice
from typing import Any

from pyroaring import BitMap
from sqlalchemy import Connection

from hireloom.adapters.sql import job_statements
from hireloom.adapters.sql.bit_numbers import union
from hireloom.adapters.sql.job_tokens import ID_BITS, Alternatives, Ask, job_id_of
from hireloom.adapters.sql.match_statements import Driver

DAY_BITS = 3  # binary digits of a day within its block
NUMBER_BITS = 32 - DAY_BITS  # of a job within its day
BLOCK_BITS = ID_BITS + DAY_BITS
WIDTHS = (1, 4, 16)  # blocks that are read at once, before all that are left
Place = tuple[int, str]  # the block and the token of a row; rows are held in the order of these
Rows = dict[str, bytes]  # of one block, by token
_EMPTY = BitMap().serialize()


class TooManyJobs(Exception):
    """No job can have this number and be searched."""


def block_of(key: int) -> int:
    return key >> BLOCK_BITS


def number_of(key: int) -> int:
    job_id = job_id_of(key)
    if job_id >> NUMBER_BITS:
        raise TooManyJobs(job_id)
    return (key >> ID_BITS & (1 << DAY_BITS) - 1) << NUMBER_BITS | job_id


def key_in(block: int, number: int) -> int:
    return block << BLOCK_BITS | number >> NUMBER_BITS << ID_BITS | number & (1 << NUMBER_BITS) - 1


class JobBitmaps:
    def __init__(self, connection: Connection) -> None:
        self._driver, self._sql = Driver(connection), job_statements.of(connection)

    def keys(self, ask: Ask, limit: int) -> list[int]:
        """Highest first."""
        if not ask.every and not ask.some:
            return self._listed(self._sql.walk, (ask.above, ask.below), ask, limit)
        candidates, found = self._candidates(ask), list[int]()
        while (missing := limit - len(found)) and (some := list(islice(candidates, missing * 5 // 4 + 8))):
            found += self._listed(self._sql.fitting, (self._sql.listed(some),), ask, missing)
        return found

    def change(self, added: Mapping[Place, Collection[int]], removed: Mapping[Place, Collection[int]]) -> None:
        """Rows that are missing are made first, and all are held in one order, so that no two units wait for each
        other."""
        for block, places in groupby(sorted({*added, *removed}), key=lambda place: place[0]):
            tokens = self._sql.listed([token for _, token in places])
            self._driver.run(self._sql.make, block, _EMPTY, tokens)
            changed = []
            for token, held in self._driver.rows(self._sql.hold, block, tokens):
                bits = BitMap.deserialize(held)
                bits.difference_update(BitMap(removed.get((block, token), ())))
                bits.update(added.get((block, token), ()))
                bits.run_optimize()
                changed.append((bits.serialize(), token, block))
            self._driver.run_each(self._sql.write, changed)

    def _listed(self, statement: str, values: Collection[Any], ask: Ask, limit: int) -> list[int]:
        """Of these the ones that have not expired and are where they shall be."""
        asked = [*values, self._sql.day(ask.today), ask.newer_than]
        if ask.places is not None:
            statement += self._sql.within
            asked.append(self._sql.listed(list(ask.places)))
        rows = self._driver.rows(f"{statement} ORDER BY key DESC LIMIT {limit:d}", *asked)
        return [key for (key,) in rows]

    def _candidates(self, ask: Ask) -> Iterator[int]:
        """Keys of the jobs with these tokens; whether they have expired is not looked at."""
        tokens = self._sql.listed({*ask.every, *(each for some in ask.some for tokens in some for each in tokens)})
        for first, end in self._windows(ask):
            blocks: dict[int, Rows] = {}
            for block, token, bits in self._driver.rows(self._sql.bits, tokens, first, end):
                blocks.setdefault(block, {})[token] = bits
            for block in sorted(blocks, reverse=True):
                for number in reversed(_fitting(blocks[block], ask).to_array()):
                    key = key_in(block, number)
                    if key < ask.above:
                        return
                    if key < ask.below:
                        yield key

    def _windows(self, ask: Ask) -> Iterator[tuple[int, int]]:
        """From one block to before another."""
        [[newest]] = self._driver.rows(self._sql.newest, ask.below)
        if newest is None:
            return
        end, last = block_of(newest) + 1, block_of(ask.above)
        for width in WIDTHS:
            first = max(end - width, last)
            yield first, end
            if first == last:
                return
            end = first
        yield last, end


def _fitting(rows: Rows, ask: Ask) -> BitMap:
    """The numbers of one block that have every token, and one of each of the alternatives."""
    if any(token not in rows for token in ask.every):
        return BitMap()
    found = _in_all([rows[token] for token in ask.every]) if ask.every else None
    for alternatives in ask.some:
        if found is not None and not found:
            break
        these = _in_some(rows, alternatives)
        found = these if found is None else found & these
    return found or BitMap()


def _in_some(rows: Rows, alternatives: Alternatives) -> BitMap:
    complete = [tokens for tokens in alternatives if all(token in rows for token in tokens)]
    return union(_in_all([rows[token] for token in tokens]) for tokens in complete)


def _in_all(rows: Collection[bytes]) -> BitMap:
    """The shortest first: where few are left there is little to compare."""
    first, *others = sorted(rows, key=len)
    found = BitMap.deserialize(first)
    for each in others:
        if not found:
            break
        found &= BitMap.deserialize(each)
    return found
