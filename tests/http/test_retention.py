"""What was sent with an application goes when it was kept long enough: from the screens, the database and the disk."""

from datetime import timedelta

import pytest

from hireloom.domain.stages import StageMove
from hireloom.settings import load
from tests.http.application_calls import LICENSE, RESUME, VISA, apply, document, one, post_job, tracked, with_profile
from tests.http.recruiter_calls import contact, decide, listed

PAPERS = {"drivingLicenseFile": LICENSE, "visaDocumentFile": VISA}


@pytest.fixture
def applied(seeker, its_recruiter, container, recruiter):
    """An application with every paper, decided as asked; its number."""

    def apply_to(status=None, **papers):
        assert apply(seeker, post_job(container, recruiter), **PAPERS | papers).status_code == 201
        number = tracked(seeker)["applications"][0]["id"]
        if status:
            assert decide(its_recruiter, number, status).status_code == 200
        return number

    return apply_to


@pytest.fixture
def later(clock, seeker, its_recruiter, recruiter):
    """Some days later, both signed in again."""
    email = seeker.get("/api/session").get_json()["user"]["email"]

    def wait(days):
        clock.advance(timedelta(days=days))
        seeker.login(email)
        its_recruiter.login(recruiter.email)

    return wait


def test_identity_papers_go_a_month_after_the_decision_and_the_rest_stays(applied, later, seeker, container, settings):
    number = applied("Selected")
    before = one(seeker, number)
    later(29)
    assert container.housekeeping().remove_overdue() == 0
    later(1)
    assert container.housekeeping().remove_overdue() == 1
    assert container.housekeeping().remove_overdue() == 0
    left = one(seeker, number)
    assert (left["driving_license_submitted"], left["visa_document_submitted"]) == ("", "")
    for name in ("resume_submitted", "full_name", "cover_letter", "status"):
        assert left[name] == before[name]
    assert (left["timeline"][-1]["what"], left["timeline"][-1]["detail"]) == ("removed", "identity papers")
    for kind in ("driving_license", "visa_document"):
        key = before[f"{kind}_submitted"]
        assert document(seeker, key).status_code == 404
        assert not (settings.files_dir / key).exists()
    assert document(seeker, before["resume_submitted"]).data == RESUME


def test_a_paper_stays_as_long_as_another_application_needs_it(applied, later, seeker, container):
    decided, waiting = applied("Rejected"), applied()
    key = one(seeker, waiting)["visa_document_submitted"]
    assert one(seeker, decided)["visa_document_submitted"] == key  # the same file is kept once
    later(30)
    assert container.housekeeping().remove_overdue() == 1
    assert one(seeker, decided)["visa_document_submitted"] == ""
    assert document(seeker, key).data == VISA
    later(153)
    container.housekeeping().tidy()
    assert document(seeker, key).status_code == 404  # nobody has decided for half a year


def test_a_rejected_application_forgets_whose_it_was_after_half_a_year(
    applied, later, seeker, its_recruiter, container, recruiter, signed_in
):
    number = applied("Rejected")
    its_recruiter.post(f"/api/applications/{number}/notes", json={"text": "Anna was nervous."})
    with container.store().writing() as tx:
        tx.stages.add(StageMove(number, "New", "Screen", recruiter.id, container.clock().now()))
    before = one(seeker, number)
    later(183)
    assert container.housekeeping().remove_overdue() == 1
    left = one(seeker, number)
    assert (left["status"], left["job_title"]) == ("Rejected", before["job_title"])
    assert (left["full_name"], left["email"], left["phone_number"], left["cover_letter"]) == (
        "Deleted user",
        "",
        "",
        "",
    )
    assert document(seeker, before["resume_submitted"]).status_code == 404
    with container.store().reading() as tx:
        assert tx.notes.of(number) == tx.stages.moves(number) == []
        assert tx.outbox.get(f"applications.{number}.submitted") is None
        job = tx.jobs.get(left["job_id"])
    (applicant,) = listed(its_recruiter, job)["applications"]
    assert (applicant["full_name"], applicant["user_id"]) == (
        "Deleted user",
        None,
    )  # matched candidates have names and ids
    me = seeker.get("/api/session").get_json()["user"]
    assert contact(its_recruiter, me["email"], job).status_code == 404  # otherwise it would reveal whose it was
    answer = signed_in("admin").get("/api/admin/audit?action=applications.forgotten").get_json()
    assert answer["events"][0]["subject"] == str(number)


def test_nobody_is_written_to_about_an_application_that_forgot_whose_it_was(
    applied, later, its_recruiter, container, letters
):
    number = applied("Rejected")
    later(183)
    assert container.housekeeping().remove_overdue() == 1
    before = len(letters())
    decide(its_recruiter, number, "Submitted")
    answer = decide(its_recruiter, number, "Selected").get_json()
    assert (answer["email_sent"], answer["message"]) == (
        False,
        "Application selected. No email was sent: we can no longer write to the candidate.",
    )
    container.outbox().deliver_due()
    assert len(letters()) == before


def test_the_resume_of_the_profile_stays_whatever_it_was_sent_with(later, seeker, its_recruiter, container, recruiter):
    with_profile(seeker)
    assert apply(seeker, post_job(container, recruiter), resumeFile=None).status_code == 201
    number = tracked(seeker)["applications"][0]["id"]
    decide(its_recruiter, number, "Rejected")
    key = one(seeker, number)["resume_submitted"]
    later(183)
    assert container.housekeeping().remove_overdue() == 1
    assert document(seeker, key).status_code == 200


def test_the_days_can_be_set(environment):
    settings = load(environment | {"HIRELOOM_KEEP_PAPERS_DAYS": "7", "HIRELOOM_KEEP_REJECTED_DAYS": "90"})
    assert (settings.retention.papers, settings.retention.rejected) == (timedelta(7), timedelta(90))
    usual = load(environment).retention
    assert (usual.papers, usual.rejected) == (timedelta(30), timedelta(183))


def test_whoever_logs_in_or_goes_on_working_is_there(visit, people, container, clock):
    anna, browser = people.add(), visit()

    def last_seen():
        with container.store().reading() as tx:
            return tx.presences.of(anna.id).last_seen

    clock.advance(timedelta(days=700))
    container.inactive_accounts().work()
    browser.login(anna.email)
    assert last_seen() == clock.now()
    for _ in range(3):
        clock.advance(timedelta(hours=12))
        assert browser.get("/api/session").get_json()["user"]
    assert last_seen() == clock.now() - timedelta(hours=12)
    clock.advance(timedelta(days=31))
    container.inactive_accounts().work()
    assert browser.login(anna.email).status_code == 200
