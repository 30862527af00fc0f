"""Every door opens a document before it keeps it, and keeps nothing that could harm or cannot be opened."""

import io
import json
from datetime import timedelta

import pytest
from dependency_injector import providers

from hireloom.adapters.documents.reader import SandboxedReader
from hireloom.adapters.documents.sandbox import Sandbox
from hireloom.testing import paper
from hireloom.testing.active_pdfs import HARMFUL, HARMLESS
from tests.http.application_calls import apply, outcome, tracked
from tests.http.profile_calls import advanced, save
from tests.http.recruiter_calls import decide
from tests.http.test_offers import make_with_letter
from tests.http.test_screening_questions import ask, ids

SCRIPT, EUROPASS = HARMFUL["script in an object stream"], HARMLESS["Europass"]
REFUSED = (
    422,
    "This PDF contains a script, which could harm the people who open it. Please open it, choose Print, save it as a"
    " new PDF, and upload that one.",
)
LOCKED = "This document is protected with a password. Please save it without a password and upload it again."


@pytest.fixture
def application(seeker, job):
    return apply(seeker, job).get_json()["application_id"]


@pytest.mark.spec("SEC-32")
@pytest.mark.parametrize("field", ["resumeFile", "visaDocumentFile", "drivingLicenseFile"])
def test_an_application_with_a_script_is_refused_and_nothing_of_it_is_kept(seeker, job, settings, field):
    assert outcome(apply(seeker, job, **{field: ("paper.pdf", SCRIPT)})) == REFUSED
    assert tracked(seeker)["total"] == 0
    assert not [path for path in settings.files_dir.rglob("*") if path.is_file()]
    assert apply(seeker, job, **{field: ("paper.pdf", EUROPASS)}).status_code == 201


@pytest.mark.spec("SEC-32")
def test_every_other_door_refuses_it_too(seeker, its_recruiter, application, container):
    assert outcome(save(seeker, advanced(resume=SCRIPT))) == REFUSED
    tracked_job = seeker.post("/api/tracked-jobs", json={"title": "Nurse", "company": "Ridge", "text": "Nights."})
    path = f"/api/tracked-jobs/{tracked_job.get_json()['job']['id']}/files"
    assert outcome(seeker.post(path, data={"file": (io.BytesIO(SCRIPT), "a.pdf")})) == REFUSED
    for browser in (seeker, its_recruiter):
        message = {"text": "See here.", "files": [(io.BytesIO(SCRIPT), "a.pdf")]}
        assert outcome(browser.post(f"/api/applications/{application}/messages/files", data=message)) == REFUSED
    decide(its_recruiter, application, "Selected")
    today = container.clock().today()
    offer = {
        "title": "Nurse",
        "pay": "EUR 3,800 a month",
        "answer_by": f"{today + timedelta(7)}",
        "starts_on": f"{today + timedelta(40)}",
    }
    assert outcome(make_with_letter(its_recruiter, application, offer, "offer.pdf", SCRIPT)) == REFUSED


def test_the_answer_to_a_question_is_opened_too(seeker, its_recruiter, job):
    assert ask(its_recruiter, job, {"text": "Your permit?", "kind": "file"}).status_code == 200
    (key,) = ids(seeker, job).values()
    for content, status in ((SCRIPT, 422), (EUROPASS, 201)):
        files = {"answers": json.dumps({key: "0"}), "answerFiles": (io.BytesIO(content), "permit.pdf")}
        assert apply(seeker, job, **files).status_code == status


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (paper.pdf_bomb(), "too large or too complicated"),
        (paper.locked_pdf(), LOCKED),
        (paper.pdf()[:500], "damaged or incomplete"),
    ],
)
def test_what_nobody_can_open_is_refused_when_it_is_sent(seeker, job, content, sentence):
    status, message = outcome(apply(seeker, job, resumeFile=content))
    assert (status, sentence in message) == (422, True), message
    assert tracked(seeker)["total"] == 0


def test_nobody_is_kept_from_applying_while_documents_cannot_be_opened(seeker, job, container):
    away = Sandbox()
    away.close()
    container.reader.override(providers.Object(SandboxedReader(away)))
    hidden = paper.drawn(lambda canvas: paper.write(canvas, paper.RESUME), password="x")
    assert outcome(apply(seeker, job, resumeFile=SCRIPT)) == REFUSED
    assert outcome(apply(seeker, job, resumeFile=hidden)) == (
        503,
        "Documents cannot be read at this moment. Please try again in a minute.",
    )
    assert apply(seeker, job).status_code == 201
