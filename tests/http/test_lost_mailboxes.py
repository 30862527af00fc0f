"""Somebody who can no longer read the old mailbox moves the account after a time in which that mailbox can refuse."""

import re
from datetime import timedelta

import pytest

from tests.http.authenticators import SecurityKey
from tests.http.conftest import FORM, NEW_PASSWORD
from tests.http.factor_calls import PASSWORD, actions, add, begin, code_of, security, set_up

OLD, NEW = FORM["email"], "anna@weft.example"
GIVE_UP = "/api/me/email/give-up-old"
HOUR = timedelta(hours=1)


@pytest.fixture
def press(link, visit):
    """Presses the button behind the link in the newest letter to an address."""
    return lambda email, page="confirm-email": visit().post(link(email, page))


@pytest.fixture
def works(visit):
    """Which of the two addresses logs in."""
    return lambda: [email for email in (OLD, NEW) if visit().login(email).status_code == 200]


def change(browser):
    assert browser.post("/api/me/email", json={"new_email": NEW}).status_code == 200


def give_up(browser, code=None):
    return outcome(browser.post(GIVE_UP, json={"code": code}))


def outcome(answer):
    return answer.status_code, answer.get_json().get("code", "")


@pytest.mark.parametrize("is_first", [True, False], ids=["before the new one confirms", "afterwards"])
def test_the_account_moves_after_72_hours(browser, press, works, mails, container, clock, is_first):
    change(browser)
    if not is_first:
        press(NEW)
    assert give_up(browser) == (200, "")
    if is_first:
        assert "changes by itself" in press(NEW).text
    assert mails(OLD)[0].subject == "Your email changes unless you refuse"
    assert f"In 72 hours, the account moves to {NEW}" in mails(OLD)[0].text
    clock.advance(71 * HOUR)
    container.email_changes().settle_due()
    assert works() == [OLD]
    browser.login(OLD)
    assert security(browser)["email_change"]["new_confirmed"] is True
    clock.advance(HOUR)
    container.email_changes().settle_due()
    container.email_changes().settle_due()
    assert works() == [NEW]
    browser.login(NEW)
    assert actions(browser).count("emails.changed") == 1
    assert "emails.old_given_up" in actions(browser)
    assert [letter.subject for letter in mails(OLD)].count("Your email was changed") == 1


def test_without_the_new_mailbox_nothing_moves(browser, works, container, clock):
    change(browser)
    give_up(browser)
    for _ in range(4):
        clock.advance(24 * HOUR)
        container.email_changes().settle_due()
    assert works() == [OLD]


def test_the_old_mailbox_refuses(browser, press, works, visit, container, clock):
    change(browser)
    press(NEW)
    give_up(browser)
    clock.advance(71 * HOUR)
    assert press(OLD, "not-me").status_code == 200
    clock.advance(100 * HOUR)
    container.email_changes().settle_due()
    assert works() == []  # the password is locked until its owner chooses a new one
    with container.store().reading() as tx:
        assert tx.users.by_email(OLD)
        assert tx.users.by_email(NEW) is None


def test_the_old_mailbox_can_still_agree_and_the_person_can_cancel(browser, press, works, visit, mails, clock):
    change(browser)
    agree = re.search(r"/confirm-email/\S+", mails(OLD)[0].text)[0]
    press(NEW)
    give_up(browser)
    clock.advance(30 * HOUR)
    assert "Your email was changed" in visit().post(agree).text
    assert works() == [NEW]
    browser.login(NEW)
    assert browser.post("/api/me/email", json={"new_email": OLD}).status_code == 200
    press(OLD)
    give_up(browser)
    assert browser.post("/api/me/email/cancel").status_code == 200
    assert give_up(browser) == (404, "no_change_waiting")


def test_saying_it_twice_or_sending_the_links_again_neither_shortens_nor_prolongs_the_wait(browser, mails, clock):
    change(browser)
    give_up(browser)
    due = security(browser)["email_change"]["due_at"]
    clock.advance(timedelta(minutes=5))
    give_up(browser)
    change(browser)
    assert security(browser)["email_change"]["due_at"] == due
    assert [letter.subject for letter in mails(OLD)].count("Your email changes unless you refuse") == 1


