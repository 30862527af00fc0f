"""A job's plan of interviews: its order, and what nobody asks."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from hireloom.domain.interviews.interviews import Interview, InterviewKind, InterviewState, InterviewTerms
from hireloom.domain.interviews.kits import KitRow, minutes_over, plan
from hireloom.domain.interviews.plans import (
    AlreadyPlanned,
    NoInterviewPlan,
    PlannedInterview,
    PlanProposed,
    PlanTooLong,
    checked_plan,
    followers,
    in_order,
    missing_steps,
    reused,
)
from hireloom.domain.interviews.scorecards import UnknownRequirement
from hireloom.domain.resume_match.findings import State

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
AT = datetime(2026, 11, 25, 10, tzinfo=UTC)
TERMS = InterviewTerms("Talk", InterviewKind.PHONE, 60, "", (7,))
LABELS = {"R1": "Weaving", "R2": "Dyeing"}


def step(number, starts_at=None, state=InterviewState.WAITING):
    interview = Interview.proposed(1, TERMS, possible=[7], by=7, now=NOW, step=number)
    if starts_at:
        return replace(interview, id=number, state=InterviewState.BOOKED, starts_at=starts_at)
    return replace(interview, id=number, state=state)


@pytest.mark.spec("HIR-I36")
def test_a_plan_holds_what_each_interview_asks_and_refuses_what_the_job_does_not():
    (planned,) = checked_plan([(TERMS, ["R2", "R1", "R2"])], labels=LABELS, possible=[7])
    assert planned.asks == ("Dyeing", "Weaving")
    with pytest.raises(UnknownRequirement):
        checked_plan([(TERMS, ["R3"])], labels=LABELS, possible=[7])
    with pytest.raises(PlanTooLong):
        checked_plan([(TERMS, [])] * 9, labels=LABELS, possible=[7])


@pytest.mark.spec("HIR-I51")
def test_a_plan_is_used_for_a_job_without_one_and_asks_what_that_job_asks_for():
    planned = PlannedInterview(TERMS, ("Weaving", "Dyeing"))
    assert reused([planned], (), ["Dyeing", "Spinning"]) == (replace(planned, asks=("Dyeing",)),)
    with pytest.raises(NoInterviewPlan):
        reused([], (), [])
    with pytest.raises(AlreadyPlanned):
        reused([planned], [planned], [])


@pytest.mark.spec("HIR-I37")
def test_the_next_interview_opens_when_all_before_it_have_a_time_and_waits_again_without():
    later = NOW + timedelta(days=3)
    (opened,) = followers([step(1), step(2), step(3)], now=later)
    assert (opened.id, opened.state, opened.book_by) == (1, InterviewState.PROPOSED, later + timedelta(days=7))
    assert [follower.id for follower in followers([step(1, AT), step(2), step(3)], now=later)] == [2]
    (again,) = followers([step(1, state=InterviewState.PROPOSED), step(2, state=InterviewState.PROPOSED)], now=later)
    assert (again.id, again.state) == (2, InterviewState.WAITING)
    skipped = replace(step(1), state=InterviewState.CANCELLED)
    assert [follower.id for follower in followers([skipped, step(2)], now=later)] == [2]


@pytest.mark.spec("HIR-I37")
def test_times_stand_after_the_interviews_before_and_before_those_after():
    slots = [AT + timedelta(hours=hours) for hours in (-2, 0, 1, 2, 3, 4)]
    interviews = [step(1, AT), step(2), step(3, AT + timedelta(hours=3))]
    assert in_order(slots, interviews[1], interviews) == [AT + timedelta(hours=hours) for hours in (1, 2)]
    outside = replace(interviews[1], step=0)
    assert in_order(slots, outside, interviews) == slots


def test_only_what_is_missing_is_proposed():
    planned = [PlannedInterview(TERMS), PlannedInterview(TERMS)]
    assert [number for number, _ in missing_steps(planned, [step(2)])] == [1]
    with pytest.raises(PlanProposed):
        missing_steps(planned, [step(1), step(2, AT)])
    with pytest.raises(NoInterviewPlan):
        missing_steps([], [])


@pytest.mark.spec("HIR-I38")
def test_an_interview_asks_what_its_plan_has_it_ask_and_says_by_how_much_that_is_too_much():
    rows = [KitRow(f"R{number}", f"Skill {number}", True, State.MET, "", "?") for number in range(1, 9)]
    asks = ("Skill 2", "Skill 8", "Not in this advert")
    planned = plan(rows, 45, elsewhere={"R2"}, asks=asks)
    assert {question.row.id: question.minutes for question in planned if question.minutes} == {"R2": 15, "R8": 15}
    assert [question.minutes for question in plan(rows, 30, asks=[row.label for row in rows])] == [5] * 8
    assert (minutes_over(30, 8), minutes_over(45, 6), minutes_over(45, 7)) == (25, 0, 5)
