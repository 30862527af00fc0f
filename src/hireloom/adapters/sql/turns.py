"""Writers come to their turn in the order in which they asked. SQLite alone does not see to it: there whoever writes
again and again keeps the others out for seconds."""

from collections import deque
from threading import Event, Lock
from time import monotonic
from typing import Any


class Turns:
    def __init__(self) -> None:
        self._lock, self._waiting, self._is_taken = Lock(), deque[Event](), False

    def take(self, seconds: float) -> bool:
        """False when it did not come in so long."""
        with self._lock:
            if not self._is_taken:
                self._is_taken = True
                return True
            mine = Event()
            self._waiting.append(mine)
        if mine.wait(seconds):
            return True
        with self._lock:
            if mine.is_set():
                return True
            self._waiting.remove(mine)
            return False

    def give(self) -> None:
        """To the next one; it is taken all the time when others wait."""
        with self._lock:
            if self._waiting:
                self._waiting.popleft().set()
            else:
                self._is_taken = False


class ShortTurns:
    """Readers go one after the other, as long as each is short. The driver lets other threads go on at every row, so of
    sixteen that read at once each waits for fifteen others at each row, which costs more than the reading itself.
    Whoever takes longer than `longest` seconds is not waited for."""

    def __init__(self, longest: float) -> None:
        self._lock, self._waiting, self._longest = Lock(), deque[Any](), longest
        self._holder: Any = None
        self._since = 0.0

    def take(self) -> object:
        """A sign to give back."""
        mine = Lock()
        with self._lock:
            if self._holder is None:
                self._hold(mine)
                return mine
            mine.acquire()
            self._waiting.append(mine)
            patience = self._longest * len(self._waiting)
        while not mine.acquire(timeout=patience):
            with self._lock:
                if mine not in self._waiting:
                    break  # it has come in this moment, and may even be over
                ahead, left = self._waiting.index(mine), self._since + self._longest - monotonic()
                if not ahead and left <= 0:
                    self._waiting.popleft()
                    self._hold(mine)
                    break
                patience = max(left, 0.0) + self._longest * ahead
        return mine

    def give(self, mine: object) -> None:
        with self._lock:
            if self._holder is not mine:
                return  # somebody else has not waited for it
            if self._waiting:
                following = self._waiting.popleft()
                self._hold(following)
                following.release()
            else:
                self._holder = None

    def _hold(self, sign: Any) -> None:
        self._holder, self._since = sign, monotonic()
