"""Serving until somebody says stop."""

import ctypes
import gc
import json
import resource
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Any

import waitress  # type: ignore[import-untyped]
from flask import Flask
from waitress import wasyncore
from waitress.parser import HTTPRequestParser, ParsingError  # type: ignore[import-untyped]
from waitress.receiver import ChunkedReceiver  # type: ignore[import-untyped]
from waitress.server import BaseWSGIServer, MultiSocketServer  # type: ignore[import-untyped]
from waitress.task import ErrorTask  # type: ignore[import-untyped]
from waitress.utilities import BadRequest, Error, RequestEntityTooLarge  # type: ignore[import-untyped]

from hireloom.adapters.http.errors import SENTENCES, UNEXPECTED
from hireloom.adapters.http.headers import ALWAYS
from hireloom.domain.papers import PaperTooLarge
from hireloom.domain.refusals import StoreAway
from hireloom.serving.address import explained
from hireloom.serving.even_lines import EvenLine, OpenLines
from hireloom.serving.one_by_one import OneByOne
from hireloom.serving.slow_readers import InTurn
from hireloom.settings import Settings

LINES = 1_000  # open connections: a few machines that hold a hundred each and say nothing keep nobody else out
WAITING = 1_024  # connections that nobody has taken yet
QUIET, SWEEP = 60, 5  # seconds after which a silent one is closed, and between looks for such
SPARE_FILES = 512  # beside the connections: the database, documents, bodies of requests
MAX_REQUEST = 96 * 1024 * 1024  # a little over the largest that a route takes, so that the route's own words are heard
MOST_DRAINED = 1024 * 1024 * 1024  # of what is larger; the line of who sends more is cut
HEADERS_WITHIN, ARRIVES_WITHIN, DRAINED_FOR = 60, 1800, 300  # seconds; a line on which something trickles is not quiet
MOST_ARRIVING = 2048 * 1024 * 1024  # bytes of bodies of all lines together, which lie in temporary files
STEP = 1024 * 1024  # of a body, after which all of them are summed up again
CHUNK_LINE, TRAILER = 4096, 16384  # bytes of the line before a chunk, and of the headers after the last one

FINISHED_WITHIN = 30.0  # seconds for the answers on their way when we are told to stop
LOOK = 1.0  # seconds between looks at the lines when nothing happens on them

TURN = 0.001  # seconds a thread may compute while others wait: short answers pass between long analyses
M_ARENA_MAX, ARENAS = -8, 2  # of malloc.h


