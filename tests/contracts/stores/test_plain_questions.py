"""Lists find and count in their indexes exactly what comparing every row finds."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.applications import Application, Status
from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.users import Role, User
from hireloom.domain.insights import ApplicationCourse
from hireloom.domain.jobs import Job, Position
from hireloom.domain.snapshots import EventKind, Snapshot, TimelineEvent
from hireloom.domain.windows import Window
from hireloom.ports.applicants import ApplicantQuery
from hireloom.ports.job_lists import JobQuery
from hireloom.ports.people_lists import AuditQuery, PeopleQuery
from hireloom.testing.clock import StoppedClock

FEW = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
SIGNS = "aabbm1.@-_%/\\'\":*&|!()<é日"
SENTENCES = st.text(SIGNS + " ", max_size=6)
DECIDED = (EventKind.SELECTED, EventKind.REJECTED)
AddApplications = Callable[[int, random.Random], list[Application]]


@pytest.fixture
def bert(store: SqlStore, clock: StoppedClock) -> User:
    with store.writing() as tx:
        return tx.users.add(User("bert2", "bert2@m.example", Role.RECRUITER, clock.now()), password_hash="!")


def said_of(chance: random.Random, length: int) -> str:
    return "".join(chance.choices(SIGNS, k=length))


def windows() -> st.SearchStrategy[Window]:
    return st.builds(Window, st.integers(0, 70), st.integers(1, 9))


def pages(rows: Sequence[Any], window: Window) -> Sequence[Any]:
    return rows[window.start : window.start + window.count]


def test_people_jobs_and_the_record_by_any_letters(store: SqlStore, clock: StoppedClock, bert: User) -> None:
    chance, now = random.Random(7), clock.now()
    with store.writing() as tx:
        people = [
            bert,
            *(
                tx.users.add(
                    User(f"{said_of(chance, 4)}{number}", f"{said_of(chance, 5)}{number}@m.example", role, now),
                    password_hash="!",
                )
                for number, role in enumerate(chance.choices([*Role, Role.USER, Role.USER], k=60))
            ),
        ]
        for person in people[10:14]:
            tx.users.erase(person.id, now=now)
        jobs = []
        for number in range(60):
            result = (said_of(chance, 5), said_of(chance, 3), "Care.", said_of(chance, 2), "Full-time")
            job = Job(*result, date(2026, 11, chance.randint(1, 9)), None, bert.id, bert.email, now)
            jobs.append(tx.jobs.add(replace(job, deleted_at=now if number % 9 == 0 else None)))
        events = [AuditEvent(now, chance.choice(("a.b", "c.d")), bert.id, said_of(chance, 6)) for _ in range(60)]
        tx.audit.add(*events)
    there = [person for person in reversed(people) if person not in people[10:14]]
    jobs.sort(key=lambda job: (job.posted_on, job.id), reverse=True)

    @FEW
    @given(
        SENTENCES, windows(), st.sampled_from([tuple(Role), (Role.USER,), (Role.ADMIN, Role.RECRUITER)]), st.booleans()
    )
    @example("ma", Window(), tuple(Role), True)
    @example("m", Window(), (Role.USER,), False)
    @example("a b", Window(60, 9), (Role.USER,), False)
    def compare(text: str, window: Window, roles: Sequence[Role], flag: bool) -> None:
        words, whole = text.casefold().split(), text.strip().lower()
        names = [
            user.username
            for user in there
            if user.role in roles and all(word in f"{user.username.casefold()} {user.email}" for word in words)
        ]
        posted = [
            job.id
            for job in jobs
            if (flag or job.deleted_at is None)
            and all(word in f"{job.title} {job.company} {job.location} {job.recruiter_email}".lower() for word in words)
        ]
        action = "a" if flag else ""
        recorded = [
            event.subject
            for event in reversed(events)
            if whole in event.subject.lower() and event.action.startswith(action)
        ]
        with store.reading() as tx:
            page = tx.people_lists.page(PeopleQuery(roles, window, text))
            assert ([person.username for person in page.people], page.total) == (pages(names, window), len(names))
            job_page = tx.job_lists.page(JobQuery(window, words=text, with_deleted=flag))
            assert ([job.job.id for job in job_page.jobs], job_page.total) == (pages(posted, window), len(posted))
            audit = tx.people_lists.audit(AuditQuery(window, action=action, subject=whole))
            subjects = [event.event.subject for event in audit.events]
            assert (subjects, audit.total) == (pages(recorded, window), len(recorded))

    compare()


def test_jobs_that_one_may_apply_for(store: SqlStore, clock: StoppedClock, bert: User) -> None:
    chance, today = random.Random(3), clock.today()
    days = [None, *(today + timedelta(distance) for distance in range(-3, 4))]
    with store.writing() as tx:
        former = tx.users.add(User("anna1", "anna@m.example", Role.USER, clock.now()), password_hash="!")
        jobs = []
        for _ in range(80):
            by = chance.choice((bert, bert, bert, former))
            result = ("Nurse", "Loom", "Care.", "Leeds", "Full-time", today, chance.choice(days))
            job = Job(*result, by.id, by.email, clock.now(), position=chance.choice([*Position, Position.OPEN]))
            job = tx.jobs.add(replace(job, deleted_at=chance.choice((None, None, clock.now()))))
            if by is bert and job.is_active:
                jobs.append(job)
    assert len(jobs) > 20
    for distance in range(-5, 6):
        day = today + timedelta(distance)
        expected = [job.id for job in reversed(jobs) if job.ends_on is None or job.ends_on >= day]
        for window in (Window(), Window(0, 7), Window(7, 7), Window(90, 7)):
            for words in ("", "nurse"):
                with store.reading() as tx:
                    page = tx.job_lists.page(JobQuery(window, active_on=day, words=words))
                assert ([job.job.id for job in page.jobs], page.total) == (pages(expected, window), len(expected))


@pytest.fixture
def add_applications(store: SqlStore, clock: StoppedClock, bert: User) -> AddApplications:
    def add_applications(count: int, chance: random.Random) -> list[Application]:
        now = clock.now()
        with store.writing() as tx:
            job = tx.jobs.add(Job("Nurse", "X", "Y", "Z", "Full-time", now.date(), None, bert.id, bert.email, now))
            ids = []
            for number in range(count):
                user = tx.users.add(User(f"anna{number}", f"a{number}@x.example", Role.USER, now), password_hash="!")
                application = Application(
                    *(job.id, user.id, user.username, chance.choice((user.email, user.email, "")), ""),
                    now - timedelta(hours=chance.randint(0, 500)),
                    *(job.title, job.company, job.location, job.recruiter_email),
                    status=chance.choice([*Status, Status.SUBMITTED]),
                    answer_days=chance.randint(1, 20),
                    source=str(number),
                )
                ids.append(tx.applications.add(application, Snapshot("", "")))
        return ids

    return add_applications


def test_who_waits_is_late_due_or_later(
    store: SqlStore, clock: StoppedClock, add_applications: AddApplications
) -> None:
    applications, today = add_applications(60, random.Random(5)), clock.today()
    open_ones = [application.answer_due for application in applications if application.can_be_answered]
    for distance in range(-22, 22):
        for days in (0, 1, 3):
            now = today + timedelta(distance)
            soon = now + timedelta(days)
            with store.reading() as tx:
                page = tx.applicants.page(ApplicantQuery(applications[0].job_id, Window(), now, soon))
            assert page.waiting == len(open_ones)
            assert page.late == sum(moment < now for moment in open_ones)
            assert page.due == sum(now <= moment <= soon for moment in open_ones)
            assert page.counts == Counter(application.status for application in applications)


def test_courses_are_read_from_all_that_happened(
    store: SqlStore, clock: StoppedClock, add_applications: AddApplications
) -> None:
    chance = random.Random(9)
    applications, now = add_applications(60, chance), clock.now()
    happened = {
        application.id: [
            TimelineEvent(now + timedelta(hours=chance.randint(0, 90)), what)
            for what in chance.choices([EventKind.OPENED, *DECIDED, EventKind.RESET], k=chance.randint(1, 6))
        ]
        for application in applications[3:]
    }
    with store.writing() as tx:
        for number, steps in happened.items():
            tx.applications.note(number, *steps)

    def course(application: Application) -> ApplicationCourse:
        opened_stages, decided = (
            [event.at for event in happened.get(application.id, ()) if event.what in kinds]
            for kinds in ((EventKind.OPENED,), DECIDED)
        )
        last = None if application.is_open else max(decided, default=None)
        return ApplicationCourse(
            application.applied_at,
            application.status,
            application.sent_by,
            application.source,
            min(opened_stages, default=None),
            last,
        )

    with store.reading() as tx:
        assert tx.applicants.courses(applications[0].job_id) == [*map(course, applications)]
