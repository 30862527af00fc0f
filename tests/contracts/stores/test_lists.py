"""What every store promises about long lists: what is found by a part of a text, in which order, on which page."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from sqlalchemy import Engine, text

from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.applications import Application
from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.phones import Phone
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.domain.messages import Feedback
from hireloom.domain.snapshots import Snapshot
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobQuery
from hireloom.ports.people_lists import AuditQuery, PeopleQuery
from hireloom.testing.clock import StoppedClock

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
NAMES = ("Anna1", "Bert22", "Carla333", "Dora4444", "Émile5")
ALL = Window()


@pytest.fixture
def store(engine: Engine) -> SqlStore:
    return SqlStore(engine, StoppedClock(NOW))


@pytest.fixture
def people(store) -> list[User]:
    with store.writing() as tx:
        return [
            tx.users.add(
                User(name, f"{name.lower()}@mail{number}.example", kind, NOW, phone=phone),
                password_hash="!",
            )
            for number, (name, kind, phone) in enumerate(
                zip(
                    NAMES,
                    (Role.ADMIN, Role.RECRUITER, Role.USER, Role.USER, Role.USER),
                    (None, None, Phone("+1", "4155550142"), None, None),
                    strict=True,
                )
            )
        ]


@pytest.fixture
def find(store, people):
    def find(words: str, *roles: Role, window: Window = ALL) -> list[str]:
        with store.reading() as tx:
            page = tx.people_lists.page(PeopleQuery(roles or tuple(Role), window, words))
        assert window != ALL or page.total == len(page.people)
        return [person.username for person in page.people]

    return find


@pytest.mark.spec("ADMIN-03")
def test_people_are_found_by_any_part_of_what_they_are_called(find, people):
    assert find("") == [*reversed(NAMES)]
    assert find("", Role.USER) == ["Émile5", "Dora4444", "Carla333"]
    assert find("", Role.RECRUITER, Role.ADMIN) == ["Bert22", "Anna1"]
    assert find("arla3") == find("ARLA3") == find("carla333@mail2") == find("55550142") == ["Carla333"]
    assert find("mail2 arl") == find("ar 33") == ["Carla333"]
    assert find("mail") == find("ma") == find(".") == [*reversed(NAMES)]
    assert find("émi") == find("ém") == find("émile5@") == ["Émile5"]
    number = next(person.tf_id for person in people if person.username == "Carla333")
    assert find(number.lower()) == find(f"{number} carla") == ["Carla333"]
    assert find(number[:-1]) == find(number[2:]) == []  # a public number is asked for as a whole
    assert find("carla bert") == find("annaanna") == find("8@") == []


@pytest.mark.parametrize(
    "odd", ['"', "'", "%", "_", "\\", "/", "*", '"or"', "a%c", "car_a", "NEAR(", "carla*", "-carla", "x" * 200]
)
def test_signs_that_mean_something_to_a_database_mean_nothing(find, odd):
    assert find(odd) == []


def test_what_is_found_of_people_follows_what_they_are(find, store, people):
    with store.writing() as tx:
        tx.users.put(replace(people[2], username="Zita7777", email="zita@new.example"))
        tx.users.erase(people[3].id, now=NOW)
    assert find("arla") == find("dora") == find("deleted") == []
    assert find("ita7") == find("new.ex") == ["Zita7777"]
    with store.reading() as tx:
        assert tx.people_lists.counts() == {Role.USER: 2, Role.RECRUITER: 1, Role.ADMIN: 1}


def test_pages_know_how_many_there_are_on_all(store, people):
    def page(start: int, words: str) -> tuple[list[str], int]:
        with store.reading() as tx:
            people = tx.people_lists.page(PeopleQuery(tuple(Role), Window(start, 2), words))
        return [person.username for person in people.people], people.total

    for words in ("", "mail", "ma"):
        assert page(0, words) == (["Émile5", "Dora4444"], 5)
        assert page(2, words) == (["Carla333", "Bert22"], 5)
        assert page(4, words) == (["Anna1"], 5)
        assert page(6, words) == ([], 5)
    assert page(0, "dora") == (["Dora4444"], 1)
    assert page(2, "dora") == ([], 1)
    assert page(0, "nobody") == page(2, "nobody") == ([], 0)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_pages_of_any_size_are_the_whole_list_together(store, people, size):
    """The later half is read from its end."""
    with store.writing() as tx:
        tx.audit.add(*(AuditEvent(NOW, "jobs.posted", people[1].id, str(number)) for number in range(7)))
        for number in range(5):
            tx.feedback.add(Feedback(people[0].id, 1 + number, "Good", NOW))
        for day in (3, 5, 5, 1, 5):
            place = ("Nurse", "Loom", "Care.", "Leeds", "Full-time", date(2026, 11, day), None)
            tx.jobs.add(Job(*place, people[1].id, people[1].email, NOW))

    def pages(ask) -> None:
        whole, total = ask(ALL)
        assert total == len(whole) > 2
        starts = range(0, total, size)
        assert [row for start in starts for row in ask(Window(start, size))[0]] == list(whole)
        assert {ask(Window(start, size))[1] for start in (*starts, total, 900)} == {total}
        assert ask(Window(total, size))[0] == ask(Window(900, size))[0] == []

    with store.reading() as tx:
        for words in ("", "mail", "ma", "mail ma"):
            for roles in (tuple(Role), (Role.USER,), (Role.USER, Role.ADMIN)):
                pages(lambda window, roles=roles, words=words: tx.people_lists.page(PeopleQuery(roles, window, words)))
        for query in ({}, {"action": "jobs"}, {"actor": "bert22"}, {"since": NOW}):
            pages(lambda window, query=query: tx.people_lists.audit(AuditQuery(window, **query)))
        for words in ("", "nurse", "ee"):
            pages(lambda window, words=words: tx.job_lists.page(JobQuery(window, words=words)))
        pages(tx.feedback.newest)


def test_the_audit_record_is_found_by_who_did_what_to_whom(store, people):
    anna, bert = people[:2]
    names = (
        ("jobs.edited", anna.id, "17"),
        ("jobs.posted", bert.id, "18"),
        ("accounts.deleted", anna.id, "Zoë@Mail.example"),
        ("accounts.signed_in", 999_999, ""),
        ("jobsx", None, "mail"),
    )
    with store.writing() as tx:
        tx.audit.add(*(AuditEvent(NOW + timedelta(n), *line) for n, line in enumerate(names)))

    def ask(window: Window = ALL, **expected) -> list[str]:
        with store.reading() as tx:
            page = tx.people_lists.audit(AuditQuery(window, **expected))
            assert [line.event for line in tx.people_lists.whole_audit(AuditQuery(window, **expected))] == [
                event.event for event in page.events
            ] or window != ALL
        assert window != ALL or page.total == len(page.events)
        return [event.event.action for event in page.events]

    newest = [line[0] for line in reversed(names)]
    assert ask() == newest
    assert ask(Window(1, 2)) == newest[1:3]
    assert ask(action="jobs.") == ask(action="JOBS.") == ["jobs.posted", "jobs.edited"]
    assert ask(action="jobs") == ["jobsx", "jobs.posted", "jobs.edited"]
    assert ask(action="%") == ask(action="obs") == []
    assert ask(actor="Anna1") == ask(actor="ANNA1@mail0.example") == ask(actor=str(anna.id))
    assert ask(actor=str(anna.id)) == ["accounts.deleted", "jobs.edited"]
    assert ask(actor=f"0{anna.id}") == ask(actor="nobody") == ask(actor="9" * 30) == []
    assert ask(subject="mail") == ask(subject="ma") == ["jobsx", "accounts.deleted"]
    assert ask(subject="@mail.EX") == ask(subject="l.e") == ["accounts.deleted"]
    assert ask(subject="mail", action="jobs", actor="bert22") == []
    assert ask(since=NOW + timedelta(1), until=NOW + timedelta(2)) == ["jobs.posted"]
    with store.writing() as tx:
        tx.audit.forget("Zoë@Mail.example")
    assert ask(subject="mail") == ["jobsx"]


def test_what_an_event_is_about_has_a_name_while_something_is_left_of_it(store, people):
    anna, bert = people[:2]
    with store.writing() as tx:
        place = ("Ward Nurse", "Loom", "Care.", "Leeds", "Full-time", date(2026, 11, 3), None)
        job = tx.jobs.add(Job(*place, bert.id, bert.email, NOW))
        new = Application(job.id, anna.id, "Anna", anna.email, "", NOW, job.title, job.company, "Leeds", bert.email)
        application = tx.applications.add(new, Snapshot.of(job, cover_letter=""))
        carla = people[2]
        tx.users.erase(carla.id, now=NOW)
        for action, subject in (
            ("profiles.read", str(anna.id)),
            ("accounts.refused", anna.email.upper()),
            ("jobs.closed", str(job.id)),
            ("notes.removed", str(application.id)),
            ("profiles.read", str(carla.id)),
            ("jobs.closed", "9" * 9),
            ("jobs.closed", "9" * 30),
            ("routes.refused", "/api/admin"),
            ("keys.rotated", str(anna.id)),
        ):
            tx.audit.add(AuditEvent(NOW, action, bert.id, subject))
    with store.reading() as tx:
        entries = tx.people_lists.audit(AuditQuery(Window())).events
    names = [tuple(entry.subject) if entry.subject else None for entry in reversed(entries)]
    assert names == [
        ("account", anna.username, None),
        ("account", anna.username, None),
        ("job", "Ward Nurse", job.id),
        ("application", "Ward Nurse", job.id),
        *[None] * 5,
    ]


def test_jobs_are_found_by_words_of_what_is_listed(store, people):
    def job(title: str, company: str, location: str, day: int) -> Job:
        posted = date(2026, 11, day)
        return Job(title, company, "Care.", location, "Full-time", posted, None, people[1].id, people[1].email, NOW)

    with store.writing() as tx:
        nurse, *_ = map(
            tx.jobs.add,
            (
                job("Senior Nurse", "Loom", "Leeds", 3),
                job("Chef", "Koch & Co", "Pune", 5),
                job("Nurse", "X", "Pune", 5),
            ),
        )
        tx.jobs.add(job("Gone", "Gone", "Gone", 1))

    def find(words: str, window: Window = ALL) -> list[str]:
        with store.reading() as tx:
            return [job.job.title for job in tx.job_lists.page(JobQuery(window, words=words)).jobs]

    assert find("") == ["Nurse", "Chef", "Senior Nurse", "Gone"]
    assert find("", Window(1, 2)) == ["Chef", "Senior Nurse"]
    assert find("NURSE") == find("ur") == ["Nurse", "Senior Nurse"]
    assert find("nurse leeds") == find("loom") == ["Senior Nurse"]
    assert find("bert22@mail1") == find("")
    assert find("h & C") == ["Chef"]
    assert find("care") == find("nursepune") == find("%") == []
    with store.writing() as tx:
        tx.jobs.put(replace(nurse, title="Midwife"))
    assert find("nurse") == ["Nurse"]
    assert find("midw") == ["Midwife"]


def test_recruiters_are_listed_sign_by_sign_and_found_by_parts_of_their_addresses(store, people):
    addresses = ("b_rt@x.example", "b-rt@x.example", "bert@x.example", "a.z@x.example", "a@x.example")
    posted = date(2026, 11, 3)
    with store.writing() as tx:
        for number, email in enumerate(addresses):
            job = Job("Nurse", "X", "Care.", "Pune", "Full-time", posted, None, people[1].id, email, NOW)
            tx.jobs.add(replace(job, deleted_at=NOW if number == 4 else None))
            tx.jobs.add(job)

    def people_page(words: str = "", window: Window = ALL):
        with store.reading() as tx:
            page = tx.job_lists.recruiters(window, words)
        assert page.jobs == 9
        return [recruiter.email for recruiter in page.recruiters], page.total

    assert people_page() == (sorted(addresses), 5)
    assert people_page(window=Window(1, 2)) == (sorted(addresses)[1:3], 5)
    assert people_page("B_RT") == (["b_rt@x.example"], 1)
    assert people_page("z a. @x") == (["a.z@x.example"], 1)
    assert people_page("%") == ([], 0)
    with store.reading() as tx:
        counts = {recruiter.email: recruiter.jobs for recruiter in tx.job_lists.recruiters(ALL).recruiters}
    assert counts == dict.fromkeys(addresses, 2) | {"a@x.example": 1}


def test_an_index_of_letters_forgets_what_the_table_forgets(sqlite_engine):
    """There triggers keep it: one too few would leave the letters of somebody who is gone."""
    store = SqlStore(sqlite_engine, StoppedClock(NOW))
    with store.writing() as tx:
        anna = tx.users.add(User("Anna1", "anna@mail.example", Role.USER, NOW), password_hash="!")
        tx.audit.add(AuditEvent(NOW, "x", None, "somebody"))
        tx.audit.forget("somebody")
        tx.users.erase(anna.id, now=NOW)
    with sqlite_engine.connect() as connection:
        words_kept = [
            *connection.scalars(text("SELECT words FROM audit_subjects UNION SELECT words FROM people_words"))
        ]
    assert len(words_kept) == 2
    assert not any("anna" in text or "somebody" in text for text in words_kept)
