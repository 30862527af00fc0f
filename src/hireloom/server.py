"""Serving until somebody says stop."""

import signal
import sys
from types import FrameType

import waitress  # type: ignore[import-untyped]
from flask import Flask
from waitress.server import BaseWSGIServer  # type: ignore[import-untyped]

from hireloom.settings import Settings

MAX_REQUEST = 96 * 1024 * 1024  # a little over the largest that a route takes, so that the route's own words are heard


def serve(app: Flask, settings: Settings) -> None:
    """Blocks until SIGTERM, SIGINT or SIGHUP; requests in work are finished first."""
    server = waitress.create_server(app, **_options(settings))
    for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(each, _stop)
    print(f"Hireloom is ready at {_address(settings, server)}", flush=True)
    try:
        server.run()  # returns on SystemExit, after its threads have finished
    finally:
        server.close()


def _options(settings: Settings) -> dict[str, object]:
    options: dict[str, object] = {
        "host": settings.host,
        "port": settings.port,
        "threads": settings.threads,
        "ident": None,
        "max_request_body_size": MAX_REQUEST,
        "channel_timeout": 60,
        "clear_untrusted_proxy_headers": True,
    }
    if settings.trusted_proxy:
        options |= {
            "trusted_proxy": settings.trusted_proxy,
            "trusted_proxy_headers": "x-forwarded-for x-forwarded-proto x-forwarded-host",
        }
    return options


def _address(settings: Settings, server: BaseWSGIServer) -> str:
    return settings.public_url if settings.port else f"http://localhost:{server.effective_port}"


def _stop(_signal: int, _frame: FrameType | None) -> None:
    sys.exit(0)
