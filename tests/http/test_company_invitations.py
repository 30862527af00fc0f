"""Joining a company by invitation or request, and who owns it once its owner is gone."""

import re
from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.demo.accounts import is_made_up
from hireloom.domain.company_invitations import SharedDemoInviter
from hireloom.domain.company_roles import CompanyRole, NoMember
from tests.conftest import PASSWORD
from tests.http.application_calls import outcome
from tests.http.recruiter_calls import verify

EXPIRED = (404, "This invitation is no longer valid. Please ask an owner of the company for a new one.")
PLACE, OUTSIDE = "/api/company", "bea@hill.example"


@pytest.fixture
def owner(container, recruiter, its_recruiter):
    verify(container, recruiter)
    assert its_recruiter.post(f"{PLACE}/members").status_code == 200
    return its_recruiter


@pytest.fixture
def join(people, visit):
    def join(email, role="recruiter"):
        user, browser = people.add(role, email=email), visit()
        browser.login(email)
        return user, browser

    return join


def invite(browser, email=OUTSIDE, role="interviewer"):
    return browser.post(f"{PLACE}/invitations", json={"email": email, "role": role})


def accept(browser, token):
    return browser.post(f"{PLACE}/invitation/accept", json={"token": token})


def team(browser):
    return browser.get(f"{PLACE}/members").get_json()


def roles(browser):
    return {member["email"]: member["role"] for member in team(browser)["members"]}


@pytest.fixture
def token(mails):
    def token(email=OUTSIDE):
        return re.search(r"invitation=(\S+)", mails(email)[0].text)[1]

    return token


def test_somebody_from_elsewhere_joins_by_the_link_in_the_email(owner, join, mails, token):
    assert invite(owner, "  Bea@HILL.example ").status_code == 201
    [invitation] = team(owner)["invitations"]
    assert (invitation["email"], invitation["is_outside"], invitation["is_request"]) == (OUTSIDE, True, False)
    assert "as interviewer" in mails(OUTSIDE)[0].text
    bea, beas_browser = join(OUTSIDE)
    preview = beas_browser.post(f"{PLACE}/invitation", json={"token": token()}).get_json()
    assert preview["role"] == "interviewer"
    assert roles(beas_browser) == {}
    assert accept(beas_browser, token()).get_json()["role"] == "interviewer"
    assert roles(beas_browser) == roles(owner)
    assert roles(owner)[bea.email] == "interviewer"
    assert team(owner)["invitations"] == []
    assert outcome(accept(beas_browser, token())) == EXPIRED
    assert invite(owner).status_code == 409


@pytest.mark.spec("HIR-T04")
def test_a_link_serves_its_address_alone_and_seven_days(owner, join, token, clock):
    invite(owner)
    _, visitor = join("eve@hill.example")
    assert outcome(accept(visitor, token()))[0] == 403
    assert outcome(accept(visitor, "1.forged")) == EXPIRED
    assert outcome(accept(visitor, "x")) == EXPIRED
    old = token()
    clock.advance(timedelta(seconds=2))
    invite(owner, role="reader")
    _, beas_browser = join(OUTSIDE)
    assert outcome(accept(beas_browser, old)) == EXPIRED
    clock.advance(timedelta(days=7))
    beas_browser.login(OUTSIDE)
    assert outcome(accept(beas_browser, token())) == EXPIRED


def test_a_job_seeker_cannot_accept(owner, join, token):
    invite(owner)
    _, visitor = join(OUTSIDE, "user")
    assert outcome(accept(visitor, token()))[0] == 403


@pytest.mark.spec("HIR-T05")
def test_an_owner_answers_who_asks_to_join(owner, recruiter, join, mails):
    domain = recruiter.email.partition("@")[2]
    bea, beas_browser = join(OUTSIDE)
    for asked_domain in (domain, domain, "nobody.example"):
        answer = beas_browser.post(f"{PLACE}/requests", json={"domain": asked_domain})
        assert outcome(answer) == (200, "If the company is here, its owners have your request now.")
    assert len(mails(recruiter.email)) == 1
    [request] = team(owner)["invitations"]
    assert request["is_request"]
    answer = owner.post(f"{PLACE}/invitations/{request['id']}/approve", json={"role": "hiring_manager"})
    assert answer.status_code == 200
    assert roles(beas_browser)[bea.email] == "hiring_manager"
    assert mails(OUTSIDE)[0].subject.startswith("You belong to ")


