"""Being told to stop: once, and again by whoever does not want to wait."""

import signal
import socket
import sys
from collections.abc import Iterable

STOPS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


class Told:
    """The first signal is only noted: `line` becomes readable, which wakes whoever waits for it. The next one raises
    SystemExit wherever the main thread is by then."""

    def __init__(self, by: Iterable[signal.Signals] = STOPS) -> None:
        self.is_told = False
        self.line, self._wakes = socket.socketpair()
        self._wakes.setblocking(False)
        for each in by:
            signal.signal(each, self._hear)
        signal.set_wakeup_fd(self._wakes.fileno(), warn_on_full_buffer=False)

    def wait(self) -> None:
        while not self.is_told:
            self.line.recv(1)

    def _hear(self, *_: object) -> None:
        if self.is_told:
            sys.exit(0)
        self.is_told = True


def until_told(said: str = "", by: Iterable[signal.Signals] = STOPS) -> None:
    """Blocks until we are told to stop. `said` is printed as soon as we listen."""
    told = Told(by)
    if said:
        print(said, flush=True)
    told.wait()
