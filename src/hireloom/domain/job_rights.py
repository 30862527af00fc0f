"""Who may look at a job, and who runs it."""

from datetime import date

from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job, NoSuchJob
from hireloom.domain.refusals import NotAllowed


def may_manage(job: Job, by: User) -> bool:
    """Its recruiter, and admins."""
    return by.is_admin or _is_recruiter_of(job, by)


def must_manage(job: Job, by: User) -> None:
    """What is deleted is there for admins only. Raises NotAllowed or NoSuchJob."""
    if not may_manage(job, by):
        raise NotAllowed
    _must_be_there(job, by)


def may_receive(job: Job, by: User) -> bool:
    """What was sent for it: whom it was sent to, as long as the job is there for them."""
    return _is_recruiter_of(job, by) and (job.deleted_at is None or by.is_admin)


def must_see(job: Job, by: User, *, today: date) -> None:
    """Whoever runs it, whatever has become of it; everybody else while people may apply. Raises NoSuchJob."""
    _must_be_there(job, by)
    if not may_manage(job, by) and not job.accepts_applications(today):
        raise NoSuchJob


def may_find(job: Job, by: User, *, today: date, has_applied: bool) -> bool:
    """In the list of jobs: everybody while people may apply; when it has expired, whoever has to do with it; nobody
    when it is closed."""
    return job.is_listed and (not job.is_expired(today) or has_applied or may_manage(job, by))


def _is_recruiter_of(job: Job, by: User) -> bool:
    """Whoever posted it, as long as they recruit: somebody who is no admin any more is a job seeker like others."""
    return job.recruiter_id == by.id and by.role is not Role.USER


def _must_be_there(job: Job, by: User) -> None:
    if job.deleted_at and not by.is_admin:
        raise NoSuchJob
