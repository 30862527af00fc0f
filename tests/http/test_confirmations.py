"""Changes that matter ask again who it is."""

from datetime import timedelta

import pytest

from hireloom.adapters.http.core.cookies import SessionCookie
from hireloom.domain.identity.origins import Origin
from hireloom.domain.refusals import NotSignedIn

PASSWORD = "Welcome2hireloom!"
CALLS = (
    *("me/authenticator/begin", "me/authenticator/remove", "me/recovery-codes"),
    *("me/sessions/end", "me/sessions/end-others", "me/trusted-devices/end"),
)
TEN = timedelta(minutes=10)


def outcome(answer):
    return answer.status_code, answer.get_json().get("code")


@pytest.mark.parametrize("call", CALLS)
def test_ten_minutes_after_the_log_in_a_change_asks_for_the_password(seeker, clock, call):
    clock.advance(TEN - timedelta(seconds=1))
    assert outcome(seeker.post(f"/api/{call}"))[1] != "confirmation_needed"
    clock.advance(timedelta(seconds=1))
    assert outcome(seeker.post(f"/api/{call}")) == (403, "confirmation_needed")


def test_a_setup_asks_too(seeker, clock):
    clock.advance(TEN)
    answer = seeker.post("/api/me/authenticator", json={"setup": "x", "code": "123456"})
    assert outcome(answer) == (403, "confirmation_needed")


def test_the_password_opens_ten_minutes_more_in_this_session_alone(seeker, visit, clock):
    other_browser = visit()
    other_browser.login(seeker.get("/api/session").get_json()["user"]["email"])
    clock.advance(TEN)
    assert seeker.post("/api/me/confirm", json={"password": PASSWORD}).status_code == 200
    assert seeker.post("/api/me/authenticator/begin").status_code == 200
    assert outcome(other_browser.post("/api/me/authenticator/begin")) == (403, "confirmation_needed")
    clock.advance(TEN - timedelta(seconds=1))
    assert seeker.post("/api/me/authenticator/begin").status_code == 200
    clock.advance(timedelta(seconds=1))
    assert outcome(seeker.post("/api/me/authenticator/begin")) == (403, "confirmation_needed")
    assert "sessions.confirmed" in [line["action"] for line in seeker.get("/api/me/security").get_json()["log"]]


def test_a_confirmation_replaces_the_token_of_the_session(seeker, visit, container):
    """Whoever has seen the cookie before is left outside. Another confirmation at the same moment takes no effect."""
    thief, cookie, before = visit(), SessionCookie(is_https=False, seconds=1).name, seeker.token
    thief.http.set_cookie(cookie, seeker.http.get_cookie(cookie).value)
    assert thief.get("/api/me/security").status_code == 200
    person = container.accounts().visitor(seeker.http.get_cookie(cookie).value, background=False)
    assert seeker.post("/api/me/confirm", json={"password": PASSWORD}).status_code == 200
    assert (thief.get("/api/me/security").status_code, seeker.get("/api/me/security").status_code) == (401, 200)
    assert seeker.token == seeker.get("/api/session").get_json()["csrf_token"] != before
    with pytest.raises(NotSignedIn):
        container.security().confirm(PASSWORD, visitor=person, origin=Origin("", ""))


@pytest.mark.parametrize(
    ("proof", "status", "code"),
    [({}, 400, "password_needed"), ({"password": "Wrong-password-1"}, 403, "wrong_password")],
)
def test_nothing_else_confirms(seeker, clock, proof, status, code):
    clock.advance(TEN)
    assert outcome(seeker.post("/api/me/confirm", json=proof)) == (status, code)
    assert outcome(seeker.post("/api/me/authenticator/begin")) == (403, "confirmation_needed")


def test_making_somebody_an_admin_asks_too(signed_in, people, clock):
    admin = signed_in("admin")
    former = people.add("user", was_admin=True)
    clock.advance(TEN)
    fields = {"target_user_email": former.email}
    assert outcome(admin.post("/api/admin/restore-admin", json=fields)) == (403, "confirmation_needed")
    admin.post("/api/me/confirm", json={"password": PASSWORD})
    assert admin.post("/api/admin/restore-admin", json=fields).status_code == 200
