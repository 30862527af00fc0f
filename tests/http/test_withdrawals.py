"""Applicants withdraw what they sent: the recruiter is notified, and nothing is left to decide."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from hireloom.domain.applications import Application
from hireloom.domain.cover_letters.short_letters import LetterKind, short_letter
from tests.http.application_calls import apply, change_job, one, post_job, tracked
from tests.http.recruiter_calls import decide, listed

FACTS = (datetime(2026, 3, 1, 9, tzinfo=UTC), "Cook", "Acme", "Pune", "r@b.example")


@pytest.fixture
def posted(container, recruiter):
    return post_job(container, recruiter)


def withdraw(browser, number):
    return browser.post(f"/api/applications/{number}/withdraw")


@pytest.mark.spec("WS-242")
def test_letters_say_what_is_known_and_nothing_else(seeker, posted, signed_in):
    number = apply(seeker, posted).get_json()["application_id"]

    def draft(kind, browser=seeker):
        return browser.get(f"/api/applications/{number}/short-letter?kind={kind}")

    letter = draft("follow_up").get_json()["text"]
    assert "I applied for the Ward Nurse position at Loomworks on " in letter
    assert "expected to hear" not in letter
    assert "for the Ward Nurse position" in draft("withdrawal").get_json()["text"]
    assert draft("thank_you").get_json()["message"] == "There has been no interview for this application yet."
    assert draft("poem").status_code == 422
    assert draft("follow_up", signed_in("user")).status_code == 404
    assert withdraw(seeker, number).status_code == 200
    assert draft("follow_up").status_code == 409


@pytest.mark.spec("WS-242")
def test_a_thank_you_names_the_day_of_the_talk_and_a_late_answer_is_named():
    application = Application(1, 1, "Anna Löwe", "a@b.example", "", *FACTS)
    days = {"interviewed_on": date(2026, 3, 4), "today": date(2026, 5, 1)}
    assert "to talk with me on March 4 about the Cook position at Acme." in short_letter(
        LetterKind.THANK_YOU, application, **days
    )
    late = short_letter(LetterKind.FOLLOW_UP, application, **days)
    assert "on March 1, and we talked on March 4. I expected to hear by" in late
    next_year = short_letter(LetterKind.WITHDRAWAL, application, **days | {"today": date(2027, 1, 2)})
    assert "application of March 1, 2026 for the Cook position at Acme." in next_year
    assert "for talking with me on March 4, 2026." in next_year


@pytest.mark.spec("WS-240")
def test_a_withdrawn_application_is_closed_and_the_recruiter_is_told(
    seeker, its_recruiter, recruiter, posted, mails, signed_in
):
    number = apply(seeker, posted).get_json()["application_id"]
    assert withdraw(signed_in("user"), number).status_code == 404
    assert withdraw(its_recruiter, number).status_code == 404
    assert withdraw(seeker, number).get_json()["message"] == "Application withdrawn. The recruiter gets an email."
    assert withdraw(seeker, number).status_code == 409
    assert mails(recruiter.email)[0].subject == "Application withdrawn: Ward Nurse, Anna Löwe"
    assert [event["what"] for event in one(seeker, number)["timeline"]][-1] == "withdrawn"
    assert tracked(seeker)["applications"][0]["withdrawn_at"]
    assert tracked(seeker)["counts"] == {"Submitted": 0, "Selected": 0, "Rejected": 0}
    (row,) = listed(its_recruiter, posted)["applications"]
    assert row["withdrawn_at"]
    assert (listed(its_recruiter, posted)["waiting"], row["status"]) == (0, "Rejected")
    refused = decide(its_recruiter, number, "Submitted")
    assert (refused.status_code, refused.get_json()["code"]) == (409, "application_withdrawn")
    assert seeker.get("/api/tracked-jobs").get_json()["jobs"][0]["is_withdrawn"]


@pytest.mark.spec("WS-241")
def test_what_was_withdrawn_is_deleted_like_what_was_rejected(container, clock, seeker, posted):
    def application():
        with container.store().reading() as tx:
            return tx.applications.get(number), tx.users.get(tx.applications.get(number).user_id)

    number = apply(seeker, posted).get_json()["application_id"]
    clock.advance(timedelta(days=30))
    container.withdrawals().withdraw(number, by=application()[1])
    period = container.housekeeping().retention.rejected
    clock.advance(period - timedelta(days=1))
    container.housekeeping().remove_overdue()
    assert not application()[0].is_forgotten
    clock.advance(timedelta(days=1))
    container.housekeeping().remove_overdue()
    assert application()[0].is_forgotten


@pytest.mark.spec("WS-240")
def test_in_a_blind_review_nobody_learns_who_it_was(container, seeker, its_recruiter, recruiter, mails, posted):
    change_job(container, replace(posted, blind_review=True))
    number = apply(seeker, posted).get_json()["application_id"]
    withdraw(seeker, number)
    assert mails(recruiter.email)[0].subject == f"Application withdrawn: Ward Nurse, Candidate {number}"
    (row,) = listed(its_recruiter, posted)["applications"]
    assert (row["full_name"], row["email"]) == (f"Candidate {number}", "")


def test_a_rejected_application_cannot_be_withdrawn(seeker, its_recruiter, posted):
    number = apply(seeker, posted).get_json()["application_id"]
    decide(its_recruiter, number, "Rejected")
    assert withdraw(seeker, number).status_code == 409


@pytest.mark.spec("WS-240")
def test_whoever_withdraws_is_expected_at_no_interview(seeker, its_recruiter, recruiter, posted, mails):
    number = apply(seeker, posted).get_json()["application_id"]
    form = {"title": "First talk", "kind": "phone", "minutes": 30, "place": "", "interviewers": [recruiter.id]}
    path = f"/api/applications/{number}/interviews"
    link = its_recruiter.post(path, json=form).get_json()["interviews"][0]["link"]
    call = "/api/bookings/" + link.rpartition("/")[2]
    slot = seeker.get(call).get_json()["slots"][0]
    assert seeker.post(call, json={"starts_at": slot, "zone": "Europe/Berlin"}).status_code == 200
    withdraw(seeker, number)
    assert its_recruiter.get(path).get_json()["interviews"][0]["state"] == "cancelled"
    assert any(mail.subject.startswith("Canceled") for mail in mails(recruiter.email))
