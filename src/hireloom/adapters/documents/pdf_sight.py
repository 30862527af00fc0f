"""Which pieces of a PDF page a person sees.

Fast checks of color, size and position find suspicious pieces. The page is then drawn with and without these: a piece
whose removal changes no pixel is invisible.
"""

from collections.abc import Callable

import pypdfium2  # type: ignore[import-untyped]
import pypdfium2.raw as raw  # type: ignore[import-untyped]

from hireloom.adapters.documents import pdfium
from hireloom.adapters.documents.lines import ParsedText
from hireloom.adapters.documents.pdf_page import Piece
from hireloom.domain.documents import OmissionReason, PageBox

TINY = 2.4  # points of height of a line of characters, which is 2 points of font size
THIN = 0.35  # points of width of a character
SAME = 28  # of 255: colors closer than this cannot be distinguished
WHITE = (255, 255, 255, 255)
FAINT = 24  # of 255: smaller changes of a pixel come from anti-aliasing
MAX_OBJECTS = 20_000
BAND = 24  # points; objects over or under a text are looked up by height, in bands
MAX_NESTING = 6
INVISIBLE_MODE, CLIPPING_MODE = 3, 7
SCAN = 0.5  # least share of the page that pictures cover on a scan
FEW = 40  # visible letters that a scan may have in addition to its picture, such as the scanner's name

_Count = Callable[[pdfium.Handle], int]
_Get = Callable[[pdfium.Handle, int], int | None]
Color = tuple[int, int, int, int]  # red, green, blue, opacity
Cover = tuple[int, pdfium.Box, int, Color]  # order, place, kind, color
Look = tuple[int, Color, pdfium.Box | None]  # render mode, color, clip


