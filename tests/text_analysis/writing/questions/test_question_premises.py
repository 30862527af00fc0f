"""Questions that begin with a fact of the resume, and what they must not claim."""

import re

import pytest

from hireloom.domain.resume_match.analyses import Level
from hireloom.testing.measure import NOW
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.questions.interviews import interview
from hireloom.text_analysis.writing.trades.question_banks import load_bank

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


ACCOUNTANT = "Staff Accountant\n\nResponsibilities\n- Month-end close\n- Reconcile the ledger\n- Post journal entries\n"


@pytest.mark.parametrize("level", Level)
def test_whoever_comes_from_other_work_is_asked_about_it_without_an_unrelated_deed(level):
    gaps = [line for line in questions_at(level, CLERK, ACCOUNTANT) if line.gap and "stock clerk" in line.text]
    assert [line for line in gaps if "I have not" in line.answer and "three years" in line.answer]
    assert not [line for line in gaps if re.search("inventory|shelves|visitors", line.text)]


def test_who_is_asked_how_much_would_be_new_names_the_parts():
    (line,) = (line for line in questions_at(Level.BEGINNER, CLERK, ACCOUNTANT) if "would be new" in line.text)
    assert line.answer.startswith("The books would be new to me. I have not")


@pytest.mark.parametrize("level", Level)
def test_what_a_question_takes_for_granted_stands_in_the_advert(level):
    duties = "- Braze copper tubes in the furnace\n- Inspect metal joints\n- Count the stock of spare parts\n"
    job = f"Metal Working Technician\n\nResponsibilities\n{duties}"
    texts = " ".join(line.text for line in questions_at(level, CLERK, job))
    assert not re.search(r"\b(?:weld|railing|shel(?:f|ves)|shopper)\b", texts)
    welding = " ".join(line.text for line in questions_at(level, CLERK, job.replace("Braze", "Weld")))
    assert level is Level.ADVANCED or re.search(r"\bweld", welding)


@pytest.mark.parametrize("level", Level)
def test_the_trade_of_the_lines_wins_where_only_an_uncertain_title_names_another(level):
    duties = "- Conduct internal audits of suppliers\n- Maintain compliance with FDA rules\n- Prepare audit reports\n"
    job = f"Quality Assurance Analyst II\n\nResponsibilities\n{duties}- Audit device history records\n"
    questions = questions_at(level, CLERK, job)
    assert "Testing" not in [line.topic for line in questions]
    assert "Rules and audits" in [line.topic for line in questions]


@pytest.mark.parametrize("level", Level)
def test_the_name_of_a_job_adds_nothing_to_its_title(level):
    job = "Driver Leader Level II\n\nResponsibilities\n- Dispatch drivers\n- Plan routes of trucks\n- Coach drivers\n"
    assert not [line for line in questions_at(level, CLERK, job) if "Delivery Driver" in line.text + line.answer]


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
