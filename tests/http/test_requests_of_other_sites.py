"""Nobody else's page can make a signed-in person's browser change something here."""

import pytest

REFUSED = {
    "success": False,
    "code": "csrf_failed",
    "message": "Your session could not be verified. Please reload the page.",
}

pytestmark = pytest.mark.spec("OPEN-002")


@pytest.mark.parametrize("token", ["", "wrong", "é", "0" * 64])
def test_a_call_that_changes_something_needs_the_token_of_this_session(seeker, token):
    seeker.token = token
    for answer in (seeker.analyse(), seeker.post("/api/logout")):
        assert (answer.status_code, answer.get_json()) == (403, REFUSED)


def test_the_token_of_another_session_does_not_do(signed_in):
    anna, bert = signed_in(), signed_in()
    anna.token = bert.token
    assert anna.post("/api/logout").get_json() == REFUSED


def test_the_session_call_gives_the_same_token_as_the_login(seeker):
    assert seeker.get("/api/session").get_json()["csrf_token"] == seeker.token


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": "http://localhost"}, 200),
        ({"Origin": "http://localhost:8000"}, 200),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "none"}, 200),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "https://localhost"}, 403),
        ({"Origin": "http://localhost:9999"}, 403),
        ({"Origin": "http://localhost.evil.example"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"}, 403),
    ],
)
@pytest.mark.parametrize("call", ["login", "logout"])
def test_where_a_call_comes_from_counts_even_with_the_token(seeker, people, headers, status, call):
    fields = {"email": people.add().email, "password": "Welcome2hireloom!"} if call == "login" else None
    assert seeker.post(f"/api/{call}", json=fields, headers=headers).status_code == status


def test_reading_needs_no_token(seeker):
    seeker.token = ""
    assert seeker.get("/api/session").get_json()["user"] is not None
