"""The code that proves a mailbox: how long, how often, for whom, and how many."""

from datetime import timedelta

import pytest
from sqlalchemy import text

EMAIL_OF_ANNA = "anna@acme.example"
WRONG = {"success": False, "code": "code_wrong", "message": "Invalid OTP. Please try again."}
TOO_MANY = {"success": False, "code": "too_many_requests", "message": "Too many attempts. Please try again later."}


@pytest.mark.spec("OPEN-030", "SEC-10")
@pytest.mark.parametrize(("seconds", "status"), [(599, 200), (600, 400)])
def test_a_code_lives_ten_minutes(visit, fill_in, code_for, clock, seconds, status):
    browser = visit()
    browser.post("/api/send-otp", json=fill_in())
    clock.advance(timedelta(seconds=seconds))
    answer = browser.post("/api/verify-otp", json={"email": EMAIL_OF_ANNA, "otp": code_for(EMAIL_OF_ANNA)})
    assert answer.status_code == status


def wrong(code: str, number: int = 1) -> str:
    return f"{(int(code) + number) % 10**6:06}"


@pytest.mark.spec("OPEN-030", "SEC-10")
@pytest.mark.parametrize(("tries", "status"), [(4, 200), (5, 400)])
def test_the_fifth_wrong_try_ends_it(visit, fill_in, code_for, tries, status):
    browser = visit()
    browser.post("/api/send-otp", json=fill_in())
    code = code_for(EMAIL_OF_ANNA)
    for number in range(tries):
        answer = browser.post("/api/verify-otp", json={"email": EMAIL_OF_ANNA, "otp": wrong(code, number + 1)})
        assert (answer.status_code, answer.get_json()) == (400, WRONG)
    assert browser.post("/api/verify-otp", json={"email": EMAIL_OF_ANNA, "otp": code}).status_code == status


@pytest.mark.spec("OPEN-030", "SEC-10")
def test_a_code_works_once_in_the_browser_that_asked_for_it_and_for_its_own_address(visit, fill_in, code_for):
    browser, other_browser = visit(), visit()
    browser.post("/api/send-otp", json=fill_in())
    other_browser.post("/api/send-otp", json=fill_in(email="bert@acme.example"))
    fields = {"email": EMAIL_OF_ANNA, "otp": code_for(EMAIL_OF_ANNA)}
    assert other_browser.post("/api/verify-otp", json=fields).get_json() == WRONG
    assert other_browser.post("/api/verify-otp", json=fields | {"email": "bert@acme.example"}).get_json() == WRONG
    asked_with = browser.http.get_cookie("signup").value
    assert browser.post("/api/verify-otp", json=fields).status_code == 200
    browser.http.set_cookie("signup", asked_with)
    assert browser.post("/api/verify-otp", json=fields).get_json() == WRONG


@pytest.mark.spec("OPEN-030")
def test_others_cannot_use_up_the_tries_of_a_code(visit, fill_in, code_for):
    browser = visit()
    browser.post("/api/send-otp", json=fill_in())
    code = code_for(EMAIL_OF_ANNA)
    for number in range(30):
        visit().post("/api/verify-otp", json={"email": EMAIL_OF_ANNA, "otp": wrong(code, number + 1)})
    assert browser.post("/api/verify-otp", json={"email": EMAIL_OF_ANNA, "otp": code}).status_code == 200


@pytest.mark.spec("SEC-10")
def test_guessing_without_a_code_of_ones_own_ends_after_fifty_tries(visit):
    fields = {"email": EMAIL_OF_ANNA, "otp": "123456"}
    assert [visit().post("/api/verify-otp", json=fields).status_code for _ in range(51)] == [400] * 50 + [429]


@pytest.mark.spec("OPEN-030")
def test_a_new_code_ends_the_old_one_and_another_tab_does_not_hurt(visit, fill_in, code_for, clock):
    browser = visit()
    browser.post("/api/send-otp", json=fill_in())
    old = code_for(EMAIL_OF_ANNA)
    clock.advance(timedelta(seconds=60))
    browser.post("/api/send-otp", json=fill_in())
    new = code_for(EMAIL_OF_ANNA)
    if old != new:
        assert browser.post("/api/verify-otp", json={"email": EMAIL_OF_ANNA, "otp": old}).get_json() == WRONG
    assert browser.post("/api/verify-otp", json={"email": EMAIL_OF_ANNA, "otp": new}).status_code == 200


