"""The jobs of the demo world: enough of them, of every kind that a screen has to show, and no two alike."""

import re
from collections import defaultdict
from datetime import date, timedelta

import pytest

from hireloom.demo.jobs import DemoJob, adverts
from hireloom.demo.world import DemoWorld
from hireloom.domain.jobs import MAX_REOPENS

TODAY = date(2026, 11, 21)
SHINGLE = 6


def days_left(advert: DemoJob) -> int | None:
    return None if advert.ends_on is None else (advert.ends_on - TODAY).days


def test_there_are_many_jobs_of_many_companies_and_occupations(demo: DemoWorld) -> None:
    assert len(demo.adverts) >= 72
    assert len({advert.company.name for advert in demo.adverts}) >= 20
    assert len({advert.occupation for advert in demo.adverts}) >= 15


def test_they_are_in_america_india_and_europe_and_some_anywhere(demo: DemoWorld) -> None:
    places = [advert.location for advert in demo.adverts]
    assert sum("India" in place for place in places) >= 15
    assert (
        sum(re.search(r", [A-Z]{2}$", place) is not None and not place.endswith(("UK", "NL")) for place in places) >= 8
    )
    assert sum(place.split(" (")[0].endswith(("UK", "NL", "Germany", "Ireland", "Sweden")) for place in places) >= 20
    assert sum("(REM)" in place for place in places) >= 5
    assert sum("(HYB)" in place for place in places) >= 10


def test_every_state_of_a_job_is_there(demo: DemoWorld) -> None:
    still_open = [advert for advert in demo.adverts if advert.is_open]
    left = [days_left(advert) for advert in still_open]
    assert 0 in left
    assert sum(days is not None and 0 <= days <= 3 for days in left) >= 8
    assert sum(days is not None and days < 0 for days in left) >= 5
    assert None in left
    assert {advert.reopened for advert in demo.adverts if not advert.is_open} == set(range(MAX_REOPENS + 1))


def test_dates_are_those_that_a_recruiter_may_choose(demo: DemoWorld) -> None:
    for advert in demo.adverts:
        assert advert.posted_on < TODAY
        assert advert.ends_on is None or advert.posted_on < advert.ends_on <= TODAY + timedelta(30)


@pytest.mark.parametrize("later", [1, 45, 400])
def test_dates_move_with_the_day(demo: DemoWorld, later: int) -> None:
    for now, then in zip(demo.adverts, adverts(TODAY + timedelta(later)), strict=True):
        assert then.posted_on - now.posted_on == timedelta(later)
        assert (then.title, then.description) == (now.title, now.description)


def test_forms_are_those_of_the_form(demo: DemoWorld) -> None:
    for advert in demo.adverts:
        assert 3 <= len(advert.title) <= 100
        assert advert.employment_type in {"Full-time", "Part-time", "Contract", "Internship"}
        assert advert.currency in {"USD", "INR", "EUR", "GBP", ""}
        assert advert.salary_duration in {"per year", "per month", "per hour", ""}
        assert set(advert.mandatory_documents) <= {"Resume", "Driving License", "Visa Document"}
        assert 4 <= len(advert.keywords) <= 9
    assert {advert.currency for advert in demo.adverts} >= {"USD", "INR", "EUR", "GBP"}
    assert sum(bool(advert.mandatory_documents) for advert in demo.adverts) >= 5


def test_salaries_are_a_range_or_not_told(demo: DemoWorld) -> None:
    for advert in demo.adverts:
        if advert.salary == "NA":
            continue
        low, high = (int(amount.replace(",", "")) for amount in advert.salary.split(" - "))
        assert f"{low:,} - {high:,}" == advert.salary
        assert low < high < 2 * low


def test_texts_are_as_long_as_people_write_them(demo: DemoWorld) -> None:
    for advert in demo.adverts:
        assert 120 <= len(advert.description.split()) <= 450, advert.title
        assert len(advert.description) <= 5000


def test_no_two_companies_write_the_same_sentences(demo: DemoWorld) -> None:
    companies = defaultdict(set)
    for advert in demo.adverts:
        words = re.findall(r"\w+", advert.description.lower())
        for start in range(len(words) - SHINGLE + 1):
            companies[tuple(words[start : start + SHINGLE])].add(advert.company.name)
    shared = [" ".join(words) for words, users in companies.items() if len(users) > 1]
    assert len(shared) < 10, shared


def test_every_keyword_of_a_job_is_in_somebodys_profile_or_in_its_own_text(demo: DemoWorld) -> None:
    skills = {skill.lower() for seeker in demo.seekers for skill in seeker.skills}
    for advert in demo.adverts:
        text = advert.description.lower()
        keywords = [word for word in advert.keywords if word.lower() in skills or word.lower().split()[0] in text]
        assert len(keywords) >= len(advert.keywords) - 2, advert.title
