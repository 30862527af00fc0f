"""Ceremonies of passkeys: what does not fit, comes too late, twice or from elsewhere is refused."""

from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom import settings as settings_module
from tests.http.authenticators import PRESENT, SecurityKey
from tests.http.factor_calls import ANNA, actions, add, begin, code_of, is_in, log_in, security


@pytest.mark.parametrize("wrong", ["origin", "host", "not verified", "not present", "signature", "other person"])
def test_what_does_not_fit_is_refused(key, visit, browser, wrong):
    match wrong:
        case "origin":
            key.origin = "http://localhost.evil.example"
        case "host":
            key.host = "evil.example"
        case "not verified":
            key.flags = PRESENT
        case "not present":
            key.flags = 0
        case "signature":
            key.key = SecurityKey().key
        case "other person":
            key.handle = b"somebody else"
    other_browser = visit()
    assert code_of(log_in(other_browser, key)) == (403, "passkey_refused")
    assert not is_in(other_browser)
    assert actions(browser)[0] == "passkeys.refused"


@pytest.mark.parametrize("wrong", ["origin", "host", "not verified"])
def test_a_passkey_that_does_not_fit_is_not_kept(browser, wrong):
    key = SecurityKey()
    if wrong == "not verified":
        key.flags = PRESENT
    else:
        setattr(key, wrong, {"origin": "https://localhost", "host": "evil.example"}[wrong])
    assert code_of(add(browser, key)) == (403, "passkey_refused")
    assert security(browser)["passkeys"] == []


def test_an_answer_counts_once(key, visit):
    other_browser = visit()
    ceremony = begin(other_browser, "login/passkey")
    fields = {"ceremony": ceremony["ceremony"], "credential": key.used(ceremony["options"])}
    assert other_browser.post("/api/login/passkey", json=fields).status_code == 200
    assert code_of(other_browser.post("/api/login/passkey", json=fields)) == (409, "ceremony_over")


def test_a_challenge_is_used_up_by_a_wrong_answer(key, visit):
    other_browser = visit()
    ceremony = begin(other_browser, "login/passkey")
    good = key.used(ceremony["options"])
    bad = good | {"response": good["response"] | {"signature": "AAAA"}}
    fields = {"ceremony": ceremony["ceremony"], "credential": bad}
    assert code_of(other_browser.post("/api/login/passkey", json=fields)) == (403, "passkey_refused")
    assert code_of(other_browser.post("/api/login/passkey", json=fields | {"credential": good})) == (
        409,
        "ceremony_over",
    )


def test_an_answer_works_only_in_the_browser_that_asked(key, visit):
    asking, other_browser = visit(), visit()
    ceremony = begin(asking, "login/passkey")
    fields = {"ceremony": ceremony["ceremony"], "credential": key.used(ceremony["options"])}
    assert code_of(other_browser.post("/api/login/passkey", json=fields)) == (409, "ceremony_over")
    begin(other_browser, "login/passkey")
    assert code_of(other_browser.post("/api/login/passkey", json=fields)) == (403, "passkey_refused")
    assert asking.post("/api/login/passkey", json=fields).status_code == 200


def test_an_answer_works_only_for_what_it_was_given(key, browser, visit):
    other_browser = visit()
    ceremony = begin(other_browser, "login/passkey")
    fields = {"ceremony": ceremony["ceremony"], "credential": key.used(ceremony["options"])}
    assert code_of(browser.post("/api/me/confirm/passkey", json=fields)) == (403, "passkey_refused")
    other_browser.login(ANNA)
    assert code_of(other_browser.post("/api/login/second-step/passkey", json=fields)) == (403, "passkey_refused")


def test_two_tabs_of_one_browser_do_not_disturb_each_other(key, visit):
    other_browser = visit()
    first = begin(other_browser, "login/passkey")
    begin(other_browser, "login/passkey")
    fields = {"ceremony": first["ceremony"], "credential": key.used(first["options"])}
    assert other_browser.post("/api/login/passkey", json=fields).status_code == 200


@pytest.mark.parametrize("token", ["x", "x.y", "x.1", "x.99999999999", "x.٣", "."])
def test_a_made_up_ceremony_is_over(key, visit, token):
    other_browser = visit()
    ceremony = begin(other_browser, "login/passkey")
    fields = {"ceremony": token, "credential": key.used(ceremony["options"])}
    assert code_of(other_browser.post("/api/login/passkey", json=fields)) == (409, "ceremony_over")


def test_a_ceremony_lasts_a_quarter_of_an_hour(key, visit, clock):
    for wait, expected in ((timedelta(minutes=15, seconds=-1), 200), (timedelta(minutes=15), 409)):
        other_browser = visit()
        ceremony = begin(other_browser, "login/passkey")
        clock.advance(wait)
        fields = {"ceremony": ceremony["ceremony"], "credential": key.used(ceremony["options"])}
        assert other_browser.post("/api/login/passkey", json=fields).status_code == expected


def test_a_copied_key_is_noticed_by_its_count(key, visit):
    assert log_in(visit(), key).status_code == 200
    key.count -= 1
    assert code_of(log_in(visit(), key)) == (403, "passkey_refused")
    key.count += 1
    assert log_in(visit(), key).status_code == 200


def test_a_device_that_does_not_count_logs_in_again_and_again(key, visit):
    for _ in range(2):
        key.count = -1  # and then 0, as iPhones send
        assert log_in(visit(), key).status_code == 200


def test_a_deactivated_account_is_refused(key, visit, people, anna):
    people.change(replace(anna, is_active=False))
    other_browser = visit()
    answer = log_in(other_browser, key)
    assert (answer.status_code, answer.get_json()["message"]) == (
        403,
        visit().login(ANNA).get_json()["message"],
    )
    assert not is_in(other_browser)


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 7},
        {"id": "\ud800"},
        {"id": "A" * 2000},
        {"id": "AAAA"},
        {"id": None, "response": []},
    ],
)
def test_nonsense_is_refused(key, visit, credential):
    other_browser = visit()
    ceremony = begin(other_browser, "login/passkey")
    fields = {"ceremony": ceremony["ceremony"], "credential": credential}
    assert other_browser.post("/api/login/passkey", json=fields).status_code == 403


@pytest.mark.parametrize("damage", ["clientDataJSON", "authenticatorData", "signature", "userHandle"])
@pytest.mark.parametrize("value", [None, 7, "", "!", "AAAA", [], {}])
def test_a_damaged_answer_is_refused(key, visit, damage, value):
    other_browser = visit()
    ceremony = begin(other_browser, "login/passkey")
    good = key.used(ceremony["options"])
    bad = good | {"response": good["response"] | {damage: value}}
    answer = other_browser.post("/api/login/passkey", json={"ceremony": ceremony["ceremony"], "credential": bad})
    is_left_out = damage == "userHandle" and value in (None, "")  # security keys may leave it out
    assert answer.status_code == (200 if is_left_out else 403)


def test_at_a_numeric_address_there_are_no_passkeys(environment, make_container, visitor_of):
    environment["HIRELOOM_PUBLIC_URL"] = "http://127.0.0.1:8000"
    container = make_container(settings_module.load(environment))
    answer = visitor_of(container).post("/api/login/passkey/begin")
    assert code_of(answer) == (409, "passkeys_need_name")
