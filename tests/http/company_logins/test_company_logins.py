"""People log in through the identity provider of their company."""

import threading
import time
from datetime import UTC, datetime, timedelta
from urllib.parse import parse_qsl, urlsplit

import httpx2
import pytest
from oidc_provider_mock import User as ProviderUser
from oidc_provider_mock import run_server_in_thread

from hireloom.testing.clock import StoppedClock
from tests.http.authenticators import App
from tests.http.company_login_calls import DOMAIN, EMAIL, come_back, finish, go, offer, outcome, person_of, set_up
from tests.identity_provider import CLIENT_SECRET, unsigned
from tests.lookups import latest

UNTRUSTED = "Your company's log-in gave an answer that we cannot trust. Please tell your company's IT."
NOT_VOUCHED = "Your company's log-in does not vouch for an email address at your company. Please tell its IT."
OVER = "This log-in has ended, or it began in another browser. Please start again."
MISCONFIGURED = "Your company's log-in does not know this site, or refuses its key. Please tell your company's IT."
AWAY = "Your company's log-in is not answering. Please try again in a few minutes."


def actions(container, beginning="company_logins."):
    with container.store().reading() as tx:
        return [event.action for event in reversed(latest(tx, 50)) if event.action.startswith(beginning)]


class TestWithARealProvider:
    @pytest.fixture
    def clock(self) -> StoppedClock:
        return StoppedClock(datetime.now(UTC))  # the provider's

    def test_the_whole_way(self, container, visit):
        people = [ProviderUser(sub="sub-1", claims={"email": EMAIL, "email_verified": True})]
        with run_server_in_thread(user_claims=people) as server:
            set_up(container, f"http://localhost:{server.server_port}", client=("hireloom", "s3cret"))
            browser = visit()
            address = go(browser)
            at_provider = httpx2.post(address, data={"sub": "sub-1"})
            assert at_provider.status_code == 302, at_provider.text
            back = urlsplit(at_provider.headers["Location"])
            assert back.path == f"/user/login/{DOMAIN}"
            answer = finish(browser, dict(parse_qsl(back.query)) | {"domain": DOMAIN})
            assert outcome(answer) == (200, "Please add your mobile number to continue.")
            denied = httpx2.post(go(browser), data={"action": "deny"})
            query = dict(parse_qsl(urlsplit(denied.headers["Location"]).query))
            assert query["error"] == "access_denied"


def test_a_newcomer_is_a_recruiter_once_their_phone_number_is_there(acme, provider, visit, container):
    browser = visit()
    answer = come_back(browser, provider)
    assert answer.get_json()["requires_phone_update"]
    assert person_of(browser) is None
    fields = {"user_id": answer.get_json()["user_id"], "email": EMAIL, "phone_number": "+1-5550001111"}
    update = browser.post("/api/update-phone-number", json=fields)
    assert update.status_code == 200
    assert person_of(browser) == {
        "id": fields["user_id"],
        "username": "anna",
        "email": EMAIL,
        "user_type": "recruiter",
        "is_super_admin": False,
    }
    assert actions(container) == ["company_logins.linked", "company_logins.signed_in"]
    assert outcome(browser.post("/api/login", json={"email": EMAIL, "password": "!"})) == (
        401,
        "Invalid email or password",
    )


def test_the_second_time_it_is_the_same_account_whatever_the_email(acme, provider, visit, people, container, mails):
    anna = people.add("recruiter", email=EMAIL)
    for email in (EMAIL, "anna.married@acme.example"):
        provider.person["email"] = email
        browser = visit()
        answer = come_back(browser, provider)
        assert (answer.status_code, answer.get_json()["user"]["id"]) == (200, anna.id)
        assert browser.get("/api/jobs/recruiter").status_code == 200
    assert actions(container) == ["company_logins.linked", *["company_logins.signed_in"] * 2]
    subjects = [letter.subject for letter in mails(EMAIL)]
    assert subjects.count("Your log-in was changed") == 1


def test_names_that_are_taken_get_a_number(acme, provider, visit, people):
    people.add(username="Anna")
    come_back(visit(), provider)
    provider.person = {"sub": "8", "email": "an.na@acme.example", "email_verified": True}
    come_back(visit(), provider)
    with people.container.store().reading() as tx:
        assert tx.users.by_username("anna2").email == EMAIL
        assert tx.users.by_username("anna3").email == "an.na@acme.example"


