"""The profile match of found jobs, and the list that is sorted by it."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from hireloom.domain.profiles import Profile
from tests.usecases.loom_board import posting

DAY = date(2026, 11, 21)
NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)


@pytest.fixture
def fill(container):
    def filled(browser, **values) -> None:
        me = browser.get("/api/session").get_json()["user"]
        result = Profile(me["id"], "Anna", me["email"], "", "", "SQL, Excel", "Data Analyst", NOW)
        with container.store().writing() as tx:
            tx.profiles.put(replace(result, **values))

    return filled


@pytest.fixture
def listed(outside, post):
    """Ids in the order of the match."""
    text = "We need SQL."
    outside[0].jobs = [posting(title="Data Analyst", description=text, posted_on=DAY)]
    nurse, analysts = post(keywords="Care"), [post(title="Data Analyst", keywords="SQL") for _ in range(2)]
    half = post(title="Data Analyst", keywords="SQL, Rust", posted_on=DAY - timedelta(9))
    return [analysts[1].id, analysts[0].id, "b1", half.id, nurse.id]


def test_each_job_has_one_and_the_list_is_sorted_by_it_page_by_page(listed, fill, ask, seeker):
    fill(seeker, preferred_locations="Pune")
    first = ask(sort="match", num_results=2)
    middle = ask(sort="match", num_results=2, after=first["next"])
    last = ask(sort="match", num_results=2, after=middle["next"])
    assert [job["id"] for page in (first, middle, last) for job in page["jobs"]] == listed
    assert last["next"] is None
    scores = first["profileMatches"] | middle["profileMatches"] | last["profileMatches"]
    assert scores == ask()["profileMatches"]
    assert [scores[str(job_id)] for job_id in listed] == [100, 100, 100, 75, 25]
    assert ids_of(ask(sort="match", date_posted="7")) == [*listed[:3], listed[4]]


def test_the_newest_come_first_unless_asked_otherwise(listed, fill, ask, seeker):
    fill(seeker)
    assert ids_of(ask()) == ids_of(ask(sort="newest")) == [listed[0], listed[1], listed[4], "b1", listed[3]]


@pytest.mark.parametrize("who", ["recruiter", "admin", "without_profile", "with_an_empty_one"])
def test_others_see_none_and_get_the_newest_first(who, listed, fill, ask, signed_in):
    browser = signed_in(who) if who in ("recruiter", "admin") else signed_in()
    if who != "without_profile":
        fill(browser, **({"skills": "", "job_roles": ""} if who == "with_an_empty_one" else {}))
    answer = ask(browser, sort="match")
    assert answer["profileMatches"] == {}
    assert ids_of(answer) == ids_of(ask(browser))


@pytest.mark.parametrize("after", ["20261121.1.3", "x.20261121.1.3", "1000.20261121.1.3", "7", "7.20261121.2.3"])
def test_a_place_of_another_list_is_none(after, fill, seeker):
    fill(seeker)
    query = {"location": "Pune", "sort": "match", "after": after}
    assert seeker.get("/api/jobs_listing", query_string=query).status_code == 422


def ids_of(answer: dict) -> list:
    return [job["id"] for job in answer["jobs"]]
