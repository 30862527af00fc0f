"""Accounts that nobody uses anymore are removed, but never before their owners have known for a month."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.identity.presence import NOTICE, InactivityPolicy, InactivityStep, Presence
from hireloom.domain.mails.account_mails import account_inactive

USED_AT = datetime(2026, 1, 5, 12, tzinfo=UTC)
DAY = timedelta(days=1)
POLICY = InactivityPolicy(730 * DAY)


@pytest.mark.parametrize(
    ("result", "days", "due"),
    [
        (None, 699, None),
        (None, 700, InactivityStep.TO_BE_TOLD),
        (None, 4000, InactivityStep.TO_BE_TOLD),
        (700, 729, None),
        (700, 730, InactivityStep.TO_BE_REMOVED),
        (4000, 4029, None),  # the period was made shorter: they have their month all the same
        (4000, 4030, InactivityStep.TO_BE_REMOVED),
        (-1, 699, None),  # of another silence
        (-1, 700, InactivityStep.TO_BE_TOLD),
    ],
)
def test_what_becomes_of_a_silent_account(result, days, due):
    presence = Presence(USED_AT, None if result is None else USED_AT + result * DAY)
    assert POLICY.due(presence, USED_AT + days * DAY) is due


@given(st.integers(60, 3650), st.integers(0, 5000), st.integers(0, 5000))
def test_whoever_is_told_when_it_is_due_goes_on_the_day_that_they_were_told(after, first, later):
    policy, result = InactivityPolicy(after * DAY), USED_AT + (after + first) * DAY - NOTICE
    assert policy.due(Presence(USED_AT), result) is InactivityStep.TO_BE_TOLD
    ends = policy.ends(Presence(USED_AT), result)
    assert ends - result >= NOTICE
    then = result + later * DAY
    assert policy.due(Presence(USED_AT, result), then) is (InactivityStep.TO_BE_REMOVED if then >= ends else None)


def test_the_mail_says_until_when_and_how_the_account_stays():
    text = {"seen": USED_AT.date(), "ends": (USED_AT + 730 * DAY).date(), "site": "https://hireloom.example"}
    letter = account_inactive("anna@people.example", can_log_in=True, **text)
    assert "since January 5, 2026" in letter.text
    assert "On January 5, 2028, it will be deleted" in " ".join(letter.text.split())
    assert "https://hireloom.example/user/login" in letter.text
    barred = account_inactive("anna@people.example", can_log_in=False, **text)
    assert "deactivated" in barred.text
    assert "/user/login" not in barred.text
