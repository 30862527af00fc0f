"""Reading order: from pieces of text with positions on a page to lines, column by column where a page has columns."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain, pairwise
from operator import attrgetter
from statistics import median
from unicodedata import bidirectional

from hireloom.adapters.documents.lines import TextLine
from hireloom.text_analysis.resumes.passages import is_heading

FAR = 0.9  # letter heights; pieces of a row with a wider gap are separate runs
WORD = 0.12  # letter heights; a wider gap between two pieces is a space
TAB = 2.4  # letter heights; a wider gap inside a line is written as a tab
GUTTER = 0.7  # letter heights; the least white between two columns
COLUMN_LINES = 4
BLOCK = 0.62  # letter heights; after more white between lines a new block begins
MAX_RUNS = 4_000  # a page with more is a drawing, which is read row by row
MAX_DEPTH = 8
_RIGHTWARD = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")


@dataclass(slots=True)
class Run:
    """Text that belongs together on one row; y grows downwards from the top of the page."""

    text: str
    left: float
    top: float
    right: float
    bottom: float
    height: float
    order: int = 0  # of drawing
    middle: float = field(init=False)

    def __post_init__(self) -> None:
        self.middle = (self.top + self.bottom) / 2

    def grow(self, text: str, left: float, top: float, right: float, bottom: float) -> None:
        self.text += text
        self.left, self.right = min(left, self.left), max(right, self.right)
        if top != self.top or bottom != self.bottom:
            self.top, self.bottom = min(top, self.top), max(bottom, self.bottom)
            self.middle = (self.top + self.bottom) / 2


def lines(runs: Sequence[Run], page: int) -> list[TextLine]:
    """The lines of a page in reading order, empty lines between blocks."""
    vertical = [run for run in runs if _is_vertical(run)]
    upright = [run for run in runs if not _is_vertical(run)] if vertical else runs
    lines: list[TextLine] = []
    for block in _blocks(_rows(upright), 0):
        _write(block, page, lines)
    for run in vertical:
        lines += [TextLine("", page), TextLine(run.text.strip(), page, (run.left, run.top, run.right, run.bottom))]
    lines.append(TextLine("", page))
    return lines


def _is_vertical(run: Run) -> bool:
    return run.bottom - run.top > 3 * run.height and run.right - run.left < run.bottom - run.top and len(run.text) > 2


def _blocks(rows: list[list[Run]], depth: int) -> Iterable[list[list[Run]]]:
    """Blocks of rows in reading order; each block is read from top to bottom before the next."""
    runs = [run for row in rows for run in row]
    best = _gutter(runs, rows) if depth < MAX_DEPTH and len(runs) <= MAX_RUNS else None
    if best is None:
        if rows:
            yield rows
        return
    for start, end, split in best:
        if split is None:
            yield rows[start:end]
            continue
        left = [side for row in rows[start:end] if (side := [run for run in row if run.right <= split])]
        right = [side for row in rows[start:end] if (side := [run for run in row if run.right > split])]
        rightward = _is_rightward([run for row in rows[start:end] for run in row])
        for column in (right, left) if rightward else (left, right):
            yield from _blocks(column, depth + 1)


def _rows(runs: Iterable[Run]) -> list[list[Run]]:
    rows: list[list[Run]] = []
    near: Run | None = None
    for run in sorted(runs, key=attrgetter("middle", "left")):
        if near is None or run.middle - near.middle >= 0.4 * max(run.height, near.height) or _overlaps(run, rows[-1]):
            near = run
            rows.append([run])
        else:
            rows[-1].append(run)
    return rows


def _overlaps(run: Run, row: list[Run]) -> bool:
    """Whether the run overlaps one of the row horizontally by half of the shorter: then they are two lines."""
    for neighbor in row:
        shared = min(run.right, neighbor.right) - max(run.left, neighbor.left)
        if shared > 0.5 * min(run.right - run.left, neighbor.right - neighbor.left):
            return True
    return False


Bands = list[tuple[int, int, float | None]]


def _gutter(runs: list[Run], rows: list[list[Run]]) -> Bands | None:
    """Bands of rows from `start` to `end` with the x of the gutter between their columns, which is None for rows across
    the page; None for a page without columns."""
    if len(rows) < COLUMN_LINES or len(runs) < 2 * COLUMN_LINES:
        return None
    lefts = [run.left for run in runs]
    left = min(lefts)
    inner = left + 0.12 * (max(run.right for run in runs) - left)
    starts = Counter(round(left) for left in lefts if left > inner)
    if not starts:
        return None
    height = median(run.height for run in runs)
    best: Bands | None = None
    most = 0
    for x, _ in starts.most_common(24):
        if starts[x - 1] + starts[x] + starts[x + 1] < COLUMN_LINES // 2:
            continue
        bands, covered = _bands(rows, x - 1.5, GUTTER * height)
        if covered > most:
            best, most = bands, covered
    return best


def _bands(rows: list[list[Run]], x: float, white: float) -> tuple[Bands, int]:
    """Cut the rows where one crosses the gutter at `x`; a stretch in between becomes columns if both sides are
    texts."""
    bands: Bands = []
    covered = start = 0

    def close(end: int) -> None:
        nonlocal covered, start
        if end > start:
            stretch = rows[start:end]
            columns = _are_columns(stretch, x)
            if columns:
                covered += sum(map(len, stretch))
                bands.append((start, end, x))
            elif bands and bands[-1][2] is None:
                bands[-1] = (bands[-1][0], end, None)
            else:
                bands.append((start, end, None))
        start = end

    crossed = [at for at, row in enumerate(rows) for run in row if run.left < x and run.right > x - white]
    for at in dict.fromkeys(crossed):
        close(at)
        if bands and bands[-1][2] is None:
            bands[-1] = (bands[-1][0], at + 1, None)
        else:
            bands.append((at, at + 1, None))
        start = at + 1
    close(len(rows))
    return bands, covered


def _are_columns(rows: list[list[Run]], x: float) -> bool:
    """Whether these are two texts side by side, and not entries with dates at the right edge, or the rows of a
    table."""
    left, right = zip(*[_leftmost(row, x) for row in rows], strict=True)
    lefts = [run for run in left if run]
    rights = [run for run in right if run]
    if len(lefts) < COLUMN_LINES or len(rights) < COLUMN_LINES:
        return False
    if not (_is_dense(lefts) and _is_dense(rights)):
        return False
    rows_with_two = sum(1 for left_part, right_part in zip(left, right, strict=True) if left_part and right_part)
    drawn = [run.right <= x for run in sorted(chain.from_iterable(rows), key=attrgetter("order"))]
    switches = sum(1 for first, second in pairwise(drawn) if first != second)
    if rows_with_two < 0.8 * min(len(lefts), len(rights)) or switches <= max(3, 0.3 * rows_with_two):
        return True
    short = min(median(len(run.text) for run in side) for side in (lefts, rights))
    return short > (24 if rows_with_two < 0.98 * len(rows) else 32) or _have_headings(left, right)


def _leftmost(row: list[Run], x: float) -> tuple[Run | None, Run | None]:
    """The first run of a row on the left of `x` and the first one on the right."""
    left = right = None
    for run in row:
        if run.right <= x:
            if left is None or run.left < left.left:
                left = run
        elif right is None or run.left < right.left:
            right = run
    return left, right


def _have_headings(left: Sequence[Run | None], right: Sequence[Run | None]) -> bool:
    """Whether each side has sections of its own; a single row of headings may be that of a table."""
    heads = [{at for at, run in enumerate(side) if run and is_heading(run.text.strip())} for side in (left, right)]
    return all(heads) and len(heads[0] | heads[1]) > 1


def _is_dense(runs: list[Run]) -> bool:
    """Whether most lines have the next one close below, as in a text and not in a column of dates."""
    close = sum(
        1 for upper, lower in pairwise(runs) if lower.middle - upper.middle < 1.75 * max(upper.height, lower.height)
    )
    return close >= 0.5 * (len(runs) - 1)


def _is_rightward(runs: Sequence[Run]) -> bool:
    """Whether the text mostly runs from right to left."""
    if not any(_RIGHTWARD.search(run.text) for run in runs if not run.text.isascii()):
        return False
    signs = [bidirectional(char) for run in runs for char in run.text[:40] if char.isalpha()]
    return 2 * sum(sign in ("R", "AL") for sign in signs) > len(signs)


def _write(rows: list[list[Run]], page: int, lines: list[TextLine]) -> None:
    lines.append(TextLine("", page))
    above: float | None = None
    for row in rows:
        first = row[0]
        text = first.text.strip()
        left, top, right, bottom = first.left, first.top, first.right, first.bottom
        if len(row) > 1:
            row.sort(key=attrgetter("left"), reverse=_is_rightward(row))
            text = row[0].text.strip()
            for run, after in pairwise(row):
                gap = max(after.left - run.right, run.left - after.right)
                text += ("\t" if gap > TAB * max(run.height, after.height) else " ") + after.text.strip()
                left, top = min(left, run.left, after.left), min(top, run.top, after.top)
                right, bottom = max(right, run.right, after.right), max(bottom, run.bottom, after.bottom)
        if not text:
            continue
        if above is not None and not -4 * first.height < top - above < BLOCK * first.height:
            lines.append(TextLine("", page))
        # A tenth of a point is enough; truncating is several times faster than rounding.
        place = (int(left * 10) / 10, int(top * 10) / 10, int(right * 10) / 10, int(bottom * 10) / 10)
        lines.append(TextLine(text, page, place))
        above = bottom
