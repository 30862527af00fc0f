"""What may be asked of a letter: a job, and texts that are not too long."""

import pytest

from hireloom.domain.cover_letters.letter_answers import Answers
from hireloom.domain.cover_letters.orders import (
    LONGEST_ANSWERS,
    LONGEST_DESCRIPTION,
    LONGEST_LETTER,
    AnswersTooLong,
    DescriptionTooLong,
    LetterTooLong,
    NoJobSelected,
    Opening,
    must_be_a_letter,
    must_be_answerable,
)


def test_the_job_of_a_letter_is_on_clean_lines() -> None:
    job = Opening("  Registered \n Nurse, Medical-Surgical ", " Harbor  Bend ", "Cares for patients.\u200b").checked()
    assert (job.title, job.company, job.description) == (
        "Registered Nurse, Medical-Surgical",
        "Harbor Bend",
        "Cares for patients.",
    )
    assert job.short_title == "Registered Nurse"
    assert Opening("Line Cook (m/w/d)").plain_title == "Line Cook"
    assert job.advert == "Registered Nurse, Medical-Surgical\nHarbor Bend\n\nCares for patients."


@pytest.mark.parametrize(
    ("job", "refusal"),
    [
        (Opening(" \n"), NoJobSelected),
        (Opening("Nurse", description="é" * (LONGEST_DESCRIPTION // 2 + 1)), DescriptionTooLong),
    ],
)
def test_a_job_has_a_title_and_no_endless_text(job: Opening, refusal: type[Exception]) -> None:
    with pytest.raises(refusal):
        job.checked()


def test_answers_and_skills_have_one_limit_in_bytes() -> None:
    must_be_answerable(Answers.read(""), "x" * LONGEST_ANSWERS)
    with pytest.raises(AnswersTooLong):
        must_be_answerable(Answers.read("I like ships."), "x" * LONGEST_ANSWERS)


def test_a_letter_has_a_longest_length() -> None:
    must_be_a_letter("x" * LONGEST_LETTER)
    with pytest.raises(LetterTooLong):
        must_be_a_letter("é" * (LONGEST_LETTER // 2 + 1))
