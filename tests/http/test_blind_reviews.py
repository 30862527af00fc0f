"""Reviewing without knowing who it is, over HTTP."""

import json
from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.adapters.mail.html import html_of
from hireloom.ports.mailers import MailFailed
from hireloom.testing.paper import pdf
from tests.http.application_calls import apply, document, outcome, post_job, with_profile
from tests.http.recruiter_calls import contact, decide, listed, review_blind, score, verify
from tests.lookups import latest

BLIND = (403, "This job is reviewed blind: who applied is hidden until you decide or reveal it.")
RESUME = pdf(
    "Anna Löwe", "anna@work.example", "", "EXPERIENCE", "Nurse, Loomworks 2019 - 2024", "Cared for thirty people."
)


@pytest.fixture
def job(its_recruiter, container, recruiter):
    nurse_job = post_job(container, recruiter)
    assert review_blind(its_recruiter, nurse_job).get_json()["job"]["blind_review"] is True
    return replace(nurse_job, blind_review=True)


@pytest.fixture
def application_id(seeker, job):
    answer = apply(seeker, job, resumeFile=RESUME)
    assert answer.status_code == 201
    return answer.get_json()["application_id"]


def only(browser, job):
    (applicant,) = listed(browser, job)["applications"]
    return applicant


def test_until_somebody_decides_nobody_sees_who_it_is(its_recruiter, job, application_id, seeker):
    me = seeker.get("/api/session").get_json()["user"]
    applicant = only(its_recruiter, job)
    assert (applicant["full_name"], applicant["is_blind"], applicant["has_resume"]) == (
        f"Candidate {application_id}",
        True,
        True,
    )
    assert applicant["user_id"] is None
    assert {applicant[name] for name in ("email", "phone_number", "resume_submitted", "visa_document_submitted")} == {
        ""
    }
    for telling in ("Anna", "Löwe", "anna@", me["email"], "4155550142"):
        assert telling not in json.dumps(listed(its_recruiter, job), ensure_ascii=False)
    decide(its_recruiter, application_id, "Selected")
    assert (only(its_recruiter, job)["full_name"], only(its_recruiter, job)["is_blind"]) == ("Anna Löwe", False)
    decide(its_recruiter, application_id, "Submitted")
    assert only(its_recruiter, job)["is_blind"]


def test_no_way_round_it_leads_to_the_name(its_recruiter, job, application_id, seeker, recruiter, letters):
    key = seeker.get(f"/api/applications/{application_id}").get_json()["application"]["resume_submitted"]
    assert outcome(its_recruiter.get(f"/api/applications/{application_id}")) == BLIND
    assert document(its_recruiter, key).status_code == 403
    assert its_recruiter.get(f"/api/uploads/resumes/{key.replace('/', '_')}").status_code in (403, 404)
    assert listed(its_recruiter, job, q="anna")["applications"] == []
    (mail,) = [letter for letter in letters() if letter.to == recruiter.email]
    assert f"Candidate {application_id}" in mail.subject
    assert "Löwe" not in mail.subject + mail.text + html_of(mail)
    assert (mail.attachments, mail.reply_to) == ((), None)
    assert document(seeker, key).status_code == 200
    decide(its_recruiter, application_id, "Rejected")
    assert document(its_recruiter, key).status_code == 200
    assert its_recruiter.get(f"/api/applications/{application_id}").status_code == 200


def test_the_order_of_names_tells_nothing(its_recruiter, job, application_id, signed_in):
    other_application = apply(signed_in(), job, fullName="Aaron Able").get_json()["application_id"]
    assert [application["id"] for application in listed(its_recruiter, job, sort="name")["applications"]] == [
        application_id,
        other_application,
    ]


@pytest.fixture
def fits(seeker):
    """Somebody who applies is a matched candidate, too."""
    return with_profile(seeker, name="Anna Löwe", skills="Python, SQL", job_roles="Ward Nurse")


def matched(browser, job, **window):
    query = {"min_score": 0} | window
    return browser.get(f"/api/jobs/{job.id}/matching_candidates", query_string=query).get_json()


