"""The subject of a degree: what the job names, and whether the studies of a resume are of it."""

import pytest

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import State
from hireloom.testing.measure import NOW
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.evidence.degree_subjects import asked_subject, is_of_subject
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon_files import load_lexicon


@pytest.mark.parametrize(
    ("source", "subject"),
    [
        (
            "Bachelor's degree in Accounting, Finance or a related field required",
            "Accounting, Finance or a related field",
        ),
        ("Bachelor of Science in Nursing from an accredited school", "Nursing"),
        ("BS or MS in Computer Science or equivalent work experience", "Computer Science"),
        ("Bachelor's degree from an accredited college in the human services field", "the human services field"),
        ("Bachelor's degree (or foreign equivalent) in engineering, at least two years of work", "engineering"),
        ("Electrical engineering degree", "Electrical engineering"),
        ("Degree from an accredited Physical Therapy Program", "Physical Therapy"),
        ("Degree from an accredited college or university program", ""),
        ("Bachelor's degree in business or an equivalent combination of studies and work", "business"),
        ("Bachelor's degree (GPA of 3)", ""),
        ("A bachelor's degree and five years in sales", ""),
        ("High school diploma or equivalent", ""),
    ],
)
def test_the_subject_is_what_the_job_names(source: str, subject: str) -> None:
    assert asked_subject(source) == subject


@pytest.mark.parametrize(
    ("subject", "studies", "is_of_it"),
    [
        ("Accounting or a related field", "BBA: Accountancy, 2014", True),
        ("Computer Science or a related field", "BSc Computer Information Systems", True),
        ("nursing", "Mercy School of Nursing", True),
        ("Nursing", "BSN, Harbor College", True),
        ("civil/structural engineering", "BSc Industrial Engineering", False),
        ("Pharmacy", "BSc Health Administration", False),
        ("any field", "BA History", True),
        ("Pharmacy", "Doctor of Pharmacy Baylor University", True),
        ("Business", "Master of Business Administration Harvard University", True),
    ],
)
def test_studies_are_of_a_subject_if_they_name_it(subject: str, studies: str, is_of_it: bool) -> None:
    assert is_of_subject(subject, [studies]) is is_of_it


@pytest.mark.parametrize(("studied", "state"), [("Accountancy", State.MET), ("Fashion Design", State.PARTLY)])
def test_a_degree_in_another_subject_is_part_of_it(studied: str, state: State) -> None:
    job = (
        "Accountant\n\nRequirements\n- Bachelor's degree in accounting\n- Preparing monthly closings of the ledger\n"
        "- Reconciling bank accounts\n- Preparing the tax returns of clients\n"
    )
    resume = (
        "Experience\nAccountant, Crumb and Co, 2018 - 2023\n- Reconciled bank accounts each month.\n\n"
        f"Education\nBachelor of Science: {studied}, 2017, Harbor College\n"
    )
    rows = find(Document(resume), job, load_lexicon(), now=NOW).findings
    degree = next(finding for finding in rows if finding.requirement.label == "Bachelor's degree")
    assert degree.state is state
    assert ("another subject" in degree.note) is (state is State.PARTLY)


@pytest.mark.parametrize(
    "degree", ["Bachelor's degree in marketing", "Educated to degree level (marketing or sales)", "B.A. in marketing"]
)
def test_the_subject_of_a_degree_is_no_skill(degree: str) -> None:
    job = f"Office Clerk\n\nRequirements\n- {degree}\n- Reconciling bank accounts\n- Monthly closings of the ledger\n"
    labels = [need.requirement.label for need in job_requirements(job, load_lexicon()).asked]
    assert "Bachelor's degree" in labels
    assert "Marketing" not in labels


def test_work_at_a_school_is_no_study() -> None:
    counselor = "Bachelor of Science: Foundations in Counseling, Samford University"
    assert not is_of_subject("nursing", ["School Nursing", counselor])
    assert is_of_subject("nursing", ["School Nursing", "Associate of Science: Nursing"])
