"""The lists of jobs that recruiters and admins work through."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple, Protocol

from hireloom.domain.jobs import Job
from hireloom.domain.windows import Window


@dataclass(frozen=True, slots=True)
class JobQuery:
    """`words` stand in title, company, place or the recruiter's address, in any case. `active_on` leaves only the jobs
    for which people may apply on that day."""

    window: Window
    recruiter_id: int | None = None
    with_deleted: bool = False
    active_on: date | None = None
    words: str = ""


class ListedJob(NamedTuple):
    job: Job
    applicants: int


class JobPage(NamedTuple):
    jobs: Sequence[ListedJob]
    total: int


class RecruiterJobs(NamedTuple):
    email: str
    jobs: int


class JobLists(Protocol):
    def page(self, query: JobQuery) -> JobPage:
        """Newest first."""
        ...

    def recruiters(self) -> Sequence[RecruiterJobs]:
        """Everybody whose jobs are there, deleted ones not counted, by address."""
        ...

    def applicants(self, job_id: int) -> int: ...
