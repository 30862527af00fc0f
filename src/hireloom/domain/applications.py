"""Applications for jobs: whether a job takes one, the decision on each, and which decision may come next. What the form
must say is in `application_forms.py`, which papers it needs in `papers.py`."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from enum import StrEnum

from hireloom.domain.days import Days
from hireloom.domain.files import FileKind
from hireloom.domain.jobs import ANSWER_DAYS, Job
from hireloom.domain.refusals import Conflict, Invalid, NotAllowed, NotFound
from hireloom.domain.resume_match.briefs import MatchBrief
from hireloom.domain.tags import tagged

LEGACY = "legacy_submitted"  # a document that an import mentions, but that was never stored here
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


class ApplicationWithdrawn(Conflict):
    sentence = "The applicant has withdrawn this application."


class CannotWithdraw(Conflict):
    sentence = "This application has already been closed."


class CannotChangeStatus(Conflict):
    """The sentence names both statuses; `data` says who made the decision that stands, and when."""


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


class SubmissionMethod(StrEnum):
    FORM = "form"
    AUTO = "auto"


@dataclass(frozen=True, slots=True)
class Application:
    """One person's application for one job; `id` is 0 until it is stored. The job's title, company and place are those
    at the time of applying, and so is `match_score`, which is None without a profile. A document is the key of a stored
    file, LEGACY, or empty. `score` is the one in use, `analysed_score` the one from our analysis of the resume.
    `answer_days` is the number of days from the UTC date of `applied_at`, in any time zone of the business, to the
    promised day. `revealed_at` is when the applicant's identity was shown to those who decide, although the review is
    blind. `stage` is the number of a stage of the job, or None for the first one; `stage_since` is when it was moved
    there, or None. A withdrawn application is closed for good, like a rejected one. `years` of experience,
    `current_title` and `brief` are read from the resume when it is scored. `assignee_id` is the user who looks after
    it, or None; `nudged_on` is the last day on which that user was nudged."""

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
    sent_by: SubmissionMethod = SubmissionMethod.FORM
    source: str = ""
    score: int | None = None
    analysed_score: int | None = None
    answer_days: int = ANSWER_DAYS
    revealed_at: datetime | None = None
    is_named_by_stage: bool = False  # and not because somebody revealed it
    stage: int | None = None
    withdrawn_at: datetime | None = None
    years: int | None = None
    current_title: str = ""
    tags: tuple[str, ...] = ()
    stage_since: datetime | None = None
    assignee_id: int | None = None
    nudged_on: date | None = None
    brief: MatchBrief | None = None
    id: int = 0

    @property
    def event(self) -> str:
        """The event of the email to the recruiter: an event is never emailed twice."""
        return f"applications.{self.id}.submitted"

    @property
    def answer_due(self) -> date:
        """The last day of the promised answer."""
        return self.applied_at.date() + timedelta(self.answer_days)

    @property
    def is_open(self) -> bool:
        """Whether no decision has been made yet."""
        return self.status is Status.SUBMITTED

    @property
    def can_be_answered(self) -> bool:
        """Whether it is undecided, and still names the person to be answered."""
        return self.is_open and not self.is_forgotten

    @property
    def is_forgotten(self) -> bool:
        """Whether it no longer says whose it was."""
        return not self.email

    @property
    def is_override(self) -> bool:
        """Whether the recruiter's score differs from that of our analysis."""
        return self.score is not None and self.score != self.analysed_score

    @property
    def number_name(self) -> str:
        """The name that is shown while the applicant is hidden."""
        return f"Candidate {self.id}"

    def stage_days(self, today: date, days: Days) -> int | None:
        """For how many days it has been in its stage; None once it is decided."""
        since = days.of(self.stage_since or self.applied_at)
        return max(0, (today - since).days) if self.can_be_answered else None

    def is_late(self, today: date) -> bool:
        return self.can_be_answered and self.answer_due < today

    def is_hidden(self, *, is_blind: bool) -> bool:
        """Whether the applicant is hidden: in a blind review, until somebody decides or reveals who it is, or while no
        stage shows it."""
        return is_blind and (self.is_open or self.withdrawn_at is not None) and self.revealed_at is None

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

    def withdrawn(self, now: datetime) -> "Application":
        """The application, closed by the applicant. Raises CannotWithdraw."""
        if self.status is Status.REJECTED or self.is_forgotten:
            raise CannotWithdraw
        return replace(self, status=Status.REJECTED, withdrawn_at=now)

    def decided(self, status: Status) -> "Application":
        """The application with this status. Raises CannotChangeStatus and ApplicationWithdrawn."""
        if self.withdrawn_at:
            raise ApplicationWithdrawn
        steps = {Status.SELECTED: self.selected, Status.REJECTED: self.rejected, Status.SUBMITTED: self.reset}
        return steps[status]()

    def analysed(self, score: int) -> "Application":
        """The application with the score of our analysis."""
        return replace(self, score=score, analysed_score=score)

    def outlined(self, title: str, years: int | None, brief: MatchBrief) -> "Application":
        """The application with what its resume says in a few lines."""
        return replace(self, current_title=title, years=years, brief=brief)

    def brief_for(self, *, is_hidden: bool) -> MatchBrief | None:
        """What the resume says in short, to somebody from whom the applicant is hidden or not."""
        if self.brief and is_hidden and not self.brief.is_unnamed:
            return replace(self.brief, quote="")
        return self.brief

    def tagged(self, *, add: Iterable[str], remove: Iterable[str]) -> "Application":
        """Raises TagInvalid or TooManyTags."""
        return replace(self, tags=tagged(self.tags, add=add, remove=remove))

    def scored(self, score: int) -> "Application":
        """The application with the recruiter's score. Raises ScoreOutOfRange."""
        if not 0 <= score <= HIGHEST_SCORE:
            raise ScoreOutOfRange
        return replace(self, score=score)

    def revealed(self, now: datetime) -> "Application":
        """The application, revealed now unless it was revealed before."""
        return self if self.revealed_at else replace(self, revealed_at=now)

    def without_papers(self) -> "Application":
        """The application without driving license and visa document."""
        return replace(self, driving_license="", visa_document="")

    def forgotten(self) -> "Application":
        """The application without anything that says whose it was; it stays for the statistics."""
        return replace(self.without_papers(), full_name=NOBODY, email="", phone="", resume="").unlabelled()

    def unlabelled(self) -> "Application":
        """The application without what was read from the resume, and without tags and assignee."""
        return replace(self, years=None, current_title="", brief=None, tags=(), assignee_id=None)

    def _from(self, allowed: tuple[Status, ...], status: Status) -> "Application":
        if self.status not in allowed:
            raise CannotChangeStatus(f"Cannot change status from {self.status} to {status}")
        return replace(self, status=status)


def must_accept(job: Job, *, recruiter_email: str, today: date) -> None:
    """Only the job says whom to write to, so a form that names another recruiter is for another job; empty names none.
    Raises NotAllowed for it, and NotAccepting for a job that is not open or whose recruiter has left."""
    if recruiter_email.strip() and recruiter_email.strip().lower() != job.recruiter_email.lower():
        raise NotAllowed
    if not job.accepts_applications(today):
        raise NotAccepting


def announced_by(event: str) -> int | None:
    """The id of the application that this event's email reports to the recruiter; None for other events."""
    match = _SUBMITTED.fullmatch(event)
    return int(match[1]) if match else None


def days_to(promised: date, applied_at: datetime) -> int:
    """Days from the day of applying to the promised day, as an application stores them."""
    return (promised - applied_at.date()).days
