"""The applications for a job as those see them who decide."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import NamedTuple, Protocol

from hireloom.domain.answers import AnswerRate, Waiting
from hireloom.domain.applications import Application, Status
from hireloom.domain.insights import Course
from hireloom.domain.snapshots import Happening
from hireloom.domain.windows import Window

MOST_OWED = 200  # are listed of each


class Sort(StrEnum):
    APPLIED = "applied"  # newest first
    SCORE = "score"  # best first, those without one last
    MATCH = "match"
    NAME = "name"
    DUE = "due"  # the nearest promised day first, and whom nobody has to answer last


@dataclass(frozen=True, slots=True)
class ApplicantQuery:
    """`words` stand in name or address, in any case; in a blind review nobody is found or ordered by what is hidden.
    `soon` is the last day that counts as due."""

    job_id: int
    window: Window
    today: date
    soon: date
    is_blind: bool = False
    words: str = ""
    status: Status | None = None
    sort: Sort = Sort.APPLIED


class ApplicantPage(NamedTuple):
    """`total` is of what was asked for, everything else of all applications for the job. `waiting` can still be
    answered, whenever that is due: whoever is gone is in `counts` only."""

    applications: Sequence[Application]
    total: int
    counts: Mapping[Status, int]
    waiting: int
    due: int
    late: int


class Owed(NamedTuple):
    """The first of those who wait, most urgent first, and how many there are."""

    due: Sequence[Waiting]
    due_total: int
    late: Sequence[Waiting]
    late_total: int


class Applicants(Protocol):
    def page(self, query: ApplicantQuery) -> ApplicantPage: ...

    def held_open(self, job_id: int, count: int) -> Sequence[Application]:
        """The oldest that can still be answered, each held."""
        ...

    def turns(self, application_ids: Collection[int]) -> Mapping[int, int]:
        """How often each of these was decided or taken back."""
        ...

    def decided(self, application_ids: Collection[int], status: Status, happening: Happening) -> None:
        """Keep the new status of these, and a line in the timeline of each."""
        ...

    def addresses(self, user_ids: Collection[int]) -> Mapping[int, str]:
        """Where those of these people can be written to whose accounts are open."""
        ...

    def owed(self, recruiter_id: int, today: date, soon: date) -> Owed:
        """Of all jobs of this recruiter that are not deleted."""
        ...

    def answer_rates(self, recruiter_emails: Collection[str], today: date) -> Mapping[str, AnswerRate]:
        """Of each of them, over all their jobs."""
        ...

    def courses(self, job_id: int) -> Sequence[Course]: ...

    def of_address(self, job_id: int, email: str) -> Application | None:
        """Whoever applied for this job with this address or has an account with it, in any case of letters."""
        ...

    def hidden_people(self, job_id: int) -> Collection[int]:
        """Who has applied and must not be known as long as the review of the job is blind."""
        ...

    def people_at(self, email: str) -> Sequence[int]:
        """Whose account or profile names this address, in any case of letters; the account's first."""
        ...
