"""A document as we read it: its visible text in reading order, the position of each piece, and what was left out."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from hireloom.domain.refusals import Invalid


class Format(StrEnum):
    PDF = "pdf"
    DOCX = "docx"
    DOC = "doc"


class OmissionReason(StrEnum):
    """Why a piece of a document is left out of every analysis."""

    INVISIBLE = "invisible"  # in the color of the page, transparent, marked as hidden, or under a picture
    TINY = "tiny"
    OFF_PAGE = "off-page"
    ZERO_WIDTH = "zero-width"  # zero-width, bidirectional and tag characters
    INSTRUCTION = "instruction"  # a sentence addressed to a machine that reads the document


class Span(NamedTuple):
    """A run of `Document.text[start:end]` on one page (from 1); `box` is left, top, right, bottom in points from the
    page's top left, or None where the format has no positions."""

    start: int
    end: int
    page: int
    box: tuple[float, float, float, float] | None = None


class PageBox(NamedTuple):
    """A place on a page (from 1), in points from its top left."""

    page: int
    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True, slots=True)
class Omission:
    """A piece that a person would not see, or that is addressed to a machine: reported to people, never analyzed."""

    why: OmissionReason
    quote: str
    page: int


@dataclass(frozen=True, slots=True)
class Document:
    """`text` is the document's lines in reading order, with an empty line between blocks. A paragraph that the page
    wraps over several lines may still be several lines here; `text_analysis.resumes.passages` joins them. `is_scan`:
    the words were recognized in pictures of the pages. `unreadable`: how many signs a font draws whose codes mean
    nothing, such as icons; the text is without them."""

    text: str
    format: Format | None = None
    pages: int = 1
    spans: tuple[Span, ...] = ()
    omissions: tuple[Omission, ...] = ()
    pictures: tuple[PageBox, ...] = ()
    is_scan: bool = False
    unreadable: int = 0


class UnsupportedFile(Invalid):
    """The file's type, by name or by content, is not one that this screen accepts."""

    def __init__(self, formats: tuple[Format, ...] = (Format.PDF, Format.DOCX, Format.DOC)) -> None:
        listed = ", ".join(format_.upper() for format_ in formats)
        super().__init__(f"Unsupported file type. Supported formats: {listed}")


class NoText(Invalid):
    sentence = "Could not read any text from the document."


class UnreadableDoc(Invalid):
    sentence = "Error processing DOC file. Please upload a PDF or DOCX file."


class UnreadableDocument(Invalid):
    """Encrypted, damaged, or too large for us to open. The sentence says which and what to do."""

    sentence = "This document could not be opened. Please save it again as a PDF or DOCX file and upload that."
