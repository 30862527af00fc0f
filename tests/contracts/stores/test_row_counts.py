"""What triggers count is what counting would find, whatever was written in whichever order."""

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Engine, text

from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.row_counts import actions_recorded, people_of_roles
from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.users import Role, User
from hireloom.domain.refusals import NotFound
from hireloom.domain.windows import Window
from hireloom.ports.people_lists import AuditQuery

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
WRITERS, EACH = 4, 40
RECORDED, PEOPLE = (
    "SELECT action FROM audit_events",
    "SELECT CASE WHEN deleted_at IS NULL THEN user_type ELSE 'deleted' END FROM users",
)


def counted(engine: Engine) -> tuple[dict[str, int], dict[str, int]]:
    """What the triggers know, without what is not there."""
    with engine.connect() as connection:
        driver = Driver(connection)
        known = actions_recorded(driver), people_of_roles(driver)
    actions, people = ({kind: rows for kind, rows in each.items() if rows} for each in known)
    return actions, people


def there(engine: Engine) -> tuple[dict[str, int], dict[str, int]]:
    with engine.connect() as connection:
        recorded, people = (Counter(connection.scalars(text(asked)).all()) for asked in (RECORDED, PEOPLE))
    return dict(recorded), dict(people)


def add_person(store: SqlStore, name: str, role: Role) -> User:
    with store.writing() as tx:
        return tx.users.add(User(name, f"{name}@people.example", role, NOW), password_hash="!")


def test_every_change_is_counted(engine: Engine, store: SqlStore) -> None:
    anna, bert = add_person(store, "anna1", Role.USER), add_person(store, "bert2", Role.RECRUITER)
    assert counted(engine) == there(engine) == ({}, {"user": 1, "recruiter": 1})
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE users SET user_type = 'admin' WHERE id = {anna.id}"))
        connection.execute(text(f"UPDATE users SET deleted_at = created_at WHERE id = {bert.id}"))
        connection.execute(text("UPDATE users SET username = username || 'x'"))
    assert counted(engine)[1] == there(engine)[1] == {"admin": 1, "deleted": 1}
    old, new = (AuditEvent(NOW - timedelta(days=days), f"jobs.{days}", anna.id, "", {}) for days in (9, 1))
    with store.writing() as tx:
        tx.audit.add(old, old, new)
    assert counted(engine)[0] == there(engine)[0] == {"jobs.9": 2, "jobs.1": 1}
    with store.writing() as tx:
        assert tx.audit.sweep(before=NOW - timedelta(days=5), count=10) == 2
    with engine.begin() as connection:
        connection.execute(text(f"DELETE FROM users WHERE id = {bert.id}"))
    assert counted(engine) == there(engine) == ({"jobs.1": 1}, {"admin": 1})


def test_what_was_rolled_back_is_not_counted(engine: Engine, store: SqlStore) -> None:
    with suppress(NotFound), store.writing() as tx:
        tx.audit.add(AuditEvent(NOW, "jobs.edited", 1, "", {}))
        raise NotFound
    assert counted(engine) == ({}, {})


@pytest.fixture
def often(engine: Engine) -> Iterator[None]:
    """On PostgreSQL every second change makes one line of many."""
    if engine.dialect.name != "postgresql":
        yield
        return
    with engine.begin() as connection:
        said = str(connection.scalar(text("SELECT pg_get_functiondef('hireloom_counted_audit_added'::regproc)")))
        assert "random() < 0.005" in said
        connection.exec_driver_sql(said.replace("random() < 0.005", "random() < 0.5"))
    yield
    with engine.begin() as connection:
        connection.exec_driver_sql(said)


@pytest.mark.usefixtures("often")
def test_those_who_write_at_once_lose_nothing(engine: Engine, store: SqlStore) -> None:
    def write(number: int) -> None:
        for each in range(EACH):
            with store.writing() as tx:
                tx.audit.add(AuditEvent(NOW, f"jobs.{each % 3}", number, "", {}))

    threads = [threading.Thread(target=write, args=(number,)) for number in range(WRITERS)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert counted(engine)[0] == there(engine)[0]
    assert sum(counted(engine)[0].values()) == WRITERS * EACH
    with store.reading() as tx:
        assert tx.people_lists.audit(AuditQuery(Window(), action="Jobs.2")).total == WRITERS * (EACH // 3)
        assert tx.people_lists.audit(AuditQuery(Window())).total == WRITERS * EACH
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM row_counts")) < WRITERS * EACH
