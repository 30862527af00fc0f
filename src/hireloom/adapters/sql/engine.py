"""Connections to SQLite or PostgreSQL, with the settings that keep what was promised."""

from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

from hireloom.adapters.sql.driver.plain_connections import OpenReaders, plain
from hireloom.adapters.sql.turns import Turns

MAPPED = 1 << 31  # bytes; as many of them as the library was made to map
WRITING = "writing"  # an execution option of a connection: this unit of work may change things


# As many are kept as requests are worked on together: one more is a file opened and a schema read, or a log-in.
KEPT, BESIDE = 20, 12
PATIENCE = 15  # seconds that a writer waits for others
REACHED = 5  # seconds in which a server is there, or away
_TIMEOUT = "connect_timeout"  # of an address, in seconds
_READERS = "readers"  # an execution option of an engine
_TURN = "turn"  # what a connection knows of itself while it is its writer's turn


def connect(url: str) -> Engine:
    """An engine for `sqlite:///path` or `postgresql://…`, which means psycopg 3."""
    wanted = make_url(url)
    each = {"pool_size": KEPT, "max_overflow": BESIDE, "hide_parameters": True}  # an error may end in a log
    if wanted.drivername in ("postgres", "postgresql"):
        wanted = wanted.set(drivername="postgresql+psycopg")
    if wanted.get_backend_name() == "postgresql":
        # What the driver prepares by itself it throws away after each unit that only reads, and with it what is kept.
        given = {"prepare_threshold": None} | ({} if _TIMEOUT in wanted.query else {_TIMEOUT: REACHED})
        engine = create_engine(wanted, pool_pre_ping=True, connect_args=given, **each)
        event.listen(engine, "connect", _asked_briefly)
        engine.update_execution_options(**{_READERS: OpenReaders(engine)})
        return engine
    # The one that was used last: it still knows what it has read.
    engine = create_engine(wanted, pool_use_lifo=True, connect_args={"timeout": PATIENCE}, **each)
    event.listen(engine, "connect", _prepared)
    turns = Turns()

    def begun(connection: Connection) -> None:
        is_waiting = connection.get_execution_options().get(WRITING) and _TURN not in connection.info
        if is_waiting and turns.take(PATIENCE):  # when it does not come, the database itself says whether it is free
            connection.info[_TURN] = True
        _begun(connection)

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


def _asked_briefly(connection: Any, _record: Any) -> None:
    """For many short questions at once. A plan for any values: what is kept looks up keys, and a plan for each list of
    them takes as long as that. Neither more processes nor compiled code for one question, though the planner, which
    knows little of the values, may believe in it: to start two processes takes 20 ms, six times the question."""
    connection.execute("SET plan_cache_mode = force_generic_plan")
    connection.execute("SET max_parallel_workers_per_gather = 0")
    connection.execute("SET jit = off")
    connection.commit()


def _prepared(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves: the driver would begin too late and never IMMEDIATE
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # NORMAL may lose the last commits when the power fails
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA mmap_size = {MAPPED}")  # index rows are read where they lie, not copied first
    cursor.close()


def _begun(connection: Connection) -> None:
    # A deferred transaction that starts to write fails at once when another writer was there; an immediate one waits.
    if connection.get_execution_options().get(WRITING):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    elif not plain(connection).in_transaction:
        plain(connection).execute("BEGIN")
