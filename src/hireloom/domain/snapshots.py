"""Exactly what was sent with an application, and what has happened to it since."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from hireloom.domain.files import FileKind
from hireloom.domain.jobs import Job


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The letter, and the job as described on that day; both stay when the job is changed or removed. `attached` are
    the documents attached to the email; the recruiter could see the others after logging in."""

    cover_letter: str
    job_description: str
    employment_type: str = ""
    salary: str = ""
    currency: str = ""
    salary_duration: str = ""
    keywords: str = ""
    attached: tuple[FileKind, ...] = ()

    @classmethod
    def of(cls, job: Job, *, cover_letter: str, attached: tuple[FileKind, ...] = ()) -> "Snapshot":
        return cls(
            cover_letter,
            job.description,
            job.employment_type,
            job.salary,
            job.currency,
            job.salary_duration,
            job.keywords,
            attached,
        )


class EventKind(StrEnum):
    SUBMITTED = "submitted"
    MAILED = "mailed"
    OPENED = "opened"  # the recruiter has opened one of its documents
    SELECTED = "selected"
    REJECTED = "rejected"
    RESET = "reset"
    WITHDRAWN = "withdrawn"  # by the applicant
    OFFERED = "offered"
    OFFER_ACCEPTED = "offer_accepted"
    OFFER_DECLINED = "offer_declined"
    OFFER_WITHDRAWN = "offer_withdrawn"
    REMOVED = "removed"  # its retention period is over; the detail says what was removed


DECISIONS = frozenset({EventKind.SELECTED, EventKind.REJECTED, EventKind.WITHDRAWN})


@dataclass(frozen=True, slots=True)
class TimelineEvent:
    """One line of an application's timeline; `detail` never names a person."""

    at: datetime
    what: EventKind
    detail: str = ""
