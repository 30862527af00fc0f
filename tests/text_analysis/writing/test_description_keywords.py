"""Keywords in generated job descriptions: how they are spelled, and which work a title means by them."""

import re

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.bank_files import load_fields
from hireloom.text_analysis.writing.job_descriptions import JobBrief, parts


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
        ("Shift Supervisor", "Machine operation", "Watch output, scrap and downtime and act on them"),
        ("Shift Supervisor", "Point of sale systems, Merchandising", "Open and close the store"),
        ("Shift Supervisor", "", "Open and close the store"),
        ("Shift Lead", "Food safety, Barista", "Assign stations"),
        ("Associate", "Retail sales", "Ring up sales"),
        ("Nurse Manager - ICU", "", "run a nursing unit"),
        ("Principal", "", "Visit classrooms"),
        ("Assistant Principal", "", "Stand in for the principal"),
        ("Litigation Associate", "", "Draft contracts, motions"),
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