@pytest.mark.parametrize(
    ("person", "sentence"),
    [
        ({"email_verified": False}, NOT_VOUCHED),
        ({"email_verified": None}, NOT_VOUCHED),
        ({"email": None}, NOT_VOUCHED),
        ({"email": "anna@other.example"}, NOT_VOUCHED),
        ({"email": "anna@sub.acme.example"}, NOT_VOUCHED),
        ({"iss": "https://elsewhere.example"}, UNTRUSTED),
        ({"aud": "another client"}, UNTRUSTED),
        ({"nonce": "another"}, UNTRUSTED),
        ({"exp": 1}, UNTRUSTED),
    ],
    ids=str,
)
def test_whom_the_provider_does_not_vouch_for_stays_outside(acme, provider, visit, container, people, person, sentence):
    people.add("recruiter", email=EMAIL)
    provider.spoilt = person
    browser = visit()
    assert outcome(come_back(browser, provider)) == (403, sentence)
    assert person_of(browser) is None
    with container.store().reading() as tx:
        (event,) = [event for event in latest(tx, 20) if event.action == "company_logins.refused"]
    assert (event.subject, set(event.details)) == (DOMAIN, {"device", "address", "reason"})


def test_a_token_that_nobody_signed_is_refused(acme, provider, visit):
    provider.sign = unsigned
    assert outcome(come_back(visit(), provider)) == (403, UNTRUSTED)


def test_a_rotated_key_is_trusted_at_once(acme, provider, visit):
    for _ in range(2):
        assert come_back(visit(), provider).status_code == 200
        provider.rotate()


def test_tokens_of_the_provider_stay_on_the_server(acme, provider, visit, people, container):
    people.add("recruiter", email=EMAIL)
    tokens = []
    sign = provider.sign

    def noted(claims):
        tokens.append(sign(claims))
        return tokens[-1]

    provider.sign = noted
    answer = come_back(visit(), provider)
    assert answer.status_code == 200
    text = answer.get_data(as_text=True) + str(answer.headers)
    with container.store().reading() as tx:
        text += str(latest(tx, 20))
    assert tokens
    for secret in (*tokens, '"access"', CLIENT_SECRET):
        assert secret not in text


def test_a_session_is_ours_once_the_company_has_let_somebody_in(acme, provider, visit, people, clock):
    people.add("recruiter", email=EMAIL)
    browser, other_browser = visit(), visit()
    for client in (browser, other_browser):
        client.token = come_back(client, provider).get_json()["csrf_token"]
    call_count = len(provider.paths)
    assert browser.get("/api/jobs/recruiter").status_code == 200
    assert browser.post("/api/logout").status_code == 200
    assert person_of(browser) is None
    assert person_of(other_browser) is not None
    clock.advance(timedelta(hours=24))
    assert person_of(other_browser) is None
    assert len(provider.paths) == call_count


def test_the_state_is_of_one_browser_and_works_once(acme, provider, visit, clock):
    browser, other_browser = visit(), visit()
    go(other_browser)
    back = provider.log_in(go(browser))
    assert outcome(finish(other_browser, back)) == (403, OVER)  # and it is used up
    assert outcome(finish(browser, back)) == (403, OVER)
    back = provider.log_in(go(browser))
    assert outcome(finish(browser, back | {"state": "made up"})) == (403, OVER)
    assert finish(browser, back).status_code == 200
    assert outcome(finish(browser, back)) == (403, OVER)
    assert outcome(finish(visit(), back)) == (403, OVER)
    back = provider.log_in(go(browser))
    clock.advance(timedelta(minutes=10))
    assert outcome(finish(browser, back)) == (403, OVER)


def test_two_tabs_may_log_in_at_once(acme, provider, visit):
    browser = visit()
    first, second = provider.log_in(go(browser)), provider.log_in(go(browser))
    assert finish(browser, first).status_code == 200
    assert finish(browser, second).status_code == 200


def test_an_answer_that_names_another_issuer_is_refused(acme, provider, visit):
    browser = visit()
    back = provider.log_in(go(browser))
    assert outcome(finish(browser, back | {"iss": "https://elsewhere.example"})) == (403, UNTRUSTED)
    assert finish(browser, provider.log_in(go(browser)) | {"iss": provider.issuer}).status_code == 200


@pytest.mark.parametrize(
    ("error", "answer"),
    [
        (
            "access_denied",
            (403, "Your company's log-in did not let you in. Please try again, or ask your company's IT."),
        ),
        ("", (403, "Your company's log-in did not let you in. Please try again, or ask your company's IT.")),
        ("temporarily_unavailable", (503, AWAY)),
        ("server_error", (503, AWAY)),
        ("unauthorized_client", (403, MISCONFIGURED)),
        ("invalid_scope", (403, MISCONFIGURED)),
    ],
)
def test_who_is_turned_away_there_is_told_why(acme, provider, visit, error, answer):
    browser = visit()
    back = provider.log_in(go(browser)) | {"code": "", "error": error}
    assert outcome(finish(browser, back)) == answer


