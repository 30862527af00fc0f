"""Connections to SQLite or PostgreSQL, with the settings that transactions and durability need."""

from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import TimeoutError

from hireloom.adapters.sql.pooling import PATIENCE, POOL, WRITING
from hireloom.adapters.sql.turns import Turns

MAPPED = 1 << 31  # bytes; SQLite may have been compiled with a lower limit
ANSWERED = 15.0  # seconds for a statement; ours take milliseconds, and migrations have no limit
_TURN = "turn"  # in a connection's info while it has its turn to write


def connect(url: str, *, threads: int = 16, answered_within: float | None = ANSWERED) -> Engine:
    """An engine for `sqlite:///path` or `postgresql://…`, which means psycopg 3. While another process locks the SQLite
    database, a quarter of the `threads` that serve requests does not wait for it. PostgreSQL ends a statement after
    `answered_within` seconds; a server that does not even do that counts as unavailable."""
    address = make_url(url)
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() == "postgresql":
        from hireloom.adapters.sql.postgres import postgres_engine  # an extra

        return postgres_engine(address, answered_within)
    return _sqlite_engine(address, Turns(most=threads * 3 // 4 - 1))  # in addition to the one that has the turn


def _sqlite_engine(address: URL, turns: Turns) -> Engine:
    # Reuse the most recently used connection first: its caches are warm.
    engine = create_engine(address, pool_use_lifo=True, connect_args={"timeout": PATIENCE}, **POOL)

    def begun(connection: Connection) -> None:
        if not connection.get_execution_options().get(WRITING):
            connection.exec_driver_sql("BEGIN")
            return
        if _TURN not in connection.info:
            if not turns.take(PATIENCE):
                raise TimeoutError("others are writing, or wait for it")
            connection.info[_TURN] = True
        # A deferred transaction that starts to write fails immediately if another has written in the meantime; this one
        # waits.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        turns.write()

    def over(_connection: Any, record: Any, _why: object = None) -> None:
        if record.info.pop(_TURN, False):
            turns.give()

    event.listen(engine, "connect", _prepared)
    event.listen(engine, "begin", begun)
    event.listen(engine, "checkin", over)
    event.listen(engine, "invalidate", over)
    return engine


def _prepared(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we send BEGIN ourselves: the driver would send it too late, and never IMMEDIATE
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # NORMAL may lose the last commits when the power fails
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA mmap_size = {MAPPED}")  # rows are read in place instead of being copied
    cursor.close()
