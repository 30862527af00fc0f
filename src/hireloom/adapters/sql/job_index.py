"""What can be found of jobs, kept true in the unit of work that changes them."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from hireloom.adapters.sql.job_search_tables import job_listings, job_place_ends, job_places
from hireloom.adapters.sql.job_tokens import key_of, tokens_of
from hireloom.adapters.sql.job_words import words_of
from hireloom.domain.jobs import Job
from hireloom.domain.searches import kinds_of, place_name


class JobIndex:
    def __init__(self, connection: Connection) -> None:
        self._connection, self._words = connection, words_of(connection)

    def keep(self, job: Job) -> None:
        """What can be found of this job is what it is now."""
        self._forget(job.id)
        self.add([job])

    def add(self, jobs: Sequence[Job]) -> None:
        """Jobs that the index does not know yet."""
        listed = [job for job in jobs if job.is_active]
        places = {location: self._place_id(location) for location in {job.location for job in listed}}
        rows = [(key_of(job.posted_on, job.id), job, places[job.location]) for job in listed]
        if rows:
            self._connection.execute(
                insert(job_listings),
                [{"key": key, "job_id": job.id, "place_id": place, "ends_on": job.ends_on} for key, job, place in rows],
            )
            self._words.put([(key, tokens_of(job, place)) for key, job, place in rows])

    def clear(self) -> None:
        self._words.clear()
        for table in (job_listings, job_place_ends, job_places):
            self._connection.execute(delete(table))

    def _forget(self, job_id: int) -> None:
        key = self._connection.scalar(select(job_listings.c.key).where(job_listings.c.job_id == job_id))
        if key is not None:
            self._words.remove(key)
            self._connection.execute(delete(job_listings).where(job_listings.c.key == key))

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
        if added is None:  # somebody else has just added it
            return int(self._connection.scalar(wanted) or 0)
        ends = [{"place_id": added, "start": start, "ending": name[start:]} for start in range(len(name))]
        if ends:
            self._connection.execute(insert(job_place_ends), ends)
        return int(added)
