"""Accounts that nobody uses anymore, on both engines: told once, removed a month later, and never the wrong one."""

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import select

import hireloom.adapters.sql.migrations as migrations
from hireloom.adapters.files.disk import DiskFiles
from hireloom.adapters.icalendar_files import ICalendarFiles
from hireloom.adapters.sql.store import SqlStore
from hireloom.adapters.sql.tables import audit_events, users
from hireloom.bootstrap.container import Container
from hireloom.demo.accounts import is_made_up
from hireloom.domain.audit import AuditEvent
from hireloom.domain.files import FileKind, StoredFile
from hireloom.domain.identity.presence import InactivityPolicy
from hireloom.domain.identity.sessions import Session, SessionKind
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job, Position
from hireloom.domain.lives import USUAL
from hireloom.domain.retention import Retention
from hireloom.ports.failures import StoreAway
from hireloom.settings import load
from hireloom.usecases import housekeeping
from hireloom.usecases.housekeeping import HousekeepingDesk
from hireloom.usecases.inactive_accounts import InactiveAccountDesk
from hireloom.usecases.interview_notices import InterviewNotices
from tests.lookups import latest

DAY = timedelta(days=1)
POLICY = InactivityPolicy(730 * DAY)
TOLD_ON, GONE_ON = 700, 730


class CountingDispatcher:
    def __init__(self) -> None:
        self.hurried = 0

    def hurry(self) -> None:
        self.hurried += 1

    def deliver(self, event: str, within: float) -> bool:
        return False


@pytest.fixture
def files(tmp_path) -> DiskFiles:
    return DiskFiles(tmp_path / "files")


@pytest.fixture
def desk(store, clock, files) -> InactiveAccountDesk:
    dispatcher, site = CountingDispatcher(), "https://hireloom.example"
    notices = InterviewNotices(clock, dispatcher, ICalendarFiles(), USUAL, site, "secret", "hireloom.example")
    return InactiveAccountDesk(store, clock, files, dispatcher, notices, POLICY, site, lambda _: False)


@pytest.fixture
def after(clock, desk):
    """Do the work this many days after the test began; returns who is still there, and how many letters wait."""
    began = clock.now()

    def work(days: int) -> tuple[list[str], int]:
        clock.advance(began + days * DAY - clock.now())
        desk.work()
        with desk.store.reading() as tx:
            rows = tx._connection.execute(select(users.c.username).where(users.c.deleted_at.is_(None)))
            return sorted(row.username for row in rows), len(tx.outbox.latest(50))

    return work


def post_job(store, recruiter: User, ends_on: date | None, **changes: object) -> Job:
    job = Job(
        "Nurse", "Loom", "Care", "Pune", "Full-Time", recruiter.created_at.date(), ends_on, recruiter.id,
        recruiter.email, recruiter.created_at,
    )  # fmt: skip
    with store.writing() as tx:
        return tx.jobs.add(replace(job, **changes))


def test_somebody_is_told_once_and_goes_a_month_later_as_if_they_had_asked(add, after, store, files, clock):
    anna = add()
    key = files.keep(b"resume", extension="pdf", on=clock.today())
    with store.writing() as tx:
        tx.files.add(StoredFile(key, anna.id, FileKind.RESUME, "r.pdf", 6, "0" * 64, clock.now()))
    assert after(TOLD_ON - 1) == (["Anna1"], 0)
    assert after(TOLD_ON) == (["Anna1"], 1)
    with store.reading() as tx:
        letter = tx.outbox.latest(1)[0].letter
    assert letter.to == anna.email
    assert "November 21, 2026" in letter.text  # when they were here last
    assert "November 20, 2028" in letter.text
    assert after(TOLD_ON) == (["Anna1"], 1)
    assert after(GONE_ON - 1) == (["Anna1"], 1)
    assert after(GONE_ON) == ([], 0)  # not even the letter stays
    assert after(GONE_ON) == ([], 0)
    with store.reading() as tx:
        left = tx.users.get(anna.id)
        result = [(event.action, event.subject, event.actor_id) for event in latest(tx, 2)]
    assert (left.username, left.is_active, anna.email in left.email) == ("Deleted user", False, False)
    assert result == [("accounts.lapsed", str(anna.id), None), ("accounts.told_of_lapse", str(anna.id), None)]
    assert list(files.kept_before(clock.now() + DAY)) in ([], [[]])


def test_whoever_comes_back_is_told_of_the_next_silence_only(add, after, store, clock):
    anna = add()
    after(TOLD_ON)
    with store.writing() as tx:
        tx.presences.note_seen(anna.id, clock.now())
    assert after(GONE_ON) == (["Anna1"], 1)
    assert after(2 * TOLD_ON - 1) == (["Anna1"], 1)
    assert after(2 * TOLD_ON) == (["Anna1"], 2)
    assert after(2 * TOLD_ON + 29) == (["Anna1"], 2)
    assert after(2 * TOLD_ON + 30) == ([], 0)


def test_who_was_silent_for_years_before_is_told_first(add, after):
    add()
    assert after(3000) == (["Anna1"], 1)
    assert after(3029) == (["Anna1"], 1)
    assert after(3030) == ([], 0)


def test_admins_stay_and_recruiters_as_long_as_people_can_apply(add, after, store, clock):
    add("Root1", Role.ADMIN)
    busy, late, idle, finished = (add(name, Role.RECRUITER) for name in ("Bert1", "Carl1", "Dora1", "Emil1"))
    post_job(store, busy, None)
    post_job(store, late, clock.today() + 10 * DAY)
    post_job(store, idle, None, position=Position.CLOSED)
    post_job(store, finished, None, deleted_at=clock.now())
    assert after(TOLD_ON) == (["Bert1", "Carl1", "Dora1", "Emil1", "Root1"], 3)
    assert after(GONE_ON) == (["Bert1", "Root1"], 0)


