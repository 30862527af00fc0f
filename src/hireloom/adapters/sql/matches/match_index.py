"""Writing the index of matches, in the unit of work that changes a job or a person."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from secrets import randbits
from typing import Any

from pyroaring import BitMap
from sqlalchemy import Connection, Dialect, Row, delete, insert, select

from hireloom.adapters.sql.bits.bit_rows import CHUNK, BitRows, Place
from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.jobs import job_of
from hireloom.adapters.sql.matches import match_statements
from hireloom.adapters.sql.matches.direct_matches import is_candidate
from hireloom.adapters.sql.matches.match_tables import match_bits, match_entries
from hireloom.adapters.sql.matches.match_terms import WIDE_CHUNK, Kind, chunk_of, job_terms, person_terms
from hireloom.adapters.sql.tables import jobs, profiles, users
from hireloom.domain.profile_match.matches import ProfileFacts

AT_ONCE = 5_000  # ids in one statement
MARK = 53  # bits of a random mark
IN_PARTS = {"yield_per": 1000}


class MatchIndex:
    def __init__(self, connection: Connection) -> None:
        self._connection, self._driver = connection, Driver(connection)
        self._rows = BitRows(self._driver, match_bits.name, match_bits.c.term.name, match_bits.c.mark.name)
        self._changed: set[tuple[str, int]] = set()  # kind and id

    def job_changed(self, job_id: int) -> None:
        self._changed.add((Kind.JOB, job_id))

    def person_changed(self, user_id: int) -> None:
        """Their account or profile has changed."""
        self._changed.add((Kind.PERSON, user_id))

    def settle(self) -> None:
        """Write all changes of this unit to the index: once for a unit, and last, so that no two units wait for each
        other."""
        changed, self._changed = sorted(self._changed), set()
        if not changed:
            return
        added: dict[Place, list[int]] = {}
        removed: dict[Place, list[int]] = {}
        entries: list[tuple[str, str, int]] = []
        for kind, those in groupby(changed, key=lambda entry: entry[0]):
            ids = [number for _, number in those]
            before, after = self._before_and_now(kind, ids)
            others = [number for number in ids if before[number] != after[number]]
            for number in others:
                for term in before[number] - after[number]:
                    removed.setdefault((chunk_of(term, number), term), []).append(number)
                for term in after[number] - before[number]:
                    added.setdefault((chunk_of(term, number), term), []).append(number)
            entries += [(_joined(after[number]), kind, number) for number in others]
        if entries:
            self._driver.write_all(match_statements.of(self._driver).write_entries, entries)
            self._rows.change(added, removed)

    def make_anew(self) -> None:
        """Rebuild the index from all jobs and people."""
        for table in (match_bits, match_entries):
            self._connection.execute(delete(table))
        self._fill(Kind.JOB, self._jobs())
        self._fill(Kind.PERSON, self._people())

    def _fill(self, kind: Kind, found: Iterable[tuple[int, frozenset[str]]]) -> None:
        """`found` is in the order of ids, so that memory holds the terms of one chunk and the ids of one wide chunk."""
        for _, wide in groupby(found, key=lambda each: each[0] >> WIDE_CHUNK):
            rows: dict[Place, list[int]] = {}
            for _, those in groupby(wide, key=lambda each: each[0] >> CHUNK):
                terms_of = dict(those)
                for number, terms in terms_of.items():
                    for term in terms:
                        rows.setdefault((chunk_of(term, number), term), []).append(number)
                entries = [{"kind": kind, "id": number, "terms": _joined(terms)} for number, terms in terms_of.items()]
                self._connection.execute(insert(match_entries), entries)
            self._write(rows)

    def _write(self, rows: Mapping[Place, Sequence[int]]) -> None:
        bits = [
            {"term": term, "chunk": chunk, "mark": randbits(MARK), "bits": BitMap(ids, optimize=False).serialize()}
            for (chunk, term), ids in rows.items()
        ]
        if bits:
            self._connection.execute(insert(match_bits), bits)

    def _before_and_now(
        self, kind: str, ids: Sequence[int]
    ) -> tuple[dict[int, frozenset[str]], dict[int, frozenset[str]]]:
        """The terms of each id in the index, and those it has now. Entries are locked before jobs and people are read:
        from then on no other unit changes them."""
        sql, listed = match_statements.of(self._driver), self._driver.listed(ids)
        asked = (kind, listed, kind, listed, len(ids))
        held = self._driver.ask(sql.hold_entries, *asked)
        if not held:  # one is missing
            self._driver.ask(sql.make_entries, kind, listed)
            held = self._driver.ask(sql.hold_entries, *asked)
        now = self._jobs_now(ids) if kind == Kind.JOB else self._people_now(ids)
        return {number: _parted(terms) for number, terms in held}, dict.fromkeys(ids, frozenset[str]()) | dict(now)

    def _people_now(self, ids: Sequence[int]) -> Iterator[tuple[int, frozenset[str]]]:
        statement = self._driver.said(f"{_people(self._connection.dialect)} AND users.id{self._driver.among}")
        return map(_of_person, self._driver.ask(statement, self._driver.listed(ids)))

    def _jobs_now(self, ids: Sequence[int]) -> Iterator[tuple[int, frozenset[str]]]:
        for at in range(0, len(ids), AT_ONCE):
            for row in self._connection.execute(select(jobs).where(jobs.c.id.in_(ids[at : at + AT_ONCE]))):
                yield _of_job(row)

    def _jobs(self) -> Iterator[tuple[int, frozenset[str]]]:
        return map(_of_job, self._connection.execute(select(jobs).order_by(jobs.c.id), execution_options=IN_PARTS))

    def _people(self) -> Iterator[tuple[int, frozenset[str]]]:
        statement = f"{_people(self._connection.dialect)} ORDER BY users.id"
        return map(_of_person, self._connection.exec_driver_sql(statement, execution_options=IN_PARTS))


@cache
def _people(dialect: Dialect) -> str:
    """A statement for the driver itself: of everybody who can be found, what counts for a match."""
    columns = (profiles.c[name] for name in ("user_id", "name", *ProfileFacts._fields))
    found = select(*columns).join(users, users.c.id == profiles.c.user_id).where(is_candidate())
    return str(found.compile(dialect=dialect, compile_kwargs={"literal_binds": True}))


def _of_person(row: Sequence[Any]) -> tuple[int, frozenset[str]]:
    number, name, *told = row
    return number, frozenset(person_terms(name, ProfileFacts(*told)))


def _of_job(row: Row[Any]) -> tuple[int, frozenset[str]]:
    job = job_of(row)
    return job.id, frozenset(job_terms(job))


def _joined(terms: Iterable[str]) -> str:
    return "\n".join(sorted(terms))


def _parted(terms: str) -> frozenset[str]:
    return frozenset(terms.split("\n")) if terms else frozenset()