@pytest.mark.spec("AUTH-66", "LIM-07", "SEC-57")
@pytest.mark.parametrize("call", ["verify-otp", "verify-password-reset-otp"])
@pytest.mark.parametrize(
    "otp", ["12345", "1234567", "12a456", "", None, 123456, True, "123456\n", "١٢٣٤٥٦", "1" * 9999]
)
def test_what_is_no_code_is_told_so_and_costs_no_try(visit, call, otp):
    answer = visit().post(f"/api/{call}", json={"email": EMAIL_OF_ANNA, "otp": otp})
    assert (answer.status_code, answer.get_json()["message"]) == (422, "OTP must be 6 digits")


@pytest.mark.spec("OPEN-030", "SEC-05")
def test_a_second_code_comes_after_a_minute_a_fourth_after_a_quarter_of_an_hour(visit, fill_in, clock, mails):
    def ask() -> int:
        return visit().post("/api/send-otp", json=fill_in()).status_code

    assert ask() == 200
    clock.advance(timedelta(seconds=59))
    assert ask() == 429
    clock.advance(timedelta(seconds=1))
    assert ask() == 200
    clock.advance(timedelta(seconds=60))
    assert ask() == 200
    clock.advance(timedelta(seconds=60))
    assert visit().post("/api/send-otp", json=fill_in()).get_json() == TOO_MANY | {"code": "too_many_codes"}
    clock.advance(timedelta(minutes=12))
    assert ask() == 200
    assert len(mails(EMAIL_OF_ANNA)) == 4


@pytest.mark.spec("SEC-05")
def test_ten_codes_a_day_for_one_address(visit, fill_in, clock):
    statuses = []
    for _ in range(11):
        statuses.append(visit().post("/api/send-otp", json=fill_in()).status_code)
        clock.advance(timedelta(hours=1))
    assert statuses == [200] * 10 + [429]


@pytest.mark.spec("SEC-05")
def test_twenty_codes_an_hour_from_one_network_address(visit, fill_in):
    statuses = [visit().post("/api/send-otp", json=fill_in(email=f"a{n}@acme.example")).status_code for n in range(21)]
    assert statuses == [200] * 20 + [429]


@pytest.mark.spec("SEC-10", "OPEN-030")
def test_twenty_wrong_tries_a_day_and_then_not_even_the_right_code(visit, fill_in, code_for, clock):
    browser = visit()
    for _ in range(4):
        browser.post("/api/send-otp", json=fill_in())
        code = code_for(EMAIL_OF_ANNA)
        for number in range(5):
            fields = {"email": EMAIL_OF_ANNA, "otp": wrong(code, number + 1)}
            assert browser.post("/api/verify-otp", json=fields).get_json() == WRONG
        clock.advance(timedelta(minutes=15))
    browser.post("/api/send-otp", json=fill_in())
    fields = {"email": EMAIL_OF_ANNA, "otp": code_for(EMAIL_OF_ANNA)}
    answer = browser.post("/api/verify-otp", json=fields)
    assert (answer.status_code, answer.get_json()) == (429, TOO_MANY)


@pytest.mark.spec("OPEN-030")
def test_right_codes_do_not_count_as_tries(visit, fill_in, code_for, clock):
    def try_one(number: int) -> int:
        fields = {"email": EMAIL_OF_ANNA, "otp": wrong(code_for(EMAIL_OF_ANNA), number)}
        return browser.post("/api/verify-otp", json=fields).status_code

    browser = visit()
    for tries in [range(1, 6)] * 3 + [range(1)] * 5:
        browser.post("/api/send-otp", json=fill_in())
        assert {try_one(number) for number in tries} == {200 if tries == range(1) else 400}
        clock.advance(timedelta(minutes=15))
    browser.post("/api/send-otp", json=fill_in())
    assert [try_one(1), try_one(0)] == [400, 200]


@pytest.mark.spec("API-06")
@pytest.mark.parametrize("path", ["/api/send-otp", "/api/initiate-password-reset"])
@pytest.mark.parametrize("table", ["codes", "outbox"])
def test_a_code_whose_mail_cannot_be_kept_is_not_kept_either(visit, container, people, fill_in, path, table):
    user = people.add("user")
    form = fill_in() if "send" in path else {"email": user.email}
    with container.engine().begin() as connection:
        connection.execute(text(f"ALTER TABLE {table} RENAME TO lost"))
    answer = visit().post(path, json=form)
    assert (answer.status_code, answer.get_json()["message"]) == (503, "Failed to send OTP. Please try again.")
    assert answer.headers["Retry-After"]
    with container.engine().begin() as connection:
        connection.execute(text(f"ALTER TABLE lost RENAME TO {table}"))
    with container.engine().connect() as connection:
        counts = [connection.scalar(text(f"SELECT count(*) FROM {name}")) for name in ("codes", "outbox")]
    assert counts == [0, 0]
    assert visit().post(path, json=form).status_code == 200
