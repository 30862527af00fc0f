"""Test keys: their calls are checked like those of any key, then do nothing and are answered with examples."""

import re

import pytest
from jsonschema import Draft202012Validator

from hireloom.adapters.http.v1.rehearsed_answers import example_of
from tests.http.key_calls import ALL, Program, make

EVERYTHING = [*ALL, "candidates:write", "company:write", "documents:write", "people:write"]
NOT_ANSWERED = {  # with the example bodies: they name somebody else, or the call needs a file or one of several fields
    *((403, call) for call in ("check_letter", "contact_candidate")),
    *((422, call) for call in ("correct", "count_pool_fits", "figure_applications", "make_offer_with_letter")),
    *((422, call) for call in ("read_career_from_file", "short_letter_draft")),
}


@pytest.fixture
def tester(visit, its_recruiter):
    """A program with a test key of a recruiter that may do everything."""
    answer = make(its_recruiter, *EVERYTHING, is_test=True)
    assert answer.status_code == 201, answer.get_json()
    return Program(visit().http, answer.get_json()["token"])


@pytest.fixture
def described(visit):
    return visit().get("/api/v1/openapi.json").get_json()


def test_it_says_what_it_is_and_so_does_its_successor(its_recruiter):
    made = make(its_recruiter, "jobs:write", is_test=True).get_json()
    assert made["token"].startswith("hl_test_")
    assert (made["key"]["is_test"], made["key"]["hint"][:8]) == (True, "hl_test_")
    again = its_recruiter.post(f"/api/me/keys/{made['key']['id']}/replace").get_json()
    assert (again["key"]["is_test"], again["token"][:8]) == (True, "hl_test_")
    live = make(its_recruiter, "jobs:write").get_json()
    assert (live["key"]["is_test"], live["token"][:8]) == (False, "hl_live_")


def test_every_call_is_answered_as_it_is_described(tester, described):
    """Although there is nothing of these numbers."""
    refused = set()
    for address, methods in described["paths"].items():
        path = re.sub(r"{(\w+)}", "1", address).removeprefix("/api/v1")
        for method, call in methods.items():
            if method == "parameters" or not call.get("security"):
                continue
            body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            payload = {"json": example_of(body, described["components"]["schemas"])} if body else {}
            answer = tester.call(method.upper(), path, **payload)
            if answer.status_code in (403, 422):
                refused.add((answer.status_code, call["operationId"]))
                continue
            assert answer.headers.get("Test-Data") == "true", (method, address, answer.status_code, answer.text)
            expected = call["responses"][str(answer.status_code)]
            schema = expected.get("content", {}).get("application/json", {}).get("schema")
            if schema:
                validator = Draft202012Validator(schema | {"components": described["components"]})
                assert list(validator.iter_errors(answer.get_json())) == [], (method, address)
    assert refused == NOT_ANSWERED


def test_a_list_has_one_page(tester):
    page = tester.get("/jobs").get_json()
    assert (len(page["data"]), page["next_cursor"]) == (1, None)


def test_what_a_live_key_is_refused_a_test_key_is_refused(visit, its_recruiter, seeker, tester):
    refused = tester.post("/jobs", json={"title": "Ward Nurse"})
    assert (refused.status_code, refused.get_json()["code"]) == (422, "invalid")
    narrow = Program(visit().http, make(its_recruiter, "people:read", is_test=True).get_json()["token"])
    assert narrow.get("/jobs").get_json()["code"] == "scope_missing"
    assert make(seeker, "jobs:write", is_test=True).get_json()["code"] == "scope_not_yours"


def test_nothing_is_read_or_changed(tester, job, its_recruiter, visit):
    closed = tester.post(f"/jobs/{job.id}/close", headers={"Idempotency-Key": "once"})
    assert (closed.status_code, closed.headers["Test-Data"]) == (200, "true")
    assert closed.get_json()["description"] != job.description
    live = Program(visit().http, make(its_recruiter, "jobs:write").get_json()["token"])
    assert live.get(f"/jobs/{job.id}").get_json()["state"] == "open"
    really = live.post(f"/jobs/{job.id}/close", headers={"Idempotency-Key": "once"})
    assert (really.get_json()["state"], "Idempotency-Replayed" in really.headers) == ("closed", False)
    assert "Test-Data" not in really.headers
