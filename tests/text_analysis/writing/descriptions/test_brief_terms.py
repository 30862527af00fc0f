"""Each keyword of a recruiter in the one place of a generated description where it belongs."""

import re

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.descriptions.job_descriptions import JobBrief, parts
from hireloom.text_analysis.writing.trades.usual_work import load_fields


def description(title, kind="Full-time", location="Leeds", keywords=""):
    return parts(JobBrief(title, "Acme", kind, location, keywords).checked(), load_fields(), load_lexicon()).text


def lists(text):
    """The lines under each heading."""
    blocks = (block.split("\n") for block in text.split("\n\n"))
    return {heading: [line.removeprefix("- ") for line in lines] for heading, *lines in blocks}


@pytest.mark.parametrize(
    ("title", "keywords", "tool"),
    [
        ("Litigation Paralegal", "discovery, Relativity", "Relativity"),
        ("Construction Superintendent", "punch list, Procore", "Procore"),
        ("Graphic Designer", "Adobe Creative Suite, packaging", "Adobe Creative Suite"),
        ("Optician", "frames, Eyefinity", "Eyefinity"),
    ],
)
def test_a_program_that_the_recruiter_names_is_used_or_asked_for_and_not_only_listed(title, keywords, tool):
    named = lists(description(title, keywords=keywords))
    assert any(tool in line for line in named["Responsibilities"] + named["Requirements"])
    assert tool not in named["Skills"]


def test_skills_in_a_subject_are_listed_and_are_no_experience():
    named = lists(
        description("Truck Driver", keywords="computer skills, good communication skills, strong math skills")
    )
    assert {"Computer skills", "Communication", "Math skills"} <= {*named["Skills"]}
    assert not any("computer" in line for line in named["Requirements"])


def test_a_paper_by_another_name_is_asked_for_once():
    aide = lists(description("Certified Nursing Assistant", location="Chicago, IL", keywords="CNA, bathing"))
    assert [line for line in aide["Requirements"] if "CNA" in line or "ursing assistant cert" in line] == [
        "Nursing assistant certification in Illinois"
    ]
    driver = lists(description("Truck Driver", keywords="Commercial Drivers’ License, flatbed"))
    assert [line for line in driver["Requirements"] if "CDL" in line or "ommercial driver" in line] == [
        "Commercial driver's license (CDL)"
    ]


def test_no_line_says_a_keyword_that_another_has_said():
    named = lists(description("Sommelier", keywords="wine list, pairings, staff training"))
    lines = named["Responsibilities"] + named["Requirements"]
    assert len([line for line in lines if re.search("wines?", line) and "list" in line]) == 1
    assert [line for line in lines if "pairings" in line.lower()]


def test_keywords_of_one_task_share_it():
    duties = lists(description("Welder", keywords="MIG, TIG, stick"))["Responsibilities"]
    assert [line for line in duties if "MIG, TIG and stick" in line]


@pytest.mark.parametrize(
    ("title", "kind", "says"),
    [
        ("ICU Nurse", "Full-time, nights", "Schedule: nights"),
        ("Forklift Operator (2nd shift)", "Full-time", "Schedule: 2nd shift"),
        ("Administrative Assistant", "Part-time, temporary to possible hire", "Temporary to possible hire"),
        ("Math Teacher", "Full-time, school year", "Schedule: school year"),
    ],
)
def test_what_the_recruiter_says_about_hours_and_terms_is_offered(title, kind, says):
    assert says in lists(description(title, kind=kind))["What We Offer"]


def test_a_license_is_that_of_the_state_in_which_somebody_works():
    needs = lists(description("Registered Nurse", location="Toledo, OH"))["Requirements"]
    assert [line for line in needs if "license in Ohio" in line]
    assert not [line for line in lists(description("Registered Nurse"))["Requirements"] if "Ohio" in line]


def test_the_class_of_a_commercial_license_and_its_endorsement_are_asked_for():
    needs = lists(description("School Bus Driver", keywords="CDL B, passenger endorsement"))["Requirements"]
    assert "Commercial driver's license, class B (CDL)" in needs
    assert "Passenger endorsement" in needs
    assert [line for line in needs if "Commercial" in line] == ["Commercial driver's license, class B (CDL)"]


@pytest.mark.parametrize(
    ("title", "does", "leaves"),
    [
        ("School Bus Driver", "bus", "freight"),
        ("Police Dispatcher", "calls", "carriers"),
        ("Phlebotomist", "specimens", "treatment within your license"),
        ("Director of Engineering", "engineering managers", "account"),
        ("Regional Sales Director", "sales managers", "partnerships"),
        ("UX Researcher", "recruit participants", "wireframes"),
    ],
)
def test_titles_with_a_word_in_common_have_work_of_their_own(title, does, leaves):
    text = description(title)
    assert does in text
    assert leaves not in text


def test_of_many_keywords_the_first_are_required_and_the_others_listed():
    first = "kiln racks, glaze tanks, gypsum molds, saggar shelves"
    named = lists(description("Welder", keywords=f"{first}, slip tables, clay presses"))
    assert "Experience with kiln racks, glaze tanks, gypsum molds and saggar shelves" in named["Requirements"]
    assert {"Slip tables", "Clay presses"} <= set(named["Skills"])
