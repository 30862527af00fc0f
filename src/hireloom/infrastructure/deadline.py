"""A deadline for an exchange with an outside server: a timeout per read would never end a response that sends a byte
now and then."""

import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from socket import SHUT_RDWR, socket

AGAIN = 0.5  # seconds between cuts after the deadline


class Deadline:
    """Counts from now. After `seconds` it cuts the connections, and repeats this until `done`: a new connection may be
    made at that moment."""

    def __init__(self, seconds: float, lines: Callable[[], Iterable[socket | None]]) -> None:
        self.is_over = False
        self._lines = lines
        self._done, self._lock = threading.Event(), threading.Lock()
        threading.Thread(target=self._watch, args=(seconds,), name="patience", daemon=True).start()

    def done(self) -> None:
        """Stop: from now on the connections may serve other exchanges."""
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
                        with suppress(OSError):  # already closed
                            socket.shutdown(line, SHUT_RDWR)  # below TLS, whose own shutdown is not thread-safe
            pause = AGAIN
