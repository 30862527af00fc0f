"""The lines to a bucket: what is asked of it ends after so many seconds as a whole."""

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

from hireloom.patience import Patience


class Exchange:
    """One thing that is asked, with the line that it takes: a try that broke is made again on another one, and the
    first may be somebody else's by then."""

    def __init__(self, seconds: float) -> None:
        self._line: Any = None
        self._patience = Patience(seconds, lambda: [self._line and self._line.sock])

    @property
    def is_late(self) -> bool:
        return self._patience.is_over

    def takes(self, line: Any) -> None:
        if self.is_late:
            raise TimeoutError("No time is left for another try.")
        self._line = line

    def done(self) -> None:
        """From now on the line may be somebody else's."""
        self._patience.done()


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
