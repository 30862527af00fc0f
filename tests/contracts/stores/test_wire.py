"""What PostgreSQL is asked without its driver: statements that a connection keeps, and others."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from datetime import UTC, datetime
from time import monotonic
from typing import Any

import psycopg
import pytest
from psycopg.pq import ExecStatus
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.driver.plain_connections import wire_of
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.ports.failures import StoreAway
from hireloom.testing.clock import StoppedClock

ECHO = "SELECT a.one, %s, %s::bytea FROM unnest(%s::text[]) AS a (one) WHERE length(a.one) = ANY(%s::int[]) ORDER BY 1"
KEPT = "SELECT count(*) FROM pg_prepared_statements WHERE name LIKE 'kept%' AND statement LIKE 'SELECT a.one%'"
LEVEL = "SELECT current_setting('transaction_isolation')"


def test_what_was_said_comes_back_as_it_was(postgres_engine: Engine) -> None:
    with postgres_engine.connect() as connection:
        asked = ("SELECT * FROM unnest(%s::text[], %s::bytea[], %s::int[])", ['ä"{},\\', ""], [b"\0\xff", b""], [-1, 7])
        assert Driver(connection).ask(*asked) == [('ä"{},\\', b"\0\xff", -1), ("", b"", 7)]
        assert Driver(connection).ask(ECHO, 5, b"\0", ["so", "yes"], [3]) == [("yes", 5, b"\0")]
        assert Driver(connection).ask(ECHO, 5, b"\0", [], []) == []


def test_values_that_are_written_into_a_statement_mean_what_they_say(postgres_engine: Engine) -> None:
    """Whatever somebody types into a search."""
    nasty = ["it's", "\\'; DROP TABLE users; --", "$1 %s ?", 'ä"{}', "", "E'\\x41'"]
    now = datetime(2026, 11, 22, 8, 1, 2, 345678, tzinfo=UTC)
    with postgres_engine.connect() as connection:
        driver = Driver(connection)
        for each in nasty:
            assert driver.rows("SELECT %s || ''", each) == [(each,)]
        asked = "SELECT %s::text[], %s + 0, 1 -%s, %s::text, %s, %s, %s"
        assert driver.rows(asked, nasty, -5, -3, None, True, now, now.date()) == [
            (nasty, -5, 4, None, True, now, now.date())
        ]
        with pytest.raises(psycopg.DataError):
            driver.rows("SELECT %s || ''", "a\0b")


def test_a_statement_is_kept_over_units_that_are_rolled_back(postgres_engine: Engine) -> None:
    for _ in range(8):
        with postgres_engine.connect() as connection:
            Driver(connection).ask(ECHO, 5, b"", ["a"], [1])
            connection.exec_driver_sql("SELECT 1")
            assert Driver(connection).rows(KEPT) == [(1,)]


def test_a_unit_reads_at_the_level_that_it_was_opened_with(postgres_engine: Engine) -> None:
    with postgres_engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
        assert Driver(connection).ask(LEVEL) == [("repeatable read",)]
    with postgres_engine.connect() as connection:
        assert Driver(connection).ask(LEVEL) == [("read committed",)]


def test_what_somebody_threw_away_is_made_anew_by_the_next_unit(postgres_engine: Engine) -> None:
    with postgres_engine.connect() as connection:  # another one would have statements of its own
        Driver(connection).ask(LEVEL)
        connection.exec_driver_sql("DEALLOCATE ALL")
        with pytest.raises(psycopg.errors.InvalidSqlStatementName):
            Driver(connection).ask(LEVEL)
        connection.rollback()
        assert Driver(connection).ask(LEVEL) == [("read committed",)]


def test_a_failure_is_the_drivers_own(postgres_engine: Engine) -> None:
    with postgres_engine.connect() as connection, pytest.raises(psycopg.errors.DivisionByZero):
        Driver(connection).ask("SELECT 1 / %s", 0)


def test_what_no_server_says_any_more_is_an_error_of_the_line(postgres_engine: Engine) -> None:
    """One that is gone at once leaves such an answer, and a connection that looks well."""
    with postgres_engine.connect() as connection:
        wire = wire_of(connection)
        with pytest.raises(psycopg.OperationalError):
            wire._judged(wire._wire.make_empty_result(ExecStatus.FATAL_ERROR))


@pytest.mark.parametrize(("said", "waits"), [("", 5), ("&connect_timeout=9", 9)])
def test_an_address_may_name_several_servers_and_how_long_to_wait(postgres: str, said: str, waits: int) -> None:
    folder = postgres.partition("host=")[2]
    engine = connect(f"postgresql://hireloom@/postgres?host=/nowhere:1&host={folder}:5432{said}")
    with engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        assert driver.info.get_parameters()["connect_timeout"] == str(waits)
    engine.dispose()


def server_of(connection: Connection) -> int:
    """The number of the process that answers this connection."""
    found: int = connection.connection.driver_connection.info.backend_pid  # type: ignore[union-attr]
    return found


@contextmanager
def stopped(*processes: int) -> Iterator[None]:
    for each in processes:
        os.kill(each, signal.SIGSTOP)
    try:
        yield
    finally:
        for each in processes:
            os.kill(each, signal.SIGCONT)


@pytest.mark.parametrize(
    "ask",
    [
        lambda connection: Driver(connection).ask(LEVEL),
        lambda connection: Driver(connection).rows(LEVEL),
        lambda connection: connection.exec_driver_sql("SELECT 1"),
    ],
    ids=["kept", "planned", "by the driver"],
)
def test_a_server_that_hangs_counts_as_away_and_the_next_connection_is_a_new_one(
    postgres: str, ask: Callable[[Connection], object]
) -> None:
    engine = connect(postgres, answered_within=0.2)
    connection = engine.connect()
    Driver(connection).ask(LEVEL)
    away = pytest.raises((psycopg.OperationalError, OperationalError), match="does not answer")
    with stopped(server_of(connection)), away:
        ask(connection)
    with suppress(OperationalError):
        connection.close()
    with engine.connect() as connection:
        assert Driver(connection).ask(LEVEL) == [("read committed",)]
    engine.dispose()


def test_whoever_asks_a_server_that_hangs_waits_only_once(
    postgres: str, postgres_engine: Engine, clock: StoppedClock
) -> None:
    engine = connect(postgres, answered_within=0.5)
    store, idle = SqlStore(engine, clock), set[int]()
    with ExitStack() as together:
        for unit in (store.reading, store.reading, store.reading, store.writing):
            tx: Any = together.enter_context(unit())
            idle.add(server_of(tx._connection))
    assert len(idle) == 4
    with stopped(*idle):
        before = monotonic()
        with pytest.raises(StoreAway), store.reading():
            pass
        assert monotonic() - before < 3
        with store.writing() as tx:
            assert tx.audit.of(1) == []
    store.close()
