"""The email about new jobs, and the token that stops it."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.boards.postings import BoardJob
from hireloom.domain.jobs import Job, ProviderLink
from hireloom.domain.mails.digests import MOST_JOBS, News, digest, event_of, person_of, token_of
from hireloom.domain.saved_searches import MOST_COUNTED, Alert, Criteria, saved
from hireloom.domain.searches import listing_of

NOW = datetime(2026, 11, 21, 9, tzinfo=UTC)
DAY = NOW.date()
JOB = Job("Nurse", "Loom", "Care.", "Pune", "Full-time", DAY, None, 7, "bert@loom.example", NOW, id=3)
LINK = ProviderLink("Adzuna", "https://adzuna.example/1")
OUTSIDE = BoardJob(
    9, (9,), "Carer", "Riverside", "", "Care.", "Full-time", "", DAY, None, (LINK,), LINK.url, NOW, NOW,
    False, False, True,
)  # fmt: skip
SEARCH = saved(7, "", Criteria("nurse", "Pune"), Alert.DAILY, newest=0, now=NOW)
SECRET = "s" * 32


def letter(*news: News):
    stop = "https://hireloom.example/unsubscribe/7-x"
    return digest("anna@people.example", news, site="https://hireloom.example/", unsubscribe=stop)


def test_each_search_is_told_with_its_newest_jobs_and_a_way_to_them():
    jobs = [listing_of(replace(JOB, title=f"Nurse {number}")) for number in range(MOST_JOBS + 2)]
    mail = letter(News(SEARCH, jobs, 12), News(replace(SEARCH, name="Mine"), jobs[:1], 1))
    assert mail.subject == "13 new jobs for you"
    assert "nurse, Pune: 12 new jobs\n• Nurse 0 at Loom, Pune\n" in mail.text
    assert f"Nurse {MOST_JOBS - 1} " in mail.text
    assert f"Nurse {MOST_JOBS} " not in mail.text
    assert "Mine: 1 new job\n" in mail.text
    assert "https://hireloom.example/user/jobslist?query=nurse&location=Pune" in mail.text
    assert "https://hireloom.example/unsubscribe/7-x" in mail.text


def test_jobs_of_boards_bear_what_their_terms_want():
    credited = replace(OUTSIDE, credits=(ProviderLink("Jobs by Adzuna", "https://www.adzuna.com/"),))
    text = letter(News(SEARCH, [OUTSIDE, credited], 2)).text
    assert "• Carer at Riverside, location not given\n" in text
    assert "• Carer at Riverside, location not given (Jobs by Adzuna)" in text


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "1 new job for you"), (2, "2 new jobs for you"), (MOST_COUNTED, "99 or more new jobs for you")],
)
def test_how_many_is_said_as_far_as_it_was_counted(count, text):
    assert letter(News(SEARCH, [listing_of(JOB)], count)).subject == text


def test_what_a_recruiter_wrote_stays_on_its_line():
    hostile = listing_of(replace(JOB, title="Nurse\r\nBcc: x@y.example", company="Loom\u202e"))
    assert "• Nurse Bcc: x@y.example at Loom, Pune" in letter(News(SEARCH, [hostile], 1)).text


def test_a_day_has_one_digest_of_a_person():
    assert event_of(7, DAY) == event_of(7, date(2026, 11, 21)) == "saved-searches.7.2026-11-21"
    assert len({event_of(7, DAY), event_of(8, DAY), event_of(7, date(2026, 11, 22))}) == 3


@given(st.integers(1, 999_999_999))
def test_a_token_stops_the_mails_of_one_person(user_id):
    assert person_of(token_of(user_id, SECRET), SECRET) == user_id
    assert person_of(token_of(user_id, SECRET), "t" * 32) is None


@given(st.text(max_size=60))
def test_whatever_else_is_no_token(text):
    assert person_of(text, SECRET) is None


@pytest.mark.parametrize("change", [lambda t: t[:-1], lambda t: t + "A", lambda t: "8" + t[1:], lambda t: "٧" + t[1:]])
def test_no_token_can_be_made_of_another(change):
    assert person_of(change(token_of(7, SECRET)), SECRET) is None
