"""Positions in a list that is sorted by the profile match, and who has such a match."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from hireloom.domain.boards.posting_cards import cards
from hireloom.domain.boards.postings import Posting, ProviderLink, Sighting
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.listed_matches import MatchPosition, seeker
from hireloom.domain.profile_match.matches import JobMatch
from hireloom.domain.profile_match.recommendations import CandidateViewer, MatchedCandidate, Recommendation, Stats
from hireloom.domain.profiles import Profile, Visibility
from hireloom.domain.searches import ListPosition, NoSuchPlaceInList

NOW = datetime(2026, 11, 21, tzinfo=UTC)
PERSON = Profile(1, "Anna", "anna@people.example", "", "Chef", "Baking", "", NOW)
USER = User("anna", "anna@people.example", Role.USER, NOW, id=1)
LINKS = (ProviderLink("Loom", "https://loom.example/7"),)
SPOT = ListPosition(date(2026, 11, 1), True, 7)


def test_a_position_survives_the_way_to_the_browser_and_back() -> None:
    position = MatchPosition(82, SPOT)
    assert MatchPosition.of(str(position)) == position


@pytest.mark.parametrize("text", ["", "82", "x.20261101.1.7", "1000.20261101.1.7", "٨.20261101.1.7", "82.20261301.1.7"])
def test_no_other_text_is_a_position(text: str) -> None:
    with pytest.raises(NoSuchPlaceInList):
        MatchPosition.of(text)


def test_only_seekers_with_skills_or_roles_have_a_match() -> None:
    assert seeker(USER, PERSON) is not None
    assert seeker(USER, None) is None
    assert seeker(replace(USER, role=Role.RECRUITER), PERSON) is None
    assert seeker(USER, replace(PERSON, skills="", job_roles="")) is None


def test_the_position_of_a_job_begins_with_its_score() -> None:
    posting = Posting("lever:loom", "7", "Chef", "Loom", "Pune", LINKS, posted_on=NOW.date())
    [job] = cards([replace(Sighting.first(posting, NOW), id=7)], today=NOW.date(), order=())
    candidate = seeker(USER, PERSON)
    assert candidate is not None
    position = MatchPosition.at(job, candidate)
    assert position.spot == job.spot
    assert 0 < position.score <= 100


def test_an_average_is_rounded_half_up_and_zero_for_nothing() -> None:
    assert Stats(9, 4, (), 203).average_score == 50.8
    assert Stats(9, 0, (), 0).average_score == 0.0


def candidate(number: int, name: str, skills: int = 40) -> MatchedCandidate:
    return MatchedCandidate(number, name, f"{name}@x.example", JobMatch(skills, 10, 5, 5, (), ()), "3fa9c1")


def test_a_candidate_is_nobody_until_they_are_known() -> None:
    anonymous = candidate(7, "Anna").anonymous()
    assert (anonymous.user_id, anonymous.name, anonymous.email) == (0, "Candidate 3FA9C", "")
    assert anonymous.match == candidate(7, "Anna").match


def test_the_order_of_equals_gives_no_names_away_to_those_who_see_none() -> None:
    people = [candidate(1, "Zoe"), candidate(2, "anna"), candidate(3, "Bert", skills=50)]
    named = sorted(people, key=CandidateViewer(sees_contacts=True).order)
    assert [person.name for person in named] == ["Bert", "anna", "Zoe"]
    shuffled = {
        tuple(person.user_id for person in sorted(people, key=CandidateViewer(False, shuffle).order))
        for shuffle in (1, 2**60, 2**61 - 2)
    }
    assert all(order[0] == 3 for order in shuffled)
    assert len(shuffled) > 1


@pytest.mark.parametrize(
    ("visibility", "verified", "others"),
    [(Visibility.ALL, True, True), (Visibility.VERIFIED, True, False), (Visibility.NOBODY, False, False)],
)
def test_people_decide_which_recruiters_find_them(visibility: Visibility, verified: bool, others: bool) -> None:
    profile = replace(PERSON, visibility=visibility)
    assert CandidateViewer(sees_contacts=True).finds(USER, profile) is verified
    assert CandidateViewer(sees_contacts=False).finds(USER, profile) is others
    assert not CandidateViewer(sees_contacts=True).finds(replace(USER, is_active=False), profile)
    assert profile.discoverable is verified


def test_the_best_recommendation_comes_first_and_of_equals_the_newest() -> None:
    job = Job("Chef", "Loom", "", "Pune", "Full-time", date(2026, 11, 1), None, 1, "r@loom.example", NOW, id=7)
    best, good = JobMatch(50, 25, 15, 10, (), ()), JobMatch(30, 10, 5, 5, (), ())
    newer = replace(job, posted_on=date(2026, 11, 2), id=8)
    recommendations = sorted(
        [Recommendation(job, good), Recommendation(newer, good), Recommendation(job, best)], key=order_of
    )
    assert [(row.job.id, row.match) for row in recommendations] == [(7, best), (8, good), (7, good)]


def order_of(recommendation: Recommendation) -> tuple[int, int, int, int]:
    return recommendation.order
