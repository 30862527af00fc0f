"""The public jobs."""

from collections.abc import Sequence
from datetime import date
from typing import Protocol

from hireloom.domain.jobs import Job
from hireloom.domain.public_jobs import Entry, PublicJobsState


class PublicJobs(Protocol):
    """Jobs that are open on a day, not limited to members, and whose recruiter is still active."""

    def get(self, job_id: int) -> Job:
        """The job in any state. Raises NotFound."""
        ...

    def state(self, on: date) -> PublicJobsState:
        """A value that changes whenever a public job is added, changed or removed."""
        ...

    def newest(
        self, on: date, count: int, *, before: int | None = None, company_id: int | None = None
    ) -> Sequence[Job]:
        """Latest first; only numbers below `before`, and only those of the people of this company."""
        ...

    def blocks(self, on: date, size: int) -> Sequence[int]:
        """Job numbers are divided into blocks of `size`; returns the blocks that have a job, in order, counted from
        1."""
        ...

    def entries(self, on: date, *, first: int, last: int) -> Sequence[Entry]:
        """Jobs with a number from `first` to `last`, in order."""
        ...
