"""The headers that every answer carries."""

import uuid

from flask import Flask, Response, g, request

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
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}

HSTS = ("Strict-Transport-Security", "max-age=31536000; includeSubDomains")


def add_headers(app: Flask, *, is_https: bool) -> None:
    always = [*ALWAYS.items(), *((HSTS,) if is_https else ())]

    @app.before_request
    def number() -> None:
        g.request_id = uuid.uuid4().hex[:12]

    @app.after_request
    def complete(response: Response) -> Response:
        own = {name.lower() for name, _ in response.headers}
        added = [(name, value) for name, value in always if name.lower() not in own]
        if "cache-control" not in own and request.path.startswith("/api"):
            added.append(("Cache-Control", "no-store"))
        response.headers.extend([*added, ("X-Request-Id", g.get("request_id", ""))])
        return response
