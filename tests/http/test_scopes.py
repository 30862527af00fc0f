"""Every call of /api/v1, by a key that has its scope and by one that has all others."""

import re

import pytest

from hireloom.adapters.http.core.guards import guard_of
from hireloom.domain.api_keys import Scope
from tests.http.key_calls import make
from tests.http.test_pool_imports import company  # noqa: F401 - a fixture

PLACES = {"pool_key": "p2000000001", "kind": "resume", "name": "none", "document_id": "none", "sentence_id": "none"}


def address(rule):
    """One that leads nowhere."""
    return re.sub(r"<(?:[^:>]*:)?([^>]+)>", lambda place: PLACES.get(place[1], "2000000001"), rule)


def family(scope):
    """The area of a scope: writing includes reading."""
    return scope.partition(":")[0]


@pytest.mark.usefixtures("company")
def test_a_call_needs_its_scope_and_no_other(app, its_recruiter, visit):
    whole = make(its_recruiter, *Scope).get_json()["token"]
    families = sorted({family(scope) for scope in Scope})
    lacking = {
        area: make(its_recruiter, *(scope for scope in Scope if family(scope) != area)).get_json()["token"]
        for area in families
    }
    http, checked = visit().http, set()
    for rule in app.url_map.iter_rules():
        guard = guard_of(app.view_functions[rule.endpoint])
        if not (rule.rule.startswith("/api/v1/") and guard.scope):
            continue
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
            call = f"{method} {rule.rule}"
            answers = [
                http.open(address(rule.rule), method=method, headers={"Authorization": f"Bearer {token}"}, json={})
                for token in (lacking[family(guard.scope)], whole)
            ]
            refused, allowed = (answer.get_json(silent=True) or {} for answer in answers)
            assert (answers[0].status_code, refused.get("code")) == (403, "scope_missing"), call
            assert refused["data"]["scope"] == guard.scope, call
            assert allowed.get("code") != "scope_missing", call
            assert answers[1].status_code in (200, 201, 400, 403, 404, 409, 415, 422), call
            checked.add(call)
    assert len(checked) > 200


# They answer about what they are sent, and change nothing.
ANSWERS_ALONE = {
    "POST /api/v1/applications/{}/messages/preview",
    "POST /api/v1/cover-letters/check",
    "POST /api/v1/jobs/{}/brake",
    "POST /api/v1/jobs/{}/letter-draft",
    "POST /api/v1/machine-view",
    "POST /api/v1/matches",
    "POST /api/v1/practice",
    "POST /api/v1/resume-score",
}


def test_what_changes_anything_needs_a_scope_that_writes(app):
    reading = {scope for scope in Scope if scope.endswith(":read")}
    calls = {
        f"{method} {re.sub('<[^>]+>', '{}', rule.rule)}"
        for rule in app.url_map.iter_rules()
        for method in (rule.methods or set()) - {"GET", "HEAD", "OPTIONS"}
        if rule.rule.startswith("/api/v1/") and guard_of(app.view_functions[rule.endpoint]).scope in reading
    }
    assert calls == ANSWERS_ALONE
