"""How much a person may write for a letter: in bytes, whatever the letters."""

import pytest

from hireloom.domain.cover_letters.letter_answers import Answers
from hireloom.domain.cover_letters.orders import AnswersTooLong, LetterTooLong, must_be_a_letter, must_be_answerable


@pytest.mark.parametrize("sign", ["s", "é", "織", "🧵"])
def test_answers_and_skills_have_eight_kilobytes_together_and_a_letter_twenty(sign):
    size = len(sign.encode())
    must_be_answerable(Answers(), sign * (8_192 // size))
    must_be_a_letter(sign * (20_480 // size))
    with pytest.raises(AnswersTooLong):
        must_be_answerable(Answers(), sign * (8_192 // size + 1))
    with pytest.raises(LetterTooLong):
        must_be_a_letter(sign * (20_480 // size + 1))
