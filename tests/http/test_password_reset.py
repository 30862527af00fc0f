"""A new password for a forgotten one, in three calls."""

import re
from datetime import timedelta

import pytest

from tests.conftest import PASSWORD
from tests.lookups import latest

ANNA = "anna@people.example"
SENT_MESSAGE = {"success": True, "message": "OTP sent to your email!"}
WRONG = {"success": False, "code": "code_wrong", "message": "Invalid OTP. Please try again."}
UNPROVEN = {"success": False, "code": "code_unproven", "message": "Please verify the OTP first."}
WEAK = "Password must be at least 8 characters, with at least one letter, one number, and one special character"
NEW = "Brand-new1!"


@pytest.fixture
def anna(people):
    return people.add(username="Anna1", email=ANNA)


@pytest.fixture
def prove_owner(code_for):
    def proven(browser, email=ANNA):
        assert browser.post("/api/initiate-password-reset", json={"email": email}).get_json() == SENT_MESSAGE
        answer = browser.post("/api/verify-password-reset-otp", json={"email": email, "otp": code_for(email)})
        assert (answer.status_code, answer.get_json()["success"]) == (200, True)
        return browser

    return proven


def reset(browser, email=ANNA, password=NEW):
    return browser.post("/api/reset-password", json={"email": email, "new_password": password})


@pytest.mark.spec("API-27", "API-28", "API-29", "AUTH-70", "SEC-08")
def test_from_the_address_to_the_new_password(visit, anna, prove_owner):
    browser = prove_owner(visit())
    answer = reset(browser)
    assert (answer.status_code, answer.get_json()) == (
        200,
        {"success": True, "message": "Password reset successfully!"},
    )
    assert browser.get("/api/session").get_json()["user"] is None
    assert visit().login(ANNA).status_code == 401
    assert visit().login(ANNA, NEW).status_code == 200


@pytest.mark.spec("AUTH-64", "AUTH-65")
@pytest.mark.parametrize("call", ["initiate-password-reset", "verify-password-reset-otp", "reset-password"])
@pytest.mark.parametrize(
    ("email", "message"),
    [
        ("", "Email is required"),
        ("  ", "Email is required"),
        (None, "Email is required"),
        ("anna", "Invalid email format"),
        ("anna@people.example.", "Invalid email format"),
        ("anna@people\u202e.example", "Invalid email format"),
        ("anna\x00@people.example", "Invalid email format"),
        ("a" * 10_000 + "@people.example", "Invalid email format"),
        (7, "Invalid email format"),
    ],
)
def test_an_address_that_is_none_is_told_so(visit, call, email, message):
    answer = visit().post(f"/api/{call}", json={"email": email, "otp": "123456", "new_password": NEW})
    assert answer.status_code == 422
    assert answer.get_json() == {
        "success": False,
        "code": "invalid",
        "message": message,
        "errors": {"email": [message]},
    }


@pytest.mark.spec("AUTH-67", "OPEN-039")
@pytest.mark.parametrize("password", ["weak", "passw0rd", "", None, 12345678, "a1!" * 50, "Brand-new1!\x00"])
def test_a_weak_password_is_refused_and_the_proof_is_kept_for_a_better_one(visit, anna, prove_owner, password):
    browser = prove_owner(visit())
    answer = reset(browser, password=password)
    assert answer.status_code == 422
    assert answer.get_json() == {
        "success": False,
        "code": "invalid",
        "message": WEAK,
        "errors": {"new_password": [WEAK]},
    }
    assert reset(browser).status_code == 200


@pytest.mark.spec("SEC-09", "OPEN-032")
def test_known_unknown_and_deactivated_addresses_get_the_same_answer(visit, people, anna, mails):
    leaver = people.add(email="gone@people.example", is_active=False)
    answers = [
        visit().post("/api/initiate-password-reset", json={"email": email})
        for email in (ANNA, "nobody@people.example", leaver.email)
    ]
    assert [(response.status_code, response.get_json()) for response in answers] == [(200, SENT_MESSAGE)] * 3
    assert len({tuple(name for name, _ in request.headers) for request in answers}) == 1
    assert [len(mails(email)) for email in (ANNA, "nobody@people.example", leaver.email)] == [1, 0, 0]


@pytest.mark.spec("SEC-09", "SEC-10")
def test_guesses_for_known_and_unknown_addresses_are_answered_alike(visit, anna, code_for):
    answers_by_address = {}
    for email in (ANNA, "nobody@people.example"):
        browser = visit()
        browser.post("/api/initiate-password-reset", json={"email": email})
        avoid = code_for(ANNA)
        guesses = [f"{number:06}" for number in range(23) if f"{number:06}" != avoid][:21]
        answers = [browser.post("/api/verify-password-reset-otp", json={"email": email, "otp": g}) for g in guesses]
        answers_by_address[email] = [(answer.status_code, answer.get_json()) for answer in answers]
    assert answers_by_address[ANNA] == answers_by_address["nobody@people.example"]
    assert [status for status, _ in answers_by_address[ANNA]] == [400] * 20 + [429]
    assert answers_by_address[ANNA][0][1] == WRONG


