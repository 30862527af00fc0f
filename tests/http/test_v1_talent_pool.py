"""The talent pool by /api/v1: adding, tagging, writing, asking and removing."""

from datetime import timedelta

import pytest

from tests.http.key_calls import ALL
from tests.http.test_pool_contacts import letters_to
from tests.http.test_pool_imports import company  # noqa: F401 - a fixture

pytestmark = pytest.mark.usefixtures("company")
ADA = {"name": "Ada Lane", "email": "ada@mail.example"}
POOL = "/company/pool"


@pytest.fixture
def recruiting(its_recruiter, program):
    return program(its_recruiter, *ALL, "candidates:write")


def add(program, *people):
    return program.post(f"{POOL}/people", json={"people": people})


def test_somebody_is_added_once_tagged_and_removed(recruiting):
    counts = [add(recruiting, ADA | {"source": "fair"}).get_json() for _ in range(2)]
    assert [(count["added"], count["known"]) for count in counts] == [(1, 0), (0, 1)]
    [person] = recruiting.get(POOL).get_json()["data"]
    place = f"{POOL}/{person['key']}"
    assert recruiting.call("PUT", f"{place}/tags", json={"tags": ["Hub", "Hub"]}).get_json() == {"tags": ["Hub"]}
    assert recruiting.get(POOL).get_json()["data"][0]["tags"] == ["Hub"]
    removed = recruiting.call("DELETE", place)
    assert (removed.status_code, removed.get_json()) == (200, {})
    assert recruiting.get(POOL).get_json()["data"] == []
    assert recruiting.call("DELETE", place).status_code == 404


def test_only_whoever_agreed_gets_an_email_and_each_is_asked_once(recruiting, job, clock, container):
    agreed = ADA | {"consent_until": f"{clock.today() + timedelta(days=90)}"}
    add(recruiting, agreed, {"name": "Bo", "email": "bo@mail.example"})
    ada, bo = (person["key"] for person in sorted(recruiting.get(POOL).get_json()["data"], key=lambda who: who["name"]))
    message = {"message": "Are you still a nurse?"}
    assert recruiting.post(f"{POOL}/{ada}/messages", json=message).status_code == 200
    assert recruiting.post(f"{POOL}/{bo}/messages", json=message).status_code == 409
    invited = recruiting.post(f"{POOL}/invitations", json={"keys": [ada, bo, ada], "job_id": job.id})
    assert invited.get_json() == {"written": 1, "left_out": 1}
    counts = [recruiting.post(f"{POOL}/consents", json={"keys": [bo]}).get_json()["written"] for _ in range(2)]
    assert counts == [1, 0]
    assert (len(letters_to(container, ADA["email"])), len(letters_to(container, "bo@mail.example"))) == (2, 1)


def test_reading_does_not_include_writing(its_recruiter, program, signed_in):
    reader = program(its_recruiter, "candidates:read")
    for method, path, body in (
        ("POST", f"{POOL}/people", {"people": [ADA]}),
        ("PUT", f"{POOL}/p1/tags", {"tags": []}),
        ("DELETE", f"{POOL}/p1", None),
        ("POST", f"{POOL}/p1/messages", {"message": "Hello"}),
        ("POST", f"{POOL}/invitations", {"keys": ["p1"], "job_id": 1}),
        ("POST", f"{POOL}/consents", {"keys": ["p1"]}),
    ):
        refused = reader.call(method, path, json=body)
        assert (refused.status_code, refused.get_json()["code"]) == (403, "scope_missing")
    stranger = program(signed_in("recruiter"), "candidates:write")
    assert add(stranger, ADA).status_code == 404  # belongs to no company
