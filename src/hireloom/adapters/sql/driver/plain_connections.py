"""Connections as the driver knows them: what the library does around a question takes longer than many a question."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine

IDLE = 4  # more are only needed while readers take long


def plain(connection: Connection) -> Any:
    return connection.connection.driver_connection


class OpenReaders:
    """Connections to SQLite that stay out of the pool from one reading to the next."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._idle = engine, list[Connection]()

    @contextmanager
    def connected(self) -> Iterator[Connection]:
        """In a transaction, which is rolled back in the end."""
        try:
            connection = self._idle.pop()
        except IndexError:
            connection = self._engine.connect()
        try:
            driver = plain(connection)
            driver.execute("BEGIN")
            yield connection
            connection.rollback()  # of what the library knows
            driver.rollback()
        except BaseException:
            connection.close()  # whatever is the matter with it
            raise
        if len(self._idle) < IDLE:
            self._idle.append(connection)
        else:
            connection.close()

    def close(self) -> None:
        while self._idle:
            self._idle.pop().close()
