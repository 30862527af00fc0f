"""The index of who fits what, kept true in the unit of work that changes a job or a person."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from pyroaring import BitMap
from sqlalchemy import Connection, bindparam, delete, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from hireloom.adapters.sql.direct_matches import is_candidate
from hireloom.adapters.sql.jobs import job_of
from hireloom.adapters.sql.match_bitmaps import AT_ONCE, MatchBitmaps, Place, place_of
from hireloom.adapters.sql.match_tables import CHUNK, match_bits, match_entries
from hireloom.adapters.sql.match_terms import Kind, job_terms, person_terms
from hireloom.adapters.sql.tables import jobs, profiles, users
from hireloom.domain.profiles import Profile

Entry = tuple[str, int]  # the kind and the id


class MatchIndex:
    def __init__(self, connection: Connection) -> None:
        self._connection, self._bitmaps = connection, MatchBitmaps(connection)
        self._changed: set[Entry] = set()

    def job_changed(self, job_id: int) -> None:
        self._changed.add((Kind.JOB, job_id))

    def person_changed(self, user_id: int) -> None:
        """Account or profile."""
        self._changed.add((Kind.PERSON, user_id))

    def settle(self) -> None:
        """Write down what became of everything that was changed. Once for a unit, and last, so that no two units wait
        for each other."""
        changed = sorted(self._changed)
        self._changed.clear()
        added: dict[Place, list[int]] = {}
        removed: dict[Place, list[int]] = {}
        for at in range(0, len(changed), AT_ONCE):
            entries = changed[at : at + AT_ONCE]
            before = self._held(entries)  # from here on nobody else changes them: only now look at what they are
            after = self._now(entries)
            for entry in entries:
                for term in before[entry] - after[entry]:
                    removed.setdefault(place_of(term, entry[1]), []).append(entry[1])
                for term in after[entry] - before[entry]:
                    added.setdefault(place_of(term, entry[1]), []).append(entry[1])
            self._keep({entry: terms for entry, terms in after.items() if terms != before[entry]})
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
        bits = [{"term": term, "chunk": chunk, "bits": BitMap(ids).serialize()} for term, ids in rows.items()]
        if bits:
            self._connection.execute(insert(match_bits), bits)
        entries = [{"kind": kind, "id": number, "terms": _joined(terms)} for number, terms in terms_of.items()]
        self._connection.execute(insert(match_entries), entries)

    def _held(self, entries: Sequence[Entry]) -> dict[Entry, frozenset[str]]:
        kind = postgresql if self._connection.dialect.name == "postgresql" else sqlite
        missing = [{"kind": each, "id": number, "terms": ""} for each, number in entries]
        self._connection.execute(kind.insert(match_entries).values(missing).on_conflict_do_nothing())
        held = (
            select(match_entries)
            .where(tuple_(match_entries.c.kind, match_entries.c.id).in_(entries))
            .order_by(match_entries.c.kind, match_entries.c.id)
            .with_for_update()
        )
        return {(row.kind, row.id): _parted(row.terms) for row in self._connection.execute(held)}

    def _now(self, entries: Sequence[Entry]) -> dict[Entry, frozenset[str]]:
        found: dict[Entry, frozenset[str]] = dict.fromkeys(entries, frozenset())
        job_ids = [number for kind, number in entries if kind == Kind.JOB]
        user_ids = [number for kind, number in entries if kind == Kind.PERSON]
        if job_ids:
            found |= {(Kind.JOB, number): terms for number, terms in self._jobs(jobs.c.id.in_(job_ids))}
        if user_ids:
            found |= {(Kind.PERSON, number): terms for number, terms in self._people(users.c.id.in_(user_ids))}
        return found

    def _keep(self, entries: Mapping[Entry, frozenset[str]]) -> None:
        if entries:
            statement = update(match_entries).where(
                match_entries.c.kind == bindparam("of_kind"), match_entries.c.id == bindparam("of_id")
            )
            rows = [
                {"of_kind": kind, "of_id": number, "terms": _joined(terms)} for (kind, number), terms in entries.items()
            ]
            self._connection.execute(statement, rows)

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
