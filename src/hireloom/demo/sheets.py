"""Lines of text on PDF pages, from top to bottom, in one column or in two."""

from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO

from reportlab.lib.colors import Color, HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas

WIDTH, HEIGHT = A4
LEADING = 1.38
LONELY = 0.16  # of a page; less text on the last page looks lonely
EDGE = 38.0  # above and below the text, in points


@dataclass(frozen=True, slots=True)
class Ink:
    """Font, size and color of a line."""

    font: str
    size: float
    colour: Color

    def width(self, words: str) -> float:
        return float(stringWidth(words, self.font, self.size))

    def wrapped(self, words: str, width: float) -> list[str]:
        return [str(line) for line in simpleSplit(words, self.font, self.size, width)]


class Sheet:
    """A PDF that is being written. `under` paints the background of every page."""

    def __init__(
        self, title: str, author: str, *, margin: float, under: Callable[[Canvas], None] | None = None
    ) -> None:
        self._out = BytesIO()
        self._canvas = Canvas(self._out, pagesize=A4, invariant=1, pageCompression=1)
        self._canvas.setTitle(title)
        self._canvas.setAuthor(author)
        self._under, self._pages = under, 0
        self.column(margin, WIDTH - 2 * margin)
        self._begin()

    def column(self, left: float, width: float) -> None:
        """Go on in this column, from the top of the page; lengths are in points."""
        self._left, self._width, self._y = left, width, HEIGHT - EDGE

    def room(self, points: float) -> None:
        """Begin a new page unless this many points are left on this one."""
        if self._y - points < EDGE:
            self._canvas.showPage()
            self._begin()
            self._y = HEIGHT - EDGE

    def gap(self, points: float) -> None:
        self._y -= points

    def text(self, words: str, ink: Ink, *, centred: bool = False, indent: float = 0, mark: str = "") -> None:
        for number, line in enumerate(ink.wrapped(words, self._width - indent)):
            self._down(ink)
            if mark and number == 0:
                self._put(self._left + 1, mark, ink)
            aside = (self._width - ink.width(line)) / 2 if centred else indent
            self._put(self._left + aside, line, ink)

    def ends(self, left: str, left_ink: Ink, right: str, right_ink: Ink) -> None:
        """Two texts on one line, the second at the right edge; the first wraps before it would reach the second."""
        free = self._width - right_ink.width(right) - 12
        for number, line in enumerate(left_ink.wrapped(left, free)):
            self._down(left_ink)
            self._put(self._left, line, left_ink)
            if number == 0:
                self._put(self._left + self._width - right_ink.width(right), right, right_ink)

    def rule(self, colour: Color) -> None:
        self._y -= 3
        self._canvas.setStrokeColor(colour)
        self._canvas.setLineWidth(0.6)
        self._canvas.line(self._left, self._y, self._left + self._width, self._y)
        self._y -= 1

    @property
    def ends_lonely(self) -> bool:
        """Whether a few lines stand alone on the last page."""
        return self._pages > 1 and self._y > HEIGHT * (1 - LONELY)

    def content(self) -> bytes:
        self._canvas.save()
        return self._out.getvalue()

    def _begin(self) -> None:
        self._pages += 1
        if self._under:
            self._under(self._canvas)

    def _down(self, ink: Ink) -> None:
        self.room(ink.size * LEADING)
        self._y -= ink.size * LEADING

    def _put(self, x: float, words: str, ink: Ink) -> None:
        self._canvas.setFont(ink.font, ink.size)
        self._canvas.setFillColor(ink.colour)
        self._canvas.drawString(x, self._y, words)


def colour(code: str) -> Color:
    return HexColor(code)
