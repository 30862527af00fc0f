"""How quickly a company answers, as its careers page says it."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.answers import (
    COUNTED_DAYS,
    ENOUGH_ANSWERED,
    MOST_COUNTED,
    PromisedAnswer,
    answer_figures,
)
from hireloom.domain.days import Days

NOW = datetime(2026, 11, 28, 12, tzinfo=UTC)
TODAY = NOW.date()


def answer(wait=None, *, days_ago=40, promised=10):
    """Of somebody who applied so many days ago and was answered after a wait in hours."""
    applied = NOW - timedelta(days_ago)
    answered = None if wait is None else applied + timedelta(hours=wait)
    return PromisedAnswer(applied, (applied + timedelta(promised)).date(), answered)


def figures(*answers):
    return answer_figures(answers, today=TODAY, days=Days())


@pytest.mark.spec("HIR-P42")
def test_half_have_an_answer_after_so_many_days_counting_those_who_still_wait():
    quick, slow, none = [answer(30)] * 15, [answer(24 * 11 + 1)] * 5, [answer()] * 10
    counted = figures(*quick, *slow, *none)
    assert (counted.in_time.part, counted.in_time.whole, counted.half_days) == (15, 30, 2)
    assert figures(*quick, *slow, *none, answer()).half_days == 12
    assert figures(*quick, *slow, *[answer()] * 21).half_days is None
    assert figures(*[answer(0)] * ENOUGH_ANSWERED).half_days == 1


@pytest.mark.spec("HIR-P42")
def test_few_answers_say_nothing():
    assert figures(*[answer(48)] * (ENOUGH_ANSWERED - 1), *[answer()] * 50) is None
    counted = figures(*[answer(48)] * ENOUGH_ANSWERED)
    assert (counted.in_time.whole, counted.half_days, counted.days) == (ENOUGH_ANSWERED, 2, COUNTED_DAYS)


@pytest.mark.spec("HIR-P42")
def test_where_only_the_latest_are_counted_the_figures_say_how_far_back_they_go():
    latest = [answer(5, days_ago=20)] * (MOST_COUNTED - 1)
    assert figures(*latest).days == COUNTED_DAYS
    assert figures(*latest, answer(5, days_ago=33)).days == 33


@pytest.mark.spec("HIR-P42")
@given(st.lists(st.none() | st.integers(0, 24 * 40), min_size=ENOUGH_ANSWERED, max_size=60))
def test_by_the_day_that_is_named_half_have_an_answer_and_a_day_before_they_had_not(waits):
    counted = figures(*map(answer, waits))
    if counted is None:
        assert sum(wait is not None for wait in waits) < ENOUGH_ANSWERED
        return

    def answered_within(days):
        return sum(wait is not None and wait <= 24 * days for wait in waits)

    if counted.half_days is None:
        assert 2 * answered_within(40) < len(waits)
    else:
        assert 2 * answered_within(counted.half_days) >= len(waits)
        assert counted.half_days == 1 or 2 * answered_within(counted.half_days - 1) < len(waits)
