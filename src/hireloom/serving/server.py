"""The HTTP server: it serves until the process is told to stop."""

import ctypes
import gc
import resource
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import waitress  # type: ignore[import-untyped]
from flask import Flask
from waitress import wasyncore
from waitress.server import BaseWSGIServer, MultiSocketServer  # type: ignore[import-untyped]

from hireloom.serving.address import explained
from hireloom.serving.channels import Channel
from hireloom.serving.even_lines import EvenLine, OpenLines
from hireloom.serving.one_by_one import OneByOne
from hireloom.serving.signals import Told
from hireloom.settings import Settings

LINES = 1_000  # open connections: a few clients with a hundred silent ones each must not lock out others
WAITING = 1_024  # connections that are not yet accepted
QUIET, SWEEP = 60, 5  # seconds after which a silent connection is closed, and between looks for such
SPARE_FILES = 512  # beside the connections: the database, documents, bodies of requests
PIECE = 64 * 1024  # bytes that are read from a connection at once
MAX_REQUEST = 96 * 1024 * 1024  # a little more than any route accepts, so that the route's own refusal is sent

FINISHED_WITHIN = 30.0  # seconds for requests in work after the process is told to stop
LOOK = 1.0  # seconds between looks at the connections when nothing happens on them

TURN = 0.001  # seconds a thread may compute while others wait: short answers pass between long analyses
M_ARENA_MAX, ARENAS = -8, 2  # of malloc.h


def serve(app: Flask, settings: Settings) -> None:
    """Blocks until SIGTERM, SIGINT or SIGHUP; requests in work are finished first. A second signal raises SystemExit,
    so that the caller does not wait for anything, either."""
    settle()
    server, told = listening(app, settings), Told()
    announce(settings, _port(server))
    run(server, told)


def serve_at(lines: Sequence[socket.socket], app: Flask, settings: Settings, taken: OpenLines) -> None:
    """As `serve`, at sockets that other processes serve, too, until the parent sends SIGTERM. Call `settle` and
    `announce` before forking."""
    server = listening(app, settings, [EvenLine(each, taken) for each in lines], taken)
    run(server, Told([signal.SIGTERM]))


def announce(settings: Settings, port: int) -> None:
    print(f"Hireloom is ready at {settings.public_url if settings.port else f'http://localhost:{port}'}", flush=True)
    print(settings.mail_place, flush=True)


def run(server: Any, told: Told) -> None:
    """Run the server that `listening` made, until the process is told to stop."""
    _open_files(2 * LINES + SPARE_FILES)  # each connection may be sending a file
    lines = server.map if isinstance(server, MultiSocketServer) else server._map
    _Waking(told.line, lines)
    turn = partial(_turn, lines, server.task_dispatcher)
    try:
        while not told.is_told:
            turn()
        _finish(lines, turn)
    finally:
        # The server itself is not closed: a thread that ends later wakes it by writing a byte to its file descriptor,
        # which might belong to another file by then, such as the database.
        server.task_dispatcher.shutdown(timeout=LOOK)


class _Waking(wasyncore.dispatcher):  # type: ignore[misc]
    """Polled together with the connections, so that a signal ends the wait."""

    def writable(self) -> bool:
        return False

    def handle_read(self) -> None:
        self.recv(PIECE)


def _turn(lines: dict[int, Any], threads: Any) -> None:
    wasyncore.loop(LOOK, use_poll=True, map=lines, count=1)
    if isinstance(threads, OneByOne):
        threads.rest()


def _finish(lines: dict[int, Any], turn: Callable[[], None]) -> None:
    """Accept no more connections, and finish the answers to requests in work, FINISHED_WITHIN seconds at most."""
    for each in list(lines.values()):
        if isinstance(each, BaseWSGIServer):
            wasyncore.dispatcher.close(each)  # its own close would also close the trigger with which threads wake us
    until = time.monotonic() + FINISHED_WITHIN
    while time.monotonic() < until:
        channels = [each for each in lines.values() if isinstance(each, Channel)]
        for each in channels:
            if not each.is_answering:
                each.handle_close()
        if not any(each.is_answering for each in channels):
            return
        turn()


def settle() -> None:
    """Call it when all objects have been made: the garbage collector then leaves them alone instead of scanning them
    again and again, which would stop all threads for a tenth of a second."""
    sys.setswitchinterval(TURN)
    _share_memory()
    gc.collect()
    gc.freeze()


def listening(
    app: Flask, settings: Settings, lines: Sequence[socket.socket] = (), taken: OpenLines | None = None
) -> Any:
    """The server, listening at its address. Raises BadSetting, which says why the address cannot be used."""
    BaseWSGIServer.channel_class = Channel
    place = {"sockets": list(lines)} if lines else {"host": settings.host, "port": settings.port}
    with explained(settings):
        return waitress.create_server(app, taken, _dispatcher=_threads(settings), **place, **_options(settings))


def _threads(settings: Settings) -> OneByOne | None:
    """OneByOne only with SQLite: a PostgreSQL server is a process of its own, and answers several threads at once."""
    return OneByOne(settings.threads) if settings.database_url.startswith("sqlite:") else None


def _share_memory() -> None:
    """Few heaps for all threads: with one for each, glibc's default, other threads cannot use what one frees, and the
    server takes 100 MB more."""
    with suppress(AttributeError, OSError):  # another C library, without this default
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, ARENAS)


def _open_files(wanted: int) -> None:
    """Let this process open as many files as wanted, as far as the machine allows."""
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
        "recv_bytes": PIECE,
        "asyncore_use_poll": True,  # select can handle only 1,024 files
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
