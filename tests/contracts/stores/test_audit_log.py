"""The audit log can only grow, on every engine: a hash chain, and triggers that refuse everything else."""

import threading
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

import hireloom.adapters.sql.migrations as migrations
from hireloom.adapters.sql.pooling import WRITING
from hireloom.domain.audit import AuditEvent
from hireloom.usecases.audit import AuditDesk

WRITERS, EVENTS = 8, 12
REFUSED = "the audit log is append-only"


@pytest.fixture
def desk(store) -> AuditDesk:
    return AuditDesk(store)


@pytest.fixture
def log(store, clock):
    """Add one event for each subject, a minute apart."""

    def log(*subjects: str) -> None:
        with store.writing() as tx:
            for number, subject in enumerate(subjects):
                tx.audit.add(AuditEvent(clock.now() + timedelta(minutes=number), "x.done", 7, subject, {"a": "é"}))

    return log


def test_many_writers_at_once_make_one_chain(store, clock, desk):
    barrier = threading.Barrier(WRITERS)

    def write(writer: int) -> None:
        barrier.wait()
        for number in range(EVENTS):
            with store.writing() as tx:
                tx.audit.add(*(AuditEvent(clock.now(), f"w{writer}.n{number}", writer) for _ in range(number % 3)))

    with ThreadPoolExecutor(WRITERS) as threads:
        list(threads.map(write, range(WRITERS)))
    report = desk.verify()
    assert (report.entries, report.broken_at) == (WRITERS * sum(number % 3 for number in range(EVENTS)), None)
    records = list(desk.records())
    assert len({record.previous_hash for record in records}) == len(records)


def test_a_unit_that_fails_leaves_no_gap(store, clock, desk, log):
    log("a")

    def fail() -> None:
        with store.writing() as tx:
            tx.audit.add(AuditEvent(clock.now(), "x.lost"))
            tx.audit.of(1)  # written already, and taken back
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    log("b")
    assert [record.event.subject for record in desk.records()] == ["a", "b"]
    assert desk.verify().broken_at is None


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE audit_events SET action = 'x.other' WHERE id = 2",
        "UPDATE audit_events SET subject = 'somebody else' WHERE id = 2",
        "UPDATE audit_events SET subject = '' WHERE id = 2",
        "UPDATE audit_events SET subject = '', salt = '', actor_id = NULL WHERE id = 2",
        "UPDATE audit_events SET subject = '', salt = '', hash = previous_hash WHERE id = 2",
        "UPDATE audit_events SET subject = '', salt = '', id = 9 WHERE id = 2",
        "DELETE FROM audit_events WHERE id = 2",
        "DELETE FROM audit_events",
        "INSERT INTO audit_checkpoints (through_id, hash) VALUES (3, 'made up')",
    ],
)
def test_the_database_itself_refuses_other_changes(engine, desk, log, statement):
    log("a", "b", "c")
    with pytest.raises(Exception, match=REFUSED), engine.begin() as connection:
        connection.execute(text(statement))
    assert (desk.verify().entries, desk.verify().broken_at) == (3, None)


def test_no_row_is_replaced_and_no_table_emptied(sqlite_engine, migrated_postgres, postgres_engine):
    values = "(1, '2026-01-01', 'x', '', '{}', 's', 'd', 'p', 'h')"
    columns = "(id, at, action, subject, details, salt, subject_digest, previous_hash, hash)"
    with sqlite_engine.begin() as connection:
        connection.execute(text(f"INSERT INTO audit_events {columns} VALUES {values}"))
    with pytest.raises(Exception, match=REFUSED), sqlite_engine.begin() as connection:
        connection.execute(text(f"REPLACE INTO audit_events {columns} VALUES {values}"))
    for table in ("audit_events", "audit_checkpoints"):
        with pytest.raises(Exception, match=REFUSED), postgres_engine.begin() as connection:
            connection.execute(text(f"TRUNCATE {table}"))


def test_an_erased_subject_leaves_the_chain_whole_and_says_nothing(store, engine, desk, log):
    log("anna@mail.example", "b", "anna@mail.example")
    with store.writing() as tx:
        tx.audit.forget("anna@mail.example")
    report = desk.verify()
    assert (report.entries, report.erased, report.broken_at) == (3, 2, None)
    assert [record.salt == "" for record in desk.records()] == [True, False, True]


def test_what_is_past_its_time_leaves_a_checkpoint(store, clock, engine, desk, log):
    log("a", "b", "c", "d")
    hashes = [record.hash for record in desk.records()]
    later = clock.now() + timedelta(days=1)
    with store.writing() as tx:
        assert tx.audit.sweep(before=clock.now() + timedelta(minutes=2), count=1) == 1
        assert tx.audit.sweep(before=clock.now() + timedelta(minutes=2), count=9) == 1
    assert [record.event.subject for record in desk.records()] == ["c", "d"]
    report = desk.verify(hashes[1])
    assert (report.entries, report.broken_at, report.has_expected) == (2, None, True)
    with store.writing() as tx:
        assert tx.audit.sweep(before=later, count=9) == 1  # the newest stays: the next one is linked to it
        assert tx.audit.sweep(before=later, count=9) == 0
    log("e")
    assert [record.event.subject for record in desk.records()] == ["d", "e"]
    assert desk.verify().broken_at is None
    for statement in ("UPDATE audit_checkpoints SET hash = 'x'", "DELETE FROM audit_checkpoints"):
        with pytest.raises(Exception, match=REFUSED), engine.begin() as connection:
            connection.execute(text(statement))


def test_two_sweeps_at_once_remove_everything_once(store, clock, desk, log):
    log(*map(str, range(20)))
    later, barrier = clock.now() + timedelta(days=1), threading.Barrier(2)

    def sweep(_: int) -> int:
        barrier.wait()
        with store.writing() as tx:
            return tx.audit.sweep(before=later, count=15)

    with ThreadPoolExecutor(2) as threads:
        assert sum(threads.map(sweep, range(2))) == 19
    assert (desk.verify().entries, desk.verify().broken_at) == (1, None)


def test_an_older_log_is_put_into_the_chain(engine, desk, store, clock, log):
    """Down to the version before, and up again with what that version wrote."""
    log("a", "b")
    config = Config()
    config.set_main_option("script_location", str(Path(str(migrations.__file__)).parent))
    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.downgrade(config, "0042")
        row = {"at": clock.now().replace(tzinfo=None), "subject": "c", "details": '{"b": "1", "a": "é"}'}
        insertion = "INSERT INTO audit_events (at, action, subject, details) VALUES (:at, 'x.old', :subject, :details)"
        connection.execute(text(insertion), row)
        command.upgrade(config, "head")
    log("d")
    assert [record.event.subject for record in desk.records()] == ["a", "b", "c", "d"]
    report = desk.verify()
    assert (report.entries, report.erased, report.broken_at) == (4, 0, None)


@pytest.mark.parametrize(
    ("statement", "broken_at"),
    [
        ("UPDATE audit_events SET actor_id = 8 WHERE id = 2", 2),
        ("UPDATE audit_events SET subject = 'bert' WHERE id = 2", 2),
        ("DELETE FROM audit_events WHERE id = 2", 3),
        ("DELETE FROM audit_events WHERE id = 1", 2),
    ],
)
def test_what_somebody_changes_behind_the_triggers_is_named(engine, desk, log, statement, broken_at):
    log("a", "b", "c")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL session_replication_role = replica"))
        else:
            for name in ("changed", "removed"):
                connection.execute(text(f"DROP TRIGGER audit_events_never_{name}"))
        connection.execute(text(statement))
    assert desk.verify().broken_at == broken_at
