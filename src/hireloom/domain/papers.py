"""The documents of an application: the formats that each may have, by name and by content."""

import re
import struct
import zlib
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from hireloom.domain.amounts import MB
from hireloom.domain.files import FileKind, StoredFile, checksum_of, is_pdf, shown_name, too_large
from hireloom.domain.pictures import PICTURES, without_traces
from hireloom.domain.refusals import Conflict, Invalid, TooLarge

LABELS = {
    FileKind.RESUME: "Resume",
    FileKind.DRIVING_LICENSE: "Driving License",
    FileKind.VISA_DOCUMENT: "Visa Document",
}
FORMATS: dict[FileKind, tuple[str, ...]] = {
    FileKind.RESUME: ("pdf", "doc", "docx"),
    FileKind.DRIVING_LICENSE: ("pdf", "jpg", "jpeg", "png", "gif"),
    FileKind.VISA_DOCUMENT: ("pdf", "jpg", "jpeg", "png", "gif"),
    FileKind.ATTACHMENT: ("pdf", "doc", "docx", "jpg", "jpeg", "png", "gif"),
    FileKind.PHOTO: ("jpg", "jpeg", "png"),
    FileKind.OFFER_LETTER: ("pdf",),
}
IDENTITY = frozenset({FileKind.DRIVING_LICENSE, FileKind.VISA_DOCUMENT})

ANY_BYTES = "application/octet-stream"  # for formats that no screen accepts, but that an import may contain
CONTENT_TYPES = {
    "pdf": "application/pdf",
    "doc": "application/msword",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "jpg": "image/jpeg",
    "png": "image/png",
    "gif": "image/gif",
}

_OLE2 = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_WORD_STREAM, _MACRO_STREAM = "WordDocument".encode("utf-16-le"), "_VBA_PROJECT".encode("utf-16-le")
_TYPES, _MOST_OF_TYPES = "[Content_Types].xml", MB
_MACRO_TYPES = re.compile(rb"macroEnabled|vbaProject|vbaData|&#", re.I)  # nobody needs &# there but to hide the others
_MOST_PARTS, _MOST_UNPACKED = 1_000, 100 * MB
_DIRECTORY_END, _DIRECTORY_ENTRY = b"PK\x05\x06", b"PK\x01\x02"


class PaperTooLarge(TooLarge):
    sentence = "File size should not exceed 30MB."


class WrongPaper(Invalid):
    """The extension or the content does not match any format that the document may have."""

    def __init__(self, kind: FileKind) -> None:
        *first, last = (format_.upper() for format_ in FORMATS[kind])
        formats = f"{', '.join(first)}, or {last}" if first else last
        super().__init__(f"{LABELS.get(kind, 'A file')} must be in {formats} format.")


class MacrosInside(Invalid):
    sentence = (
        "This document contains macros. Please save it as a PDF or as a DOCX file without macros and upload that."
    )


class PictureDamaged(Invalid):
    sentence = "This picture is damaged or incomplete. Please save or photograph it again."


class NotPdf(Invalid):
    sentence = "Only PDF files are allowed"


class PaperNeeded(Invalid):
    def __init__(self, label: str) -> None:
        super().__init__(f"{label} is required for this job.")


class PaperGone(Conflict):
    sentence = "One of your documents was removed in the meantime. Please send it again."


class NoResume(Invalid):
    sentence = "No resume found in your profile. Please upload a resume first."


@dataclass(frozen=True, slots=True)
class Paper:
    """A checked document: `extension` is that of the content, `name` is safe to show."""

    kind: FileKind
    name: str
    extension: str
    content: bytes

    @property
    def sha256(self) -> str:
        return checksum_of(self.content)

    def stored(self, key: str, *, owner_id: int, at: datetime) -> StoredFile:
        """The description of the document once its content is stored under the key."""
        return StoredFile(key, owner_id, self.kind, self.name, len(self.content), self.sha256, at)


def checked_for_profile(name: str, content: bytes, *, most: int = 10 * MB) -> Paper:
    """The resume of a profile, of at most so many bytes. Raises TooLarge or NotPdf."""
    if len(content) > most:
        raise TooLarge(too_large(most))
    if not is_pdf(content):
        raise NotPdf
    return Paper(FileKind.RESUME, shown_name(name, extension="pdf"), "pdf", content)


