"""Every store keeps companies' log-ins, lets one of fifty finish a log-in, and links accounts."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.domain.company_logins import BegunLogin, CompanyLogin, LinkedIdentity
from hireloom.domain.identity.users import Role, User

ISSUER = "https://login.acme.example"


@pytest.fixture
def login(clock):
    return CompanyLogin("acme.example", ISSUER, "hireloom", "sealed", False, clock.now(), 7)


@pytest.fixture
def start(clock):
    return BegunLogin("k" * 64, "b" * 64, "acme.example", ISSUER, "nonce", "verifier", clock.now())


def test_a_domain_has_one_log_in(store, clock, login):
    with store.writing() as tx:
        assert tx.company_logins.of_domain("acme.example") is None
        tx.company_logins.put(login)
        tx.company_logins.put(replace(login, domain="other.example"))
    moved = replace(login, issuer=f"{ISSUER}/new", is_required=True, changed_at=clock.now() + timedelta(days=1))
    with store.writing() as tx:
        tx.company_logins.put(moved)
    with store.writing() as tx:
        assert tx.company_logins.of_domain("acme.example") == moved
        tx.company_logins.remove("acme.example")
        tx.company_logins.remove("acme.example")
    with store.reading() as tx:
        assert tx.company_logins.of_domain("acme.example") is None
        assert tx.company_logins.of_domain("other.example") == replace(login, domain="other.example")


def test_a_log_in_that_began_is_finished_by_one_of_fifty(store, start):
    with store.writing() as tx:
        tx.company_logins.begin(start)

    def finish(_):
        with store.writing() as tx:
            return tx.company_logins.take_begun(start.key)

    with ThreadPoolExecutor(10) as pool:
        passes = list(pool.map(finish, range(50)))
    assert [login for login in passes if login] == [start]


def test_those_that_began_long_ago_are_swept(store, clock, start):
    older = replace(start, key="o" * 64, began_at=clock.now() - timedelta(minutes=11))
    with store.writing() as tx:
        for login in (start, older):
            tx.company_logins.begin(login)
        assert tx.company_logins.sweep(began_before=clock.now() - timedelta(minutes=10)) == 1
        assert tx.company_logins.take_begun(older.key) is None
        assert tx.company_logins.take_begun(start.key) == start


def test_accounts_are_linked_to_one_subject_of_each_issuer(store, clock):
    with store.writing() as tx:
        anna = tx.users.add(User("anna1", "anna@acme.example", Role.RECRUITER, clock.now()), password_hash="!").id
        bert = tx.users.add(User("bert2", "bert@acme.example", Role.RECRUITER, clock.now()), password_hash="!").id
        first = LinkedIdentity(anna, ISSUER, "7", clock.now())
        second = LinkedIdentity(anna, f"{ISSUER}/new", "7", clock.now() + timedelta(days=1))
        for link in (second, first, LinkedIdentity(bert, ISSUER, "8", clock.now())):
            tx.company_logins.link(link)
    with store.writing() as tx:
        assert tx.company_logins.links_of(anna) == [first, second]
        assert tx.company_logins.linked(ISSUER, "7") == first
        assert tx.company_logins.linked(ISSUER, "9") is None
        tx.company_logins.unlink_all(anna)
        assert tx.company_logins.links_of(anna) == []
        assert [login.user_id for login in tx.company_logins.links_of(bert)] == [bert]


def test_that_it_works_is_noted_once_and_of_the_log_in_as_it_is_now(store, clock, login):
    now = clock.now()
    with store.writing() as tx:
        tx.company_logins.put(login)
        tx.company_logins.note_worked(replace(login, changed_at=now - timedelta(days=1)), now)
        assert tx.company_logins.of_domain(login.domain) == login
        tx.company_logins.note_worked(login, now)
        tx.company_logins.note_worked(login, now + timedelta(days=1))
        assert tx.company_logins.of_domain(login.domain) == replace(login, worked_at=now)


def test_a_confirmation_knows_its_session(store, start):
    confirmation = replace(start, confirms="s" * 64)
    with store.writing() as tx:
        tx.company_logins.begin(confirmation)
        assert tx.company_logins.take_begun(start.key) == confirmation
