"""Statements sent to PostgreSQL, without what psycopg does around each.

A statement that is always the same is planned once for a connection and kept for good: the driver would plan it anew
after each unit that was rolled back, as every unit is that only reads. Other statements are planned for just their
values.
"""

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from struct import pack
from typing import Any, NamedTuple

from psycopg import Connection, OperationalError
from psycopg.adapt import Transformer
from psycopg.errors import error_from_result
from psycopg.generators import execute
from psycopg.pq import ExecStatus, Format, TransactionStatus
from psycopg.sql import quote

_UNSAID, _INT = 0, 23  # types by their numbers in PostgreSQL; with the first it decides itself
_OF_LISTS = {1001: 17, 1007: _INT, 1009: 25}  # arrays of bytes, of integers, of texts, and the types of their elements
_FIRST = datetime(2000, 1, 1, tzinfo=UTC)  # PostgreSQL counts moments and days from here
_GOOD = (ExecStatus.TUPLES_OK, ExecStatus.COMMAND_OK)
_STALE = ("26000", "0A000")  # a statement was thrown away, or its tables have other columns now


class _Kept(NamedTuple):
    name: bytes
    types: tuple[int, ...]  # of its values


class Wire:
    """Sends statements over one connection. A kept statement takes integers of four bytes, texts, bytes and lists of
    these; booleans, datetimes, dates and None."""

    def __init__(self, connection: "Connection[Any]") -> None:
        self._connection, self._wire = connection, connection.pgconn
        self._encoding = connection.info.encoding
        self._kept: dict[str, _Kept] = {}
        self._count = 0

    @property
    def is_begun(self) -> bool:
        return self._wire.transaction_status != TransactionStatus.IDLE

    def begin(self, said: str) -> None:
        self._wire.send_query(said.encode())
        self._answer()

    def rows(self, statement: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """Planned for these values, which are written into the statement: they may be frequent or rare in the table."""
        self._begin()
        first, *parts = statement.split("%s")
        said = [first, *(quote(value, self._connection) + part for value, part in zip(values, parts, strict=True))]
        self._wire.send_query_params("".join(said).encode(self._encoding), None, None, None, Format.BINARY)
        return self._read(self._answer())

    def kept(self, statement: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """Planned once, for any values."""
        self._begin()
        kept = self._kept.get(statement) or self._prepare(statement, values)
        sent: Any = [self._sent(value, kind) for value, kind in zip(values, kept.types, strict=True)]
        self._wire.send_query_prepared(kept.name, sent, [Format.BINARY] * len(sent), Format.BINARY)
        return self._read(self._answer())

    def _begin(self) -> None:
        """Begin a transaction, as psycopg does before its first statement."""
        if not self.is_begun:
            level = self._connection.isolation_level
            self.begin(f"BEGIN ISOLATION LEVEL {level.name.replace('_', ' ')}" if level is not None else "BEGIN")

    def _read(self, result: Any) -> list[tuple[Any, ...]]:
        found = Transformer(self._connection)
        found.set_pgresult(result)
        return found.load_rows(0, result.ntuples, tuple)

    def _prepare(self, statement: str, values: Sequence[Any]) -> _Kept:
        self._count += 1
        name, first, *parts = (f"kept_{self._count}".encode(), *statement.replace("%b", "%s").split("%s"))
        numbered = first + "".join(f"${at}{part}" for at, part in enumerate(parts, 1))
        types = [_INT if type(value) is int else _UNSAID for value in values]  # of others the statement decides
        self._wire.send_prepare(name, numbered.encode(self._encoding), types)
        self._answer()
        self._wire.send_describe_prepared(name)
        described = self._answer()
        self._kept[statement] = _Kept(name, tuple(described.param_type(at) for at in range(described.nparams)))
        return self._kept[statement]

    def _answer(self) -> Any:
        """What the server answers to the statement that has just been sent. libpq's own `exec` has no time limit."""
        return self._judged(self._connection.wait(execute(self._wire))[-1])

    def _judged(self, result: Any) -> Any:
        if result.status not in _GOOD:
            error = error_from_result(result, self._encoding)
            if error.sqlstate is None:  # no error of the server: the connection is gone
                raise OperationalError(str(error)) from error
            if error.sqlstate in _STALE:
                self._kept.clear()  # the next unit prepares them anew
            raise error
        return result

    def _sent(self, value: Any, kind: int) -> bytes | None:
        """The value in PostgreSQL's binary form."""
        if value is None:
            return None
        if isinstance(value, datetime):
            return pack(">q", (value - _FIRST) // timedelta(microseconds=1))
        if isinstance(value, date):
            return pack(">i", (value - _FIRST.date()).days)
        if isinstance(value, list):
            inner = _OF_LISTS[kind]
            each = [self._sent(one, inner) or b"" for one in value]
            head = pack(">iiiii", 1, 0, inner, len(value), 1) if value else pack(">iii", 0, 0, inner)
            return head + b"".join([part for one in each for part in (pack(">i", len(one)), one)])
        if isinstance(value, str):
            return value.encode(self._encoding)
        if isinstance(value, int):
            return pack("?" if isinstance(value, bool) else ">i", value)
        return bytes(value)
