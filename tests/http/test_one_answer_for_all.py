"""Asking about an address reveals nothing about it, neither from the words nor from the time they take."""

import time

import pytest

REQUESTS = 25
APART = 0.005  # seconds of work, as promised; what else the machine does must not count


@pytest.fixture
def environment(environment):
    return environment | {"HIRELOOM_CODES_PER_ADDRESS": "10000"}


@pytest.mark.spec("SEC-05", "SEC-09", "OPEN-031", "OPEN-032")
@pytest.mark.parametrize("call", ["send-otp", "initiate-password-reset"])
def test_known_and_unknown_addresses_are_answered_alike_and_as_fast(visit, people, fill_in, call):
    times, answers = {True: [], False: []}, set()
    for number in range(2 * REQUESTS):
        is_known, browser, form = number % 2 == 0, visit(), fill_in(email=f"a{number}@people.example")
        if is_known:
            people.add(email=form["email"])
        start = time.thread_time()
        answer = browser.post(f"/api/{call}", json=form)
        times[is_known].append(time.thread_time() - start)
        answers.add((answer.status_code, answer.text, tuple(name for name, _ in answer.headers)))
    assert len(answers) == 1
    assert abs(min(times[True]) - min(times[False])) < APART


@pytest.mark.spec("OPEN-032", "SEC-10")
@pytest.mark.parametrize(
    ("send", "verify"),
    [("send-otp", "verify-otp"), ("initiate-password-reset", "verify-password-reset-otp")],
)
def test_wrong_codes_for_known_and_unknown_addresses_are_answered_alike_and_as_fast(
    visit, people, fill_in, mails, send, verify
):
    times, answers = {True: [], False: []}, set()
    for number in range(2 * REQUESTS):
        is_known, browser, form = number % 2 == 0, visit(), fill_in(email=f"a{number}@people.example")
        if is_known:
            people.add(email=form["email"])
        browser.post(f"/api/{send}", json=form)
        otp = "000001" if any("000000" in letter.text for letter in mails(form["email"])) else "000000"
        start = time.thread_time()
        answer = browser.post(f"/api/{verify}", json={"email": form["email"], "otp": otp})
        times[is_known].append(time.thread_time() - start)
        answers.add((answer.status_code, answer.text, tuple(name for name, _ in answer.headers)))
    assert {status for status, *_ in answers} == {400}
    assert len(answers) == 1
    assert abs(min(times[True]) - min(times[False])) < APART
