"""What a letter admits because the match of resume and job misses it."""

import pytest

from hireloom.domain.cover_letters.orders import Length, Opening
from hireloom.text_analysis.writing.letter_degrees import subject_between
from tests.text_analysis.writing.letters import ANN, letter

BAKER = "Ann Fresh\n\nExperience\n\nBaker, Cedar Mills, 2015 - 2018\n- Baked 400 loaves of bread each night.\n"


def letter_on(line):
    job = Opening("Crane Operator", "Acme", f"Requirements\n- {line}\n- Load ships by night.\n- Read load charts.\n")
    return letter(job, resume=BAKER, sender=ANN, length=Length.DETAILED)


def test_years_that_the_job_demands_and_nobody_shows_are_admitted():
    assert "three years of crane operation experience" in letter_on("3+ years of crane operation experience required")


@pytest.mark.parametrize("line", ["3+ years of crane operation preferred", "3+ years of relevant work or similar"])
def test_a_wish_and_an_unclear_demand_name_no_years_of_some_work(line):
    assert "crane operation experience" not in letter_on(line)


def test_a_paper_that_the_job_demands_is_admitted():
    assert "I do not hold" in letter_on("NCCCO certification required")


@pytest.mark.parametrize(
    ("text", "subject"),
    [
        (": Health Care Hill University Health Care", "Health Care"),
        (": Psychology Hill University City , State Psychology", "Psychology"),
        (": Hill University Hill University", ""),
        (" in Psychology, Hill University", ""),
    ],
)
def test_the_subject_of_a_degree_may_stand_on_both_sides_of_its_school(text, subject):
    assert subject_between(text) == subject
