"""How long PostgreSQL may take for a statement, and what it refuses by itself."""

from collections.abc import Iterator

import psycopg
import pytest
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError

from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.driver.plain_connections import plain
from hireloom.adapters.sql.engine import connect

FULL = "DO $$ BEGIN RAISE 'no space left' USING ERRCODE = 'disk_full'; END $$"
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event IN ('advisory', 'PgSleep')"


@pytest.fixture
def hasty(postgres: str) -> Iterator[Engine]:
    engine = connect(postgres, answered_within=0.3)
    yield engine
    engine.dispose()


def server_of(connection: Connection) -> int:
    found: int = plain(connection).info.backend_pid
    return found


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
    """Else each try leaves one more behind, until the server takes no connection."""
    hold = "SELECT pg_advisory_xact_lock(1)"
    with postgres_engine.connect() as holder, hasty.connect() as waiting:
        holder.exec_driver_sql(hold)
        for ask in (lambda: waiting.exec_driver_sql(hold), lambda: Driver(waiting).rows(hold)):
            with pytest.raises(Exception, match="statement timeout"):
                ask()
            waiting.rollback()
            assert holder.scalar(text(WAITING)) == 0


def test_migrations_may_take_as_long_as_they_take(postgres: str) -> None:
    engine = connect(postgres, answered_within=None)
    with engine.connect() as connection:
        assert connection.scalar(text("SHOW statement_timeout")) == "0"
    engine.dispose()
