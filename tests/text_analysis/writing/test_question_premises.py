"""Questions that begin with a fact of the resume, and what they must not claim."""

import re

import pytest

from hireloom.domain.resume_match.analyses import Level
from hireloom.testing.measure import NOW
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.bank_files import load_bank
from hireloom.text_analysis.writing.interviews import interview

CLERK = """Ann Fresh

Experience

Stock Clerk, Cedar Mills, 2015 - 2018
- Counted the inventory of three warehouse halls every week.
- Restocked the shelves of twelve bakery shops with flour and supplies.
- Greeted visitors from four countries at the loading dock.
"""
WAREHOUSE = """Warehouse Worker

Responsibilities
- Count the inventory and restock shelves
- Replenish supplies and check stock
- Load trailers

Requirements
- Reliable
"""
POSED = re.compile(r"^As a[n]? [^.?]+, you [^.?]+\. (?:Say|Now suppose) [a-z]")


def questions_at(level, resume, job):
    return interview(resume, job, load_lexicon(), load_bank(), level, NOW)


@pytest.mark.parametrize("level", Level)
def test_a_moment_of_the_work_begins_with_a_deed_of_that_work(level):
    posed = [line.text for line in questions_at(level, CLERK, WAREHOUSE) if POSED.match(line.text)]
    assert any("inventory" in text or "shelves" in text for text in posed)


@pytest.mark.parametrize("level", Level)
def test_no_answer_repeats_the_deed_with_which_its_question_begins(level):
    for line in questions_at(level, CLERK, WAREHOUSE):
        if premise := re.match(r"As an? .*?, you ([^.?]+)\.", line.text):
            assert premise[1] not in line.answer


@pytest.mark.parametrize("level", Level)
def test_no_two_questions_begin_with_the_same_deed(level):
    premises = [line.text.partition(".")[0] for line in questions_at(level, CLERK, WAREHOUSE) if " you " in line.text]
    posed = [premise for premise in premises if premise.startswith("As a")]
    assert len(posed) == len(set(posed))


@pytest.mark.parametrize("level", Level)
def test_whoever_comes_from_other_work_is_asked_with_a_deed_and_says_for_how_long(level):
    job = "Staff Accountant\n\nResponsibilities\n- Month-end close\n- Reconcile the ledger\n- Post journal entries\n"
    gaps = [line for line in questions_at(level, CLERK, job) if line.gap and line.text.startswith("As a stock clerk")]
    assert [line for line in gaps if line.answer.startswith("The main part of it.") and "three years" in line.answer]


@pytest.mark.parametrize("level", Level)
def test_nobody_without_the_license_is_asked_where_to_begin(level):
    job = "Registered Nurse\n\nResponsibilities\n- Patient assessment\n- Administer medications\n- Chart care\n"
    questions = questions_at(level, CLERK, job)
    assert [line for line in questions if "license" in line.text]
    assert not [line for line in questions if "new to you" in line.text or "where would you begin" in line.text]


@pytest.mark.parametrize("level", Level)
def test_a_letter_of_a_list_is_no_language(level):
    job = "Quality Lead\n\nRequirements\n- Inspection of class C parts\n- Option C of the plan\n- Audits\n- Records\n"
    assert not [line for line in questions_at(level, CLERK, job) if re.search(r"\bC\b", line.text)]


@pytest.mark.parametrize("level", Level)
def test_a_common_word_is_not_a_program_beside_the_one_that_is_missing(level):
    resume = CLERK.replace("Greeted visitors", "Maintained constant contact with carriers")
    job = "Marketing Specialist\n\nRequirements\n- Google Analytics\n- Campaigns\n- Newsletters\n"
    missing = [line for line in questions_at(level, resume, job) if "Google Analytics" in line.text]
    assert missing
    assert not [line for line in missing if "constant contact" in line.answer]