def test_an_answer_at_the_address_of_another_company_is_refused(acme, provider, visit):
    browser = visit()
    back = provider.log_in(go(browser))
    assert outcome(finish(browser, back | {"domain": "other.example"})) == (403, OVER)
    assert outcome(finish(browser, back)) == (403, OVER)  # and it is used up


def test_a_company_that_changes_its_log_in_meanwhile_ends_those_that_began(acme, provider, visit, container, clock):
    browser = visit()
    back = provider.log_in(go(browser))
    sign = provider.sign

    def changing(claims):
        clock.advance(timedelta(seconds=1))
        set_up(container, provider.issuer)
        return sign(claims)

    provider.sign = changing
    assert outcome(finish(browser, back)) == (403, OVER)
    assert person_of(browser) is None


def test_a_log_in_that_the_provider_did_not_ask_for_confirms_nothing(acme, provider, visit, people, clock):
    people.add("recruiter", email=EMAIL)
    now = int(clock.now().timestamp())
    for auth_time, is_confirmed in ((None, False), (now - 600, False), (now - 300, True)):
        provider.spoilt = {"auth_time": auth_time}
        browser = visit()
        browser.token = come_back(browser, provider).get_json()["csrf_token"]
        answer = browser.post("/api/me/email", json={"new_email": "anna@new.example"})
        assert (answer.get_json().get("code") != "confirmation_needed") is is_confirmed


def test_a_provider_that_hangs_costs_seconds_and_stops_nobody_else(acme, provider, visit, httpserver, container):
    container.identity_providers()._seconds = 0.5
    httpserver.clear()
    end = threading.Event()
    httpserver.expect_request("/.well-known/openid-configuration").respond_with_handler(lambda _: end.wait(5))
    began = time.monotonic()
    answer = visit().post("/api/login/company/begin", json={"email": EMAIL})
    assert time.monotonic() - began < 2
    end.set()
    assert outcome(answer) == (503, AWAY)


def test_others_have_no_such_log_in(acme, visit, container):
    sentence = "Your company has no log-in of its own here. Please log in with your password."
    for email in ("anna@other.example", "anna@sub.acme.example", "anna@gmail.com"):
        assert outcome(visit().post("/api/login/company/begin", json={"email": email})) == (404, sentence)
    assert offer(visit(), DOMAIN) == (True, False)
    assert offer(visit(), "ACME.example") == (True, False)
    assert offer(visit(), "other.example") == (False, False)
    with container.store().writing() as tx:
        tx.companies.put(tx.companies.of_domain(DOMAIN).unverified())
    assert offer(visit(), DOMAIN) == (False, False)
    assert visit().post("/api/login/company/begin", json={"email": EMAIL}).status_code == 404


def test_an_email_that_passes_to_somebody_else_opens_nothing(acme, provider, visit, people):
    people.add("recruiter", email=EMAIL)
    assert come_back(visit(), provider).status_code == 200
    provider.person["sub"] = "another-anna"
    sentence = "This email address belongs to somebody else's account here. Please ask us to look into it."
    assert outcome(come_back(visit(), provider)) == (403, sentence)


def test_an_account_that_has_left_the_company_is_not_its_any_more(acme, provider, visit, people, container):
    anna = people.add("recruiter", email=EMAIL)
    assert come_back(visit(), provider).status_code == 200
    with container.store().writing() as tx:
        user = tx.users.get(anna.id)
        tx.users.put(
            type(user)(**{name: getattr(user, name) for name in user.__slots__} | {"email": "anna@home.example"})
        )
    assert come_back(visit(), provider).status_code == 403


def test_deactivated_people_stay_outside(acme, provider, visit, people):
    people.add("recruiter", email=EMAIL, is_active=False)
    assert outcome(come_back(visit(), provider)) == (
        403,
        "Your account has been deactivated. Please contact support.",
    )


def test_a_second_step_of_ones_own_is_asked_for(acme, provider, visit, signed_in, clock):
    owner = signed_in("recruiter", email=EMAIL)
    setup = owner.post("/api/me/authenticator/begin").get_json()
    app = App(setup["secret"], clock)
    assert owner.post("/api/me/authenticator", json={"setup": setup["setup"], "code": app.code()}).status_code == 200
    browser = visit()
    answer = come_back(browser, provider).get_json()
    assert (answer["success"], answer["requires_second_factor"]) == (False, True)
    assert person_of(browser) is None
    clock.advance(timedelta(seconds=30))
    assert browser.post("/api/login/second-step", json={"code": app.code()}).status_code == 200
    assert person_of(browser)["email"] == EMAIL
