"""Connections of the server: limits for what arrives, and the refusal of what exceeds them."""

import json
import socket
import time
from contextlib import suppress

from waitress.parser import HTTPRequestParser, ParsingError  # type: ignore[import-untyped]
from waitress.receiver import ChunkedReceiver  # type: ignore[import-untyped]
from waitress.task import ErrorTask  # type: ignore[import-untyped]
from waitress.utilities import (  # type: ignore[import-untyped]
    BadRequest,
    Error,
    RequestEntityTooLarge,
    RequestHeaderFieldsTooLarge,
)

from hireloom.adapters.http.core.errors import FAILURES, UNEXPECTED, code_of
from hireloom.adapters.http.core.headers import ALWAYS
from hireloom.domain.papers import PaperTooLarge
from hireloom.ports.failures import StoreAway
from hireloom.serving.slow_readers import InTurn

MOST_DRAINED = 1024 * 1024 * 1024  # bytes read of a body that is too large; after more the connection is closed
HEADERS_WITHIN, ARRIVES_WITHIN, DRAINED_FOR = 60, 1800, 300  # seconds; slow senders never count as silent
MOST_ARRIVING = 2048 * 1024 * 1024  # bytes of bodies of all connections together, kept in temporary files
STEP = 1024 * 1024  # bytes of a body, after which all bodies are summed up again
CHUNK_LINE, TRAILER = 4096, 16384  # bytes of the line before a chunk, and of the headers after the last one


class Full(Error):  # type: ignore[misc]
    code, reason = 503, "Service Unavailable"


class Request(HTTPRequestParser):  # type: ignore[misc]
    """Limits what a chunked request may send around its body: a line that never ends would be searched again with each
    part that arrives, and a chunk for each byte takes a thousand times the time."""

    completed: bool
    version: str

    def parse_header(self, header_plus: bytes) -> None:
        try:
            super().parse_header(header_plus)
        except ValueError:  # a length of thousands of digits, which Python does not read as a number
            raise ParsingError("No number") from None
        host = self.headers.get("HOST")
        if self.version == "1.1" and (host is None or "," in host):
            raise ParsingError("Not exactly one Host")  # RFC 9112, 3.2
        if self.chunked and "CONTENT_LENGTH" in self.headers:
            # If a proxy obeys one and we the other, a second request can hide in the body (RFC 9112, 6.1).
            raise ParsingError("Both a length and chunks")

    def received(self, data: bytes) -> int:
        consumed = int(super().received(data))
        if self.completed:
            # waitress would ask for the body nevertheless, and wait: for one that is too large, or for none.
            self.expect_continue = False
        elif isinstance(self.body_rcv, ChunkedReceiver):
            body = self.body_rcv
            frame = self.body_bytes_received - len(body)
            too_long = len(body.control_line) > CHUNK_LINE or len(body.trailer) > TRAILER
            if too_long or frame > STEP + len(body) // 8:
                self.error = BadRequest("Too much around the chunks")
                self.completed = True
        return consumed


class Refusal(ErrorTask):  # type: ignore[misc]
    """The answer to a request that never reaches the application, such as one that is too large, in the shape of all
    errors."""

    def execute(self) -> None:
        error = self.request.error
        code, sentence = FAILURES.get(error.code, UNEXPECTED)
        if self.request.body_rcv is not None or isinstance(error, RequestHeaderFieldsTooLarge):
            self.channel.has_unwanted = True
        kind = self.request.headers.get("CONTENT_TYPE", "").lower()
        if isinstance(error, RequestEntityTooLarge) and kind.startswith("multipart/form-data"):
            code, sentence = code_of(PaperTooLarge), PaperTooLarge.sentence
        if isinstance(error, Full):
            code, sentence = code_of(StoreAway), StoreAway.sentence
            self.response_headers.append(("Retry-After", "60"))
        body = json.dumps({"success": False, "code": code, "message": sentence}).encode()
        self.status = f"{error.code} {error.reason}"
        self.response_headers += [("Content-Type", "application/json"), ("Cache-Control", "no-store"), *ALWAYS.items()]
        self.set_close_on_finish()
        self.content_length = len(body)
        self.write(body)


class Channel(InTurn):
    """Answers a request that is too large at once, but goes on reading it: a connection that is closed with unread
    bytes is reset, and a client that still sends never sees the answer. Time and bytes of reading are limited."""

    error_task_class = Refusal
    parser_class = Request
    close_when_flushed: bool
    request: Request | None
    has_unwanted = is_draining = False
    drained = 0
    since: float | None = None  # when the arriving request, or the draining, began

    def readable(self) -> bool:
        return self.is_draining or bool(self.server.accepting and super().readable())

    @property
    def is_answering(self) -> bool:
        return bool(self.requests or self.total_outbufs_len)

    def handle_write(self) -> None:
        if not (self.has_unwanted and self.close_when_flushed):
            super().handle_write()
            return
        self._flush_exception(self._flush_some)
        if not self.total_outbufs_len:
            self.close_when_flushed, self.is_draining = False, True
            self.since = time.monotonic()
            with suppress(OSError):  # the client has closed it already
                self.socket.shutdown(socket.SHUT_WR)

    def received(self, data: bytes) -> bool:
        if self.is_draining:
            self.drained += len(data)
            if self.drained > MOST_DRAINED or self._has_lasted(DRAINED_FOR):
                self.handle_close()
            return False
        before = self._arrived()
        is_taken = bool(super().received(data))
        if self.request is None:
            self.since = None
        elif self.since is None:
            self.since = time.monotonic()
        elif self._has_lasted(ARRIVES_WITHIN if self.request.headers_finished else HEADERS_WITHIN):
            self.handle_close()
            return False
        if self.request and self._arrived() // STEP > before // STEP:
            self._must_have_room(self.request)
        return is_taken

    def _has_lasted(self, seconds: float) -> bool:
        return self.since is not None and time.monotonic() - self.since >= seconds

    def _arrived(self) -> int:
        return self.request.body_bytes_received if self.request else 0

    def _must_have_room(self, arriving: Request) -> None:
        """Refuse this request if the bodies of all that are arriving exceed MOST_ARRIVING; the others go on."""
        lines = list(self.server.active_channels.values())
        requests = [each for line in lines for each in (line.request, *line.requests) if each]
        if sum(each.body_bytes_received for each in requests) <= MOST_ARRIVING:
            return
        with self.requests_lock:
            arriving.error, arriving.completed = Full("too much is arriving"), True
            self.request = None
            self.requests.append(arriving)
            self.server.add_task(self)
