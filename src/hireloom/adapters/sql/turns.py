"""A fair lock: writers take turns in the order in which they asked. SQLite alone has no such order: a thread that
writes again and again would keep others out for seconds."""

from collections import deque
from threading import Event, Lock


class Turns:
    def __init__(self) -> None:
        self._lock, self._waiting, self._is_taken = Lock(), deque[Event](), False

    def take(self, seconds: float) -> bool:
        """Wait for the turn; False when it has not come within `seconds`."""
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
        """Pass the turn to the next one; while others wait, it is never free."""
        with self._lock:
            if self._waiting:
                self._waiting.popleft().set()
            else:
                self._is_taken = False
