"""Who looks after whose jobs for a time."""

from collections.abc import Collection, Sequence
from datetime import date
from typing import Protocol

from hireloom.domain.job_covers import JobCover


class JobCovers(Protocol):
    def of_users(self, user_ids: Collection[int]) -> Sequence[JobCover]:
        """The jobs of these people, who are away; by job."""
        ...

    def over(self, today: date) -> Sequence[int]:
        """Who is no longer away."""
        ...

    def put_all(self, covers: Collection[JobCover]) -> None:
        """A job that somebody else's cover had stays theirs in the end."""
        ...

    def move_end(self, user_id: int, until: date) -> None:
        """This person is away through another day."""
        ...

    def pass_on(self, job_ids: Collection[int], cover_id: int) -> None:
        """Somebody else looks after them from now on."""
        ...

    def remove(self, user_id: int) -> None:
        """This person is back, or gone; the jobs stay where they are."""
        ...

    def remove_all(self, user_id: int) -> None:
        """The same, and nothing says anymore that this person looks after any."""
        ...
