"""How long codes work, how many tries they survive and how soon another one is sent are settings."""

from datetime import timedelta

import pytest

ANNA = "anna@people.example"


@pytest.fixture
def environment(environment):
    chosen = {"CODE_MINUTES": "3", "CODE_TRIES": "2", "CODE_RESEND_SECONDS": "30", "CODES_PER_QUARTER": "9"}
    return environment | {f"HIRELOOM_{name}": value for name, value in chosen.items()}


@pytest.fixture
def browser(visit, people):
    people.add(username="Anna1", email=ANNA)
    return visit()


@pytest.fixture
def enter(browser):
    return lambda code: (
        browser.post("/api/verify-password-reset-otp", json={"email": ANNA, "otp": code}).status_code == 200
    )


@pytest.fixture
def send(browser):
    return lambda: browser.post("/api/initiate-password-reset", json={"email": ANNA})


def test_screens_are_told_the_settings(browser):
    answer = browser.get("/api/session").get_json()
    assert [answer[name] for name in ("code_minutes", "code_tries", "resend_seconds")] == [3, 2, 30]


def test_a_code_survives_so_many_tries(send, enter, code_for):
    send()
    code = code_for(ANNA)
    wrong = "000000" if code != "000000" else "000001"
    assert [enter(typed) for typed in (wrong, wrong, code)] == [False, False, False]


def test_a_code_works_so_long_and_another_one_is_sent_so_soon(send, enter, code_for, mails, clock):
    send()
    assert "It works once, for 3 minutes" in mails(ANNA)[0].text
    clock.advance(timedelta(minutes=3))
    assert not enter(code_for(ANNA))
    send()
    clock.advance(timedelta(seconds=29))
    send()
    assert len(mails(ANNA)) == 2
    clock.advance(timedelta(seconds=1))
    send()
    assert len(mails(ANNA)) == 3
    assert enter(code_for(ANNA))
