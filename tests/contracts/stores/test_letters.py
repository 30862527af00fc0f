"""What every store promises about parts of texts: exactly the rows that a look at every row finds, however short the
part, whatever characters it has, and whatever has changed since."""

from dataclasses import replace
from datetime import UTC, date, datetime
from itertools import product
from random import Random

import pytest
from sqlalchemy import Engine, select

from hireloom.adapters.sql.job_lists import SqlJobLists
from hireloom.adapters.sql.lists.text_parts import JOBS, PEOPLE, SUBJECTS, says
from hireloom.adapters.sql.people_lists import SqlPeopleLists
from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobQuery
from hireloom.ports.people_lists import AuditQuery, PeopleQuery
from hireloom.testing.clock import StoppedClock
from tests.contracts.stores.plans import explained

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
SIGNS = 'aBcé%_"/*-7\u00a0\N{COMBINING ACUTE ACCENT}ß中'
ROLES = (tuple(Role), (Role.USER, Role.RECRUITER), (Role.RECRUITER, Role.ADMIN))
PARTS = (*SIGNS, *map("".join, product("aB%é", 'aBc_"\u00a0\N{COMBINING ACUTE ACCENT}ß')), "aB/", "a7é", "é中", "ß/-")


@pytest.fixture
def store(engine: Engine) -> SqlStore:
    return SqlStore(engine, StoppedClock(NOW))


@pytest.fixture
def chance() -> Random:
    return Random(11)


def some_words(chance: Random, longest: int = 5) -> str:
    return "".join(chance.choices(SIGNS, k=chance.randint(1, longest)))


@pytest.mark.spec("ADMIN-03")
def test_people_are_found_exactly(store, chance):
    def new(number: int) -> User:
        name = f"{some_words(chance)}{number}"
        return User(name, f"{some_words(chance).lower()}{number}@x", chance.choice((*Role, Role.USER, Role.USER)), NOW)

    with store.writing() as tx:
        people = [tx.users.add(new(number), password_hash="!") for number in range(40)]
        for number in range(0, 40, 5):
            people[number] = tx.users.put(replace(people[number], username=f"{some_words(chance)}x{number}"))
        for number in range(3, 40, 9):
            tx.users.erase(people[number].id, now=NOW)
    there = [person for number, person in enumerate(people) if number % 9 != 3][::-1]
    with store.reading() as tx:
        for part in (*PARTS, "a B", "é c -", "aB c"):
            words = part.casefold().split()
            fitting = [
                user for user in there if all(word in f"{user.username.casefold()} {user.email}" for word in words)
            ]
            for roles in ROLES:
                page = tx.people_lists.page(PeopleQuery(roles, Window(0, 3), part))
                expected = [user.id for user in fitting if user.role in roles]
                assert ([person.id for person in page.people], page.total) == (expected[:3], len(expected)), (
                    part,
                    roles,
                )


def test_subjects_of_the_audit_record_are_found_exactly(store, chance):
    subjects = [some_words(chance, 8) for _ in range(60)]
    with store.writing() as tx:
        tx.audit.add(*(AuditEvent(NOW, "x", None, subject) for subject in subjects))
        tx.audit.forget(subjects[7])
    subjects = [subject for subject in subjects[::-1] if subject != subjects[7]]
    with store.reading() as tx:
        for part in (*PARTS, "a\u00a0", "aB c"):
            expected = [subject for subject in subjects if part.lower() in subject.lower()]
            for query in (AuditQuery(Window(0, 3), subject=part), AuditQuery(Window(0, 3), subject=part, action="x")):
                page = tx.people_lists.audit(query)
                event_subjects = [event.event.subject for event in page.events]
                assert (event_subjects, page.total) == (expected[:3], len(expected)), (part, query)


