"""Connections to a bucket with a deadline for a call as a whole, all its tries together."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from botocore.awsrequest import (  # type: ignore[import-untyped]
    AWSHTTPConnection,
    AWSHTTPConnectionPool,
    AWSHTTPSConnection,
    AWSHTTPSConnectionPool,
)

from hireloom.infrastructure.deadline import Deadline


class S3Exchange:
    """One call, and the connection that it uses now: a failed try is repeated on another connection, while the first
    one may serve another call."""

    def __init__(self, seconds: float) -> None:
        self._line: Any = None
        self._patience = Deadline(seconds, lambda: [self._line and self._line.sock])

    @property
    def is_late(self) -> bool:
        return self._patience.is_over

    def takes(self, line: Any) -> None:
        if self.is_late:
            raise TimeoutError("No time is left for another try.")
        self._line = line

    def done(self) -> None:
        """The call has ended: its connection, which may serve another call now, is no longer cut."""
        self._patience.done()


_under_way = threading.local()


@contextmanager
def exchange(seconds: float) -> Iterator[S3Exchange]:
    """The call that this thread makes inside the block. Check `is_late` afterwards: after a cut connection an answer
    may look complete."""
    call = _under_way.exchange = S3Exchange(seconds)
    try:
        yield call
    finally:
        _under_way.exchange = None
        call.done()


def _take(line: Any) -> None:
    call = getattr(_under_way, "exchange", None)
    if call is not None:
        call.takes(line)


class _Taking:
    """Tells the call of this thread which connection it uses now."""

    def request(self, *args: Any, **named: Any) -> Any:
        _take(self)
        return super().request(*args, **named)  # type: ignore[misc]  # of the library's class


class _Line(_Taking, AWSHTTPConnection):  # type: ignore[misc]
    pass


class _TlsLine(_Taking, AWSHTTPSConnection):  # type: ignore[misc]
    pass


class _Lines(AWSHTTPConnectionPool):  # type: ignore[misc]
    ConnectionCls = _Line


class _TlsLines(AWSHTTPSConnectionPool):  # type: ignore[misc]
    ConnectionCls = _TlsLine


def watch(client: Any) -> None:
    """Make the client use our connections. The library has no setting for it, so our classes replace its own before it
    makes the first connection."""
    session = client._endpoint.http_session
    session._pool_classes_by_scheme.update(http=_Lines, https=_TlsLines)
    assert session._manager.pool_classes_by_scheme is session._pool_classes_by_scheme
