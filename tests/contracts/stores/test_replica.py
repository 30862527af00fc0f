"""A real streaming replica: reads go there, and nobody misses what they have just written."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import Engine, make_url, text

from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.replica import Replica
from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.identity.users import Role, User
from hireloom.ports.probes import ProbeFailed
from hireloom.testing.clock import StoppedClock
from tests.postgres_server import LEAN, program, run
from tests.waiting import until

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)


@pytest.fixture(scope="module")
def standby(postgres: str, migrated_postgres: Engine) -> Iterator[tuple[str, str]]:
    """The address of a replica of the test's server, and its folder."""
    host = make_url(postgres).query["host"]
    folder = Path(tempfile.mkdtemp(prefix="hireloom-pgr-", dir="/tmp"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    data = str(folder / "data")
    backup = program("pg_basebackup"), "-h", str(host), "-U", "hireloom", "-D", data, "-R", "-X", "stream"
    try:
        run(*backup, "-c", "fast", "--no-sync")
        _start(data, folder)
        yield f"postgresql://hireloom@/postgres?host={folder}", data
        run(program("pg_ctl"), "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _start(data: str, folder: Path) -> None:
    options = f"{LEAN} -c hot_standby=on -k {folder}"
    run(program("pg_ctl"), "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")


@pytest.fixture
def replica(postgres_engine: Engine, standby: tuple[str, str]) -> Iterator[Replica]:
    replica = Replica(postgres_engine, connect(standby[0]))
    yield replica
    replica.close()


@pytest.fixture
def replicated(postgres_engine: Engine, replica: Replica) -> SqlStore:
    return SqlStore(postgres_engine, StoppedClock(NOW), replica=replica)


def is_on_replica(replica: Replica) -> bool:
    with replica.connected() as connection:
        return bool(connection.scalar(text("SELECT pg_is_in_recovery()")))


def join(store: SqlStore, number: int) -> str:
    user = User(f"weaver{number}", f"weaver{number}@loom.example", Role.USER, NOW)
    with store.writing() as tx:
        tx.users.add(user, password_hash="!")
    return user.email


def pause(address: str, command: str) -> None:
    engine = connect(address)
    with engine.connect() as connection:
        connection.execute(text(f"SELECT pg_wal_replay_{command}()"))
    engine.dispose()


def test_reads_go_to_the_replica(replica: Replica) -> None:
    assert until(lambda: is_on_replica(replica))


@pytest.mark.parametrize("kind", ["reading", "snapshot"])
def test_both_kinds_of_units_read_there_and_cannot_write(replicated: SqlStore, replica: Replica, kind: str) -> None:
    assert until(lambda: is_on_replica(replica))
    with getattr(replicated, kind)() as tx:
        assert tx._connection.scalar(text("SELECT pg_is_in_recovery()"))
        level = tx._connection.scalar(text("SHOW transaction_isolation"))
    assert level == ("repeatable read" if kind == "snapshot" else "read committed")


def test_everybody_reads_what_they_have_just_written(replicated: SqlStore) -> None:
    """Sixteen at once, who write and read two hundred times."""

    def write_and_read(number: int) -> bool:
        email = join(replicated, number)
        with replicated.reading() as tx:
            return tx.users.by_email(email) is not None

    with ThreadPoolExecutor(16) as threads:
        assert all(threads.map(write_and_read, range(200)))


def test_while_the_replica_lags_the_primary_is_read(
    replicated: SqlStore, replica: Replica, standby: tuple[str, str]
) -> None:
    pause(standby[0], "pause")
    try:
        email = join(replicated, 1)
        with replicated.reading() as tx:
            assert tx.users.by_email(email)
        with replicated.snapshot() as tx:
            assert tx.users.by_email(email)
        assert not is_on_replica(replica)
    finally:
        pause(standby[0], "resume")
    assert until(lambda: is_on_replica(replica))


def test_without_the_replica_the_primary_is_read_and_it_is_asked_again_after_a_rest(
    postgres_engine: Engine, standby: tuple[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    address, data = standby
    moments = [0.0]
    replica = Replica(postgres_engine, connect(address), monotonic=lambda: moments[0])
    store = SqlStore(postgres_engine, StoppedClock(NOW), replica=replica)
    run(program("pg_ctl"), "-D", data, "-m", "immediate", "stop")
    try:
        email = join(store, 1)
        for _ in range(2):
            with store.reading() as tx:
                assert tx.users.by_email(email)
        assert caplog.text.count("the replica is left alone") == 1
        with pytest.raises(ProbeFailed, match="cannot be used"):
            replica.look()
    finally:
        _start(data, Path(data).parent)
    assert not is_on_replica(replica)
    moments[0] += 31
    assert until(lambda: is_on_replica(replica))
    replica.close()


def test_the_check_says_how_far_it_is_behind_and_whether_it_is_one(
    postgres: str, postgres_engine: Engine, replica: Replica
) -> None:
    assert until(lambda: is_on_replica(replica))
    assert replica.look().endswith(" seconds behind")
    second_replica = Replica(postgres_engine, connect(postgres))
    with pytest.raises(ProbeFailed, match="not a replica"):
        second_replica.look()
    assert not is_on_replica(second_replica)
    second_replica.close()
