"""WSGI middleware for servers behind a proxy, for what the servers do not do themselves."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from werkzeug.middleware.proxy_fix import ProxyFix

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

PIECE = 64 * 1024  # bytes


def believing(proxy: str, application: "WSGIApplication") -> "WSGIApplication":
    """Trust X-Forwarded-For, -Proto and -Host if they come from this network address, or from any address for *."""
    forwarded = ProxyFix(application, x_for=1, x_proto=1, x_host=1)

    def choose(environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        is_believed = proxy in ("*", environ["REMOTE_ADDR"])
        return (forwarded if is_believed else application)(environ, start_response)

    return choose


def reading_all(longest: int, application: "WSGIApplication") -> "WSGIApplication":
    """Read the rest of a refused request, at most `longest` bytes, before the response starts. Otherwise the connection
    is closed with unread bytes, which resets it, and the proxy reports that instead of our response."""

    def answer(environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        chunks = application(environ, start_response)
        for _ in range(longest // PIECE):
            if not environ["wsgi.input"].read(PIECE):
                break
        return chunks

    return answer