def serve(app: Flask, settings: Settings) -> None:
    """Blocks until SIGTERM, SIGINT or SIGHUP; requests in work are finished first, unless we are told twice."""
    settle()
    server = listening(app, settings)
    announce(settings, _port(server))
    _run(server, signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


def serve_at(lines: Sequence[socket.socket], app: Flask, settings: Settings, taken: OpenLines) -> None:
    """The same, at sockets that other processes serve too, until the parent sends SIGTERM. Everything is settled, and
    said, before they part."""
    _run(listening(app, settings, [EvenLine(each, taken) for each in lines], taken), signal.SIGTERM)


def announce(settings: Settings, port: int) -> None:
    print(f"Hireloom is ready at {settings.public_url if settings.port else f'http://localhost:{port}'}", flush=True)
    print(settings.mail_place, flush=True)


def _run(server: Any, *told_by: signal.Signals) -> None:
    _open_files(2 * LINES + SPARE_FILES)  # each line may be sent one
    for each in told_by:
        signal.signal(each, _stop)
    lines = server.map if isinstance(server, MultiSocketServer) else server._map
    turn = partial(wasyncore.loop, timeout=LOOK, use_poll=True, map=lines)
    try:
        with suppress(SystemExit):
            turn()
        with suppress(SystemExit):
            _finish(lines, partial(turn, count=1))
    finally:
        server.task_dispatcher.shutdown(timeout=LOOK)
        server.close()


def _finish(lines: dict[int, Any], turn: Callable[[], None]) -> None:
    """Nobody else is let in, and whoever is being answered has the answer to its last byte."""
    for each in list(lines.values()):
        if isinstance(each, BaseWSGIServer):
            wasyncore.dispatcher.close(each)  # its own would take along what wakes us when a thread is done
    until = time.monotonic() + FINISHED_WITHIN
    while time.monotonic() < until:
        channels = [each for each in lines.values() if isinstance(each, Channel)]
        for each in channels:
            if not each.is_answering:
                each.handle_close()
        if not any(each.is_answering for each in channels):
            return
        turn()


class Full(Error):  # type: ignore[misc]
    code, reason = 503, "Service Unavailable"


class Request(HTTPRequestParser):  # type: ignore[misc]
    """A request that comes in chunks may not use them for anything but its body: lines that never end are searched
    again with every part of them, and a chunk for each byte takes the time of a thousand."""

    completed: bool

    def parse_header(self, header_plus: bytes) -> None:
        super().parse_header(header_plus)
        if self.chunked and "CONTENT_LENGTH" in self.headers:
            # Where a proxy believes the one and we the other, a second request hides in the body (RFC 9112, 6.1).
            raise ParsingError("Both a length and chunks")

    def received(self, data: bytes) -> int:
        consumed = int(super().received(data))
        if not self.completed and isinstance(self.body_rcv, ChunkedReceiver):
            body = self.body_rcv
            frame = self.body_bytes_received - len(body)
            too_long = len(body.control_line) > CHUNK_LINE or len(body.trailer) > TRAILER
            if too_long or frame > STEP + len(body) // 8:
                self.error = BadRequest("Too much around the chunks")
                self.completed = True
        return consumed


def settle() -> None:
    """Call when everything has been made: it stays, and is not looked through for garbage again and again, which would
    stop all threads for a tenth of a second."""
    sys.setswitchinterval(TURN)
    _share_memory()
    gc.collect()
    gc.freeze()


class Refusal(ErrorTask):  # type: ignore[misc]
    """What never reaches the application, such as a request larger than any, in the shape of every other error."""

    def execute(self) -> None:
        error = self.request.error
        sentence = SENTENCES.get(error.code, UNEXPECTED)
        if self.request.body_rcv is not None:
            self.channel.has_unwanted = True
        kind = self.request.headers.get("CONTENT_TYPE", "").lower()
        if isinstance(error, RequestEntityTooLarge) and kind.startswith("multipart/form-data"):
            sentence = PaperTooLarge.sentence
        if isinstance(error, Full):
            sentence = StoreAway.sentence
            self.response_headers.append(("Retry-After", "60"))
        body = json.dumps({"success": False, "message": sentence}).encode()
        self.status = f"{error.code} {error.reason}"
        self.response_headers += [("Content-Type", "application/json"), ("Cache-Control", "no-store"), *ALWAYS.items()]
        self.set_close_on_finish()
        self.content_length = len(body)
        self.write(body)


class Channel(InTurn):
    """Answers at once what is too large, and takes the rest of it all the same: a connection that is closed with bytes
    unread is reset, and whoever still sends them never sees the answer. Nothing arrives for ever or fills the disk."""

    error_task_class = Refusal
    parser_class = Request
    close_when_flushed: bool
    request: Request | None
    has_unwanted = is_draining = False
    drained = 0
    since: float | None = None  # when the request began that is arriving, or the draining

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
            with suppress(OSError):  # they have gone already
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
        """Refused while too much is on the way already; what was begun before is let to its end."""
        lines = list(self.server.active_channels.values())
        requests = [each for line in lines for each in (line.request, *line.requests) if each]
        if sum(each.body_bytes_received for each in requests) <= MOST_ARRIVING:
            return
        with self.requests_lock:
            arriving.error, arriving.completed = Full("too much is arriving"), True
            self.request = None
            self.requests.append(arriving)
            self.server.add_task(self)


def listening(
    app: Flask, settings: Settings, lines: Sequence[socket.socket] = (), taken: OpenLines | None = None
) -> Any:
    """The server at its address, or a sentence that says why it cannot be had there."""
    BaseWSGIServer.channel_class = Channel
    place = {"sockets": list(lines)} if lines else {"host": settings.host, "port": settings.port}
    with explained(settings):
        return waitress.create_server(app, taken, _dispatcher=_threads(settings), **place, **_options(settings))


def _threads(settings: Settings) -> OneByOne | None:
    """A server of PostgreSQL works beside us, so that it is worth while to ask it for many at once."""
    return OneByOne(settings.threads) if settings.database_url.startswith("sqlite:") else None


def _share_memory() -> None:
    """Few heaps for all threads: with one for each, as glibc would have it, what one thread frees is of no use to
    the others, and the server holds 100 MB more."""
    with suppress(AttributeError, OSError):  # another C library, which has no such habit
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, ARENAS)


def _open_files(wanted: int) -> None:
    """As many as there may be connections, where whoever runs the machine lets us."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))


def _options(settings: Settings) -> dict[str, object]:
    options: dict[str, object] = {
        "threads": settings.threads,
        "ident": None,
        "max_request_body_size": MAX_REQUEST,
        "connection_limit": LINES,
        "asyncore_use_poll": True,  # select knows no more than 1,024 files
        "channel_timeout": QUIET,
        "cleanup_interval": SWEEP,
        "clear_untrusted_proxy_headers": True,
    }
    if settings.trusted_proxy:
        options |= {
            "trusted_proxy": settings.trusted_proxy,
            "trusted_proxy_headers": "x-forwarded-for x-forwarded-proto x-forwarded-host",
        }
    return options


def _port(server: Any) -> int:
    places = getattr(server, "effective_listen", None) or [(server.effective_host, server.effective_port)]
    return int(places[0][1])


def _stop(_signal: int, _frame: FrameType | None) -> None:
    sys.exit(0)