def test_it_asks_for_the_password_again(browser, clock):
    change(browser)
    clock.advance(timedelta(minutes=10))
    assert give_up(browser) == (403, "confirmation_needed")
    browser.post("/api/me/confirm", json={"password": PASSWORD})
    assert give_up(browser) == (200, "")


def test_it_asks_for_the_second_step_of_an_app(browser, clock):
    app, recovery = set_up(browser, clock)
    change(browser)
    assert give_up(browser) == (422, "second_step_missing")
    assert give_up(browser, code="000000") == (403, "wrong_second_step")
    assert security(browser)["email_change"]["due_at"] is None
    code = app.code()
    assert give_up(browser, code=code) == (200, "")
    assert give_up(browser, code=code) == (403, "wrong_second_step")  # a code works once
    browser.post("/api/me/email/cancel")
    change(browser)
    assert give_up(browser, code=recovery[0]) == (200, "")


def test_it_asks_for_a_passkey(browser):
    key, foreign = SecurityKey(), SecurityKey()
    add(browser, key)
    change(browser)
    assert give_up(browser) == (422, "second_step_missing")
    by_passkey = f"{GIVE_UP}/passkey"
    begun = begin(browser, "me/confirm/passkey")
    wrong = {"ceremony": begun["ceremony"], "credential": foreign.used(begun["options"])}
    assert code_of(browser.post(by_passkey, json=wrong)) == (403, "unknown_passkey")
    assert security(browser)["email_change"]["due_at"] is None
    begun = begin(browser, "me/confirm/passkey")
    proof = {"ceremony": begun["ceremony"], "credential": key.used(begun["options"])}
    assert outcome(browser.post(by_passkey, json=proof)) == (200, "")
    assert code_of(browser.post(by_passkey, json=proof)) == (409, "ceremony_over")


def test_an_address_that_is_taken_meanwhile_or_an_account_that_is_closed_ends_the_change(
    browser, press, people, container, clock, anna
):
    change(browser)
    press(NEW)
    give_up(browser)
    people.add(email=NEW)
    clock.advance(72 * HOUR)
    container.email_changes().settle_due()
    with container.store().reading() as tx:
        assert tx.users.get(anna.id).email == OLD
        assert tx.email_changes.of(anna.id) is None


def test_nobody_gives_up_a_change_of_somebody_else(browser, visit, people):
    change(browser)
    people.add(email="bert@people.example")
    other_browser = visit()
    other_browser.login("bert@people.example")
    assert give_up(other_browser) == (404, "no_change_waiting")
    assert security(browser)["email_change"]["due_at"] is None


def reset(browser, visit, code_for):
    stranger = visit()  # whoever reads the old mailbox
    stranger.post("/api/initiate-password-reset", json={"email": OLD})
    assert stranger.post("/api/verify-password-reset-otp", json={"email": OLD, "otp": code_for(OLD)}).status_code == 200
    form = {"email": OLD, "new_password": NEW_PASSWORD}
    return stranger.post("/api/reset-password", json=form)


def change_password(browser, *_):
    return browser.post("/api/me/password", json={"password": PASSWORD, "new_password": NEW_PASSWORD})


def was_not_me(browser, visit, _):
    visit().login(OLD)
    [device] = [session for session in security(browser)["devices"] if not session["is_current"]]
    return browser.post("/api/me/sessions/end", json={"session_id": device["id"], "was_not_me": True})


@pytest.mark.parametrize("lock_out", [reset, change_password, was_not_me])
def test_a_thief_who_is_locked_out_gets_no_account_after_the_wait(
    browser, press, visit, code_for, container, clock, lock_out
):
    change(browser)
    press(NEW)
    give_up(browser)
    assert lock_out(browser, visit, code_for).status_code == 200
    clock.advance(73 * HOUR)
    container.email_changes().settle_due()
    with container.store().reading() as tx:
        assert tx.users.by_email(OLD)
        assert tx.users.by_email(NEW) is None
    assert press(NEW).status_code == 404
