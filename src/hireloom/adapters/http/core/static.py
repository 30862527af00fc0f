"""The built web client: assets that never change, and one page for the path of every screen."""

import re
from pathlib import Path

from flask import Flask, Response, redirect, request, send_file
from werkzeug.exceptions import NotFound
from werkzeug.routing import PathConverter
from werkzeug.security import safe_join

from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.prefixes import NOT_SCREENS
from hireloom.adapters.http.pages.public_pages import CACHED

HASHED = "assets/"  # the build puts a hash of the content into these names
# The client's fonts under fixed names, for pages that the server generates: they do not know the build's file names.
FONTS = {
    "fonts/text.woff2": "inter-latin-wght-normal",
    "fonts/headings.woff2": "bricolage-grotesque-latin-opsz-normal",
}
YEAR = 365 * 24 * 3600
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
NOT_BUILT = "The web client is not built yet: run `npm run build` in webapp/, or `make run`.\n"
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"} | {
    ".html": "text/html",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".txt": "text/plain",
    ".webp": "image/webp",
    ".webm": "video/webm",
    ".vtt": "text/vtt",
    ".doc": "application/msword",
    ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
}


class ScreenPath(PathConverter):
    """Any path except those of calls: an unknown call, or one with the wrong method, never gets the web client."""

    regex = f"(?!{'|'.join(re.escape(screen[1:]) for screen in NOT_SCREENS)})[^/].*?"


def serve_client(app: Flask, folder: Path) -> None:
    app.url_map.converters["screen"] = ScreenPath

    @guarded(Who.PUBLIC)
    def client(path: str = "") -> Response:
        """A file of the build, or the client's page for the path of a screen."""
        file = _file(folder, path)
        if file:
            return _sent(file, for_ever=path.startswith(HASHED))
        if path in FONTS:
            return _font(folder, FONTS[path])
        if path.startswith(HASHED) or (path and "text/html" not in request.headers.get("Accept", "")):
            raise NotFound
        page = _file(folder, "index.html")
        return _sent(page) if page else Response(NOT_BUILT, 503, mimetype="text/plain")

    app.add_url_rule("/", "client", client)
    app.add_url_rule("/<screen:path>", "client", client)


def _font(folder: Path, name: str) -> Response:
    """Redirects to the client's own file, so that browsers fetch it only once."""
    font = next((folder / HASHED).glob(f"{name}-*.woff2"), None)
    if font is None:
        raise NotFound
    response: Response = redirect(f"/{HASHED}{font.name}", 302)  # type: ignore[assignment]
    response.headers["Cache-Control"] = CACHED
    return response


def _file(folder: Path, path: str) -> Path | None:
    joined = safe_join(str(folder), path) if path and "\x00" not in path else None
    try:
        return Path(joined) if joined and Path(joined).is_file() else None
    except (OSError, ValueError):
        return None  # too long for a file name, or not a valid one


def _sent(file: Path, *, for_ever: bool = False) -> Response:
    variant, encoding = file, None
    for name, ending in ENCODINGS:
        packed = file.with_name(file.name + ending)
        if request.accept_encodings[name] and packed.is_file():
            variant, encoding = packed, name
            break
    response = send_file(
        variant, mimetype=TYPES.get(file.suffix), conditional=True, etag=True, max_age=YEAR if for_ever else None
    )
    response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable" if for_ever else "no-cache"
    response.headers["Vary"] = "Accept-Encoding"
    if encoding:
        response.headers["Content-Encoding"] = encoding
    return response
