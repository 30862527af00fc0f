"""Somebody applied for a job: what was decided, and what may be decided next."""

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from hireloom.domain.files import FileKind
from hireloom.domain.refusals import Conflict, Invalid, NotFound

LEGACY = "legacy_submitted"  # a document that an import names and that was never stored here
NOBODY = "Deleted user"


class NoSuchApplication(NotFound):
    sentence = "Application not found"


class AlreadyApplied(Conflict):
    sentence = "You have already applied to this job."


class NotAccepting(Conflict):
    sentence = "This job is no longer accepting applications."


class StatusUnknown(Invalid):
    sentence = "Invalid status"


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
    key of a stored file, LEGACY, or empty. `score` is what the recruiter's analysis of the resume gave."""

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
    id: int = 0

    @property
    def event(self) -> str:
        """What the mail to the recruiter is about: one application, one letter."""
        return f"applications.{self.id}.submitted"

    @property
    def documents(self) -> dict[FileKind, str]:
        return {
            FileKind.RESUME: self.resume,
            FileKind.DRIVING_LICENSE: self.driving_license,
            FileKind.VISA_DOCUMENT: self.visa_document,
        }

    def holds(self, key: str) -> bool:
        return bool(key) and key != LEGACY and key in self.documents.values()

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

    def _from(self, allowed: tuple[Status, ...], status: Status) -> "Application":
        if self.status not in allowed:
            raise CannotChange(f"Cannot change status from {self.status} to {status}")
        return replace(self, status=status)
