"""The HTTP server for a single process: waitress, until the process is told to stop. For several processes, use
gunicorn."""

import resource
import socket
import sys
import threading
import time
from contextlib import suppress

import waitress  # type: ignore[import-untyped]
from flask import Flask

from hireloom.infrastructure.memory import collect_as_usual
from hireloom.serving.signals import exit_on_signals
from hireloom.settings import Settings

CONNECTIONS = 1_000  # open at once: a few clients with a hundred silent ones each must not lock out others
SILENT, SWEEP = 60, 5  # seconds after which an idle connection is closed, and between checks for these
SPARE_FILES = 512  # in addition to connections: for the database, documents, request bodies
LARGEST_BODY = 128 * 1024 * 1024  # bytes; more than any route accepts, so that people get the route's own refusal
FINISHED_WITHIN = 30.0  # seconds for requests in progress after the process is told to stop
TURN = 0.001  # seconds a thread may compute while others wait: short requests get through between long analyses


def serve(app: Flask, settings: Settings, listener: socket.socket) -> None:
    """Blocks until SIGTERM, SIGINT or SIGHUP; requests in progress are finished first. A second signal raises
    SystemExit, so that the caller does not wait for anything either."""
    settle()
    _allow_open_files(2 * CONNECTIONS + SPARE_FILES)  # each connection may be sending a file
    server = waitress.create_server(app, sockets=[listener], **_adjustments(settings))
    port = listener.getsockname()[1]
    exit_on_signals(listener.close)  # accept nobody anymore, even while the last requests are finishing
    print(f"Hireloom is ready at {settings.public_url if settings.port else f'http://localhost:{port}'}", flush=True)
    print(settings.mail_place, flush=True)
    try:
        server.run()  # until SystemExit; waitress itself then waits for its threads for five seconds
    except RuntimeError as failure:
        if isinstance(failure.__context__, SystemExit):  # of the second signal, while waitress was taking a lock
            raise failure.__context__ from None
        raise
    _finish()


def settle() -> None:
    """Call it once all objects have been created."""
    sys.setswitchinterval(TURN)
    collect_as_usual()


def _adjustments(settings: Settings) -> dict[str, object]:
    adjustments: dict[str, object] = {
        "threads": settings.threads,
        "ident": None,
        "max_request_body_size": LARGEST_BODY,
        "connection_limit": CONNECTIONS,
        "asyncore_use_poll": True,  # select can handle only 1,024 files
        "channel_timeout": SILENT,
        "cleanup_interval": SWEEP,
        "clear_untrusted_proxy_headers": True,
        "channel_request_lookahead": 1,  # reads on while a request is served, and so notices that its client has left
    }
    if settings.trusted_proxy:
        adjustments |= {
            "trusted_proxy": settings.trusted_proxy,
            "trusted_proxy_headers": "x-forwarded-for x-forwarded-proto x-forwarded-host",
        }
    return adjustments


def _finish() -> None:
    """Wait for waitress's threads: each ends after its current request."""
    until = time.monotonic() + FINISHED_WITHIN
    for thread in threading.enumerate():
        if thread.name.startswith("waitress-"):
            thread.join(max(0.0, until - time.monotonic()))


def _allow_open_files(count: int) -> None:
    """Raise this process's limit on open files, as far as the machine allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(count, hard), hard))
