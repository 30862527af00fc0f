"""Who may see a job, and who may manage it."""

from datetime import date

from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job, NoSuchJob
from hireloom.domain.refusals import NotAllowed


def may_manage(job: Job, by: User) -> bool:
    """Whether the person is its recruiter or an admin."""
    return by.is_admin or _is_recruiter_of(job, by)


def must_manage(job: Job, by: User) -> None:
    """Raises NotAllowed, or NoSuchJob: a deleted job exists only for admins."""
    if not may_manage(job, by):
        raise NotAllowed
    _must_be_there(job, by)


def may_receive(job: Job, by: User) -> bool:
    """Whether the person may read documents that were sent for the job: only its recruiter, as long as the job exists
    for them."""
    return _is_recruiter_of(job, by) and (job.deleted_at is None or by.is_admin)


def must_see(job: Job, by: User, *, today: date) -> None:
    """People who may manage the job always see it, everybody else only while people may apply. Raises NoSuchJob."""
    _must_be_there(job, by)
    if not may_manage(job, by) and not job.accepts_applications(today):
        raise NoSuchJob


def may_find(job: Job, by: User, *, today: date, has_applied: bool) -> bool:
    """Whether a person finds the job in the list: everybody while people may apply; once it has expired, only
    applicants and people who may manage it; once it is closed, nobody."""
    return job.is_listed and (not job.is_expired(today) or has_applied or may_manage(job, by))


def _is_recruiter_of(job: Job, by: User) -> bool:
    """Whether the person posted it and is still a recruiter: a former admin is a job seeker."""
    return job.recruiter_id == by.id and by.role is not Role.USER


def _must_be_there(job: Job, by: User) -> None:
    if job.deleted_at and not by.is_admin:
        raise NoSuchJob
