"""PgBouncer in transaction mode between us and PostgreSQL: a connection of ours is another one of the server's in each
transaction, so nothing may rely on the state of the last one."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, make_url, select, text

from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.migrate import _LOCK, migrate_at
from hireloom.adapters.sql.probe import clock, look
from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.identity.users import Role, User
from hireloom.ports.probes import ProbeFailed
from hireloom.testing.clock import StoppedClock
from tests.waiting import until

PGBOUNCER = "/usr/sbin/pgbouncer"
DOCUMENTED = "SET statement_timeout = 15000; SET jit = off; SET max_parallel_workers_per_gather = 0"
NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)


def answers(path: Path) -> bool:
    """Whether somebody takes connections at this socket: its file is there a moment before."""
    with socket.socket(socket.AF_UNIX) as client:
        return client.connect_ex(str(path)) == 0


@pytest.fixture
def pooled(postgres: str) -> Iterator[Callable[..., str]]:
    """The address of a new database behind two connections that begin with this query."""
    folder = Path(tempfile.mkdtemp(prefix="hireloom-pgb-", dir="/tmp"))
    prefix: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
        prefix = ["runuser", "-u", "postgres", "--"]
    programs: list[subprocess.Popen[Any]] = []

    def pooled(connect_query: str) -> str:
        database = f"pooled_{os.urandom(4).hex()}"
        engine = connect(postgres)
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text(f"CREATE DATABASE {database}"))
        engine.dispose()
        config = folder / "pgbouncer.ini"
        config.write_text(
            f"[databases]\n* = host={make_url(postgres).query['host']} user=hireloom connect_query='{connect_query}'\n"
            f"[pgbouncer]\nlisten_addr =\nunix_socket_dir = {folder}\nauth_type = any\npool_mode = transaction\n"
            "default_pool_size = 2\nmax_client_conn = 100\n"
        )
        programs.append(subprocess.Popen([*prefix, PGBOUNCER, "-q", config], cwd="/"))
        assert until(lambda: answers(folder / ".s.PGSQL.6432"))
        return f"postgresql://hireloom@/{database}?host={folder}&port=6432"

    try:
        yield pooled
    finally:
        for program in programs:
            program.terminate()
            program.wait(10)
        shutil.rmtree(folder, ignore_errors=True)


def test_everything_works_over_two_connections_for_many(pooled: Callable[..., str]) -> None:
    address = pooled(DOCUMENTED)
    migrate_at(address)
    engine = connect(address)
    store = SqlStore(engine, StoppedClock(NOW))

    def join(number: int) -> None:
        user = User(f"weaver{number}", f"weaver{number}@loom.example", Role.USER, NOW)
        with store.writing() as tx:
            tx.users.add(user, password_hash="!")
        with store.reading() as tx:
            assert tx.users.by_email(user.email)

    with ThreadPoolExecutor(16) as threads:
        list(threads.map(join, range(64)))

    def settings(_: int) -> tuple[str, ...]:
        with engine.connect() as connection:
            names = ("statement_timeout", "jit", "max_parallel_workers_per_gather")
            return tuple(str(connection.scalar(text(f"SHOW {name}"))) for name in names)

    with ThreadPoolExecutor(16) as threads:
        assert set(threads.map(settings, range(64))) == {("15s", "off", "0")}
    assert look(engine).startswith("PostgreSQL ")
    assert clock(engine, datetime.now(UTC)).endswith(" seconds from the database's")
    for wrong, how in ((-60, "slow"), (60, "fast")):
        with pytest.raises(ProbeFailed, match=how):
            clock(engine, datetime.now(UTC) + timedelta(seconds=wrong))
    engine.dispose()


def test_a_migration_may_take_longer_than_a_statement(pooled: Callable[..., str]) -> None:
    """It waits here for another process that migrates."""
    address = pooled("SET statement_timeout = 1000")
    second_engine = connect(address)
    with second_engine.begin() as connection:
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
        with ThreadPoolExecutor(1) as threads:
            migration = threads.submit(migrate_at, address)
            with pytest.raises(TimeoutError):
                migration.result(timeout=2)
            connection.rollback()
            migration.result()
    second_engine.dispose()


def test_the_check_says_what_is_missing(pooled: Callable[..., str]) -> None:
    address = pooled("SELECT 1")
    migrate_at(address)
    engine = connect(address, answered_within=None)
    with pytest.raises(ProbeFailed, match="does not limit how long a statement takes") as failed:
        look(engine)
    assert "connect_query" in failed.value.advice
    engine.dispose()
