"""Signals to stop: the first one stops in an orderly way, the second one at once."""

import signal
import socket
import sys
from collections.abc import Iterable

STOPS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


class Told:
    """The first signal is only noted: `line` becomes readable, which ends a wait for it. The next one raises SystemExit
    in the main thread, wherever it is then."""

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
    """Blocks until the process is told to stop. `said` is printed as soon as signals are handled."""
    told = Told(by)
    if said:
        print(said, flush=True)
    told.wait()
