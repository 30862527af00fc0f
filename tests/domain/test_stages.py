"""Stages of undecided applications."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.stages import (
    DEFAULT_STAGES,
    LONGEST_STAGE,
    MOST_STAGES,
    CannotMove,
    MovedMeanwhile,
    NoSuchStage,
    Stage,
    StageCountWrong,
    StageNameNeeded,
    StageNameTaken,
    StageNameTooLong,
    edited,
    moved,
    named,
    stage_of,
    stages_of,
    successors,
    version,
)
from tests.domain.test_applications import APPLICATION

NEW, SCREEN, INTERVIEW, OFFER = DEFAULT_STAGES


def test_a_job_without_stages_of_its_own_has_the_default_ones():
    assert [stage.name for stage in stages_of(())] == ["New", "Screen", "Interview", "Offer"]
    assert stages_of([SCREEN]) == (SCREEN,)


def test_a_list_keeps_the_numbers_and_gives_new_ones():
    form = [Stage("  Phone \n call ", 2), Stage("Trial day"), NEW, Stage("Team")]
    assert edited(DEFAULT_STAGES, form) == (Stage("Phone call", 2), Stage("Trial day", 5), NEW, Stage("Team", 6))
    assert version(edited(DEFAULT_STAGES, form)) != version(DEFAULT_STAGES)


@pytest.mark.parametrize(
    ("form", "refusal"),
    [
        ([], StageCountWrong),
        ([Stage(f"Stage {number}") for number in range(MOST_STAGES + 1)], StageCountWrong),
        ([NEW, Stage(" \t ")], StageNameNeeded),
        ([Stage("x" * (LONGEST_STAGE + 1))], StageNameTooLong),
        ([Stage("Groß"), Stage("GROSS")], StageNameTaken),
        ([Stage("One", 1), Stage("Two", 1)], StageNameTaken),
        ([Stage("Nowhere", 9)], NoSuchStage),
    ],
)
def test_a_list_that_breaks_a_rule_is_refused(form, refusal):
    with pytest.raises(refusal):
        edited(DEFAULT_STAGES, form)


def test_the_longest_list_with_the_longest_names_is_allowed():
    form = [Stage(str(number) * LONGEST_STAGE) for number in range(1, MOST_STAGES + 1)]
    assert [stage.name for stage in edited(DEFAULT_STAGES, form)] == [stage.name for stage in form]


def test_applications_go_to_the_nearest_earlier_stage_that_stays():
    assert successors(DEFAULT_STAGES, [NEW, OFFER]) == [(SCREEN, NEW), (INTERVIEW, NEW)]
    assert successors(DEFAULT_STAGES, [OFFER, INTERVIEW]) == [(NEW, OFFER), (SCREEN, OFFER)]
    assert successors(DEFAULT_STAGES, DEFAULT_STAGES[::-1]) == []


@given(st.permutations(DEFAULT_STAGES), st.integers(1, 4), st.integers(0, 3))
def test_nobody_is_ever_left_in_a_stage_that_is_gone(order, left, added):
    after = edited(DEFAULT_STAGES, [*order[:left], *(Stage(f"Added {number}") for number in range(added))])
    target = dict(successors(DEFAULT_STAGES, after))
    for stage in DEFAULT_STAGES:
        assert target.get(stage, stage) in after
    assert set(target) == set(DEFAULT_STAGES) - set(after)


def test_an_undecided_application_moves_and_nothing_else_changes():
    assert stage_of(APPLICATION, DEFAULT_STAGES) == NEW
    there = moved(APPLICATION, INTERVIEW, stages=DEFAULT_STAGES, seen=NEW.number)
    assert there == replace(APPLICATION, stage=INTERVIEW.number)
    assert stage_of(there, DEFAULT_STAGES) == INTERVIEW
    assert moved(there, INTERVIEW, stages=DEFAULT_STAGES, seen=INTERVIEW.number) is there
    assert moved(APPLICATION, NEW, stages=DEFAULT_STAGES, seen=None) is APPLICATION


@pytest.mark.parametrize("application", [APPLICATION.selected(), APPLICATION.rejected(), APPLICATION.forgotten()])
def test_a_decided_or_forgotten_application_does_not_move(application):
    with pytest.raises(CannotMove):
        moved(application, OFFER, stages=DEFAULT_STAGES, seen=None)


def test_two_people_do_not_move_one_application_to_different_stages():
    there = moved(APPLICATION, INTERVIEW, stages=DEFAULT_STAGES, seen=NEW.number)
    with pytest.raises(MovedMeanwhile):
        moved(there, SCREEN, stages=DEFAULT_STAGES, seen=NEW.number)
    assert moved(there, INTERVIEW, stages=DEFAULT_STAGES, seen=NEW.number) is there  # both wanted the same
    assert moved(there, SCREEN, stages=DEFAULT_STAGES, seen=None).stage == SCREEN.number


def test_a_stage_that_is_gone_is_not_found():
    assert named(3, DEFAULT_STAGES) == INTERVIEW
    with pytest.raises(NoSuchStage):
        named(9, DEFAULT_STAGES)


def test_a_decision_that_is_taken_back_leads_to_the_stage_before_it():
    there = moved(APPLICATION, OFFER, stages=DEFAULT_STAGES, seen=None)
    assert there.selected().reset() == there
