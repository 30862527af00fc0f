"""A fair lock: writers take turns in the order in which they asked. SQLite itself has no such order: a thread that
keeps writing would keep others out for seconds."""

from collections import deque
from threading import Event, Lock
from time import monotonic

LONG = 5.0  # seconds; a longer wait for another process has no foreseeable end
LOOK = 0.1  # seconds between checks of that


class Turns:
    """If the thread that has the turn has been waiting for another process for `long`, at most `most` others may wait,
    so that not all threads are blocked. How long a write takes does not matter: on a slow disk everybody still gets a
    turn."""

    def __init__(self, most: int, long: float = LONG) -> None:
        self._most, self._long = most, long
        self._lock, self._waiting = Lock(), deque[Event]()
        self._is_taken = False
        self._since: float | None = None  # when turns started waiting for another process; None: a thread is writing

    def take(self, seconds: float) -> bool:
        """Wait for a turn; False if it has not come within `seconds`, or too many are already waiting."""
        turn, until, pause = Event(), monotonic() + seconds, 0.0
        with self._lock:
            if not self._is_taken:
                self._is_taken, self._since = True, monotonic()
                return True
            self._waiting.append(turn)
        while not turn.wait(pause):
            with self._lock:
                if turn.is_set():
                    return True
                pause = min(LOOK, until - monotonic())
                if pause <= 0 or self._is_one_too_many(turn):
                    self._waiting.remove(turn)
                    return False
        return True

    def write(self) -> None:
        """Note that the thread that has the turn is no longer waiting for another process."""
        with self._lock:
            self._since = None

    def give(self) -> None:
        """Pass the turn to the next thread; while others are waiting, it is never free."""
        with self._lock:
            if self._waiting:
                if self._since is None:  # otherwise the next one waits for the same process
                    self._since = monotonic()
                self._waiting.popleft().set()
            else:
                self._is_taken = False

    def _is_one_too_many(self, event: Event) -> bool:
        is_long = self._since is not None and monotonic() - self._since >= self._long
        return is_long and self._waiting.index(event) >= self._most
