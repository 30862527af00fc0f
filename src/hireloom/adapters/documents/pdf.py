"""PDF by pypdfium2: open it within limits, read each page's visible text in reading order."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from itertools import pairwise

import pypdfium2  # type: ignore[import-untyped]
import pypdfium2.raw as raw  # type: ignore[import-untyped]

from hireloom.adapters.documents import scans
from hireloom.adapters.documents.hyphens import BROKEN, mended
from hireloom.adapters.documents.layout import FAR, WORD, Run, lines
from hireloom.adapters.documents.lines import MAX_TEXT, ParsedText, TextLine
from hireloom.adapters.documents.pdf_activity import active_content
from hireloom.adapters.documents.pdf_objects import PdfObjects
from hireloom.adapters.documents.pdf_page import Piece, pieces
from hireloom.adapters.documents.pdf_sight import Sight
from hireloom.domain.active_content import ActivePdf
from hireloom.domain.documents import UnreadableDocument
from hireloom.text_analysis.language.scrambled import is_scrambled

MAX_PAGES = 50
MAX_PICTURES = 200
LOCKED = "This document is protected with a password. Please save it without a password and upload it again."
DAMAGED = "This document is damaged or incomplete. Please save it again as a PDF or DOCX file and upload that."
TOO_LONG = "This document has {pages:,} pages. Please upload one with at most {most} pages."
FORM_OF_ADOBE = "Only Adobe Reader can show this form. Please print it to a PDF there and upload that."
SCRAMBLED = (
    "This PDF stores its letters under codes of its own, so its text cannot be read."
    " Please upload it as a DOCX file, or export it to PDF again."
)
_PLACEHOLDER = "Please wait..."  # the page of a form whose true pages only Adobe Reader makes
_PART_OF_PAGE = (raw.FPDF_ANNOT_WIDGET, raw.FPDF_ANNOT_FREETEXT, raw.FPDF_ANNOT_STAMP)
_UNSEEN = raw.FPDF_ANNOT_FLAG_HIDDEN | raw.FPDF_ANNOT_FLAG_NOVIEW | raw.FPDF_ANNOT_FLAG_INVISIBLE
SPACE = 0.17  # letter heights that a space adds to the gap after a letter that is placed alone


def read(content: bytes, file: int = -1) -> ParsedText:  # noqa: ARG001
    with _opened(content) as document:
        if document.get_formtype() == raw.FORMTYPE_ACRO_FORM:
            document.init_forms()  # draws the fields that hold a value and no picture of it
        count = len(document)
        if count > MAX_PAGES:
            raise UnreadableDocument(TOO_LONG.format(pages=count, most=MAX_PAGES))
        reading = ParsedText(pages=count)
        size = 0
        for number in range(1, count + 1):
            try:
                rows = _page(document, number, reading)
            except pypdfium2.PdfiumError as broken:
                raise UnreadableDocument(DAMAGED) from broken
            reading.lines += rows
            size += sum(len(line.text) for line in rows)
            if size > MAX_TEXT:
                break
        if scans.is_scan(document, reading):
            scans.read(document, reading)
        reading.lines = mended(reading.lines)
        text = "\n".join(line.text for line in reading.lines)
        if text.lstrip().startswith(_PLACEHOLDER):
            raise UnreadableDocument(FORM_OF_ADOBE)
        if is_scrambled(text):
            raise UnreadableDocument(SCRAMBLED)
        return reading


def check(content: bytes, file: int = -1) -> None:  # noqa: ARG001
    """Open the document and its first pages, and look for what it does. Raises UnreadableDocument or ActivePdf."""
    with _opened(content) as document:
        copy = BytesIO()  # decrypted, each object once, none in an object stream: as pdfium understands the file
        try:
            document.save(copy, flags=raw.FPDF_REMOVE_SECURITY)
            for number in range(min(len(document), MAX_PAGES)):
                document[number].close()
        except pypdfium2.PdfiumError as broken:
            raise UnreadableDocument(DAMAGED) from broken
    whole = PdfObjects(content)  # another program may understand it in another way
    for objects in (PdfObjects(copy.getvalue()), *([] if whole.is_encrypted else [whole])):
        if activity := active_content(objects):
            raise ActivePdf.with_content(activity)


@contextmanager
def _opened(content: bytes) -> Iterator[pypdfium2.PdfDocument]:
    """The document, with one page at least. Raises UnreadableDocument."""
    try:
        document = pypdfium2.PdfDocument(content)
    except pypdfium2.PdfiumError as broken:
        locked = raw.FPDF_GetLastError() == raw.FPDF_ERR_PASSWORD or "password" in str(broken).lower()
        raise UnreadableDocument(LOCKED if locked else DAMAGED) from broken
    try:
        has_end = b"%%EOF" in content[-4096:] or raw.FPDF_DocumentHasValidCrossReferenceTable(document.raw)
        if not len(document) or not has_end:
            raise UnreadableDocument(DAMAGED)
        yield document
    finally:
        document.close()


def _page(document: pypdfium2.PdfDocument, number: int, reading: ParsedText) -> list[TextLine]:
    page = document[number - 1]
    notes: list[str] = []
    if raw.FPDFPage_GetAnnotCount(page.raw) > 0 and _flattened(page, notes):
        page.close()
        page = document[number - 1]
    text_page = page.get_textpage()
    try:
        glyphs = pieces(text_page.raw)
        sight = Sight(page, number)
        seen = sight.seen(glyphs, reading)
        reading.pictures += sight.pictures()[: max(MAX_PICTURES - len(reading.pictures), 0)]
        result = lines(_runs(seen, sight), number)
        return result + [TextLine(note, number) for note in notes]
    finally:
        text_page.close()
        page.close()


def _flattened(page: pypdfium2.PdfPage, notes: list[str]) -> bool:
    """Make filled-in fields, boxes and stamps part of the page, but not annotations that repeat its text. Notes that
    open at a click are added to `notes`. Returns whether the page has changed."""
    count = 0
    for at in range(min(raw.FPDFPage_GetAnnotCount(page.raw), 2_000) - 1, -1, -1):
        annotation = raw.FPDFPage_GetAnnot(page.raw, at)
        kind, flags = raw.FPDFAnnot_GetSubtype(annotation), raw.FPDFAnnot_GetFlags(annotation)
        if kind == raw.FPDF_ANNOT_TEXT and not flags & _UNSEEN:
            notes.insert(0, _string(annotation, b"Contents"))
        raw.FPDFPage_CloseAnnot(annotation)
        if kind in _PART_OF_PAGE and not flags & _UNSEEN:
            count += 1
        else:
            raw.FPDFPage_RemoveAnnot(page.raw, at)
    return count > 0 and raw.FPDFPage_Flatten(page.raw, raw.FLAT_NORMALDISPLAY) == raw.FLATTEN_SUCCESS


def _string(annotation: object, key: bytes) -> str:
    length = raw.FPDFAnnot_GetStringValue(annotation, key, None, 0)
    buffer = (raw.FPDF_WCHAR * (length // 2 + 1))()
    raw.FPDFAnnot_GetStringValue(annotation, key, buffer, length)
    return bytes(buffer)[: max(length - 2, 0)].decode("utf-16-le", "replace")


def _tight_gaps(glyphs: list[Piece]) -> dict[str, float]:
    """The usual gap after each letter, for pages that place every letter alone and write no spaces. Each letter
    overlaps the next one by its own amount: a narrow gap after it, though not the narrowest, is taken as usual."""
    if sum(len(piece.text) for piece in glyphs if piece.drawn) > 1.5 * len(glyphs):
        return {}
    gaps: dict[str, list[float]] = {}
    for glyph, after in pairwise(glyphs):
        if glyph.drawn and after.drawn and glyph.row == after.row and glyph.height:
            gap = (after.left - glyph.right) / glyph.height
            if -0.4 < gap < 1.0:
                gaps.setdefault(glyph.text[-1], []).append(gap)
    return {letter: sorted(seen)[len(seen) // 7] for letter, seen in gaps.items() if len(seen) > 4}


def _runs(glyphs: list[Piece], sight: Sight) -> list[Run]:
    runs: list[Run] = []
    run: Run | None = None
    row = -1
    space = False
    tight = _tight_gaps(glyphs)
    for order, piece in enumerate(glyphs):
        if not piece.drawn:
            space = space or piece.text.isspace()
            continue
        left, top, right, bottom = sight.place(piece)
        text = piece.text
        if not text.isascii() or "\x02" in text:
            text = text.replace("\x02", BROKEN)
        if run is not None and piece.row == row:
            gap = max(left - run.right, run.left - right)
            height = max(piece.height, run.height)
            if gap < FAR * height and abs((top + bottom) / 2 - run.middle) < 0.5 * height:
                word = min(WORD, tight.get(run.text[-1], WORD) + SPACE)
                is_apart = (space or gap > word * height) and not run.text[-1:].isspace() and not text[:1].isspace()
                run.grow(" " + text if is_apart else text, left, top, right, bottom)
                space = False
                continue
        run = Run(text, left, top, right, bottom, piece.height or bottom - top or 1.0, order)
        row, space = piece.row, False
        runs.append(run)
    return [run for run in runs if run.text.strip()]
