"""How long PostgreSQL may take for a statement, and what it refuses by itself."""

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from time import monotonic
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError

from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.ports.failures import StoreAway
from hireloom.testing.clock import StoppedClock

FULL = "DO $$ BEGIN RAISE 'no space left' USING ERRCODE = 'disk_full'; END $$"
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event IN ('advisory', 'PgSleep')"
HOLD = "SELECT pg_advisory_xact_lock(1)"


@pytest.fixture
def hasty(postgres: str) -> Iterator[Engine]:
    engine = connect(postgres, answered_within=0.3)
    yield engine
    engine.dispose()


def server_of(connection: Connection) -> int:
    """The number of the process that answers this connection."""
    pid: int = connection.connection.driver_connection.info.backend_pid  # type: ignore[union-attr]
    return pid


@contextmanager
def stopped(*processes: int) -> Iterator[None]:
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def test_what_a_server_cannot_do_is_told_as_it_says_and_costs_no_connection(postgres_engine: Engine) -> None:
    with postgres_engine.connect() as connection:
        before = server_of(connection)
        with pytest.raises(OperationalError) as failure:
            connection.exec_driver_sql(FULL)
        assert isinstance(failure.value.orig, psycopg.errors.DiskFull)
        connection.rollback()
        assert (server_of(connection), connection.scalar(text("SELECT 1"))) == (before, 1)


def test_a_statement_that_takes_too_long_ends_in_the_server_too_and_costs_no_connection(hasty: Engine) -> None:
    with hasty.connect() as connection:
        before = server_of(connection)
        with pytest.raises(OperationalError, match="statement timeout"):
            connection.exec_driver_sql("SELECT pg_sleep(60)")
        connection.rollback()
        assert (server_of(connection), connection.scalar(text(WAITING))) == (before, 0)


def test_whoever_waits_too_long_for_a_lock_waits_no_longer_in_the_server(
    postgres_engine: Engine, hasty: Engine
) -> None:
    """Otherwise each try leaves one more behind, until the server takes no connection."""
    with postgres_engine.connect() as holder, hasty.connect() as waiting:
        holder.exec_driver_sql(HOLD)
        with pytest.raises(OperationalError, match="statement timeout"):
            waiting.exec_driver_sql(HOLD)
        waiting.rollback()
        assert holder.scalar(text(WAITING)) == 0


def test_migrations_may_take_as_long_as_they_take(postgres: str) -> None:
    engine = connect(postgres, answered_within=None)
    with engine.connect() as connection:
        assert connection.scalar(text("SHOW statement_timeout")) == "0"
    engine.dispose()


@pytest.mark.parametrize(("text", "waits"), [("", 5), ("&connect_timeout=9", 9)])
def test_an_address_may_name_several_servers_and_how_long_to_wait(postgres: str, text: str, waits: int) -> None:
    folder = postgres.partition("host=")[2]
    engine = connect(f"postgresql://hireloom@/postgres?host=/nowhere:1&host={folder}:5432{text}")
    with engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        assert driver.info.get_parameters()["connect_timeout"] == str(waits)
    engine.dispose()


def test_a_server_that_hangs_counts_as_away_and_the_next_connection_is_a_new_one(postgres: str) -> None:
    engine = connect(postgres, answered_within=0.2)
    connection = engine.connect()
    connection.exec_driver_sql("SELECT 1")
    with stopped(server_of(connection)), pytest.raises(OperationalError, match="does not answer"):
        connection.exec_driver_sql("SELECT 1")
    with suppress(OperationalError):
        connection.close()
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT 2")) == 2
    engine.dispose()


def test_whoever_asks_a_server_that_hangs_waits_only_once(postgres: str, clock: StoppedClock) -> None:
    """The pool notices that a connection gets no answer, and drops all of them."""
    engine = connect(postgres, answered_within=0.5)
    store, idle = SqlStore(engine, clock), set[int]()
    with ExitStack() as together:
        for unit in (store.reading, store.reading, store.reading, store.writing):
            tx: Any = together.enter_context(unit())
            idle.add(server_of(tx._connection))
    assert len(idle) == 4
    with stopped(*idle):
        before = monotonic()
        with store.reading() as tx:
            assert tx.audit.of(1) == []
        assert monotonic() - before < 3
    store.close()


def test_a_unit_whose_server_hangs_or_ends_can_be_tried_again(
    postgres: str, postgres_engine: Engine, clock: StoppedClock
) -> None:
    store = SqlStore(connect(postgres, answered_within=0.2), clock)

    def ask(*, ending: bool) -> None:
        with store.reading() as unit:
            tx: Any = unit
            assert tx.audit.of(1) == []
            server = server_of(tx._connection)
            if ending:
                with postgres_engine.begin() as another:
                    another.exec_driver_sql(f"SELECT pg_terminate_backend({server})")
                tx.audit.of(1)
            with stopped(server):
                tx.audit.of(1)

    for ending in (True, False):
        with pytest.raises(StoreAway):
            ask(ending=ending)
        with store.writing() as tx:
            assert tx.audit.of(1) == []
    store.close()


def test_a_snapshot_is_of_one_moment_and_other_units_are_not(store: SqlStore, postgres_engine: Engine) -> None:
    there = SqlStore(postgres_engine, StoppedClock(store._clock.now()))
    query = text("SHOW transaction_isolation")
    for _ in range(2):
        for unit, level in ((there.snapshot, "repeatable read"), (there.reading, "read committed")):
            with unit() as tx:
                connection: Any = tx
                assert connection._connection.scalar(query) == level
