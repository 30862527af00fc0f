"""Which questions an interview asks, and for how long."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.interviews.kits import KitRow, kit, plan
from hireloom.domain.resume_match.findings import Evidence, Finding, Findings, JobFacts, Kind, Requirement, State


def row(number, state=State.MISSING, must=True):
    return KitRow(f"R{number}", f"Skill {number}", must, state, "", "?")


@pytest.mark.spec("HIR-I26")
def test_each_requirement_becomes_a_question_with_its_sentence():
    def finding(number, state, quote="", whole=False):
        need = Requirement(number, Kind.SKILL, f"Skill {number}", True, 3, "", whole)
        return Finding(need, state, (Evidence(0, 1, quote),) if quote else ())

    rows = (finding(1, State.MET, "Wove cloth."), finding(2, State.MET, whole=True), finding(3, State.MISSING))
    first, second = kit(Findings(JobFacts("Weaver", "Loom", 90), rows))
    assert (first.id, first.sentence, first.question[:13]) == ("R1", "Wove cloth.", "Tell me about")
    assert (second.id, second.label, second.sentence) == ("R2", "Skill 3", "")
    assert second.question == "Where have you used it, or something close to it, and what did you build?"


@pytest.mark.spec("HIR-I26")
def test_missing_comes_before_partly_before_met_and_musts_first():
    rows = [row(1, State.MET), row(2, State.PARTLY), row(3, must=False), row(4)]
    planned = plan(rows, 60)
    assert [question.row.id for question in planned] == ["R4", "R3", "R2", "R1"]
    assert [question.minutes for question in planned] == [13, 12, 13, 7]


@pytest.mark.spec("HIR-I26")
def test_what_another_interview_asks_is_asked_last():
    rows = [row(number) for number in range(1, 8)]
    first = {question.row.id for question in plan(rows, 30) if question.minutes}
    assert first == {"R1", "R2", "R3"}
    second = {question.row.id for question in plan(rows, 30, elsewhere=first) if question.minutes}
    assert second == {"R4", "R5", "R6"}


@given(st.lists(st.sampled_from(State), min_size=1, max_size=40), st.integers(1, 16).map(lambda n: n * 15))
def test_the_minutes_add_up_to_the_interview(states, minutes):
    planned = plan([row(number, state) for number, state in enumerate(states)], minutes)
    assert sum(question.minutes for question in planned) == minutes - (15 if minutes >= 30 else 5)
    assert len(planned) == len(states)


def test_an_interview_without_requirements_has_nothing_to_ask():
    assert plan([], 60) == []
