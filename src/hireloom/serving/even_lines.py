"""Spreads connections at one socket evenly over several processes. The system alone gives each connection to the
process that is quickest at the moment, which may always be the same one."""

import mmap
import socket
import time
from collections.abc import Callable
from typing import Any

PAUSE = 0.002  # seconds; time for another process to accept the connection, unless it is too busy
NUMBER = 8  # bytes


class Crowd:
    """The number of connections of each process, in shared memory. Create it before forking."""

    def __init__(self, processes: int) -> None:
        self._counts = memoryview(mmap.mmap(-1, NUMBER * processes)).cast("q")

    def place(self, number: int) -> "OpenLines":
        return OpenLines(self._counts, number)


class OpenLines(dict[int, Any]):
    """The connections of one process, by file descriptor; the other processes see how many there are."""

    def __init__(self, counts: "memoryview[int]", number: int) -> None:
        super().__init__()
        self._counts, self._number = counts, number
        self._tell()

    def __setitem__(self, file: int, heard: Any) -> None:
        super().__setitem__(file, heard)
        self._tell()

    def __delitem__(self, file: int) -> None:
        super().__delitem__(file)
        self._tell()

    @property
    def are_more_than_elsewhere(self) -> bool:
        return len(self) > min(self._counts)

    def _tell(self) -> None:
        self._counts[self._number] = len(self)


class EvenLine(socket.socket):
    """A socket at which other processes listen, too: a process with more connections than others lets them go first."""

    def __init__(self, line: socket.socket, taken: OpenLines, pause: Callable[[float], None] = time.sleep) -> None:
        super().__init__(line.family, line.type, line.proto, fileno=line.detach())
        self._taken, self._pause = taken, pause

    def accept(self) -> tuple[socket.socket, Any]:
        if self._taken.are_more_than_elsewhere:
            self._pause(PAUSE)
        return super().accept()
