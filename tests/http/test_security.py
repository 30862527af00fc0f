"""What people see and do for the safety of their own account."""

import io
import json
import zipfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import timedelta

import pytest

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.sessions import Session, SessionKind
from hireloom.domain.identity.user_agents import UNKNOWN
from hireloom.domain.refusals import NotSignedIn
from hireloom.ports.security import Passwords
from hireloom.usecases.accounts import Visitor
from hireloom.usecases.security import SecurityDesk
from tests.lookups import FROM_HERE, latest

PASSWORD, NEW = "Welcome2hireloom!", "Another loom 7!"
FIREFOX = {"User-Agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/145.0"}
SAFARI = {"User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1"}


@pytest.fixture
def anna(people):
    return people.add(username="Anna1", email="anna@people.example")


@pytest.fixture
def on(visit, anna):
    """A browser of Anna's in which she is logged in."""

    def on(headers):
        browser = visit()
        browser.headers = headers
        assert browser.login(anna.email).status_code == 200
        return browser

    return on


def overview(browser):
    answer = browser.get("/api/me/security")
    assert answer.status_code == 200
    return answer.get_json()


def is_in(browser):
    return browser.get("/api/session").get_json()["user"] is not None


def test_i_see_each_device_and_which_one_this_is(on, clock):
    phone = on(SAFARI)
    clock.advance(timedelta(hours=1))
    desk = on(FIREFOX)
    devices = overview(desk)["devices"]
    assert [(device["name"], device["is_current"]) for device in devices] == [
        ("Firefox on Windows", True),
        ("Safari on iPhone", False),
    ]
    assert [device["name"] for device in overview(phone)["devices"] if device["is_current"]] == ["Safari on iPhone"]


def test_one_device_is_logged_out_and_the_others_stay(on):
    phone, desk = on(SAFARI), on(FIREFOX)
    device_id = next(device["id"] for device in overview(desk)["devices"] if not device["is_current"])
    assert desk.post("/api/me/sessions/end", json={"session_id": device_id}).status_code == 200
    assert (is_in(phone), is_in(desk)) == (False, True)
    again = desk.post("/api/me/sessions/end", json={"session_id": device_id})
    assert (again.status_code, again.get_json()["code"]) == (404, "no_such_session")


def test_nobody_ends_the_session_of_somebody_else(on, signed_in):
    desk, stranger = on(FIREFOX), signed_in("user")
    handle = overview(desk)["devices"][0]["id"]
    assert stranger.post("/api/me/sessions/end", json={"session_id": handle}).status_code == 404
    assert is_in(desk)


def test_a_device_that_is_not_mine_takes_all_others_along(on):
    phone, stranger, desk = on(SAFARI), on({"User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0"}), on(FIREFOX)
    device_id = next(device["id"] for device in overview(desk)["devices"] if "Linux" in device["name"])
    answer = desk.post("/api/me/sessions/end", json={"session_id": device_id, "was_not_me": True})
    assert "Choose a new password now" in answer.get_json()["message"]
    assert [is_in(browser) for browser in (phone, stranger, desk)] == [False, False, True]
    assert overview(desk)["log"][0]["action"] == "sessions.disowned"


def test_a_device_that_was_never_used_before_is_new(on, clock):
    on(SAFARI)
    clock.advance(timedelta(hours=1))
    on(SAFARI)
    desk = on(FIREFOX)
    news = [(device["name"], device["is_new"]) for device in overview(desk)["devices"]]
    assert sorted(news) == [("Firefox on Windows", True), ("Safari on iPhone", False), ("Safari on iPhone", False)]


def test_everywhere_else_is_one_press(on):
    others, desk = [on(SAFARI), on(SAFARI)], on(FIREFOX)
    answer = desk.post("/api/me/sessions/end-others").get_json()
    assert answer["message"] == "2 other devices are logged out."
    assert [is_in(device) for device in others] == [False, False]
    assert is_in(desk)
    assert desk.post("/api/me/sessions/end-others").get_json()["message"] == "You were logged in nowhere else."


def test_a_new_password_logs_out_everything_else_and_is_told_by_mail(on, visit, anna, mails):
    phone, desk = on(SAFARI), on(FIREFOX)
    assert overview(desk)["password_changed_at"] is None
    answer = desk.post("/api/me/password", json={"password": PASSWORD, "new_password": NEW})
    assert answer.status_code == 200
    assert (is_in(phone), is_in(desk)) == (False, True)
    assert overview(desk)["password_changed_at"] == overview(desk)["log"][0]["at"]
    assert visit().login(anna.email).status_code == 401
    assert visit().login(anna.email, NEW).status_code == 200
    (letter,) = mails(anna.email)
    assert (letter.to, letter.subject) == (anna.email, "Your password was changed")
    assert "on every other device" in letter.text


@pytest.mark.parametrize(
    ("fields", "status", "code"),
    [
        ({}, 422, "password_too_weak"),
        ({"password": PASSWORD, "new_password": "short"}, 422, "password_too_weak"),
        ({"new_password": NEW}, 400, "password_needed"),
        ({"password": "Welcome2hireloom?", "new_password": NEW}, 403, "wrong_password"),
    ],
)
def test_a_password_that_does_not_fit_changes_nothing(on, fields, status, code):
    phone, desk = on(SAFARI), on(FIREFOX)
    answer = desk.post("/api/me/password", json=fields)
    assert (answer.status_code, answer.get_json()["code"]) == (status, code)
    assert is_in(phone)


