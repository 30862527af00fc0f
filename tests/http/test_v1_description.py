"""The description of /api/v1 is true and complete: programs are written from it alone."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, Phase, given, settings
from jsonschema import Draft202012Validator
from openapi_spec_validator import validate

from hireloom.adapters.http.core.document import document
from hireloom.adapters.http.core.guards import Who
from hireloom.adapters.http.core.spec import PREFIX_V1
from tests.http import key_routes
from tests.http.key_calls import ALL
from tests.long_runs import TIMES


@pytest.fixture
def described(app):
    return document(app, PREFIX_V1)


def calls(described: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in described["paths"].items():
        for method, call in methods.items():
            if method in ("get", "post", "put", "patch", "delete"):
                yield method, path, call


def test_it_is_valid_and_served(app, visit, described):
    validate(described)
    assert described["openapi"].startswith("3.1.")
    served = visit().http.get("/api/v1/openapi.json").get_json()
    assert served["paths"].keys() == described["paths"].keys()
    assert served["x-calls-per-minute"] == 300


def test_both_descriptions_are_as_they_describe_themselves(visit):
    for address in ("/api/openapi.json", "/api/v1/openapi.json"):
        served = visit().http.get(address).get_json()
        schema = served["paths"][address]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
        fields = served["components"]["schemas"][schema["$ref"].rpartition("/")[2]]["properties"]
        assert fields.keys() == served.keys()
        assert Draft202012Validator(schema | served).is_valid(served)


def test_it_names_every_route_with_its_scope_and_its_refusals(app, described):
    routes = [rule for rule in app.url_map.iter_rules() if rule.rule.startswith("/api/v1/")]
    assert len(routes) > 20
    for rule in routes:
        guard = app.view_functions[rule.endpoint].guard
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
            call = described["paths"][re.sub(r"<(?:[^:>]*:)?([^>]+)>", r"{\1}", rule.rule)][method.lower()]
            assert call["summary"].endswith(".")
            assert guard.who is Who.PUBLIC or call["security"] == [{"api_key": [guard.scope.value]}]
            assert guard.who is Who.PUBLIC or {"401", "403", "422", "429"} <= call["responses"].keys()
            assert not guard.confirmed  # what asks for the password again is not for programs
            names = {parameter["name"] for parameter in call.get("parameters", ())}
            assert ("Idempotency-Key" in names) == (method == "POST")


def test_calls_have_names_of_their_own(described):
    names = [call["operationId"] for _, _, call in calls(described)]
    assert len(set(names)) == len(names)


# Lists without pages, by what bounds each: a setting or a number of the domain, or the one thing that they are about.
BOUNDED = {
    "amounts": "/applicant-views /hidden-jobs /job-drafts /me/resumes /searches /stories /webhooks",
    "amounts of one company": "/company/pool/searches",
    "amounts of one application": "/applications/{}/interviews /applications/{}/messages /applications/{}/notes",
    "amounts of one question": "/visitor-questions/{}",
    "amounts of one job": "/jobs/{}/assignees /jobs/{}/team",
    "the files that a career names": "/me/career",
    "MOST_OWED": "/answers",
    "MOST_FOUND": "/applicants",
    "MOST_BEHIND": "/company/figures/applications",
    "MOST_OFFERS": "/applications/{}/offers",
    "MOST_REASONS": "/applications/{}/reasons /company/rejection-reasons /jobs/{}/rejection-reasons",
    "MOST_STAGES": "/company/stages /jobs/{}/stages",
    "MOST_TEMPLATES": "/applications/{}/answer-templates /company/answer-templates /company/pool/{}/templates",
    "MOST_QUESTIONS": "/applications/{}/answers /jobs/{}/questions",
    "MOST_SAVED": "/tracked-jobs/letters",
    "MOST_LIKE": "/company/pool/duplicates",
    "SHOWN_IMPORTS": "/company/pool/imports",
    "MOST_LISTED": "/inbox/scheduled",
    "limit": "/jobs/{}/candidates /me/recommendations",
    "keys": "/company/pool/fits",
    "the people of one company": "/company/members",
    "the applications of one person": "/me/resumes/sent /practice/interviews",
    "one application": "/applications/{} /applications/{}/advert /applications/{}/debrief /applications/{}/moves "
    "/applications/{}/planned-kits /applications/{}/resume-text /interviews/{}/kit",
    "one job": "/jobs/{} /jobs/{}/brake /jobs/{}/insights /jobs/{}/interview-plan /jobs/{}/match /company/pool/{}/jobs",
    "one resume": "/me/resumes/{} /me/resumes/{}/changes /me/resumes/{}/match /me/resumes/{}/states",
    "one tracked job": "/tracked-jobs/{}/documents",
    "sums": "/company/figures /tracked-jobs/figures",
    "a week": "/me/working-hours",
    "the calls of the product": "/openapi.json",
    "a webhook": "/webhooks/{}",
}


def test_every_list_that_grows_comes_page_by_page(described):
    schemas, lists, paged = described["components"]["schemas"], set[str](), set[str]()
    for method, path, call in calls(described):
        answer = call["responses"].get("200", {}).get("content", {}).get("application/json", {}).get("schema", {})
        fields = schemas.get(answer.get("$ref", "").rpartition("/")[2], {}).get("properties", {})
        if method == "get" and any(field.get("type") == "array" for field in fields.values()):
            address = re.sub(r"{\w+}", "{}", path.removeprefix("/api/v1"))
            names = {parameter["name"] for parameter in call.get("parameters", ())}
            assert ("next_cursor" in fields) == ({"cursor", "limit"} <= names), path
            (paged if "next_cursor" in fields else lists).add(address)
    assert len(paged) > 9
    assert lists == set(" ".join(BOUNDED.values()).split())


OPTIONAL = {
    "DecisionResult": {"code", "data"},
    "MessageResult": {"code"},
    "MoveResult": {"code", "data"},
    "ShownQuestion": {"least", "marks"},
}


def named(part: Any, schemas: dict[str, Any], names: set[str]) -> set[str]:
    """The schemas to which this part of the description refers, and those to which they refer in turn."""
    for name in set(re.findall(r"#/components/schemas/(\w+)", str(part))) - names:
        names.add(name)
        named(schemas[name], schemas, names)
    return names


def test_every_answer_says_which_of_its_fields_are_always_there(described):
    schemas, answers, bodies = described["components"]["schemas"], set[str](), set[str]()
    for _, _, call in calls(described):
        named(call.get("requestBody"), schemas, bodies)
        named([answer for status, answer in call["responses"].items() if status < "300"], schemas, answers)
    assert len(answers - bodies) > 200
    for name in answers - bodies:
        fields = schemas[name].get("properties", {}).keys()
        assert set(schemas[name].get("required", ())) == fields - OPTIONAL.get(name, set()), name


def test_the_first_words_of_each_summary_name_the_call(described):
    titles = [re.split(r"[:;.](?:\s|$)", call["summary"])[0] for _, _, call in calls(described)]
    assert [title for title in titles if len(title) > 80 or not title[0].isupper() or "caller" in title] == []
    assert sorted({title for title in titles if titles.count(title) > 1}) == []


def test_what_the_screens_and_programs_share_is_described_alike(app, described):
    def of_programs(schema: dict[str, Any]) -> dict[str, Any]:
        """Without `success`, which programs read from the status, and with their words for the one of applications."""
        fields = {name: field for name, field in schema.get("properties", {}).items() if name != "success"}
        for name, field in fields.items():
            if {"Submitted", "Selected"} < {*field.get("enum", ())}:
                words = [choice and choice.lower() for choice in field["enum"]]
                fields[name] = field | {"enum": words, "example": "rejected"}
        return schema | {"properties": fields, "required": [n for n in schema.get("required", ()) if n != "success"]}

    here, there = (description["components"]["schemas"] for description in (described, document(app)))
    shared = here.keys() & there.keys()
    assert len(shared) > 300
    for name in shared:
        assert of_programs(here[name]) == of_programs(there[name]), name


def test_every_answer_has_a_sentence(described):
    for _, path, call in calls(described):
        for status, answer in call["responses"].items():
            assert status == "default" or len(answer.get("description", "")) > 1, (path, status)


def test_every_parameter_is_described(described):
    for _, path, call in calls(described):
        for parameter in call.get("parameters", ()):
            in_path = parameter["in"] == "path"
            assert in_path or parameter.get("description"), (path, parameter)


@cache
def _by_itself(app: Flask) -> Any:
    return schemathesis.openapi.from_wsgi("/api/v1/openapi.json", app)


@pytest.mark.parametrize(
    ("method", "path"), key_routes.BY_KEY if TIMES > 1 else key_routes.BY_KEY_ALONE, ids=lambda part: str(part)
)
def test_whatever_is_sent_the_answer_is_one_that_it_promises(app, signed_in, program, method, path):
    caller = program(signed_in("recruiter"), *ALL)
    call = _by_itself(app)[re.sub(r"<(?:[^:>]*:)?([^>]+)>", r"{\1}", path)][method]

    @settings(
        max_examples=4 * TIMES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=call.as_strategy())
    def whatever(case):
        answer = case.call(headers=caller.headers)
        assert answer.status_code < 500 or answer.status_code == 503
        # The key of this test takes the place of made-up ones; whether those are refused is tested elsewhere.
        excluded = map(schemathesis.checks.CHECKS.get_one, ("positive_data_acceptance", "ignored_auth"))
        case.validate_response(answer, excluded_checks=list(excluded))

    whatever()
