"""What was sent with an application, word for word, and what has happened to the application since."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from hireloom.domain.files import FileKind
from hireloom.domain.jobs import Job


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The letter, and the job as it was described on that day; both stay when the job is changed or removed. `attached`
    are the documents inside the mail; the recruiter could see the others after a log-in."""

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
    REMOVED = "removed"  # its retention time is over; the detail says what


DECISIONS = frozenset({EventKind.SELECTED, EventKind.REJECTED})


@dataclass(frozen=True, slots=True)
class TimelineEvent:
    """One line of an application's timeline; `detail` never names a person."""

    at: datetime
    what: EventKind
    detail: str = ""
