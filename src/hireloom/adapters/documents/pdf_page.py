"""One page of a PDF as pieces: runs of characters that one drawing command placed together."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from hireloom.adapters.documents import pdfium

_LINE = re.compile(r"[^\r\n]+")
MAX_PIECES = 60_000


@dataclass(slots=True)
class Piece:
    """`drawn` is the text object, 0 for a space that pdfium added; `row` numbers the lines as pdfium divides them."""

    text: str
    drawn: int
    row: int
    left: float
    bottom: float
    right: float
    top: float
    height: float  # of its first character


def pieces(text_page: pdfium.Handle) -> list[Piece]:
    count = pdfium.count_chars(text_page)
    if count <= 0:
        return []
    text = pdfium.text_of(text_page, count)
    pieces: list[Piece] = []
    for row, line in enumerate(_LINE.finditer(text)):
        start, end = line.span()
        first = pdfium.object_of(text_page, start) or 0
        if first and first == pdfium.object_of(text_page, end - 1):
            pieces.append(_piece(text_page, text, start, end, first, row))
        else:
            together = _drawn_together(text_page, start, end)
            pieces += [_piece(text_page, text, begin, stop, drawn, row) for begin, stop, drawn in together]
            if len(pieces) > MAX_PIECES:
                raise MemoryError
    return pieces


def _drawn_together(text_page: pdfium.Handle, start: int, end: int) -> Iterator[tuple[int, int, int]]:
    """Stretches of adjacent characters of one text object. It looks at few characters, as most lines are one object."""
    last = pdfium.object_of(text_page, end - 1) or 0
    at = start
    drawn = pdfium.object_of(text_page, at) or 0
    while at < end:
        if drawn == last and drawn:
            yield at, end, drawn
            return
        low, high, step, beyond = at, end, 1, last
        while low + step < end:
            there = pdfium.object_of(text_page, low + step) or 0
            if there != drawn:
                high, beyond = low + step, there
                break
            low += step
            step *= 2
        if high == end and last != drawn:
            high = end - 1 if low < end - 1 else end
            beyond = last
        while high - low > 1:
            middle = (low + high) // 2
            there = pdfium.object_of(text_page, middle) or 0
            if there == drawn:
                low = middle
            else:
                high, beyond = middle, there
        yield at, high, drawn
        at, drawn = high, beyond


def _piece(text_page: pdfium.Handle, text: str, start: int, end: int, drawn: int, row: int) -> Piece:
    left, bottom, right, top = pdfium.char_box(text_page, start)
    height = top - bottom
    if end - start > 1:
        left2, bottom2, right2, top2 = pdfium.char_box(text_page, end - 1)
        # Comparing takes half the time of min() and max(), and a page has hundreds of pieces.
        left, bottom = left if left < left2 else left2, bottom if bottom < bottom2 else bottom2
        right, top = right if right > right2 else right2, top if top > top2 else top2
    return Piece(text[start:end], drawn, row, left, bottom, right, top, height)
