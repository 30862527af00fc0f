"""Reads uploads in the sandbox: the name decides the format, the content must agree with it."""

import logging
from pathlib import PurePosixPath
from typing import Any

from hireloom.adapters.documents.pdf_activity import active_content
from hireloom.adapters.documents.pdf_objects import PdfObjects
from hireloom.adapters.documents.sandbox import OUT, Sandbox
from hireloom.adapters.documents.wire import CHECK, COVER, LOGO, PICTURE, PORTRAIT
from hireloom.domain.active_content import ActivePdf
from hireloom.domain.documents import (
    Document,
    Format,
    NoText,
    Omission,
    OmissionReason,
    PageBox,
    Span,
    UnreadableDoc,
    UnreadableDocument,
    UnsupportedFile,
)
from hireloom.domain.papers import PictureDamaged
from hireloom.domain.refusals import Refusal, RequesterLeft, Unavailable

log = logging.getLogger(__name__)

PICTURE_SECONDS = 10.0
ALL = (Format.PDF, Format.DOCX, Format.DOC)
OLE2 = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
ZIP = b"PK\x03\x04"
LOCKED = "This document is protected with a password. Please save it without a password and upload it again."


class SandboxedReader:
    def __init__(self, sandbox: Sandbox | None = None) -> None:
        self._sandbox = sandbox or Sandbox()

    def read(self, content: bytes, *, name: str, formats: tuple[Format, ...] = ALL) -> Document:
        format = _agreed(content, name, formats)
        reply = self._sandbox.read(format, content)
        if "refused" in reply:
            raise _refusal(str(reply["refused"]), str(reply.get("sentence", "")), formats)
        try:
            return _document(reply, format)
        except (KeyError, TypeError, ValueError) as garbage:
            raise UnreadableDocument from garbage

    def check(self, content: bytes, format: Format) -> None:
        try:
            reply = self._sandbox.read(f"{CHECK}{format.value}", content)
        except RequesterLeft:
            raise
        except Unavailable:
            must_be_seen_as_safe(content, format)
            log.warning("a document was taken that could not be opened at the moment")
            return
        if "refused" in reply:
            raise _refusal(str(reply["refused"]), str(reply.get("sentence", "")), (format,))

    def is_whole_picture(self, content: bytes) -> bool:
        try:
            return self._sandbox.read(PICTURE, content).get("is_whole") is True
        except UnreadableDocument:  # it took too much time or memory
            return False

    def portrait(self, content: bytes) -> bytes:
        return self._pixels(PORTRAIT, content)

    def cover(self, content: bytes) -> bytes:
        return self._pixels(COVER, content)

    def logo(self, content: bytes) -> bytes:
        return self._pixels(LOGO, content)

    def _pixels(self, kind: str, content: bytes) -> bytes:
        picture = self._sandbox.ask(kind, content, seconds=PICTURE_SECONDS, failure=PictureDamaged()).body
        if not picture:
            raise PictureDamaged
        return picture

    def close(self) -> None:
        self._sandbox.close()


def must_be_seen_as_safe(content: bytes, format: Format) -> None:
    """Without opening the document. Raises ActivePdf, or Unavailable where something is hidden."""
    objects = PdfObjects(content if format is Format.PDF else b"")
    if activity := active_content(objects):
        raise ActivePdf.with_content(activity)
    if objects.is_hidden:
        raise Unavailable(OUT)


def _agreed(content: bytes, name: str, formats: tuple[Format, ...]) -> Format:
    ending = PurePosixPath(name.replace("\\", "/").strip()).suffix[1:].lower()
    if ending not in [format_.value for format_ in formats]:
        raise UnsupportedFile(formats)
    format = Format(ending)
    if not content:
        raise UnreadableDocument("This document is empty. Please choose another file.")
    if format is Format.DOCX and content.startswith(OLE2) and "EncryptedPackage".encode("utf-16-le") in content:
        raise UnreadableDocument(LOCKED)
    if _looks_like(content) is not format:
        raise UnsupportedFile(formats)
    return format


def _looks_like(content: bytes) -> Format | None:
    """The format by the first bytes; the parser checks what a zip or an OLE2 file holds."""
    if content.startswith(ZIP):
        return Format.DOCX
    if content.startswith(OLE2):
        return Format.DOC
    return Format.PDF if b"%PDF-" in content[:1024] else None


def _refusal(kind: str, sentence: str, formats: tuple[Format, ...]) -> Refusal:
    if kind == "UnsupportedFile":
        return UnsupportedFile(formats)
    refusals: dict[str, type[Refusal]] = {"ActivePdf": ActivePdf, "NoText": NoText, "UnreadableDoc": UnreadableDoc}
    return refusals.get(kind, UnreadableDocument)(sentence or None)


def _document(reply: dict[str, Any], format: Format) -> Document:
    text = str(reply["text"])
    spans = tuple(Span(int(start), int(end), int(page), _box(box)) for start, end, page, box in reply["spans"])
    omissions = tuple(Omission(OmissionReason(why), str(quote), int(page)) for why, quote, page in reply["omissions"])
    pictures = tuple(
        PageBox(int(page), float(left), float(top), float(right), float(bottom))
        for page, left, top, right, bottom in reply["pictures"]
    )
    is_scan, unreadable = reply["is_scan"] is True, int(reply["unreadable"])
    return Document(text, format, int(reply["pages"]), spans, omissions, pictures, is_scan, unreadable)


def _box(numbers: list[float] | None) -> tuple[float, float, float, float] | None:
    if numbers is None:
        return None
    left, top, right, bottom = map(float, numbers)
    return left, top, right, bottom