@pytest.mark.spec("HIR-T10")
def test_only_owners_of_this_company_invite_withdraw_and_approve(owner, recruiter, join, container, token):
    invite(owner)
    [invitation] = team(owner)["invitations"]
    address = f"{PLACE}/invitations/{invitation['id']}"
    assert outcome(owner.post(f"{address}/approve", json={"role": "owner"})) == EXPIRED  # nobody has asked
    _, colleague = join(f"colleague@{recruiter.email.partition('@')[2]}")
    assert invite(colleague).status_code == 404  # not yet a member
    colleague.post(f"{PLACE}/members")
    assert team(colleague)["invitations"] == []
    stranger, visitor = join("stranger@far.example")
    verify(container, stranger)
    visitor.post(f"{PLACE}/members")
    for browser, status in ((colleague, 403), (visitor, 404)):
        assert browser.delete(address).status_code == status
        assert browser.post(f"{address}/approve", json={"role": "owner"}).status_code == status
    assert invite(colleague, "more@hill.example").status_code == 403
    assert owner.delete(address).status_code == 200
    _, beas_browser = join(OUTSIDE)
    assert outcome(accept(beas_browser, token())) == EXPIRED


@pytest.mark.spec("HIR-T03")
def test_a_company_has_an_owner_after_its_owner_is_deactivated_or_moves_away(owner, recruiter, join, signed_in, mails):
    domain = recruiter.email.partition("@")[2]
    second, visitor = join(f"second@{domain}")
    third, others = join(f"third@{domain}")
    visitor.post(f"{PLACE}/members"), others.post(f"{PLACE}/members")
    admin = signed_in("admin")
    assert admin.post("/api/admin/deactivate-user", json={"user_email": recruiter.email}).status_code == 200
    assert roles(visitor) == {second.email: "owner", third.email: "reader"}
    visitor.post("/api/me/email", json={"new_email": "second@elsewhere.example", "password": PASSWORD})
    for mailbox in ("second@elsewhere.example", second.email):
        link = re.search(r"/confirm-email/\S+", mails(mailbox)[0].text)[0]
        assert visitor.post(link).status_code == 200
    assert roles(others) == {third.email: "owner"}


def test_nobody_floods_mailboxes_with_invitations(owner, container):
    limit = container.config.rate_limits().company_invitations.times
    answers = [invite(owner, f"person{number}@hill.example").status_code for number in range(limit + 1)]
    assert answers == [201] * limit + [429]


def test_the_accounts_that_all_visitors_of_the_demo_share_write_to_nobody_outside(container, people):
    shared = people.add("recruiter")
    desk = replace(container.company_invitations(), demo_accounts={shared.email}, made_up=is_made_up)
    with pytest.raises(SharedDemoInviter):
        desk.invite("anna@gmail.com", CompanyRole.READER, by=shared)
    with pytest.raises(NoMember):  # the next question
        desk.invite("anna@hill.example", CompanyRole.READER, by=shared)


@pytest.mark.parametrize("event", ["demoted", "removed", "left", "deactivated", "deleted", "moved"])
def test_an_invitation_ends_with_the_rights_of_whoever_sent_it(owner, recruiter, join, signed_in, mails, token, event):
    domain = recruiter.email.partition("@")[2]
    second, seconds_browser = join(f"second@{domain}")
    seconds_browser.post(f"{PLACE}/members")
    seconds_place = f"{PLACE}/members/{second.id}"
    owner.put(seconds_place, json={"role": "owner"})
    assert invite(seconds_browser, role="owner").status_code == 201
    _, beas_browser = join(OUTSIDE)
    assert beas_browser.post(f"{PLACE}/invitation", json={"token": token()}).status_code == 200
    if event == "demoted":
        answers = [owner.put(seconds_place, json={"role": "recruiter"})]
    elif event == "removed":
        answers = [owner.delete(seconds_place)]
    elif event == "left":
        answers = [seconds_browser.delete(seconds_place)]
    elif event == "deactivated":
        answers = [signed_in("admin").post("/api/admin/deactivate-user", json={"user_email": second.email})]
    elif event == "deleted":
        answers = [seconds_browser.post("/api/me/delete", json={"password": PASSWORD})]
    else:
        new = "second@elsewhere.example"
        answers = [seconds_browser.post("/api/me/email", json={"new_email": new, "password": PASSWORD})]
        for mailbox in (new, second.email):
            answers.append(seconds_browser.post(re.search(r"/confirm-email/\S+", mails(mailbox)[0].text)[0]))
    assert {answer.status_code for answer in answers} == {200}
    assert outcome(accept(beas_browser, token())) == EXPIRED
    assert outcome(beas_browser.post(f"{PLACE}/invitation", json={"token": token()})) == EXPIRED
    assert team(owner)["invitations"] == []
    assert invite(owner).status_code == 201  # an owner may send it again
    assert accept(beas_browser, token()).get_json()["role"] == "interviewer"
