"""Somebody applied for a job: what was decided, and what may be decided next."""

import re
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from enum import StrEnum

from hireloom.domain.files import FileKind
from hireloom.domain.jobs import ANSWER_DAYS
from hireloom.domain.refusals import Conflict, Invalid, NotFound

LEGACY = "legacy_submitted"  # a document that an import names and that was never stored here
NOBODY = "Deleted user"
_SUBMITTED = re.compile(r"applications\.([0-9]{1,9})\.submitted")
HIGHEST_SCORE = 100


class NoSuchApplication(NotFound):
    sentence = "Application not found"


class AlreadyApplied(Conflict):
    sentence = "You have already applied to this job."


class NotAccepting(Conflict):
    sentence = "This job is no longer accepting applications."


class StatusUnknown(Invalid):
    sentence = "Invalid status"


class ScoreOutOfRange(Invalid):
    sentence = "Score must be between 0 and 100"


class CannotChange(Conflict):
    """The sentence names both statuses."""


class Status(StrEnum):
    SUBMITTED = "Submitted"
    SELECTED = "Selected"
    REJECTED = "Rejected"

    @classmethod
    def of(cls, text: str) -> "Status":
        """Raises StatusUnknown."""
        try:
            return cls(text)
        except ValueError:
            raise StatusUnknown from None


class SentBy(StrEnum):
    FORM = "form"
    AUTO = "auto"


@dataclass(frozen=True, slots=True)
class Application:
    """One person's for one job; `id` is 0 until the store has kept it. The job's title, company and place are those of
    the moment of applying, and so is `match_score`, None when there was no profile to count it from. A document is the
    key of a stored file, LEGACY, or empty. `score` is what the recruiter goes by, `analysed_score` what our analysis of
    the resume gave. `answer_days` lead from the day of `applied_at` in UTC, which no setting moves, to the day that was
    promised. `revealed_at`: from then on those who decide knew who it is, although the review is blind."""

    job_id: int
    user_id: int
    full_name: str
    email: str
    phone: str
    applied_at: datetime
    job_title: str
    job_company: str
    job_location: str
    recruiter_email: str
    status: Status = Status.SUBMITTED
    resume: str = ""
    driving_license: str = ""
    visa_document: str = ""
    match_score: int | None = None
    sent_by: SentBy = SentBy.FORM
    source: str = ""
    score: int | None = None
    analysed_score: int | None = None
    answer_days: int = ANSWER_DAYS
    revealed_at: datetime | None = None
    id: int = 0

    @property
    def event(self) -> str:
        """What the mail to the recruiter is about: one application, one letter."""
        return f"applications.{self.id}.submitted"

    @property
    def answer_due(self) -> date:
        """The last day of the promised answer."""
        return self.applied_at.date() + timedelta(self.answer_days)

    @property
    def is_open(self) -> bool:
        """Nobody has decided."""
        return self.status is Status.SUBMITTED

    @property
    def can_be_answered(self) -> bool:
        """There is still somebody to answer."""
        return self.is_open and not self.is_forgotten

    @property
    def is_forgotten(self) -> bool:
        """Nothing in it tells any more whose it was."""
        return not self.email

    @property
    def is_override(self) -> bool:
        """The recruiter's score is another one than that of our analysis."""
        return self.score is not None and self.score != self.analysed_score

    @property
    def number_name(self) -> str:
        """What it is called while nobody may know who it is."""
        return f"Candidate {self.id}"

    def is_late(self, today: date) -> bool:
        return self.can_be_answered and self.answer_due < today

    def is_hidden(self, *, is_blind: bool) -> bool:
        """In a blind review, until somebody decides or asks to see."""
        return is_blind and self.is_open and self.revealed_at is None

    @property
    def documents(self) -> dict[FileKind, str]:
        return {
            FileKind.RESUME: self.resume,
            FileKind.DRIVING_LICENSE: self.driving_license,
            FileKind.VISA_DOCUMENT: self.visa_document,
        }

    def selected(self) -> "Application":
        return self._from((Status.SUBMITTED,), Status.SELECTED)

    def rejected(self) -> "Application":
        return self._from((Status.SUBMITTED,), Status.REJECTED)

    def reset(self) -> "Application":
        return self._from((Status.SELECTED, Status.REJECTED), Status.SUBMITTED)

    def decided(self, status: Status) -> "Application":
        """The application in that status. Raises CannotChange."""
        steps = {Status.SELECTED: self.selected, Status.REJECTED: self.rejected, Status.SUBMITTED: self.reset}
        return steps[status]()

    def analysed(self, score: int) -> "Application":
        """With what our own analysis gave."""
        return replace(self, score=score, analysed_score=score)

    def scored(self, score: int) -> "Application":
        """With what the recruiter says. Raises ScoreOutOfRange."""
        if not 0 <= score <= HIGHEST_SCORE:
            raise ScoreOutOfRange
        return replace(self, score=score)

    def revealed(self, now: datetime) -> "Application":
        """The first time counts."""
        return self if self.revealed_at else replace(self, revealed_at=now)

    def without_papers(self) -> "Application":
        """Without licence and visa."""
        return replace(self, driving_license="", visa_document="")

    def forgotten(self) -> "Application":
        """It stays for those who count, and nothing in it tells whose it was."""
        return replace(self.without_papers(), full_name=NOBODY, email="", phone="", resume="")

    def _from(self, allowed: tuple[Status, ...], status: Status) -> "Application":
        if self.status not in allowed:
            raise CannotChange(f"Cannot change status from {self.status} to {status}")
        return replace(self, status=status)


def announced_by(event: str) -> int | None:
    """The application of which this letter tells the recruiter; None for every other letter."""
    found = _SUBMITTED.fullmatch(event)
    return int(found[1]) if found else None


def days_to(promised: date, applied_at: datetime) -> int:
    """A promised day as an application keeps it."""
    return (promised - applied_at.date()).days
