import re

import pytest

from hireloom.domain.cover_letters.orders import Opening
from hireloom.domain.documents import Document
from hireloom.testing.measure import NOW
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.clauses.sound_clauses import is_sound
from hireloom.text_analysis.writing.letters.asked import proved_needs
from hireloom.text_analysis.writing.letters.deeds import match_of
from tests.text_analysis.writing.sample_letters import letter

pytestmark = pytest.mark.spec("COVER-10")


@pytest.mark.parametrize(
    ("clause", "line"),
    [
        ("I repaired the pumps of two halls", "Repaired the pumps of two halls."),
        ("I led a team of six clerks", "Led team of six clerks."),
        ("I managed the preparation of the reports", "Managed preparation of the reports."),
        ("I counted the stock of the store", "Counted the stock of store."),
        ("I have taken part in the weekly counts", "Took part in the weekly counts."),
        ("I planned shifts and trained new clerks", "Planned shifts and trained new clerks while the hall was open."),
        ("I sold 16 machines a month", "Sold 16 machines a month, top of 14 clerks."),
        ("I was named Clerk of the Year", "Named Clerk of the Year."),
        ("I performed conformance testing of the parts", "Performed conformance testing of the parts."),
    ],
)
def test_a_clause_whose_grammar_the_line_confirms_is_sound(clause, line):
    assert is_sound(clause, line)


@pytest.mark.parametrize(
    ("clause", "line"),
    [
        ("I pulled a wire through the halls", "Pulled wire through the halls."),  # whether one or many, nobody knows
        ("I was responsible for an inspection", "Responsible for inspection, testing and maintenance."),
        ("I entered work order request", "Entered work order request to building services."),
        ("I monitored kitchen area and staff of nine", "Monitored kitchen area and staff of nine."),
        ("I counted kitchen's stock", "Counted kitchen's stock."),
        ("I supervised 7-Employees", "Supervised 7-Employees."),
        ("I rated 37 clerks on their ability", "Rated 37 clerks on their ability to count."),
        ("I confirmed accuracy before passing", "Confirmed accuracy before passing along to engineers."),
        ("I confirmed accuracy", "Confirmed accuracy before passing along to engineers."),
        ("I answered calls in a complex", "Answered calls in a complex, fast-paced office."),
        ("I created new customer facing", "Created new customer facing reports."),
        ("I worked with agencies and sports", "Worked with agencies and Sports Marketing firms."),
        ("I handled visas for work in the U", "Handled visas for work in the U.S."),
        ("I handled inquiries focusing", "Handled inquiries focusing on bills."),
        ("I maintained a Weekly report", "Maintained a Weekly report."),
        ("I market liaison for the hall", "Market liaison for the hall."),
        ("I helped customers with shoes,coats and bags", "Helped customers with shoes,coats and bags."),
    ],
)
def test_a_clause_of_uncertain_grammar_is_not_sound(clause, line):
    assert not is_sound(clause, line)


RESUME = (
    "Ann Fresh\n\nExperience\n\nPackage Handler, Cedar Mills, 2015 - 2018\n"
    "- Operated powered pallet jacks and forklifts.\n- Loaded 40 trucks a day.\n"
)
SORTER = Opening("Warehouse Sorter", "Acme", "Requirements\n- Forklift operation\n- Punctuality\n- Order picking\n")


def test_a_need_of_the_job_stands_before_the_deed_that_meets_it():
    text = letter(SORTER, resume=RESUME)
    assert re.search(
        r"asks? for forklift operation, and in that job I operated powered pallet jacks and forklifts", text
    )
    assert "forklift operation" not in letter(SORTER, resume=RESUME.replace("forklifts", "scales"))


def test_only_what_the_match_finds_is_a_need_that_is_met():
    rows = match_of(Document(RESUME), SORTER.advert, load_lexicon(), NOW)
    assert set(proved_needs(rows, load_lexicon()).values()) == {"forklift operation"}


def test_a_duty_of_the_job_stands_before_the_deed_that_does_it():
    job = Opening("Store Manager", "Acme", "What you will do\n- Train staff at the counter\n- Count the tills\n")
    resume = "Ann Fresh\n\nExperience\n\nStore Manager, Cedar, 2015 - 2018\n- {} the staff of two counters.\n"
    asks = r"asks? for somebody to train staff at the counter, and in that job I trained the staff of two counters"
    assert re.search(asks, letter(job, resume=resume.format("Trained")))
    assert "somebody to" not in letter(job, resume=resume.format("Paid"))


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("Remove trays and stack dishes for return.", "I removed trays and stack dishes for return"),
        ("Develop, administer and grade applicant tests.", "I developed, administer and grade applicant tests"),
    ],
)
def test_a_verb_that_keeps_its_tense_is_not_sound(line, clause):
    assert not is_sound(clause, line)


def test_an_infinitive_keeps_its_form():
    assert is_sound(
        "I planned staffing and trained clerks to develop and control sales",
        "Plan staffing and train clerks to develop and control sales.",
    )


@pytest.mark.parametrize(
    ("clause", "line", "fault"),
    [
        ("I responded and directed all calls", "Responded and directed all calls.", "a verb without its object"),
        ("I ran the yard , and the gate", "Ran the yard , and the gate.", "a stray blank"),
        ("I wrote to the yardAnswered calls", "Wrote to the yardAnswered calls.", "two lines in one"),
    ],
)
def test_a_clause_that_lost_a_word_is_not_sound(clause, line, fault):
    assert not is_sound(clause, line), fault


def test_an_article_is_sure_before_a_thing_that_somebody_made():
    assert is_sound("I built a price list program", "Built price list program.")
    assert not is_sound("I retained a proof of sale", "Retained proof of sale.")
