"""The examples of the description can be sent as they are: people begin with them on the page of the reference."""

import pytest

from hireloom.adapters.http.v1.rehearsed_answers import example_of
from tests.http.application_calls import with_profile
from tests.http.key_calls import ALL, SEEKERS


@pytest.fixture
def described(visit):
    return visit().get("/api/v1/openapi.json").get_json()


@pytest.fixture
def recruiting(its_recruiter, program):
    return program(its_recruiter, *ALL)


@pytest.fixture
def seeking(seeker, program):
    return program(with_profile(seeker), *SEEKERS, "people:write")


@pytest.fixture
def number(seeking, job):
    """Of an application."""
    return seeking.post("/applications", json={"job_id": job.id}).get_json()["id"]


@pytest.fixture
def send(described):
    def send(program, method, path, **changes):
        """The answer to the example of a call, with these fields of its body changed."""
        address, numbers = path if isinstance(path, tuple) else (path, {})
        body = described["paths"][f"/api/v1{address}"][method]["requestBody"]["content"]["application/json"]["schema"]
        example = example_of(body, described["components"]["schemas"]) | changes
        return program.call(method.upper(), address.format(**numbers), json=example)

    return send


def test_a_job_is_posted_changed_and_asks_questions(recruiting, send):
    posted = send(recruiting, "post", "/jobs")
    assert posted.status_code == 201, posted.get_json()
    job = {"job_id": posted.get_json()["id"]}
    assert send(recruiting, "patch", ("/jobs/{job_id}", job)).status_code == 200
    version = recruiting.get(f"/jobs/{job['job_id']}/questions").get_json()["version"]
    questions = send(recruiting, "put", ("/jobs/{job_id}/questions", job), version=version)
    assert questions.status_code == 200, questions.get_json()


def test_an_applicant_is_written_to_decided_and_offered_work(recruiting, send, number, job):
    of = {"application_id": number, "job_id": job.id}
    message = send(recruiting, "post", ("/applications/{application_id}/messages", of))
    assert message.status_code == 201, message.get_json()
    decide = "/applications/{application_id}/decision"
    assert send(recruiting, "post", (decide, of)).get_json()["status"] == "rejected"
    for address, changes in (
        ("/applications/decisions", {"application_ids": [number]}),
        ("/jobs/{job_id}/answers", {}),
    ):
        assert send(recruiting, "post", (decide, of), status="submitted", reason="").status_code == 200
        answered = send(recruiting, "post", (address, of), **changes)
        assert answered.status_code == 200, answered.get_json()
        assert recruiting.get(f"/applications/{number}").get_json()["status"] == "rejected"
    for status in ("submitted", "selected"):
        assert send(recruiting, "post", (decide, of), status=status, reason="").status_code == 200
    offered = send(recruiting, "post", ("/applications/{application_id}/offers", of))
    assert offered.status_code == 201, offered.get_json()


def test_a_career_is_saved_and_a_tracked_job_moved(seeking, send):
    career = send(seeking, "put", "/me/career", version=seeking.get("/me/career").get_json()["version"])
    assert career.status_code == 200, career.get_json()
    followed = send(seeking, "post", "/tracked-jobs").get_json()["id"]
    moved = send(seeking, "put", ("/tracked-jobs/{tracked_job_id}/stage", {"tracked_job_id": followed}))
    assert moved.status_code == 200, moved.get_json()
