"""Applying by the form."""

from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.domain.jobs import Position
from hireloom.ports.mailers import MailFailed
from hireloom.settings import load
from hireloom.testing.paper import doc, docx, padded
from tests.http.application_calls import (
    LETTER,
    LICENSE,
    RESUME,
    VISA,
    apply,
    change_job,
    document,
    one,
    outcome,
    post_job,
    tracked,
    with_profile,
)
from tests.lookups import latest

CLOSED_JOB = (409, "This job is no longer accepting applications.")
DELETED_JOB = (404, "Job not found")


@pytest.mark.spec("APPLY-19", "APPLY-20", "API-26", "OPEN-058")
def test_an_application_is_kept_and_mailed_to_the_recruiter(seeker, job, recruiter, letters, container):
    answer = apply(seeker, job)
    assert answer.status_code == 201
    body = answer.get_json()
    assert (body["success"], body["message"], body["email_sent"]) == (True, "Application submitted successfully!", True)
    (application,) = tracked(seeker)["applications"]
    assert application["resume_submitted"].endswith(".pdf")
    assert application == {
        "id": body["application_id"],
        "job_id": job.id,
        "job_title": "Ward Nurse",
        "job_company": "Loomworks",
        "job_location": "Pune, India",
        "recruiter_email": recruiter.email,
        "status": "Submitted",
        "applied_date": "2026-11-21T09:30:00Z",
        "resume_submitted": application["resume_submitted"],
        "driving_license_submitted": "",
        "visa_document_submitted": "",
        "match_score": None,
        "sent_by": "form",
        "withdrawn_at": None,
        "answer_due": "2026-12-05",
    }
    (mail,) = letters()
    assert (mail.to, mail.subject) == (recruiter.email, "Application for Ward Nurse: Anna Löwe")
    assert LETTER in mail.text
    assert "anna@work.example" in mail.text
    assert [(attachment.name, attachment.content_type, attachment.content) for attachment in mail.attachments] == [
        ("Anna-Löwe-resume.pdf", "application/pdf", RESUME)
    ]
    with container.store().reading() as tx:
        assert latest(tx, 1)[0].action == "applications.submitted"


@pytest.mark.spec("SEC-20")
def test_the_recruiter_answers_to_the_proven_address(seeker, job, letters):
    apply(seeker, job, email="somebody@else.example", fullName="Anna\r\nBcc: x@y.example")
    account = seeker.get("/api/session").get_json()["user"]["email"]
    assert letters()[0].reply_to == account
    assert letters()[0].subject == "Application for Ward Nurse: Anna Bcc: x@y.example"


@pytest.mark.spec("OPEN-138", "SEC-33", "APPLY-05")
def test_licence_and_visa_are_linked_and_not_attached(seeker, job, letters):
    apply(seeker, job, drivingLicenseFile=LICENSE, visaDocumentFile=VISA)
    (mail,) = letters()
    assert [attachment.name for attachment in mail.attachments] == ["Anna-Löwe-resume.pdf"]
    assert "Available after you log in: driving license and visa document." in mail.text
    assert f"/user/RecruiterTracker?jobId={job.id}" in mail.text
    papers = {document["kind"]: document["attached"] for document in one(seeker, 1)["documents"]}
    assert papers == {"resume": True, "driving_license": False, "visa_document": False}


@pytest.mark.spec("SEC-33")
def test_all_documents_lie_enciphered(seeker, job, settings):
    apply(seeker, job, drivingLicenseFile=LICENSE, visaDocumentFile=VISA)
    first_application = tracked(seeker)["applications"][0]
    application = {
        name: (settings.files_dir / first_application[f"{name}_submitted"]).read_bytes()
        for name in ("resume", "visa_document")
    }
    assert RESUME[:200] not in application["resume"]
    assert VISA[5:60] not in application["visa_document"]
    assert document(seeker, first_application["visa_document_submitted"]).data == VISA


@pytest.mark.spec("APPLY-08", "APPLY-09", "APPLY-10")
@pytest.mark.parametrize(
    ("field", "sentence"),
    [("fullName", "Name is required"), ("email", "Email is required"), ("coverLetter", "Cover letter is required")],
)
@pytest.mark.parametrize("value", ["", "  ", None])
def test_what_is_missing_is_said_by_its_field(seeker, job, field, sentence, value):
    answer = apply(seeker, job, **{field: value})
    assert outcome(answer) == (422, sentence)
    assert answer.get_json()["errors"] == {field: [sentence]}
    assert tracked(seeker)["total"] == 0


