"""Where the values that were read stand on the pages of a resume."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence

from hireloom.domain.careers.records import CareerEntry
from hireloom.domain.documents import Document, PageBox, Span

LEAST_LINE = 6  # characters: what is shorter stands in other lines by chance
_DATES = re.compile(r"(?:[^\W\d_]+\.?\s)?(?:\d{1,2}[/.-])?(?:(?:19|20)\d\d|['’‘]\d\d)\b.*")


class FieldPlaces:
    """A line is looked for by its words; a part of a line stands where its share of the letters begins and ends."""

    def __init__(self, document: Document) -> None:
        self._lines = [
            (span, " ".join(document.text[span.start : span.end].split())) for span in document.spans if span.box
        ]
        self._starts = [span.start for span, _ in self._lines]

    def at(self, start: int, end: int) -> PageBox | None:
        """Of `text[start:end]`, as far as it stands on one line."""
        number = bisect_right(self._starts, start) - 1
        if number < 0 or start >= self._lines[number][0].end:
            return None
        span, line = self._lines[number]
        return _box(span, line, start - span.start, min(end - span.start, len(line)))

    def of(self, entry: CareerEntry, value: str = "") -> PageBox | None:
        """The value in a line of the entry; without a value, its first line."""
        return next(
            (
                _box(span, line, at, at + len(value) if value else None)
                for span, line in self._of(entry)
                if (at := line.find(value)) >= 0
            ),
            None,
        )

    def dates(self, entry: CareerEntry) -> PageBox | None:
        return next(
            (_box(span, line, *match.span()) for span, line in self._of(entry) if (match := _DATES.search(line))), None
        )

    def around(self, entries: Sequence[CareerEntry]) -> PageBox | None:
        """From the first to the last of them, as far as they stand on one page."""
        ends = [box for entry in (*entries[:1], *entries[-1:]) if (box := self.of(entry))]
        if not ends:
            return None
        page = [box for box in ends if box.page == ends[0].page]
        return PageBox(
            page[0].page,
            min(box.left for box in page),
            min(box.top for box in page),
            max(box.right for box in page),
            max(box.bottom for box in page),
        )

    def _of(self, entry: CareerEntry) -> Iterator[tuple[Span, str]]:
        """The lines that hold the words of the entry, or are part of them."""
        words = next((" ".join(source.words.split()) for source in entry.sources), "")
        for span, line in self._lines if words else ():
            if (
                words == line
                or (len(words) >= LEAST_LINE and words in line)
                or (len(line) >= LEAST_LINE and line in words)
            ):
                yield span, line


def _box(span: Span, line: str, start: int = 0, end: int | None = None) -> PageBox:
    left, top, right, bottom = span.box or (0.0, 0.0, 0.0, 0.0)
    letter = (right - left) / max(len(line), 1)
    return PageBox(span.page, left + start * letter, top, left + (len(line) if end is None else end) * letter, bottom)
