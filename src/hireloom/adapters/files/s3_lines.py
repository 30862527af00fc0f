"""The lines to a bucket: what is asked of it ends after so many seconds as a whole. A time-out for each read would
never end an answer that drips, so a timer hangs up."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socket import SHUT_RDWR, socket
from typing import Any

from botocore.awsrequest import (  # type: ignore[import-untyped]
    AWSHTTPConnection,
    AWSHTTPConnectionPool,
    AWSHTTPSConnection,
    AWSHTTPSConnectionPool,
)


class Exchange:
    """One thing that is asked, with every line that it takes: a try that broke is made again on another one."""

    def __init__(self, seconds: float) -> None:
        self.is_late = False
        self._lines: list[Any] = []
        self._lock = threading.Lock()
        self._timer: threading.Timer | None = threading.Timer(seconds, self._hang_up)
        self._timer.daemon = True
        self._timer.start()

    def takes(self, line: Any) -> None:
        with self._lock:
            if self.is_late:
                raise TimeoutError("No time is left for another try.")
            self._lines.append(line)

    def done(self) -> None:
        """From now on the lines may be somebody else's."""
        with self._lock:
            if self._timer:
                self._timer.cancel()
            self._timer = None

    def _hang_up(self) -> None:
        with self._lock:
            if self._timer is None:
                return
            self.is_late = True
            for line in self._lines:
                if line.sock is not None:
                    with suppress(OSError):  # closed already
                        socket.shutdown(line.sock, SHUT_RDWR)  # of the line below TLS, whose own is not for two threads


_under_way = threading.local()


@contextmanager
def exchange(seconds: float) -> Iterator[Exchange]:
    """What this thread asks inside. Look whether it was late when you are out: a line that was hung up may look like an
    answer that ended."""
    asked = _under_way.exchange = Exchange(seconds)
    try:
        yield asked
    finally:
        _under_way.exchange = None
        asked.done()


def _take(line: Any) -> None:
    asked = getattr(_under_way, "exchange", None)
    if asked is not None:
        asked.takes(line)


class _Line(AWSHTTPConnection):  # type: ignore[misc]
    def request(self, *given: Any, **named: Any) -> Any:
        _take(self)
        return super().request(*given, **named)


class _TlsLine(AWSHTTPSConnection):  # type: ignore[misc]
    def request(self, *given: Any, **named: Any) -> Any:
        _take(self)
        return super().request(*given, **named)


class _Lines(AWSHTTPConnectionPool):  # type: ignore[misc]
    ConnectionCls = _Line


class _TlsLines(AWSHTTPSConnectionPool):  # type: ignore[misc]
    ConnectionCls = _TlsLine


def watch(client: Any) -> None:
    """The library has no place where its lines can be chosen, so they are put where it looks for its own, before the
    first one is made."""
    session = client._endpoint.http_session
    session._pool_classes_by_scheme.update(http=_Lines, https=_TlsLines)
    assert session._manager.pool_classes_by_scheme is session._pool_classes_by_scheme
