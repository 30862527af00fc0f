"""Where the values that were read stand on the pages of a resume."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hireloom.domain.careers.records import CareerEntry
from hireloom.domain.documents import Document, PageBox, Span

LEAST_LINE = 6  # characters: anything shorter occurs in other lines by chance
SLIM = 0.5  # width of a letter in heights of its line, where a tab hides how wide letters are
_DATES = re.compile(r"(?:[^\W\d_]+\.?\s)?(?:\d{1,2}[/.-])?(?:(?:19|20)\d\d|['’‘]\d\d)\b.*")


class _Line(NamedTuple):
    """`tail` counts the characters after the last tab, which stand at the right edge; 0 without a tab."""

    span: Span
    text: str
    tail: int

    @classmethod
    def of(cls, span: Span, text: str) -> "_Line":
        words = " ".join(text.split())
        return cls(span, words, len(text.rpartition("\t")[2].strip()) if "\t" in text else 0)

    def box(self, start: int = 0, end: int | None = None) -> PageBox:
        """Of these characters: their share of the line."""
        left, top, right, bottom = self.span.box or (0.0, 0.0, 0.0, 0.0)
        stop, count = len(self.text) if end is None else end, len(self.text)
        if not self.tail or stop - start == count:
            letter = (right - left) / max(count, 1)
            return PageBox(self.span.page, left + start * letter, top, left + stop * letter, bottom)
        letter = min((bottom - top) * SLIM, (right - left) / max(count, 1))
        edge = right - count * letter if start >= count - self.tail else left
        return PageBox(self.span.page, edge + start * letter, top, edge + stop * letter, bottom)


class FieldPlaces:
    """A line is looked for by its words; a part of it stands where its share of the letters begins and ends."""

    def __init__(self, document: Document) -> None:
        self._lines = [_Line.of(span, document.text[span.start : span.end]) for span in document.spans if span.box]
        self._starts = [line.span.start for line in self._lines]

    def at(self, start: int, end: int) -> PageBox | None:
        """Of `text[start:end]`, as far as it stands on one line."""
        number = bisect_right(self._starts, start) - 1
        if number < 0 or start >= self._lines[number].span.end:
            return None
        line = self._lines[number]
        return line.box(start - line.span.start, min(end - line.span.start, len(line.text)))

    def of(self, entry: CareerEntry, value: str = "") -> PageBox | None:
        """The value in a line of the entry; without a value, its first line."""
        for line in self._of(entry):
            if (at := line.text.find(value)) >= 0:
                return line.box(at, at + len(value) if value else None)
        return None

    def dates(self, entry: CareerEntry) -> PageBox | None:
        matches = ((line, _DATES.search(line.text)) for line in self._of(entry))
        return next((line.box(*match.span()) for line, match in matches if match), None)

    def around(self, entries: Sequence[CareerEntry]) -> PageBox | None:
        """From the first to the last of them, as far as they stand on one page."""
        ends = [box for entry in (*entries[:1], *entries[-1:]) if (box := self.of(entry))]
        page = [box for box in ends if box.page == ends[0].page]
        if not page:
            return None
        return PageBox(
            page[0].page,
            min(box.left for box in page),
            min(box.top for box in page),
            max(box.right for box in page),
            max(box.bottom for box in page),
        )

    def _of(self, entry: CareerEntry) -> Iterator[_Line]:
        """The lines that hold the words of the entry, or are part of them."""
        words = next((" ".join(source.words.split()) for source in entry.sources), "")
        for line in self._lines if words else ():
            if (
                words == line.text
                or (len(words) >= LEAST_LINE and words in line.text)
                or (len(line.text) >= LEAST_LINE and line.text in words)
            ):
                yield line
