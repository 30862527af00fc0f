"""The jobs that anybody may read."""

from collections.abc import Sequence
from datetime import date
from typing import Protocol

from hireloom.domain.jobs import Job
from hireloom.domain.public_jobs import Entry, State


class PublicJobs(Protocol):
    """Open on a day, not for members only, and their recruiter is still there."""

    def get(self, job_id: int) -> Job:
        """Whatever has become of it. Raises NotFound."""
        ...

    def state(self, on: date) -> State:
        """Another one as soon as any of them is another, one more or gone."""
        ...

    def newest(self, on: date, count: int, *, before: int | None = None) -> Sequence[Job]:
        """The latest kept first; only those with a lower number than `before`."""
        ...

    def blocks(self, on: date, size: int) -> Sequence[int]:
        """Numbers are taken in blocks of this size, the first is 1: those in which there is a job, in order."""
        ...

    def entries(self, on: date, *, first: int, last: int) -> Sequence[Entry]:
        """Those with a number from `first` to `last`, in order."""
        ...
