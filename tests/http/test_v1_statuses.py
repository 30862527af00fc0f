"""The status of an application in /api/v1: one spelling, in small letters, whichever call says it or takes it."""

import json

import pytest

from tests.http.application_calls import apply, with_profile
from tests.http.key_calls import ALL, SEEKERS
from tests.http.recruiter_calls import review_blind


@pytest.fixture
def recruiting(its_recruiter, program):
    return program(its_recruiter, *ALL, "company:read")


@pytest.fixture
def number(seeker, job):
    """Of an application."""
    return apply(with_profile(seeker), job).get_json()["application_id"]


def statuses(answer):
    """All values of fields of that name, wherever they are in the answer."""
    assert answer.status_code < 300, answer.get_json()
    return {value for name, value in fields(answer.get_json()) if name == "status"}


def fields(part):
    for name, value in part.items() if isinstance(part, dict) else enumerate(part):
        yield name, value if not isinstance(value, dict | list) else None
        if isinstance(value, dict | list):
            yield from fields(value)


def test_the_description_knows_no_other_spelling(recruiting):
    text = json.dumps(recruiting.get("/openapi.json").get_json())
    assert '"submitted"' in text
    for word in ("Submitted", "Selected", "Rejected"):
        assert f'"{word}"' not in text


def test_every_answer_to_a_program_spells_it_alike(recruiting, seeker, program, job, number, its_recruiter):
    review_blind(its_recruiter, job)
    assert statuses(recruiting.post(f"/applications/{number}/reveal")) == {"submitted"}
    assert statuses(recruiting.get(f"/applications/{number}/debrief")) == {"submitted"}
    behind = recruiting.get("/company/figures/applications?days=30&counted_by=step&name=Applied")
    assert statuses(behind) == {"submitted"}
    card = program(seeker, *SEEKERS).post("/tracked-jobs/listed", json={"job": str(job.id)})
    assert statuses(card) == {"submitted"}
    view = {"name": "Rejected", "filters": {"status": "rejected"}}
    assert statuses(recruiting.post("/applicant-views", json=view)) == {"rejected"}
    assert statuses(recruiting.get("/applicant-views")) == {"rejected"}
    decided = recruiting.post("/applications/decisions", json={"application_ids": [number], "status": "selected"})
    assert statuses(decided) == {"selected"}
    again = recruiting.post("/applications/decisions", json={"application_ids": [number], "status": "selected"})
    [result] = again.get_json()["results"]
    assert (result["status"], result["data"]["status"]) == (None, "selected")


@pytest.mark.parametrize("status", ["Selected", "SELECTED", "hired", "", 7, None])
def test_no_other_spelling_is_taken(recruiting, job, number, status):
    calls = {
        "/applications/decisions": {"application_ids": [number], "status": status},
        f"/jobs/{job.id}/answers": {"status": status},
        f"/applications/{number}/decision": {"status": status},
    }
    assert {recruiting.post(path, json=body).status_code for path, body in calls.items()} == {422}
    if status:
        assert recruiting.post("/applicant-views", json={"name": "A", "filters": {"status": status}}).status_code == 422


def test_the_screens_keep_the_spelling_that_is_specified(its_recruiter, job, number):
    change = {"application_ids": [number], "status": "Selected"}
    assert statuses(its_recruiter.post("/api/applications/decisions", json=change)) == {"Selected"}
    view = {"name": "Rejected", "filters": {"status": "Rejected"}}
    assert statuses(its_recruiter.post("/api/applicant-views", json=view)) == {"Rejected"}
    listed = its_recruiter.get(f"/api/applications/job/{job.id}").get_json()["applications"]
    assert [application["status"] for application in listed] == ["Selected"]
