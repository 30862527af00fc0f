"""Connections whose clients ask for more than they read."""

import time

from waitress.channel import HTTPChannel  # type: ignore[import-untyped]

TAKEN_WITHIN = 60  # seconds in which a client must read at least a byte of its answer


class InTurn(HTTPChannel):  # type: ignore[misc]
    """Pipelined requests of one connection: each waits until the answer before it has been sent. waitress alone would
    answer all of them, and hold a file and then a thread for each answer until it is read: forty connections with a
    hundred requests locked out everybody else."""

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
        """Also closes a connection whose client reads nothing: no event tells of it, but this is called for each
        connection again and again."""
        if self.total_outbufs_len and self._is_left_alone():
            self.handle_close()
            return False
        return bool(super().writable())

    def _is_left_alone(self) -> bool:
        if not self.outbuf_lock.acquire(blocking=False):
            return False  # a thread is writing to it now
        try:
            if self._last_seen != self.last_activity:
                self._last_seen, self._quiet_since = self.last_activity, time.monotonic()
            return self.total_outbufs_len > 0 and time.monotonic() - self._quiet_since >= TAKEN_WITHIN
        finally:
            self.outbuf_lock.release()
