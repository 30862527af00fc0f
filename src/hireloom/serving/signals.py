"""Signals to stop. Each raises SystemExit in the main thread, wherever it is: the first ends the wait for work, the
second ends the wait for unfinished work."""

import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress

STOPS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


def exit_on_signals(first: Callable[[], object] = lambda: None) -> None:
    """`first` is called before SystemExit is raised; it must be quick, and may be called again."""

    def stop(*_: object) -> None:
        first()
        sys.exit(0)

    for number in STOPS:
        signal.signal(number, stop)


def wait_for_signal(announcement: str) -> None:
    """Block until the process is told to stop. The announcement is printed as soon as signals are handled."""
    with suppress(SystemExit):
        exit_on_signals()
        print(announcement, flush=True)
        while True:
            time.sleep(1)  # in turns: one that begins just after a signal is not ended by it
