"""What a weak profile match says is missing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.profile_match.experience import MOST_FOR_EXPERIENCE, experience_score, years_of
from hireloom.domain.profile_match.matches import JobMatch, skill_score
from hireloom.domain.profile_match.places import location_score, place_of, whereabouts
from hireloom.domain.profile_match.roles import MOST_FOR_ROLE
from hireloom.domain.profile_match.shortfalls import MORE_YEARS, OTHER_PLACE, OTHER_ROLE, shortfalls
from hireloom.domain.profiles import EXPERIENCE


def weak(has: int = 0, lacks: int = 0, role: int = MOST_FOR_ROLE, years: int = MOST_FOR_EXPERIENCE, place: int = 10):
    skills = skill_score(has, has + lacks) if has + lacks else 2 * role
    names = tuple(f"skill {at}" for at in range(has + lacks))
    return shortfalls(JobMatch(skills, role, years, place, names[:has], names[has:]))


@pytest.mark.parametrize(
    ("has", "lacks", "sentence"),
    [
        (0, 6, "Your profile has none of the 6 skills that it asks for."),
        (0, 1, "Your profile does not have the one skill that it asks for."),
        (1, 3, "Your profile has 1 of the 4 skills that it asks for."),
    ],
)
def test_missing_skills_come_first(has, lacks, sentence):
    assert weak(has, lacks, role=0, years=0, place=0) == (sentence, OTHER_ROLE, MORE_YEARS, OTHER_PLACE)


def test_without_any_skill_even_a_good_score_says_so():
    assert weak(0, 3) == ("Your profile has none of the 3 skills that it asks for.",)


def test_a_match_from_fifty_up_says_nothing():
    assert weak(1, 1, role=0) == weak(1, 2, years=8) == ()


def test_where_no_skill_is_asked_the_role_is_what_lacks():
    assert weak(role=0) == (OTHER_ROLE,)


@given(
    st.integers(0, 40),
    st.integers(0, 40),
    st.integers(0, MOST_FOR_ROLE),
    st.sampled_from([*EXPERIENCE, ""]),
    st.sampled_from(["2-5", "10+", ""]),
    st.sampled_from(["Pune", "Pune (Hybrid)", "Remote", ""]),
    st.tuples(st.sampled_from(["", "Pune", "Delhi, Hybrid"]), st.sampled_from(["", "Yes", "No", "Remote Only"])),
)
def test_a_score_below_fifty_always_has_a_reason(has, lacks, role, years, years_asked, place, wish):
    skills = skill_score(has, has + lacks) if has + lacks else 2 * role
    experience = experience_score(years_of(years_asked), years_of(years))
    where = location_score(place_of(place), whereabouts(*wish))
    gaps = shortfalls(JobMatch(skills, role, experience, where, ("a",) * has, ("b",) * lacks))
    assert bool(gaps) == (skills + role + experience + where < 50 or skills == 0)
