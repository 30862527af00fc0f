"""Signing in."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta

import pytest

from hireloom.adapters.security import Argon2Passwords
from hireloom.domain.identity.origins import Origin
from hireloom.domain.refusals import Refusal

PASSWORD = "Welcome2hireloom!"

CODES = {
    "Email is required": "email_needed",
    "Invalid email format": "email_malformed",
    "Password is required": "password_needed",
}
WRONG = {"success": False, "code": "wrong_login", "message": "Invalid email or password"}


@pytest.mark.spec("API-04", "OPEN-003")
def test_the_right_password_signs_in_and_says_who_it_is(visit, people):
    anna = people.add(username="Anna1", email="anna@people.example")
    answer = visit().login("anna@people.example")
    assert answer.status_code == 200
    body = answer.get_json()
    assert len(body.pop("csrf_token")) == 64
    assert body == {
        "success": True,
        "message": "Login successful!",
        "user": {
            "id": anna.id,
            "username": "Anna1",
            "email": "anna@people.example",
            "user_type": "user",
            "is_super_admin": False,
        },
        "requires_phone_update": False,
        "user_id": anna.id,
        "email": "anna@people.example",
    }


@pytest.mark.spec("AUTH-06", "AUTH-07", "AUTH-08")
@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({}, "Email is required"),
        ({"email": "", "password": "x"}, "Email is required"),
        ({"email": "   ", "password": "x"}, "Email is required"),
        ({"email": None, "password": "x"}, "Email is required"),
        ({"email": "anna", "password": "x"}, "Invalid email format"),
        ({"email": "anna@people", "password": "x"}, "Invalid email format"),
        ({"email": "an na@people.example", "password": "x"}, "Invalid email format"),
        ({"email": "a@b@people.example", "password": "x"}, "Invalid email format"),
        ({"email": "anna@people.example\n.x", "password": "x"}, "Invalid email format"),
        ({"email": "anna@people.example"}, "Password is required"),
        ({"email": "anna@people.example", "password": ""}, "Password is required"),
        ({"email": "anna@people.example", "password": None}, "Password is required"),
    ],
)
def test_what_is_missing_or_malformed_is_named(visit, fields, message):
    answer = visit().post("/api/login", json=fields)
    expected = {"success": False, "code": CODES[message], "message": message}
    assert (answer.status_code, answer.get_json()) == (400, expected)


@pytest.mark.spec("SEC-57")
@pytest.mark.parametrize("value", [True, 3, 1.5, ["anna@people.example"], {"a": 1}, "a\x00b", "\ud800"])
def test_values_of_a_wrong_type_are_refused_and_never_converted(visit, value):
    body = json.dumps({"email": "anna@people.example", "password": value})
    answer = visit().post("/api/login", data=body, content_type="application/json")
    assert answer.status_code == 422
    assert set(answer.get_json()["errors"]) == {"password"}


@pytest.mark.parametrize("body", [b"{", b"[]", b'"text"', b"\xff", b"null", b""])
def test_a_body_that_is_no_object_is_refused(visit, body):
    answer = visit().post("/api/login", data=body, content_type="application/json")
    assert answer.status_code in (400, 422)
    assert answer.get_json()["success"] is False


@pytest.mark.spec("OPEN-002")
def test_a_form_of_another_site_cannot_log_in(visit, people):
    people.add(email="anna@people.example")
    text = '{"email": "anna@people.example", "password": "Welcome2hireloom!"}'
    assert visit().post("/api/login", data=text, content_type="text/plain").status_code == 400


@pytest.mark.spec("OPEN-032")
def test_an_unknown_address_and_a_wrong_password_answer_alike(visit, people):
    people.add(email="anna@people.example")
    registered = visit().login("anna@people.example", "Wrong1password!")
    unknown = visit().login("nobody@people.example", "Wrong1password!")
    assert (registered.status_code, registered.get_json()) == (unknown.status_code, unknown.get_json()) == (401, WRONG)


@pytest.mark.spec("OPEN-032")
def test_an_unknown_address_takes_as_long_as_a_wrong_password():
    passwords = Argon2Passwords()
    digest = passwords.hashed("Welcome2hireloom!")

    def best(hash_: str | None) -> float:
        times = []
        for _ in range(5):
            start = time.thread_time()
            assert not passwords.fits("Wrong1password!", hash_)
            times.append(time.thread_time() - start)
        return min(times)

    assert 0.5 < best(None) / best(digest) < 2
    assert 0.5 < best("!") / best(digest) < 2  # an account that nobody can sign in to


def test_a_hash_of_former_days_is_made_anew_at_the_next_log_in(visit, people, container):
    anna, former = people.add(email="anna@people.example"), Argon2Passwords(memory_kib=8, passes=1).hashed(PASSWORD)
    with container.store().writing() as tx:
        tx.users.set_password_hash(anna.id, former)
    statuses = [visit().login(anna.email, password).status_code for password in ("x", PASSWORD, PASSWORD)]
    with container.store().reading() as tx:
        digest = tx.users.password_hash(anna.id)
    assert statuses == [401, 200, 200]
    assert (digest == former, container.passwords().is_outdated(former), container.passwords().is_outdated(digest)) == (
        False,
        True,
        False,
    )


@pytest.mark.spec("OPEN-038")
def test_the_case_of_an_address_does_not_matter(visit, people):
    people.add(email="anna@people.example")
    answer = visit().login(" Anna@People.EXAMPLE ")
    assert answer.get_json()["email"] == "anna@people.example"


@pytest.mark.spec("OPEN-025")
def test_a_deactivated_account_is_told_so_but_only_after_the_right_password(visit, people):
    people.add(email="anna@people.example", is_active=False)
    assert visit().login("anna@people.example", "Wrong1password!").get_json() == WRONG
    answer = visit().login("anna@people.example")
    assert answer.status_code == 403
    assert answer.get_json() == {
        "success": False,
        "code": "deactivated",
        "message": "Your account has been deactivated. Please contact support.",
    }
    assert "Set-Cookie" not in answer.headers


@pytest.mark.spec("OPEN-026")
def test_without_a_phone_number_nobody_is_signed_in_yet(visit, people):
    anna = people.add(email="anna@people.example", phone=None)
    browser = visit()
    answer = browser.login("anna@people.example")
    assert answer.get_json() == {
        "success": False,
        "message": "Please add your mobile number to continue.",
        "requires_phone_update": True,
        "user_id": anna.id,
        "email": "anna@people.example",
    }
    assert browser.get("/api/session").get_json()["user"] is None
    assert browser.analyse().status_code == 401


@pytest.mark.spec("OPEN-005", "SEC-15")
def test_only_the_flag_of_the_account_makes_a_super_admin(visit, people):
    people.add("admin", email="one@people.example", is_super_admin=True)
    people.add("admin", email="two@people.example")
    flags = [visit().login(f"{who}@people.example").get_json()["user"]["is_super_admin"] for who in ("one", "two")]
    assert flags == [True, False]


@pytest.mark.spec("OPEN-035")
def test_ten_wrong_tries_for_an_address_and_then_not_even_the_right_password_until_the_window_has_passed(
    visit, people, clock
):
    people.add(email="anna@people.example")
    for _ in range(10):
        assert visit().login("anna@people.example", "Wrong1password!").status_code == 401
    answer = visit().login("ANNA@people.example")
    assert (answer.status_code, answer.get_json()["message"]) == (429, "Too many attempts. Please try again later.")
    assert answer.headers["Retry-After"] == "900"
    assert visit().login("other@people.example", "x").status_code == 401
    clock.advance(timedelta(minutes=15))
    assert visit().login("anna@people.example").status_code == 200


@pytest.mark.spec("OPEN-035")
def test_fifty_wrong_tries_from_one_network_address_stop_it_for_every_account(visit, people):
    people.add(email="anna@people.example")
    for number in range(50):
        assert visit().login(f"nobody{number}@people.example", "x").status_code == 401
    assert visit().login("anna@people.example").status_code == 429


@pytest.mark.spec("OPEN-035")
def test_right_log_ins_do_not_count(visit, people):
    people.add(email="anna@people.example")
    assert [visit().login("anna@people.example").status_code for _ in range(55)] == [200] * 55


@pytest.mark.spec("OPEN-035")
def test_the_limits_are_settings(make_container, environment, visit):
    from hireloom.settings import load

    container = make_container(load(environment | {"HIRELOOM_LOGIN_WRONG_PER_EMAIL": "2"}))
    client = container.app().test_client()
    wrong = {"email": "anna@people.example", "password": "x"}
    assert [client.post("/api/login", json=wrong).status_code for _ in range(3)] == [401, 401, 429]


@pytest.mark.spec("OPEN-035")
def test_thirty_wrong_tries_at_once_are_ten_tries_and_twenty_refusals(app, people):
    people.add(email="anna@people.example")
    wrong = {"email": "anna@people.example", "password": "Wrong1password!"}
    with ThreadPoolExecutor(30) as pool:
        attempts = [
            pool.submit(lambda: app.test_client().post("/api/login", json=wrong).status_code) for _ in range(30)
        ]
    assert sorted(answer.result() for answer in attempts) == [401] * 10 + [429] * 20


@pytest.mark.spec("SEC-40", "SEC-08")
@pytest.mark.parametrize("event", ["a new password", "deactivated"])
def test_a_log_in_under_way_comes_too_late_when_the_account_is_changed_meanwhile(container, people, event):
    """Otherwise anybody who knew the old password would stay signed in although all sessions were ended."""
    anna, desk, passwords = people.add(email="anna@people.example"), container.accounts(), container.passwords()

    class Slow:
        """Looks at a password while somebody else changes the account."""

        def fits(self, password, digest):
            with container.store().writing() as tx:
                if event == "deactivated":
                    tx.users.put(anna.deactivated())
                else:
                    tx.users.set_password_hash(anna.id, passwords.hashed("Passw0rd!"))
                tx.sessions.end_all(anna.id)
            return passwords.fits(password, digest)

        is_outdated = staticmethod(passwords.is_outdated)

    with pytest.raises(Refusal, match={"deactivated": "has been deactivated"}.get(event, "Invalid email or password")):
        replace(desk, passwords=Slow()).login(anna.email, PASSWORD, origin=Origin("127.0.0.1"))
    with container.store().reading() as tx:
        assert tx.sessions.of(anna.id) == []


ANNA = "anna@people.example"
HOME, STRANGE = "192.0.2.1", "198.51.100.7"


@pytest.fixture
def from_address(app, visit):
    """A browser that calls from this network address."""

    def browser(address):
        browser = visit()
        browser.http.environ_base["REMOTE_ADDR"] = address
        return browser

    return browser


@pytest.mark.spec("OPEN-035")
def test_a_stranger_locks_nobody_out(from_address, people):
    people.add(email=ANNA)
    stranger = from_address(STRANGE)
    assert [stranger.login(ANNA, "x").status_code for _ in range(12)] == [401] * 10 + [429] * 2
    assert from_address(HOME).login(ANNA).status_code == 200


@pytest.mark.spec("OPEN-035")
def test_a_device_that_signed_in_before_is_not_throttled_by_a_whole_network_nor_by_many_of_them(from_address, people):
    people.add(email=ANNA)
    browser, elsewhere = from_address(HOME), from_address(STRANGE)
    assert browser.login(ANNA).status_code == 200
    for number in range(50):
        assert from_address(HOME).login(f"nobody{number}@people.example", "x").status_code == 401
    assert from_address(HOME).login(ANNA).status_code == 429
    for number in range(50):
        assert from_address(f"203.0.113.{number}").login(ANNA, "x").status_code == 401
    assert elsewhere.login(ANNA).status_code == 429  # nobody guesses on from more and more networks
    assert browser.login(ANNA).status_code == 200


@pytest.mark.spec("OPEN-035")
def test_a_known_device_guesses_no_more_than_others_and_for_its_own_email_only(from_address, people):
    people.add(email=ANNA)
    people.add(email="bert@people.example")
    browser = from_address(HOME)
    browser.login(ANNA)
    assert [browser.login(ANNA, "x").status_code for _ in range(11)] == [401] * 10 + [429]
    assert [browser.login("bert@people.example", "x").status_code for _ in range(11)] == [401] * 10 + [429]
    assert from_address(HOME).login(ANNA).status_code == 200  # only the device itself has to wait


@pytest.mark.spec("OPEN-035")
@pytest.mark.parametrize("forged", ["x", "x.", ".", "é.é", "a" * 4_000, "a" * 42 + "." + "0" * 64])
def test_a_forged_device_cookie_is_worth_nothing(from_address, people, forged):
    people.add(email=ANNA)
    browser = from_address(STRANGE)
    for number in range(11):
        browser.http.set_cookie("device", f"{number}{forged}")
        answer = browser.login(ANNA, "x")
    assert answer.status_code == 429


@pytest.mark.spec("OPEN-035")
def test_two_who_share_a_browser_are_both_known_in_it(from_address, people):
    browser = from_address(HOME)
    for name in ("anna", "bert"):
        people.add(email=f"{name}@people.example")
        assert browser.login(f"{name}@people.example").status_code == 200
    for _ in range(11):
        from_address(HOME).login(ANNA, "x")
    assert browser.login(ANNA).status_code == 200


@pytest.mark.spec("OPEN-035")
def test_the_delay_grows_for_those_who_go_on(from_address, people, clock):
    people.add(email=ANNA)
    stranger = from_address(STRANGE)
    tries = []
    for _ in range(7):  # quarters of an hour
        tries.append([stranger.login(ANNA, "x").status_code for _ in range(11)].count(401))
        clock.advance(timedelta(minutes=15))
    assert tries == [10, 10, 0, 0, 10, 10, 0]
    clock.advance(timedelta(hours=1))
    assert stranger.login(ANNA, "x").status_code == 429  # forty in a day are enough
    clock.advance(timedelta(days=1))
    assert stranger.login(ANNA, "x").status_code == 401


@pytest.mark.spec("OPEN-035")
def test_whoever_has_a_whole_network_of_ipv6_is_one(from_address, people):
    people.add(email=ANNA)
    tries = [from_address(f"2001:db8::{number:x}").login(ANNA, "x").status_code for number in range(11)]
    assert tries == [401] * 10 + [429]
    assert from_address("2001:db8:0:1::1").login(ANNA).status_code == 200
