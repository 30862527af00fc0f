"""The zip of a DOCX: opened only when it holds a Word document, is small enough, and has no macros."""

import zipfile
from io import BytesIO
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from hireloom.domain.documents import UnreadableDocument, UnsupportedFile
from hireloom.domain.papers import MacrosInside

MAX_ENTRIES = 1_000
MAX_BYTES = 100 * 2**20  # of all parts, as declared, and counted again while inflating
MAX_PART = 40 * 2**20  # bytes of one parsed part: its tree takes several times as much memory
MAX_RATIO = 100
SMALL = 2**20  # bytes; smaller parts may be compressed by any ratio

TOO_LARGE = "This document is too large to open. Please save it again as a PDF or DOCX file with only your text."
LOCKED = "This document is protected with a password. Please save it without a password and upload it again."
DAMAGED = "This document is damaged or incomplete. Please save it again as a PDF or DOCX file and upload that."
_MAIN = "wordprocessingml.document.main+xml"


class Package:
    """The parts of a DOCX by name."""

    def __init__(self, content: bytes) -> None:
        try:
            self._zip = zipfile.ZipFile(BytesIO(content))
        except zipfile.BadZipFile as broken:
            raise UnreadableDocument(DAMAGED) from broken
        self._entries = {entry.filename: entry for entry in self._zip.infolist()}
        self._left = MAX_BYTES
        self._check()
        self.main = self._main_part()

    def _check(self) -> None:
        entries = self._zip.infolist()
        if "[Content_Types].xml" not in self._entries:
            raise UnsupportedFile
        if len(entries) > MAX_ENTRIES or sum(entry.file_size for entry in entries) > MAX_BYTES:
            raise UnreadableDocument(TOO_LARGE)
        for entry in entries:
            name = entry.filename.replace("\\", "/")
            if name.startswith("/") or ".." in name.split("/") or ":" in name:
                raise UnreadableDocument
            if entry.flag_bits & 1:
                raise UnreadableDocument(LOCKED)
            if entry.file_size > SMALL and entry.file_size > MAX_RATIO * max(entry.compress_size, 1):
                raise UnreadableDocument(TOO_LARGE)
            if name.lower().endswith(("vbaproject.bin", "vbadata.xml")):
                raise UnreadableDocument(MacrosInside.sentence)

    def _main_part(self) -> str:
        types = self.tree("[Content_Types].xml")
        part = ""
        for element in types if types is not None else ():
            kind = element.get("ContentType", "")
            if "macroEnabled" in kind:
                raise UnreadableDocument(MacrosInside.sentence)
            if kind.endswith(_MAIN):
                part = element.get("PartName", "").lstrip("/")
        main = "word/document.xml" if "word/document.xml" in self._entries else part
        if main not in self._entries:
            raise UnsupportedFile
        return main

    def names(self, prefix: str) -> list[str]:
        """XML parts whose names begin with the prefix, by number: header2.xml before header10.xml."""
        names = [name for name in self._entries if name.startswith(prefix) and name.endswith(".xml")]
        return sorted(names, key=lambda name: (len(name), name))

    def tree(self, name: str) -> Element | None:
        """A part as a tree; None when it is missing. A document type declaration is refused: no word processor writes
        one, and entities need one. Raises UnreadableDocument."""
        entry = self._entries.get(name)
        if entry is None:
            return None
        content = self._inflated(entry)
        if b"<!DOCTYPE" in content or b"<\0!\0D\0O\0C\0T" in content or b"\0<\0!\0D\0O\0C" in content:
            raise UnreadableDocument
        try:
            return ElementTree.fromstring(content)  # noqa: S314
        except ElementTree.ParseError as broken:
            raise UnreadableDocument(DAMAGED) from broken

    def _inflated(self, entry: zipfile.ZipInfo) -> bytes:
        limit = min(self._left, MAX_PART)
        try:
            with self._zip.open(entry) as part:
                content = part.read(limit + 1)
        except (zipfile.BadZipFile, EOFError, OSError, ValueError, NotImplementedError) as broken:
            raise UnreadableDocument(DAMAGED) from broken
        if len(content) > limit:
            raise UnreadableDocument(TOO_LARGE)
        self._left -= len(content)
        return content
