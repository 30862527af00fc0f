"""What people write to us."""

from collections.abc import Sequence
from typing import Protocol

from hireloom.domain.messages import Feedback, HelpMessage
from hireloom.domain.windows import Window


class FeedbackBox(Protocol):
    def add(self, entry: Feedback) -> Feedback:
        """The feedback with an id."""
        ...

    def newest(self, window: Window) -> tuple[Sequence[Feedback], int]:
        """Newest first, and how many there are."""
        ...

    def of(self, user_id: int) -> Sequence[Feedback]:
        """Oldest first."""
        ...

    def remove_all(self, user_id: int) -> None: ...


class HelpMessages(Protocol):
    def add(self, message: HelpMessage) -> HelpMessage:
        """The message with an id."""
        ...

    def newest(self, window: Window) -> tuple[Sequence[HelpMessage], int]:
        """Newest first, and how many there are."""
        ...

    def rename(self, old: str, new: str) -> None:
        """Move the messages of one address to another, which is the same person's."""
        ...

    def of(self, email: str) -> Sequence[HelpMessage]:
        """Oldest first."""
        ...

    def remove_all(self, email: str) -> None: ...
