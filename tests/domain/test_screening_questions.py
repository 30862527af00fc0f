"""What fits a question that a recruiter asks."""

import pytest

from hireloom.domain.screening_questions import AnswerInvalid, AnswerKind, ScreeningQuestion, screening_answers

QUESTION = ScreeningQuestion("Your license, please.", AnswerKind.FILE, is_required=True)


@pytest.mark.spec("HIR-Q08")
def test_text_is_no_answer_to_a_question_for_a_file():
    with pytest.raises(AnswerInvalid, match=QUESTION.text):
        screening_answers([QUESTION], {QUESTION.key: "2026/license.pdf"})


@pytest.mark.spec("HIR-Q08")
@pytest.mark.parametrize("text", ["twelve", "1_000", "nan", "inf", "\u0663", "9" * 400])
def test_a_number_is_written_in_plain_digits(text):
    years = ScreeningQuestion("How many years?", AnswerKind.NUMBER)
    with pytest.raises(AnswerInvalid):
        screening_answers([years], {years.key: text})


@pytest.mark.spec("HIR-Q08")
def test_a_question_that_need_not_be_answered_is_left_out():
    years = ScreeningQuestion("How many years?", AnswerKind.NUMBER)
    assert screening_answers([years], {years.key: "  "}) == []
    assert screening_answers([years], {years.key: "3.5"})[0].value == "3.5"
