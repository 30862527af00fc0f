"""Positions in a list that is sorted by the profile match, and who has such a match."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from hireloom.domain.boards.posting_cards import cards
from hireloom.domain.boards.postings import Posting, ProviderLink, Sighting
from hireloom.domain.identity.users import Role, User
from hireloom.domain.profile_match.listed_matches import MatchPosition, seeker
from hireloom.domain.profile_match.recommendations import Stats
from hireloom.domain.profiles import Profile
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
