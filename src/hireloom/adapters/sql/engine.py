"""Connections to SQLite or PostgreSQL, with the settings that transactions and durability need."""

from functools import partial
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import TimeoutError

from hireloom.adapters.sql.driver.answering import AnsweringConnection
from hireloom.adapters.sql.driver.plain_connections import OpenReaders, plain
from hireloom.adapters.sql.turns import Turns

MAPPED = 1 << 31  # bytes; SQLite may have been compiled with a lower limit
WRITING = "writing"  # an execution option of a connection: this unit of work may write


# As many connections stay open as requests are worked on at once: a new one opens a file and reads the schema, or logs
# in to the server.
KEPT, BESIDE = 20, 12
PATIENCE = 15  # seconds that a writer waits for others
REACHED = 5  # seconds to connect; then the server counts as away
ANSWERED = 15.0  # seconds for a statement; ours take milliseconds, and those of migrations have no limit
ARRIVED = 1.0  # seconds more for the answer that the server itself has ended a statement
_TIMEOUT = "connect_timeout"  # a parameter of the address, in seconds
_READERS = "readers"  # an execution option of an engine
_TURN = "turn"  # in the info of a connection while it is its turn to write


def connect(url: str, *, threads: int = 16, answered_within: float | None = ANSWERED) -> Engine:
    """An engine for `sqlite:///path` or `postgresql://…`, which means psycopg 3. While another process locks SQLite's
    database, a quarter of the `threads` that answer requests does not wait for it. PostgreSQL ends a statement after
    `answered_within` seconds; a server that does not even do that counts as away."""
    wanted = make_url(url)
    each = {"pool_size": KEPT, "max_overflow": BESIDE, "hide_parameters": True}  # an error may end in a log
    if wanted.drivername in ("postgres", "postgresql"):
        wanted = wanted.set(drivername="postgresql+psycopg")
    if wanted.get_backend_name() == "postgresql":
        # If psycopg prepared statements by itself, it would drop all of them, ours too, after each unit that only
        # reads.
        given = {"prepare_threshold": None} | ({} if _TIMEOUT in wanted.query else {_TIMEOUT: REACHED})
        engine = create_engine(wanted, pool_pre_ping=True, connect_args=given, **each)
        event.listen(engine, "do_connect", partial(_answering, answered_within))
        event.listen(engine, "connect", partial(_asked_briefly, answered_within))
        engine.update_execution_options(**{_READERS: OpenReaders(engine)})
        return engine
    # The connection that was used last comes first: its caches are still filled.
    engine = create_engine(wanted, pool_use_lifo=True, connect_args={"timeout": PATIENCE}, **each)
    event.listen(engine, "connect", _prepared)
    turns = Turns(most=threads * 3 // 4 - 1)  # beside the one that has the turn

    def begun(connection: Connection) -> None:
        is_mine = _TURN in connection.info
        if connection.get_execution_options().get(WRITING) and not is_mine:
            if not turns.take(PATIENCE):
                raise TimeoutError("others are writing, or wait for it")
            connection.info[_TURN] = is_mine = True
        _begun(connection)
        if is_mine:
            turns.write()

    def over(_connection: Any, record: Any, _why: object = None) -> None:
        if record.info.pop(_TURN, False):
            turns.give()

    event.listen(engine, "begin", begun)
    event.listen(engine, "checkin", over)
    event.listen(engine, "invalidate", over)
    engine.update_execution_options(**{_READERS: OpenReaders(engine)})
    return engine


def readers(engine: Engine) -> OpenReaders:
    kept: OpenReaders = engine.get_execution_options()[_READERS]
    return kept


def _answering(within: float | None, _dialect: Any, _record: Any, given: Any, named: Any) -> AnsweringConnection:
    connection = AnsweringConnection.connect(*given, **named)
    connection.within = None if within is None else within + ARRIVED
    return connection


def _asked_briefly(within: float | None, connection: Any, _record: Any) -> None:
    """Settings for many short queries at once. Generic plans: kept statements look up keys, and planning for each list
    of keys takes as long as the lookup. Neither parallel workers nor compiled code, though the planner, which knows
    little of the values, may choose them: starting two workers takes 20 ms, six times the query."""
    connection.execute("SET plan_cache_mode = force_generic_plan")
    connection.execute("SET max_parallel_workers_per_gather = 0")
    connection.execute("SET jit = off")
    if within is not None:  # a statement that only we gave up would go on, and hold its locks
        connection.execute(f"SET statement_timeout = {round(1000 * within)}")
    connection.commit()


def _prepared(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we send BEGIN: the driver would begin too late and never IMMEDIATE
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # NORMAL may lose the last commits when the power fails
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA mmap_size = {MAPPED}")  # rows are read in place, not copied first
    cursor.close()


def _begun(connection: Connection) -> None:
    # A deferred transaction that begins to write fails at once if another has written meanwhile; an immediate one
    # waits.
    if connection.get_execution_options().get(WRITING):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    elif not plain(connection).in_transaction:
        plain(connection).execute("BEGIN")
