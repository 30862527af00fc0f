"""Feeds and sitemaps as XML: any text goes in, a well-formed document comes out."""

import re
from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import chain
from xml.sax.saxutils import escape, quoteattr

from flask import Response, request

from hireloom.adapters.http.pages.public_pages import CACHED, kept

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def element(name: str, text: str = "", **attributes: str) -> str:
    """An element with escaped text; an attribute named like a Python keyword is given with a trailing underscore."""
    pairs = "".join(f" {key.rstrip('_')}={quoteattr(_clean(value))}" for key, value in attributes.items())
    return f"<{name}{pairs}>{escape(_clean(text))}</{name}>" if text else f"<{name}{pairs}/>"


def cdata(name: str, text: str) -> str:
    """An element with its text in a CDATA section, as job boards prefer it."""
    inner = _clean(text).replace("]]>", "]]]]><![CDATA[>")
    return f"<{name}><![CDATA[{inner}]]></{name}>"


def written(text: str, mimetype: str = "application/xml") -> Response:
    return kept(Response(HEAD + text, mimetype=mimetype))


def streamed(parts: Iterable[str], seal: str, mimetype: str = "application/xml") -> Response:
    """A response with a document that may be long: it is generated while it is sent. `seal` changes with its
    content."""
    if request.if_none_match.contains_weak(seal):
        response = Response(status=304)
    else:  # do not compute its length: that would generate all of it at once
        response = Response((part.encode() for part in chain((HEAD,), parts)), mimetype=mimetype)
    response.headers["Cache-Control"] = CACHED
    response.set_etag(seal, weak=True)
    return response


def moment(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def _clean(text: str) -> str:
    return _NOT_XML.sub("", text)
