"""How long processes have worked: what is waited for depends on who else uses the machine, this much less."""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path


def worked(processes: Iterable[int]) -> float:
    """The seconds of all their threads; a thread that has ended is not counted."""
    total = 0
    for process in processes:
        for thread in Path(f"/proc/{process}/task").glob("*/schedstat"):
            with suppress(OSError):
                total += int(thread.read_text().split()[0])
    return total / 1e9
