"""Somebody whom an owner has removed does not come back alone, whatever account they use."""

import re

import pytest

from hireloom.domain.company_roles import CompanyRole
from tests.conftest import PASSWORD
from tests.http.application_calls import outcome
from tests.http.recruiter_calls import verify

PLACE = "/api/company/members"
REMOVED = (403, "An owner has removed you from this company. Please ask to join it.")


@pytest.fixture
def removed(colleague, its_recruiter):
    """Somebody who was in the company until a moment ago, and their browser."""

    def removed(name="sven"):
        user, browser = colleague(CompanyRole.RECRUITER, name)
        assert its_recruiter.delete(f"{PLACE}/{user.id}").status_code == 200
        browser.login(user.email)
        return user, browser

    return removed


@pytest.fixture
def account(people, visit):
    def account(email):
        user, browser = people.add("recruiter", email=email), visit()
        browser.login(email)
        return user, browser

    return account


@pytest.mark.parametrize(("first", "second"), [("sven", "sven+jobs"), ("sven+jobs", "sven"), ("sven+a", "sven+b+c")])
def test_another_account_of_the_same_mailbox_does_not_join(removed, account, company, first, second):
    user, _ = removed(first)
    _, browser = account(user.email.replace(f"{first}@", f"{second}@"))
    assert browser.get(PLACE).get_json()["can_join"] is False
    assert outcome(browser.post(PLACE)) == REMOVED
    assert browser.get("/api/company").get_json()["sees_contacts"] is False


def test_another_mailbox_of_the_domain_joins(removed, account, company):
    user, _ = removed("sven")
    for name in ("svenja", "s", "+sven"):
        _, browser = account(user.email.replace("sven@", f"{name}@"))
        assert browser.post(PLACE).status_code == 200


def test_a_new_account_after_the_first_was_deleted_does_not_join(removed, account, company):
    user, browser = removed()
    assert browser.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    _, browser = account(user.email)
    assert outcome(browser.post(PLACE)) == REMOVED


def test_another_company_in_between_changes_nothing(removed, account, company, container, mails):
    user, browser = removed()
    friend, friends_browser = account("friend@hill.example")
    verify(container, friend)
    friends_browser.post(PLACE)
    friends_browser.post("/api/company/invitations", json={"email": user.email, "role": "reader"})
    token = re.search(r"invitation=(\S+)", mails(user.email)[0].text)[1]
    assert browser.post("/api/company/invitation/accept", json={"token": token}).status_code == 200
    assert browser.delete(f"{PLACE}/{user.id}").status_code == 200
    assert outcome(browser.post(PLACE)) == REMOVED


def test_an_owner_lets_them_in_again_for_good(removed, its_recruiter, company, mails):
    user, browser = removed()
    its_recruiter.post("/api/company/invitations", json={"email": user.email, "role": "recruiter"})
    token = re.search(r"invitation=(\S+)", mails(user.email)[0].text)[1]
    assert browser.post("/api/company/invitation/accept", json={"token": token}).status_code == 200
    assert browser.delete(f"{PLACE}/{user.id}").status_code == 200  # of their own accord
    assert browser.post(PLACE).status_code == 200


def test_an_owner_who_removes_a_second_account_of_their_own_stays_the_owner(account, recruiter, its_recruiter, company):
    second, browser = account(recruiter.email.replace("@", "+test@"))
    assert browser.post(PLACE).status_code == 200
    assert its_recruiter.delete(f"{PLACE}/{second.id}").status_code == 200
    assert its_recruiter.get("/api/company").get_json()["sees_contacts"] is True
    assert its_recruiter.get(PLACE).get_json()["role"] == "owner"
    assert its_recruiter.post(PLACE).status_code == 200
