"""Passkeys: made on the security screen, used to log in alone, as the second step and as a confirmation."""

from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.settings.amounts import AmountSettings
from tests.http.authenticators import SecurityKey
from tests.http.factor_calls import (
    ANNA,
    BERT,
    PASSWORD,
    actions,
    add,
    begin,
    code_of,
    is_in,
    log_in,
    security,
    set_up,
    use,
)


def test_the_browser_is_asked_for_a_passkey_that_can_log_in_alone(browser, key, anna):
    options = begin(browser, "me/passkeys")["options"]
    assert options["rp"] == {"name": "Hireloom", "id": "localhost"}
    assert options["authenticatorSelection"] == {
        "residentKey": "required",
        "requireResidentKey": True,
        "userVerification": "required",
    }
    assert options["attestation"] == "none"
    assert options["user"]["name"] == ANNA
    assert len(options["excludeCredentials"]) == 1
    expected = begin(browser, "login/passkey")["options"]
    assert (expected["rpId"], expected["userVerification"], expected.get("allowCredentials", [])) == (
        "localhost",
        "required",
        [],
    )


def test_a_passkey_logs_in_alone(key, visit, anna, clock):
    clock.advance(timedelta(minutes=3))
    other_browser = visit()
    answer = log_in(other_browser, key)
    assert (answer.status_code, answer.get_json()["message"]) == (200, "Login successful!")
    assert answer.get_json()["user"]["id"] == anna.id
    assert is_in(other_browser)
    assert actions(other_browser)[0] == "passkeys.signed_in"
    (passkey,) = security(other_browser)["passkeys"]
    assert (passkey["name"], passkey["used_at"]) == ("Laptop", clock.now().isoformat())
    assert other_browser.post("/api/me/sessions/end-others").status_code == 200


def test_the_first_passkey_brings_recovery_codes_and_the_next_do_not(browser, visit):
    first = add(browser, SecurityKey())
    second = add(browser, SecurityKey(), "Blue key")
    assert [len(answer.get_json()["recovery_codes"]) for answer in (first, second)] == [10, 0]
    other_browser = visit()
    other_browser.login(ANNA)
    code = first.get_json()["recovery_codes"][0]
    assert other_browser.post("/api/login/second-step", json={"code": code}).status_code == 200
    assert security(browser)["recovery_codes_left"] == 9


def test_with_a_passkey_the_password_alone_is_not_enough(key, visit, anna):
    other_browser = visit()
    answer = other_browser.login(ANNA).get_json()
    assert (answer["success"], answer["message"]) == (False, "Please use your passkey to continue.")
    assert (answer["requires_second_factor"], answer["second_factors"]) == (True, ["passkey", "recovery_code"])
    assert not is_in(other_browser)
    assert len(begin(other_browser, "login/second-step/passkey")["options"]["allowCredentials"]) == 1
    done = use(other_browser, key, "login/second-step/passkey", trust_device=True)
    assert done.get_json()["user"]["id"] == anna.id
    assert actions(other_browser)[:4] == [
        "devices.trusted",
        "accounts.signed_in",
        "second_steps.passed",
        "passwords.accepted",
    ]
    assert other_browser.login(ANNA).get_json()["success"] is True


def test_a_passkey_confirms_who_it_is(key, browser, clock):
    clock.advance(timedelta(minutes=11))
    remove = {"passkey_id": security(browser)["passkeys"][0]["id"]}
    assert code_of(browser.post("/api/me/passkeys/remove", json=remove)) == (403, "confirmation_needed")
    assert use(browser, key, "me/confirm/passkey").status_code == 200
    assert browser.post("/api/me/passkeys/remove", json=remove).status_code == 200


def test_a_passkey_is_renamed_and_removed(key, browser, visit, mails, clock):
    clock.advance(timedelta(minutes=1))
    add(browser, SecurityKey(), "Blue key")
    first, second = security(browser)["passkeys"]
    renamed = browser.post("/api/me/passkeys/rename", json={"passkey_id": first["id"], "name": "  Old\n laptop "})
    assert renamed.status_code == 200
    assert [passkey["name"] for passkey in security(browser)["passkeys"]] == ["Old laptop", "Blue key"]
    for removed in (first, second):
        assert browser.post("/api/me/passkeys/remove", json={"passkey_id": removed["id"]}).status_code == 200
    again = browser.post("/api/me/passkeys/remove", json={"passkey_id": first["id"]})
    assert code_of(again) == (404, "no_such_passkey")
    assert code_of(log_in(visit(), key)) == (403, "unknown_passkey")
    now = security(browser)
    assert (now["passkeys"], now["recovery_codes_left"]) == ([], 0)
    assert visit().login(ANNA).get_json()["success"] is True
    result = [letter.text for letter in mails(ANNA)]
    assert ["The passkey “Old laptop” was removed" in text for text in result].count(True) == 1
    assert "Your log-in asks for your password alone." in "".join(result)
    assert "The passkey “Blue key” was added." in "".join(result)
    assert all("/not-me/" in text for text in result)
    assert {"passkeys.added", "passkeys.renamed", "passkeys.removed"} <= set(actions(browser))


