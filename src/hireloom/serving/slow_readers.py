"""Lines on which somebody asks for more than they take."""

import time

from waitress.channel import HTTPChannel  # type: ignore[import-untyped]

TAKEN_WITHIN = 60  # seconds in which at least a byte of an answer is taken


class InTurn(HTTPChannel):  # type: ignore[misc]
    """Of requests that come at once on one line, each waits until the answer before it has gone out. By itself the
    server answers all of them, holds a file for each answer, and then a thread, for as long as nobody takes them: forty
    lines with a hundred requests kept everybody else out."""

    connected: bool
    total_outbufs_len: int
    last_activity: float
    _is_waiting = False
    _last_seen = _quiet_since = 0.0

    def service(self) -> None:
        with self.outbuf_lock:
            self._is_waiting = self.total_outbufs_len > 0
        if self._is_waiting:
            self.server.pull_trigger()
        else:
            super().service()

    def handle_write(self) -> None:
        super().handle_write()
        if not self._is_waiting:
            return
        with self.outbuf_lock:
            has_gone = not self.total_outbufs_len
            self._is_waiting = not has_gone
        if has_gone and self.connected:
            self.server.add_task(self)

    def writable(self) -> bool:
        """Nobody tells us of a line whose other side takes nothing, so it is closed here, where each line is looked
        at."""
        if self.total_outbufs_len and self._is_left_alone():
            self.handle_close()
            return False
        return bool(super().writable())

    def _is_left_alone(self) -> bool:
        if not self.outbuf_lock.acquire(blocking=False):
            return False  # something is just being written
        try:
            if self._last_seen != self.last_activity:
                self._last_seen, self._quiet_since = self.last_activity, time.monotonic()
            return self.total_outbufs_len > 0 and time.monotonic() - self._quiet_since >= TAKEN_WITHIN
        finally:
            self.outbuf_lock.release()
