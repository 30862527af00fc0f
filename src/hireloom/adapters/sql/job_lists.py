"""Lists of jobs in SQL."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, case, func, null, or_, select

from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.jobs import job_of
from hireloom.adapters.sql.pages import in_order, page_of
from hireloom.adapters.sql.parts import JOBS, holds
from hireloom.adapters.sql.tables import jobs
from hireloom.domain.jobs import Position
from hireloom.ports.job_lists import JobFigures, JobPage, JobQuery, ListedJob, RecruiterJobs


class SqlJobLists:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def page(self, query: JobQuery) -> JobPage:
        newest = jobs.c.date_posted.desc(), jobs.c.id.desc()
        said = [holds(self._connection, JOBS, word) for word in query.words.lower().split()]
        wanted = select(jobs.c.id).where(*_conditions(query), *said).order_by(*newest)
        ids, total = page_of(self._connection, wanted, query.window)
        return JobPage(self._listed(ids, query.new_since), total)

    def _listed(self, ids: Sequence[int], since: datetime | None) -> list[ListedJob]:
        if not ids:
            return []
        applicants = select(func.count()).where(applications.c.job_id == jobs.c.id)
        new = applicants.where(applications.c.applied_at >= since).scalar_subquery() if since else null()
        counted = applicants.scalar_subquery().label("applicants"), new.label("new")
        rows = self._connection.execute(select(jobs, *counted).where(jobs.c.id.in_(ids)))
        return [ListedJob(job_of(row), row.applicants, row.new) for row in in_order(ids, rows)]

    def recruiters(self) -> list[RecruiterJobs]:
        email = jobs.c.recruiter_email
        statement = select(email, func.count()).where(jobs.c.deleted_at.is_(None)).group_by(email).order_by(email)
        return [RecruiterJobs(who, count) for who, count in self._connection.execute(statement)]

    def applicants(self, job_id: int) -> int:
        counted = select(func.count()).select_from(applications).where(applications.c.job_id == job_id)
        return int(self._connection.execute(counted).scalar_one())

    def figures(self, recruiter_id: int, new_since: datetime) -> JobFigures:
        theirs = (jobs.c.recruiter_id == recruiter_id, jobs.c.deleted_at.is_(None))
        is_open = case((jobs.c.position == Position.OPEN.value, 1), else_=0)
        count, still_open = self._connection.execute(
            select(func.count(), func.coalesce(func.sum(is_open), 0)).where(*theirs)
        ).one()
        new = (
            select(func.count())
            .select_from(applications)
            .join(jobs, jobs.c.id == applications.c.job_id)
            .where(*theirs, applications.c.applied_at >= new_since)
        )
        return JobFigures(count, still_open, self._connection.scalar(new) or 0)


def _conditions(query: JobQuery) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if query.recruiter_id is not None:
        found.append(jobs.c.recruiter_id == query.recruiter_id)
    if not query.with_deleted:
        found.append(jobs.c.deleted_at.is_(None))
    if query.active_on is not None:
        last = jobs.c.application_end_date
        found += [jobs.c.position == "open", jobs.c.has_recruiter, or_(last.is_(None), last >= query.active_on)]
    if query.position:
        found.append(jobs.c.position == query.position.value)
    return found
