"""A job that a recruiter posted here, and its life cycle: posted, closed, reopened, deleted and restored."""

from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from enum import StrEnum
from typing import NamedTuple

from hireloom.domain.refusals import Conflict, Invalid, NotFound

MAX_REOPENS = 2
MOST_DAYS_POSTED, MOST_DAYS_REOPENED = 60, 30  # from today to the last day on which people may apply
ANSWER_DAYS = 14  # within which applicants are promised an answer


class NoSuchJob(NotFound):
    sentence = "Job not found"


class AlreadyOpen(Conflict):
    sentence = "Job is already open"


class ExpiredForGood(Conflict):
    sentence = "Expired jobs cannot be reopened. Please post a new job."


class ReopenLimitReached(Conflict):
    sentence = f"This job has already been reopened {MAX_REOPENS} times"


class DeadlineFixed(Conflict):
    sentence = "The deadline of an expired or closed job cannot be changed. Use Reopen or post a new job."


class DateNeeded(Invalid):
    sentence = "Please select a valid date."


class DateOutOfRange(Invalid):
    sentence = f"The date must be between today and {MOST_DAYS_REOPENED} days from today."


class DeadlineTooFar(Invalid):
    sentence = f"Application deadline cannot exceed {MOST_DAYS_POSTED} days from today"


class DeadlinePast(Invalid):
    sentence = "Application deadline cannot be in the past"


class Position(StrEnum):
    OPEN = "open"
    CLOSED = "closed"


class JobStatus(StrEnum):
    """The status as shown to people; it is never stored. Closed, which an import may contain, means Inactive."""

    ACTIVE = "Active"
    EXPIRED = "Expired"
    INACTIVE = "Inactive"


class ProviderLink(NamedTuple):
    """Another site where the job can be found."""

    provider: str
    url: str


@dataclass(frozen=True, slots=True)
class Job:
    """`id` is 0 until it is stored. `ends_on` is the last day on which people may apply; only imported jobs may have
    none. `currency` is a code such as USD. Methods that change a job return a new one or raise a refusal."""

    title: str
    company: str
    description: str
    location: str
    employment_type: str
    posted_on: date
    ends_on: date | None
    recruiter_id: int
    recruiter_email: str
    created_at: datetime
    salary: str = "NA"
    currency: str = ""
    salary_duration: str = ""
    providers: tuple[ProviderLink, ...] = ()
    keywords: str = ""
    mandatory_documents: tuple[str, ...] = ()
    position: Position = Position.OPEN
    reopen_count: int = 0
    deleted_at: datetime | None = None
    answer_days: int = ANSWER_DAYS
    is_public: bool = True  # otherwise for members only
    blind_review: bool = False  # the people who decide do not see who applied
    names_from: int | None = None  # the stage from which a blind review shows names; None for after a decision
    has_recruiter: bool = True  # with an active account; set only by the store
    changed_at: datetime | None = field(default=None, compare=False)  # set only by the store
    id: int = 0

    @property
    def latest(self) -> datetime:
        """When its content was last changed."""
        return self.changed_at or self.created_at

    @property
    def is_active(self) -> bool:
        """Whether it is open and not deleted."""
        return self.position is Position.OPEN and self.deleted_at is None

    @property
    def is_listed(self) -> bool:
        """Whether people find it until it expires: it is active, and its recruiter is there to answer."""
        return self.is_active and self.has_recruiter

    def status(self, today: date) -> JobStatus:
        if self.is_expired(today):
            return JobStatus.EXPIRED
        return JobStatus.ACTIVE if self.position is Position.OPEN else JobStatus.INACTIVE

    def is_expired(self, today: date) -> bool:
        return self.ends_on is not None and self.ends_on < today

    def accepts_applications(self, today: date) -> bool:
        return self.is_listed and not self.is_expired(today)

    def must_exist(self) -> None:
        if self.deleted_at:
            raise NoSuchJob

    def closed(self) -> "Job":
        """The job, closed; a job that is already closed stays as it is. Raises NoSuchJob."""
        self.must_exist()
        return replace(self, position=Position.CLOSED)

    def reopened(self, until: date | None, *, today: date) -> "Job":
        """The job, open again until `until`. Every reopening counts, even by an admin. Raises NoSuchJob, AlreadyOpen,
        ExpiredForGood, ReopenLimitReached, DateNeeded or DateOutOfRange."""
        self.must_exist()
        if self.position is Position.OPEN:
            raise AlreadyOpen
        if self.is_expired(today):
            raise ExpiredForGood
        if self.reopen_count >= MAX_REOPENS:
            raise ReopenLimitReached
        if until is None:
            raise DateNeeded
        if not today <= until <= last_reopening(today):
            raise DateOutOfRange
        return replace(self, position=Position.OPEN, reopen_count=self.reopen_count + 1, ends_on=until)

    def with_deadline(self, ends_on: date, *, today: date) -> "Job":
        """The job with this deadline: an unchanged one is always accepted, a new one only while people can apply.
        Raises NoSuchJob, DeadlineFixed, DeadlinePast or DeadlineTooFar."""
        self.must_exist()
        if ends_on == self.ends_on:
            return self
        if self.position is Position.CLOSED or self.is_expired(today):
            raise DeadlineFixed
        return replace(self, ends_on=deadline(ends_on, today=today))

    def deleted(self, now: datetime) -> "Job":
        self.must_exist()
        return replace(self, deleted_at=now)

    def left(self, erased_email: str) -> "Job":
        """The job after its recruiter's account was deleted: closed, kept for its applicants, and naming nobody."""
        return replace(self, position=Position.CLOSED, recruiter_email=erased_email)

    def restored(self) -> "Job":
        """The job as it was before it was deleted; this does not count as a reopening."""
        return replace(self, deleted_at=None)

    def switched_on(self, today: date) -> "Job":
        """The job, restored if it was deleted, otherwise reopened for the longest time allowed."""
        return self.restored() if self.deleted_at else self.reopened(last_reopening(today), today=today)


def deadline(ends_on: date, *, today: date) -> date:
    """Checks a new last day. Raises DeadlinePast or DeadlineTooFar."""
    if ends_on < today:
        raise DeadlinePast
    if ends_on > today + timedelta(MOST_DAYS_POSTED):
        raise DeadlineTooFar
    return ends_on


def last_reopening(today: date) -> date:
    """The latest day until which a job can be reopened; an admin's switch uses this day."""
    return today + timedelta(MOST_DAYS_REOPENED)
