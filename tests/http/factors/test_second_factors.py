"""Logging in with a second step, and setting it up."""

import base64
from datetime import timedelta

import pytest
from sqlalchemy import update

from hireloom.adapters.sql.tables import users
from tests.http.authenticators import App
from tests.http.factor_calls import ANNA, FIREFOX, PASSWORD, set_up


@pytest.fixture
def authenticator(browser, clock):
    return set_up(browser, clock)


@pytest.fixture
def app_on_phone(authenticator):
    return authenticator[0]


@pytest.fixture
def recovery_codes(authenticator):
    return authenticator[1]


def second_step(browser, code, **more):
    answer = browser.post("/api/login/second-step", json={"code": code} | more)
    browser.token = (answer.get_json() or {}).get("csrf_token", browser.token)
    return answer


def is_in(browser):
    return browser.get("/api/session").get_json()["user"] is not None


def security(browser):
    return browser.get("/api/me/security").get_json()


def actions(browser):
    return [line["action"] for line in security(browser)["log"]]


def code_of(answer):
    return answer.status_code, answer.get_json()["code"]


def test_the_password_alone_logs_nobody_in_any_more(app_on_phone, visit, anna):
    other_browser = visit()
    answer = other_browser.login(ANNA)
    assert (answer.status_code, answer.get_json()) == (
        200,
        {
            "success": False,
            "message": "Please enter the code of your authenticator app to continue.",
            "requires_second_factor": True,
            "second_factors": ["app", "recovery_code"],
            "requires_phone_update": False,
            "user_id": anna.id,
            "email": ANNA,
        },
    )
    assert not is_in(other_browser)
    assert not [cookie for cookie in answer.headers.getlist("Set-Cookie") if cookie.startswith("device")]


def test_the_code_of_the_app_logs_in_with_a_new_session(app_on_phone, visit, anna):
    other_browser = visit()
    other_browser.login(ANNA)
    waiting = other_browser.http.get_cookie("sid").value
    answer = second_step(other_browser, app_on_phone.code())
    assert (answer.status_code, answer.get_json()["message"]) == (200, "Login successful!")
    assert answer.get_json()["user"]["id"] == anna.id
    assert other_browser.http.get_cookie("sid").value != waiting
    assert is_in(other_browser)
    assert actions(other_browser)[:3] == ["accounts.signed_in", "second_steps.passed", "passwords.accepted"]
    late = visit()
    late.http.set_cookie("sid", waiting)
    assert second_step(late, app_on_phone.code()).status_code == 401


def test_who_still_owes_the_second_step_may_do_nothing_else(app_on_phone, visit, app):
    other_browser = visit()
    other_browser.login(ANNA)
    other_browser.token = ""
    for call in ("/api/me/security", "/api/jobs", "/api/saved-searches"):
        assert other_browser.get(call).status_code == 401, call
    for call in ("update-phone-number", "me/authenticator/remove", "me/authenticator/begin", "me/recovery-codes"):
        assert other_browser.post(f"/api/{call}", json={}).status_code == 401, call


def test_a_code_works_once(app_on_phone, visit):
    code = app_on_phone.code()
    for expected in (200, 403):
        other_browser = visit()
        other_browser.login(ANNA)
        answer = second_step(other_browser, code)
        assert answer.status_code == expected
    assert code_of(answer) == (403, "wrong_second_step")


def test_the_code_of_the_setup_does_not_log_in(browser, visit, clock):
    setup = browser.post("/api/me/authenticator/begin").get_json()
    code = App(setup["secret"], clock).code()
    assert browser.post("/api/me/authenticator", json={"setup": setup["setup"], "code": code}).status_code == 200
    other_browser = visit()
    other_browser.login(ANNA)
    assert second_step(other_browser, code).status_code == 403