@pytest.mark.spec("RECR-43", "RECR-68")
def test_matched_candidates_are_the_same_before_and_after_an_application(
    its_recruiter, job, fits, signed_in, letters, container, recruiter
):
    """Polling the list, its counts, its pages or its contacts shows no difference that reveals who has applied."""
    verify(container, recruiter)
    others = [
        with_profile(signed_in(), name=name, skills="Python, SQL", job_roles="Ward Nurse")
        for name in ("Bela Other", "Carl Other", "Dora Other")
    ]
    queries = [{}, {"limit": 2}, {"limit": 2, "offset": 2}, {"min_score": 40}, {"min_score": 100}]
    before = [matched(its_recruiter, job, **query) for query in queries]
    assert before[0]["total"] == 4
    for person in (fits, others[1]):
        apply(person, job, resumeFile=RESUME)
        assert [matched(its_recruiter, job, **query) for query in queries] == before
    answers = [contact(its_recruiter, candidate["email"], job) for candidate in before[0]["candidates"]]
    assert {(response.status_code, response.get_data()) for response in answers} == {(200, answers[0].get_data())}
    mails = [letter for letter in letters() if letter.to in {person["email"] for person in before[0]["candidates"]}]
    assert len({mail.subject for mail in mails[-4:]}) == 1


@pytest.mark.spec("RECR-43", "RECR-68")
def test_no_order_and_no_number_ties_an_application_to_a_matched_candidate(
    its_recruiter, container, recruiter, job, fits, signed_in
):
    verify(container, recruiter)
    twin = post_job(container, recruiter)  # asks for the same, and is reviewed with names
    number = apply(fits, job, resumeFile=RESUME).get_json()["application_id"]
    of_twin, of_job = (
        [candidate | {"reference": ""} for candidate in matched(its_recruiter, row)["candidates"]]
        for row in (twin, job)
    )
    assert of_twin == of_job != []
    assert only(its_recruiter, job)["match_score"] is None
    less = with_profile(signed_in(), name="Cleo Less", skills="Knitting", job_roles="Chef")
    later = apply(less, job).get_json()["application_id"]
    assert [application["id"] for application in listed(its_recruiter, job, sort="match")["applications"]] == [
        later,
        number,
    ]
    decide(its_recruiter, number, "Rejected")
    revealed, anonymous = listed(its_recruiter, job, sort="match")["applications"]
    assert (revealed["id"], revealed["match_score"] > 50, anonymous["match_score"]) == (number, True, None)


def test_the_resume_is_read_without_a_name(its_recruiter, application_id):
    body = its_recruiter.get(f"/api/applications/{application_id}/resume-text").get_json()
    text = json.dumps(body["blocks"], ensure_ascii=False)
    assert "Cared for thirty people." in text
    for telling in ("Anna", "Löwe", "work.example", "2019", "2024"):
        assert telling not in text
    assert {"name", "photo", "dates"} <= set(body["hidden"])


def test_whoever_applied_sees_that_the_recruiter_has_read_it(its_recruiter, signed_in, job, application_id, seeker):
    def happened():
        result = seeker.get(f"/api/applications/{application_id}").get_json()["application"]["timeline"]
        return [event["what"] for event in result if event["what"] == "opened"]

    path = f"/api/applications/{application_id}/resume-text"
    assert signed_in("admin").get(path).status_code == 200
    assert happened() == []
    for _ in range(2):
        assert its_recruiter.get(path).status_code == 200
    assert happened() == ["opened"]
    funnel = its_recruiter.get(f"/api/jobs/{job.id}/insights").get_json()["funnel"]
    assert {stage["stage"]: stage["count"] for stage in funnel}["Opened"] == 1


def test_without_a_resume_there_is_no_text(its_recruiter, application_id, container):
    with container.store().writing() as tx:
        tx.applications.put(replace(tx.applications.get_for_update(application_id), resume=""))
    assert outcome(its_recruiter.get(f"/api/applications/{application_id}/resume-text")) == (
        404,
        "Document not available",
    )


def test_revealing_is_written_down_once(its_recruiter, recruiter, job, application_id, container):
    for _ in range(2):
        applicant = its_recruiter.post(f"/api/applications/{application_id}/reveal").get_json()["application"]
        assert (applicant["full_name"], applicant["is_blind"]) == ("Anna Löwe", False)
    assert only(its_recruiter, job)["full_name"] == "Anna Löwe"
    assert listed(its_recruiter, job, q="anna")["total"] == 1
    with container.store().reading() as tx:
        revealed = [event for event in latest(tx, 20) if event.action == "applications.revealed"]
    assert [(event.actor_id, event.subject) for event in revealed] == [(recruiter.id, str(application_id))]


def test_the_switch_hides_and_shows_all_at_once(its_recruiter, job, application_id):
    answer = review_blind(its_recruiter, job, on=False)
    assert (answer.get_json()["message"], answer.get_json()["job"]["blind_review"]) == ("Blind review is off.", False)
    assert answer.get_json()["version"] == its_recruiter.get(f"/api/jobs/{job.id}").get_json()["version"]
    assert only(its_recruiter, job)["full_name"] == "Anna Löwe"
    assert outcome(review_blind(its_recruiter, job, on=None))[0] == 422


