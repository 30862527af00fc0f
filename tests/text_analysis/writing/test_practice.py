"""What an answer covers and lacks."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.resume_match.findings import State
from hireloom.text_analysis.writing.practice import PracticePoint, PracticePointKind, practised

QUESTION = "Your patient on two pressors gets worse while an admission arrives. What do you do first?"
FACTS = ["Cared for two ventilated patients a shift in a 24-bed medical ICU", "Precepted six new graduates"]
ANSWER = (
    "In my second year at Harbor Bend a septic patient got worse on two pressors while an admission came. "
    "I called the charge nurse and checked the line, the bag and the waveform. "
    "I cared for two ventilated patients that shift, so a colleague took the admission. "
    "Her pressure was back to normal in eight minutes."
)


def points(answer: str, facts: list[str] = FACTS) -> dict[PracticePointKind, PracticePoint]:
    return {point.kind: point for point in practised(QUESTION, answer, facts).points}


def test_a_whole_answer_covers_all_but_its_length_and_marks_its_own_words() -> None:
    comments = points(ANSWER)
    assert {kind for kind, point in comments.items() if point.state is State.MET} == set(PracticePointKind) - {
        PracticePointKind.LENGTH
    }
    marked = {kind: ANSWER[point.start : point.end] for kind, point in comments.items()}
    assert marked[PracticePointKind.QUESTION].startswith("In my second year")
    assert marked[PracticePointKind.FACT].startswith("I cared for two ventilated patients")
    assert marked[PracticePointKind.DEED].startswith("I called the charge nurse")
    assert marked[PracticePointKind.RESULT].startswith("Her pressure was back")
    assert FACTS[0] in comments[PracticePointKind.FACT].text


@pytest.mark.parametrize(
    ("answer", "lacks", "text"),
    [
        ("I am a team player and always friendly.", PracticePointKind.DEED, "Say “I” and a verb"),
        ("I am a team player and always friendly.", PracticePointKind.RESULT, "what came of it"),
        ("I am a team player and always friendly.", PracticePointKind.FACT, FACTS[0]),
        ("I am a team player and always friendly.", PracticePointKind.SITUATION, "in which role, and when"),
        ("We are always friendly.", PracticePointKind.QUESTION, "Say something about “admission”."),
    ],
)
def test_what_an_answer_lacks_is_said(answer: str, lacks: PracticePointKind, text: str) -> None:
    point = points(answer)[lacks]
    assert (point.state, point.start, point.end) == (State.MISSING, 0, 0)
    assert text in point.text


def test_nobody_has_to_take_up_the_word_that_asks() -> None:
    (point, *_) = practised("Tell me about wards.", "On wards I am always friendly.", FACTS).points
    assert (point.kind, point.state) == (PracticePointKind.QUESTION, State.MET)


@pytest.mark.parametrize(
    ("words", "state"), [(20, "missing"), (120, "partly"), (170, "met"), (240, "partly"), (500, "missing")]
)
def test_an_answer_lasts_a_minute_to_a_minute_and_a_half(words: int, state: str) -> None:
    result = practised(QUESTION, "word " * words, FACTS)
    assert result.words == words
    assert result.points[-1].state == state
    assert f"About {result.seconds} seconds" in result.points[-1].text


def test_without_a_resume_a_fact_is_still_asked_for() -> None:
    assert points("I called for help.", [])[PracticePointKind.FACT].state is State.MISSING


@given(st.text(max_size=300), st.text(max_size=100), st.lists(st.text(max_size=60), max_size=3))
def test_all_six_points_are_told_of_any_text_and_marks_lie_within_it(
    answer: str, question: str, facts: list[str]
) -> None:
    result = practised(question, answer, facts)
    assert [point.kind for point in result.points] == [*PracticePointKind]
    assert all(0 <= point.start <= point.end <= len(answer) and point.text for point in result.points)


def test_it_takes_time_in_proportion_to_the_answer() -> None:
    began = time.process_time()
    practised(QUESTION, "I saw it there. " * 375, ["I saw it there again " * 40] * 60)
    assert time.process_time() - began < 1


@pytest.mark.parametrize(
    ("answer", "follow_up"),
    [
        ("It was hard.", "And what was your own part in it?"),
        ("I called the team.", "And what came of it?"),
        ("I called the team. It cut waiting by half.", "Where was that, and when?"),
        (ANSWER, "What would you do differently today?"),
        (f"{ANSWER} " + "And so on. " * 80, "Could you say that in two sentences?"),
    ],
)
def test_what_they_may_ask_next_is_what_lacks_most(answer: str, follow_up: str) -> None:
    assert practised(QUESTION, answer, FACTS).follow_up == follow_up


def test_steps_answer_a_question_about_a_moment_to_decide_in() -> None:
    question = "Two people call in sick an hour before the shift. How do you decide what gets done?"
    answer = "I would put safety first and then call those who like extra hours, because they say yes most often."
    states = {point.kind: point.state for point in practised(question, answer, FACTS).points}
    assert states[PracticePointKind.DEED] is State.MET
    assert states[PracticePointKind.RESULT] is State.MET
    of_story = {point.kind: point.state for point in practised("Tell me about a hard shift.", answer, FACTS).points}
    assert of_story[PracticePointKind.DEED] is State.MISSING
    assert of_story[PracticePointKind.RESULT] is State.MISSING
