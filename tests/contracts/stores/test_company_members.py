"""Members of companies, on both engines."""

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import select, update

import hireloom.adapters.sql.migrations as migrations
from hireloom.adapters.icalendar_files import ICalendarFiles
from hireloom.adapters.sql.company_tables import company_members
from hireloom.adapters.sql.pooling import WRITING
from hireloom.domain.companies import Company, VerificationMethod
from hireloom.domain.company_roles import CompanyRole, LastOwner, Member
from hireloom.domain.identity.users import Role, User
from hireloom.domain.lives import USUAL
from hireloom.usecases.company_departures import CompanyDepartureDesk
from hireloom.usecases.company_members import leave_company
from hireloom.usecases.interview_notices import InterviewNotices


class NoDispatcher:
    """Nobody sends the email."""

    def hurry(self) -> None: ...

    def deliver(self, event: str, within: float) -> bool:
        return False


@pytest.fixture
def company(store, clock):
    now = clock.now()
    with store.writing() as tx:
        return tx.companies.put(Company("loom.example", now).verified(VerificationMethod.ADMIN, by=1, now=now))


@pytest.fixture
def add(store, clock):
    def add(name, domain="loom.example"):
        with store.writing() as tx:
            return tx.users.add(User(name, f"{name}@{domain}", Role.RECRUITER, clock.now()), password_hash="x")

    return add


def names(store, company):
    with store.reading() as tx:
        return [(user.username, member.role) for member, user, _, _ in tx.companies.members(company.id)]


def test_members_are_listed_as_long_as_they_are_recruiters_at_the_domain(store, company, add, clock):
    anna, bobby, clara = add("anna"), add("bobby"), add("clara", "hill.loom.example")
    with store.writing() as tx:
        for minutes, user in enumerate((bobby, anna, clara)):
            joined = clock.now() + timedelta(minutes=minutes)
            tx.companies.put_member(Member(company.id, user.id, CompanyRole.READER, joined))
        tx.companies.put_member(Member(company.id, anna.id, CompanyRole.OWNER, joined))
    assert names(store, company) == [("bobby", CompanyRole.READER), ("anna", CompanyRole.OWNER)]
    with store.writing() as tx:
        tx.users.put(replace(bobby, is_active=False))
        assert tx.companies.membership(bobby.id).role is CompanyRole.READER
        tx.companies.remove_member(bobby.id)
        tx.companies.remove_member(bobby.id)
        assert tx.companies.membership(bobby.id) is None
    assert names(store, company) == [("anna", CompanyRole.OWNER)]


@pytest.mark.spec("HIR-T03")
def test_after_the_last_owner_the_highest_role_becomes_one_and_the_log_says_so(store, company, add, clock):
    roles = {
        "reader": CompanyRole.READER,  # a former owner: the first to join
        "interviewer": CompanyRole.INTERVIEWER,
        "away": CompanyRole.RECRUITER,
        "manager": CompanyRole.HIRING_MANAGER,
        "newcomer": CompanyRole.HIRING_MANAGER,
        "owner": CompanyRole.OWNER,
    }
    people = {name: add(name) for name in roles}
    with store.writing() as tx:
        for minutes, (name, role) in enumerate(roles.items()):
            joined = clock.now() + timedelta(minutes=minutes)
            tx.companies.put_member(Member(company.id, people[name].id, role, joined))
        tx.users.put(replace(people["away"], is_active=False))
    for leaving, heir in (("owner", "manager"), ("manager", "newcomer"), ("newcomer", "interviewer")):
        with store.writing() as tx:
            leave_company(tx, people[leaving].id, clock.now())
        assert dict(names(store, company))[heir] is CompanyRole.OWNER
        assert leaving not in dict(names(store, company))
    with store.reading() as tx:
        log = tx.audit.newest(0, people["manager"].email, actions=("companies.role_changed",), count=9)
    assert [(event.actor_id, event.details) for event in log] == [
        (None, {"before": "hiring_manager", "after": "owner"})
    ]


def test_of_two_owners_who_leave_at_once_one_stays(store, company, add, clock):
    notices = InterviewNotices(clock, NoDispatcher(), ICalendarFiles(), USUAL, "https://loom.example", "secret", "loom")
    desk = CompanyDepartureDesk(store, clock, notices)
    for turn in range(5):
        owners = [add(f"anna{turn}"), add(f"bobby{turn}")]
        with store.writing() as tx:
            for owner in owners:
                tx.companies.put_member(Member(company.id, owner.id, CompanyRole.OWNER, clock.now()))
        start = threading.Barrier(2)

        def leave(owner, start=start):
            start.wait()
            try:
                desk.remove(owner.id, by=owner)
            except LastOwner:
                return owner.username
            return None

        with ThreadPoolExecutor(2) as threads:
            (last,) = [name for name in threads.map(leave, owners) if name]
        assert names(store, company) == [(last, CompanyRole.OWNER)]
        with store.writing() as tx:
            for owner in owners:
                tx.companies.remove_member(owner.id)


