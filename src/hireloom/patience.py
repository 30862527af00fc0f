"""The end of an exchange with somebody outside, whatever they do: a time-out for each read would never end an answer
that drips."""

import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from socket import SHUT_RDWR, socket

AGAIN = 0.5  # seconds


class Patience:
    """Counts from now. When so many seconds are over it hangs up on the lines, and again and again until it is done:
    one of them may be made at that very moment."""

    def __init__(self, seconds: float, lines: Callable[[], Iterable[socket | None]]) -> None:
        self.is_over = False
        self._lines = lines
        self._done, self._lock = threading.Event(), threading.Lock()
        threading.Thread(target=self._watch, args=(seconds,), name="patience", daemon=True).start()

    def done(self) -> None:
        """From now on the lines may be somebody else's."""
        with self._lock:
            self._done.set()

    def _watch(self, seconds: float) -> None:
        pause = seconds
        while not self._done.wait(pause):
            with self._lock:
                if self._done.is_set():
                    return
                self.is_over = True
                for line in self._lines():
                    if line is not None:
                        with suppress(OSError):  # closed already
                            socket.shutdown(line, SHUT_RDWR)  # of the line below TLS, whose own is not for two threads
            pause = AGAIN