def test_a_recruiter_who_opens_a_job_meanwhile_stays(add, after, store):
    bert = add("Bert1", Role.RECRUITER)
    after(TOLD_ON)
    post_job(store, bert, None)
    assert after(4000)[0] == ["Bert1"]


def test_a_deactivated_account_goes_too_and_is_not_told_to_log_in(add, after, store):
    add(is_active=False)
    after(TOLD_ON)
    with store.reading() as tx:
        assert "support" in tx.outbox.latest(1)[0].letter.text
    assert after(GONE_ON)[0] == []


def test_jobs_of_a_deactivated_recruiter_keep_nobody(add, after, store):
    post_job(store, add("Bert1", Role.RECRUITER, is_active=False), None)
    after(TOLD_ON)
    assert after(GONE_ON)[0] == []


def test_people_of_the_demo_world_stay(add, after, desk):
    add("Maya1", email="seeker@demo.hireloom.example")
    add("Anna1", email="anna@people.test")
    object.__setattr__(desk, "is_made_up", is_made_up)
    assert after(TOLD_ON)[1] == 1
    assert after(GONE_ON) == (["Maya1"], 0)


def test_many_are_told_each_once_though_a_worker_dies_among_them(add, after, store, desk, monkeypatch):
    monkeypatch.setattr("hireloom.usecases.inactive_accounts.AT_ONCE", 2)
    names = [add(f"Anna{number}").username for number in range(5)]
    put, dies = type(tx_outbox(store)).put_all, iter([False, False, True])

    def dying(self, letters):
        put(self, letters)
        if next(dies, False):
            raise StoreAway

    monkeypatch.setattr(type(tx_outbox(store)), "put_all", dying)
    with pytest.raises(StoreAway):
        after(TOLD_ON)
    assert after(TOLD_ON) == (names, 5)
    assert desk.dispatcher.hurried == 5


def tx_outbox(store):
    with store.reading() as tx:
        return tx.outbox


def test_presence_is_noted_once_a_day_and_of_nobody_who_left(add, store, clock, engine):
    anna = add()

    def last_seen():
        with store.writing() as tx:
            tx.presences.note_seen(anna.id, clock.now())
            return tx.presences.of(anna.id).last_seen

    first = last_seen()
    clock.advance(DAY - timedelta(seconds=1))
    assert last_seen() == first == anna.created_at
    clock.advance(timedelta(seconds=1))
    assert last_seen() == clock.now()
    with store.writing() as tx:
        tx.users.erase(anna.id, now=clock.now())
    clock.advance(2 * DAY)
    last_seen()
    with engine.connect() as connection:
        assert connection.scalar(select(users.c.last_seen_at)) is None


def test_old_lines_of_the_audit_record_go_in_small_parts(store, clock, files, engine, monkeypatch):
    monkeypatch.setattr(housekeeping, "SWEPT_AT_ONCE", 3)
    old, edge, new = (clock.now() - days * DAY for days in (731, 730, 1))
    with store.writing() as tx:
        tx.audit.add(*(AuditEvent(at, f"jobs.{at:%d}") for at in [*[old] * 7, edge, new]))
    desk, units = HousekeepingDesk(store, clock, files, Retention(DAY, DAY, 730 * DAY)), []
    writing = SqlStore.writing
    monkeypatch.setattr(SqlStore, "writing", lambda self: units.append(1) or writing(self))
    assert desk.sweep_audit() == 7
    assert len(units) == 3
    with engine.connect() as connection:
        assert sorted(connection.scalars(select(audit_events.c.at))) == [edge, new]
    assert desk.sweep_audit() == 0


def test_the_periods_can_be_set(environment, make_container):
    settings = load(environment | {"HIRELOOM_KEEP_INACTIVE_DAYS": "365", "HIRELOOM_KEEP_AUDIT_DAYS": "400"})
    assert (settings.inactivity_policy.after, settings.retention.audit) == (365 * DAY, 400 * DAY)
    container: Container = make_container(settings)
    assert container.inactive_accounts().policy == settings.inactivity_policy
    assert not container.inactive_accounts().is_made_up("anna@people.example")
    demo = load(environment | {"HIRELOOM_DEMO": "1"})
    assert Container(settings=demo).inactive_accounts().is_made_up("anna@people.example")
    assert (load(environment).inactivity_policy.after, load(environment).retention.audit) == (730 * DAY, 730 * DAY)


def test_who_was_here_before_this_was_noted_is_known_from_sessions_and_the_record(add, store, clock, engine):
    """Otherwise everybody who registered two years ago would be told at once."""
    anna, bert, carl, dora = (add(name) for name in ("Anna1", "Bert1", "Carl1", "Dora1"))
    later = clock.now() + 9 * DAY
    with store.writing() as tx:
        tx.sessions.add(Session("a" * 64, anna.id, SessionKind.FULL, later - DAY, later))
        tx.audit.add(AuditEvent(later - DAY, "accounts.signed_in", anna.id))
        tx.audit.add(AuditEvent(clock.now(), "accounts.registered", bert.id), AuditEvent(later, "jobs.posted", bert.id))
        tx.users.erase(dora.id, now=later)
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with engine.connect() as connection, connection.begin() as unit:
        config.attributes["connection"] = connection
        command.downgrade(config, "0021")
        command.upgrade(config, "0022")
        last_seen = {row.id: row.last_seen_at for row in connection.execute(select(users))}
        unit.rollback()  # the database is lent
    assert last_seen == {anna.id: later, bert.id: later, carl.id: None, dora.id: None}
