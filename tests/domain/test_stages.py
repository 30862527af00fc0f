"""Stages of undecided applications."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.days import Days
from hireloom.domain.stages import (
    DEFAULT_STAGES,
    LONGEST_STAGE,
    MOST_STAGES,
    AlreadyNudged,
    CannotMove,
    MovedMeanwhile,
    NobodyToNudge,
    NoSuchStage,
    NotOverdue,
    Stage,
    StageCountWrong,
    StageDaysWrong,
    StageNameNeeded,
    StageNameTaken,
    StageNameTooLong,
    edited,
    moved,
    named,
    nudged,
    stage_of,
    stages_of,
    successors,
    version,
)
from tests.domain.test_applications import APPLICATION

NEW, SCREEN, INTERVIEW, OFFER = DEFAULT_STAGES
AT = datetime(2026, 11, 20, 9, tzinfo=UTC)


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
    there = moved(APPLICATION, INTERVIEW, stages=DEFAULT_STAGES, seen=NEW.number, at=AT)
    assert there == replace(APPLICATION, stage=INTERVIEW.number, stage_since=AT)
    assert stage_of(there, DEFAULT_STAGES) == INTERVIEW
    assert moved(there, INTERVIEW, stages=DEFAULT_STAGES, seen=INTERVIEW.number, at=AT) is there
    assert moved(APPLICATION, NEW, stages=DEFAULT_STAGES, seen=None, at=AT) is APPLICATION


@pytest.mark.parametrize("application", [APPLICATION.selected(), APPLICATION.rejected(), APPLICATION.forgotten()])
def test_a_decided_or_forgotten_application_does_not_move(application):
    with pytest.raises(CannotMove):
        moved(application, OFFER, stages=DEFAULT_STAGES, seen=None, at=AT)


def test_two_people_do_not_move_one_application_to_different_stages():
    there = moved(APPLICATION, INTERVIEW, stages=DEFAULT_STAGES, seen=NEW.number, at=AT)
    with pytest.raises(MovedMeanwhile):
        moved(there, SCREEN, stages=DEFAULT_STAGES, seen=NEW.number, at=AT)
    assert moved(there, INTERVIEW, stages=DEFAULT_STAGES, seen=NEW.number, at=AT) is there  # both wanted the same
    assert moved(there, SCREEN, stages=DEFAULT_STAGES, seen=None, at=AT).stage == SCREEN.number


def test_a_stage_that_is_gone_is_not_found():
    assert named(3, DEFAULT_STAGES) == INTERVIEW
    with pytest.raises(NoSuchStage):
        named(9, DEFAULT_STAGES)


def test_a_decision_that_is_taken_back_leads_to_the_stage_before_it():
    there = moved(APPLICATION, OFFER, stages=DEFAULT_STAGES, seen=None, at=AT)
    assert there.selected().reset() == there


@pytest.mark.spec("HIR-T24")
def test_days_in_a_stage_count_from_the_move_and_end_with_the_decision():
    day = APPLICATION.applied_at.date() + timedelta(9)
    assert APPLICATION.stage_days(day, Days()) == 9
    there = moved(APPLICATION, INTERVIEW, stages=DEFAULT_STAGES, seen=None, at=AT)
    assert there.stage_days(date(2026, 11, 27), Days()) == 7
    assert there.rejected().stage_days(day, Days()) is None


@pytest.mark.spec("HIR-T24")
@pytest.mark.parametrize("days", [-1, 91])
def test_a_limit_is_some_days_or_none(days):
    with pytest.raises(StageDaysWrong):
        edited(DEFAULT_STAGES, [Stage("New", 1, days)])
    assert edited(DEFAULT_STAGES, [Stage("New", 1, 90)]) == (Stage("New", 1, 90),)


LIMITED = Stage("Screen", 2, days=7)
LATE = replace(APPLICATION, stage=2, stage_since=AT, assignee_id=5)
EIGHTH_DAY = AT.date() + timedelta(7)


@pytest.mark.spec("HIR-T39")
def test_whoever_looks_after_an_overdue_application_is_nudged_once_a_day():
    once = nudged(LATE, LIMITED, by_id=9, today=EIGHTH_DAY, days=Days())
    with pytest.raises(AlreadyNudged):
        nudged(once, LIMITED, by_id=9, today=EIGHTH_DAY, days=Days())
    ninth = EIGHTH_DAY + timedelta(1)
    assert nudged(once, LIMITED, by_id=9, today=ninth, days=Days()).nudged_on == ninth


@pytest.mark.spec("HIR-T39")
@pytest.mark.parametrize(
    ("application", "stage", "today", "refusal"),
    [
        (LATE, LIMITED, EIGHTH_DAY - timedelta(1), NotOverdue),
        (LATE, replace(LIMITED, days=0), EIGHTH_DAY, NotOverdue),
        (LATE.rejected(), LIMITED, EIGHTH_DAY, NotOverdue),
        (replace(LATE, assignee_id=None), LIMITED, EIGHTH_DAY, NobodyToNudge),
        (replace(LATE, assignee_id=9), LIMITED, EIGHTH_DAY, NobodyToNudge),
    ],
)
def test_nobody_is_nudged_without_need(application, stage, today, refusal):
    with pytest.raises(refusal):
        nudged(application, stage, by_id=9, today=today, days=Days())