@pytest.mark.parametrize("name", ["", "   ", "x" * 61])
def test_a_passkey_has_a_name(browser, name):
    assert add(browser, SecurityKey(), name).status_code == 422
    assert security(browser)["passkeys"] == []


def test_a_passkey_of_another_person_is_neither_shown_nor_changed(key, browser, visit, people):
    people.add(username="Bert2", email=BERT)
    other_browser = visit()
    other_browser.login(BERT)
    passkey_id = security(browser)["passkeys"][0]["id"]
    for call, more in (("remove", {}), ("rename", {"name": "Mine"})):
        answer = other_browser.post(f"/api/me/passkeys/{call}", json={"passkey_id": passkey_id} | more)
        assert code_of(answer) == (404, "no_such_passkey")
    assert security(browser)["passkeys"][0]["name"] == "Laptop"
    assert code_of(add(other_browser, key)) == (409, "passkey_taken")
    second_key = SecurityKey()
    add(other_browser, second_key)
    begun = begin(other_browser, "me/confirm/passkey")
    fields = {"ceremony": begun["ceremony"], "credential": key.used(begun["options"])}
    assert code_of(other_browser.post("/api/me/confirm/passkey", json=fields)) == (403, "unknown_passkey")


def test_twenty_passkeys_are_enough(browser, clock):
    for number in range(AmountSettings.most_passkeys):
        assert add(browser, SecurityKey(), f"Key {number}").status_code == 200
    assert code_of(browser.post("/api/me/passkeys/begin")) == (409, "too_many_passkeys")


def test_without_a_phone_number_that_is_asked_for_next(visit, people, container):
    person = people.add(username="Carl3", email="carl@people.example")
    first = visit()
    first.login(person.email)
    key = SecurityKey()
    add(first, key)
    people.change(replace(person, phone=None))
    answer = log_in(visit(), key).get_json()
    assert (answer["requires_phone_update"], answer.get("user")) == (True, None)


def test_an_app_beside_a_passkey_stays_when_the_passkey_goes(key, browser, visit, clock):
    set_up(browser, clock)
    answer = visit().login(ANNA).get_json()
    assert answer["second_factors"] == ["app", "passkey", "recovery_code"]
    browser.post("/api/me/passkeys/remove", json={"passkey_id": security(browser)["passkeys"][0]["id"]})
    assert visit().login(ANNA).get_json()["second_factors"] == ["app", "recovery_code"]
    assert security(browser)["recovery_codes_left"] == 10


def test_a_passkey_beside_an_app_stays_when_the_app_goes(key, browser, visit, clock):
    set_up(browser, clock)
    assert browser.post("/api/me/authenticator/remove").status_code == 200
    assert visit().login(ANNA).get_json()["second_factors"] == ["passkey", "recovery_code"]


def test_recovery_codes_are_renewed_for_a_passkey_alone(key, browser):
    assert len(browser.post("/api/me/recovery-codes").get_json()["recovery_codes"]) == 10


def test_this_was_not_me_removes_what_is_newer_than_the_letter(browser, visit, container, anna, clock):
    older, newer = SecurityKey(), SecurityKey()
    add(browser, older)
    clock.advance(timedelta(minutes=1))
    with container.store().reading():
        link = container.notices().link(anna).url
    clock.advance(timedelta(minutes=1))
    add(browser, newer, "Thief's key")
    assert browser.http.post(f"/not-me/{link.rpartition('/')[2]}").status_code == 200
    assert code_of(log_in(visit(), newer)) == (403, "unknown_passkey")
    assert log_in(visit(), older).status_code == 200


def test_leaving_takes_passkeys_along(key, browser, visit, container, anna):
    assert browser.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with container.store().reading() as tx:
        assert tx.passkeys.of(anna.id) == []
    assert code_of(log_in(visit(), key)) == (403, "unknown_passkey")
