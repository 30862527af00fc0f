"""Who looks after whose jobs for a time."""

from collections.abc import Collection, Sequence
from datetime import date
from typing import Protocol

from hireloom.domain.job_covers import JobCover


class JobCovers(Protocol):
    def of_users(self, user_ids: Collection[int]) -> Sequence[JobCover]:
        """The covers of these people's jobs, in the order of the jobs."""
        ...

    def over(self, today: date) -> Sequence[int]:
        """The people who are no longer away."""
        ...

    def put_all(self, covers: Collection[JobCover]) -> None:
        """Store these covers. A job that is covered already keeps its cover, and so returns to its own recruiter in
        the end."""
        ...

    def move_end(self, user_id: int, until: date) -> None:
        """This person is now away through this day."""
        ...

    def pass_on(self, job_ids: Collection[int], cover_id: int) -> None:
        """Somebody else looks after these jobs from now on."""
        ...

    def remove(self, user_id: int) -> None:
        """This person is back, or gone; the jobs stay where they are."""
        ...

    def remove_all(self, user_id: int) -> None:
        """Like `remove`; also, this person no longer looks after anybody's jobs."""
        ...
