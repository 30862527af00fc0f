"""What a requirement costs, in the words that a recruiter reads."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.experience import Years, asked_years
from hireloom.domain.profile_match.matches import needs_of
from hireloom.domain.profile_match.reach import ConstraintCost, ConstraintKind, EasedYears, asked_by, eased

NOW = datetime(2026, 11, 21, tzinfo=UTC)
JOB = Job("Chef", "Loom", "Remote", "", "", date(2026, 11, 1), None, 1, "r@loom.example", NOW)


@pytest.mark.parametrize(("without", "text"), [(9, "Removes 4 of 9"), (5, "Removes nobody")])
def test_a_cost_tells_how_many_are_left_out(without, text):
    assert ConstraintCost(ConstraintKind.SKILL, "SQL", without, 5).text == text


@pytest.mark.parametrize(("years", "text"), [(3, "With 3+ years"), (0, "With no years")])
def test_fewer_years_are_named(years, text):
    assert EasedYears(years, 8).text == f"{text} instead, 8 would fit."


@pytest.mark.parametrize(("years", "least"), [(1, 0), (5, 3), (12, 6)])
def test_years_are_eased_step_by_step(years, least):
    easings = eased(replace(needs_of(JOB), years=Years(years)))
    assert easings is not None
    assert easings[0] == least
    assert easings[1].years == (Years(least) if least else None)


@pytest.mark.parametrize("years", [None, Years(0, 1)])
def test_where_no_years_are_asked_none_are_eased(years):
    assert eased(replace(needs_of(JOB), years=years)) is None


def test_a_single_skill_stays_and_a_range_of_years_is_named_whole():
    needs = replace(needs_of(replace(JOB, keywords="SQL")), years=Years(2, 4))
    assert [(file.about, file.name) for file in asked_by(needs, "Remote")] == [(ConstraintKind.YEARS, "2-4 years")]


def test_months_of_a_first_job_are_no_years():
    assert asked_years("Chef", "18 months of experience would be good. No experience is fine.", "") is None
    assert asked_years("Chef", "18 months of experience help. 3 years of experience are needed.", "") == Years(3)


def test_a_place_is_a_constraint_unless_the_job_is_remote():
    at_home = list(asked_by(needs_of(replace(JOB, location="Remote")), "Remote"))
    in_pune = list(asked_by(needs_of(replace(JOB, location="Pune, India")), "Pune, India"))
    assert [constraint.about for constraint in at_home] == []
    assert [(constraint.about, constraint.name) for constraint in in_pune] == [(ConstraintKind.PLACE, "Pune, India")]


def test_years_without_a_number_constrain_nobody():
    needs = replace(needs_of(replace(JOB, location="Remote")), years=Years(0, None))
    assert list(asked_by(needs, "Remote")) == []
