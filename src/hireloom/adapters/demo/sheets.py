"""Lines of text on PDF pages, from top to bottom, in one column or in two."""

from collections.abc import Callable
from dataclasses import dataclass

from hireloom.adapters.demo.pdf_pages import A4, PdfPages, width, wrapped

WIDTH, HEIGHT = A4
LEADING = 1.38
LONELY = 0.16  # of a page
EDGE = 38.0  # above and below the text, in points


@dataclass(frozen=True, slots=True)
class Ink:
    """How a line looks; `colour` is written #rrggbb."""

    font: str
    size: float
    colour: str

    def width(self, words: str) -> float:
        return width(words, self.font, self.size)

    def wrapped(self, words: str, room: float) -> list[str]:
        return wrapped(words, self.font, self.size, room)


class Sheet:
    """A document being written. `under` paints what lies under the text of every page."""

    def __init__(
        self, title: str, author: str, *, margin: float, under: Callable[[PdfPages], None] | None = None
    ) -> None:
        self._title, self._author, self._drawn = title, author, PdfPages()
        self._under, self._pages = under, 1
        self.column(margin, WIDTH - 2 * margin)
        self._begin()

    def column(self, left: float, width: float) -> None:
        """Write there from now on, from the top of this page."""
        self._left, self._width, self._y = left, width, HEIGHT - EDGE

    def room(self, points: float) -> None:
        """Go on at the next page unless so much room is left on this one."""
        if self._y - points < EDGE:
            self._pages += 1
            self._drawn.next_page()
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
        """Two texts on one line, the second at the right edge; the first wraps before it would touch."""
        free = self._width - right_ink.width(right) - 12
        for number, line in enumerate(left_ink.wrapped(left, free)):
            self._down(left_ink)
            self._put(self._left, line, left_ink)
            if number == 0:
                self._put(self._left + self._width - right_ink.width(right), right, right_ink)

    def rule(self, colour: str) -> None:
        self._y -= 3
        self._drawn.rule(self._left, self._y, self._width, colour)
        self._y -= 1

    @property
    def ends_lonely(self) -> bool:
        """Whether a few lines stand alone on the last page."""
        return self._pages > 1 and self._y > HEIGHT * (1 - LONELY)

    def content(self) -> bytes:
        return self._drawn.content(title=self._title, author=self._author)

    def _begin(self) -> None:
        if self._under:
            self._under(self._drawn)

    def _down(self, ink: Ink) -> None:
        self.room(ink.size * LEADING)
        self._y -= ink.size * LEADING

    def _put(self, x: float, words: str, ink: Ink) -> None:
        self._drawn.text(x, self._y, words, font=ink.font, size=ink.size, colour=ink.colour)
