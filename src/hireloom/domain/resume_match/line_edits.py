"""A version of a resume for one job: lines that the person rewrote or added. The original stays as it is."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from hireloom.domain.documents import Document, Span
from hireloom.domain.refusals import Invalid, Malformed

MOST_EDITS = 60
LONGEST_EDIT = 1_000  # characters


class LineNotFound(Invalid):
    sentence = "A line that you changed is not in this resume. Please match it again."


class TooMuchEdited(Malformed):
    sentence = f"At most {MOST_EDITS} changed lines of {LONGEST_EDIT:,} characters each."


@dataclass(frozen=True, slots=True)
class LineEdit:
    """`text` stands in place of `line`, or in a line of its own below it if `is_new`; without a `line`, below the whole
    resume. A `line` has its words in one row, however the document breaks it."""

    line: str
    text: str
    is_new: bool = False


def edited(document: Document, edits: Sequence[LineEdit]) -> Document:
    """The document with all edits, in their order. Raises LineNotFound, TooMuchEdited."""
    if len(edits) > MOST_EDITS or any(len(edit.line) + len(edit.text) > 2 * LONGEST_EDIT for edit in edits):
        raise TooMuchEdited
    for edit in edits:
        document = _edited(document, edit)
    return document


def _edited(document: Document, edit: LineEdit) -> Document:
    at_end = edit.is_new and not edit.line.strip()
    start, end = (len(document.text),) * 2 if at_end else _place(document.text, edit.line)
    new = " ".join(edit.text.split())
    if edit.is_new:
        line_end = document.text.find("\n", end)
        start = end = len(document.text) if line_end < 0 else line_end
        new = f"\n{_bullet(document.text, end)}{new}"
    text = f"{document.text[:start]}{new}{document.text[end:]}"
    return replace(document, text=text, spans=tuple(_moved(document.spans, start, end, len(new) - (end - start))))


def _place(text: str, line: str) -> tuple[int, int]:
    words = line.split()
    match = re.search(r"\s+".join(map(re.escape, words)), text) if words else None
    if not match:
        raise LineNotFound
    return match.span()


_BULLET = re.compile(r"\s*[-–•*·▪●]\s+")


def _bullet(text: str, at: int) -> str:
    """The bullet of the line that ends here, so that the new one belongs to the same list."""
    match = _BULLET.match(text, text.rfind("\n", 0, at) + 1)
    return match.group() if match else ""


def _moved(spans: Iterable[Span], start: int, end: int, by: int) -> Iterable[Span]:
    """Positions after the edit move, and the run around it grows."""
    for span in spans:
        first = span.start + by if span.start >= end and span.start > start else span.start
        last = span.end + by if span.end >= end else span.end
        yield span._replace(start=first, end=max(first, last))
