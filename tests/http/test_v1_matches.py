"""The match of a key's owner with a job and drafts of letters, by /api/v1."""

from datetime import date

import pytest

from hireloom.testing.paper import pdf
from hireloom.testing.samples import JOB, RESUME
from tests.http.application_calls import post_job, with_profile
from tests.http.key_calls import SEEKERS


@pytest.fixture
def engineering_job(container, recruiter):
    return post_job(container, recruiter, title="Senior Python Engineer", description=JOB, ends_on=date(2026, 12, 1))


@pytest.fixture
def engineer(seeker, program):
    resume = pdf(*RESUME.splitlines()[5:40])
    return program(with_profile(seeker, name="Marisol Quenneville", resume=resume), *SEEKERS)


def test_every_point_stands_on_a_sentence_of_the_resume(engineer, engineering_job):
    match = engineer.get(f"/jobs/{engineering_job.id}/match").get_json()
    assert 50 <= match["percent"] <= 100
    assert match["heading"]
    rows = [row for row in match["requirements"] if row["state"] == "met"]
    resume = " ".join(RESUME.split())
    quotes = [quote for row in rows for quote in row["quotes"]]
    assert quotes
    assert all(" ".join(quote.split()) in resume for quote in quotes)
    assert all(0 <= row["points"] <= row["weight"] for row in match["requirements"])
    assert {row["points"] for row in match["requirements"] if row["state"] == "missing"} <= {0}


def test_without_a_resume_there_is_no_number(seeker, program, engineering_job):
    match = program(seeker, *SEEKERS).get(f"/jobs/{engineering_job.id}/match").get_json()
    assert (match["percent"], match["heading"], match["requirements"]) == (None, "", [])


def test_a_draft_is_written_and_nothing_is_sent(engineer, engineering_job, letters):
    before = len(letters())
    answer = engineer.post(f"/jobs/{engineering_job.id}/letter-draft", json={"tone": "friendly", "length": "short"})
    assert answer.status_code == 200
    assert "Senior Python Engineer" in answer.get_json()["text"]
    assert engineer.get("/applications").get_json()["data"] == []
    assert len(letters()) == before


@pytest.mark.parametrize(("method", "path"), [("GET", "match"), ("POST", "letter-draft")])
def test_they_need_a_job_that_one_may_see_and_the_scope(engineer, seeker, program, job, method, path):
    body = {"json": {"tone": "friendly"}} if method == "POST" else {}
    assert engineer.call(method, f"/jobs/{job.id + 999}/{path}", **body).status_code == 404
    refused = program(seeker, "jobs:read").call(method, f"/jobs/{job.id}/{path}", **body)
    assert (refused.status_code, refused.get_json()["code"]) == (403, "scope_missing")


def test_a_tone_that_does_not_exist_is_named(engineer, job):
    answer = engineer.post(f"/jobs/{job.id}/letter-draft", json={"tone": "angry"})
    assert (answer.status_code, list(answer.get_json()["errors"])) == (422, ["tone"])
