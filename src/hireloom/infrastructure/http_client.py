"""Requests to outside services: a transport that limits the bytes of a response and the seconds of the whole
exchange."""

import logging
import ssl
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from functools import cache
from socket import socket
from typing import Any

import httpx2

from hireloom.infrastructure import tracing
from hireloom.infrastructure.deadline import Deadline

for _name in ("httpx2", "httpcore2"):  # at INFO they log URLs, which contain keys
    logging.getLogger(_name).setLevel(logging.WARNING)

ADDRESSES = 3  # addresses of a host that can be tried within the time of the exchange


class _Line:
    """The sockets of one exchange, with its deadline."""

    def __init__(self, seconds: float) -> None:
        self._streams: list[Any] = []
        self._patience = Deadline(seconds, self._sockets)

    def trace(self, event: str, info: dict[str, Any]) -> None:
        if event in ("connection.connect_tcp.complete", "connection.start_tls.complete"):
            self._streams.append(info["return_value"])

    def _sockets(self) -> list[socket | None]:
        return [stream.get_extra_info("socket") for stream in list(self._streams)]

    @property
    def is_cut(self) -> bool:
        return self._patience.is_over

    def done(self) -> None:
        self._patience.done()


class _Bounded(httpx2.SyncByteStream):
    def __init__(self, stream: httpx2.SyncByteStream, line: _Line, limit: int) -> None:
        self._stream = stream
        self._line = line
        self._limit = limit

    def __iter__(self) -> Iterator[bytes]:
        size = 0
        try:
            for chunk in self._stream:
                size += len(chunk)
                if size > self._limit:
                    raise httpx2.ReadError(f"The answer is longer than {self._limit} bytes.")
                yield chunk
        except httpx2.TransportError:
            if not self._line.is_cut:
                raise
        if self._line.is_cut:  # the end of what arrived is not the end of the answer; it may also look like a failure
            raise httpx2.ReadTimeout("The answer took too long.")

    def close(self) -> None:
        self._line.done()
        self._stream.close()


@cache
def _usual_certificates() -> ssl.SSLContext:
    """Reading them takes longer than a request, and every client trusts the same."""
    return httpx2.create_ssl_context()


class BoundedTransport(httpx2.BaseTransport):
    """`limit` bounds a response of any status; the request's read timeout bounds the whole exchange."""

    def __init__(self, *, limit: int, verify: ssl.SSLContext | bool = True) -> None:
        # Each request has its own connection, so that cutting one never affects another request.
        context = _usual_certificates() if verify is True else verify
        self._inner = httpx2.HTTPTransport(verify=context, limits=httpx2.Limits(max_keepalive_connections=0))
        self._limit = limit

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        with tracing.span(request.method, "client") as span:
            host = request.headers.get("host", request.url.host).partition(":")[0]  # the URL may hold keys
            span.note(attributes={"http.request.method": request.method, "server.address": host})
            response = self._answered(request)
            span.note(attributes={"http.response.status_code": response.status_code})
            return response

    def _answered(self, request: httpx2.Request) -> httpx2.Response:
        times = request.extensions["timeout"]
        # A host may have several addresses; a silent one must not use up the time for the others.
        times = {**times, "connect": min(times["connect"], times["read"] / ADDRESSES)}
        line = _Line(times["read"])
        request.extensions = {**request.extensions, "timeout": times, "trace": line.trace}
        try:
            response = self._inner.handle_request(request)
        except BaseException as broken:
            line.done()
            if line.is_cut and isinstance(broken, httpx2.TransportError):  # it sees only that the connection has gone
                raise httpx2.ReadTimeout("The answer took too long.") from None
            raise
        assert isinstance(response.stream, httpx2.SyncByteStream)
        bounded = _Bounded(response.stream, line, self._limit)
        if response.headers.get("content-encoding", "identity") != "identity":
            bounded.close()  # we asked for identity; unpacked it could exceed the limit by far
            raise httpx2.ReadError("The answer is compressed although none of that was asked for.")
        return httpx2.Response(
            response.status_code, headers=response.headers, stream=bounded, extensions=response.extensions
        )

    def close(self) -> None:
        self._inner.close()


def retry_after(headers: httpx2.Headers) -> float | None:
    """The seconds of a Retry-After header; a date is compared with the service's own clock, as ours may differ."""
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
