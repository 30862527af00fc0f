"""Lines that ask for nothing that a person can have are not requirements."""

import pytest

from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.language.lexicon_files import load_lexicon

JOB = "Line Cook\n\nYour tasks\n- Grill meat and fish\n\nRequirements\n- {}\n- Knife skills\n- Food safety\n"


def quoted(line: str) -> bool:
    return line in [
        requirement.requirement.source for requirement in job_requirements(JOB.format(line), load_lexicon()).asked
    ]


@pytest.mark.parametrize(
    "line",
    [
        "Desire to work",
        "Motivating desire for excellence",
        "Variety of industry resources",
        "Education/Skills",
        "Licenses, Registrations",
        "Related work as required",
        "The cook will report to the head chef",
        "0 to 6 months",
        "Four year college degree can replace experience",
        "Paperwork",
        "Computer",
        "$1 - $100k",
        "Experience in one or more of the following areas:",
        "This $2 billion company is growing rapidly and they are looking",
        "You're looking for a place with good food",
        "Verbal and written",
        "Wide range of experience",
        "Additional info",
        "If yes to both, READ ON!",
        "We look for 4 critical attributes each cook must possess",
        "Once working with the Salt Cellar",
        "A successful Salt Cellar candidate will have: ",
        "Willing to make exceptions for the right candidate",
        "Here is what we are looking for in a top candidate",
        "Maintain licensure or certification without lapse",
        "Maintains all relevant certificates for this kitchen",
    ],
)
def test_a_vague_line_is_no_requirement(line: str) -> None:
    rows = [requirement.requirement for requirement in job_requirements(JOB.format(line), load_lexicon()).asked]
    assert not [
        requirement for requirement in rows if requirement.source == line and requirement.kind in ("duty", "experience")
    ]


def test_a_shouted_heading_is_no_tool() -> None:
    assert not quoted("SKILLS")


@pytest.mark.parametrize("line", ["Minimum of six months of experience", "Plating of cold dishes"])
def test_a_line_that_says_something_is_one(line: str) -> None:
    assert quoted(line)


@pytest.mark.parametrize(
    "line", ["Source and interview candidates", "Maintain the scales and their certification programs"]
)
def test_work_with_candidates_and_certificates_is_asked_for(line: str) -> None:
    assert quoted(line)


def test_a_certificate_that_an_earlier_line_asks_for_is_no_duty() -> None:
    job = "Ward Nurse\n\nRequirements\n- ACLS certification\n- Patient care\n- ACLS provider as required by policy\n"
    rows = [requirement.requirement for requirement in job_requirements(job, load_lexicon()).asked]
    assert [row.kind for row in rows if "ACLS" in row.source] == ["certificate"]


def test_a_span_of_years_alone_is_no_duty() -> None:
    job = JOB.format("Care").replace("- Grill", "- 3 yrs\n- Grill")
    assert "3 yrs" not in [need.requirement.label for need in job_requirements(job, load_lexicon()).asked]
