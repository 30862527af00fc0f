"""The description of the interface is true, complete and fresh."""

import json
import re
import string
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, Phase, given, settings
from jsonschema import Draft202012Validator
from openapi_spec_validator import validate

from hireloom.adapters.http.core.document import document
from hireloom.adapters.http.core.examples import EXAMPLES
from hireloom.adapters.http.core.spec import PREFIX_V1
from hireloom.domain.job_forms import JobSentence
from hireloom.domain.jobs import MAX_REOPENS
from tests.architecture.test_descriptions import undescribed
from tests.long_runs import TIMES

COMMITTED = Path(__file__).parents[2] / "webapp" / "src" / "api" / "openapi.json"
ALPHABET = string.printable


@pytest.fixture
def described(app):
    return document(app)


def test_it_is_made_once_however_many_ask_at_once(app):
    with ThreadPoolExecutor(8) as askers:
        answers = list(askers.map(document, [app] * 16))
    assert all(answer is answers[0] for answer in answers)  # what is changed while another one reads it breaks


def test_it_is_a_valid_document(described):
    validate(described)


def test_the_copy_that_the_web_client_is_made_from_is_fresh(described):
    # flask-smorest names one component after status 422, for which Python 3.13 has another name.
    text = json.dumps(described)
    for new, old in (
        ("UNPROCESSABLE_CONTENT", "UNPROCESSABLE_ENTITY"),
        ("Unprocessable Content", "Unprocessable Entity"),
    ):
        text = text.replace(new, old)
    assert json.loads(COMMITTED.read_text()) == json.loads(text), "Run: make openapi"


def test_everything_for_programs_is_described(app):
    assert undescribed(document(app, PREFIX_V1)) == []


@pytest.mark.parametrize("prefix", ["", PREFIX_V1])
def test_every_field_has_an_example_that_it_would_accept(app, prefix):
    fields = [
        (f"{name}.{field}", about)
        for name, schema in document(app, prefix)["components"]["schemas"].items()
        for field, about in schema.get("properties", {}).items()
        if "$ref" not in str(about) and "binary" not in str(about)  # JSON shows no files
    ]
    assert len(fields) > 300
    for name, about in fields:
        examples = about["examples"] if "examples" in about else [about.get("example", ...)]
        for example in examples:
            assert example is not ..., f"{name} has no example: give it one, or its name one in examples.json"
            assert Draft202012Validator(about).is_valid(example), (name, example)


@pytest.mark.parametrize("prefix", ["", PREFIX_V1])
def test_every_query_parameter_has_an_example_that_it_would_accept(app, prefix):
    calls = [call for methods in document(app, prefix)["paths"].values() for call in methods.values()]
    parameters = [part for call in calls if isinstance(call, dict) for part in call.get("parameters", ())]
    assert len(parameters) > 90
    for parameter in parameters:
        schema = parameter["schema"]
        example = parameter.get("example", schema.get("example", schema.get("enum", [...])[0]))
        assert Draft202012Validator(schema).is_valid(example), parameter


def test_every_example_by_name_is_used(described):
    """So that the list does not outlive the fields."""
    calls = [call for methods in described["paths"].values() for call in methods.values() if isinstance(call, dict)]
    queries = {part["name"]: part.get("example") for call in calls for part in call.get("parameters", ())}
    schemas = described["components"]["schemas"]
    names = {field for schema in schemas.values() for field in schema.get("properties", ())}
    whole = json.loads(EXAMPLES.read_text())
    assert {name for group in whole["types"].values() for name in group} <= names
    assert {name: queries.get(name) for name in whole["parameters"]} == whole["parameters"]
    for place, example in whole["fields"].items():
        schema, field = place.split(".")
        assert schemas[schema]["properties"][field]["example"] == example


@pytest.mark.parametrize("prefix", ["", PREFIX_V1])
def test_every_body_says_what_is_required(app, prefix):
    described = document(app, prefix)
    for path, methods in described["paths"].items():
        for method in methods.keys() - {"parameters", "get", "delete", "patch"}:  # what no PATCH names stays as it is
            for content in methods[method].get("requestBody", {}).get("content", {}).values():
                name = content["schema"]["$ref"].rsplit("/", 1)[-1]
                assert "required" in described["components"]["schemas"][name], (method, path, name)


@pytest.mark.parametrize("who", ["anonymous", "user", "recruiter", "admin"])
def test_nothing_that_is_required_may_be_absent(described, visit, signed_in, who):
    """People who may make a call that requires something are refused with an empty body."""
    caller = visit() if who == "anonymous" else signed_in(who)
    for path, methods in described["paths"].items():
        for method in methods.keys() & {"post", "put"} if "{" not in path else ():
            kind, body = next(iter(methods[method].get("requestBody", {}).get("content", {}).items()), ("", {}))
            name = body["schema"]["$ref"].rsplit("/", 1)[-1] if body else ""
            if kind and described["components"]["schemas"][name]["required"]:
                payload = {"json": {}} if kind == "application/json" else {"data": {"_": ""}}
                answer = getattr(caller, method)(path, **payload)
                assert 400 <= answer.status_code < 500, (path, answer.status_code)


def test_it_holds_the_limits_of_the_rules_under_names_that_no_error_has(described):
    constants = described["x-constants"]
    assert constants["most_reopens"] == MAX_REOPENS
    assert constants["job_title_too_long"] == JobSentence.TITLE_TOO_LONG
    assert not constants.keys() & set(described["components"]["schemas"]["ErrorCode"]["enum"])


