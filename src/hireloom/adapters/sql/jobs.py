"""Jobs in SQL."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, ScalarSelect, and_, bindparam, insert, literal_column, select, update

from hireloom.adapters.sql.tables import IS_LISTED, jobs, users
from hireloom.domain.identity.users import Role
from hireloom.domain.jobs import Job, NoSuchJob, Position, ProviderLink

_JOB = select(jobs).where(jobs.c.id == bindparam("job"))  # made once, as many requests ask it


class SqlJobs:
    """`changed` is called with the id of each job that was added or changed."""

    def __init__(self, connection: Connection, changed: Callable[[int], None], now: Callable[[], datetime]) -> None:
        self._connection, self._changed, self._now = connection, changed, now

    def get(self, job_id: int) -> Job:
        return self._one(_JOB, job=job_id)

    def get_for_update(self, job_id: int) -> Job:
        return self._one(select(jobs).where(jobs.c.id == job_id).with_for_update())

    def get_for_share(self, job_id: int) -> Job:
        return self._one(select(jobs).where(jobs.c.id == job_id).with_for_update(read=True))

    def add(self, job: Job) -> Job:
        values = values_of(job) | {"has_recruiter": _recruits(job.recruiter_id)}
        added = job_of(self._connection.execute(insert(jobs).values(**values).returning(jobs)).one())
        self._changed(added.id)
        return added

    def put(self, job: Job) -> Job:
        values = values_of(job) | {"changed_at": self._now()}
        statement = update(jobs).where(jobs.c.id == job.id).values(**values).returning(jobs)
        changed = self._one(statement)
        self._changed(changed.id)
        return changed

    def of_recruiter(self, user_id: int, *, with_deleted: bool = False) -> Sequence[Job]:
        conditions = [jobs.c.recruiter_id == user_id, *([] if with_deleted else [jobs.c.deleted_at.is_(None)])]
        newest = select(jobs).where(*conditions).order_by(jobs.c.date_posted.desc(), jobs.c.id.desc())
        return [job_of(row) for row in self._connection.execute(newest)]

    def recruiter_changed(self, user_id: int) -> None:
        """Their jobs can be found as long as the account is active and a recruiter's. A unit that is changing one of
        the jobs has locked its row: this waits for it, so that the index gets the row's final state."""
        recruits = _recruits(user_id)
        others = update(jobs).where(jobs.c.recruiter_id == user_id, jobs.c.has_recruiter != recruits)
        changed = others.values(has_recruiter=recruits, changed_at=self._now()).returning(jobs)
        for job in map(job_of, self._connection.execute(changed)):
            if job.is_active:  # the index contains no others
                self._changed(job.id)

    def _one(self, statement: Any, **values: int) -> Job:
        row = self._connection.execute(statement, values).one_or_none()
        if row is None:
            raise NoSuchJob
        return job_of(row)


def _recruits(user_id: int) -> ScalarSelect[bool]:
    """Whether somebody can answer. Job seekers do not count: former admins become job seekers."""
    is_there = and_(users.c.is_active, users.c.user_type != Role.USER.value)
    return select(is_there).where(users.c.id == user_id).scalar_subquery()


def is_listed() -> ColumnElement[bool]:
    """The condition for jobs that are listed until they expire. It is text, so that SQLite uses the partial indexes for
    it."""
    return literal_column(f"({IS_LISTED})")


def values_of(job: Job) -> dict[str, object]:
    """All columns except those that the store sets itself."""
    return {
        "title": job.title,
        "company": job.company,
        "description": job.description,
        "location": job.location,
        "employment_type": job.employment_type,
        "date_posted": job.posted_on,
        "application_end_date": job.ends_on,
        "salary": job.salary,
        "currency": job.currency,
        "salary_duration": job.salary_duration,
        "providers": [{"jobProvider": link.provider, "url": link.url} for link in job.providers],
        "keywords": job.keywords,
        "mandatory_documents": list(job.mandatory_documents),
        "recruiter_id": job.recruiter_id,
        "recruiter_email": job.recruiter_email,
        "position": job.position.value,
        "reopen_count": job.reopen_count,
        "deleted_at": job.deleted_at,
        "created_at": job.created_at,
        "answer_days": job.answer_days,
        "is_public": job.is_public,
        "blind_review": job.blind_review,
        "names_from": job.names_from,
    }


def job_of(row: Any) -> Job:
    return Job(
        id=row.id,
        title=row.title,
        company=row.company,
        description=row.description,
        location=row.location,
        employment_type=row.employment_type,
        posted_on=row.date_posted,
        ends_on=row.application_end_date,
        salary=row.salary,
        currency=row.currency,
        salary_duration=row.salary_duration,
        providers=tuple(ProviderLink(provider["jobProvider"], provider["url"]) for provider in row.providers),
        keywords=row.keywords,
        mandatory_documents=tuple(row.mandatory_documents),
        recruiter_id=row.recruiter_id,
        recruiter_email=row.recruiter_email,
        position=Position(row.position),
        reopen_count=row.reopen_count,
        deleted_at=row.deleted_at,
        created_at=row.created_at,
        answer_days=row.answer_days,
        is_public=row.is_public,
        blind_review=row.blind_review,
        names_from=row.names_from,
        has_recruiter=row.has_recruiter,
        changed_at=row.changed_at,
    )
