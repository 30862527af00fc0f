"""Writers come to their turn in the order in which they asked. SQLite alone does not see to it: there whoever writes
again and again keeps the others out for seconds."""

from collections import deque
from threading import Event, Lock


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
