"""What somebody else began on an account ends with the link "This was not me" of its owner."""

import re
from datetime import timedelta

import pytest

from tests.http.application_calls import apply
from tests.http.recruiter_calls import verify
from tests.http.thread_calls import texts


@pytest.fixture
def owner(container, recruiter, its_recruiter, clock):
    """A browser of an owner of a company, who has logged in before."""
    verify(container, recruiter)
    clock.advance(timedelta(days=2))
    assert its_recruiter.login(recruiter.email).status_code == 200
    its_recruiter.post("/api/company/members")
    return its_recruiter


@pytest.fixture
def disown(visit, mails, recruiter):
    def disown():
        links = (re.search(r"/not-me/\S+", mail.text) for mail in mails(recruiter.email))
        assert visit().post(next(filter(None, links))[0]).status_code == 200

    return disown


def invite(browser, email):
    answer = browser.post("/api/company/invitations", json={"email": email, "role": "owner"})
    assert answer.status_code == 201


def test_an_invitation_that_the_thief_sent_ends_and_the_owners_stay(
    owner, recruiter, visit, people, mails, disown, clock
):
    invite(owner, "bea@hill.example")
    clock.advance(timedelta(minutes=1))
    thief = visit()
    assert thief.login(recruiter.email).status_code == 200
    invite(thief, "eve@far.example")
    disown()
    answers = []
    for email in ("bea@hill.example", "eve@far.example"):
        people.add("recruiter", email=email)
        browser = visit()
        browser.login(email)
        token = re.search(r"invitation=(\S+)", mails(email)[0].text)[1]
        answers.append(browser.post("/api/company/invitation/accept", json={"token": token}).status_code)
    assert answers == [200, 404]


def test_a_message_that_the_thief_scheduled_waits_for_the_owner(
    owner, recruiter, seeker, job, visit, disown, clock, container
):
    application_id = apply(seeker, job).get_json()["application_id"]
    thief = visit()
    assert thief.login(recruiter.email).status_code == 200
    send_at = (clock.now() + timedelta(hours=1)).isoformat()
    words = {"text": "Please pay a fee of $50.", "send_at": send_at}
    path = f"/api/applications/{application_id}/messages"
    assert thief.post(path, json=words).status_code == 201
    disown()
    clock.advance(timedelta(hours=2))
    assert container.scheduled_messages().send_due() == 0
    assert texts(seeker, application_id) == []
