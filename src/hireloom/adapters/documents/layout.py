"""Reading order: from pieces of text with places on a page to lines, column by column where a page has columns."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from unicodedata import bidirectional

from hireloom.adapters.documents.lines import Box, Line

FAR = 0.9  # heights between two pieces of one row from which they are runs of their own
WORD = 0.12  # heights between two pieces from which there is a space
TAB = 2.4  # heights from which a gap inside a line is written as a tab
GUTTER = 0.7  # heights of white that must stand between two columns
COLUMN_LINES = 4
BLOCK = 0.62  # heights of white between lines from which a new block begins
MAX_RUNS = 4_000  # a page with more is a drawing: read row by row
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
    order: int = 0  # in which it was drawn

    @property
    def middle(self) -> float:
        return (self.top + self.bottom) / 2


def lines(runs: Sequence[Run], page: int) -> list[Line]:
    """The lines of a page in reading order, empty lines between blocks."""
    upright = [run for run in runs if not _is_vertical(run)]
    found: list[Line] = []
    for block in _blocks(upright, 0):
        _write(block, page, found)
    for run in runs:
        if _is_vertical(run):
            found += [Line("", page), Line(run.text.strip(), page, _box([run]))]
    found.append(Line("", page))
    return found


def _is_vertical(run: Run) -> bool:
    return run.bottom - run.top > 3 * run.height and run.right - run.left < run.bottom - run.top and len(run.text) > 2


def _blocks(runs: list[Run], depth: int) -> Iterable[list[list[Run]]]:
    """Lists of rows, each list to be read from top to bottom before the next."""
    rows = _rows(runs)
    best = _gutter(runs, rows) if depth < MAX_DEPTH and len(runs) <= MAX_RUNS else None
    if best is None:
        if rows:
            yield rows
        return
    for start, end, split in best:
        part = [run for row in rows[start:end] for run in row]
        if split is None:
            yield from _blocks(part, MAX_DEPTH)
        else:
            left = [run for run in part if run.right <= split]
            right = [run for run in part if run.right > split]
            columns = (right, left) if _is_rightward(part) else (left, right)
            for column in columns:
                yield from _blocks(column, depth + 1)


def _rows(runs: Iterable[Run]) -> list[list[Run]]:
    rows: list[list[Run]] = []
    for run in sorted(runs, key=lambda run: (run.middle, run.left)):
        if rows:
            row = rows[-1]
            near = row[0]
            if abs(run.middle - near.middle) < 0.4 * max(run.height, near.height) and not any(
                min(run.right, other.right) - max(run.left, other.left)
                > 0.5 * min(run.right - run.left, other.right - other.left)
                for other in row
            ):
                row.append(run)
                continue
        rows.append([run])
    return rows


Bands = list[tuple[int, int, float | None]]


def _gutter(runs: list[Run], rows: list[list[Run]]) -> Bands | None:
    """Rows `start` to `end` with the place of the white between their columns, None for rows across the page."""
    if len(rows) < COLUMN_LINES or len(runs) < 2 * COLUMN_LINES:
        return None
    left, right = min(run.left for run in runs), max(run.right for run in runs)
    height = median(run.height for run in runs)
    starts: dict[int, int] = {}
    for run in runs:
        if run.left > left + 0.12 * (right - left):
            starts[round(run.left)] = starts.get(round(run.left), 0) + 1
    best: Bands | None = None
    most = 0
    for x, _ in sorted(starts.items(), key=lambda item: -item[1])[:24]:
        if sum(starts.get(x + near, 0) for near in (-1, 0, 1)) < COLUMN_LINES // 2:
            continue
        bands, covered = _bands(rows, x - 1.5, GUTTER * height)
        if covered > most:
            best, most = bands, covered
    return best


def _bands(rows: list[list[Run]], x: float, white: float) -> tuple[Bands, int]:
    """Cut the rows where one crosses the gutter at `x`; a stretch between becomes columns when both sides are texts."""
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

    for at, row in enumerate(rows):
        if any(run.left < x and run.right > x - white for run in row):
            close(at)
            if bands and bands[-1][2] is None:
                bands[-1] = (bands[-1][0], at + 1, None)
            else:
                bands.append((at, at + 1, None))
            start = at + 1
    close(len(rows))
    return bands, covered


def _are_columns(rows: list[list[Run]], x: float) -> bool:
    """Two texts side by side, as against entries with a date at the right edge, or the rows of a table."""
    left = [min((run for run in row if run.right <= x), key=lambda run: run.left, default=None) for row in rows]
    right = [min((run for run in row if run.right > x), key=lambda run: run.left, default=None) for row in rows]
    lefts = [run for run in left if run]
    rights = [run for run in right if run]
    if len(lefts) < COLUMN_LINES or len(rights) < COLUMN_LINES:
        return False
    if not (_is_dense(lefts) and _is_dense(rights)):
        return False
    both = sum(1 for one, other in zip(left, right, strict=True) if one and other)
    drawn = [side for _, side in sorted((run.order, run.right <= x) for row in rows for run in row)]
    switches = sum(1 for one, other in pairwise(drawn) if one != other)
    if both < 0.8 * min(len(lefts), len(rights)) or switches <= max(3, 0.3 * both):
        return True
    short = min(median(len(run.text) for run in side) for side in (lefts, rights))
    return short > (24 if both < 0.98 * len(rows) else 32)


def _is_dense(runs: list[Run]) -> bool:
    """Most lines have the next one close below, as a text has and a column of dates has not."""
    close = sum(1 for one, other in pairwise(runs) if other.middle - one.middle < 1.75 * max(one.height, other.height))
    return close >= 0.5 * (len(runs) - 1)


def _is_rightward(runs: Sequence[Run]) -> bool:
    """Whether the text mostly runs from right to left."""
    if not any(_RIGHTWARD.search(run.text) for run in runs):
        return False
    signs = [bidirectional(char) for run in runs for char in run.text[:40] if char.isalpha()]
    return 2 * sum(sign in ("R", "AL") for sign in signs) > len(signs)


def _write(rows: list[list[Run]], page: int, found: list[Line]) -> None:
    found.append(Line("", page))
    above: list[Run] | None = None
    for row in rows:
        first = row[0]
        if above:
            white = min(run.top for run in row) - max(run.bottom for run in above)
            if white > BLOCK * first.height or white < -4 * first.height:
                found.append(Line("", page))
        text = first.text.strip()
        if len(row) > 1:
            row.sort(key=lambda run: run.left, reverse=_is_rightward(row))
            text = row[0].text.strip()
            for one, other in pairwise(row):
                gap = max(other.left - one.right, one.left - other.right)
                text += ("\t" if gap > TAB * max(one.height, other.height) else " ") + other.text.strip()
        if text:
            found.append(Line(text, page, _box(row)))
            above = row


def _box(runs: Sequence[Run]) -> Box:
    left, top, right, bottom = runs[0].left, runs[0].top, runs[0].right, runs[0].bottom
    for run in runs[1:]:
        left, top = min(left, run.left), min(top, run.top)
        right, bottom = max(right, run.right), max(bottom, run.bottom)
    return round(left, 1), round(top, 1), round(right, 1), round(bottom, 1)
