"""Deciding about applications over HTTP: what recruiters see, what applicants are told, and who may not."""

from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.adapters.mail.html import html_of
from hireloom.domain.jobs import Position
from hireloom.ports.mailers import MailFailed
from tests.conftest import PASSWORD
from tests.http.application_calls import apply, change_job, one, outcome, with_profile
from tests.http.recruiter_calls import answer_all, decide, decide_all, listed, score
from tests.lookups import FROM_HERE, latest

REFUSED = (403, "You do not have permission to perform this action.")
MISSING = (404, "Application not found")
NO_JOB = (404, "Job not found")


@pytest.fixture
def application_id(seeker, job):
    """The number of somebody's application."""
    return apply(seeker, job).get_json()["application_id"]


@pytest.fixture
def three(application_id, job, signed_in):
    """The numbers of three people's applications, oldest first."""
    others = [apply(signed_in(), job, fullName=name).get_json() for name in ("Bao Tran", "Carl Ärmel")]
    return [application_id, *(application["application_id"] for application in others)]


@pytest.fixture
def is_down(container):
    """Make the mail server fail from now on; True again lets it work."""
    mailer = container.mailer()
    works = mailer.send

    def switch(down: bool = True) -> None:
        def fail(*_):
            raise MailFailed("down")

        mailer.send = fail if down else works

    yield switch
    mailer.send = works


def audited(container, action: str):
    with container.store().reading() as tx:
        return [event for event in latest(tx, 50) if event.action == action]


@pytest.mark.spec("RECR-28", "RECR-56", "RECR-57", "RECR-58")
def test_a_recruiter_sees_who_applied(its_recruiter, job, application_id):
    body = listed(its_recruiter, job)
    (applicant,) = body["applications"]
    assert (applicant["id"], applicant["full_name"], applicant["email"]) == (
        application_id,
        "Anna Löwe",
        "anna@work.example",
    )
    assert (applicant["phone_number"], applicant["applied_date"][-1]) == ("+1-4155550142", "Z")
    assert (applicant["status"], applicant["score"], applicant["score_source"]) == ("Submitted", None, None)
    assert applicant["resume_submitted"]
    assert applicant["driving_license_submitted"] == applicant["visa_document_submitted"] == ""
    assert body["counts"] == {"Submitted": 1, "Selected": 0, "Rejected": 0}
    assert (body["job"]["id"], body["job"]["applicantCount"], body["total"]) == (job.id, 1, 1)


def test_pages_words_statuses_and_orders(its_recruiter, job, three, container):
    first, second, third = three
    decide(its_recruiter, second, "Rejected")
    score(its_recruiter, first, 40)
    score(its_recruiter, third, 90)
    names = lambda **query: [row["id"] for row in listed(its_recruiter, job, **query)["applications"]]  # noqa: E731
    assert names() == [third, second, first]
    assert names(sort="name") == [first, second, third]
    assert names(sort="score") == [third, first, second]
    assert names(sort="due") == [first, third, second]
    assert (names(page=2, page_size=2), names(page=1, page_size=2)) == ([first], [third, second])
    assert (names(q="ÄRMEL"), names(q="ANNA löwe"), names(q="%")) == ([third], [first], [])
    assert names(status="Rejected") == [second]
    body = listed(its_recruiter, job, status="Rejected", page=9, page_size=1)
    assert (body["applications"], body["total"], body["counts"]["Submitted"]) == ([], 1, 2)
    for query in ("status=Hired", "sort=beauty", "page=0", "page_size=101"):
        assert its_recruiter.get(f"/api/applications/job/{job.id}?{query}").status_code == 422