def test_five_wrong_codes_pause_for_a_quarter_of_an_hour(app_on_phone, visit, clock):
    other_browser = visit()
    other_browser.login(ANNA)
    for _ in range(5):
        assert second_step(other_browser, "000000").status_code == 403
    answer = second_step(other_browser, app_on_phone.code())
    assert (*code_of(answer), answer.headers["Retry-After"]) == (429, "second_step_paused", "900")
    clock.advance(timedelta(minutes=15))
    assert second_step(other_browser, app_on_phone.code()).status_code == 200
    assert actions(other_browser).count("second_steps.refused") == 5


def test_strangers_who_know_the_password_do_not_pause_a_known_device(app_on_phone, browser, visit):
    stranger = visit()
    stranger.login(ANNA)
    for _ in range(5):
        second_step(stranger, "000000")
    browser.post("/api/logout")
    browser.token = ""
    browser.login(ANNA)
    assert second_step(browser, app_on_phone.code()).status_code == 200


def test_a_log_in_that_waits_ends_after_twenty_minutes(app_on_phone, visit, clock):
    other_browser = visit()
    other_browser.login(ANNA)
    clock.advance(timedelta(minutes=20))
    assert second_step(other_browser, app_on_phone.code()).status_code == 401


def test_a_new_password_by_email_leaves_the_second_step_as_it_is(app_on_phone, visit, code_for):
    owner = visit()
    owner.post("/api/initiate-password-reset", json={"email": ANNA})
    owner.post("/api/verify-password-reset-otp", json={"email": ANNA, "otp": code_for(ANNA)})
    answer = owner.post("/api/reset-password", json={"email": ANNA, "new_password": "Another loom 7!"})
    assert (answer.status_code, is_in(owner)) == (200, False)
    assert owner.login(ANNA, "Another loom 7!").get_json()["requires_second_factor"] is True
    assert not is_in(owner)
    assert second_step(owner, app_on_phone.code()).status_code == 200


def test_a_recovery_code_logs_in_once(recovery_codes, visit):
    assert len(set(recovery_codes)) == 10
    for entry, expected in ((recovery_codes[0].upper(), 200), (recovery_codes[0], 403), (recovery_codes[1], 200)):
        other_browser = visit()
        other_browser.login(ANNA)
        assert second_step(other_browser, entry).status_code == expected
    assert security(other_browser)["recovery_codes_left"] == 8
    assert "recovery_codes.used" in actions(other_browser)


def test_new_recovery_codes_take_the_place_of_the_former(browser, recovery_codes, visit):
    answer = browser.post("/api/me/recovery-codes")
    fresh = answer.get_json()["recovery_codes"]
    assert set(fresh).isdisjoint(recovery_codes)
    other_browser = visit()
    other_browser.login(ANNA)
    assert [second_step(other_browser, code).status_code for code in (recovery_codes[0], fresh[0])] == [403, 200]
    assert "recovery_codes.renewed" in actions(other_browser)


def test_no_secret_is_in_the_database(authenticator, container, anna):
    with container.store().reading() as tx:
        app_row = tx.second_factors.app(anna.id)
    rows = container.engine().raw_connection().cursor().execute("SELECT * FROM recovery_codes").fetchall()
    secret = base64.b32encode(authenticator[0].totp._hotp._key).decode()
    assert secret not in app_row.secret
    assert not any(code in str(rows) for code in authenticator[1])
    assert len(rows) == 10


def test_a_trusted_device_is_asked_for_the_password_alone(app_on_phone, visit, clock, anna):
    other_browser = visit()
    other_browser.headers = FIREFOX
    other_browser.login(ANNA)
    second_step(other_browser, app_on_phone.code(), trust_device=True)
    (device,) = security(other_browser)["trusted_devices"]
    assert (device["name"], device["is_current"]) == ("Firefox on Windows", True)
    assert other_browser.login(ANNA).get_json()["success"] is True
    assert visit().login(ANNA).get_json()["success"] is False
    clock.advance(timedelta(days=30))
    assert other_browser.login(ANNA).get_json()["requires_second_factor"] is True