@pytest.mark.spec("APPLY-11")
def test_the_profiles_resume_is_taken_when_none_is_sent(seeker, job, letters):
    assert outcome(apply(seeker, job, resumeFile=None)) == (
        422,
        "No resume found in your profile. Please upload a resume first.",
    )
    with_profile(seeker)
    assert apply(seeker, job, resumeFile=None).status_code == 201
    assert len(letters()[0].attachments) == 1


@pytest.mark.spec("APPLY-14", "LIM-11", "OPEN-011")
def test_a_file_may_have_thirty_megabytes_and_goes_by_link_when_no_mail_can_carry_it(seeker, job, letters):
    full = padded(RESUME, 30 * 1024 * 1024)
    assert outcome(apply(seeker, job, resumeFile=full + b" ")) == (413, "File size should not exceed 30MB.")
    answer = apply(seeker, job, resumeFile=full)
    assert outcome(answer) == (201, "Application submitted successfully!")
    assert letters()[0].attachments == ()
    assert "Available after you log in: resume." in letters()[0].text
    assert len(document(seeker, tracked(seeker)["applications"][0]["resume_submitted"]).data) == len(full)


WRONG = [
    ("resumeFile", ("cv.pdf", b"<html>"), "Resume must be in PDF, DOC, or DOCX format."),
    ("resumeFile", ("cv.png", LICENSE), "Resume must be in PDF, DOC, or DOCX format."),
    ("drivingLicenseFile", ("x.docx", docx()), "Driving License must be in PDF, JPG, JPEG, PNG, or GIF format."),
    ("visaDocumentFile", ("x.exe", b"MZ"), "Visa Document must be in PDF, JPG, JPEG, PNG, or GIF format."),
]


@pytest.mark.spec("APPLY-15", "APPLY-16", "APPLY-17", "OPEN-063")
@pytest.mark.parametrize(("field", "file", "sentence"), WRONG)
def test_a_file_of_another_kind_is_refused_and_nothing_is_kept(seeker, job, settings, field, file, sentence):
    assert outcome(apply(seeker, job, **{field: file})) == (422, sentence)
    assert tracked(seeker)["total"] == 0
    assert not [path for path in settings.files_dir.rglob("*") if path.is_file()]


@pytest.mark.parametrize(("name", "content"), [("cv.doc", doc("Anna\r")), ("cv.docx", docx()), ("CV.DOCX", docx())])
def test_word_files_are_taken_too(seeker, job, name, content, letters):
    assert apply(seeker, job, resumeFile=(name, content)).status_code == 201
    assert letters()[0].attachments[0].content == content


@pytest.mark.spec("OPEN-061")
def test_what_the_job_asks_for_must_be_sent(seeker, container, recruiter):
    job = post_job(container, recruiter, mandatory_documents=("Resume", "Driving License", "Visa Document"))
    assert outcome(apply(seeker, job)) == (422, "Driving License is required for this job.")
    assert outcome(apply(seeker, job, drivingLicenseFile=LICENSE)) == (422, "Visa Document is required for this job.")
    assert apply(seeker, job, drivingLicenseFile=LICENSE, visaDocumentFile=VISA).status_code == 201


@pytest.mark.spec("OPEN-060")
def test_the_second_time_is_refused(seeker, job, letters):
    apply(seeker, job)
    assert outcome(apply(seeker, job, coverLetter="Other")) == (409, "You have already applied to this job.")
    assert (tracked(seeker)["total"], len(letters())) == (1, 1)


@pytest.mark.spec("OPEN-059", "SEC-20")
def test_nobody_writes_to_an_address_that_is_not_the_jobs(seeker, job, recruiter, letters):
    refused = (403, "You do not have permission to perform this action.")
    assert outcome(apply(seeker, job, recruiterEmail="victim@bank.example")) == refused
    assert letters() == []
    assert apply(seeker, job, recruiterEmail=recruiter.email.upper()).status_code == 201
    assert letters()[0].to == recruiter.email


