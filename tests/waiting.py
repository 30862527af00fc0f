"""Waiting for what another process or thread does."""

import time
from collections.abc import Callable

BREATHE = 0.02


def until(is_so: Callable[[], bool], within: float = 60.0) -> bool:
    """Whether it became true; waits much longer than it ever takes, for machines that are busy."""
    end = time.monotonic() + within
    while not (so := is_so()) and time.monotonic() < end:
        time.sleep(BREATHE)
    return so
