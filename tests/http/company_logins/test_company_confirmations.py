"""People whom their company lets in have no password: they confirm by logging in there once more."""

from datetime import timedelta

import pytest

from tests.http.authenticators import App
from tests.http.company_login_calls import DOMAIN, EMAIL, come_back, go, outcome

OVER = (403, "This log-in has ended, or it began in another browser. Please start again.")
THANKS = (200, "Thank you. We will not ask again for 10 minutes.")
NOT_ASKED = (
    403,
    "Your company's log-in did not ask again who you are, so nothing was confirmed. Please log out, choose a"
    " password by “Forgot Password”, and confirm with that.",
)
SOMEBODY_ELSE = (
    403,
    "You logged in at your company as somebody else. Please use the account there that opens this one.",
)
NONE = (404, "Your company has no log-in of its own here. Please log in with your password.")


@pytest.fixture
def anna(acme, provider, visit):
    """A browser of somebody whose account was made by the company's log-in."""
    browser = visit()
    answer = come_back(browser, provider).get_json()
    fields = {"user_id": answer["user_id"], "email": EMAIL, "phone_number": "+1-5550001111"}
    browser.token = browser.post("/api/update-phone-number", json=fields).get_json()["csrf_token"]
    return browser


def begin(browser) -> str:
    answer = browser.post("/api/me/confirm/company/begin")
    assert answer.status_code == 200, answer.get_json()
    return answer.get_json()["address"]


def confirm(browser, back):
    return browser.post("/api/me/confirm/company", json=back)


def change_email(browser):
    return browser.post("/api/me/email", json={"new_email": "anna.new@acme.example"})


def needs_confirmation(answer) -> bool:
    return answer.status_code == 403 and answer.get_json().get("code") == "confirmation_needed"


def test_a_fresh_log_in_there_confirms_for_ten_minutes(anna, provider, clock):
    clock.advance(timedelta(minutes=10))
    assert needs_confirmation(change_email(anna))
    back = provider.log_in(begin(anna))
    assert back["state"].startswith("confirm.")
    assert outcome(confirm(anna, back)) == THANKS
    assert change_email(anna).status_code == 200
    assert anna.get("/api/me/security").get_json()["log"][1]["action"] == "sessions.confirmed"
    clock.advance(timedelta(minutes=10))
    assert needs_confirmation(change_email(anna))


def test_the_screen_learns_what_there_is(anna, provider, signed_in):
    annas_security = anna.get("/api/me/security").get_json()
    assert (annas_security["has_password"], annas_security["company_login"]) == (False, DOMAIN)
    berts_security = signed_in("recruiter", email="bert@acme.example").get("/api/me/security").get_json()
    assert (berts_security["has_password"], berts_security["company_login"]) == (True, None)


@pytest.mark.parametrize("call", ["/api/me/export", "/api/me/delete"])
def test_export_and_deletion_take_a_confirmation_instead_of_the_password(anna, provider, clock, call):
    clock.advance(timedelta(minutes=10))
    for password in (None, "", "!", "Welcome2hireloom!"):
        assert needs_confirmation(anna.post(call, json={"password": password}))
    assert outcome(confirm(anna, provider.log_in(begin(anna)))) == THANKS
    assert anna.post(call, json={}).status_code == 200


@pytest.mark.parametrize("call", ["/api/me/export", "/api/me/delete"])
def test_whoever_has_a_password_still_gives_it(acme, provider, people, visit, call):
    people.add("recruiter", email=EMAIL)
    browser = visit()
    browser.token = come_back(browser, provider).get_json()["csrf_token"]
    assert outcome(confirm(browser, provider.log_in(begin(browser)))) == THANKS
    assert outcome(browser.post(call, json={})) == (400, "Password is required")
    assert outcome(browser.post(call, json={"password": "Wrong-2026!"})) == (403, "This is not your password.")


def test_a_first_password_needs_a_confirmation_and_counts_from_then_on(anna, provider, clock):
    clock.advance(timedelta(minutes=10))
    fields = {"new_password": "Kettle-River-2026!"}
    assert needs_confirmation(anna.post("/api/me/password", json=fields))
    assert outcome(confirm(anna, provider.log_in(begin(anna)))) == THANKS
    assert anna.post("/api/me/password", json=fields).status_code == 200
    assert anna.get("/api/me/security").get_json()["has_password"]
    assert outcome(anna.post("/api/me/export", json={})) == (400, "Password is required")
    assert anna.post("/api/me/confirm", json={"password": "Kettle-River-2026!"}).status_code == 200


def test_no_password_confirms_an_account_without_one(anna):
    for password, answer in (("", (400, "Password is required")), ("!", (403, "This is not your password."))):
        assert outcome(anna.post("/api/me/confirm", json={"password": password})) == answer


@pytest.mark.parametrize("age", [None, timedelta(minutes=2), timedelta(days=1)])
def test_a_provider_that_did_not_ask_again_confirms_nothing(anna, provider, clock, age):
    clock.advance(timedelta(minutes=10))
    provider.spoilt = {"auth_time": age and int((clock.now() - age).timestamp())}
    assert outcome(confirm(anna, provider.log_in(begin(anna)))) == NOT_ASKED
    assert needs_confirmation(change_email(anna))


def test_a_colleague_confirms_nothing(anna, provider, clock):
    clock.advance(timedelta(minutes=10))
    provider.person = {"sub": "bert-8", "email": "bert@acme.example", "email_verified": True}
    assert outcome(confirm(anna, provider.log_in(begin(anna)))) == SOMEBODY_ELSE
    assert needs_confirmation(change_email(anna))


def test_a_log_in_is_no_confirmation_and_the_other_way_round(anna, provider, clock, visit):
    clock.advance(timedelta(minutes=10))
    assert outcome(confirm(anna, provider.log_in(go(anna)))) == OVER
    back = provider.log_in(begin(anna))
    assert outcome(anna.post("/api/login/company/finish", json=back)) == OVER
    assert needs_confirmation(change_email(anna))


def test_it_is_of_one_session(anna, provider, clock, visit):
    back = provider.log_in(begin(anna))
    other_browser = visit()
    other_browser.token = come_back(other_browser, provider).get_json()["csrf_token"]
    assert outcome(confirm(other_browser, back)) == OVER
    assert outcome(confirm(anna, back)) == OVER  # and it is used up


def test_only_people_who_come_through_a_company_can(acme, people, signed_in, visit):
    for browser in (signed_in("recruiter", email="bert@acme.example"), signed_in("user"), signed_in("admin")):
        assert outcome(browser.post("/api/me/confirm/company/begin")) == NONE
    assert visit().post("/api/me/confirm/company/begin").status_code == 401


def test_a_company_that_takes_its_log_in_away_confirms_nobody(anna, container):
    with container.store().writing() as tx:
        tx.company_logins.remove(DOMAIN)
    assert outcome(anna.post("/api/me/confirm/company/begin")) == NONE
    assert anna.get("/api/me/security").get_json()["company_login"] is None


def test_a_second_step_confirms_whatever_the_provider_asked(acme, provider, visit, people, signed_in, clock):
    owner = signed_in("recruiter", email=EMAIL)
    setup = owner.post("/api/me/authenticator/begin").get_json()
    app = App(setup["secret"], clock)
    assert owner.post("/api/me/authenticator", json={"setup": setup["setup"], "code": app.code()}).status_code == 200
    browser = visit()
    come_back(browser, provider)
    clock.advance(timedelta(seconds=30))
    browser.token = browser.post("/api/login/second-step", json={"code": app.code()}).get_json()["csrf_token"]
    assert change_email(browser).status_code == 200
