"""A cache of bitmaps for each connection. Every question needs the same few long ones; sending and decoding their rows
takes longer than computing with them. The marks of the rows, which are read each time, tell whether a cached bitmap is
still true."""

from collections.abc import Sequence

from pyroaring import BitMap
from sqlalchemy import Connection

_BITMAPS = "bitmaps"  # the key in the info of a connection
MOST, SHORT = 32 * 1024 * 1024, 1000  # serialized bytes: of all that are kept; a shorter bitmap is not kept
Marks = Sequence[int]  # the marks of a term's rows, in the order of their chunks


def of(connection: Connection) -> "KeptBitmaps":
    """The cache of this connection. It ends with the connection: the same address may lead to another server later."""
    found: KeptBitmaps = connection.info.setdefault(_BITMAPS, KeptBitmaps())
    return found


class KeptBitmaps:
    """Cached bitmaps are never changed: operations on them make new ones."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Marks, BitMap, int]] = {}  # least recently used first
        self._size = 0

    def get(self, term: str, marks: Marks) -> BitMap | None:
        """The bitmap that was read from rows with exactly these marks."""
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
