"""The keys and imports of another company's talent pool lead nowhere, and hostile tables cost moments."""

import json
import time

import pytest

from tests.http.recruiter_calls import verify
from tests.http.test_pool_imports import add, company, send  # noqa: F401 - a fixture
from tests.http.test_talent_pool import POOL, people_of


@pytest.fixture
def rival(people, visit, container):
    """A recruiter of another verified company, with one person in the pool."""
    user, browser = people.add("recruiter", email="eva@elsewhere.example"), visit()
    verify(container, user)
    browser.login(user.email)
    assert browser.post("/api/company/members").status_code == 200
    assert add(browser, {"name": "Omar Haddad"}).status_code == 200
    return browser


CALLS = [
    ("get", "{key}/jobs", None),
    ("get", "{key}/templates", None),
    ("get", "fits?keys={key}", None),
    ("put", "{key}/tags", {"tags": ["Hub"]}),
    ("post", "{key}/messages", {"message": "Hello", "subject": "Hello"}),
    ("delete", "{key}", None),
    ("delete", "{key}/merge", None),
    ("delete", "imports/{number}", None),
    ("post", "tags", {"keys": ["{key}"], "add": ["Hub"], "remove": []}),
    ("post", "removals", {"keys": ["{key}"]}),
    ("post", "consents", {"keys": ["{key}"]}),
    ("post", "duplicates/merge", {"one": "{own}", "other": "{key}"}),
    ("post", "duplicates/merge", {"one": "{key}", "other": "{own}"}),
    ("post", "duplicates/differ", {"one": "{own}", "other": "{key}"}),
]


@pytest.mark.spec("HIR-P22")
@pytest.mark.usefixtures("company")
def test_what_belongs_to_another_company_is_not_there(its_recruiter, rival):
    number = add(its_recruiter, {"name": "Ada Lane", "email": "ada@work.example"}).get_json()["import_id"]
    before = people_of(its_recruiter)
    [rivals_person] = people_of(rival)
    places = {"{key}": before[0]["key"], "{own}": rivals_person["key"], "{number}": str(number)}

    def filled(text):
        for name, value in places.items():
            text = text.replace(name, value)
        return text

    for method, place, body in CALLS:
        options = {"json": json.loads(filled(json.dumps(body)))} if body else {}
        answer = getattr(rival, method)(f"{POOL}/{filled(place)}", **options)
        assert answer.status_code == 404, (method, place, answer.get_json())
    assert people_of(its_recruiter) == before
    assert people_of(rival) == [rivals_person]


@pytest.mark.spec("HIR-P24")
@pytest.mark.usefixtures("company")
@pytest.mark.parametrize(
    ("table", "status"),
    [
        (b"name\n" + b"A" * 20_000_000, 200),
        (b'name,title\n"A","' + b"x\n" * 500_000 + b'"\n', 422),
        (b"name\n" + b'"' * 1_000_001, 200),
        (b",".join(b"c%d" % number for number in range(100_000)) + b"\n1\n", 422),
        (b"name\n" + b"\n" * 1_000_000, 200),
        (b"name\n" + b"Ada\n" * 100_001, 422),
        (b"PK\x03\x04" + b"x" * 500, 422),
        (b"<html><script>alert(1)</script></html>", 422),
    ],
    ids=range(8),
)
def test_hostile_tables_are_answered_in_moments(its_recruiter, table, status):
    begun = time.process_time()
    assert send(its_recruiter, "sheets/check", table).status_code == status
    assert time.process_time() - begun < 5  # two at most on an idle machine
