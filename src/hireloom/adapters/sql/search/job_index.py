"""Writing the index of the job search, in the unit of work that changes a job."""

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from hireloom.adapters.sql.bits.bit_rows import BitRows, Place
from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.search.job_bitmaps import chunk_of
from hireloom.adapters.sql.search.job_search_tables import (
    job_bits,
    job_listings,
    job_place_ends,
    job_places,
    job_tokens,
)
from hireloom.adapters.sql.search.job_tokens import job_id_of, key_of, tokens_of
from hireloom.domain.jobs import Job
from hireloom.domain.searches import kinds_of, place_name

AT_ONCE = 5_000  # jobs in one statement


class JobIndex:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._added: dict[Place, set[int]] = {}
        self._removed: dict[Place, set[int]] = {}
        self.pending = 0  # entries that are not yet written to the bitmaps

    def keep(self, *jobs: Job) -> None:
        """Replace what the index holds of these jobs with what they are now."""
        for at in range(0, len(jobs), AT_ONCE):
            self._forget([job.id for job in jobs[at : at + AT_ONCE]])
        self.add(jobs)

    def add(self, jobs: Sequence[Job]) -> None:
        """Jobs that the index does not know yet."""
        listed = [job for job in jobs if job.is_listed]
        places = {location: self._place_id(location) for location in {job.location for job in listed}}
        rows = [(key_of(job.posted_on, job.id), job, places[job.location]) for job in listed]
        if rows:
            self._connection.execute(
                insert(job_listings),
                [{"key": key, "job_id": job.id, "place_id": place, "ends_on": job.ends_on} for key, job, place in rows],
            )
            tokens = [(key, tokens_of(job, place)) for key, job, place in rows]
            self._connection.execute(
                insert(job_tokens), [{"key": key, "tokens": " ".join(these)} for key, these in tokens]
            )
            for key, these in tokens:
                self._change(self._removed, self._added, key, these)

    def settle(self) -> None:
        """Write all changes of this unit to the bitmaps: once for a unit, and last, so that no two units wait for each
        other."""
        if self.pending:
            added, removed = self._added, self._removed
            self._added, self._removed, self.pending = {}, {}, 0
            BitRows(Driver(self._connection), job_bits.name, job_bits.c.token.name).change(added, removed)

    def clear(self) -> None:
        self._added, self._removed, self.pending = {}, {}, 0
        for table in (job_bits, job_tokens, job_listings, job_place_ends, job_places):
            self._connection.execute(delete(table))

    def _forget(self, job_ids: Sequence[int]) -> None:
        known = (
            select(job_tokens.c.key, job_tokens.c.tokens)
            .join(job_listings, job_listings.c.key == job_tokens.c.key)
            .where(job_listings.c.job_id.in_(job_ids))
        )
        rows = self._connection.execute(known).all()
        for key, tokens in rows:
            self._change(self._added, self._removed, key, tokens.split())
        for table in (job_tokens, job_listings) if rows else ():
            self._connection.execute(delete(table).where(table.c.key.in_([key for key, _ in rows])))

    def _change(
        self, undone: dict[Place, set[int]], done: dict[Place, set[int]], key: int, tokens: Iterable[str]
    ) -> None:
        """Note the change of each token; a pending change in the other direction is cancelled instead."""
        number = job_id_of(key)
        chunk = chunk_of(number)
        for token in tokens:
            other = undone.get((chunk, token), set())
            if number in other:
                other.discard(number)
            else:
                done.setdefault((chunk, token), set()).add(number)
                self.pending += 1

    def _place_id(self, location: str) -> int:
        name = place_name(location)
        wanted = select(job_places.c.id).where(job_places.c.name == name)
        found = self._connection.scalar(wanted)
        if found is not None:
            return int(found)
        kinds = kinds_of(location)
        values = {"name": name, "says_remote": "remote" in kinds, "says_hybrid": "hybrid" in kinds}
        kind = postgresql if self._connection.dialect.name == "postgresql" else sqlite
        added = self._connection.scalar(
            kind.insert(job_places).values(**values).on_conflict_do_nothing().returning(job_places.c.id)
        )
        if added is None:  # another unit has just added it
            return int(self._connection.scalar(wanted) or 0)
        ends = [{"place_id": added, "start": start, "ending": name[start:]} for start in range(len(name))]
        if ends:
            self._connection.execute(insert(job_place_ends), ends)
        return int(added)
