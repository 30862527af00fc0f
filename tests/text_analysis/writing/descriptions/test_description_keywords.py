"""Keywords in generated job descriptions: how they are spelled, and which work a title means by them."""

import re

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.descriptions.job_descriptions import JobBrief, parts
from hireloom.text_analysis.writing.trades.usual_work import load_fields


def description(title, keywords=""):
    return parts(JobBrief(title, "Acme", "Full-time", "Leeds", keywords).checked(), load_fields(), load_lexicon()).text


@pytest.mark.parametrize(
    ("keyword", "phrase"),
    [
        ("Infection control principles", "Experience with infection control principles"),
        ("Negotiation skills", "Negotiation"),
        ("Test Automation experience", "Experience with test automation"),
        ("Customer experience", "customer experience"),
        (".NET", " .NET"),
        ("Measuring instruments", "measuring instruments"),
    ],
)
def test_a_keyword_reads_as_it_would_inside_a_sentence(keyword, phrase):
    text = description("Solvent Specialist", keywords=keyword)
    assert phrase in text
    assert not re.search(r"\w (?:skills|experience)$", text.replace("customer experience", ""), re.M)


@pytest.mark.parametrize(
    ("title", "keywords", "duty"),
    [
        ("Shift Supervisor", "Machine operation", "Monitor output, scrap and downtime and act on problems"),
        ("Shift Supervisor", "Point of sale systems, Merchandising", "Open and close the store"),
        ("Shift Supervisor", "", "Open and close the store"),
        ("Shift Lead", "Food safety, Barista", "Assign stations"),
        ("Associate", "Retail sales", "Ring up sales"),
        ("Nurse Manager - ICU", "", "lead a nursing unit"),
        ("Principal", "", "Visit classrooms"),
        ("Assistant Principal", "", "Act for the principal"),
        ("Litigation Associate", "", "Draft and review agreements, filings"),
        ("Pest Control Tech", "", "pest"),
        ("LPN or RN", "", "Assess patients"),
    ],
)
def test_the_keywords_decide_what_a_title_of_several_fields_means(title, keywords, duty):
    duties = description(title, keywords=keywords).split("Requirements")[0]
    assert duty in duties
    assert "Manage ventilators" not in duties


def test_a_title_in_capitals_is_not_shouted():
    text = description("HUMAN RESOURCES MANAGER")
    assert "Human Resources Manager" in text
    assert "HUMAN" not in text


@pytest.mark.parametrize(
    "keyword",
    [
        "Orchard Supervisor provides friendly tours",
        "worked under a harvest bonus plan",
        "begin today picking pears",
        "pressing and and bottling",
        "Process",
        "provide support",
    ],
)
def test_a_keyword_that_is_no_whole_noun_or_task_stands_in_no_sentence(keyword):
    plain = description("Cider Press Operator")
    assert description("Cider Press Operator", keywords=keyword) == plain


@pytest.mark.parametrize(
    ("title", "keyword", "line"),
    [
        ("Cider Press Operator", "carry crates", "- Carry crates"),
        ("Cider Press Operator", "Background Checks", "Able to pass a background check"),
        ("Cider Press Operator", "work well with pickers", "- Teamwork"),
        ("Cider Press Operator", "communicate clearly", "- Communication"),
        ("Cider Press Operator", "2+ years as a cellar hand cleaning sticky", "- 2+ years as a cellar hand"),
        ("Office Manager", "store management", "- Store management"),
        ("Cider Press Operator", "able to work weekends", "- Available for weekends"),
    ],
)
def test_a_keyword_stands_where_its_kind_belongs(title, keyword, line):
    text = description(title, keywords=keyword)
    assert line in text
    assert "Experience with store" not in text


@pytest.mark.parametrize(
    ("title", "keywords", "once"),
    [
        ("Registered Nurse", "RN license", "license"),
        ("Registered Nurse", "CPR", "life support"),
        ("Registered Nurse", "BLS or ACLS", "ACLS"),
        ("Dietary Aide", "tray line", "experience"),
    ],
)
def test_a_license_or_experience_is_asked_for_once(title, keywords, once):
    needs = description(title, keywords=keywords).split("Requirements\n")[1].split("\n\n")[0]
    assert len([line for line in needs.splitlines() if once in line.lower() or once in line]) == 1
    assert "with BLS" not in needs


def test_a_license_heads_what_is_asked_for():
    needs = description("Tailor", keywords="Drone license").split("Requirements\n")[1].splitlines()
    assert needs[0] == "- Drone license"


def test_the_years_of_somebody_who_leads_are_those_in_the_field():
    assert "Several years in restaurants or hospitality, including leading people" in description(
        "Housekeeping Supervisor"
    )


def test_tax_makes_nobody_in_finance_prepare_returns():
    brief = JobBrief("Financial Analyst", "Acme", "Full-time", "Leeds", "tax, budgeting")
    assert "tax returns" not in " ".join(parts(brief, load_fields(), load_lexicon()).duties)
    brief = JobBrief("Accountant", "Acme", "Full-time", "Leeds", "tax returns")
    assert "Prepare tax returns" in " ".join(parts(brief, load_fields(), load_lexicon()).duties)


def test_a_keyword_without_a_vowel_is_an_abbreviation():
    text = parts(
        JobBrief("Warehouse Supervisor", "Acme", "Full-time", "Leeds", "hrm, kaizen"), load_fields(), load_lexicon()
    ).text
    assert "HRM" in text
    assert "Hrm" not in text
