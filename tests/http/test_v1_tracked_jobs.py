"""The tracker, the match with any advert and the resume by /api/v1, as the browser extension calls them."""

import pytest

from hireloom.testing.paper import pdf
from hireloom.testing.samples import JOB, RESUME
from tests.http.application_calls import with_profile
from tests.http.key_calls import SEEKERS

EXTENSION = "chrome-extension://abcdefghijklmnopabcdefghijklmnop"
NEW = {"title": "Ward Nurse", "company": "Ridge", "address": "https://ridge.example/jobs/1", "text": "Nights."}


@pytest.mark.spec("WS-220")
def test_a_job_is_followed_once_and_recognized_by_its_page(seeker, program, signed_in):
    extension = program(seeker, *SEEKERS)
    job = extension.post("/tracked-jobs", json=NEW)
    assert (job.status_code, job.get_json()["stage"]) == (201, "saved")
    assert extension.post("/tracked-jobs", json=NEW | {"title": "Other"}).get_json() == job.get_json()
    second_job = extension.post("/tracked-jobs", json=NEW | {"address": "https://ridge.example/jobs/2"}).get_json()
    assert extension.get("/tracked-jobs").get_json() == {"data": [second_job, job.get_json()], "next_cursor": None}
    page = {"address": "https://ridge.example/jobs/1/?utm_source=mail"}
    assert extension.get("/tracked-jobs", query_string=page).get_json()["data"] == [job.get_json()]
    assert extension.get("/tracked-jobs", query_string={"address": "nothing"}).status_code == 422
    assert program(signed_in("user"), *SEEKERS).get("/tracked-jobs").get_json()["data"] == []
    refused = program(seeker, "jobs:read").post("/tracked-jobs", json=NEW)
    assert (refused.status_code, refused.get_json()["code"]) == (403, "scope_missing")


def test_a_followed_job_is_moved_and_removed(seeker, program, signed_in):
    tracker = program(seeker, *SEEKERS)
    place = f"/tracked-jobs/{tracker.post('/tracked-jobs', json=NEW).get_json()['id']}"
    assert tracker.call("PUT", f"{place}/stage", json={"stage": "interview"}).get_json()["job"]["stage"] == "interview"
    assert tracker.call("PUT", f"{place}/stage", json={"stage": "nowhere"}).status_code == 422
    assert program(signed_in("user"), *SEEKERS).call("DELETE", place).status_code == 404
    assert tracker.call("DELETE", place).status_code == 200
    assert tracker.get("/tracked-jobs").get_json()["data"] == []


@pytest.mark.spec("WS-221")
def test_any_advert_is_matched_with_the_stored_resume(seeker, program):
    extension = program(seeker, *SEEKERS)
    assert extension.post("/matches", json={"text": JOB}).get_json()["percent"] is None
    with_profile(seeker, name="Marisol Quenneville", resume=pdf(*RESUME.splitlines()[5:40]))
    match = extension.post("/matches", json={"text": JOB}).get_json()
    assert 50 <= match["percent"] <= 100
    assert any(row["quotes"] for row in match["requirements"] if row["state"] == "met")
    assert extension.post("/matches", json={"text": ""}).status_code == 422
    assert extension.get("/me/resume").get_json()["resume"]["basics"]["name"] == "Marisol Quenneville"


@pytest.mark.spec("WS-304")
def test_any_resume_of_the_person_is_listed_and_compared(seeker, program, signed_in):
    extension = program(seeker, *SEEKERS)
    with_profile(seeker, name="Marisol Quenneville", resume=pdf(*RESUME.splitlines()[5:40]))
    begun = seeker.post("/api/me/resumes", json={"job_title": "Nurse", "company": "Marlowe", "advert": JOB})
    resume_id = begun.get_json()["resume"]["id"]
    (row,) = extension.get("/me/resumes").get_json()["resumes"]
    assert (row["id"], row["name"]) == (resume_id, "Nurse, Marlowe")
    assert extension.get("/me").get_json()["profile"]["resume_name"].endswith(".pdf")

    stored = extension.post("/matches", json={"text": JOB}).get_json()
    empty = extension.post("/matches", json={"text": JOB, "resume_id": resume_id}).get_json()
    assert empty["percent"] < stored["percent"]
    assert stored["meaning"]["pairs"] >= 30
    assert f"about {stored['meaning']['interviews']} were" in stored["meaning"]["text"]
    other_program = program(signed_in("user"), *SEEKERS)
    assert other_program.post("/matches", json={"text": JOB, "resume_id": resume_id}).status_code == 404


@pytest.mark.spec("WS-222")
@pytest.mark.parametrize(
    ("origin", "path", "is_let_in"),
    [
        (EXTENSION, "/api/v1/me", True),
        ("moz-extension://0f3a", "/api/v1/tracked-jobs", True),
        ("https://evil.example", "/api/v1/me", False),
        (EXTENSION, "/api/session", False),
    ],
)
def test_only_extensions_read_answers_and_only_those_of_the_api(visit, origin, path, is_let_in):
    headers = {"Origin": origin, "Access-Control-Request-Method": "GET"}
    preflight = visit().http.options(path, headers=headers)
    answer = visit().http.get(path, headers={"Origin": origin})
    allowed = origin if is_let_in else None
    assert (
        preflight.headers.get("Access-Control-Allow-Origin")
        == answer.headers.get("Access-Control-Allow-Origin")
        == allowed
    )
    assert (preflight.status_code == 204) is is_let_in
    assert "Access-Control-Allow-Credentials" not in answer.headers