@pytest.mark.spec("RECR-59", "RECR-61", "RECR-64", "API-50", "OPEN-103", "SEC-24")
def test_each_decision_is_one_mail_and_taking_it_back_is_none(
    its_recruiter, seeker, application_id, letters, recruiter, container
):
    before = len(letters())
    assert decide(its_recruiter, application_id, "Selected").get_json() == {
        "success": True,
        "email_sent": True,
        "status": "Selected",
        "message": "Application selected. The candidate was notified by email.",
    }
    answer = decide(its_recruiter, application_id, "Submitted").get_json()
    assert (answer["email_sent"], answer["message"]) == (False, "Status reset. No e-mail was sent.")
    assert decide(its_recruiter, application_id, "Rejected", message="We chose\nsomebody else.").get_json()[
        "email_sent"
    ]
    selected, rejected = letters()[before:]
    me = seeker.get("/api/session").get_json()["user"]["email"]
    assert {selected.to, rejected.to} == {me}  # the proven address, not the one that was typed into the form
    assert {selected.reply_to, rejected.reply_to} == {recruiter.email}
    assert selected.subject == "You have been selected: Ward Nurse at Loomworks"
    assert rejected.subject == "About your application: Ward Nurse at Loomworks"
    assert "We chose\nsomebody else." in rejected.text
    history = [event["what"] for event in one(seeker, application_id)["timeline"]]
    assert history == ["submitted", "mailed", "selected", "reset", "rejected"]
    for action in ("selected", "reset", "rejected"):
        (event,) = audited(container, f"applications.{action}")
        assert (event.actor_id, event.subject) == (recruiter.id, str(application_id))


@pytest.mark.spec("RECR-58", "RECR-59", "OPEN-104")
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
def test_what_is_not_a_step_changes_nothing(its_recruiter, job, application_id, letters, first, then, refused):
    if first:
        decide(its_recruiter, application_id, first)
    before = len(letters())
    assert outcome(decide(its_recruiter, application_id, then)) == refused
    assert listed(its_recruiter, job)["applications"][0]["status"] == (first or "Submitted")
    assert len(letters()) == before


@pytest.mark.spec("RECR-64", "SEC-24")
def test_a_failed_mail_undoes_nothing_and_is_tried_again(
    its_recruiter, job, application_id, letters, is_down, clock, container
):
    before = len(letters())
    is_down()
    answer = decide(its_recruiter, application_id, "Rejected").get_json()
    assert (answer["success"], answer["email_sent"]) == (True, False)
    assert answer["message"] == "Application rejected. The email could not be sent yet; we will try again."
    assert listed(its_recruiter, job)["applications"][0]["status"] == "Rejected"
    is_down(False)
    clock.advance(timedelta(minutes=2))
    container.outbox().deliver_due()
    assert [letter.subject for letter in letters()[before:]] == ["About your application: Ward Nurse at Loomworks"]


@pytest.mark.spec("RECR-64", "OPEN-103")
def test_a_mail_that_still_waits_is_not_sent_after_the_decision_was_taken_back(
    its_recruiter, application_id, letters, is_down, clock, container
):
    before = len(letters())
    is_down()
    decide(its_recruiter, application_id, "Rejected")
    decide(its_recruiter, application_id, "Submitted")
    is_down(False)
    assert decide(its_recruiter, application_id, "Selected").get_json()["email_sent"]
    clock.advance(timedelta(hours=1))
    container.outbox().deliver_due()
    assert [letter.subject for letter in letters()[before:]] == ["You have been selected: Ward Nurse at Loomworks"]


def test_nobody_is_written_to_who_has_left(its_recruiter, seeker, application_id, letters):
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    before = len(letters())
    answer = decide(its_recruiter, application_id, "Rejected").get_json()
    assert (answer["email_sent"], len(letters())) == (False, before)
    assert answer["message"] == "Application rejected. No email was sent: we can no longer write to the candidate."


@pytest.mark.spec("OPEN-105")
@pytest.mark.parametrize("state", ["closed", "expired"])
def test_after_the_job_has_ended_people_are_still_answered(its_recruiter, application_id, job, container, clock, state):
    changes = {"position": Position.CLOSED} if state == "closed" else {"ends_on": clock.today() - timedelta(1)}
    change_job(container, replace(job, **changes))
    assert decide(its_recruiter, application_id, "Selected").get_json()["email_sent"]


