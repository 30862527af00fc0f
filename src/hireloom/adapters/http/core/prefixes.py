"""One form for every path: a doubled prefix, the root forms and a trailing slash become `/api/…` before routing."""

import re
from collections.abc import Callable, Iterable
from typing import Any

ROOT_CALLS = ("/ATS", "/send-application-email", "/jobs_listing", "/resume-score")
ROOT_AREAS = ("/admin/", "/uploads/")
# Pages and files that the server generates: neither screens of the web client nor calls.
PAGES = (
    *(
        "/unsubscribe/",
        "/pool-consent/",
        "/confirm-email/",
        "/not-me/",
        "/jobs/",
        "/apply/",
        "/careers/",
        "/feeds/",
        "/blog",
        "/sitemap",
        "/robots.txt",
    ),
    "/.well-known/",
)
# Paths that start with one of these are never answered with the web client.
NOT_SCREENS = ("/api", "/jobs/", "/feeds/", "/.well-known/", *ROOT_CALLS, *ROOT_AREAS)

_PREFIXES = re.compile(r"(?:/api)+(?=/|\Z)")

Application = Callable[[dict[str, Any], Any], Iterable[bytes]]


def canonical(path: str) -> str:
    """The same path for all spellings of a call; paths of screens and assets stay as they are."""
    bare = path.rstrip("/") or "/"
    if bare in ROOT_CALLS or path.startswith(ROOT_AREAS):
        return "/api" + bare
    if path.startswith(PAGES):
        return bare
    prefixes = _PREFIXES.match(path)
    return "/api" + bare[prefixes.end() :] if prefixes else path


class Prefixes:
    """WSGI middleware that makes each path canonical."""

    def __init__(self, application: Application) -> None:
        self._application = application

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        environ["PATH_INFO"] = canonical(environ.get("PATH_INFO", "/"))
        return self._application(environ, start_response)
