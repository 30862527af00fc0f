"""Counting what happens, for operators."""

from contextlib import AbstractContextManager
from typing import Protocol


class Metrics(Protocol):
    def request_served(self, route: str, method: str, status: int, seconds: float) -> None:
        """Count a request; `route` is its pattern, without the values in it."""
        ...

    def measured(self, work: str, /) -> AbstractContextManager[None]:
        """Count and time what happens inside, such as reading a document; its failures are counted by their class."""
        ...

    def exposition(self) -> tuple[bytes, str] | None:
        """All figures in the text format of Prometheus, and its content type; None if nothing is counted."""
        ...