@pytest.mark.spec("RECR-68", "SEC-18", "API-51")
def test_nobody_decides_about_the_applications_of_others(signed_in, seeker, application_id, job, container):
    other_recruiter, admin = signed_in("recruiter"), signed_in("admin")
    calls = [
        lambda browser: browser.get(f"/api/applications/job/{job.id}"),
        lambda browser: decide(browser, application_id, "Selected"),
        lambda browser: score(browser, application_id, 100),
        lambda browser: answer_all(browser, job, "Rejected"),
        lambda browser: browser.get(f"/api/jobs/{job.id}/insights"),
        lambda browser: browser.put(f"/api/jobs/{job.id}/blind-review", json={"on": True}),
        lambda browser: browser.get(f"/api/applications/{application_id}/resume-text"),
        lambda browser: browser.post(f"/api/applications/{application_id}/reveal"),
        lambda browser: browser.get(f"/api/applications/{application_id}/notes"),
        lambda browser: browser.post(f"/api/applications/{application_id}/notes", json={"text": "Mine"}),
        lambda browser: browser.delete(f"/api/applications/{application_id}/notes/1"),
    ]
    for browser in (other_recruiter, seeker):
        assert {outcome(call(browser)) for call in calls} == {REFUSED}
    (result,) = decide_all(other_recruiter, [application_id], "Selected").get_json()["results"]
    assert (result["success"], result["message"]) == (False, REFUSED[1])
    assert listed(admin, job)["applications"][0]["status"] == "Submitted"
    assert decide(admin, application_id, "Selected").status_code == 200
    change_job(container, replace(job, deleted_at=container.clock().now()))
    assert decide(admin, application_id, "Submitted").status_code == 200


@pytest.mark.spec("RECR-68", "SEC-18")
def test_what_is_not_there_is_not_found(its_recruiter, application_id, job, container):
    missing = type(job)(**{name: getattr(job, name) for name in job.__dataclass_fields__} | {"id": 999})
    assert outcome(its_recruiter.get("/api/applications/job/999")) == NO_JOB
    assert outcome(answer_all(its_recruiter, missing, "Rejected")) == NO_JOB
    assert outcome(decide(its_recruiter, 999, "Selected")) == outcome(score(its_recruiter, 999, 5)) == MISSING
    change_job(container, replace(job, deleted_at=container.clock().now()))
    assert outcome(decide(its_recruiter, application_id, "Selected")) == NO_JOB  # only admins manage what is deleted


@pytest.mark.spec("SEC-40", "RECR-67")
def test_a_recruiter_who_was_deactivated_decides_nothing_more(
    its_recruiter, recruiter, people, application_id, job, signed_in
):
    people.change(replace(recruiter, is_active=False))
    assert decide(its_recruiter, application_id, "Selected").status_code == 401
    assert listed(signed_in("admin"), job)["applications"][0]["status"] == "Submitted"


@pytest.mark.spec("RECR-64")
def test_one_decision_about_several_is_one_mail_and_one_result_each(its_recruiter, three, letters):
    first, second, third = three
    decide(its_recruiter, second, "Selected")
    before = len(letters())
    body = decide_all(its_recruiter, [first, second, 999, third, first], "Rejected", message="Sorry.").get_json()
    assert (body["success"], body["message"]) == (False, "2 of 4 applications changed to Rejected.")
    assert [(result["id"], result["success"], result["email_sent"]) for result in body["results"]] == [
        (first, True, True),
        (second, False, False),
        (999, False, False),
        (third, True, True),
    ]
    refused = [result["message"] for result in body["results"] if not result["success"]]
    assert refused == ["Cannot change status from Selected to Rejected", "Application not found"]
    mails = letters()[before:]
    assert len({mail.to for mail in mails}) == len(mails) == 2
    assert all("Sorry." in mail.text for mail in mails)


def test_a_mail_server_that_is_down_is_waited_for_once(its_recruiter, three, is_down, letters, clock, container):
    before = len(letters())
    is_down()
    body = decide_all(its_recruiter, three, "Rejected").get_json()
    assert [result["email_sent"] for result in body["results"]] == [False] * 3
    is_down(False)
    clock.advance(timedelta(minutes=2))
    container.outbox().deliver_due()
    assert len({mail.to for mail in letters()[before:]}) == 3


