"""The driver's own connections, and connections that stay open between reads."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import Connection, Engine

from hireloom.adapters.sql.driver.answering import NoAnswer
from hireloom.adapters.sql.driver.wire import Wire

IDLE = 4  # more are only needed while readers take long
_WIRE = "wire"  # the key in the info of a connection


def plain(connection: Connection) -> Any:
    return connection.connection.driver_connection


def wire_of(connection: Connection) -> Wire:
    """The Wire of a connection to PostgreSQL, the same one as long as it lasts."""
    if _WIRE not in connection.info:
        connection.info[_WIRE] = Wire(plain(connection))
    found: Wire = connection.info[_WIRE]
    return found


class OpenReaders:
    """Connections that stay out of the pool from one reading to the next."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._idle = engine, list[Connection]()
        self._is_postgres = engine.dialect.name == "postgresql"

    @contextmanager
    def connected(self, begin: str = "BEGIN") -> Iterator[Connection]:
        """In a transaction, which is rolled back in the end."""
        connection = self._begun(begin)
        try:
            yield connection
            connection.rollback()  # what SQLAlchemy knows of
            plain(connection).rollback()
        except BaseException:
            connection.close()  # it may be broken
            raise
        if len(self._idle) < IDLE:
            self._idle.append(connection)
        else:
            connection.close()

    def _begun(self, begin: str) -> Connection:
        """A connection in a new transaction. The server may have closed an idle one: that shows when it begins, and the
        next one is taken."""
        while True:
            try:
                connection, was_idle = self._idle.pop(), True
            except IndexError:
                connection, was_idle = self._engine.connect(), False
            try:
                self._begin(connection, begin)
                return connection
            except BaseException as reason:
                is_closed = was_idle and isinstance(reason, self._engine.dialect.loaded_dbapi.OperationalError)
                is_closed = is_closed and not isinstance(reason, NoAnswer)  # which the next one would not get, either
                with suppress(Exception):
                    connection.invalidate()
                connection.close()
                if not is_closed:
                    raise

    def _begin(self, connection: Connection, begin: str) -> None:
        if self._is_postgres:
            wire_of(connection).begin(begin)
        else:
            plain(connection).execute(begin)

    def close(self) -> None:
        while self._idle:
            self._idle.pop().close()
