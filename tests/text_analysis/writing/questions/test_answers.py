"""Model answers: facts of the resume in whole sentences, each a different one, and gaps said plainly."""

import re
from itertools import pairwise

import pytest

from hireloom.domain.resume_match.analyses import Level
from hireloom.testing.measure import NOW
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.questions.answer_facts import content
from hireloom.text_analysis.writing.questions.interviews import interview
from hireloom.text_analysis.writing.questions.wording import are_akin
from hireloom.text_analysis.writing.trades.question_banks import load_bank

RESUME = (
    "Ann Fresh\n\nExperience\n\nBaker, Salt Cellar, 2018 - 2022\n- Baked 300 loaves of bread every night.\n"
    "- Trained four apprentices in bread baking.\n- Kept the records of two cold rooms.\n\n"
    "Stock Clerk, Cedar Mills, 2015 - 2018\n- Counted the stock of three halls every week.\n"
    "- Ordered flour for twelve shops.\n"
)
JOB = "Baker\n\nResponsibilities\n- Bake bread for our six shops\n- Train apprentices\n\nRequirements\n- Kubernetes\n"


def questions_at(level):
    return interview(RESUME, JOB, load_lexicon(), load_bank(), level, NOW)


@pytest.mark.parametrize("level", Level)
def test_an_answer_tells_facts_in_the_first_person(level):
    result = " ".join(question.answer for question in questions_at(level))
    assert "As a baker at Salt Cellar, I baked 300 loaves of bread every night." in result
    assert re.search(r"\bI (?:also )?(?:kept the records|trained four|counted|ordered)", result)
    assert "“Baked 300 loaves" not in result


@pytest.mark.parametrize("level", Level)
def test_no_answer_ends_like_the_one_before(level):
    ends = [re.split(r"(?<=[.!?])\s", question.answer)[-1] for question in questions_at(level)[:10]]
    assert sum(before == after for before, after in pairwise(ends)) <= 1


def test_a_question_speaks_of_a_deed_as_a_person_would():
    resume = RESUME.replace("- Kept the records", "- Supervised the staff of two shops every day.\n- Kept the records")
    texts = [line.text for level in Level for line in interview(resume, JOB, load_lexicon(), load_bank(), level, NOW)]
    assert any(re.match(r"As a (?:baker|stock clerk) at [A-Z]\w+ \w+, you [a-z]+ed ", text) for text in texts)
    assert not any("“" in text for text in texts)


@pytest.mark.parametrize("level", Level)
def test_a_missing_tool_is_admitted(level):
    [missing] = [question for question in questions_at(level) if question.topic == "Kubernetes"][:1]
    assert missing.gap
    assert re.search(r"not worked with Kubernetes|Kubernetes is not in my resume|not show Kubernetes", missing.answer)


def test_notes_on_the_matter_become_sentences_and_advice_is_left_out():
    assert content("Ask what they did and saw; then change code. Say what it cost.") == (
        "I would ask what they did and saw; then change code."
    )
    assert content("Touch on these: the plan of the query, missing or stale statistics.") == (
        "I would look at the plan of the query, missing or stale statistics."
    )
    assert content("It finds rows without reading the whole table.") == "It finds rows without reading the whole table."
    assert content("Name one of your own slips.") == ""


@pytest.mark.parametrize("level", Level)
def test_nobody_is_asked_to_start_as_something_that_takes_a_licence(level):
    job = JOB.replace("Baker\n", "Physician\n", 1)
    texts = [question.text for question in interview(RESUME, job, load_lexicon(), load_bank(), level, NOW)]
    assert not [text for text in texts if "as a Physician" in text]
    of_clerk = f"Ann Fresh\n\nExperience\n\n{RESUME[RESUME.index('Stock Clerk') :]}"
    lists = [interview(of_clerk, JOB, load_lexicon(), load_bank(), level, NOW) for level in Level]
    assert [line.text for questions in lists for line in questions if "as a Baker" in line.text]


def test_only_a_gain_is_asked_about_as_something_to_repeat():
    resume = RESUME.replace("Counted the stock of three halls every week", "Reduced the waste of flour by 20 percent")
    resume = resume.replace("Kept the records of two cold rooms", "Kept the records of 12 cold rooms every day")
    resume = resume.replace("- Ordered flour", "- Loaded the trucks of three drivers.\n- Ordered flour")
    texts = [line.text for line in interview(resume, JOB, load_lexicon(), load_bank(), Level.INTERMEDIATE, NOW)]
    [repeated] = [text for text in texts if "Could that be repeated here" in text]
    assert "reduced the waste of flour by 20 percent" in repeated


@pytest.mark.parametrize("level", Level)
def test_nobody_is_asked_for_the_language_of_the_resume(level):
    job = "Baker\n\nRequirements\n- English and Spanish\n- Bread baking\n"
    texts = [line.text for line in interview(RESUME, job, load_lexicon(), load_bank(), level, NOW)]
    assert not [text for text in texts if "English" in text]
    assert [text for text in texts if "Spanish" in text]


@pytest.mark.parametrize("level", Level)
def test_only_a_tool_of_the_same_field_comes_close_to_a_missing_one(level):
    [missing] = [question for question in questions_at(level) if question.topic == "Kubernetes"][:1]
    assert "As a " not in missing.answer


def test_a_thing_without_a_name_of_its_own_is_not_akin_to_a_system():
    saws, erp, sap = (load_lexicon().skills_in(name)[0].skill for name in ("power tools", "ERP", "SAP"))
    assert not are_akin(erp, saws)
    assert are_akin(erp, sap)


def test_a_program_of_every_office_comes_close_to_no_other():
    excel, sap = (load_lexicon().skills_in(name)[0].skill for name in ("Microsoft Excel", "SAP"))
    assert not are_akin(excel, sap)
