"""A fair lock: writers take turns in the order in which they asked. SQLite alone has no such order: a thread that
writes again and again would keep others out for seconds."""

from collections import deque
from threading import Event, Lock
from time import monotonic

LONG = 2.0  # seconds; whoever waits longer for another process waits nobody knows until when
LOOK = 0.1  # seconds between looks at that


class Turns:
    """While the one whose turn it is waits long for another process, only `most` others wait, so that not all threads
    do. How long it writes does not matter: on a slow disk everybody's turn comes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock, self._waiting = Lock(), deque[Event]()
        self._is_taken = False
        self._since: float | None = None  # when the one whose turn it is began to wait for others; None: it writes

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

    def write(self) -> None:
        """Tell that the one whose turn it is waits for no other process any more."""
        with self._lock:
            self._since = None

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
        is_long = self._since is not None and monotonic() - self._since >= LONG
        return is_long and self._waiting.index(one) >= self._most