def test_the_log_tells_of_log_ins_and_of_wrong_passwords(on, visit, anna):
    stranger = visit()
    stranger.headers = SAFARI
    for _ in range(3):
        assert stranger.login(anna.email, "Wrong-password-1").status_code == 401
    desk = on(FIREFOX)
    log = overview(desk)["log"]
    assert [(event["action"], event["device"], event["address"]) for event in log] == [
        ("accounts.signed_in", "Firefox on Windows", "127.0.0.1"),
        *[("accounts.refused", "Safari on iPhone", "127.0.0.1")] * 3,
    ]
    assert "Wrong-password-1" not in str(log)


def test_a_refused_route_leaves_a_line_that_says_from_where(seeker, signed_in):
    admin = signed_in("admin")
    assert seeker.get("/api/admin/users").status_code == 403
    line = overview(seeker)["log"][0]
    assert (line["action"], line["device"], line["address"]) == ("routes.refused", *FROM_HERE.values())
    events = admin.get("/api/admin/audit?action=routes.refused").get_json()["events"]
    assert [event["details"] for event in events] == [FROM_HERE]


def test_where_an_admin_acted_from_is_not_told(on, signed_in, anna):
    desk, admin = on(FIREFOX), signed_in("admin")
    for call in ("deactivate-user", "activate-user"):
        assert admin.post(f"/api/admin/{call}", json={"user_email": anna.email}).status_code == 200
    assert not is_in(desk)
    log = overview(on(FIREFOX))["log"]
    result = {event["action"]: event["address"] for event in log}
    assert (result["accounts.deactivated"], result["accounts.activated"]) == ("", "")


def test_a_device_of_an_older_version_is_unknown(seeker, container, people):
    with container.store().writing() as tx:
        (session,) = tx.sessions.of(seeker.get("/api/session").get_json()["user"]["id"])
        tx.sessions.add(
            Session("f" * 64, session.user_id, SessionKind.FULL, session.created_at, session.last_seen, "0" * 64)
        )
    assert {device["name"] for device in overview(seeker)["devices"]} == {UNKNOWN}


def test_the_password_of_an_account_that_is_open_to_all_stays(make_container, settings, people, visitor_of):
    shared = people.add("user", email="seeker@demo.hireloom.example")
    browser = visitor_of(make_container(replace(settings, demo=True)))
    assert browser.login(shared.email).status_code == 200
    answer = browser.post("/api/me/password", json={"password": PASSWORD, "new_password": NEW})
    assert (answer.status_code, answer.get_json()["code"]) == (409, "shared_demo_password")


@pytest.mark.spec("OPEN-035")
def test_whoever_goes_on_after_the_limit_leaves_a_line_and_fills_no_log(visit, people, container, clock):
    people.add(email="anna@people.example")
    wrong = {"email": "anna@people.example", "password": "Wrong1password!"}

    def actions():
        with container.store().reading() as tx:
            return [event.action for event in latest(tx, 200)]

    for _ in range(60):
        visit().post("/api/login", json=wrong)
    assert (actions().count("accounts.refused"), actions().count("log_ins.refused")) == (10, 1)
    clock.advance(timedelta(minutes=15))
    for _ in range(60):
        visit().post("/api/login", json=wrong)
    assert (actions().count("accounts.refused"), actions().count("log_ins.refused")) == (20, 2)


@dataclass(frozen=True)
class Overtaken:
    """Makes hashes so slowly that something else happens meanwhile."""

    passwords: Passwords
    meanwhile: Callable[[], object]

    def hashed(self, password: str) -> str:
        self.meanwhile()
        return self.passwords.hashed(password)


def test_of_two_who_know_the_old_password_the_slower_one_does_not_change_the_new_one(on, visit, anna, container):
    thief, owner = on(SAFARI), on(FIREFOX)
    with container.store().reading() as tx:
        session = next(row for row in tx.sessions.of(anna.id) if row.device.startswith("Safari"))
    desk = container.desks()[SecurityDesk]

    def change():
        assert owner.post("/api/me/password", json={"password": PASSWORD, "new_password": NEW}).status_code == 200

    slow = replace(desk, passwords=Overtaken(desk.passwords, change))
    with pytest.raises(NotSignedIn):
        slow.change_password(PASSWORD, "Another weft 8!", visitor=Visitor(anna, session), origin=Origin("127.0.0.1"))
    assert (is_in(thief), is_in(owner)) == (False, True)
    assert visit().login(anna.email, NEW).status_code == 200


def test_nobody_learns_from_where_an_admin_acts(signed_in, on, anna, container):
    browser = on(FIREFOX)
    with container.store().writing() as tx:
        tx.audit.add(AuditEvent(container.clock().now(), "accounts.activated", 99, anna.email, dict(FROM_HERE)))
    assert overview(browser)["log"][0] | {"at": None} == {
        "action": "accounts.activated",
        "at": None,
        "device": "",
        "address": "",
    }
    with zipfile.ZipFile(io.BytesIO(browser.post("/api/me/export", json={"password": PASSWORD}).data)) as content:
        lines = json.loads(content.read("audit.json"))
    assert [line["details"] for line in lines if line["action"] == "accounts.activated"] == [{}]
    assert lines[-1]["details"]["device"] == "Firefox on Windows"
