"""Writing the index of jobs and people, in the unit of work that changes them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import groupby

from pyroaring import BitMap
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from hireloom.adapters.sql.index.bitmap_rows import CHUNK, BitmapRows, Place, Term
from hireloom.adapters.sql.index.index_tables import index_bits, index_entries, index_meaning, job_places
from hireloom.adapters.sql.index.match_terms import job_terms, person_terms
from hireloom.adapters.sql.index.search_terms import search_terms
from hireloom.adapters.sql.jobs import job_of
from hireloom.adapters.sql.profiles import is_candidate
from hireloom.adapters.sql.tables import jobs, profiles, users
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain import searches
from hireloom.domain.profile_match.matches import ProfileFacts
from hireloom.domain.profiles import Visibility
from hireloom.domain.searches import place_name

MEANING = f"10.{searches.MEANING}"  # increase the first number when the meaning of terms or rows changes
AT_ONCE = 1_000  # jobs or people in one statement
Terms = frozenset[Term]
TermsById = Iterator[tuple[int, Terms]]


class EntryKind(StrEnum):
    JOB = "j"
    PERSON = "p"


class TermIndex:
    def __init__(self, connection: Connection) -> None:
        self._connection, self._rows = connection, BitmapRows(connection)
        self._changed: set[tuple[EntryKind, int]] = set()
        self._places: dict[str, int] = {}

    def job_changed(self, job_id: int) -> None:
        self._changed.add((EntryKind.JOB, job_id))

    def person_changed(self, user_id: int) -> None:
        """Their account or profile has changed."""
        self._changed.add((EntryKind.PERSON, user_id))

    def flush(self) -> None:
        """Write all changes of this unit to the index: once for a unit, and last, so that no two units wait for each
        other. Entries are locked before jobs and people are read: from then on no other unit changes them."""
        if not self._changed:
            return
        changed, self._changed = sorted(self._changed), set()
        before = {entry: terms for some in _parts(changed) for entry, terms in self._locked(some)}
        now = {entry: terms for some in _parts(changed) for entry, terms in self._now(some)}
        added: dict[Place, list[int]] = {}
        removed: dict[Place, list[int]] = {}
        entries = []
        for kind, number in changed:
            old, new = before[kind, number], now.get((kind, number), frozenset())
            for rows, terms in ((added, new - old), (removed, old - new)):
                for term, value in terms:
                    rows.setdefault((number >> CHUNK, term, value), []).append(number)
            if old != new:
                entries.append({"of_kind": kind, "of_id": number, "terms": sorted(new)})
        if entries:
            self._connection.execute(_WRITE, entries)
            self._rows.change(added, removed)

    def refresh(self) -> None:
        """Rebuild the index where there is none yet, or where the meaning of its terms has changed."""
        if self._connection.scalar(select(index_meaning.c.meaning)) == MEANING:
            return
        self.make_anew()
        self._connection.execute(delete(index_meaning))
        self._connection.execute(insert(index_meaning), {"meaning": MEANING})

    def make_anew(self) -> None:
        for table in (index_bits, index_entries):
            self._connection.execute(delete(table))
        for kind, ids in ((EntryKind.JOB, select(jobs.c.id)), (EntryKind.PERSON, select(users.c.id))):
            entries = [(kind, number) for number in self._connection.scalars(ids.order_by(ids.selected_columns[0]))]
            for chunk, of_chunk in groupby(entries, key=lambda entry: entry[1] >> CHUNK):
                self._fill(chunk, list(of_chunk))

    def _fill(self, chunk: int, entries: Sequence[tuple[EntryKind, int]]) -> None:
        rows: dict[Term, BitMap] = {}
        for some in _parts(entries):
            entries_now = list(self._now(some))
            for (_, number), terms in entries_now:
                for term in terms:
                    rows.setdefault(term, BitMap()).add(number)
            records = [{"kind": kind, "id": number, "terms": sorted(terms)} for (kind, number), terms in entries_now]
            if records:
                self._connection.execute(insert(index_entries), records)
        bits = [
            {"term": term, "value": value, "chunk": chunk, "bits": rows[term, value].serialize()}
            for term, value in sorted(rows)
        ]
        for at in range(0, len(bits), AT_ONCE):
            self._connection.execute(insert(index_bits), bits[at : at + AT_ONCE])

    def _locked(self, entries: Sequence[tuple[EntryKind, int]]) -> Iterator[tuple[tuple[EntryKind, int], Terms]]:
        """What the index holds of these. Missing entries are made before any is locked, so that no two units
        deadlock."""
        new = [{"kind": kind, "id": number, "terms": []} for kind, number in entries]
        self._connection.execute(upsert(self._connection, index_entries).on_conflict_do_nothing(), new)
        kind, ids = entries[0][0], [number for _, number in entries]
        query = select(index_entries).where(index_entries.c.kind == kind, index_entries.c.id.in_(ids))
        for row in self._connection.execute(query.order_by(index_entries.c.id).with_for_update()):
            yield (kind, row.id), frozenset((term, value) for term, value in row.terms)

    def _now(self, entries: Sequence[tuple[EntryKind, int]]) -> Iterator[tuple[tuple[EntryKind, int], Terms]]:
        """The terms of these, without those that nobody may find."""
        kind, ids = entries[0][0], [number for _, number in entries]
        for number, terms in self._of_jobs(ids) if kind is EntryKind.JOB else self._of_people(ids):
            yield (kind, number), terms

    def _of_jobs(self, ids: Sequence[int]) -> TermsById:
        rows = self._connection.execute(select(jobs).where(jobs.c.id.in_(ids)).order_by(jobs.c.id))
        listed = [job for job in map(job_of, rows) if job.is_listed]
        places = self._place_ids({place_name(job.location) for job in listed})
        for job in listed:
            yield job.id, frozenset((*job_terms(job), *search_terms(job, places[place_name(job.location)])))

    def _of_people(self, ids: Sequence[int]) -> TermsById:
        columns = profiles.c.user_id, profiles.c.name, profiles.c.visibility
        facts = select(*columns, *(profiles.c[name] for name in ProfileFacts._fields))
        candidates = facts.join(users, users.c.id == profiles.c.user_id).where(is_candidate(), users.c.id.in_(ids))
        for number, name, visibility, *rest in self._connection.execute(candidates.order_by(users.c.id)):
            yield number, frozenset(person_terms(name, Visibility(visibility), ProfileFacts(*rest)))

    def _place_ids(self, names: Iterable[str]) -> Mapping[str, int]:
        """Unknown places are made in one order, so that no two units deadlock."""
        unknown = sorted({*names} - {*self._places})
        if unknown:
            add = upsert(self._connection, job_places).on_conflict_do_nothing()
            self._connection.execute(add, [{"name": name} for name in unknown])
            statement = select(job_places.c.name, job_places.c.id).where(job_places.c.name.in_(unknown))
            self._places |= {row.name: row.id for row in self._connection.execute(statement)}
        return self._places


_WRITE = (
    update(index_entries)
    .where(index_entries.c.kind == bindparam("of_kind"), index_entries.c.id == bindparam("of_id"))
    .values(terms=bindparam("terms"))
)


def _parts(entries: Sequence[tuple[EntryKind, int]]) -> Iterator[list[tuple[EntryKind, int]]]:
    """Some of the entries at a time, all of one kind."""
    for _, of_kind in groupby(entries, key=lambda entry: entry[0]):
        listed = list(of_kind)
        yield from (listed[at : at + AT_ONCE] for at in range(0, len(listed), AT_ONCE))
