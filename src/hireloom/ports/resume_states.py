"""Keeping what resumes were at earlier moments, and which of these went along with an application."""

from collections.abc import Sequence
from typing import Protocol

from hireloom.domain.resumes.states import ResumeState, SentResume


class ResumeStates(Protocol):
    def of(self, resume_id: int) -> Sequence[ResumeState]:
        """Newest first."""
        ...

    def of_user(self, user_id: int) -> Sequence[ResumeState]:
        """Those of deleted resumes too, which were sent."""
        ...

    def get(self, resume_id: int, number: int) -> ResumeState:
        """Raises NoSuchState."""
        ...

    def add(self, state: ResumeState) -> ResumeState:
        """With the next number of its resume. If there are too many, the oldest that was never sent is removed."""
        ...

    def note_file(self, state_id: int, checksum: str) -> None:
        """A file was made of the state."""
        ...

    def note_sent(self, user_id: int, checksum: str, application_id: int) -> None:
        """The file with this checksum went along; does nothing if none of the person's states has it."""
        ...

    def sent(self, user_id: int) -> Sequence[SentResume]:
        """Newest first."""
        ...

    def forget(self, resume_id: int) -> None:
        """The resume is deleted; what was sent stays with its application."""
        ...

    def remove_all(self, user_id: int) -> None: ...
