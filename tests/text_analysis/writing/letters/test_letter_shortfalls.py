"""What a letter admits because the match of resume and job misses it."""

import re

import pytest

from hireloom.domain.cover_letters.orders import Length, Opening, Tone
from hireloom.text_analysis.writing.clauses.first_person import first_person
from hireloom.text_analysis.writing.letters.degrees import subject_between
from tests.text_analysis.writing.sample_letters import ANN, letter

BAKER = "Ann Fresh\n\nExperience\n\nBaker, Cedar Mills, 2015 - 2018\n- Baked 400 loaves of bread each night.\n"


def letter_on(line):
    job = Opening("Crane Operator", "Acme", f"Requirements\n- {line}\n- Load ships by night.\n- Read load charts.\n")
    return letter(job, resume=BAKER, sender=ANN, length=Length.DETAILED)


@pytest.mark.parametrize("line", ["3+ years of crane operation preferred", "3+ years of relevant work or similar"])
def test_a_wish_and_an_unclear_demand_name_no_years_of_some_work(line):
    assert "crane operation experience" not in letter_on(line)


def test_years_elsewhere_are_years_of_no_work_with_a_name():
    assert "another" not in letter_on("2+ years of another shipping firm required")


def test_a_paper_that_the_job_demands_is_admitted():
    assert re.search(r"\bI [^.]*do not hold", letter_on("NCCCO certification required"))


@pytest.mark.parametrize(
    "line",
    [
        "NCCCO certification or a rigging card required",
        "Must meet DOT requirements and / or be CDL qualified as the assignment requires",
        "3+ years of crane operation experience or forklift experience required",
        "You must have at least 2 years of leadership experience in the restaurant, hospitality or retail industry",
    ],
)
def test_nothing_is_admitted_for_which_the_job_takes_something_else(line):
    text = letter_on(line)
    assert "not hold" not in text
    assert "not yet have" not in text
    assert "not worked in" not in text


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


PATH_OF_ACCOUNTS = (
    "Ann Fresh\n\nExperience\n\nAn Accountant the, Cedar Mills, 2012 - now\n- Provided guidance to the whole office.\n"
    "- Reconciled the accounts of three halls.\n\nBookkeeper, Fenwick Toys, 2008 - 2011\n- Knew all about it.\n\n"
    "Education\nHill University 2007 Master of Science : Accounting City , State\n"
)
BOOKS = "Requirements\n- 3+ years of cost accounting experience required\n- Bachelor's degree\n- General ledger\n"


def test_roles_of_the_field_and_a_degree_behind_its_school_are_told_without_a_deed_that_says_nothing():
    text = letter(Opening("Senior Accountant", "Acme", BOOKS), resume=PATH_OF_ACCOUNTS, sender=ANN)
    assert "an accountant at Cedar Mills since 2012" in text
    assert "I have reconciled the accounts of three halls." in text
    assert "I also worked as a bookkeeper at Fenwick Toys from 2008 to 2011." in text
    assert "a Master of Science in Accounting" in text
    assert "guidance" not in text


def test_the_letter_asks_only_in_words_of_the_advert():
    resume = f"{BAKER}\nSkills\nRequests for Information, Primavera P6, project scheduling, submittals\n"
    lines = "Requirements\n- Primavera P6\n- Project scheduling\n- RFI and submittals\n"
    job = Opening("Project Manager", "Acme", lines)
    text = letter(job, resume=resume, sender=ANN, length=Length.DETAILED)
    assert "Primavera" in text
    assert "roject scheduling" not in text  # which no deed shows
    assert "Requests for Information" not in text


@pytest.mark.parametrize("tone", Tone)
def test_work_that_goes_on_is_no_preparation_for_a_step_down(tone):
    resume = "Ann Fresh\n\nExperience\n\nWarehouse Lead, Cedar Mills, 2015 - now\n- Counted the stock of 3 halls.\n"
    text = letter(Opening("Warehouse Processor", "Acme"), resume=resume, sender=ANN, tone=tone)
    assert "since 2015" in text.lower()
    assert "prepared me" not in text


@pytest.mark.parametrize(
    "line",
    [
        "Promoted the care of the patients by accurately",
        "Instituted a new system which allowed students",
        "Created and implemented a developmentally curriculum",
        "Managed a several range of clients in the halls",
    ],
)
def test_a_line_that_is_cut_off_or_lacks_a_word_is_not_told(line):
    assert first_person(line, is_current=False) != f"I {line[0].lower()}{line[1:]}"
