"""The mobile number that the log-in asks for."""

from datetime import timedelta

import pytest

from hireloom.domain.refusals import NotSignedIn

ANNA = "anna@people.example"
PHONE = "+1-2025550123"
MALFORMED = "Enter a valid phone number (US: +1-XXXXXXXXXX, India: +91-XXXXXXXXXX)"
DENIED = "You do not have permission to perform this action."


@pytest.fixture
def anna(people):
    return people.add(username="Anna1", email=ANNA, phone=None)


@pytest.fixture
def pending(visit, anna):
    browser = visit()
    assert browser.login(ANNA).get_json()["requires_phone_update"] is True
    return browser


def update(browser, user_id, phone=PHONE, email=ANNA):
    fields = {"user_id": user_id, "email": email, "phone_number": phone}
    return browser.post("/api/update-phone-number", json=fields)


@pytest.mark.spec("API-05", "SEC-07", "OPEN-026", "OPEN-027")
@pytest.mark.parametrize("phone", ["+1-2025550123", "+91-9876543210"])
def test_with_the_number_the_person_is_signed_in(pending, anna, visit, phone):
    before = pending.http.get_cookie("sid").value
    answer = update(pending, anna.id, phone)
    body = answer.get_json()
    pending.token = body.pop("csrf_token")
    assert (answer.status_code, body) == (
        200,
        {
            "success": True,
            "message": "Phone number updated successfully!",
            "user": {
                "id": anna.id,
                "username": "Anna1",
                "email": ANNA,
                "user_type": "user",
                "is_super_admin": False,
            },
        },
    )
    assert pending.http.get_cookie("sid").value != before
    assert pending.get("/api/session").get_json()["user"]["id"] == anna.id
    assert pending.analyse().status_code == 200
    assert visit().login(ANNA).get_json()["success"] is True


@pytest.mark.spec("SEC-07")
def test_the_pending_token_is_worth_nothing_afterwards(pending, anna, with_cookie):
    old = with_cookie(pending.http.get_cookie("sid").value)
    assert update(pending, anna.id).status_code == 200
    assert update(old, anna.id).status_code == 401


@pytest.mark.spec("SEC-07", "SEC-08")
@pytest.mark.parametrize("kind", ["pending", "full"])
def test_a_session_that_ends_while_the_number_is_on_its_way_is_not_followed_by_another(pending, anna, container, kind):
    """A new password ends all sessions; somebody who has begun to give a number with the old one is not signed in by
    it."""
    if kind == "full":
        update(pending, anna.id, "+91-9876543210")
    desk = container.accounts()
    visitor = desk.visitor(token := pending.http.get_cookie("sid").value)
    with container.store().writing() as tx:
        before = tx.users.get(anna.id).phone
        tx.sessions.end_all(anna.id)
    with pytest.raises(NotSignedIn):
        desk.update_phone(visitor, PHONE, token=token)
    with container.store().reading() as tx:
        assert (tx.sessions.of(anna.id), tx.users.get(anna.id).phone) == ([], before)


@pytest.mark.spec("AUTH-18", "AUTH-48", "LIM-08")
@pytest.mark.parametrize(
    ("phone", "message"),
    [
        ("", "Phone number is required"),
        ("   ", "Phone number is required"),
        (None, "Phone number is required"),
        ("2025550123", MALFORMED),
        ("+44-7911123456", MALFORMED),
        ("+1-202555012", MALFORMED),
        ("+1-2025550123\n", MALFORMED),
        ("+1-" + "2" * 10_000, MALFORMED),
        ("+1-2025550123\x00", MALFORMED),
        (12025550123, MALFORMED),
    ],
)
def test_what_is_no_number_is_told_so_and_may_be_typed_again(pending, anna, phone, message):
    answer = update(pending, anna.id, phone)
    assert (answer.status_code, answer.get_json()["message"]) == (422, message)
    assert update(pending, anna.id).status_code == 200


@pytest.mark.spec("SEC-07", "OPEN-026")
def test_without_the_right_password_nobody_changes_a_number(visit, anna, container):
    browser = visit()
    browser.login(ANNA, "Wrong1password!")
    assert update(browser, anna.id).status_code == 401
    with container.store().reading() as tx:
        assert tx.users.get(anna.id).phone is None


@pytest.mark.spec("SEC-07", "OPEN-026")
@pytest.mark.parametrize("email", [ANNA, "bert@people.example"])
def test_with_a_right_password_only_ones_own(pending, anna, people, email):
    bert = people.add(email="bert@people.example", phone=None)
    for user_id in (bert.id, anna.id if email != ANNA else bert.id):
        answer = update(pending, user_id, email=email)
        assert (answer.status_code, answer.get_json()["message"]) == (403, DENIED)


@pytest.mark.spec("OPEN-026")
@pytest.mark.parametrize(("seconds", "status"), [(599, 200), (600, 401)])
def test_there_are_ten_minutes_to_do_it(pending, anna, clock, seconds, status):
    clock.advance(timedelta(seconds=seconds))
    assert update(pending, anna.id).status_code == status


@pytest.mark.spec("OPEN-026")
def test_nothing_else_is_permitted_until_then(pending):
    assert pending.get("/api/session").get_json()["user"] is None
    assert pending.analyse().status_code == 401


@pytest.mark.spec("OPEN-002", "SEC-07")
def test_another_site_cannot_give_a_number_in_somebodys_browser(pending, anna):
    fields = {"user_id": anna.id, "email": ANNA, "phone_number": PHONE}
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        assert pending.post("/api/update-phone-number", json=fields, headers=headers).status_code == 403


@pytest.mark.spec("API-05", "OPEN-002")
def test_somebody_signed_in_changes_the_number_with_the_token_and_stays_in_the_same_session(visit, people, container):
    bert = people.add(email="bert@people.example")
    browser = visit()
    browser.login(bert.email)
    session, token = browser.http.get_cookie("sid").value, browser.token
    browser.token = ""
    assert update(browser, bert.id, email=bert.email).status_code == 403
    browser.token = token
    assert update(browser, bert.id, email=bert.email).get_json()["csrf_token"] == token
    assert browser.http.get_cookie("sid").value == session
    with container.store().reading() as tx:
        assert str(tx.users.get(bert.id).phone) == PHONE


@pytest.mark.spec("SEC-40")
def test_somebody_deactivated_meanwhile_is_not_signed_in_by_it(pending, anna, people):
    people.change(anna.deactivated())
    assert update(pending, anna.id).status_code == 401
