"""Bitmaps that a connection has read before. The same few, of all jobs or all people, are in every question: to make
them of their rows, or only to send these, takes longer than to compute with them. Whether they are still true is asked
each time."""

from collections.abc import Sequence

from pyroaring import BitMap
from sqlalchemy import Connection

_BITMAPS = "bitmaps"  # what a connection knows of itself
MOST, SHORT = 32 * 1024 * 1024, 1000  # bytes as they are written: of all that are kept, and of what is sooner made anew
Marks = Sequence[int]  # of the rows of a term, in the order of their chunks


def of(connection: Connection) -> "KeptBitmaps":
    """As long as the connection lasts: another server may stand at the same address later."""
    found: KeptBitmaps = connection.info.setdefault(_BITMAPS, KeptBitmaps())
    return found


class KeptBitmaps:
    """They are never changed: whoever computes with them makes new ones."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Marks, BitMap, int]] = {}  # the one that was not asked for longest is the first
        self._size = 0

    def get(self, term: str, marks: Marks) -> BitMap | None:
        """What was read of exactly these rows."""
        kept = self._kept.get(term)
        if kept is None or kept[0] != marks:
            return None
        self._kept[term] = self._kept.pop(term)
        return kept[1]

    def put(self, term: str, marks: Marks, ids: BitMap, size: int) -> None:
        self._drop(term)
        if size < SHORT:
            return
        self._kept[term] = marks, ids, size
        self._size += size
        while self._size > MOST:
            self._drop(next(iter(self._kept)))

    def _drop(self, term: str) -> None:
        _, _, size = self._kept.pop(term, ((), BitMap(), 0))
        self._size -= size
