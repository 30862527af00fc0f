"""What was sent with an application, word for word, and what has happened to it since."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from hireloom.domain.files import FileKind
from hireloom.domain.jobs import Job


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The letter, and the job as it was described on the day; both stay when the job changes or goes. `attached` are
    the documents that were in the mail itself; the others were to be seen after a log-in."""

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


class What(StrEnum):
    SUBMITTED = "submitted"
    MAILED = "mailed"
    OPENED = "opened"  # the recruiter has opened one of its documents
    SELECTED = "selected"
    REJECTED = "rejected"
    RESET = "reset"
    REMOVED = "removed"  # it was kept long enough; the detail says what


DECISIONS = frozenset({What.SELECTED, What.REJECTED})


@dataclass(frozen=True, slots=True)
class Happening:
    """One line of an application's timeline; `detail` never names a person."""

    at: datetime
    what: What
    detail: str = ""
