"""The headers of every response."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from flask import Flask

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "media-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "frame-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
    )
)
ALWAYS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(self), payment=(), usb=()",
}

MAY_FRAME = "frame-ancestors https:"  # in the policy of a page that other sites may show inside theirs
HSTS = ("Strict-Transport-Security", "max-age=31536000; includeSubDomains")


EXTENSIONS = ("chrome-extension://", "moz-extension://")  # whose pages may call /api/v1, which looks at no cookie
PREFLIGHT = (
    ("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE"),
    ("Access-Control-Allow-Headers", "Authorization, Content-Type, Idempotency-Key"),
    ("Access-Control-Max-Age", "86400"),
)
NOT_KEPT = ("Cache-Control", "no-store")

Application = Callable[[dict[str, Any], Any], Iterable[bytes]]


def add_headers(app: Flask, *, is_https: bool) -> None:
    app.wsgi_app = Headers(app.wsgi_app, [*ALWAYS.items(), *((HSTS,) if is_https else ())])  # type: ignore[method-assign]


class Headers:
    """WSGI middleware that adds the headers that a response does not set itself. Flask would search through all of them
    twice for every response."""

    def __init__(self, application: Application, always: Sequence[tuple[str, str]]) -> None:
        self._application, self._always = application, [(header[0].lower(), header) for header in always]

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        is_call = environ["PATH_INFO"].startswith("/api")
        shared = _shared(environ)

        def start(status: str, headers: list[tuple[str, str]], *broken: Any) -> Any:
            fields = {name.lower(): value for name, value in headers}
            if MAY_FRAME in fields.get("content-security-policy", ""):
                fields["x-frame-options"] = ""  # has no value for this, and browsers follow the policy
            added = [*shared, *(header for name, header in self._always if name not in fields)]
            if is_call and "cache-control" not in fields:
                added.append(NOT_KEPT)
            return start_response(status, [*headers, *added], *broken)

        if shared and environ["REQUEST_METHOD"] == "OPTIONS":
            start("204 No Content", [*PREFLIGHT])
            return []
        return self._application(environ, start)


def _shared(environ: dict[str, Any]) -> list[tuple[str, str]]:
    """The headers with which a browser lets an extension read the answer."""
    origin = environ.get("HTTP_ORIGIN", "")
    if not environ["PATH_INFO"].startswith("/api/v1/") or not origin.startswith(EXTENSIONS):
        return []
    return [("Access-Control-Allow-Origin", origin), ("Vary", "Origin")]
