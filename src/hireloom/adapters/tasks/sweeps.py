"""Cleaning up now and then, by threads that come by more often than that."""

from collections.abc import Callable


class Sweep:
    """Calls `sweep` when it is first due, and then at most once in `every` seconds."""

    def __init__(self, sweep: Callable[[], object], every: float, monotonic: Callable[[], float]) -> None:
        self._sweep, self._every, self._monotonic = sweep, every, monotonic
        self._next = 0.0

    def if_due(self) -> None:
        now = self._monotonic()
        if now >= self._next:
            self._next = now + self._every
            self._sweep()
