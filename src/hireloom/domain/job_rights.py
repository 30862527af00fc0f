"""Who may see a job, and who may manage it."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date

from hireloom.domain.company_roles import Action, CompanyRole, is_limited_to_interviews, may
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job, NoSuchJob
from hireloom.domain.refusals import NotAllowed


@dataclass(frozen=True, slots=True)
class JobStanding:
    """How somebody stands to a job of their company; without a role, it is another company's. `interviewees` are the
    applications that the person interviews."""

    role: CompanyRole | None = None
    is_on_team: bool = False
    interviewees: Collection[int] = ()

    @property
    def readable(self) -> Collection[int] | None:
        """The only applications that the person may read; None if they may read all for which their role allows it."""
        return self.interviewees if self.role and is_limited_to_interviews(self.role) else None


STRANGER = JobStanding()
EVERYTHING = frozenset(Action)


def may_do(action: Action, job: Job, by: User, standing: JobStanding) -> bool:
    return action in permitted(job, by, standing)


def may_read(application_id: int, job: Job, by: User, standing: JobStanding) -> bool:
    """Whether the person may read this application for the job."""
    readable = standing.readable
    return may_do(Action.READ_RESUMES, job, by, standing) and (readable is None or application_id in readable)


def permitted(job: Job, by: User, standing: JobStanding) -> frozenset[Action]:
    """What the person may do with the job: its recruiter and admins anything, the people of its company what their
    roles allow."""
    if may_manage(job, by):
        return EVERYTHING
    role = standing.role
    if role is None or by.role is not Role.RECRUITER:
        return frozenset()
    return frozenset(action for action in Action if may(action, role, is_on_team=standing.is_on_team))


def must_be_able(action: Action, job: Job, by: User, standing: JobStanding) -> None:
    """Raises NotAllowed, or NoSuchJob: a deleted job exists only for admins."""
    if not may_do(action, job, by, standing):
        raise NotAllowed
    _must_be_there(job, by)


def may_receive_as(action: Action, application_id: int, job: Job, by: User, standing: JobStanding) -> bool:
    """Like `may_receive`, and for the people of its company whose roles allow the action and who may read the
    application."""
    is_allowed = may_do(action, job, by, standing) and may_read(application_id, job, by, standing)
    is_colleague = not by.is_admin and job.deleted_at is None and is_allowed
    return may_receive(job, by) or is_colleague


def may_manage(job: Job, by: User) -> bool:
    """Whether the person is its recruiter or an admin."""
    return by.is_admin or _is_recruiter_of(job, by)


def may_receive(job: Job, by: User) -> bool:
    """Whether the person may read documents that were sent for the job: only its recruiter, as long as the job exists
    for them."""
    return _is_recruiter_of(job, by) and (job.deleted_at is None or by.is_admin)


def must_see(job: Job, by: User, *, today: date, standing: JobStanding = STRANGER) -> None:
    """People who may manage the job or read its applications always see it, everybody else only while people may
    apply. Raises NoSuchJob."""
    _must_be_there(job, by)
    if not may_do(Action.READ_RESUMES, job, by, standing) and not job.accepts_applications(today):
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
