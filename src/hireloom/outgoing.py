"""Calls to services outside: a transport that stops reading after so many bytes and hangs up after so many seconds,
whatever arrives."""

import logging
import ssl
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from socket import socket
from typing import Any

import httpx2

from hireloom.patience import Patience

for _name in ("httpx2", "httpcore2"):  # below that they write addresses, which hold keys, into the log
    logging.getLogger(_name).setLevel(logging.WARNING)

ADDRESSES = 3  # of a host that are tried within the time of the whole exchange


class _Line:
    """The sockets of one exchange, and the end of our patience with it."""

    def __init__(self, seconds: float) -> None:
        self._streams: list[Any] = []
        self._patience = Patience(seconds, self._sockets)

    def trace(self, event: str, info: dict[str, Any]) -> None:
        if event in ("connection.connect_tcp.complete", "connection.start_tls.complete"):
            self._streams.append(info["return_value"])

    def _sockets(self) -> list[socket | None]:
        return [each.get_extra_info("socket") for each in list(self._streams)]

    def done(self) -> None:
        self._patience.done()


class _Bounded(httpx2.SyncByteStream):
    def __init__(self, stream: httpx2.SyncByteStream, line: _Line, limit: int) -> None:
        self._stream = stream
        self._line = line
        self._limit = limit

    def __iter__(self) -> Iterator[bytes]:
        read = 0
        for chunk in self._stream:
            read += len(chunk)
            if read > self._limit:
                raise httpx2.ReadError(f"The answer is longer than {self._limit} bytes.")
            yield chunk

    def close(self) -> None:
        self._line.done()
        self._stream.close()


class BoundedTransport(httpx2.BaseTransport):
    """`limit` bounds an answer of any status; the request's read time-out bounds the whole exchange."""

    def __init__(self, *, limit: int, verify: ssl.SSLContext | bool = True) -> None:
        # A line of its own for every question, so that hanging up never hits a neighbour's.
        self._inner = httpx2.HTTPTransport(verify=verify, limits=httpx2.Limits(max_keepalive_connections=0))
        self._limit = limit

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        times = request.extensions["timeout"]
        # A host may have several addresses; one that is silent must not take the time of all.
        times = {**times, "connect": min(times["connect"], times["read"] / ADDRESSES)}
        line = _Line(times["read"])
        request.extensions = {**request.extensions, "timeout": times, "trace": line.trace}
        try:
            response = self._inner.handle_request(request)
        except BaseException:
            line.done()
            raise
        assert isinstance(response.stream, httpx2.SyncByteStream)
        bounded = _Bounded(response.stream, line, self._limit)
        if response.headers.get("content-encoding", "identity") != "identity":
            bounded.close()  # we asked for none; unpacking could be far longer than the limit
            raise httpx2.ReadError("The answer is compressed although none of that was asked for.")
        return httpx2.Response(
            response.status_code, headers=response.headers, stream=bounded, extensions=response.extensions
        )

    def close(self) -> None:
        self._inner.close()


def retry_after(headers: httpx2.Headers) -> float | None:
    """The seconds that a service wants to be left alone; a date is read against its own clock, ours may differ."""
    value = headers.get("retry-after", "")
    try:
        return max(0.0, float(value))
    except ValueError:
        pass
    try:
        gap = parsedate_to_datetime(value) - parsedate_to_datetime(headers.get("date", ""))
    except (ValueError, TypeError):
        return None
    return max(0.0, gap.total_seconds())
