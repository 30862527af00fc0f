"""Jobs that a person follows, wherever they were posted, and where each stands on the tracker's board."""

from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Self

from hireloom.domain.applications import Application, Status
from hireloom.domain.boards.postings import LONGEST_LINE, Posting
from hireloom.domain.jobs import Job
from hireloom.domain.refusals import Conflict, Full, Invalid, NotFound
from hireloom.domain.tracker_stages import APPLIED, CLOSED, INTERVIEW, SAVED, TrackedStageUnknown, may_be_stage
from hireloom.domain.web_links import safe_link, same_page

LONGEST_NOTE = 2_000  # characters
UNNAMED = "Unknown"  # what an imported application does not say


class NoSuchTrackedJob(NotFound):
    sentence = "This job is no longer in your tracker."


class TooManyTrackedJobs(Full):
    sentence = "You can follow {most} jobs. Please remove one first."


class TrackedJobIncomplete(Invalid):
    sentence = "Give the job a title and a company."


class TrackedLinkUnsafe(Invalid):
    sentence = "Enter the address of a web page, such as https://company.example/jobs/12."


class JobPageUnreadable(Invalid):
    sentence = "We could not read a job on that page. Please fill in its title and company."


class AdvertUnreadable(Invalid):
    sentence = "We could not read the advert on its page. Please open the page and compare the text yourself."


class DecidedByRecruiter(Conflict):
    sentence = "The recruiter has decided on this application, so it stays under Closed."


@dataclass(frozen=True, slots=True)
class TrackedJob:
    """`job` is the id of a job that Hireloom lists, such as "17" or "b12" for a board's; empty for others. The text of
    the advert is stored with it. `starts_on` is the first day of work by an offer, `answered_on` when the company first
    answered, and `match_score` the profile match when the text was added. `id` is 0 until it is stored. Raises
    TrackedJobIncomplete, TrackedLinkUnsafe and TrackedStageUnknown."""

    user_id: int
    title: str
    company: str
    added_at: datetime
    location: str = ""
    salary: str = ""
    address: str = ""
    job: str = ""
    stage: str = SAVED
    note: str = ""
    contacts: str = ""
    applied_on: date | None = None
    ends_on: date | None = None
    meets_at: datetime | None = None
    remind_on: date | None = None
    starts_on: date | None = None
    answered_on: date | None = None
    match_score: int | None = None
    has_text: bool = False
    id: int = 0

    def __post_init__(self) -> None:
        for name in ("title", "company", "location", "salary"):
            object.__setattr__(self, name, " ".join(getattr(self, name).split())[:LONGEST_LINE])
        for name in ("note", "contacts", "address"):
            object.__setattr__(self, name, getattr(self, name).strip())
        if not (self.title and self.company):
            raise TrackedJobIncomplete
        if self.address and not safe_link(self.address):
            raise TrackedLinkUnsafe
        if not may_be_stage(self.stage):
            raise TrackedStageUnknown

    @classmethod
    def of_job(cls, job: Job, *, user_id: int, now: datetime) -> Self:
        """A job that was posted here."""
        return cls(
            user_id,
            job.title,
            job.company,
            now,
            location=job.location,
            job=str(job.id),
            ends_on=job.ends_on,
            has_text=bool(job.description),
        )

    @classmethod
    def of_posting(cls, posting: Posting, address: str, *, user_id: int, now: datetime) -> Self:
        """A job as its page describes it. `address` is the one that the person gave."""
        return cls(
            user_id,
            posting.title,
            posting.company,
            now,
            location=posting.location,
            salary=posting.salary,
            address=address,
            ends_on=posting.ends_on,
            has_text=bool(posting.description),
        )

    def is_same(self, other: "TrackedJob") -> bool:
        """Whether both are one job: by the id in Hireloom, or by the page."""
        if self.job and other.job:
            return self.job == other.job
        return bool(self.address and other.address) and same_page(self.address) == same_page(other.address)

    def moved(self, stage: str, *, today: date) -> "TrackedJob":
        """The job at this stage. The days of applying and of the first answer are noted, and forgotten again when the
        move was only a slip."""
        applied_on, answered_on = self.applied_on, self.answered_on
        if stage == APPLIED and applied_on is None:
            applied_on = today
        elif stage == SAVED and applied_on == today:
            applied_on = None
        if stage not in (SAVED, APPLIED, CLOSED) and answered_on is None:
            answered_on = today
        elif stage in (SAVED, APPLIED) and answered_on == today:
            answered_on = None
        return replace(self, stage=stage, applied_on=applied_on, answered_on=answered_on)


@dataclass(frozen=True, slots=True)
class TrackedAdvert:
    """What the profile match reads of a tracked job."""

    title: str
    description: str
    location: str
    employment_type: str = ""
    keywords: str = ""


@dataclass(frozen=True, slots=True)
class TrackerCard:
    """A job on the board, and the application for it that was sent by Hireloom."""

    job: TrackedJob
    application: Application | None = None

    @classmethod
    def of_application(cls, application: Application) -> Self:
        """The card of an application whose job the person has not placed on the board."""
        job = TrackedJob(
            application.user_id,
            application.job_title or UNNAMED,
            application.job_company or UNNAMED,
            application.applied_at,
            location=application.job_location,
            job=str(application.job_id),
            applied_on=application.applied_at.date(),
            has_text=True,
        )
        return cls(job, application)

    @property
    def stage(self) -> str:
        """The column. The recruiter's decision goes before the person's own order."""
        if self.is_rejected:
            return CLOSED
        if self.application is None:
            return self.job.stage
        if self.application.status is Status.SELECTED and self.job.stage in (SAVED, APPLIED):
            return INTERVIEW
        return APPLIED if self.job.stage == SAVED else self.job.stage

    @property
    def is_rejected(self) -> bool:
        return self.application is not None and self.application.status is Status.REJECTED
