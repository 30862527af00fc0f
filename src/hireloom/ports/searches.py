"""Searching our own jobs."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from hireloom.domain.profile_match.listed_matches import MatchPosition
from hireloom.domain.profile_match.matches import Candidate
from hireloom.domain.searches import Listing, Query


class JobSearch(Protocol):
    """Finds open, not deleted and not expired jobs as `domain.searches` says, and knows of every change of a job in the
    unit of work that changed it."""

    def find(self, query: Query) -> Sequence[Listing]:
        """Newest first, at most `query.limit`."""
        ...

    def best(self, query: Query, candidate: Candidate, after: MatchPosition | None) -> Sequence[Listing]:
        """The best profile match first, at most `query.limit` after the position; `query.before` is not looked at."""
        ...

    def newest_id(self) -> int:
        """The highest id of a job; 0 when there is none."""
        ...

    def count(self, query: Query, at_most: int) -> int:
        """How many `query` finds, whatever its limit; counting stops at `at_most`."""
        ...

    def answer_rates(self, recruiter_emails: Collection[str]) -> Mapping[str, int]:
        """How many of a hundred people who applied to a recruiter long enough ago were answered, where there are
        enough of them to say."""
        ...

    def applied(self, user_id: int, job_ids: Collection[int]) -> frozenset[int]:
        """Which of these jobs this person has applied for."""
        ...
