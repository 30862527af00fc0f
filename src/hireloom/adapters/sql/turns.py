"""A fair lock: writers take turns in the order in which they asked. SQLite alone has no such order: a thread that
writes again and again would keep others out for seconds."""

from collections import deque
from threading import Event, Lock
from time import monotonic

LONG = 0.5  # seconds; a turn that lasts longer probably waits for another process, nobody knows until when
LOOK = 0.1  # seconds between looks at that


class Turns:
    """During a long turn only `most` others wait, so that not all threads do."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock, self._waiting = Lock(), deque[Event]()
        self._is_taken, self._since = False, 0.0

    def take(self, seconds: float) -> bool:
        """Wait for the turn; False when it has not come within `seconds`, or too many wait already."""
        mine, until, pause = Event(), monotonic() + seconds, 0.0
        with self._lock:
            if not self._is_taken:
                self._begin()
                return True
            self._waiting.append(mine)
        while not mine.wait(pause):
            with self._lock:
                if mine.is_set():
                    return True
                pause = min(LOOK, until - monotonic())
                if pause <= 0 or self._is_one_too_many(mine):
                    self._waiting.remove(mine)
                    return False
        return True

    def give(self) -> None:
        """Pass the turn to the next one; while others wait, it is never free."""
        with self._lock:
            if self._waiting:
                self._begin()
                self._waiting.popleft().set()
            else:
                self._is_taken = False

    def _begin(self) -> None:
        self._is_taken, self._since = True, monotonic()

    def _is_one_too_many(self, one: Event) -> bool:
        return monotonic() - self._since >= LONG and self._waiting.index(one) >= self._most
