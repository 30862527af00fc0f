"""Searching jobs: ours, and those of outside boards."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from hireloom.domain.boards.postings import BoardJob
from hireloom.domain.searches import Listing, Query, Spot


class JobSearch(Protocol):
    """Finds open, not deleted and not expired jobs as `domain.searches` says, and knows of every change of a job in the
    unit of work that changed it."""

    def find(self, query: Query) -> Sequence[Listing]:
        """Newest first, at most `query.limit`."""
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


class BoardsFound(Protocol):
    @property
    def postings(self) -> Sequence[BoardJob]:
        """Newest first."""
        ...

    @property
    def warnings(self) -> Sequence[str]:
        """A sentence for each board whose jobs may be missing or old."""
        ...


class Boards(Protocol):
    """The jobs of outside boards."""

    def find(
        self, query: str, location: str, remote_only: bool, employment_types: Sequence[str], before: Spot | None
    ) -> BoardsFound:
        """What fits as `domain.searches` means it, only what comes behind a spot where one is named. A board that fails
        is a warning."""
        ...

    def get(self, job_id: str) -> BoardJob | None:
        """The job of this id, such as "b17"."""
        ...