def checked(kind: FileKind, name: str, content: bytes, *, most: int = 30 * MB) -> Paper:
    """A document of at most so many bytes. Raises PaperTooLarge, WrongPaper, MacrosInside,
    PictureDamaged or PictureTooLarge."""
    if len(content) > most:
        raise PaperTooLarge(too_large(most))
    ending = name.strip().rpartition(".")[2].lower() if "." in name else ""
    format = _format(content, FORMATS[kind])
    if ending not in FORMATS[kind] or format != {"jpeg": "jpg"}.get(ending, ending):
        raise WrongPaper(kind)
    if format == "doc" and has_macros(content):
        raise MacrosInside
    if format in PICTURES:
        content = without_traces(content) or b""
    if not content:
        raise PictureDamaged
    file_name = shown_name(name, extension=ending, otherwise=LABELS.get(kind, "attachment").lower().replace(" ", "-"))
    return Paper(kind, file_name, format, content)


def must_be_complete(mandatory: Collection[str], kinds: Collection[FileKind]) -> None:
    """Raises PaperNeeded for the first document that the job asks for and that is missing."""
    for kind, label in LABELS.items():
        if label in mandatory and kind not in kinds:
            raise PaperNeeded(label)


def has_macros(doc: bytes) -> bool:
    """Whether a binary Word document has some; the names of its streams ignore case."""
    return _MACRO_STREAM in doc.upper()


def _format(content: bytes, formats: Collection[str]) -> str | None:
    """The format, judged by the content alone; None for any other. Only where Word files are among the formats, macros
    in one are worth a word: raises MacrosInside."""
    for extension, begins in PICTURES.items():
        if content.startswith(begins):
            return extension
    if content.startswith(b"PK\x03\x04"):
        return "docx" if "docx" in formats and _is_word(content) else None
    if content.startswith(_OLE2):
        return "doc" if _WORD_STREAM in content else None
    is_clean = is_pdf(content) and not re.search(rb"<[a-z!?/]", content[: content.index(b"%PDF-")], re.I)
    return "pdf" if is_clean else None  # a web page may mention PDF in its first lines


def _is_word(content: bytes) -> bool:
    """Whether the zip's directory is that of a Word document: not too large, no paths that lead to other folders.
    Raises MacrosInside. Nothing is unpacked but the types of its parts."""
    end = content.rfind(_DIRECTORY_END, max(0, len(content) - 22 - 65_535))
    if end < 0 or end + 22 > len(content):
        return False
    count, size, at = struct.unpack_from("<HII", content, end + 10)
    names, unpacked, stop, types = set[str](), 0, min(at + size, end), list[int]()
    for _ in range(min(count, _MOST_PARTS + 1)):
        if at + 46 > stop or content[at : at + 4] != _DIRECTORY_ENTRY:
            return False
        (whole,) = struct.unpack_from("<I", content, at + 24)
        name, extra, comment = struct.unpack_from("<HHH", content, at + 28)
        names.add(file_name := content[at + 46 : at + 46 + name].decode("utf-8", "replace"))
        if file_name.lower() == _TYPES.lower():
            types.append(at)
        unpacked += whole
        at += 46 + name + extra + comment
    if len(names) > _MOST_PARTS or unpacked > _MOST_UNPACKED or any(map(_leads_elsewhere, names)):
        return False
    has_macros = any(name.lower().endswith(("vbaproject.bin", "vbadata.xml")) for name in names)
    kinds = _types(content, types[0]) if len(types) == 1 else b""
    if has_macros or _MACRO_TYPES.search(kinds.replace(b"\0", b"")):  # UTF-16 without its zeros
        raise MacrosInside
    return bool(kinds) and {_TYPES, "word/document.xml"} <= names


def _types(content: bytes, entry: int) -> bytes:
    """The file of this entry of the directory; empty if it cannot be unpacked or is too long."""
    method, packed, place = (
        *struct.unpack_from("<H8xI", content, entry + 10),
        *struct.unpack_from("<I", content, entry + 42),
    )
    start = place + 30 + sum(struct.unpack_from("<HH", content, place + 26)) if place + 30 <= len(content) else 0
    part, unpacker = content[start : start + packed], zlib.decompressobj(-15)
    try:
        kinds = unpacker.decompress(part, _MOST_OF_TYPES) if method else part
    except zlib.error:
        return b""
    return b"" if method not in (0, 8) or unpacker.unconsumed_tail or len(kinds) > _MOST_OF_TYPES else kinds


def _leads_elsewhere(name: str) -> bool:
    path = name.replace("\\", "/")
    return path.startswith("/") or ":" in path or ".." in path.split("/")
