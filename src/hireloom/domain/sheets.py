"""Exported tables, safe to open in any spreadsheet program."""

import csv
import re
from collections.abc import Iterable, Sequence
from io import StringIO

_MARK = "\ufeff"  # without it, some programs do not recognize UTF-8
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # full-width forms work the same
_LATER = re.compile(r";(?=[=+\-@＝＋－＠])")  # some programs end a cell at a semicolon


def as_csv(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table as CSV (RFC 4180). A value that a spreadsheet would evaluate as a formula is marked as text."""
    text = StringIO()
    writer = csv.writer(text)
    writer.writerows([as_cell(value) for value in row] for row in (head, *rows))
    return _MARK + text.getvalue()


def as_cell(value: object) -> str:
    text = "" if value is None else str(value)
    text = _LATER.sub(";'", text)
    return f"'{text}" if text.startswith(_FORMULA) else text
