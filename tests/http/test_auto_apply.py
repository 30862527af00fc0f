"""Applying with one click."""

from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.domain.jobs import Position
from hireloom.ports.mailers import MailFailed
from tests.http.application_calls import apply, auto_apply, change_job, one, outcome, post_job, tracked, with_profile

WITH_RESUME = "Application submitted successfully with resume attached!"


@pytest.mark.spec("API-58", "ERR-90", "ERR-91", "OPEN-100", "OPEN-064")
def test_one_click_sends_resume_and_a_letter(seeker, job, recruiter, letters):
    with_profile(seeker)
    body = auto_apply(seeker, job, job_title="Other", company="Other", recruiter_email=recruiter.email).get_json()
    assert body == {
        "success": True,
        "message": WITH_RESUME,
        "email_sent": True,
        "resume_attached": True,
        "application_id": 1,
    }
    (mail,) = letters()
    assert (mail.to, len(mail.attachments)) == (recruiter.email, 1)
    assert "I would like to apply for the position of Ward Nurse at Loomworks." in mail.text
    application = one(seeker, 1)
    assert application["sent_by"] == "auto"
    assert application["cover_letter"] in mail.text
    assert application["full_name"] == "Anna Löwe"


def test_the_letter_says_nothing_that_the_profile_does_not(seeker, job):
    with_profile(seeker, skills="Python, SQL", jobRoles="Nurse", experience="3-5")
    auto_apply(seeker, job)
    assert one(seeker, 1)["cover_letter"] == (
        "Dear hiring team,\n\nI would like to apply for the position of Ward Nurse at Loomworks.\n\n"
        "I am looking for work as a Nurse. I have three to five years of experience. "
        "My skills include Python and SQL.\n\n"
        "My resume has the details. I would be glad to hear from you. Thank you for your time.\n\n"
        "Kind regards,\nAnna Löwe"
    )


@pytest.mark.spec("OPEN-060", "SEC-21")
def test_the_second_click_answers_as_the_first_and_sends_nothing(seeker, job, letters, container):
    with_profile(seeker)
    first, second = auto_apply(seeker, job), auto_apply(seeker, job)
    assert (first.status_code, first.get_json()) == (second.status_code, second.get_json())
    change_job(container, replace(job, position=Position.CLOSED))
    assert auto_apply(seeker, job).get_json() == first.get_json()
    assert (len(letters()), tracked(seeker)["total"]) == (1, 1)


def test_a_click_after_the_form_sends_nothing_either(seeker, job, letters):
    apply(seeker, job)
    assert auto_apply(seeker, job).get_json()["success"]
    assert outcome(apply(seeker, job)) == (409, "You have already applied to this job.")
    assert len(letters()) == 1


@pytest.mark.spec("RECO-26", "ERR-87")
def test_nobody_is_asked_to_log_in(visit, job):
    assert outcome(auto_apply(visit(), job)) == (401, "You must be logged in to apply")


@pytest.mark.spec("API-59", "OPEN-101", "ERR-88")
def test_without_a_resume_the_way_out_is_told_and_nothing_stored(seeker, job, container):
    sentence = "Resume required! Please upload your resume in the profile section first."
    expected = {"success": False, "code": "resume_required", "message": sentence, "requires_resume": True}
    for make_profile in (lambda: None, lambda: with_profile(seeker, resume=None, is_basic="1")):
        make_profile()
        answer = auto_apply(seeker, job)
        assert (answer.status_code, answer.get_json()) == (400, expected)
    assert tracked(seeker)["total"] == 0


@pytest.mark.spec("OPEN-061")
def test_a_job_that_asks_for_more_is_not_for_one_click(seeker, container, recruiter):
    with_profile(seeker)
    job = post_job(container, recruiter, mandatory_documents=("Resume", "Visa Document"))
    assert outcome(auto_apply(seeker, job)) == (422, "Visa Document is required for this job.")
    only_resume = post_job(container, recruiter, mandatory_documents=("Resume",))
    assert outcome(auto_apply(seeker, only_resume)) == (200, WITH_RESUME)


@pytest.mark.spec("OPEN-059", "SEC-21")
def test_the_address_is_the_jobs(seeker, job, letters):
    with_profile(seeker)
    assert auto_apply(seeker, job, recruiter_email="victim@bank.example").status_code == 403
    assert (letters(), tracked(seeker)["total"]) == ([], 0)


@pytest.mark.spec("OPEN-102")
@pytest.mark.parametrize(("job_id", "status"), [("b17", 400), ("x", 404), (True, 404), ([1], 404), (1.5, 404)])
def test_jobs_of_other_boards_are_applied_for_there_and_what_is_no_number_is_not_found(seeker, job, job_id, status):
    with_profile(seeker)
    assert auto_apply(seeker, job, job_id=job_id).status_code == status


def test_a_job_that_is_not_there_or_takes_none(seeker, job, container, clock):
    with_profile(seeker)
    for missing in (None, "", 999, 0):
        assert outcome(auto_apply(seeker, job, job_id=missing)) == (404, "Job not found")
    change_job(container, replace(job, ends_on=clock.today() - timedelta(days=1)))
    assert outcome(auto_apply(seeker, job)) == (409, "This job is no longer accepting applications.")


@pytest.mark.spec("ERR-93", "OPEN-062", "OPEN-100")
def test_without_a_mail_server_it_is_recorded_and_the_answer_says_so_until_it_went(
    seeker, job, container, clock, letters
):
    with_profile(seeker)
    mailer = container.mailer()
    works, mailer.send = mailer.send, lambda *_: (_ for _ in ()).throw(MailFailed("down"))
    for _ in range(2):
        body = auto_apply(seeker, job).get_json()
        assert (body["success"], body["message"]) == (True, "Application recorded but email failed to send")
        assert body["email_sent"] is False
    mailer.send = works
    clock.advance(timedelta(minutes=2))
    container.outbox().deliver_due()
    assert outcome(auto_apply(seeker, job)) == (200, WITH_RESUME)
    assert len(letters()) == 1


@pytest.mark.spec("ERR-92", "OPEN-100")
def test_a_resume_whose_bytes_were_lost_is_told(seeker, job, settings, letters):
    with_profile(seeker)
    for path in settings.files_dir.rglob("*.pdf"):
        path.unlink()
    body = auto_apply(seeker, job).get_json()
    assert body["message"] == "Application submitted successfully (email sent but resume attachment failed)"
    assert (body["email_sent"], body["resume_attached"]) == (True, False)
    assert letters()[0].attachments == ()


def test_the_match_at_that_time_is_kept(seeker, job):
    with_profile(
        seeker, skills="Python, SQL", jobRoles="Ward Nurse", preferredLocations="Pune", relocationWillingness="No"
    )
    auto_apply(seeker, job)
    before = tracked(seeker)["applications"][0]["match_score"]
    assert before == 100
    with_profile(seeker, skills="Cooking")
    assert tracked(seeker)["applications"][0]["match_score"] == before


def test_in_nobody_elses_name(seeker, job, people):
    assert auto_apply(seeker, job, user_id=people.add().id).status_code == 403