@pytest.mark.spec("OPEN-058")
def test_without_a_number_the_job_is_found_by_what_the_older_form_says(seeker, job, container, recruiter):
    text = {"jobTitle": "ward nurse", "jobCompany": "LOOMWORKS", "recruiterEmail": recruiter.email}
    newer = post_job(container, recruiter, posted_on=job.posted_on + timedelta(days=3))
    assert outcome(apply(seeker, None, **text | {"jobTitle": "Cook"})) == DELETED_JOB
    assert outcome(apply(seeker, None, **text | {"recruiterEmail": "who@else.example"})) == DELETED_JOB
    assert outcome(apply(seeker, None)) == DELETED_JOB
    assert apply(seeker, None, path="/send-application-email", **text).status_code == 201
    assert tracked(seeker)["applications"][0]["job_id"] == newer.id


@pytest.mark.spec("LIFE-20", "SEC-21")
def test_a_job_that_takes_none_gets_none(seeker, job, container, clock, recruiter, people, letters):
    assert outcome(apply(seeker, replace(job, id=999))) == DELETED_JOB
    change_job(container, replace(job, position=Position.CLOSED))
    assert outcome(apply(seeker, job)) == CLOSED_JOB
    change_job(container, replace(job, deleted_at=clock.now()))
    assert outcome(apply(seeker, job)) == DELETED_JOB
    change_job(container, replace(job, ends_on=clock.today() - timedelta(days=1)))
    assert outcome(apply(seeker, job)) == CLOSED_JOB
    change_job(container, replace(job, ends_on=clock.today()))
    people.change(replace(recruiter, is_active=False))  # nobody would read it
    assert outcome(apply(seeker, job)) == CLOSED_JOB
    people.change(recruiter)
    assert apply(seeker, job).status_code == 201
    assert len(letters()) == 1


def test_a_job_that_closes_while_somebody_applies_gets_nothing(seeker, job, container, settings, people):
    """Between looking and keeping: the last look counts."""
    desk = container.applications()
    user = people.add()

    class ClosesMeanwhile:
        def __getattr__(self, name):
            return getattr(desk.enclosures, name)

        def folder(self, *values, **named):
            change_job(container, replace(job, position=Position.CLOSED))
            return desk.enclosures.folder(*values, **named)

    from hireloom.domain.application_forms import ApplicationInput, JobLookup
    from hireloom.domain.applications import NotAccepting
    from hireloom.domain.files import FileKind, Upload

    form, uploads = ApplicationInput("A", "a@b.example", "", "x"), {FileKind.RESUME: Upload("cv.pdf", RESUME)}
    with pytest.raises(NotAccepting):
        replace(desk, enclosures=ClosesMeanwhile()).apply(form, uploads, JobLookup(job.id), by=user)
    with container.store().reading() as tx:
        assert tx.applications.of_user(user.id) == []
    assert not [path for path in settings.files_dir.rglob("*") if path.is_file()]


@pytest.mark.spec("OPEN-062")
def test_without_a_mail_server_nothing_is_lost(seeker, job, container, clock, letters):
    mailer = container.mailer()
    works, mailer.send = mailer.send, lambda *_: (_ for _ in ()).throw(MailFailed("down"))
    answer = apply(seeker, job)
    assert outcome(answer) == (201, "Application recorded but email failed to send")
    assert answer.get_json()["email_sent"] is False
    assert [event["what"] for event in one(seeker, 1)["timeline"]] == ["submitted"]
    mailer.send = works
    clock.advance(timedelta(minutes=2))
    container.outbox().deliver_due()
    assert len(letters()) == 1
    assert [event["what"] for event in one(seeker, 1)["timeline"]] == ["submitted", "mailed"]
    assert [message_id for _, message_id in mailer.sent] == ["<applications.1.submitted@hireloom.example>"]


def test_a_job_without_an_address_keeps_the_application_all_the_same(seeker, container, recruiter):
    job = post_job(container, recruiter, recruiter_email="")
    assert outcome(apply(seeker, job)) == (201, "Application recorded but email failed to send")
    assert tracked(seeker)["total"] == 1


