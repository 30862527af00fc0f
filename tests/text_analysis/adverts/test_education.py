"""Levels of education that an advert asks for."""

import pytest

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Kind, State
from hireloom.testing.measure import NOW
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon_files import load_lexicon


def labels(job: str, kind: Kind) -> set[str]:
    needs = [need.requirement for need in job_requirements(job, load_lexicon()).asked]
    return {need.label for need in needs if need.kind is kind}


@pytest.mark.parametrize(
    ("line", "level"),
    [
        ("A two (2) year college degree", "Associate degree"),
        ("2 or 4 year college degree", "Associate degree"),
        ("Graduate of an accredited school of nursing", "Accredited school of nursing"),
        ("Graduation from an approved physical therapy program required", "Approved physical therapy program"),
        ("Nursing degree or diploma", "Nursing degree or diploma"),
        ("Possess a nursing degree", "Nursing degree"),
        ("Bachelor of Science in Nursing degree", "Bachelor's degree"),
        ("Masters preferred", "Master's degree"),
        ("Must have a high school education", "High school diploma"),
        ("Degree from an accredited physical therapy program", "Bachelor's degree"),
        ("Degree required", "Bachelor's degree"),
        ("Masters’ degree in chemistry", "Master's degree"),
        ("Must have a degree", "Bachelor's degree"),
        ("High school degree required", "High school diploma"),
    ],
)
def test_a_degree_is_known_by_its_years_and_by_its_program(line: str, level: str) -> None:
    assert labels(f"Therapist\nRequirements\n- {line}\n- Gait training\n", Kind.EDUCATION) == {level}


def test_what_stands_behind_the_subjects_of_a_degree_is_asked_for_too() -> None:
    job = "Accountant\nRequirements\n- Bachelor's degree in accounting or related field, CPA a plus\n- Audits\n"
    assert "CPA" in labels(job, Kind.CERTIFICATE)


def test_a_school_of_a_trade_is_shown_by_a_degree_in_it() -> None:
    job = "Nurse\nRequirements\n- Graduate of an accredited school of nursing\n- Wound care\n- Triage\n"
    for studies, state in (
        ("Associate Degree in Nursing, 2014", State.MET),
        ("Hill School of Nursing 2012 Diploma : Nursing", State.MET),
        ("BA: Fashion, 2014", State.PARTLY),
    ):
        resume = f"Ann Fresh\n\nExperience\nNurse, Hill House, 2015 - 2020\n\nEducation\n{studies}\n"
        rows = find(Document(resume), job, load_lexicon(), now=NOW).findings
        assert next(row.state for row in rows if row.requirement.kind is Kind.EDUCATION) is state


@pytest.mark.parametrize("line", ["A 2-year technical degree preferred", "A two (2) year college degree"])
def test_years_of_study_are_no_years_of_experience(line: str) -> None:
    rows = labels(f"Maintenance Supervisor\nRequirements\n- {line}\n- Welding\n", Kind.EXPERIENCE)
    assert not [label for label in rows if "year" in label]
    assert labels(f"Maintenance Supervisor\nRequirements\n- {line}\n- Welding\n", Kind.EDUCATION)


def test_a_level_expressly_required_is_not_met_by_a_lower_one() -> None:
    job = "Nurse\nRequirements\n- Graduate of an accredited school of nursing\n- {}\n- Wound care\n"
    assert labels(job.format("BSN required"), Kind.EDUCATION) == {"Bachelor's degree"}
    assert "Accredited school of nursing" in labels(job.format("BSN preferred"), Kind.EDUCATION)
    instead = "High school diploma\n- A college degree may replace the experience required\n"
    assert labels(job.format(instead), Kind.EDUCATION) == {"High school diploma"}


@pytest.mark.parametrize("line", ["Master of operating systems and networks", "No degree required"])
def test_mastery_is_no_degree(line: str) -> None:
    assert not labels(f"Administrator\nRequirements\n- {line}\n- Linux\n- Backups\n", Kind.EDUCATION)


def test_a_preference_speaks_of_what_follows_it() -> None:
    job = "Analyst\nRequirements\n- Two years of hospital experience preferably one of them in home care\n- Excel\n"
    years = [need.requirement for need in job_requirements(job, load_lexicon()).asked if need.years]
    assert [need.must for need in years] == [True]


def test_a_license_that_a_sentence_requires_is_asked_for() -> None:
    job = (
        "Account Representative\n\nHalden Mutual sells insurance to small firms. A Life and Health Insurance License is"
        " required, but can be attained during the first weeks. Learn more about us on our pages.\n"
    )
    assert any("icense" in label for label in labels(job, Kind.CERTIFICATE))
