"""References to people that do not reveal who they are."""

from typing import Protocol


class Pseudonyms(Protocol):
    def reference(self, job_id: int, user_id: int) -> str:
        """Letters and digits, always the same for this pair and unlike those of other jobs."""
        ...

    def user_id(self, job_id: int, reference: str) -> int | None:
        """The person of a reference for this job; None for any other text."""
        ...

    def shuffle(self, job_id: int) -> int:
        """A large number, always the same for this job, that nobody can guess."""
        ...
