"""Keeping what people have hidden from their searches."""

from collections.abc import Sequence
from typing import Protocol

from hireloom.domain.hidden_jobs import HiddenJob


class HiddenJobs(Protocol):
    def of(self, user_id: int) -> Sequence[HiddenJob]:
        """Newest first."""
        ...

    def add(self, hidden: HiddenJob) -> HiddenJob:
        """It gets an id."""
        ...

    def remove(self, hidden_id: int, user_id: int) -> None:
        """Raises NoSuchHiddenJob, even if it is somebody else's."""
        ...

    def remove_all(self, user_id: int) -> None: ...
