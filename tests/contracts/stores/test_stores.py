"""What every store promises, on SQLite and on PostgreSQL."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, text

from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.migrate import migrate
from hireloom.adapters.sql.store import SqlStore
from hireloom.adapters.sql.tables import metadata
from hireloom.domain.audit import AuditEvent
from hireloom.domain.files import FileKind, StoredFile
from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.identity.phones import Phone
from hireloom.domain.identity.sessions import Session, SessionKind
from hireloom.domain.identity.users import EmailTaken, Role, User, UsernameTaken
from hireloom.domain.jobs import Job, Position, ProviderLink
from hireloom.domain.profiles import Profile, Visibility
from hireloom.domain.refusals import NotFound
from hireloom.testing.clock import StoppedClock
from tests.lookups import latest, of_role

NOW = datetime(2026, 11, 21, 9, 30, 0, 123456, tzinfo=UTC)
PARTS = (  # indexes of letters and of expressions, which no table of ours describes
    *("people_words", "job_list_words", "audit_subjects", "pool_words"),
    *("people_pairs", "job_list_pairs", "audit_subject_pairs"),
    "trigrams",
    "ix_applications_by_",
)
LIMIT = RateLimit("tries", 3, timedelta(minutes=15))
ANNA = User("Anna1", "anna@people.example", Role.USER, NOW, phone=Phone("+91", "9876543210"))
BERT = User("Bert2", "bert@people.example", Role.RECRUITER, NOW, is_super_admin=False)
JOB = Job(
    title="Nurse — Übergang 🏥",
    company="Loom",
    description="Care.\nCare.",
    location="Pune",
    employment_type="Full-time",
    posted_on=date(2026, 11, 20),
    ends_on=None,
    recruiter_id=0,
    recruiter_email="bert@people.example",
    created_at=NOW,
    providers=(ProviderLink("Board", "https://board.example/1"),),
    mandatory_documents=("resume", "visa"),
)


class StoreContract:
    """Inherit and supply the fixture `engine`: an empty, migrated database."""

    @pytest.fixture
    def store(self, engine: Engine) -> SqlStore:
        return SqlStore(engine, StoppedClock(NOW))

    @pytest.fixture
    def anna(self, store: SqlStore) -> User:
        return self.added(store, ANNA)

    def added(self, store: SqlStore, user: User) -> User:
        with store.writing() as tx:
            return tx.users.add(user, password_hash="hash")

    @pytest.mark.spec("OPEN-085")
    def test_an_account_is_called_by_a_number_made_from_its_id(self, store: SqlStore, anna: User) -> None:
        assert anna.tf_id == f"TF-{anna.id:06}"
        with store.writing() as tx:
            assert tx.users.put(replace(anna, username="Anna3")).tf_id == anna.tf_id
            assert tx.users.get(anna.id).tf_id == anna.tf_id

    def test_a_user_comes_back_as_kept(self, store, anna):
        with store.reading() as tx:
            assert tx.users.get(anna.id) == anna == replace(ANNA, id=anna.id, tf_id=anna.tf_id)
            assert tx.users.of_ids([anna.id, 7]) == {anna.id: anna}
            assert tx.users.password_hash(anna.id) == "hash"
            assert of_role(tx, Role.USER) == [anna]
            assert of_role(tx, Role.ADMIN) == []

    @pytest.mark.spec("OPEN-038")
    def test_names_and_addresses_are_found_and_taken_in_any_case(self, store, anna):
        with store.writing() as tx:
            assert tx.users.by_email(" ANNA@People.Example ") == tx.users.by_username("aNNA1") == anna
            with pytest.raises(UsernameTaken):
                tx.users.add(replace(BERT, username="ANNA1"), password_hash="x")
            with pytest.raises(EmailTaken):
                tx.users.add(replace(BERT, email=ANNA.email), password_hash="x")
            bert = tx.users.add(BERT, password_hash="x")  # the unit is usable after a refusal
            with pytest.raises(UsernameTaken):
                tx.users.put(replace(bert, username="anna1"))
        with store.reading() as tx:
            assert tx.users.get(bert.id) == bert

    def test_a_user_changes(self, store, anna):
        promoted = replace(anna, role=Role.ADMIN, is_super_admin=True, was_admin=True, phone=None, is_active=False)
        with store.writing() as tx:
            assert tx.users.put(promoted) == promoted
            tx.users.set_password_hash(anna.id, "other")
        with store.reading() as tx:
            assert tx.users.get(anna.id) == promoted
            assert tx.users.password_hash(anna.id) == "other"

    def test_nobody_is_not_found(self, store):
        with store.writing() as tx:
            for ask in (
                lambda: tx.users.get(7),
                lambda: tx.users.put(replace(ANNA, id=7)),
                lambda: tx.users.password_hash(7),
                lambda: tx.users.set_password_hash(7, "x"),
                lambda: tx.jobs.get(7),
                lambda: tx.jobs.put(replace(JOB, id=7)),
            ):
                with pytest.raises(NotFound):
                    ask()
            assert tx.sessions.with_user("x") is None
            assert tx.users.of_ids([7]) == tx.users.of_ids([]) == {}
            assert tx.users.by_email("x@y.zz") is tx.users.by_username("x") is tx.profiles.of(7) is None
            assert tx.sessions.get("x") is None

    def test_an_exception_undoes_the_whole_unit(self, store, anna):
        def half_done() -> None:
            with store.writing() as tx:
                tx.users.put(replace(anna, is_active=False))
                tx.audit.add(AuditEvent(NOW, "x"))
                raise RuntimeError

        with pytest.raises(RuntimeError):
            half_done()
        with store.reading() as tx:
            assert tx.users.get(anna.id) == anna
            assert latest(tx, 5) == []

    def test_a_session_lives_changes_and_ends(self, store, anna):
        first = Session("a" * 64, anna.id, SessionKind.FULL, NOW, NOW, "c" * 64)
        second = Session("b" * 64, anna.id, SessionKind.PENDING_PHONE, NOW, NOW)
        with store.writing() as tx:
            tx.sessions.add(first)
            tx.sessions.add(second)
        later = replace(first, last_seen=NOW + timedelta(hours=1))
        with store.writing() as tx:
            tx.sessions.put(later)
            assert tx.sessions.get(first.key) == later
            assert tx.sessions.get(second.key) == second
            assert tx.sessions.with_user(first.key) == (later, anna)
            assert tx.sessions.with_user(second.key) == (second, anna)
            assert tx.sessions.sweep(seen_before=NOW + timedelta(minutes=1)) == 1
            assert tx.sessions.get(second.key) is None
            tx.sessions.end_all(anna.id)
            tx.sessions.put(later)  # ended meanwhile: stays ended
            tx.sessions.end(first.key)
            assert tx.sessions.get(first.key) is None

    def test_a_session_of_nobody_cannot_be(self, store):
        with pytest.raises(Exception, match=r"(?i)foreign key"), store.writing() as tx:
            tx.sessions.add(Session("a" * 64, 999, SessionKind.FULL, NOW, NOW))

    def test_attempts_count_up_to_the_limit_and_fade(self, store):
        with store.writing() as tx:
            assert [tx.attempts.take(LIMIT, "anna", now=NOW) for _ in range(4)] == [True, True, True, False]
            assert tx.attempts.take(LIMIT, "bert", now=NOW)
            assert tx.attempts.take(replace(LIMIT, name="other"), "anna", now=NOW)
            tx.attempts.give_back(LIMIT, "anna")
            assert tx.attempts.take(LIMIT, "anna", now=NOW + timedelta(minutes=5))
            assert not tx.attempts.take(LIMIT, "anna", now=NOW + timedelta(minutes=14, seconds=59))
            later = NOW + timedelta(minutes=15)
            assert [tx.attempts.take(LIMIT, "anna", now=later) for _ in range(3)] == [True, True, False]

    def test_the_wait_ends_when_the_next_attempt_is_free(self, store):
        with store.writing() as tx:
            assert tx.attempts.wait(LIMIT, "anna", now=NOW) == timedelta()
            for minute in range(LIMIT.times):
                assert tx.attempts.wait(LIMIT, "anna", now=NOW) == timedelta()
                assert tx.attempts.take(LIMIT, "anna", now=NOW + timedelta(minutes=minute))
            later = NOW + timedelta(minutes=2, seconds=1)
            assert tx.attempts.wait(LIMIT, "anna", now=later) == timedelta(minutes=12, seconds=59)
            assert tx.attempts.wait(replace(LIMIT, times=1), "anna", now=later) == timedelta(minutes=14, seconds=59)
            assert tx.attempts.wait(LIMIT, "anna", now=NOW + LIMIT.window - timedelta(seconds=1)) == timedelta(
                seconds=1
            )
            assert tx.attempts.wait(LIMIT, "anna", now=NOW + LIMIT.window) == timedelta()
            assert tx.attempts.wait(LIMIT, "bert", now=later) == timedelta()

    def test_the_audit_record_is_read_newest_first(self, store, anna):
        events = [AuditEvent(NOW, f"things.done_{n}", anna.id, "s", {"n": str(n)}) for n in range(3)]
        with store.writing() as tx:
            for event in events:
                tx.audit.add(event)
        with store.reading() as tx:
            assert latest(tx, 2) == events[:0:-1]

    def test_a_job_comes_back_as_kept_and_changes(self, store):
        bert = self.added(store, BERT)
        with store.writing() as tx:
            job = tx.jobs.add(replace(JOB, recruiter_id=bert.id))
            closed_job = replace(
                job, position=Position.CLOSED, reopen_count=2, deleted_at=NOW, ends_on=date(2027, 1, 20)
            )
            of_bert = tx.jobs.add(replace(JOB, recruiter_id=bert.id, posted_on=date(2026, 11, 21)))
            assert tx.jobs.get(job.id) == replace(JOB, id=job.id, recruiter_id=bert.id)
            assert tx.jobs.put(closed_job) == closed_job
        with store.reading() as tx:
            assert tx.jobs.get(job.id) == closed_job
            assert tx.jobs.of_recruiter(bert.id, with_deleted=True) == [of_bert, closed_job]
            assert tx.jobs.of_recruiter(bert.id) == [of_bert]
            assert tx.jobs.of_recruiter(bert.id + 1) == []

    @pytest.mark.parametrize("count", [-1, 3])
    def test_the_database_itself_refuses_a_third_reopening(self, store, anna, count):
        with pytest.raises(Exception, match=r"(?i)check"), store.writing() as tx:
            tx.jobs.add(replace(JOB, recruiter_id=anna.id, reopen_count=count))

    def test_profiles_and_files(self, store, anna):
        bert = self.added(store, BERT)
        file = StoredFile("2026/k.pdf", anna.id, FileKind.RESUME, "résumé.pdf", 12, "0" * 64, NOW)
        newer = replace(file, key="2026/l.pdf", created_at=NOW + timedelta(seconds=1))
        profile = Profile(
            anna.id, "Anna", ANNA.email, "9876543210", "+91", "SQL, Go", "Nurse", NOW, resume_key=file.key
        )
        with store.writing() as tx:
            assert tx.files.add(file) == file
            tx.files.add(newer)
            assert tx.profiles.put(profile) == profile
            tx.profiles.put(replace(profile, user_id=bert.id, resume_key=None))
        with store.reading() as tx:
            assert tx.files.find(file.key) == file
            assert tx.files.of_owner(anna.id, FileKind.RESUME) == [newer, file]
            assert tx.files.of_owner(anna.id, FileKind.VISA_DOCUMENT) == []
            assert tx.profiles.of(anna.id) == profile
        hidden_profile = replace(profile, visibility=Visibility.NOBODY, is_basic=False, expected_salary="NA")
        with store.writing() as tx:
            tx.profiles.put(hidden_profile)
            tx.files.remove(newer.key)
        with store.reading() as tx:
            assert tx.profiles.of(anna.id) == hidden_profile
            assert tx.files.of_owner(anna.id, FileKind.RESUME) == [file]

    def test_fifty_at_once_never_pass_a_limit_together(self, store):
        def take() -> bool:
            with store.writing() as tx:
                return tx.attempts.take(LIMIT, "anna", now=NOW)

        assert sorted(at_once(50, take)) == [False] * 47 + [True] * 3

    def test_fifty_at_once_make_one_account(self, store):
        def register() -> str:
            try:
                return self.added(store, ANNA).email
            except (UsernameTaken, EmailTaken) as refusal:
                return type(refusal).__name__

        assert sorted(set(at_once(50, register))) in ([ANNA.email, "UsernameTaken"], ["UsernameTaken", ANNA.email])
        with store.reading() as tx:
            assert len(of_role(tx, Role.USER)) == 1

    def test_a_reader_does_not_wait_for_a_writer(self, store, anna):
        with store.writing() as writing:
            writing.users.put(replace(anna, is_active=False))
            with store.reading() as reading:
                assert reading.users.get(anna.id).is_active

    def test_the_migrations_make_exactly_the_tables(self, engine):
        with engine.connect() as connection:
            options = {"compare_type": True, "include_name": lambda name, *_: not str(name).startswith(PARTS)}
            context = MigrationContext.configure(connection, opts=options)
            assert compare_metadata(context, metadata) == []

    def test_migrating_again_changes_nothing(self, engine, anna, store):
        migrate(engine)
        with store.reading() as tx:
            assert tx.users.get(anna.id) == anna


def at_once(count: int, work: Callable[[], Any]) -> list[Any]:
    """What `count` threads that began together got; an exception in any of them fails the test."""
    barrier, results, problems = threading.Barrier(count), [], []

    def run() -> None:
        barrier.wait()
        try:
            results.append(work())
        except Exception as problem:
            problems.append(problem)

    threads = [threading.Thread(target=run) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    return results


class TestSqlite(StoreContract):
    @pytest.fixture
    def engine(self, sqlite_engine: Engine) -> Engine:
        return sqlite_engine

    def test_what_is_acknowledged_survives_a_power_failure(self, tmp_path):
        engine = connect(f"sqlite:///{tmp_path / 'as in the product.db'}")
        with engine.connect() as connection:
            settings = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
        engine.dispose()
        assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 15000}


class TestPostgres(StoreContract):
    @pytest.fixture
    def engine(self, postgres_engine: Engine) -> Engine:
        return postgres_engine

    def test_limits_that_are_over_keep_no_two_units_waiting_for_each_other(self, store):
        def take(subject: str) -> bool:
            with store.writing() as tx:
                return tx.attempts.take(LIMIT, subject, now=NOW + LIMIT.window)

        with store.writing() as tx:
            tx.attempts.take(LIMIT, "anna", now=NOW)
        with ThreadPoolExecutor(1) as second_thread, store.writing() as tx:
            assert tx.attempts.take(LIMIT, "bert", now=NOW + LIMIT.window)  # which also removes what is over
            assert second_thread.submit(take, "cora").result(20)
        assert [take("anna") for _ in range(LIMIT.times + 1)] == [True] * LIMIT.times + [False]

    def test_two_processes_that_start_together_migrate_once(self, postgres):
        engines = [connect(postgres.replace("/postgres?", "/fresh?")) for _ in range(2)]
        admin = connect(postgres)
        with admin.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("CREATE DATABASE fresh"))
        remaining = iter(engines)
        lock = threading.Lock()

        def start() -> bool:
            with lock:
                engine = next(remaining)
            migrate(engine)
            return True

        assert at_once(2, start) == [True, True]
        for engine in (*engines, admin):
            engine.dispose()
