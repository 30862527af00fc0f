"""A query parameter that a call of /api/v1 does not have is refused, by its name."""

import re

import pytest

from hireloom.adapters.http.core.document import address_of, document
from hireloom.adapters.http.core.spec import PREFIX_V1, query_fields
from hireloom.domain.api_keys import Scope
from tests.http import key_routes
from tests.http.key_calls import ALL, Program, make
from tests.http.test_pool_imports import company  # noqa: F401 - a fixture


@pytest.fixture
def recruiting(its_recruiter, program):
    return program(its_recruiter, *ALL)


def refused(answer):
    body = answer.get_json()
    return answer.status_code, body["code"], body.get("data", {}).get("parameter")


def test_a_misspelled_filter_does_not_list_everything(recruiting):
    answer = recruiting.get("/jobs?postion=open&limit=5")
    assert refused(answer) == (422, "unknown_parameter", "postion")
    assert answer.get_json()["message"].startswith(
        'This call has no query parameter "postion". It takes cursor, limit, '
    )
    assert list(answer.get_json()["errors"]) == ["postion"]
    assert recruiting.get("/jobs?position=open&limit=5").status_code == 200


@pytest.mark.usefixtures("company")
def test_every_call_refuses_it_whatever_it_does(seeker, its_recruiter, program):
    may_have = seeker.get("/api/me/keys").get_json()["scopes"]
    callers = [program(its_recruiter, *Scope), program(seeker, *may_have)]
    for method, rule in key_routes.BY_KEY:
        path = re.sub(r"<(?:[^:>]*:)?([^>]+)>", "1", rule.removeprefix("/api/v1"))
        answers = [refused(caller.call(method, f"{path}?surprise=1")) for caller in callers]
        assert (422, "unknown_parameter", "surprise") in answers, (method, path, answers)
        assert {status for status, *_ in answers} <= {403, 422}, (method, path, answers)


def test_a_test_key_and_the_description_learn_of_it_too(its_recruiter, visit):
    trying = Program(visit().http, make(its_recruiter, *ALL, is_test=True).get_json()["token"])
    assert refused(trying.get("/jobs?postion=open")) == (422, "unknown_parameter", "postion")
    answer = visit().http.get("/api/v1/openapi.json?format=yaml")
    assert refused(answer) == (422, "unknown_parameter", "format")
    assert answer.get_json()["message"].endswith("It takes none.")


def test_the_key_comes_first_and_the_specified_calls_stay_as_they_are(visit, its_recruiter, recruiting):
    assert visit().http.get("/api/v1/jobs?postion=open").status_code == 401
    assert its_recruiter.get("/api/jobs?postion=open").status_code == 200
    assert recruiting.get("/no-such-call?x=1").status_code == 404


def test_a_refused_call_leaves_its_idempotency_key_unused(recruiting):
    key, search = {"Idempotency-Key": "again"}, {"query": "nurse", "location": "Rotterdam"}
    assert recruiting.post("/searches?x=1", json=search, headers=key).status_code == 422
    assert recruiting.post("/searches", json=search, headers=key).status_code == 201


def test_what_a_call_takes_is_what_the_description_says(app):
    paths = document(app, PREFIX_V1)["paths"]
    compared = 0
    for rule in app.url_map.iter_rules():
        if rule.rule.startswith("/api/v1/"):
            for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
                call = paths[address_of(rule.rule)][method.lower()]
                names = {part["name"] for part in call.get("parameters", ()) if part["in"] == "query"}
                assert query_fields(app.view_functions[rule.endpoint]) == names
                compared += bool(names)
    assert compared > 20
