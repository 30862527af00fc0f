"""The lists of jobs for recruiters and admins."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from typing import NamedTuple, Protocol

from hireloom.domain.company_roles import Action
from hireloom.domain.jobs import Job, Position
from hireloom.domain.windows import Window


class JobSort(StrEnum):
    NEWEST = "newest"
    TITLE = "title"
    APPLICANTS = "applicants"  # most first
    ENDS = "ends"  # soonest first, without an end last


@dataclass(frozen=True, slots=True)
class JobQuery:
    """`words` are searched in title, company, place and the recruiter's address, ignoring case. `active_on` keeps only
    jobs for which people may apply on that day. With `new_since`, applications since then are counted, too.
    `company_id` keeps the jobs of its people, `team_of` those on whose team the person is or that they posted.
    `own_first` puts the jobs of this recruiter before the others."""

    window: Window
    recruiter_id: int | None = None
    company_id: int | None = None
    team_of: int | None = None
    with_deleted: bool = False
    active_on: date | None = None
    words: str = ""
    position: Position | None = None
    new_since: datetime | None = None
    sort: JobSort = JobSort.NEWEST
    own_first: int | None = None


class JobRow(NamedTuple):
    """`new` is None if it was not requested. `permitted` is what the person to whom it is shown may do with it."""

    job: Job
    applicants: int
    new: int | None = None
    permitted: Collection[Action] = ()

    @property
    def is_readable(self) -> bool:
        """Whether the person may read its applications."""
        return Action.READ_RESUMES in self.permitted


class JobPage(NamedTuple):
    jobs: Sequence[JobRow]
    total: int


class RecruiterJobs(NamedTuple):
    email: str
    jobs: int


class RecruiterPage(NamedTuple):
    """`total` counts the recruiters found, `jobs` the jobs of all recruiters, found or not."""

    recruiters: Sequence[RecruiterJobs]
    total: int
    jobs: int


class JobFigures(NamedTuple):
    """For one recruiter: the number of jobs, how many are open, and how many people have applied recently."""

    jobs: int
    open_jobs: int
    new_applications: int


class JobLists(Protocol):
    def page(self, query: JobQuery) -> JobPage:
        """In the order of the query."""
        ...

    def newest(self, query: JobQuery, *, below: int | None) -> Sequence[JobRow]:
        """Of the query's jobs those with an id less than `below`, the highest first, as many as its window holds."""
        ...

    def recruiters(self, window: Window, words: str = "") -> RecruiterPage:
        """Recruiters with jobs that are not deleted, ordered by address, character by character. All of `words` must
        occur in the address, ignoring case."""
        ...

    def applicants(self, job_id: int) -> int:
        """How many people have applied for the job."""
        ...

    def figures(self, recruiter_id: int, new_since: datetime) -> JobFigures:
        """Deleted jobs and their applications do not count."""
        ...
