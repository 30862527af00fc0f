"""Applications when a person takes the data along or leaves, and when the recruiter does."""

import io
import json
import zipfile

import pytest

from tests.conftest import PASSWORD
from tests.http.application_calls import LETTER, LICENSE, VISA, apply, document, one, outcome, tracked
from tests.http.whole_databases import whole


def leave(browser):
    answer = browser.post("/api/me/delete", json={"password": PASSWORD})
    assert answer.status_code == 200


def test_the_zip_tells_of_them_and_holds_the_papers_readable(seeker, job):
    apply(seeker, job, drivingLicenseFile=LICENSE, visaDocumentFile=VISA)
    packed = zipfile.ZipFile(io.BytesIO(seeker.post("/api/me/export", json={"password": PASSWORD}).data))
    (application,) = json.loads(packed.read("applications.json"))
    assert (application["job_title"], application["sent"]["cover_letter"], application["status"]) == (
        "Ward Nurse",
        LETTER,
        "Submitted",
    )
    assert [event["what"] for event in application["timeline"]] == ["submitted", "mailed"]
    assert VISA in [packed.read(name) for name in packed.namelist() if "visa_document" in name]


@pytest.mark.spec("OPEN-079")
def test_who_leaves_stays_in_the_count_as_nobody(seeker, job, its_recruiter, container, settings):
    apply(seeker, job, visaDocumentFile=VISA)
    key = tracked(seeker)["applications"][0]["resume_submitted"]
    leave(seeker)
    nobody = one(its_recruiter, 1)
    assert nobody["full_name"] == "Deleted user"
    for field in ("email", "phone_number", "cover_letter", "resume_submitted", "visa_document_submitted"):
        assert nobody[field] == ""
    assert nobody["documents"] == []
    assert outcome(document(its_recruiter, key)) == (404, "Document not available")
    assert not [path for path in settings.files_dir.rglob("*") if path.is_file()]
    for word in ("Löwe", "anna@work", "4155550142", "would like to nurse"):
        assert word not in whole(container), word
    with container.store().reading() as tx:
        assert len(tx.applications.of_job(job.id)) == 1


@pytest.mark.spec("OPEN-079")
def test_a_mail_that_still_waits_is_not_sent_after_its_writer_left(seeker, job, container, clock):
    from datetime import timedelta

    from hireloom.ports.mailers import MailFailed

    mailer = container.mailer()
    works, mailer.send = mailer.send, lambda *_: (_ for _ in ()).throw(MailFailed("down"))
    apply(seeker, job)
    mailer.send = works
    leave(seeker)
    clock.advance(timedelta(hours=1))
    container.outbox().deliver_due()
    assert not [letter for letter, _ in mailer.sent if letter.to == job.recruiter_email]


@pytest.mark.spec("OPEN-079")
def test_a_recruiter_who_left_is_named_nowhere_and_gets_nothing(
    seeker, signed_in, job, its_recruiter, recruiter, container
):
    apply(seeker, job)
    leave(its_recruiter)
    (application,) = tracked(seeker)["applications"]
    assert (application["recruiter_email"], application["job_title"]) == ("", "Ward Nurse")
    assert recruiter.email not in whole(container)
    assert outcome(apply(signed_in("user"), job)) == (409, "This job is no longer accepting applications.")
