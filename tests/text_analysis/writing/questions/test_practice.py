"""What an answer covers and lacks."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.resume_match.findings import State
from hireloom.text_analysis.writing.questions.practice import PracticePoint, PracticePointKind, practised
from hireloom.text_analysis.writing.trades.question_banks import load_bank

QUESTION = "Your patient on two pressors gets worse while an admission arrives. What do you do first?"
FACTS = ["Cared for two ventilated patients a shift in a 24-bed medical ICU", "Precepted six new graduates"]
ANSWER = (
    "In my second year at Harbor Bend a septic patient got worse on two pressors while an admission came. "
    "I called the charge nurse and checked the line, the bag and the waveform. "
    "I cared for two ventilated patients that shift, so a colleague took the admission. "
    "Her pressure was back to normal in eight minutes."
)


STORY = "Tell me about a patient on two pressors who got worse while an admission arrived."


def points(answer: str, facts: list[str] = FACTS, question: str = QUESTION) -> dict[PracticePointKind, PracticePoint]:
    return {point.kind: point for point in practised(question, answer, facts).points}


def test_a_whole_answer_covers_all_but_its_length_and_marks_its_own_words() -> None:
    comments = points(ANSWER, question=STORY)
    assert {kind for kind, point in comments.items() if point.state is State.MET} == set(comments) - {
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
        ("We are always friendly.", PracticePointKind.QUESTION, "Say something about “patient”."),
    ],
)
def test_what_an_answer_lacks_is_said(answer: str, lacks: PracticePointKind, text: str) -> None:
    point = points(answer, question=STORY)[lacks]
    assert (point.state, point.start, point.end) == (State.MISSING, 0, 0)
    assert text in point.text


def test_nobody_has_to_take_up_the_word_that_asks() -> None:
    (point, *_) = practised("Tell me about wards.", "On wards I am always friendly.", FACTS).points
    assert (point.kind, point.state) == (PracticePointKind.QUESTION, State.MET)


@pytest.mark.parametrize(
    ("words", "state"), [(20, "missing"), (60, "partly"), (100, "met"), (170, "met"), (290, "partly"), (500, "missing")]
)
def test_an_answer_lasts_about_a_minute(words: int, state: str) -> None:
    result = practised(QUESTION, "word " * words, FACTS)
    assert result.words == words
    assert result.points[-1].state == state
    assert f"About {result.seconds} seconds" in result.points[-1].text


def test_without_a_resume_a_fact_is_still_asked_for() -> None:
    assert points("I called for help.", [], STORY)[PracticePointKind.FACT].state is State.MISSING


@given(st.text(max_size=300), st.text(max_size=100), st.lists(st.text(max_size=60), max_size=3))
def test_no_point_is_told_twice_of_any_text_and_marks_lie_within_it(
    answer: str, question: str, facts: list[str]
) -> None:
    result = practised(question, answer, facts)
    kinds = [point.kind for point in result.points]
    assert (kinds[0], kinds[-1]) == (PracticePointKind.QUESTION, PracticePointKind.LENGTH)
    assert len(set(kinds)) == len(kinds)
    assert all(0 <= point.start <= point.end <= len(answer) and point.text for point in result.points)


def test_it_takes_time_in_proportion_to_the_answer() -> None:
    began = time.process_time()
    practised(QUESTION, "I saw it there. " * 375, ["I saw it there again " * 40] * 60)
    assert time.process_time() - began < 1


@pytest.mark.parametrize(
    ("answer", "follow_up"),
    [
        ("It was hard.", "And what was your own part in it?"),
        ("I called the team.", "And what was your own part in it?"),
        ("I called the team and moved the line. I question for a bed.", "And what came of it?"),
        ("I called the team. I moved the line. It cut waiting by half.", "Where was that, and when?"),
        (ANSWER, "What would you do differently today?"),
        (f"{ANSWER} " + "And so on. " * 80, "Could you say that in two sentences?"),
    ],
)
def test_what_they_may_ask_next_is_what_lacks_most(answer: str, follow_up: str) -> None:
    assert practised(STORY, answer, FACTS).follow_up == follow_up


MOMENT = "Two people call in sick an hour before the shift. How do you decide what gets done and what does not?"


def test_steps_answer_a_question_about_a_moment_to_decide_in() -> None:
    answer = "I would put safety first and then I call those who like extra hours, because they say yes most often."
    comments = points(answer, question=MOMENT)
    assert comments[PracticePointKind.DEED].state is State.MET
    assert (comments[PracticePointKind.RESULT].name, comments[PracticePointKind.RESULT].state) == (
        "Says why",
        State.MET,
    )
    assert comments[PracticePointKind.SITUATION].state is State.PARTLY  # an example would convince more
    of_story = points(answer, question="Tell me about a hard shift.")
    assert of_story[PracticePointKind.DEED].state is State.MISSING
    assert of_story[PracticePointKind.RESULT].state is State.MISSING


def test_a_moment_that_the_product_asks_about_is_held_against_its_model_answer() -> None:
    model = next(moment.steps for moment in load_bank().situations if moment.text == MOMENT)
    assert points(model, question=MOMENT)[PracticePointKind.STEPS].state is State.MET
    question = f"You come to us from work as a cook. {MOMENT}"
    lacking = points("I would be friendly.", question=question)[PracticePointKind.STEPS]
    assert lacking.state is State.MISSING
    assert lacking.text.removeprefix("The model answer also says: “").removesuffix("”") in model
    assert PracticePointKind.STEPS not in points(model, question="What would you do with a lion?")


@pytest.mark.parametrize(
    "question", ["Why do you want to work here?", "What is your greatest weakness?", "What are your goals?"]
)
def test_a_question_about_oneself_wants_a_reason_and_no_story(question: str) -> None:
    comments = points("Because you train your people. I live near. I like nights.", question=question)
    assert [*comments] == ["question", "fact", "result", "length"]
    assert comments[PracticePointKind.RESULT].state is State.MET


@pytest.mark.parametrize(
    "boast", ["I give 110 percent.", "I worked hard.", "I am a people person.", "I have not missed it since."]
)
def test_a_boast_is_neither_deed_nor_result_nor_reason(boast: str) -> None:
    story, moment = points(boast, question=STORY), points(boast, question=MOMENT)
    assert story[PracticePointKind.RESULT].state is State.MISSING
    assert moment[PracticePointKind.RESULT].state is State.MISSING
    if "missed" not in boast and "give" not in boast:
        assert story[PracticePointKind.DEED].state is State.MISSING
        assert moment[PracticePointKind.DEED].state is State.MISSING


def test_a_guest_answers_for_a_customer_and_one_deed_is_part_of_a_story() -> None:
    comments = points("A guest was shouting in 2020. I apologized to her.", question="Describe an angry customer.")
    assert comments[PracticePointKind.QUESTION].state is State.MET
    assert comments[PracticePointKind.DEED].state is State.PARTLY


def test_where_the_question_has_said_the_place_nobody_is_asked_for_it_again() -> None:
    question = "As a cook in 2019, you cut waste by half. How did that come about?"
    assert PracticePointKind.SITUATION not in points("I weighed the bins.", question=question)