def test_trust_belongs_to_one_person(app_on_phone, visit, people, clock):
    other_browser = visit()
    other_browser.login(ANNA)
    second_step(other_browser, app_on_phone.code(), trust_device=True)
    bert = people.add(username="Bert2", email="bert@people.example")
    elsewhere = visit()
    elsewhere.login(bert.email)
    set_up(elsewhere, clock)
    assert other_browser.login(bert.email).get_json()["requires_second_factor"] is True


@pytest.mark.parametrize("way", ["by hand", "a new password", "everywhere else"])
def test_trust_ends(app_on_phone, browser, visit, way):
    other_browser = visit()
    other_browser.login(ANNA)
    second_step(other_browser, app_on_phone.code(), trust_device=True)
    if way == "by hand":
        fields = {"device_id": security(browser)["trusted_devices"][0]["id"]}
        assert browser.post("/api/me/trusted-devices/end", json=fields).status_code == 200
        assert code_of(browser.post("/api/me/trusted-devices/end", json=fields)) == (404, "no_such_trust")
    elif way == "a new password":
        browser.post("/api/me/password", json={"password": PASSWORD, "new_password": "Another loom 7!"})
    else:
        browser.post("/api/me/sessions/end-others")
    assert security(browser)["trusted_devices"] == []
    answer = other_browser.login(ANNA, "Another loom 7!" if way == "a new password" else PASSWORD)
    assert answer.get_json()["requires_second_factor"] is True


def test_turned_off_the_password_is_enough_again(authenticator, browser, visit):
    assert browser.post("/api/me/authenticator/remove").status_code == 200
    assert visit().login(ANNA).get_json()["success"] is True
    now = security(browser)
    assert (now["authenticator"], now["recovery_codes_left"]) == (None, 0)
    assert code_of(browser.post("/api/me/authenticator/remove")) == (404, "no_authenticator")
    assert code_of(browser.post("/api/me/recovery-codes")) == (404, "no_second_factor")
    assert actions(browser)[:2] == ["accounts.signed_in", "authenticators.removed"]


def test_a_new_app_takes_the_place_of_the_former(app_on_phone, browser, visit, clock):
    fresh, _ = set_up(browser, clock)
    other_browser = visit()
    other_browser.login(ANNA)
    assert [second_step(other_browser, app.code()).status_code for app in (app_on_phone, fresh)] == [403, 200]
    assert "authenticators.replaced" in actions(browser)


def test_an_app_is_set_up_only_with_its_code_and_in_the_session_that_began(browser, visit, clock):
    setup = browser.post("/api/me/authenticator/begin").get_json()
    wrong = browser.post("/api/me/authenticator", json={"setup": setup["setup"], "code": "000000"})
    assert code_of(wrong) == (403, "wrong_second_step")
    assert security(browser)["authenticator"] is None
    other_browser = visit()
    other_browser.login(ANNA)
    code = App(setup["secret"], clock).code()
    late = other_browser.post("/api/me/authenticator", json={"setup": setup["setup"], "code": code})
    assert code_of(late) == (409, "setup_outdated")


def test_without_a_phone_number_that_is_asked_for_after_the_second_step(app_on_phone, anna, container, visit):
    with container.engine().begin() as connection:
        connection.execute(update(users).values(country_code=None, phone_digits=None))
    other_browser = visit()
    assert other_browser.login(ANNA).get_json()["requires_second_factor"] is True
    answer = second_step(other_browser, app_on_phone.code()).get_json()
    assert (answer["requires_phone_update"], answer.get("user")) == (True, None)
    assert not is_in(other_browser)


def test_leaving_takes_everything_along(authenticator, browser, container, anna):
    assert browser.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with container.store().reading() as tx:
        assert tx.second_factors.app(anna.id) is None
        assert tx.second_factors.recovery_codes_left(anna.id) == 0
