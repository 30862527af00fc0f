"""The rows of a CSV file, even where a quotation mark was opened and not closed."""

import csv
from collections.abc import Generator, Iterator, Sequence
from inspect import GEN_CLOSED, getgeneratorstate
from io import StringIO
from typing import NamedTuple

_READ_AGAIN, _LEAST_READ_AGAIN = 5, 10_000_000  # times the length of the table, and characters


class RawRow(NamedTuple):
    """It fills the lines from `first` to `last`, counted from 1. Where `is_open`, a quotation mark in it is not closed,
    or a cell is longer than any may be: the cells cannot be told apart, and are left out."""

    first: int
    last: int
    cells: Sequence[str]
    is_open: bool = False


def sheet_rows(text: str, delimiter: str) -> Iterator[RawRow]:
    """All rows in their order; each line belongs to one. A quotation mark that is not closed costs its own row, and not
    those below it. Other marks that RFC 4180 does not allow are read as they stand. In a table with so many of them
    that this would take long, a cell ends at the latest before a line that looks like a row."""
    lines, begin, width = [*StringIO(text, newline="")], 0, 0
    left = max(_READ_AGAIN * len(text), _LEAST_READ_AGAIN)
    while begin < len(lines):
        if left < 0:
            yield (row := _irregular(lines, begin, delimiter, width))
            begin = row.last
            continue
        reader = csv.reader((lines[at] for at in range(begin, len(lines))), delimiter=delimiter, strict=True)
        row = RawRow(begin, begin, ())
        try:
            for cells in reader:
                row = RawRow(row.last + 1, begin + reader.line_num, cells)
                width = width or len(cells)
                yield row
        except csv.Error:
            left -= sum(map(len, lines[row.last : begin + reader.line_num]))
            row = _irregular(lines, row.last, delimiter, width)
            width = width or len(row.cells)
            yield row
        begin = row.last


def _irregular(lines: Sequence[str], begin: int, delimiter: str, width: int) -> RawRow:
    fed = _before_next_row(lines, begin, delimiter, width)
    reader = csv.reader(fed, delimiter=delimiter)
    try:
        cells = next(reader)
        is_cut = getgeneratorstate(fed) == GEN_CLOSED  # the reader asked for one more line
        is_open = is_cut or (len(cells) < width and any(delimiter in cell for cell in cells))
    except csv.Error:  # longer than any cell may be
        cells, is_open = [], True
    return RawRow(begin + 1, begin + reader.line_num, () if is_open else cells, is_open)


def _before_next_row(lines: Sequence[str], begin: int, delimiter: str, width: int) -> Generator[str]:
    """This line and those after it, up to the first that looks like a row of its own."""
    yield lines[begin]
    for at in range(begin + 1, len(lines)):
        alone = next(csv.reader([lines[at]], delimiter=delimiter))
        if width in (len(alone), lines[at].count(delimiter) + 1):
            return
        yield lines[at]
