"""Keeping stories."""

from collections.abc import Sequence
from typing import Protocol

from hireloom.domain.stories import Story


class Stories(Protocol):
    def of(self, user_id: int) -> Sequence[Story]:
        """Oldest first."""
        ...

    def get(self, story_id: int, user_id: int) -> Story:
        """Raises NoSuchStory, even if it is somebody else's."""
        ...

    def put(self, story: Story) -> Story:
        """Store a changed story, or a new one, which gets an id."""
        ...

    def remove(self, story_id: int) -> None: ...

    def remove_all(self, user_id: int) -> None: ...
