"""The public jobs in SQL."""

from collections.abc import Sequence
from datetime import date

from sqlalchemy import ColumnElement, Connection, func, or_, select

from hireloom.adapters.sql.job_lists import conditions
from hireloom.adapters.sql.jobs import job_of
from hireloom.adapters.sql.tables import jobs
from hireloom.domain.jobs import Job, NoSuchJob, Position
from hireloom.domain.public_jobs import Entry, PublicJobsState
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobQuery

_LATEST = func.coalesce(jobs.c.changed_at, jobs.c.created_at)


class SqlPublicJobs:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get(self, job_id: int) -> Job:
        row = self._connection.execute(select(jobs).where(jobs.c.id == job_id)).one_or_none()
        if row is None:
            raise NoSuchJob
        return job_of(row)

    def state(self, on: date) -> PublicJobsState:
        statement = select(func.count(), func.coalesce(func.sum(jobs.c.id), 0), func.max(_LATEST)).select_from(jobs)
        count, numbers, latest = self._connection.execute(statement.where(*_public(on))).one()
        return PublicJobsState(count, int(numbers), latest)

    def newest(
        self, on: date, count: int, *, before: int | None = None, company_id: int | None = None
    ) -> Sequence[Job]:
        statement = select(jobs).where(*_public(on)).order_by(jobs.c.id.desc()).limit(count)
        if before is not None:
            statement = statement.where(jobs.c.id < before)
        if company_id is not None:
            statement = statement.where(*conditions(JobQuery(Window(), company_id=company_id)))
        return [job_of(row) for row in self._connection.execute(statement)]

    def blocks(self, on: date, size: int) -> Sequence[int]:
        block = ((jobs.c.id - 1) // size + 1).label("block")
        return self._connection.execute(select(block).where(*_public(on)).distinct().order_by(block)).scalars().all()

    def entries(self, on: date, *, first: int, last: int) -> Sequence[Entry]:
        statement = select(jobs.c.id, jobs.c.title, jobs.c.location, _LATEST)
        within = jobs.c.id.between(first, last)
        return [
            Entry(*row) for row in self._connection.execute(statement.where(within, *_public(on)).order_by(jobs.c.id))
        ]


def counted(connection: Connection, on: date) -> tuple[int, int]:
    """How many public jobs there are, and how many companies offer them."""
    statement = select(func.count(), func.count(jobs.c.company.distinct())).select_from(jobs)
    row = connection.execute(statement.where(*_public(on))).one()
    return row[0], row[1]


def _public(on: date) -> list[ColumnElement[bool]]:
    last = jobs.c.application_end_date
    return [
        jobs.c.is_public,
        jobs.c.deleted_at.is_(None),
        jobs.c.position == Position.OPEN.value,
        or_(last.is_(None), last >= on),
        jobs.c.has_recruiter,
    ]
