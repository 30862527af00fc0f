"""Every store keeps the people of a talent pool, in one order."""

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import event

from hireloom.domain.applications import Application
from hireloom.domain.companies import Company, VerificationMethod
from hireloom.domain.company_roles import CompanyRole, Member
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.domain.pool_people import ImportKind, NewPoolPerson, NoSuchImport, PoolImport, new_pool_person
from hireloom.domain.pool_terms import terms_of_pool
from hireloom.domain.snapshots import Snapshot
from hireloom.domain.talent_pool import PoolKey, PoolKind
from hireloom.domain.windows import Window
from hireloom.ports.talent_pool import PoolQuery


@pytest.fixture
def pool(store, clock):
    """An import into the pool of a company, whose people are added two by two, each a day before the one above."""
    now = clock.now()
    with store.writing() as tx:
        company = tx.companies.put(Company("loom.example", now).verified(VerificationMethod.ADMIN, by=1, now=now))
        user = tx.users.add(User("anna1", "anna1@loom.example", Role.RECRUITER, now), password_hash="x")
        begun = tx.talent_pool.people.begin(PoolImport(company.id, user.id, ImportKind.TABLE, "people.csv", now))
        people = [
            new_pool_person(
                NewPoolPerson(
                    f"Löwe {number}",
                    f"löwe{number}@mail.example",
                    title="100% Cook",
                    text="knives\nand Ünique stoves",
                    tags=("Hub", "Runner-up") if number % 2 else (),
                    last_contact=clock.today() - timedelta(days=number + 1),
                    consent_until=clock.today() + timedelta(days=number),
                )
            )
            for number in range(6)
        ]
        for at in range(0, 6, 2):
            tx.talent_pool.people.add(begun, people[at : at + 2], now, clock.today())
    return replace(begun, people=6)


def names(tx, pool, window=Window(), search=""):  # noqa: B008 - a frozen value
    page = tx.talent_pool.page(PoolQuery(pool.company_id, window, terms_of_pool(search), pool.at.date()))
    return [person.name[-1] for person in page.people], page.total


def test_people_are_paged_searched_and_tagged(store, pool, clock):
    with store.reading() as tx:
        assert names(tx, pool) == (["0", "1", "2", "3", "4", "5"], 6)
        assert names(tx, pool, Window(4, 2)) == (["4", "5"], 6)
        assert names(tx, pool, Window(8, 2)) == ([], 6)
        assert names(tx, pool, search="LÖWE ünique 3") == (["3"], 1)
        assert names(tx, pool, search="100% 5") == (["5"], 1)
        assert names(tx, pool, search="1_0") == ([], 0)
        assert names(tx, pool, Window(0, 2), search="tag:Runner-up") == (["1", "3"], 3)
        assert names(tx, pool, search='title:"100% cook" 5') == (["5"], 1)
        assert names(tx, pool, search="skill:cook") == names(tx, pool, search="place:löwe") == ([], 0)
        assert names(tx, pool, search="consent:valid") == names(tx, pool, search="consent:soon")
        assert names(tx, pool, search="consent:valid tag:Hub")[1] == 3
        assert names(tx, pool, search="consent:none") == names(tx, pool, search="consent:asked") == ([], 0)
        assert names(tx, replace(pool, company_id=pool.company_id + 1)) == ([], 0)
        assert tx.talent_pool.tags(pool.company_id) == ["Hub", "Runner-up"]
        assert tx.talent_pool.emails(pool.company_id, {"löwe2@mail.example", "x@mail.example"}) == {
            "löwe2@mail.example"
        }
        [first, *_] = tx.talent_pool.page(PoolQuery(pool.company_id, Window())).people
    with store.writing() as tx:
        tx.talent_pool.people.put_tags(pool.company_id, first.key.number, ["Écru"], clock.now())
        assert names(tx, pool, search="tag:Écru") == (["0"], 1)
        assert tx.talent_pool.has(pool.company_id, first.key)
        assert not tx.talent_pool.has(pool.company_id + 1, first.key)
        assert not tx.talent_pool.has(pool.company_id, PoolKey(PoolKind.APPLICANT, first.key.number))


