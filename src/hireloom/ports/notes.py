"""Notes on applications."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from hireloom.domain.notes import Note


class Notes(Protocol):
    def add(self, note: Note) -> Note:
        """The note with an id."""
        ...

    def of(self, application_id: int) -> Sequence[Note]:
        """Oldest first."""
        ...

    def of_author(self, user_id: int) -> Sequence[Note]:
        """Oldest first."""
        ...

    def counts(self, application_ids: Collection[int]) -> Mapping[int, int]:
        """How many notes each of these applications has."""
        ...

    def remove(self, note_id: int) -> None: ...

    def forget_application(self, application_id: int) -> None:
        """Remove the notes on this application."""
        ...

    def forget_user(self, user_id: int) -> None:
        """Remove the notes by this person, and the notes about this person."""
        ...
