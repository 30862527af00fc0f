"""Lists of jobs in SQL."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    ScalarSelect,
    and_,
    bindparam,
    case,
    cast,
    distinct,
    func,
    literal_column,
    null,
    or_,
    select,
)

from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.companies import STANDING
from hireloom.adapters.sql.company_tables import companies, company_members, job_team_members
from hireloom.adapters.sql.jobs import is_listed, job_of
from hireloom.adapters.sql.lists.pages import counted, found_page, page_of, rows_of
from hireloom.adapters.sql.lists.text_parts import JOBS, says
from hireloom.adapters.sql.tables import BYTE_WISE, IS_KEPT, jobs, users
from hireloom.domain.jobs import Position
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobFigures, JobPage, JobQuery, JobRow, JobSort, RecruiterJobs, RecruiterPage

_NEWEST = jobs.c.date_posted.desc(), jobs.c.id.desc()
_NOT_REMOVED: ColumnElement[bool] = literal_column(IS_KEPT)  # exactly as in the index
_ENDS = jobs.c.application_end_date
_OF_JOB = select(func.count()).select_from(applications).where(applications.c.job_id == jobs.c.id)
_APPLICANTS = _OF_JOB.scalar_subquery()
_ORDERS: dict[JobSort, Sequence[ColumnElement[Any]]] = {
    JobSort.NEWEST: _NEWEST,
    JobSort.TITLE: (func.lower(jobs.c.title), jobs.c.id.desc()),
    JobSort.APPLICANTS: (_APPLICANTS.desc(), jobs.c.id.desc()),
    JobSort.ENDS: (_ENDS.is_(None), _ENDS, jobs.c.id.desc()),
}
# Made once, as many requests ask them.
_ROWS = select(jobs, _APPLICANTS.label("applicants"), null().label("new"))
_APPLICANTS_OF = select(func.count()).select_from(applications).where(applications.c.job_id == bindparam("job"))


class SqlJobLists:
    def __init__(self, connection: Connection) -> None:
        self._connection, self._is_postgres = connection, connection.dialect.name == "postgresql"

    def page(self, query: JobQuery) -> JobPage:
        words = self._words(query)
        page = found_page if words else page_of
        ids, total = page(self._connection, jobs.c.id, [*conditions(query), *words], _order(query), query.window)
        return JobPage(self._rows(query, ids), total)

    def newest(self, query: JobQuery, *, below: int | None) -> Sequence[JobRow]:
        further = [] if below is None else [jobs.c.id < below]
        statement = select(jobs.c.id).where(*conditions(query), *self._words(query), *further)
        ids = self._connection.scalars(statement.order_by(jobs.c.id.desc()).limit(query.window.count)).all()
        return self._rows(query, ids)

    def recruiters(self, window: Window, words: str = "") -> RecruiterPage:
        email = jobs.c.recruiter_email
        conditions = [_NOT_REMOVED, *(email.contains(word, autoescape=True) for word in words.lower().split())]
        total = self._connection.scalar(select(func.count(distinct(email))).where(*conditions)) or 0
        query = select(email, func.count()).where(*conditions).group_by(email).order_by(cast(email, BYTE_WISE))
        rows = self._connection.execute(query.limit(window.count).offset(window.start))
        return RecruiterPage(
            [RecruiterJobs(row[0], row[1]) for row in rows], total, counted(self._connection, jobs.c.id, [_NOT_REMOVED])
        )

    def applicants(self, job_id: int) -> int:
        return self._connection.execute(_APPLICANTS_OF, {"job": job_id}).scalar_one()

    def _words(self, query: JobQuery) -> list[ColumnElement[bool]]:
        return [says(JOBS, word, on_postgres=self._is_postgres) for word in query.words.lower().split()]

    def _rows(self, query: JobQuery, ids: Sequence[int]) -> list[JobRow]:
        rows = _ROWS
        if query.new_since:
            rows = select(jobs, _APPLICANTS.label("applicants"), _newer(query.new_since).label("new"))
        listed = rows_of(self._connection, rows, jobs.c.id, ids)
        return [JobRow(job_of(row), row.applicants, row.new) for row in listed]

    def figures(self, recruiter_id: int, new_since: datetime) -> JobFigures:
        is_open = case((jobs.c.position == Position.OPEN.value, 1), else_=0)
        figures = func.count(), func.coalesce(func.sum(is_open), 0), func.coalesce(func.sum(_newer(new_since)), 0)
        conditions = jobs.c.recruiter_id == recruiter_id, jobs.c.deleted_at.is_(None)
        return JobFigures(*map(int, self._connection.execute(select(*figures).where(*conditions)).one()))


def _order(query: JobQuery) -> Sequence[ColumnElement[Any]]:
    order = _ORDERS[query.sort]
    if query.own_first is None:
        return order
    return (case((jobs.c.recruiter_id == query.own_first, 0), else_=1), *order)


def _newer(since: datetime) -> ScalarSelect[int]:
    """How many people applied for a job from then on."""
    return _OF_JOB.where(applications.c.applied_at >= since).scalar_subquery()


def conditions(query: JobQuery) -> Sequence[ColumnElement[bool]]:
    """What its jobs fulfill, except for the words."""
    listed = list[ColumnElement[bool]]()
    if query.recruiter_id is not None:
        listed.append(jobs.c.recruiter_id == query.recruiter_id)
    if query.company_id is not None:
        people = select(company_members.c.user_id).select_from(company_members.join(users).join(companies))
        colleagues = people.where(company_members.c.company_id == query.company_id, *STANDING)
        listed.append(jobs.c.recruiter_id.in_(colleagues))
    if query.team_of is not None:
        teams = select(job_team_members.c.job_id).where(job_team_members.c.user_id == query.team_of)
        listed.append(or_(jobs.c.recruiter_id == query.team_of, jobs.c.id.in_(teams)))
    if not query.with_deleted:
        listed.append(jobs.c.deleted_at.is_(None))
    if query.active_on is not None:
        ends = jobs.c.application_end_date
        listed.append(and_(is_listed(), or_(ends.is_(None), ends >= query.active_on)))
    if query.position:
        listed.append(jobs.c.position == query.position.value)
    return listed