@pytest.mark.spec("SEC-09", "SEC-05")
def test_an_address_that_had_enough_codes_gets_none_but_the_same_answer_and_the_last_one_works(
    visit, anna, mails, code_for, clock
):
    browser = visit()
    for _ in range(3):
        assert browser.post("/api/initiate-password-reset", json={"email": ANNA}).get_json() == SENT_MESSAGE
    assert visit().post("/api/initiate-password-reset", json={"email": ANNA}).get_json() == SENT_MESSAGE
    assert len(mails(ANNA)) == 1
    fields = {"email": ANNA, "otp": code_for(ANNA)}
    assert browser.post("/api/verify-password-reset-otp", json=fields).status_code == 200
    for _ in range(6):
        clock.advance(timedelta(hours=1))
        visit().post("/api/initiate-password-reset", json={"email": ANNA})
    assert len(mails(ANNA)) == 5  # a day


@pytest.mark.spec("SEC-05", "SEC-09")
def test_twenty_codes_an_hour_from_one_network_address(visit):
    answers = [visit().post("/api/initiate-password-reset", json={"email": f"a{n}@people.example"}) for n in range(21)]
    assert [response.status_code for response in answers] == [200] * 20 + [429]


@pytest.mark.spec("AUTH-70", "OPEN-033", "SEC-08")
def test_without_the_code_nobody_gets_a_new_password(visit, anna, code_for):
    browser = visit()
    assert (reset(browser).status_code, reset(browser).get_json()) == (403, UNPROVEN)
    browser.post("/api/initiate-password-reset", json={"email": ANNA})
    assert reset(browser).get_json() == UNPROVEN
    guess = "000000" if code_for(ANNA) != "000000" else "000001"
    assert browser.post("/api/verify-password-reset-otp", json={"email": ANNA, "otp": guess}).get_json() == WRONG
    assert reset(browser).get_json() == UNPROVEN
    assert visit().login(ANNA).status_code == 200


@pytest.mark.spec("OPEN-033", "SEC-08")
def test_the_proof_is_for_one_address_one_browser_and_once(visit, people, anna, prove_owner):
    people.add(email="bert@people.example")
    browser = prove_owner(visit())
    ticket = browser.http.get_cookie("reset").value
    assert reset(browser, email="bert@people.example").get_json() == UNPROVEN
    assert reset(visit()).get_json() == UNPROVEN
    assert reset(browser).status_code == 200
    browser.http.set_cookie("reset", ticket)
    assert reset(browser, password="Other-new1!").get_json() == UNPROVEN
    assert visit().login(ANNA, NEW).status_code == 200


@pytest.mark.spec("OPEN-033", "SEC-08")
@pytest.mark.parametrize(("seconds", "status"), [(599, 200), (600, 403)])
def test_the_proof_lasts_ten_minutes(visit, anna, prove_owner, clock, seconds, status):
    browser = prove_owner(visit())
    clock.advance(timedelta(seconds=seconds))
    assert reset(browser).status_code == status


@pytest.mark.spec("SEC-08")
def test_only_whoever_read_the_mailbox_last_may_go_on(visit, anna, prove_owner, clock):
    first = prove_owner(visit())
    clock.advance(timedelta(minutes=1))
    second = prove_owner(visit())
    assert reset(first).get_json() == UNPROVEN
    assert reset(second).status_code == 200


@pytest.mark.parametrize("was_used", [False, True], ids=["code", "proof"])
@pytest.mark.parametrize("way", ["new password", "not me"])
def test_who_read_the_mailbox_before_the_owner_acted_sets_no_password(
    visit, anna, mails, code_for, clock, way, was_used
):
    thief, owner = visit(), visit()
    owner.login(ANNA)
    clock.advance(timedelta(days=2))
    for browser in (owner, visit()):  # the second one is a new device, of which a letter tells
        browser.login(ANNA)
    thief.post("/api/initiate-password-reset", json={"email": ANNA})
    proof = {"email": ANNA, "otp": code_for(ANNA)}
    if was_used:
        thief.post("/api/verify-password-reset-otp", json=proof)
    if way == "new password":
        changed = {"password": PASSWORD, "new_password": "Another loom 7!"}
        assert owner.post("/api/me/password", json=changed).status_code == 200
    else:
        links = (re.search(r"/not-me/\S+", mail.text) for mail in mails(ANNA))
        assert visit().post(next(filter(None, links))[0]).status_code == 200
    if not was_used:
        assert thief.post("/api/verify-password-reset-otp", json=proof).get_json() == WRONG
    assert reset(thief).get_json() == UNPROVEN