@pytest.mark.spec("HIR-P24")
def test_every_page_is_cut_from_one_order(store, pool, clock, add):
    """Applicants come between those who were added, by their last contact: an application or a message."""
    now = clock.now()
    people = [add(f"Grace{number}") for number in range(6)]
    with store.writing() as tx:
        anna = tx.users.by_email("anna1@loom.example")
        tx.companies.put_member(Member(pool.company_id, anna.id, CompanyRole.OWNER, now))
        for days in (30, 0):
            job = Job("Cook", "Loom", "", "Pune", "Full-time", now.date(), None, anna.id, anna.email, now)
            job = tx.jobs.add(job)
            for number, person in enumerate(people):
                at = now - timedelta(days=days + 1 + 2 * number)
                of_job = (job.title, job.company, job.location, job.recruiter_email)
                application = Application(job.id, person.id, person.username, person.email, "", at, *of_job)
                tx.applications.add(application, Snapshot("", ""))
        tx.talent_pool.note_contact(pool.company_id, PoolKey(PoolKind.APPLICANT, people[5].id), now)

    def keys(tx, window):
        page = tx.talent_pool.page(PoolQuery(pool.company_id, window))
        return [(person.key, person.last_contact_at) for person in page.people], page.total

    with store.reading() as tx:
        everybody, total = keys(tx, Window(0, 20))
        assert [at for _, at in everybody] == sorted((at for _, at in everybody), reverse=True)
        assert (everybody[0][0].number, total) == (people[5].id, 12)
        for start in range(14):
            assert keys(tx, Window(start, 3)) == (everybody[start : start + 3], 12)
        assert tx.talent_pool.present(
            pool.company_id, [key for key, _ in everybody] + [PoolKey(PoolKind.APPLICANT, anna.id)]
        ) == {key for key, _ in everybody}


def test_an_import_is_undone_and_people_leave_in_time(store, pool, clock):
    with store.writing() as tx:
        assert tx.talent_pool.people.imports(pool.company_id, 5) == [pool]
        with pytest.raises(NoSuchImport):
            tx.talent_pool.people.get_import(pool.id, pool.company_id + 1)
        assert tx.talent_pool.people.sweep(clock.today() + timedelta(days=2), 1) == 1
        assert tx.talent_pool.people.sweep(clock.today() + timedelta(days=2), 5) == 1
        [person, *_] = tx.talent_pool.page(PoolQuery(pool.company_id, Window())).people
        tx.talent_pool.people.put_tags(
            pool.company_id, person.key.number, ["Hub"], clock.now() + timedelta(microseconds=1)
        )
        assert tx.talent_pool.people.undo(pool, clock.now()) == 3
        assert names(tx, pool) == ([person.name[-1]], 1)
        tx.talent_pool.people.remove_person(0, person.email)
        assert names(tx, pool) == ([], 0)


@pytest.mark.spec("HIR-P24")
def test_many_people_are_added_with_one_statement(engine, store, pool, clock):
    """SQLite writes its index of words after each: with a statement for every row, 100,000 took many minutes."""
    statements = []

    def note(_connection, _cursor, statement, *_how):
        if statement.startswith("INSERT INTO pool_people"):
            statements.append(statement.count("), (") + 1)  # its rows

    people = [new_pool_person(NewPoolPerson(f"Ada {number}", f"ada{number}@mail.example")) for number in range(500)]
    with store.writing() as tx:
        event.listen(engine, "before_cursor_execute", note)
        tx.talent_pool.people.add(pool, people, clock.now(), clock.today())
        event.remove(engine, "before_cursor_execute", note)
    assert statements == [500]
    with store.reading() as tx:
        assert names(tx, pool, Window(0, 1), search="ada499@mail.example") == (["9"], 1)
        assert names(tx, pool, Window(0, 1), search="ada")[1] == 500
