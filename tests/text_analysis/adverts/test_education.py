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
