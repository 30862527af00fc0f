"""Cursors: where the next page of a list begins. New rows never move others to another page."""

import base64

from hireloom.domain.refusals import Malformed

MOST_A_SLICE, USUAL_SLICE = 100, 20
_LONGEST = 40


class CursorMalformed(Malformed):
    sentence = "This cursor does not belong to this list. Please send next_cursor as it came, or none to start again."


def cursor_of(listed: str, row_id: int) -> str:
    """The cursor for the rows after this one, in the list with this name."""
    return base64.urlsafe_b64encode(f"{listed}:{row_id}".encode()).decode().rstrip("=")


def row_before(cursor: str, listed: str) -> int:
    """The id of the row after which the page begins. Raises CursorMalformed."""
    try:
        text = base64.b64decode(cursor[:_LONGEST] + "=" * (-len(cursor) % 4), altchars=b"-_", validate=True).decode()
    except ValueError:
        raise CursorMalformed from None
    name, _, number = text.partition(":")
    if name != listed or not (number.isascii() and number.isdigit()) or cursor_of(listed, int(number)) != cursor:
        raise CursorMalformed
    return int(number)
