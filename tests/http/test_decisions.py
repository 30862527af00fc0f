"""Deciding about applications over HTTP: what recruiters see, what applicants are told, and who may not."""

from datetime import timedelta

import pytest

from hireloom.domain.jobs import Position
from hireloom.ports.mailers import MailFailed
from tests.http.application_calls import apply, change_job, one, post_job, told

REFUSED = (403, "You do not have permission to perform this action.")
MISSING = (404, "Application not found")


@pytest.fixture
def bert(people):
    """Whose job it is."""
    return people.add("recruiter")


@pytest.fixture
def recruiter(visit, bert):
    browser = visit()
    browser.login(bert.email)
    return browser


@pytest.fixture
def job(container, bert):
    return post_job(container, bert)


@pytest.fixture
def sent(seeker, job):
    """The number of somebody's application."""
    return apply(seeker, job).get_json()["application_id"]


def listed(browser, job, **query):
    answer = browser.get(f"/api/applications/job/{job.id}", query_string=query)
    assert answer.status_code == 200, answer.get_json()
    return answer.get_json()


def decide(browser, number, status, **more):
    return browser.put(f"/api/applications/{number}/status", json={"status": status} | more)


def score(browser, number, value):
    return browser.put(f"/api/applications/{number}/score", json={"score": value})


@pytest.mark.spec("RECR-56", "RECR-57", "RECR-58")
def test_a_recruiter_sees_who_applied(recruiter, job, sent):
    body = listed(recruiter, job)
    (shown,) = body["applications"]
    assert (shown["id"], shown["full_name"], shown["email"]) == (sent, "Anna Löwe", "anna@work.example")
    assert (shown["status"], shown["score"], shown["score_source"]) == ("Submitted", None, None)
    assert shown["resume_submitted"]
    assert shown["driving_license_submitted"] == shown["visa_document_submitted"] == ""
    assert body["counts"] == {"Submitted": 1, "Selected": 0, "Rejected": 0}
    assert (body["job"]["id"], body["total"]) == (job.id, 1)


@pytest.mark.spec("RECR-59", "RECR-61", "RECR-64", "API-50", "OPEN-103")
def test_each_decision_is_one_mail_and_taking_it_back_is_none(recruiter, seeker, sent, mails):
    before = len(mails())
    answer = decide(recruiter, sent, "Selected")
    assert answer.get_json() == {
        "success": True,
        "email_sent": True,
        "status": "Selected",
        "message": "Application selected. The candidate was notified by e-mail.",
    }
    answer = decide(recruiter, sent, "Submitted").get_json()
    assert (answer["email_sent"], answer["message"]) == (False, "Status reset. No e-mail was sent.")
    assert decide(recruiter, sent, "Rejected", message="We chose\nsomebody else.").get_json()["email_sent"]
    selected, rejected = mails()[before:]
    me = seeker.get("/api/session").get_json()["user"]["email"]
    assert {selected.to, rejected.to} == {me}  # the proven address, not the typed one
    assert selected.subject == "You have been selected: Ward Nurse at Loomworks"
    assert "We chose\nsomebody else." in rejected.text
    history = [each["what"] for each in one(seeker, sent)["timeline"]]
    assert history == ["submitted", "mailed", "selected", "reset", "rejected"]


@pytest.mark.spec("OPEN-104", "RECR-58")
@pytest.mark.parametrize(
    ("first", "then", "refused"),
    [
        (None, "Submitted", (409, "Cannot change status from Submitted to Submitted")),
        ("Selected", "Rejected", (409, "Cannot change status from Selected to Rejected")),
        ("Selected", "Selected", (409, "Cannot change status from Selected to Selected")),
        ("Rejected", "Selected", (409, "Cannot change status from Rejected to Selected")),
        (None, "Hired", (422, "Invalid status")),
        (None, "selected", (422, "Invalid status")),
        (None, None, (422, "Invalid status")),
        (None, 5, (422, "Invalid status")),
        (None, ["Selected"], (422, "Invalid status")),
    ],
)
def test_what_is_not_a_step_changes_nothing(recruiter, job, sent, mails, first, then, refused):
    if first:
        decide(recruiter, sent, first)
    before = len(mails())
    assert told(decide(recruiter, sent, then)) == refused
    assert listed(recruiter, job)["applications"][0]["status"] == first or "Submitted"
    assert len(mails()) == before
