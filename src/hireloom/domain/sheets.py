"""Tables to take along, safe to open in any spreadsheet."""

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

_MARK = "\ufeff"  # without it some spreadsheets take UTF-8 for something else
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # wide forms work alike


def as_csv(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """RFC 4180. What a spreadsheet would compute is shown as the text that it is."""
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(head)
    writer.writerows([as_cell(value) for value in row] for row in rows)
    return _MARK + text.getvalue()


def as_cell(value: object) -> str:
    text = "" if value is None else str(value)
    return f"'{text}" if text.startswith(_FORMULA) else text
