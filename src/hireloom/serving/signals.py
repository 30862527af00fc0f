"""Being told to stop: once, and again by whoever does not want to wait."""

import signal
import sys
import threading

STOPS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


def until_told(said: str = "") -> None:
    """Blocks until then. Told once more, wherever we are by then, SystemExit is raised."""
    told = threading.Event()

    def hear(*_: object) -> None:
        if told.is_set():
            sys.exit(0)
        told.set()

    for each in STOPS:
        signal.signal(each, hear)
    if said:
        print(said, flush=True)
    told.wait()
