"""A fair lock: writers take turns in the order in which they asked. SQLite alone has no such order: a thread that
writes again and again would keep others out for seconds."""

from collections import deque
from threading import Event, Lock
from time import monotonic

LONG = 5.0  # seconds; whoever waits longer for another process waits nobody knows until when
LOOK = 0.1  # seconds between looks at that


class Turns:
    """While whoever has the turn waits for another process, and that for `long`, only `most` others wait, so that not
    all threads do. How long somebody writes does not matter: on a slow disk everybody's turn comes."""

    def __init__(self, most: int, long: float = LONG) -> None:
        self._most, self._long = most, long
        self._lock, self._waiting = Lock(), deque[Event]()
        self._is_taken = False
        self._since: float | None = None  # when turns began to wait for another process; None: somebody writes

    def take(self, seconds: float) -> bool:
        """Wait for the turn; False when it has not come within `seconds`, or too many wait already."""
        mine, until, pause = Event(), monotonic() + seconds, 0.0
        with self._lock:
            if not self._is_taken:
                self._is_taken, self._since = True, monotonic()
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

    def write(self) -> None:
        """Tell that whoever has the turn waits for no other process any more."""
        with self._lock:
            self._since = None

    def give(self) -> None:
        """Pass the turn to the next one; while others wait, it is never free."""
        with self._lock:
            if self._waiting:
                if self._since is None:  # else the next one waits for the same process
                    self._since = monotonic()
                self._waiting.popleft().set()
            else:
                self._is_taken = False

    def _is_one_too_many(self, one: Event) -> bool:
        is_long = self._since is not None and monotonic() - self._since >= self._long
        return is_long and self._waiting.index(one) >= self._most