def test_a_slow_mail_server_is_not_waited_for_in_every_mail(its_recruiter, three, letters, clock, container):
    mailer, before = container.mailer(), len(letters())
    takes = mailer.send

    def slowly(*letter):
        clock.advance(timedelta(seconds=5))
        takes(*letter)

    mailer.send = slowly
    body = decide_all(its_recruiter, three, "Rejected").get_json()
    mailer.send = takes
    assert [result["email_sent"] for result in body["results"]] == [True, True, False]
    container.outbox().deliver_due()
    assert len({mail.to for mail in letters()[before:]}) == 3


def test_what_makes_no_decision_is_refused_before_anything_changes(its_recruiter, job, three):
    for ids, status in (([], "Rejected"), ([*range(1, 102)], "Rejected"), (three, "Hired"), (["x"], "Rejected")):
        assert decide_all(its_recruiter, ids, status).status_code == 422
    assert outcome(decide(its_recruiter, three[0], "Rejected", message="x" * 5001))[0] == 422
    assert listed(its_recruiter, job)["counts"]["Submitted"] == 3


def test_whoever_still_waits_is_answered_in_one_step(its_recruiter, job, three, letters, container):
    decide(its_recruiter, three[0], "Selected")
    before = len(letters())
    body = answer_all(its_recruiter, job, "Rejected", message="The place is taken.").get_json()
    assert (body["answered"], body["message"]) == (
        2,
        "2 applications changed to Rejected. The emails are on their way.",
    )
    container.outbox().deliver_due()
    mails = letters()[before:]
    assert len({mail.to for mail in mails}) == len(mails) == 2
    assert all("The place is taken." in mail.text for mail in mails)
    assert not any("looked at" in mail.text + html_of(mail) for mail in mails)  # nobody has opened anything
    assert listed(its_recruiter, job)["counts"] == {"Submitted": 0, "Selected": 1, "Rejected": 2}
    again = answer_all(its_recruiter, job, "Rejected").get_json()
    assert (again["answered"], again["message"]) == (0, "Nobody is waiting for an answer.")
    for status in ("Submitted", "Hired", None):
        assert outcome(answer_all(its_recruiter, job, status)) == (422, "Invalid status")


@pytest.mark.spec("OPEN-107", "API-51", "SEC-25", "SEC-50")
def test_another_score_than_that_of_the_analysis_is_marked_and_written_down(
    its_recruiter, job, application_id, container, recruiter
):
    with container.store().writing() as tx:
        tx.applications.put(tx.applications.get_for_update(application_id).analysed(64))
    row = lambda: listed(its_recruiter, job)["applications"][0]  # noqa: E731
    assert (row()["score"], row()["score_source"]) == (64, "analysis")
    assert score(its_recruiter, application_id, 64).get_json() == {
        "success": True,
        "message": "Score saved successfully!",
        "score": 64,
        "score_source": "analysis",
    }
    assert audited(container, "applications.score_overridden") == []
    assert score(its_recruiter, application_id, 90).get_json()["score_source"] == "override"
    assert (row()["score"], row()["score_source"]) == (90, "override")
    (event,) = audited(container, "applications.score_overridden")
    assert (event.actor_id, event.subject) == (recruiter.id, str(application_id))
    assert event.details == FROM_HERE | {"score": "90", "before": "64", "analysis": "64"}
    assert score(its_recruiter, application_id, 64).get_json()["score_source"] == "analysis"
    assert len(audited(container, "applications.score_restored")) == 1


@pytest.mark.spec("OPEN-107", "API-51", "SEC-25")
@pytest.mark.parametrize("value", [-1, 101, 50.5, 50.0, "50", "", None, True, [50], 10**30])
def test_a_score_is_a_whole_number_from_0_to_100(its_recruiter, job, application_id, value):
    assert outcome(score(its_recruiter, application_id, value)) == (422, "Score must be between 0 and 100")
    assert listed(its_recruiter, job)["applications"][0]["score"] is None


@pytest.mark.spec("OPEN-107")
@pytest.mark.parametrize("value", [0, 100])
def test_the_ends_are_scores_too(its_recruiter, application_id, value):
    assert score(its_recruiter, application_id, value).get_json()["score"] == value


def test_a_document_that_was_sent_counts_at_once(its_recruiter, job, container, signed_in):
    apply(with_profile(signed_in()), job, resumeFile=None)
    assert listed(its_recruiter, job)["applications"][0]["has_resume"]
