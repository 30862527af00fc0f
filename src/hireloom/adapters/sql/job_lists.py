"""Lists of jobs in SQL."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, func, or_, select

from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.jobs import job_of
from hireloom.adapters.sql.tables import jobs
from hireloom.ports.job_lists import JobPage, JobQuery, ListedJob, RecruiterJobs


class SqlJobLists:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def page(self, query: JobQuery) -> JobPage:
        conditions = _conditions(query)
        applicants = (
            select(func.count()).where(applications.c.job_id == jobs.c.id).scalar_subquery().label("applicants")
        )
        statement: Select[Any] = (
            select(jobs, applicants)
            .where(*conditions)
            .order_by(jobs.c.date_posted.desc(), jobs.c.id.desc())
            .offset(query.window.start)
            .limit(query.window.count)
        )
        listed = [ListedJob(job_of(row), row.applicants) for row in self._connection.execute(statement)]
        total = self._connection.execute(select(func.count()).select_from(jobs).where(*conditions)).scalar_one()
        return JobPage(listed, total)

    def recruiters(self) -> list[RecruiterJobs]:
        email = jobs.c.recruiter_email
        statement = select(email, func.count()).where(jobs.c.deleted_at.is_(None)).group_by(email).order_by(email)
        return [RecruiterJobs(who, count) for who, count in self._connection.execute(statement)]

    def applicants(self, job_id: int) -> int:
        counted = select(func.count()).select_from(applications).where(applications.c.job_id == job_id)
        return int(self._connection.execute(counted).scalar_one())


def _conditions(query: JobQuery) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if query.recruiter_id is not None:
        found.append(jobs.c.recruiter_id == query.recruiter_id)
    if not query.with_deleted:
        found.append(jobs.c.deleted_at.is_(None))
    if query.active_on is not None:
        last = jobs.c.application_end_date
        found += [jobs.c.position == "open", jobs.c.has_recruiter, or_(last.is_(None), last >= query.active_on)]
    for word in query.words.lower().split():
        places = (jobs.c.title, jobs.c.company, jobs.c.location, jobs.c.recruiter_email)
        found.append(or_(*(func.lower(place).contains(word, autoescape=True) for place in places)))
    return found