@pytest.mark.spec("SEC-48")
def test_what_was_sent_stays_as_it_was(seeker, job, container):
    with_profile(seeker)
    apply(seeker, job, resumeFile=None)
    before = one(seeker, 1)
    with_profile(seeker, resume=VISA)
    change_job(container, replace(job, title="Cook", company="Other", description="Cook.", location="Oslo", salary="1"))
    after = one(seeker, 1)
    assert after == before
    assert (after["job_title"], after["job_description"], after["cover_letter"]) == (
        "Ward Nurse",
        "Care for thirty people.",
        LETTER,
    )
    from tests.http.profile_calls import RESUME as FIRST

    assert document(seeker, after["resume_submitted"]).data == FIRST


@pytest.mark.spec("SEC-13", "OPEN-002")
def test_in_nobody_elses_name(seeker, job, people, visit):
    assert apply(seeker, job, user_id=str(people.add().id)).status_code == 403
    assert apply(visit(), job).status_code == 401
    assert tracked(seeker)["total"] == 0


def test_thirty_in_an_hour_are_enough(seeker, job, container, recruiter, clock, settings):
    me = seeker.get("/api/session").get_json()["user"]["id"]
    with container.store().writing() as tx:
        for _ in range(29):
            tx.attempts.take(settings.rate_limits.applications, str(me), now=clock.now())
    other_job = post_job(container, recruiter, title="Cook")
    assert apply(seeker, job).status_code == 201
    assert apply(seeker, job).status_code == 409  # said once more, not counted
    assert apply(seeker, other_job).status_code == 429
    clock.advance(timedelta(hours=1))
    assert apply(seeker, other_job).status_code == 201


def test_the_same_resume_is_kept_once_for_all_jobs(seeker, job, container, recruiter):
    apply(seeker, job)
    apply(seeker, post_job(container, recruiter, title="Cook"))
    first, second = tracked(seeker)["applications"]
    assert first["resume_submitted"] == second["resume_submitted"]


@pytest.mark.parametrize("job_id", ["b17", "b0", "b9999999999"])
def test_jobs_of_other_boards_are_applied_for_there(seeker, job, job_id):
    assert apply(seeker, None, jobId=job_id).status_code == 400


@pytest.mark.spec("OPEN-138")
def test_one_setting_puts_licence_and_visa_into_the_mail(environment, make_container, visitor_of, people):
    attaching = make_container(load(environment | {"HIRELOOM_MAIL_IDENTITY_DOCUMENTS": "attach"}))
    others = type(people)(attaching)
    job, browser = post_job(attaching, others.add("recruiter")), visitor_of(attaching)
    browser.login(others.add().email)
    apply(browser, job, drivingLicenseFile=LICENSE, visaDocumentFile=VISA)
    (mail,) = attaching.mailer().letters
    assert [attachment.name for attachment in mail.attachments] == [
        "Anna-Löwe-resume.pdf",
        "Anna-Löwe-driving-license.jpg",
        "Anna-Löwe-visa-document.pdf",
    ]
    assert "Attached: resume, driving license and visa document." in mail.text
    assert "Available after" not in mail.text


@pytest.mark.spec("OPEN-011")
def test_a_form_larger_than_all_its_files_may_be_is_too_large(seeker, job):
    head = b'--x\r\nContent-Disposition: form-data; name="resumeFile"; filename="cv.pdf"\r\n\r\n'
    told_size = {"CONTENT_LENGTH": str(95 * 1024 * 1024 + 1)}
    form = {"data": head, "content_type": "multipart/form-data; boundary=x"}
    answer = seeker.post("/api/send-application-email", **form, environ_overrides=told_size)
    assert outcome(answer) == (413, "File size should not exceed 30MB.")


@pytest.mark.parametrize("path", ["/api/send-application-email", "/api/ATS", "/api/jobsdb", "/api/resume-score"])
def test_a_name_that_is_not_in_utf_8_is_said_to_be_so(seeker, signed_in, path):
    body = b'--x\r\nContent-Disposition: form-data; name="resumeFile"; filename="L\xf6we.pdf"\r\n\r\n%PDF-\r\n--x--\r\n'
    browser = signed_in("recruiter") if "score" in path else seeker
    answer = browser.post(path, data=body, content_type="multipart/form-data; boundary=x")
    assert outcome(answer) == (
        400,
        "The name of a file or field is not in UTF-8. Please rename the file and send it again.",
    )
