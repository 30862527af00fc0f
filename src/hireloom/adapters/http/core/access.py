"""The outermost WSGI middleware: each request has an id, and leaves one line in the log when it ends."""

import logging
import re
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from secrets import token_hex
from typing import Any

from flask import Flask, request

from hireloom.infrastructure import logs, tracing
from hireloom.infrastructure.requesters import Requester, on_behalf_of
from hireloom.ports.metrics import Metrics

ROUTE = "hireloom.route"  # in the environ, once routing has found one: paths may contain tokens and addresses
NO_ROUTE = "(no route)"
BROKEN = 500

_REQUEST_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")
_TRACE_PARENT = re.compile(r"[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}")

log = logging.getLogger("hireloom.access")

Application = Callable[[dict[str, Any], Any], Iterable[bytes]]


def request_id(environ: dict[str, Any]) -> str:
    """The id that a proxy or client has given the request, as X-Request-Id or in a W3C traceparent; otherwise a new
    one."""
    request_id = environ.get("HTTP_X_REQUEST_ID", "")
    if _REQUEST_ID.fullmatch(request_id):
        return str(request_id)
    traced = _TRACE_PARENT.fullmatch(environ.get("HTTP_TRACEPARENT", ""))
    return traced[1] if traced else token_hex(6)


def note_route(app: Flask) -> None:
    """Tell the middleware the route of each request."""

    @app.before_request
    def note() -> None:
        if request.url_rule:
            request.environ[ROUTE] = request.url_rule.rule


class Access:
    """Adds X-Request-Id to the response. The time that is logged ends when the response begins."""

    def __init__(self, application: Application, metrics: Metrics) -> None:
        self._application, self._metrics = application, metrics

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        number, began, answered = request_id(environ), time.perf_counter(), "500"

        def start(status: str, headers: list[tuple[str, str]], *broken: Any) -> Any:
            nonlocal answered
            answered = status
            return start_response(status, [*headers, ("X-Request-Id", number)], *broken)

        method, caller = environ["REQUEST_METHOD"], environ.get("HTTP_TRACEPARENT", "")
        traced = tracing.span(method, "server", parent=caller)
        with logs.within_request(number), on_behalf_of(_requester(environ)), traced as span:
            try:
                return self._application(environ, start)
            finally:
                seconds, code = time.perf_counter() - began, int(answered[:3])
                route = environ.get(ROUTE, NO_ROUTE)
                log.info("%s %s %d %.0f ms", method, route, code, 1000 * seconds)
                self._metrics.request_served(route, method, code, seconds)
                span.note(
                    f"{method} {route}",
                    {"http.request.method": method, "http.route": route, "http.response.status_code": code},
                    is_failure=code >= BROKEN,
                )


def _requester(environ: dict[str, Any]) -> Requester:
    """Only waitress can tell whether the client is still there."""
    address, has_left = environ.get("REMOTE_ADDR", ""), environ.get("waitress.client_disconnected")
    here = Requester(address, address=address, browser=environ.get("HTTP_USER_AGENT", ""))
    return replace(here, has_left=has_left) if has_left else here