def test_the_migration_makes_members_of_the_recruiters_of_proven_domains(engine, store, company, add, clock):
    anna, bobby = add("anna"), add("bobby")
    add("clara", "open.example"), add("danny", "hill.loom.example")
    first, prover = add("first", "thread.example"), add("prover", "thread.example")
    with store.writing() as tx:
        tx.users.add(User("emily", "emily@loom.example", Role.USER, clock.now()), password_hash="x")
        tx.companies.put(Company("open.example", clock.now()))
        proven = Company("thread.example", clock.now())
        tx.companies.put(proven.verified(VerificationMethod.DNS, by=prover.id, now=clock.now()))
    config = Config()
    config.set_main_option("script_location", str(Path(str(migrations.__file__)).parent))
    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin() as unit:
        config.attributes["connection"] = connection
        command.downgrade(config, "0059")
        command.upgrade(config, "head")
        columns = company_members.c
        roles = dict(connection.execute(select(columns.user_id, columns.role)).all())
        unit.rollback()  # the database is lent
    assert roles == {anna.id: "owner", bobby.id: "recruiter", first.id: "recruiter", prover.id: "owner"}


def test_a_bar_is_found_by_account_and_by_mailbox_until_it_is_lifted(store, company, add, clock):
    anna, untagged = add("anna"), add("other")
    tagged = add("anna+jobs")
    with store.writing() as tx:
        tx.companies.put_member(Member(company.id, anna.id, CompanyRole.RECRUITER, clock.now()))
        tx.companies.bar(anna, company.id, at=clock.now())
        tx.companies.bar(anna, company.id, at=clock.now())
        moved = tx.users.put(replace(anna, email="anna@hill.example"))
    with store.writing() as tx:
        assert tx.companies.membership(anna.id) is None
        assert [tx.companies.is_barred(user, company.id) for user in (anna, moved, tagged, untagged)] == [True] * 3 + [
            False
        ]
        assert not tx.companies.is_barred(anna, company.id + 1)
        tx.companies.lift_bar(tagged, company.id)
        assert not tx.companies.is_barred(anna, company.id)


def test_a_member_is_not_barred_from_their_company_by_another_account_of_their_mailbox(store, company, add, clock):
    owner, tagged, outside = add("anna"), add("anna+test"), add("anna+jobs")
    with store.writing() as tx:
        for user, role in ((owner, CompanyRole.OWNER), (tagged, CompanyRole.RECRUITER)):
            tx.companies.put_member(Member(company.id, user.id, role, clock.now()))
        tx.companies.bar(tagged, company.id, at=clock.now())
    with store.writing() as tx:
        barred = [tx.companies.is_barred(user, company.id) for user in (owner, tagged, outside)]
        elsewhere = tx.companies.put(Company("elsewhere.example", clock.now()))
        tx.companies.put_member(Member(elsewhere.id, owner.id, CompanyRole.OWNER, clock.now()))
        assert [*barred, tx.companies.is_barred(owner, company.id)] == [False, True, True, True]


@pytest.mark.parametrize("values", [{"removed_at": datetime(2026, 11, 30, tzinfo=UTC)}, {}])
def test_no_server_of_a_version_before_undoes_a_removal(engine, store, company, add, clock, values):
    """Beside this version they mark the removed, and let in again whom this version has removed."""
    anna = add("anna")
    with store.writing() as tx:
        if not values:
            tx.companies.bar(anna, company.id, at=clock.now())
        tx.companies.put_member(Member(company.id, anna.id, CompanyRole.OWNER, clock.now()))
    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        if values:
            connection.execute(update(company_members).values(values))
    with store.writing() as tx:
        assert tx.companies.is_barred(anna, company.id)
        assert (tx.companies.membership(anna.id), tx.companies.standing_membership(anna.id)) == (None, None)
        assert tx.companies.of_person(anna.id) is None
        assert not tx.companies.members(company.id)
        tx.companies.put_member(Member(company.id, anna.id, CompanyRole.READER, clock.now()))
        tx.companies.lift_bar(anna, company.id)
    assert names(store, company) == [("anna", CompanyRole.READER)]
    with store.reading() as tx:
        assert not tx.companies.is_barred(anna, company.id)
