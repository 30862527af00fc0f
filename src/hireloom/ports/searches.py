"""Searching the jobs of ours."""

from collections.abc import Collection, Sequence
from typing import Protocol

from hireloom.domain.searches import Listing, Query


class JobSearch(Protocol):
    """Finds open, not deleted and not expired jobs as `domain.searches` says, and knows of every change of a job in the
    unit of work that changed it."""

    def find(self, query: Query) -> Sequence[Listing]:
        """Newest first, at most `query.limit`."""
        ...

    def newest_id(self) -> int:
        """No job has a higher id; 0 when there is none."""
        ...

    def count_newer(self, query: Query, than: int, at_most: int) -> int:
        """How many of what `query` finds have a higher id; counting stops at `at_most`."""
        ...

    def applied(self, user_id: int, job_ids: Collection[int]) -> frozenset[int]:
        """To which of these this person has applied."""
        ...
