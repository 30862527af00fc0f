"""Connections to PostgreSQL. This module needs the extra `postgres`."""

from functools import partial
from typing import Any

from psycopg import Connection, OperationalError
from psycopg.pq import Format
from sqlalchemy import URL, Engine, create_engine, event

from hireloom.adapters.sql.pooling import BYTES, POOL

REACHED = 5  # seconds to connect; after that the server counts as unavailable
ARRIVED = 1.0  # extra seconds for the server to report that it has ended a statement itself
LOOK = 0.1  # seconds between checks whether the process was interrupted, as in psycopg
_TIMEOUT = "connect_timeout"  # a parameter of the URL, in seconds


class AnsweringConnection(Connection[Any]):
    """`within` is how many seconds the server has to answer a statement; None sets no limit. psycopg waits forever for
    a server that hangs, or that the network no longer reaches. A connection that got no answer is closed."""

    within: float | None = None

    def wait(self, gen: Any, interval: float = LOOK, timeout: float | None = None) -> Any:
        try:
            return super().wait(gen, interval, timeout=self.within if timeout is None else timeout)
        except OperationalError as problem:
            if self.closed or problem.sqlstate:  # with a state, the server has answered: perhaps that its disk is full
                raise
            self.close()
            raise OperationalError("the server does not answer") from None


def postgres_engine(address: URL, within: float | None) -> Engine:
    """The server ends a statement after `within` seconds; one that does not even do that counts as unavailable."""
    # Statements that psycopg prepares on its own would be lost after each unit that only reads, because it is rolled
    # back.
    options = {"prepare_threshold": None} | ({} if _TIMEOUT in address.query else {_TIMEOUT: REACHED})
    engine = create_engine(address, pool_pre_ping=True, connect_args=options, **POOL)

    def answering(_dialect: Any, _record: Any, arguments: Any, options: Any) -> AnsweringConnection:
        connection = AnsweringConnection.connect(*arguments, **options)
        connection.within = None if within is None else within + ARRIVED
        return connection

    event.listen(engine, "do_connect", answering)
    event.listen(engine, "connect", partial(_asked_briefly, within))
    event.listen(engine, "before_cursor_execute", _as_they_are)
    return engine


def _asked_briefly(within: float | None, connection: Any, _record: Any) -> None:
    """Settings for many short queries at once: no parallel workers and no compiled code, which the planner, knowing
    little about the values, might choose. Starting two workers takes 20 ms, six times as long as the query."""
    connection.execute("SET max_parallel_workers_per_gather = 0")
    connection.execute("SET jit = off")
    if within is not None:  # a statement that only we give up on would continue and hold its locks
        connection.execute(f"SET statement_timeout = {round(1000 * within)}")
    connection.commit()


def _as_they_are(_connection: Any, cursor: Any, _statement: str, _values: Any, context: Any, _many: bool) -> None:
    """Otherwise psycopg gets bytes as hexadecimal text, which takes three times as long."""
    if BYTES.items() <= context.execution_options.items():
        cursor.format = Format.BINARY