def test_jobs_are_found_exactly(store, chance):
    with store.writing() as tx:
        by = tx.users.add(User("X", "x@y", Role.RECRUITER, NOW), password_hash="!")

        def texts() -> tuple[str, str, str]:
            return some_words(chance), some_words(chance), some_words(chance)

        def new() -> Job:
            title, company, location = texts()
            return Job(title, company, "Care.", location, "Full-time", date(2026, 11, 5), None, by.id, by.email, NOW)

        jobs = [tx.jobs.add(new()) for _ in range(40)]
        for number in range(0, 40, 5):
            jobs[number] = tx.jobs.put(replace(jobs[number], title=some_words(chance))) or tx.jobs.get(jobs[number].id)
    with store.reading() as tx:
        for part in (*PARTS, "a B", "é c -", "aB c"):
            words = part.lower().split()
            expected = [
                job.id
                for job in jobs[::-1]
                if all(word in f"{job.title} {job.company} {job.location} x@y".lower() for word in words)
            ]
            page = tx.job_lists.page(JobQuery(Window(0, 3), words=part))
            assert ([job.job.id for job in page.jobs], page.total) == (expected[:3], len(expected)), part


REFUSING = """
CREATE OR REPLACE FUNCTION hireloom_parts(said text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS
$$ BEGIN RAISE 'the letters of a row are made again'; END $$
"""


@pytest.fixture
def crowded(postgres_engine: Engine) -> Engine:
    """Everybody has an email address."""
    with SqlStore(postgres_engine, StoppedClock(NOW)).writing() as tx:
        for number in range(30):
            by = tx.users.add(User(f"X{number}", f"x{number}@mail.example", Role.USER, NOW), password_hash="!")
            place = ("Weaver", "Mail", "Care.", "Pune", "Full-time", date(2026, 11, 5), None)
            tx.jobs.add(Job(*place, by.id, by.email, NOW))
            tx.audit.add(AuditEvent(NOW, "x", None, "mail"))
    with postgres_engine.begin() as connection:
        connection.exec_driver_sql("ANALYZE users, jobs, audit_events")
    return postgres_engine


def test_what_everybody_says_is_read_from_the_index(crowded):
    """Computing the trigrams of 100,000 rows again takes a server ten seconds or more."""
    with crowded.connect() as connection:
        connection.exec_driver_sql(REFUSING)
        people = SqlPeopleLists(connection)
        for window in (Window(0, 3), Window(20, 3), Window(90, 3)):
            for words in ("mail example", "mai", "ma", "m", "ma x1 mail", "ma il"):
                assert people.page(PeopleQuery(tuple(Role), window, words)).total == (11 if "x1" in words else 30)
            for words in ("mail", "mai", "ma", "m"):
                assert people.audit(AuditQuery(window, subject=words)).total == 30
                assert SqlJobLists(connection).page(JobQuery(window, words=words)).total == 30
        assert len([*people.whole_audit(AuditQuery(Window(), subject="mail"))]) == 30
        connection.rollback()


@pytest.mark.parametrize("part", ["m", "ma", "mai", "mail"])
@pytest.mark.parametrize("texts", [PEOPLE, JOBS, SUBJECTS], ids=lambda texts: texts.name)
def test_parts_are_found_in_the_index(crowded, texts, part):
    with crowded.connect() as connection, explained(connection) as plans:
        connection.exec_driver_sql("SET LOCAL enable_seqscan = off")  # there are few rows
        connection.execute(select(texts.row).where(says(texts, part, on_postgres=True)))
    [(_, plan)] = plans
    assert f"Bitmap Index Scan on {texts.name}" in plan


def test_of_a_long_part_all_is_compared(store):
    """The index is asked for a few of its letters only."""
    long = "".join(f"{number:03}" for number in range(70))
    subjects = [long, long[:-1], long.replace("068", "06x8"), f"a{long}b"]
    with store.writing() as tx:
        tx.audit.add(*(AuditEvent(NOW, "x", None, subject) for subject in subjects))
    with store.reading() as tx:
        events = tx.people_lists.audit(AuditQuery(Window(), subject=long))
    assert ([event.event.subject for event in events.events], events.total) == ([subjects[3], long], 2)