def test_a_click_is_told_truthfully_that_nothing_was_attached(job, signed_in):
    answer = with_profile(signed_in()).post("/api/jobs/auto_apply", json={"job_id": job.id})
    assert outcome(answer) == (200, "Application submitted successfully!")
    assert answer.get_json()["resume_attached"] is False


def test_a_score_needs_no_name(its_recruiter, job, application_id):
    assert score(its_recruiter, application_id, 70).get_json()["score"] == 70
    assert only(its_recruiter, job)["is_blind"]


def test_what_a_score_quotes_tells_no_more_than_the_resume_text(its_recruiter, container, recruiter, seeker):
    needs = "You have a Bachelor of Science in Nursing, 3 years of experience as a nurse, Python and SQL."
    job = post_job(container, recruiter, description=needs, blind_review=True)
    lines = ["Anna Löwe", "anna@work.example | +1-4155550142", "", "SUMMARY", "Anna Löwe is a nurse who knows SQL."]
    lines += ["", "EXPERIENCE", "Ward Nurse, Loomworks Mar 2019 - Feb 2024", "Wrote Python for the ward since 2021."]
    lines += ["", "EDUCATION", "Bachelor of Science in Nursing, University of Delft, 2015 - 2018"]
    application_id = apply(seeker, job, resumeFile=pdf(*lines)).get_json()["application_id"]

    def scored():
        form = {"application_id": str(application_id)}
        answer = its_recruiter.post("/api/resume-score", data=form, content_type="multipart/form-data")
        assert answer.status_code == 200
        return json.dumps(answer.get_json(), ensure_ascii=False)

    blind = scored()
    assert "Wrote Python for the ward since [date]." in blind
    brief = only(its_recruiter, job)["brief"]
    assert (brief["is_unnamed"], brief["quote"] in blind) == (True, True)
    for telling in ("Anna", "Löwe", "Delft", "2015", "2018", "2019", "2021", "2024", "work.example"):
        assert telling not in blind + str(brief)
    decide(its_recruiter, application_id, "Selected")
    assert "Anna Löwe is a nurse who knows SQL." in scored()
    assert only(its_recruiter, job)["brief"]["quote"]
    decide(its_recruiter, application_id, "Submitted")
    assert only(its_recruiter, job)["brief"]["quote"] == ""


def test_a_mail_that_waits_when_the_review_becomes_blind_says_no_more_who_it_is(
    its_recruiter, container, recruiter, signed_in, letters, clock
):
    def applied(name, to):
        return apply(signed_in(), to, fullName=name, resumeFile=RESUME).get_json()["application_id"]

    def down(*_):
        raise MailFailed("down")

    job, other_job = (post_job(container, recruiter) for _ in range(2))
    applied("Early Went", job)
    mailer = container.mailer()
    works, mailer.send = mailer.send, down
    decided, waits = applied("Dora Decided", job), applied("Wanda Waits", job)
    applied("Otto Other", other_job)
    decide(its_recruiter, decided, "Selected")
    assert review_blind(its_recruiter, job).status_code == 200
    mailer.send = works
    clock.advance(timedelta(minutes=2))
    container.outbox().deliver_due()
    arrived = {mail.subject: mail for mail in letters() if mail.to == recruiter.email}
    subject = f"Application for {job.title}: "
    assert {*arrived} == {subject + who for who in ("Early Went", "Dora Decided", f"Candidate {waits}", "Otto Other")}
    letter = arrived[f"{subject}Candidate {waits}"]
    assert "Wanda" not in letter.subject + letter.text + html_of(letter)
    assert (letter.attachments, letter.reply_to) == ((), None)


def test_a_score_asked_for_before_the_review_became_blind_does_not_quote_who_it_is(container, recruiter, seeker, job):
    open_job = post_job(container, recruiter)
    number = apply(seeker, open_job, resumeFile=RESUME).get_json()["application_id"]
    desk = container.resume_scores()

    class Slow:
        """Reads while somebody else switches."""

        def read(self, content, *, name, formats):
            container.blind_reviews().switch(open_job.id, is_on=True, by=recruiter)
            return desk.analyses.reader.read(content, name=name, formats=formats)

    slow = replace(desk, analyses=replace(desk.analyses, reader=Slow()))
    result = slow.score_application(number, by=recruiter)
    assert result.is_hidden
    assert "Löwe" not in str(result.scored.value)