def test_it_names_every_route_with_its_caller_and_its_refusals(app, described):
    for rule in app.url_map.iter_rules():
        if rule.endpoint == "client" or rule.rule.startswith("/api/v1/"):  # these have a document of their own
            continue
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
            call = described["paths"][re.sub(r"<(?:[^:>]*:)?([^>]+)>", r"{\1}", rule.rule)][method.lower()]
            assert call["summary"].endswith(".")
            assert call["operationId"]
            assert "default" in call["responses"]
            needs_session = app.view_functions[rule.endpoint].guard.who.needs_session
            assert bool(call["security"]) == needs_session
            assert {"401", "403"} <= set(call["responses"]) or not needs_session


@pytest.mark.parametrize("prefix", ["", PREFIX_V1])
def test_files_and_pages_have_their_own_types(app, prefix):
    paths = document(app, prefix)["paths"]
    for call in (call for methods in paths.values() for name, call in methods.items() if name != "parameters"):
        for answer in call["responses"].values():
            schema = answer.get("content", {}).get("application/json", {}).get("schema", {})
            assert schema.get("type") != "string", call["operationId"]


@pytest.mark.parametrize(
    ("path", "query"),
    [
        ("/api/jobs", {"include_inactive"}),
        ("/api/jobs/recruiter", {"email", "of_company", "sort", "position"}),
        ("/api/jobs/all", {"position"}),
    ],
)
def test_lists_of_jobs_take_only_what_they_look_at(described, path, query):
    names = {parameter["name"] for parameter in described["paths"][path]["get"]["parameters"]}
    assert names - {"page", "page_size", "q", "admin_email"} == query


def test_the_server_gives_it_away(visit, described):
    assert visit().get("/api/openapi.json").get_json() == json.loads(json.dumps(described))


@cache
def _described_by_itself(app: Flask) -> Any:
    return schemathesis.openapi.from_wsgi("/api/openapi.json", app)


@cache
def _promised(app: Flask, method: str, path: str) -> Any:
    """One call as the document of the app itself describes it; to learn how to make such calls takes longer than to
    make them."""
    return _described_by_itself(app)[path][method]


def _session(browser: Any) -> dict[str, dict[str, str]]:
    """The cookies and headers with which a case is the person's in the browser."""
    return {"cookies": {"sid": browser.http.get_cookie("sid").value}, "headers": {"X-CSRF-Token": browser.token}}


def test_cases_are_those_of_the_person_who_is_logged_in(app, signed_in):
    answer = _promised(app, "GET", "/api/session").Case().call(**_session(signed_in("recruiter")))
    assert json.loads(answer.content)["user"]["user_type"] == "recruiter"


@pytest.mark.spec("SEC-57")
@pytest.mark.parametrize("who", ["anonymous", "user", "recruiter", "admin"])
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/health"),
        ("GET", "/api/session"),
        ("POST", "/api/login"),
        ("POST", "/api/logout"),
        ("POST", "/api/ATS"),
        ("GET", "/api/jobs_listing"),
        ("GET", "/api/saved-searches"),
        ("POST", "/api/saved-searches"),
        ("PUT", "/api/saved-searches/{search_id}"),
        ("DELETE", "/api/saved-searches/{search_id}"),
        ("POST", "/api/saved-searches/{search_id}/seen"),
        ("GET", "/unsubscribe/{token}"),
        ("POST", "/unsubscribe/{token}"),
        ("POST", "/api/update-phone-number"),
        ("POST", "/api/send-otp"),
        ("POST", "/api/verify-otp"),
        ("POST", "/api/register"),
        ("POST", "/api/initiate-password-reset"),
        ("POST", "/api/verify-password-reset-otp"),
        ("POST", "/api/reset-password"),
        ("GET", "/api/jobsdb/user/{user_id}"),
        ("GET", "/api/profile/{user_id}"),
        ("POST", "/api/jobsdb"),
        ("POST", "/api/profile/from-resume"),
        ("POST", "/api/feedback"),
        ("POST", "/api/help-messages"),
        ("GET", "/api/admin/feedback"),
        ("GET", "/api/admin/help-messages"),
        ("POST", "/api/me/export"),
        ("POST", "/api/me/delete"),
        ("GET", "/api/uploads/resumes/{name}"),
        ("POST", "/api/send-application-email"),
        ("POST", "/api/jobs/auto_apply"),
        ("GET", "/api/applications/user/{user_email}"),
        ("GET", "/api/applications/user/{user_email}/export"),
        ("GET", "/api/applications/{application_id}"),
        ("GET", "/api/documents/download"),
        ("GET", "/api/outbox/recent"),
        ("GET", "/api/admin/outbox"),
    ],
)
def test_whatever_is_sent_the_answer_is_one_that_the_document_promises(app, visit, signed_in, who, method, path):
    session = {} if who == "anonymous" else _session(signed_in(who))
    call = _promised(app, method, path)
    is_shut = who == "anonymous" and call.definition.raw["security"]  # nothing that they send is looked at

    @settings(
        max_examples=TIMES * (2 if is_shut else 8),
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=call.as_strategy())
    def whatever(case):
        answer = case.call(**session)
        assert answer.status_code < 500 or answer.status_code == 503
        case.validate_response(answer, excluded_checks=[schemathesis.checks.CHECKS.get_one("positive_data_acceptance")])

    whatever()
