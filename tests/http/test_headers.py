"""What every answer carries, whatever it answers."""

import pytest

from hireloom.settings import load

ANSWERS = ["/", "/assets/gone.js", "/api/health", "/api/nope", "/api/session", "/api/login"]


@pytest.mark.parametrize("path", ANSWERS)
def test_every_answer_is_guarded(visit, path):
    headers = visit().get(path, headers={"Accept": "text/html"}).headers
    policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Opener-Policy"] == headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]
    assert len(headers["X-Request-Id"]) == 12
    assert "Server" not in headers
    assert "Strict-Transport-Security" not in headers


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/session", "/api/me/security", "/api/nope", "/jobs/1"])
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost.evil.example"])
def test_no_other_site_may_read_an_answer(visit, seeker, path, origin):
    for browser in (visit(), seeker):
        assert "Access-Control-Allow-Origin" not in browser.get(path, headers={"Origin": origin}).headers


@pytest.mark.parametrize("path", ["/api/health", "/api/nope", "/api/session", "/ATS", "/api/api/session/"])
def test_answers_of_calls_are_never_kept(visit, path):
    assert visit().get(path).headers["Cache-Control"] == "no-store"


def test_over_https_browsers_are_told_to_stay_there(make_container, environment):
    container = make_container(load(environment | {"HIRELOOM_PUBLIC_URL": "https://hireloom.example"}))
    answer = container.app().test_client().get("/api/health")
    assert answer.headers["Strict-Transport-Security"] == "max-age=31536000; includeSubDomains"


def test_text_names_its_encoding(app, visit):
    """JSON has none but UTF-8, and its type knows no charset."""
    visitor = visit()
    paths = [rule.rule for rule in app.url_map.iter_rules() if "GET" in rule.methods and not rule.arguments]
    types = {path: visitor.get(path).headers.get("Content-Type", "") for path in [*paths, *ANSWERS, "/jobs/feed.xml"]}
    texts = {path: kind for path, kind in types.items() if kind.startswith("text/") or "xml" in kind}
    assert len(texts) > 5
    assert {path: kind for path, kind in texts.items() if not kind.lower().endswith("charset=utf-8")} == {}
    assert {path for path, kind in types.items() if not kind} == set()
