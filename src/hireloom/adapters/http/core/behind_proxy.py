"""WSGI layers for a server that has a proxy in front and does not do these things itself."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from werkzeug.middleware.proxy_fix import ProxyFix

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

PIECE = 64 * 1024  # bytes


def believing(proxy: str, application: "WSGIApplication") -> "WSGIApplication":
    """Believe X-Forwarded-For, -Proto and -Host when they come from this network address, or from any for *."""
    forwarded = ProxyFix(application, x_for=1, x_proto=1, x_host=1)

    def choose(environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        is_believed = proxy in ("*", environ["REMOTE_ADDR"])
        return (forwarded if is_believed else application)(environ, start_response)

    return choose


def reading_all(longest: int, application: "WSGIApplication") -> "WSGIApplication":
    """Read what a refused request still sends, `longest` bytes at most, before the answer begins. Otherwise the
    connection is closed with unread bytes, which resets it, and the proxy reports that instead of our answer."""

    def answer(environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        found = application(environ, start_response)
        for _ in range(longest // PIECE):
            if not environ["wsgi.input"].read(PIECE):
                break
        return found

    return answer
