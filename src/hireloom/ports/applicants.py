"""The applications for a job, for the people who decide on them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from typing import NamedTuple, Protocol

from hireloom.domain.answers import AnswerRate, PendingAnswer, PromisedAnswer
from hireloom.domain.applicant_views import QuickFilter
from hireloom.domain.applications import Application, Status
from hireloom.domain.insights import ApplicationCourse
from hireloom.domain.snapshots import TimelineEvent
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobQuery

MOST_OWED = 200  # people listed as due, and as late


class Sort(StrEnum):
    APPLIED = "applied"  # newest first
    SCORE = "score"  # best first, those without one last
    MATCH = "match"
    NAME = "name"
    YEARS = "years"  # most first, those whose resume does not say last
    TITLE = "title"
    SOURCE = "source"
    STATUS = "status"  # open ones first, by stage in the order in which stages were made, then selected ones
    TAGS = "tags"  # those without tags last
    ASSIGNEE = "assignee"  # those of one person after the other, those whom nobody looks after last
    DUE = "due"  # nearest promised day first; those who need no answer last


@dataclass(frozen=True, slots=True)
class ApplicantQuery:
    """`words` are searched in name and address, ignoring case; in a blind review, people are neither found nor sorted
    by hidden data. `soon` is the last day that counts as due. `stages` keeps the undecided applications in one of these
    stages, None being the first; `least_score` those with at least this score; `among` are the only applications that
    the person may read, and that the figures count. `reader_id` is the person, to whom the quick filters refer. If
    the list has the application `around`, the page is the one on which it stands, as long as the window's."""

    job_id: int
    window: Window
    today: date
    soon: date
    is_blind: bool = False
    words: str = ""
    status: Status | None = None
    sort: Sort = Sort.APPLIED
    stages: Collection[int | None] = ()
    source: str | None = None
    tag: str = ""
    least_score: int | None = None
    among: Collection[int] | None = None
    reader_id: int = 0
    quick: QuickFilter | None = None
    around: int | None = None

    @property
    def is_narrowed(self) -> bool:
        """Whether it is narrowed by more than the status."""
        choices = self.source, self.least_score, self.quick
        return bool(self.words or self.stages or self.tag) or any(choice is not None for choice in choices)


class FilterChoices(NamedTuple):
    """What the applications for a job can be narrowed by; `unscored` counts resumes without a score, and
    scores of ours without a brief; `quick` what each quick filter keeps."""

    sources: Sequence[str]
    tags: Sequence[str]
    unscored: int
    quick: Mapping[QuickFilter, int]


class ApplicantPage(NamedTuple):
    """`start` is the place of the first one in the list, from 0. `total` counts the query's results; the other figures
    count all applications for the job. `waiting` counts those that can still be answered, due or not; deleted people
    are only in `counts`."""

    applications: Sequence[Application]
    start: int
    total: int
    counts: Mapping[Status, int]
    waiting: int
    due: int
    late: int
    choices: FilterChoices


class PendingAnswers(NamedTuple):
    """People who are waiting for an answer: the most urgent ones, and how many there are."""

    due: Sequence[PendingAnswer]
    due_total: int
    late: Sequence[PendingAnswer]
    late_total: int


class Applicants(Protocol):
    def page(self, query: ApplicantQuery) -> ApplicantPage:
        """The applications that the query finds, with the figures of the job."""
        ...

    def named(
        self, words: str, count: int, jobs: JobQuery, reader_id: int, among: Collection[int] | None
    ) -> Sequence[Application]:
        """The newest applications for these jobs with all these words, ignoring case, in the person's name or address;
        not those whom a blind review hides. With `among`, of jobs that the reader has not posted only these."""
        ...

    def unscored(self, job_id: int, after: int, count: int) -> tuple[Sequence[int], int]:
        """The numbers of the next applications after this one that have a resume and no score, or a score of ours
        without a brief; and how many there are after it."""
        ...

    def open_for_update(self, job_id: int, count: int) -> Sequence[Application]:
        """The oldest `count` applications that can still be answered, each locked."""
        ...

    def turns(self, application_ids: Collection[int]) -> Mapping[int, int]:
        """How often each of these applications was decided or undone."""
        ...

    def decide(self, application_ids: Collection[int], status: Status, happening: TimelineEvent) -> None:
        """Store the new status of these applications, and an entry in each timeline."""
        ...

    def addresses(self, user_ids: Collection[int]) -> Mapping[int, str]:
        """The email addresses of those people whose accounts are open."""
        ...

    def owed(self, recruiter_id: int, today: date, soon: date) -> PendingAnswers:
        """People who are waiting for an answer, for all of this recruiter's jobs that are not deleted."""
        ...

    def answer_rates(self, recruiter_emails: Collection[str], today: date) -> Mapping[str, AnswerRate]:
        """The answer rate of each recruiter over all their jobs."""
        ...

    def promised_answers(self, company_id: int, since: datetime, today: date) -> Sequence[PromisedAnswer]:
        """Of the latest MOST_COUNTED who applied since then for a job of the company's people, even if it is deleted,
        and whose promised day is over; without those who withdrew, or deleted their account before there was an
        answer."""
        ...

    def courses(self, job_id: int) -> Sequence[ApplicationCourse]:
        """Those of all applications for the job, oldest first."""
        ...

    def of_address(self, job_id: int, email: str) -> Application | None:
        """The person who applied for this job with this address or has an account with it, ignoring case."""
        ...

    def people_at(self, email: str) -> Sequence[int]:
        """The users whose account or profile has this address, ignoring case; accounts first."""
        ...