class Sight:
    """Tells which pieces of a page are visible."""

    def __init__(self, page: pypdfium2.PdfPage, number: int) -> None:
        self._page = page
        self._number = number
        self._box = _shown(page)
        self._turn = raw.FPDFPage_GetRotation(page.raw)
        self._texts: set[int] = set()
        self._order: dict[int, int] = {}
        self._covers: list[Cover] = []
        self._bands: dict[int, list[Cover]] = {}
        self._looks: dict[int, Look] = {}

    def place(self, piece: Piece) -> tuple[float, float, float, float]:
        """Left, top, right, bottom from the top left of the page as it is shown."""
        return self._placed(piece.left, piece.bottom, piece.right, piece.top)

    def _placed(self, west: float, south: float, east: float, north: float) -> tuple[float, float, float, float]:
        left, bottom, right, top = self._box
        if self._turn == 0:
            return west - left, top - north, east - left, top - south
        if self._turn == 1:
            return south - bottom, west - left, north - bottom, east - left
        if self._turn == 2:
            return right - east, south - bottom, right - west, north - bottom
        return top - north, right - east, top - south, right - west

    def pictures(self) -> list[PageBox]:
        return [PageBox(self._number, *self._placed(*box)) for _, box, kind, _ in self._covers if kind == pdfium.IMAGE]

    def seen(self, pieces: list[Piece], reading: ParsedText) -> list[Piece]:
        """The pieces that a person sees; the others are reported."""
        if not pieces:
            return pieces
        self._texts = {piece.drawn for piece in pieces}
        self._survey(self._page.raw, pdfium.count_objects, pdfium.get_object, (1, 0, 0, 1, 0, 0), 0)
        reasons = self._reasons(pieces)
        for at in sorted(reasons):
            reading.leave_out(reasons[at], pieces[at].text, self._number)
        return [piece for at, piece in enumerate(pieces) if at not in reasons] if reasons else pieces

    def _reasons(self, pieces: list[Piece]) -> dict[int, OmissionReason]:
        """Why a piece is not seen, by its index."""
        left, bottom, right, top = self._box
        reasons: dict[int, OmissionReason] = {}
        suspects: list[int] = []
        for at, piece in enumerate(pieces):
            if not piece.drawn or piece.text.isspace():
                continue
            is_inside = left <= piece.left and piece.right <= right and bottom <= piece.bottom and piece.top <= top
            if not is_inside and self._is_outside(piece, self._box):
                reasons[at] = OmissionReason.OFF_PAGE
            elif self._is_tiny(piece):
                reasons[at] = OmissionReason.TINY
            elif self._is_suspect(piece):
                suspects.append(at)
        are_gone = self._undrawn([pieces[at] for at in suspects])
        hidden = {at: OmissionReason.INVISIBLE for at, is_gone in zip(suspects, are_gone, strict=True) if is_gone}
        return reasons if hidden and self._is_scan(pieces, reasons | hidden) else reasons | hidden

    def _survey(self, parent: pdfium.Handle, count: _Count, get: _Get, matrix: tuple[float, ...], depth: int) -> None:
        """Walk through the objects in the order of drawing: note the place of each text in this order, and objects that
        could lie over or under a text."""
        for at in range(min(count(parent), MAX_OBJECTS)):
            number = get(parent, at) or 0
            order = len(self._order) + len(self._covers)
            if number in self._texts:
                self._order[number] = order
                continue
            drawn = pdfium.Handle(number)
            kind = pdfium.type_of(drawn)
            if kind == pdfium.TEXT:
                self._order[number] = order
            elif kind == pdfium.FORM and depth < MAX_NESTING:
                inner = _times(pdfium.matrix(drawn), matrix)
                self._survey(drawn, pdfium.count_form_objects, pdfium.get_form_object, inner, depth + 1)
            elif kind == pdfium.IMAGE or kind == pdfium.SHADING or (kind == pdfium.PATH and pdfium.is_filled(drawn)):
                box = _moved(pdfium.bounds(drawn), matrix)
                if box[2] - box[0] > 3 and box[3] - box[1] > 3:
                    color = pdfium.fill(drawn) if kind == pdfium.PATH else (0, 0, 0, 255)
                    cover = (order, box, kind, color)
                    self._covers.append(cover)
                    for band in range(max(int(box[1] // BAND), -8), min(int(box[3] // BAND), 400) + 1):
                        self._bands.setdefault(band, []).append(cover)

    def _is_tiny(self, piece: Piece) -> bool:
        if piece.height >= TINY and piece.right - piece.left > THIN * len(piece.text):
            return False
        width, height = piece.right - piece.left, piece.top - piece.bottom
        if max(width, height) > 0 and 0 < piece.height < TINY and min(width, height) < TINY:
            return True
        letters = len(piece.text)
        return letters >= 8 and 0 < width < THIN * letters and height < 40

    @staticmethod
    def _is_outside(piece: Piece, box: pdfium.Box) -> bool:
        """Whether less than a fifth of the piece lies inside the box."""
        width = min(piece.right, box[2]) - max(piece.left, box[0])
        height = min(piece.top, box[3]) - max(piece.bottom, box[1])
        return width < 0.2 * (piece.right - piece.left) or height < 0.2 * (piece.top - piece.bottom)

    def _is_suspect(self, piece: Piece) -> bool:
        mode, color, clip = self._looks.get(piece.drawn) or self._look(piece.drawn)
        if mode in (INVISIBLE_MODE, CLIPPING_MODE) or color[3] < 40:
            return True
        if clip and self._is_outside(piece, clip):
            return True
        paper = self._paper(piece) if self._covers else WHITE
        if paper is None:
            return True
        return abs(color[0] - paper[0]) < SAME and abs(color[1] - paper[1]) < SAME and abs(color[2] - paper[2]) < SAME

    def _look(self, drawn: int) -> Look:
        text = pdfium.Handle(drawn)
        look = pdfium.render_mode_of(text), pdfium.fill(text), pdfium.clip(text)
        self._looks[drawn] = look
        return look

    def _paper(self, piece: Piece) -> Color | None:
        """The color under the middle of the piece; None if it is unknown or something covers the piece."""
        order = self._order.get(piece.drawn, -1)
        paper: Color | None = WHITE
        x, y = (piece.left + piece.right) / 2, (piece.bottom + piece.top) / 2
        for at, (left, bottom, right, top), kind, fill in self._bands.get(int(y // BAND), ()):
            if left <= x <= right and bottom <= y <= top:
                if at > order and fill[3] > 40:
                    return None
                paper = fill if kind == pdfium.PATH and fill[3] > 250 else None
        return paper

    def _undrawn(self, suspects: list[Piece]) -> list[bool]:
        """For each piece whether the page looks the same without it."""
        if not suspects:
            return []
        width, height = self._page.get_size()
        scale = min(2.0, (4_000_000 / max(width * height, 1)) ** 0.5)
        with_text = _Picture(self._page, scale)
        for piece in suspects:
            pdfium.set_active(pdfium.Handle(piece.drawn), 0)
        without = _Picture(self._page, scale)
        for piece in suspects:
            pdfium.set_active(pdfium.Handle(piece.drawn), 1)
        return [not with_text.differs(without, self.place(piece)) for piece in suspects]

    def _is_scan(self, pieces: list[Piece], reasons: dict[int, OmissionReason]) -> bool:
        """Whether the page is a scan: a picture, with the recognized text invisibly over it."""
        left, bottom, right, top = self._box
        page = max((right - left) * (top - bottom), 1)
        pictures = [box for _, box, kind, _ in self._covers if kind == pdfium.IMAGE]
        if sum(max(0, box[2] - box[0]) * max(0, box[3] - box[1]) for box in pictures) < SCAN * page:
            return False
        hidden = sum(len(pieces[at].text) for at, why in reasons.items() if why is OmissionReason.INVISIBLE)
        visible = sum(len(piece.text.strip()) for at, piece in enumerate(pieces) if at not in reasons)
        return hidden > 0 and visible <= max(FEW, hidden // 4)


class _Picture:
    def __init__(self, page: pypdfium2.PdfPage, scale: float) -> None:
        bitmap = page.render(scale=scale, draw_annots=False, rev_byteorder=False)
        self.width, self.height, self.stride, self.channels = (
            bitmap.width,
            bitmap.height,
            bitmap.stride,
            bitmap.n_channels,
        )
        self.pixels = bytes(bitmap.buffer)
        self.scale = scale
        bitmap.close()

    def differs(self, other: "_Picture", place: tuple[float, float, float, float]) -> bool:
        left, top, right, bottom = (round(edge * self.scale) for edge in place)
        left, right = max(left - 1, 0), min(right + 1, self.width)
        for y in range(max(top - 1, 0), min(bottom + 1, self.height)):
            start = y * self.stride + left * self.channels
            end = y * self.stride + right * self.channels
            row, other_row = self.pixels[start:end], other.pixels[start:end]
            if row != other_row and max(map(abs, map(int.__sub__, row, other_row))) > FAINT:
                return True
        return False


def _shown(page: pypdfium2.PdfPage) -> pdfium.Box:
    """The box of the sheet that is shown, before the page is rotated."""
    left, bottom, right, top = page.get_mediabox()
    left2, bottom2, right2, top2 = page.get_cropbox()
    overlap = max(left, left2), max(bottom, bottom2), min(right, right2), min(top, top2)
    return overlap if overlap[0] < overlap[2] and overlap[1] < overlap[3] else (left, bottom, right, top)


def _times(first: tuple[float, ...], second: tuple[float, ...]) -> tuple[float, ...]:
    a, b, c, d, e, f = first
    g, h, i, j, k, m = second
    return a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m


def _moved(box: pdfium.Box, matrix: tuple[float, ...]) -> pdfium.Box:
    a, b, c, d, e, f = matrix
    xs = [x * a + y * c + e for x in (box[0], box[2]) for y in (box[1], box[3])]
    ys = [x * b + y * d + f for x in (box[0], box[2]) for y in (box[1], box[3])]
    return min(xs), min(ys), max(xs), max(ys)
