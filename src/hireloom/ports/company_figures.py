"""What happened to the applications for many jobs."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.company_figures import HiringCourse
from hireloom.ports.job_lists import JobQuery

MOST_COURSES = 50_000


class HiringCourses(Protocol):
    def since(
        self, moment: datetime, query: JobQuery, job_id: int | None = None, *, among: Collection[int] | None = None
    ) -> Sequence[HiringCourse]:
        """The latest MOST_COURSES of those who applied since then for the query's jobs, or for only one of them, and
        only those `among` these ids."""
        ...

    def jobs(self, query: JobQuery, job_id: int | None = None) -> tuple[int, int]:
        """How many of the query's jobs are open, and how many there are in all."""
        ...
