"""What fits a question that a recruiter asks."""

import pytest

from hireloom.domain.screening_questions import AnswerInvalid, AnswerKind, ScreeningQuestion, screening_answers

QUESTION = ScreeningQuestion("Your license, please.", AnswerKind.FILE, is_required=True)


@pytest.mark.spec("HIR-Q08")
def test_text_is_no_answer_to_a_question_for_a_file():
    with pytest.raises(AnswerInvalid, match=QUESTION.text):
        screening_answers([QUESTION], {QUESTION.key: "2026/license.pdf"})
