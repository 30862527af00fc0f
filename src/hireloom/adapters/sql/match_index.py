"""The index of who fits what, kept true in the unit of work that changes a job or a person."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from pyroaring import BitMap
from sqlalchemy import Connection, delete, insert, select

from hireloom.adapters.sql.direct_matches import is_candidate
from hireloom.adapters.sql.jobs import job_of
from hireloom.adapters.sql.match_bitmaps import MatchBitmaps, Place, place_of
from hireloom.adapters.sql.match_statements import Driver
from hireloom.adapters.sql.match_tables import CHUNK, match_bits, match_entries
from hireloom.adapters.sql.match_terms import Kind, job_terms, person_terms
from hireloom.adapters.sql.tables import jobs, profiles, users
from hireloom.domain.profiles import Profile

AT_ONCE = 5_000  # ids in one statement


class MatchIndex:
    def __init__(self, connection: Connection) -> None:
        self._connection, self._driver, self._bitmaps = connection, Driver(connection), MatchBitmaps(connection)
        self._changed: set[tuple[str, int]] = set()  # kind and id

    def job_changed(self, job_id: int) -> None:
        self._changed.add((Kind.JOB, job_id))

    def person_changed(self, user_id: int) -> None:
        """Account or profile."""
        self._changed.add((Kind.PERSON, user_id))

    def settle(self) -> None:
        """Write down what became of everything that was changed. Once for a unit, and last, so that no two units wait
        for each other."""
        changed, self._changed = sorted(self._changed), set()
        if not changed:
            return
        added: dict[Place, list[int]] = {}
        removed: dict[Place, list[int]] = {}
        for kind, entries in groupby(changed, key=lambda entry: entry[0]):
            ids = [number for _, number in entries]
            before = self._held(kind, ids)  # from here on nobody else changes them: only now look at what they are
            after = self._now(kind, ids)
            others = [number for number in ids if before[number] != after[number]]
            for number in others:
                for term in before[number] - after[number]:
                    removed.setdefault(place_of(term, number), []).append(number)
                for term in after[number] - before[number]:
                    added.setdefault(place_of(term, number), []).append(number)
            rows = [(_joined(after[number]), kind, number) for number in others]
            self._driver.run_each(self._driver.sql.write_entry, rows)
        self._bitmaps.change(added, removed)

    def make_anew(self) -> None:
        """From all jobs and people there are."""
        for table in (match_bits, match_entries):
            self._connection.execute(delete(table))
        self._fill(Kind.JOB, self._jobs())
        self._fill(Kind.PERSON, self._people())

    def _fill(self, kind: Kind, found: Iterable[tuple[int, frozenset[str]]]) -> None:
        """In the order of ids, so that only one chunk is in memory."""
        chunk, rows, terms_of = -1, dict[str, list[int]](), dict[int, frozenset[str]]()
        for number, terms in found:
            if number >> CHUNK != chunk or len(terms_of) >= 65536:
                self._write(kind, chunk, rows, terms_of)
                chunk, rows, terms_of = number >> CHUNK, {}, {}
            terms_of[number] = terms
            for term in terms:
                rows.setdefault(term, []).append(number)
        self._write(kind, chunk, rows, terms_of)

    def _write(
        self, kind: Kind, chunk: int, rows: Mapping[str, Sequence[int]], terms_of: Mapping[int, frozenset[str]]
    ) -> None:
        if not terms_of:
            return
        bits = [
            {"term": term, "chunk": chunk, "bits": BitMap(ids, optimize=False).serialize()}
            for term, ids in rows.items()
        ]
        if bits:
            self._connection.execute(insert(match_bits), bits)
        entries = [{"kind": kind, "id": number, "terms": _joined(terms)} for number, terms in terms_of.items()]
        self._connection.execute(insert(match_entries), entries)

    def _held(self, kind: str, ids: Sequence[int]) -> dict[int, frozenset[str]]:
        listed = self._driver.sql.listed(ids)
        self._driver.run(self._driver.sql.make_entries, kind, listed)
        held = self._driver.rows(self._driver.sql.hold_entries, kind, listed)
        return {number: _parted(terms) for number, terms in held}

    def _now(self, kind: str, ids: Sequence[int]) -> dict[int, frozenset[str]]:
        found: dict[int, frozenset[str]] = dict.fromkeys(ids, frozenset())
        for at in range(0, len(ids), AT_ONCE):
            some = ids[at : at + AT_ONCE]
            read = self._jobs(jobs.c.id.in_(some)) if kind == Kind.JOB else self._people(users.c.id.in_(some))
            found |= dict(read)
        return found

    def _jobs(self, *conditions: Any) -> Iterator[tuple[int, frozenset[str]]]:
        found = select(jobs).where(*conditions).order_by(jobs.c.id).execution_options(yield_per=1000)
        for row in self._connection.execute(found):
            job = job_of(row)
            yield job.id, frozenset(job_terms(job))

    def _people(self, *conditions: Any) -> Iterator[tuple[int, frozenset[str]]]:
        found = (
            select(profiles)
            .join(users, users.c.id == profiles.c.user_id)
            .where(is_candidate(), *conditions)
            .order_by(users.c.id)
            .execution_options(yield_per=1000)
        )
        for row in self._connection.execute(found):
            yield row.user_id, frozenset(person_terms(Profile(**row._mapping)))


def _joined(terms: Iterable[str]) -> str:
    return "\n".join(sorted(terms))


def _parted(terms: str) -> frozenset[str]:
    return frozenset(terms.split("\n")) if terms else frozenset()
