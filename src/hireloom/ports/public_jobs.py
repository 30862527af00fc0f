"""The jobs that anybody may read."""

from collections.abc import Sequence
from datetime import date
from typing import Protocol

from hireloom.domain.jobs import Job
from hireloom.domain.public_jobs import Entry


class PublicJobs(Protocol):
    """Open on a day, not for members only, and their recruiter is still there."""

    def get(self, job_id: int) -> Job:
        """Whatever has become of it. Raises NotFound."""
        ...

    def count(self, on: date) -> int: ...

    def newest(self, on: date, count: int, *, before: int | None = None) -> Sequence[Job]:
        """The latest kept first; only those with a lower number than `before`."""
        ...

    def entries(self, on: date, *, start: int, count: int) -> Sequence[Entry]:
        """In the order in which they were kept."""
        ...