@pytest.mark.spec("SEC-04")
def test_a_code_for_registering_resets_no_password_and_the_other_way_round(visit, people, fill_in, code_for, clock):
    browser = visit()
    browser.post("/api/send-otp", json=fill_in(email=ANNA, purpose="reset"))
    signup_code = code_for(ANNA)
    people.add(email=ANNA)  # meanwhile
    browser.http.set_cookie("reset", browser.http.get_cookie("signup").value)
    fields = {"email": ANNA, "otp": signup_code, "purpose": "signup"}
    assert browser.post("/api/verify-password-reset-otp", json=fields).get_json() == WRONG
    assert browser.post("/api/verify-otp", json=fields | {"purpose": "reset"}).status_code == 200
    browser.http.set_cookie("reset", browser.http.get_cookie("signup").value)
    assert reset(browser).get_json() == UNPROVEN
    other_browser = visit()
    other_browser.post("/api/initiate-password-reset", json={"email": ANNA})
    other_browser.http.set_cookie("signup", other_browser.http.get_cookie("reset").value)
    assert other_browser.post("/api/verify-otp", json={"email": ANNA, "otp": code_for(ANNA)}).get_json() == WRONG


@pytest.mark.spec("OPEN-033", "SEC-08")
def test_every_session_ends_and_the_owner_is_told(visit, anna, prove_owner, mails, container):
    phone, laptop = visit(), visit()
    for browser in (phone, laptop):
        browser.login(ANNA)
    assert reset(prove_owner(laptop)).status_code == 200
    assert [browser.get("/api/session").get_json()["user"] for browser in (phone, laptop)] == [None, None]
    assert mails(ANNA)[0].subject == "Your password was changed"
    assert "http://localhost:8000/user/reset-password" in mails(ANNA)[0].text
    assert NEW not in mails(ANNA)[0].text
    with container.store().reading() as tx:
        assert (latest(tx, 1)[0].action, latest(tx, 1)[0].actor_id) == ("passwords.reset", anna.id)


@pytest.mark.spec("SEC-40", "SEC-08")
def test_somebody_deactivated_meanwhile_gets_no_new_password(visit, people, anna, prove_owner):
    browser = prove_owner(visit())
    people.change(anna.deactivated())
    assert reset(browser).get_json() == UNPROVEN
    people.change(anna)
    assert visit().login(ANNA).status_code == 200


def test_the_address_is_found_in_any_case(visit, anna, prove_owner, code_for):
    browser = visit()
    browser.post("/api/initiate-password-reset", json={"email": " ANNA@People.Example "})
    fields = {"email": "Anna@people.example", "otp": code_for(ANNA)}
    assert browser.post("/api/verify-password-reset-otp", json=fields).status_code == 200
    assert reset(browser, email="anna@PEOPLE.example").status_code == 200


@pytest.fixture
def from_address(visit):
    """A browser that calls from this network address."""

    def browser(address):
        browser = visit()
        browser.http.environ_base["REMOTE_ADDR"] = address
        return browser

    return browser


@pytest.mark.spec("SEC-09", "OPEN-030")
def test_a_strangers_request_leaves_the_owners_code_alone(from_address, anna, code_for):
    owner, stranger = from_address("192.0.2.1"), from_address("198.51.100.7")
    owner.post("/api/initiate-password-reset", json={"email": ANNA})
    code = code_for(ANNA)
    stranger.post("/api/initiate-password-reset", json={"email": ANNA})
    assert code_for(ANNA) != code
    for _ in range(6):  # wrong tries of the stranger
        stranger.post("/api/verify-password-reset-otp", json={"email": ANNA, "otp": "000000"})
    assert owner.post("/api/verify-password-reset-otp", json={"email": ANNA, "otp": code}).status_code == 200
    assert reset(owner).status_code == 200


@pytest.mark.spec("SEC-05", "OPEN-030")
def test_a_stranger_uses_up_nobodys_codes(from_address, anna, mails, clock):
    for _ in range(6):
        from_address("198.51.100.7").post("/api/initiate-password-reset", json={"email": ANNA})
        clock.advance(timedelta(minutes=15))
    assert len(mails(ANNA)) == 5
    from_address("192.0.2.1").post("/api/initiate-password-reset", json={"email": ANNA})
    assert len(mails(ANNA)) == 6


@pytest.mark.spec("SEC-05", "OPEN-030")
def test_many_networks_flood_no_mailbox_and_a_known_device_gets_its_code_all_the_same(from_address, anna, mails):
    browser = from_address("192.0.2.1")
    browser.login(ANNA)
    for number in range(30):
        from_address(f"203.0.113.{number}").post("/api/initiate-password-reset", json={"email": ANNA})
    assert len(mails(ANNA)) == 20
    browser.post("/api/initiate-password-reset", json={"email": ANNA})
    assert len(mails(ANNA)) == 21


@pytest.mark.spec("OPEN-033", "OPEN-035")
def test_a_reset_opens_the_way_in_again(from_address, anna, code_for):
    """Even when strangers with many networks have used up the tries of this account."""
    for number in range(50):
        from_address(f"203.0.113.{number}").login(ANNA, "x")
    owner = from_address("192.0.2.1")
    assert owner.login(ANNA).status_code == 429
    owner.post("/api/initiate-password-reset", json={"email": ANNA})
    owner.post("/api/verify-password-reset-otp", json={"email": ANNA, "otp": code_for(ANNA)})
    assert reset(owner).status_code == 200
    assert owner.login(ANNA, NEW).status_code == 200
