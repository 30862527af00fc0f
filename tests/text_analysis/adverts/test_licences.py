"""Licences in words of an advert's own: what they are for, and what of a resume shows them."""

import pytest

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Finding, Kind, State
from hireloom.testing.measure import NOW
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon_files import load_lexicon

JOB = "Clinic Therapist\n\nRequirements\n- {}\n- Planning exercises for patients\n- Writing reports to physicians\n"


@pytest.mark.parametrize(
    ("line", "terms"),
    [
        ("Licensed as a beekeeper by the State Board of Texas", ("beekeeper",)),
        ("Current and unrestricted speech therapy license", ("speech", "therapy")),
        ("License to practice as a dental hygienist in the State of Ohio", ("dental", "hygienist")),
        ("Certified in phlebotomy preferred", ("phlebotomy",)),
        ("Current license to practice pharmacy in good standing", ("pharmacy",)),
        ("Currently licensed to practice by the Texas State Board of Podiatry", ("podiatry",)),
        ("Professional certification preferred", None),
        ("Valid harbor pilot license as a condition of employment", ("harbor", "pilot")),
        ("Must maintain the status of all required licenses", None),
        ("Obtaining a certificate of occupancy for two houses", None),
        ("Must be licensed in Massachusetts", None),
        ("Planning exercises within the scope of the case manager's license", None),
    ],
)
def test_what_a_licence_is_for(line: str, terms: tuple[str, ...] | None) -> None:
    rows = job_requirements(JOB.format(line), load_lexicon()).asked
    licences = [need.terms for need in rows if need.requirement.kind is Kind.CERTIFICATE]
    assert licences == ([terms] if terms else [])


@pytest.mark.parametrize(
    ("line", "labels"),
    [
        ("Must have a current, valid RN state license and CPR certification", {"RN license", "CPR certification"}),
        ("Valid beekeeping license and CPR certification", {"Beekeeping license", "CPR certification"}),
    ],
)
def test_two_papers_of_one_line_are_two_requirements(line: str, labels: set[str]) -> None:
    rows = job_requirements(JOB.format(line), load_lexicon()).asked
    assert {row.requirement.label for row in rows if row.requirement.kind is Kind.CERTIFICATE} == labels


def test_the_label_of_a_licence_does_not_say_to_hold_it() -> None:
    rows = job_requirements(JOB.format("Must hold an active phlebotomy license"), load_lexicon()).asked
    (label,) = (need.requirement.label for need in rows if need.requirement.kind is Kind.CERTIFICATE)
    assert label == "Phlebotomy license"


def _licence(resume_line: str, line: str = "Licensed as a speech therapist by the state") -> Finding:
    resume = f"Ann Fresh\n\nExperience\n{resume_line}\n- Planned exercises for forty patients.\n"
    job = JOB.format(line)
    rows = find(Document(resume), job, load_lexicon(), now=NOW).findings
    return next(row for row in rows if row.requirement.kind is Kind.CERTIFICATE)


@pytest.mark.parametrize(
    ("resume_line", "state"),
    [
        ("Clinician, Hill House, 2018 - 2023\n- Holds a state license in speech therapy.", State.MET),
        ("Speech Therapist, Hill House, 2018 - 2023", State.PARTLY),
        ("Registered Speech Therapist, Hill House, 2018 - 2023", State.PARTLY),
        ("Clinician, Hill House, 2018 - 2023\n- In good standing with two boards of speech therapy.", State.MET),
        ("Clinician, Hill House, 2018 - 2023\n- Worked with licensed staff on support of patients.", State.MISSING),
    ],
)
def test_a_licence_is_shown_by_its_name_and_in_part_by_the_title(resume_line: str, state: State) -> None:
    assert _licence(resume_line).state is state


@pytest.mark.parametrize(
    ("resume_line", "state"),
    [
        (
            "Clinician, Hill House, 2018 - 2023\n- Registered Nurse in the State of Ohio, License number 64579",
            State.MET,
        ),
        ("Registered Nurse, Hill House, 2018 - 2023", State.PARTLY),
        ("Licensed Practical Nurse, Hill House, 2018 - 2023", State.MISSING),
    ],
)
def test_a_licence_known_by_name_is_shown_by_its_holder(resume_line: str, state: State) -> None:
    assert _licence(resume_line, "Current RN license required").state is state


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Licensed as a Physical Therapy Assistant", "Physical Therapy Assistant license"),
        ("Certified as a phlebotomist", "phlebotomist certification"),
        ("PMP2 certification will improve candidacy", "PMP2 certification"),
        ("Must meet these demands in addition to have a boiler certification", "Boiler certification"),
    ],
)
def test_a_licence_is_named_as_a_thing_to_have(line: str, name: str) -> None:
    rows = job_requirements(JOB.format(line), load_lexicon()).asked
    labels = [need.requirement.label.casefold() for need in rows if need.requirement.kind is Kind.CERTIFICATE]
    assert labels == [name.casefold()]


def test_work_with_the_papers_of_others_is_no_licence() -> None:
    rows = job_requirements(JOB.format("Previous experience processing credentials"), load_lexicon()).asked
    assert not [need for need in rows if need.requirement.kind is Kind.CERTIFICATE]
