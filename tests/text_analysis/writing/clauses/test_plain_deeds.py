"""What an interview may say about a resume: whole deeds, whole duties and plain names, and nothing else."""

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.clauses.plain_deeds import (
    is_employer,
    is_plain_duty,
    is_title,
    names,
    single_title,
)
from hireloom.text_analysis.writing.clauses.readable_clauses import is_worth_telling


@pytest.mark.parametrize(
    ("title_line", "title"),
    [
        ("Sales Associate/Brand Ambassador", "Sales Associate"),
        ("Accountant II", "Accountant"),
        ("Ferry Pilot", "Ferry Pilot"),
    ],
)
def test_one_of_several_titles_is_told_without_its_grade(title_line, title):
    assert single_title(title_line) == title


@pytest.mark.parametrize("duty", ["repair the lifts of our hotels", "prepare reports for the board"])
def test_a_whole_duty_is_asked_about(duty):
    assert is_plain_duty(duty, f"{duty.capitalize()}.")


@pytest.mark.parametrize("duty", ["support the design of parts for low", "run"])
def test_half_a_duty_is_not(duty):
    assert not is_plain_duty(duty, duty)


def test_names_of_employers_and_titles_are_plain():
    assert is_employer("Salt Cellar")
    assert not any(map(is_employer, ["", "for October in North East", "June 2014 Cedar Mills", "at Alba"]))
    assert is_title("Night Porter")
    assert not any(map(is_title, ["Clerk I Ward Clerk", "Cook/Server"]))


def test_a_method_is_told_only_of_a_deed_that_names_it():
    [mention] = load_lexicon().skills_in("Project management")
    skill = mention.skill
    assert names("Managed three projects at the harbor", skill)
    assert not names("Resolved part and assembly discrepancies", skill)


@pytest.mark.parametrize(
    "clause",
    [
        "I required knowledge of orchids and an ability",
        "I watered seedlings and other duties relating",
        "I maintain full responsibility for showing initiative",
    ],
)
def test_a_clause_that_breaks_off_or_says_nothing_is_not_told(clause):
    assert not is_worth_telling(clause)
    assert is_worth_telling("I potted twelve trays of orchids before noon")
