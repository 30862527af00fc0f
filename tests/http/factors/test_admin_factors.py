"""Admins without a second factor can log in and set one up, and nothing else."""

import re

import pytest

from hireloom import settings as settings_module
from hireloom.__main__ import main
from tests.conftest import People
from tests.http.authenticators import SecurityKey
from tests.http.factor_calls import actions, add, code_of, security, set_up
from tests.http.test_who_may import ROUTES, WHO

OPEN = {  # while the factor is missing
    "/api/me/security",
    "/api/me/confirm",
    "/api/me/sessions/end",
    "/api/me/sessions/end-others",
    "/api/me/authenticator/begin",
    "/api/me/authenticator",
    "/api/me/passkeys/begin",
    "/api/me/passkeys",
    "/api/update-phone-number",
}


@pytest.fixture
def environment(environment):
    environment["HIRELOOM_ADMIN_SECOND_FACTOR"] = "1"
    return environment


@pytest.fixture(params=[False, True], ids=["admin", "super admin"])
def admin(request, people):
    return people.add("admin", is_super_admin=request.param)


@pytest.fixture
def browser(visit, admin):
    browser = visit()
    assert browser.login(admin.email).get_json()["success"] is True
    return browser


def test_every_route_is_shut_but_those_that_set_a_factor_up(browser):
    """Whatever an admin may call when logged in is refused; calls that are open to anybody treat them as strangers."""
    wrong = []
    for (method, path), expected in ROUTES.items():
        needs_login = expected["anonymous"] == 401 and any(expected[who] != 401 for who in WHO)
        if not needs_login or path in OPEN:
            continue
        address = re.sub(r"<[^>]*>", "999", path)
        answer = browser.ask(method, address, **({} if method == "GET" else {"json": {}}))
        if code_of(answer) not in ((403, "second_factor_needed"), (401, "unauthenticated"), (401, "key_missing")):
            wrong.append(f"{method} {address} answered {answer.status_code}")
    assert wrong == [], wrong
    assert code_of(browser.get("/api/admin/users")) == (403, "second_factor_needed")
    assert code_of(browser.get("/api/jobs")) == (403, "second_factor_needed")


def test_what_is_open_lets_them_in(browser):
    for path in OPEN:
        answer = browser.ask("GET" if path == "/api/me/security" else "POST", path, json={})
        assert answer.status_code in (200, 400, 422), path


def test_they_know_who_they_are_and_can_leave(browser, admin):
    assert browser.get("/api/session").get_json()["user"]["id"] == admin.id
    assert browser.post("/api/logout").status_code == 200


def test_a_passkey_opens_everything(browser):
    assert security(browser)["must_have_factor"] is True
    assert add(browser, SecurityKey()).status_code == 200
    assert browser.get("/api/admin/users").status_code == 200


def test_an_app_opens_everything(browser, clock):
    set_up(browser, clock)
    assert browser.get("/api/admin/users").status_code == 200


def test_a_recovery_code_logs_in_and_the_factor_counts_on(browser, admin, clock, visit):
    _, codes = set_up(browser, clock)
    other_browser = visit()
    other_browser.login(admin.email)
    answer = other_browser.post("/api/login/second-step", json={"code": codes[0]})
    other_browser.token = answer.get_json()["csrf_token"]
    assert other_browser.get("/api/admin/users").status_code == 200


def test_the_last_factor_stays(browser, clock):
    key = SecurityKey()
    add(browser, key)
    fields = {"passkey_id": security(browser)["passkeys"][0]["id"]}
    assert code_of(browser.post("/api/me/passkeys/remove", json=fields)) == (409, "last_factor")
    assert len(security(browser)["passkeys"]) == 1
    set_up(browser, clock)
    assert browser.post("/api/me/passkeys/remove", json=fields).status_code == 200
    assert code_of(browser.post("/api/me/authenticator/remove")) == (409, "last_factor")
    assert security(browser)["authenticator"] is not None


@pytest.mark.parametrize("role", ["user", "recruiter"])
def test_nobody_else_must_have_one(signed_in, role):
    browser = signed_in(role)
    assert security(browser)["must_have_factor"] is False
    assert browser.get("/api/jobs").status_code == 200
    key = SecurityKey()
    add(browser, key)
    fields = {"passkey_id": security(browser)["passkeys"][0]["id"]}
    assert browser.post("/api/me/passkeys/remove", json=fields).status_code == 200


def test_somebody_who_becomes_an_admin_is_asked_at_once(signed_in, people, container):
    browser = signed_in("user")
    me = browser.get("/api/session").get_json()["user"]
    with container.store().writing() as tx:
        tx.users.put(tx.users.get(me["id"]).promoted(to_super_admin=False))
    assert code_of(browser.get("/api/admin/users")) == (403, "second_factor_needed")


@pytest.mark.parametrize(("settings", "needed"), [({}, True), ({"HIRELOOM_DEMO": "1"}, False)])
def test_it_is_on_but_in_the_demo(environment, settings, needed):
    del environment["HIRELOOM_ADMIN_SECOND_FACTOR"]
    assert settings_module.load(environment | settings).admin_second_factor is needed


@pytest.mark.parametrize("role", ["user", "recruiter", "admin"])
def test_a_setting_asks_it_of_everybody(environment, make_container, visitor_of, role):
    container = make_container(settings_module.load(environment | {"HIRELOOM_SECOND_FACTOR_FOR_ALL": "1"}))
    person, browser = People(container).add(role), visitor_of(container)
    assert browser.login(person.email).get_json()["success"] is True
    assert code_of(browser.get("/api/jobs")) == (403, "second_factor_needed")
    assert security(browser)["must_have_factor"] is True
    key = SecurityKey()
    add(browser, key)
    assert browser.get("/api/jobs").status_code == 200
    fields = {"passkey_id": security(browser)["passkeys"][0]["id"]}
    assert code_of(browser.post("/api/me/passkeys/remove", json=fields)) == (409, "last_factor")


def test_the_accounts_of_the_demo_cannot_be_asked(environment):
    with pytest.raises(settings_module.BadSetting, match="HIRELOOM_SECOND_FACTOR_FOR_ALL=1 would shut"):
        settings_module.load(environment | {"HIRELOOM_SECOND_FACTOR_FOR_ALL": "1", "HIRELOOM_DEMO": "1"})


def test_an_operator_resets_whoever_has_lost_all(
    browser, admin, visit, container, mails, clock, environment, monkeypatch, capsys
):
    """Also the last super admin: they log in with the password and set up a factor again."""
    add(browser, SecurityKey())
    monkeypatch.setattr("os.environ", environment)
    assert main(["users", "reset-factors", admin.email.upper()]) == 0
    assert (
        capsys.readouterr().out == f"The password alone logs {admin.email} in next time. Every device is logged out.\n"
    )
    assert browser.get("/api/session").get_json()["user"] is None
    again = visit()
    assert again.login(admin.email).get_json()["success"] is True
    assert code_of(again.get("/api/admin/users")) == (403, "second_factor_needed")
    assert security(again)["recovery_codes_left"] == 0
    assert "factors.reset" in actions(again)
    assert "An operator removed your passkeys and your authenticator app." in mails(admin.email)[0].text


def test_an_operator_who_mistypes_is_told(environment, container, monkeypatch, capsys):
    monkeypatch.setattr("os.environ", environment)
    assert main(["users", "reset-factors", "nobody@people.example"]) == 2
    assert capsys.readouterr().err.startswith("hireloom: ")
