"""Codes and tickets against the plain words of the rule, over any order of tries and pauses."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from hireloom.domain.identity.codes import Code, CodeMalformed, Purpose, digits_of, seal_of
from hireloom.domain.identity.tickets import Ticket
from hireloom.domain.mails.account_mails import reset_code, signup_code
from hireloom.settings.limits import LimitSettings
from tests.long_runs import TIMES

START = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
SECRET = "s" * 32
DIGITS = ("012345", "999999")
EMAILS = ("anna@people.example", "bert@people.example")
BROWSERS = ("one", "two")


def sealed(digits, purpose=Purpose.SIGNUP, email=EMAILS[0], browser="one", secret=SECRET):
    return seal_of(digits, purpose=purpose, email=email, browser=browser, secret=secret)


def code_of(digits=DIGITS[0], purpose=Purpose.SIGNUP, email=EMAILS[0], browser="one"):
    return Code(purpose, email, browser, sealed(digits, purpose, email, browser), START)


@pytest.mark.spec("AUTH-66", "LIM-07", "SEC-55")
@pytest.mark.parametrize(
    "entry", ["12345", "1234567", "12a456", "", None, " 12345", "123456\n", "١٢٣٤٥٦", "1" * 10_000]
)
def test_what_is_no_code(entry):
    with pytest.raises(CodeMalformed, match=r"^OTP must be 6 digits$"):
        digits_of(entry)


@pytest.mark.spec("LIM-07")
@given(st.from_regex(r"\A[0-9]{6}\Z"))
def test_six_digits_are_a_code(typed):
    assert digits_of(typed) == typed


@pytest.mark.spec("OPEN-030")
@pytest.mark.parametrize(
    ("after", "fits"),
    [(timedelta(), True), (timedelta(minutes=9, seconds=59), True), (timedelta(minutes=10), False)],
)
def test_a_code_lives_ten_minutes(after, fits):
    assert code_of().fits(sealed(DIGITS[0]), now=START + after) is fits


@pytest.mark.spec("OPEN-030")
def test_the_fifth_wrong_try_ends_a_code_and_the_right_one_comes_too_late():
    code = code_of()
    for _ in range(4):
        code = code.missed()
        assert code.fits(sealed(DIGITS[0]), now=START)
    assert not code.missed().fits(sealed(DIGITS[0]), now=START)
    assert not code.fits("ä", now=START)


@pytest.mark.spec("OPEN-030", "SEC-04", "SEC-10")
def test_what_is_kept_tells_nothing_and_is_bound_to_purpose_address_browser_and_secret():
    seal = sealed("012345")
    assert "012345" not in seal
    others = [
        sealed("012346"),
        sealed("012345", purpose=Purpose.RESET),
        sealed("012345", email=EMAILS[1]),
        sealed("012345", browser="two"),
        sealed("012345", secret="t" * 32),
    ]
    assert len({seal, *others}) == 6
    assert not any(code_of().fits(digits, now=START) for digits in others)


def test_the_letters_say_how_long_a_code_lives_and_are_not_sent_later():
    for letter in (signup_code(EMAILS[0], "012345"), reset_code(EMAILS[0], "012345")):
        assert "10 minutes" in letter.text
        assert letter.good_for == timedelta(minutes=10)


@pytest.mark.spec("SEC-05", "SEC-10", "OPEN-030")
def test_the_limits():
    minute, day, limits = timedelta(minutes=1), timedelta(days=1), LimitSettings().rate_limits
    signup, reset = Purpose.SIGNUP.sends(limits), Purpose.RESET.sends(limits)
    assert [(send.times, send.window) for send in signup] == [(1, minute), (3, 15 * minute), (10, day)]
    assert [(send.times, send.window) for send in reset] == [(1, minute), (3, 15 * minute), (5, day)]
    wrong, unknown = [
        [purpose.own(limit) for purpose in Purpose] for limit in (limits.wrong_codes, limits.unknown_codes)
    ]
    assert {(limit.times, limit.window) for limit in wrong + unknown} == {(20, day)}
    everything = [*signup, *reset, *wrong, *unknown, limits.stray_codes]
    assert len({limit.name for limit in everything}) == len(everything)


class CodeLife(RuleBasedStateMachine):
    """The model: when the code was made, what it was, and how many wrong tries it has seen."""

    @initialize(digits=st.sampled_from(DIGITS), purpose=st.sampled_from(Purpose), browser=st.sampled_from(BROWSERS))
    def issue(self, digits, purpose, browser):
        self.now, self.code_facts = START, (digits, purpose, EMAILS[0], browser)
        self.code, self.wrong = code_of(digits, purpose, EMAILS[0], browser), 0

    @rule(seconds=st.sampled_from([1, 59, 60, 299, 300, 599]))
    def wait(self, seconds):
        self.now += timedelta(seconds=seconds)

    @rule(
        digits=st.sampled_from(DIGITS),
        purpose=st.sampled_from(Purpose),
        email=st.sampled_from(EMAILS),
        browser=st.sampled_from(BROWSERS),
    )
    def try_it(self, digits, purpose, email, browser):
        tried = (digits, purpose, email, browser)
        is_right = tried == self.code_facts and self.wrong < 5 and self.now < START + timedelta(minutes=10)
        assert self.code.fits(sealed(*tried), now=self.now) is is_right
        if not is_right:
            self.code, self.wrong = self.code.missed(), self.wrong + 1

    @invariant()
    def it_never_comes_back_to_life(self):
        if hasattr(self, "code"):
            is_alive = self.wrong < 5 and self.now < START + timedelta(minutes=10)
            assert self.code.is_alive(self.now) is is_alive
            assert 0 <= self.code.wrong <= 5


class TicketLife(RuleBasedStateMachine):
    """The model: the tickets, each with the moment from which it is worthless."""

    @initialize()
    def begin(self):
        self.now, self.tickets, self.model = START, {}, {}

    @rule(key=st.sampled_from("abc"), purpose=st.sampled_from(Purpose), email=st.sampled_from(EMAILS))
    def issue(self, key, purpose, email):
        self.tickets[key] = Ticket.issued(key, purpose=purpose, email=email, now=self.now)
        self.model[key] = purpose, email, self.now + timedelta(minutes=15 if purpose is Purpose.SIGNUP else 10)

    @rule(seconds=st.sampled_from([1, 60, 300, 599, 600, 899]))
    def wait(self, seconds):
        self.now += timedelta(seconds=seconds)

    @rule(key=st.sampled_from("abc"), purpose=st.sampled_from(Purpose), email=st.sampled_from(EMAILS))
    def use(self, key, purpose, email):
        good_for = self.model.get(key)
        expected = good_for is not None and good_for[:2] == (purpose, email) and self.now < good_for[2]
        ticket = self.tickets.get(key)
        assert (ticket is not None and ticket.admits(email, purpose=purpose, now=self.now)) is expected
        if expected:
            del self.tickets[key], self.model[key]


LIMITS = settings(max_examples=60 * TIMES, stateful_step_count=50, deadline=None, database=None)
CodeLife.TestCase.settings = TicketLife.TestCase.settings = LIMITS


@pytest.mark.spec("OPEN-030", "SEC-04", "SEC-10")
class TestCodeLife(CodeLife.TestCase):
    pass


@pytest.mark.spec("OPEN-029", "OPEN-033", "SEC-03", "SEC-08")
class TestTicketLife(TicketLife.TestCase):
    pass
