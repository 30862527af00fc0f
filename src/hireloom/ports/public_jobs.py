"""The jobs that anybody may read."""

from collections.abc import Sequence
from datetime import date
from typing import Protocol

from hireloom.domain.jobs import Job
from hireloom.domain.public_jobs import Entry, PublicJobsState


class PublicJobs(Protocol):
    """Jobs that are open on a day, not for members only, and whose recruiter is still there."""

    def get(self, job_id: int) -> Job:
        """The job, whatever has become of it. Raises NotFound."""
        ...

    def state(self, on: date) -> PublicJobsState:
        """Changes whenever a public job is added, changed or gone."""
        ...

    def newest(self, on: date, count: int, *, before: int | None = None) -> Sequence[Job]:
        """Latest first; only numbers below `before`."""
        ...

    def blocks(self, on: date, size: int) -> Sequence[int]:
        """Job numbers are divided into blocks of `size`; returns the blocks that have a job, in order, counted from
        1."""
        ...

    def entries(self, on: date, *, first: int, last: int) -> Sequence[Entry]:
        """Jobs with a number from `first` to `last`, in order."""
        ...
