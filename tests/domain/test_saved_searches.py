"""Searches that a person keeps: what they are called, what is new in them, and when an email is due."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from urllib.parse import parse_qs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.saved_searches import (
    LONGEST_NAME,
    LONGEST_TEXT,
    Alert,
    Criteria,
    SavedSearch,
    TextTooLong,
    is_due,
    named,
    saved,
)
from hireloom.domain.searches import LocationNeeded

NOW = datetime(2026, 11, 21, 9, tzinfo=UTC)
LATER = NOW + timedelta(days=1)
NURSES = Criteria(" ward  nurse ", " Pune,  India ", remote_only=True, employment_types=("Full-time", "Contract"))
SEARCH = saved(7, "", NURSES, Alert.PRODUCT, newest=40, posting=9, now=NOW)


def test_criteria_are_kept_without_needless_blanks_and_are_the_address_of_the_screen():
    assert (NURSES.words, NURSES.location) == ("ward nurse", "Pune, India")
    assert parse_qs(NURSES.address) == {
        "query": ["ward nurse"],
        "location": ["Pune, India"],
        "remoteOnly": ["true"],
        "employmentTypes": ["Full-time,Contract"],
    }
    assert Criteria("", "Pune").address == "location=Pune"
    query = NURSES.query(NOW.date(), newer_than=40)
    assert (query.words, query.remote_only, query.newer_than) == ("ward nurse", True, 40)


@pytest.mark.parametrize(("words", "location"), [("nurse", ""), ("nurse", " \t"), ("", "")])
def test_a_place_is_needed(words, location):
    with pytest.raises(LocationNeeded) as refused:
        Criteria(words, location)
    assert refused.value.errors == {"location": ["Location is required"]}


@pytest.mark.parametrize(
    "long", [{"words": "x" * 201}, {"location": "x" * 201}, {"employment_types": ("x" * 101,) * 2}]
)
def test_what_is_too_long_is_not_kept(long):
    Criteria(**({"words": "x" * LONGEST_TEXT, "location": "x" * LONGEST_TEXT}))
    with pytest.raises(TextTooLong):
        Criteria(**({"words": "", "location": "Pune"} | long))


@pytest.mark.parametrize(
    ("entry", "name"),
    [
        ("", "ward nurse, Pune, India"),
        (" \u200b ", "ward nurse, Pune, India"),
        ("  My \n nurses ", "My nurses"),
        ("a\u202eb", "ab"),  # what turns the direction of reading
        ("x" * 99, "x" * LONGEST_NAME),
    ],
)
def test_its_name(entry, name):
    assert named(entry, NURSES) == name


def test_without_words_it_is_called_all_jobs():
    assert Criteria("", "Pune").name == "All jobs, Pune"
    assert len(Criteria("x" * 200, "Pune").name) == LONGEST_NAME


def test_what_is_there_already_is_not_new():
    assert (SEARCH.seen_up_to, SEARCH.mailed_up_to, SEARCH.seen_postings, SEARCH.mailed_postings) == (40, 40, 9, 9)
    assert (SEARCH.created_at, SEARCH.seen_at, SEARCH.mailed_on) == (NOW, NOW, None)


def test_another_name_or_alert_forgets_nothing_that_is_new():
    edited = SEARCH.changed("Mine", NURSES, Alert.NONE, newest=50, posting=12, now=LATER)
    assert edited == replace(SEARCH, name="Mine", alert=Alert.NONE)


def test_another_question_is_looked_for_from_now_on():
    edited = SEARCH.changed("", Criteria("nurse", "Pune"), Alert.DAILY, newest=50, posting=12, now=LATER)
    assert (edited.seen_up_to, edited.mailed_up_to, edited.seen_postings, edited.mailed_postings) == (
        50,
        50,
        12,
        12,
    )
    assert edited.seen_at == LATER


def test_mails_begin_with_what_comes_after_they_were_wanted():
    edited = SEARCH.changed("", NURSES, Alert.DAILY, newest=50, posting=12, now=LATER)
    assert (edited.mailed_up_to, edited.mailed_postings) == (50, 12)
    assert (edited.seen_up_to, edited.seen_postings, edited.seen_at) == (40, 9, NOW)  # unseen all the same
    assert edited.changed("", NURSES, Alert.DAILY, newest=60, posting=13, now=LATER).mailed_up_to == 50


@given(st.lists(st.tuples(st.integers(0, 99), st.integers(0, 99))))
def test_what_was_seen_or_told_once_is_never_new_again(steps):
    """The newest job may go away, and then the newest id is a lower one."""
    search: SavedSearch = SEARCH
    for newest, posting in steps:
        search_after = search.seen(newest=newest, posting=posting, now=LATER)
        result = search.mailed(newest=newest, posting=posting, today=LATER.date())
        assert search_after.seen_up_to >= max(search.seen_up_to, newest)
        assert search_after.seen_postings >= max(search.seen_postings, posting)
        assert (result.mailed_up_to, result.mailed_postings) >= (search.mailed_up_to, search.mailed_postings)
        assert result.mailed_on == LATER.date()
        search = replace(result, seen_up_to=search_after.seen_up_to, seen_postings=search_after.seen_postings)


@pytest.mark.parametrize(
    ("searches", "due"),
    [
        ([], False),
        ([SEARCH], False),
        ([replace(SEARCH, alert=Alert.DAILY)], True),
        ([SEARCH, replace(SEARCH, alert=Alert.DAILY, mailed_on=date(2026, 11, 20))], True),
        ([replace(SEARCH, alert=Alert.DAILY), replace(SEARCH, alert=Alert.DAILY, mailed_on=NOW.date())], False),
        ([replace(SEARCH, mailed_on=NOW.date()), replace(SEARCH, alert=Alert.DAILY)], False),  # one email a day for all
    ],
)
def test_one_mail_a_day_at_most(searches, due):
    assert is_due(searches, NOW.date()) is due
