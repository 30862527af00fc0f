"""Work that nobody may do without a license: what shows it, and what a resume without it is worth."""

import pytest

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Finding, Kind, State
from hireloom.domain.resume_match.scores import score
from hireloom.testing.measure import NOW
from hireloom.text_analysis.adverts.requirements import job_requirements
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.evidence.row_weights import decisive_of, weights_of
from hireloom.text_analysis.language.lexicon_files import load_lexicon

LEXICON = load_lexicon()
DUTIES = (
    "\n- Assess patients and write care plans\n- Give medication and dress wounds\n- Teach patients and families\n"
    "- Document treatments in the chart\n"
)
JOB = "Registered Nurse\n\nRequirements\n- {}" + DUTIES
CAREER = (
    "Ann Fresh\n\nExperience\n{}, Hill House Hospital, 01/2016 - 06/2025\n- Assessed patients and wrote care plans with"
    " physicians.\n- Gave medication, dressed wounds and documented treatments in the chart.\n"
    "- Travel nurse to four hospitals.\n- Taught patients and families.\n"
)


def findings(resume: str, job: str) -> list[Finding]:
    return list(find(Document(resume), job, LEXICON, now=NOW).findings)


def percent(resume: str, job: str) -> int:
    return score(find(Document(resume), job, LEXICON, now=NOW)).percent


def of_kind(kind: Kind, resume: str, job: str) -> Finding:
    return next(finding for finding in findings(resume, job) if finding.requirement.kind is kind)


@pytest.mark.spec("ATS-03")
def test_a_practical_nurse_is_no_registered_nurse() -> None:
    job, lower, registered = (
        JOB.format("Current RN license"),
        CAREER.format("Licensed Practical Nurse"),
        "Registered Nurse",
    )
    assert of_kind(Kind.TITLE, lower, job).state is State.PARTLY
    assert of_kind(Kind.CERTIFICATE, lower, job).state is State.MISSING
    assert percent(lower, job) < 60 < 80 < percent(CAREER.format(registered), job)


def test_a_license_above_the_one_that_is_asked_for_is_enough() -> None:
    job = "Licensed Practical Nurse\n\nRequirements\n- Current LPN license" + DUTIES
    assert of_kind(Kind.TITLE, CAREER.format("Registered Nurse"), job).requirement.label == "Licensed Practical Nurse"
    assert of_kind(Kind.CERTIFICATE, CAREER.format("Registered Nurse"), job).state is State.PARTLY
    assert of_kind(Kind.CERTIFICATE, f"{CAREER.format('Nurse')}\nLicenses\nRN license, Ohio\n", job).state is State.MET


@pytest.mark.parametrize(
    ("line", "state"),
    [
        ("Licenses\nRegistered Nurse, State of Ohio, license 2012", State.MET),
        ("Licenses\nActive RN license", State.MET),
        ("Summary\nCared for patients under licensed registered nurse supervision.", State.MISSING),
        ("Summary\nLed registered nurses on three wards.", State.MISSING),
    ],
)
def test_a_license_is_shown_by_a_line_about_ones_own(line: str, state: State) -> None:
    resume = f"{CAREER.format('Medical Assistant').replace('Travel nurse to', 'Traveled to')}\n{line}\n"
    assert of_kind(Kind.CERTIFICATE, resume, JOB.format("Current RN license")).state is state


@pytest.mark.parametrize(
    ("title", "asks", "decisive"),
    [
        ("Case Manager", "Must have an RN license", "RN license"),
        ("Registered Nurse", "Good judgment", "Registered Nurse license"),
        ("Registered Nurse", "Valid RN state license and CPR certification", "RN license"),
        ("LPN or RN", "Good judgment", "Licensed Practical Nurse or Registered Nurse license"),
        ("Estate Attorney", "Good judgment", "Attorney license"),
        ("Physical Therapist", "Current Physical Therapy license", "Physical Therapy license"),
        ("Middle School Teacher", "State teaching license", "State teaching license"),
        ("Truck Driver", "Class A CDL", "Class A CDL"),
        ("Staff Accountant", "CPA required", "CPA"),
        ("Staff Accountant", "MBA, CPA, or CMA", None),
        ("Plant Electrician", "Licensed industrial electrician or E-4 or higher military rank", None),
        ("Staff Accountant", "CPA license or willing to obtain it within 12 months", None),
        ("Bus Driver", "Commercial Drivers License (we will train)", None),
        ("Office Clerk", "Driver's license", None),
        ("Attorney Services Clerk", "Typing", None),
        ("Nurse Recruiter", "Sourcing", None),
        (
            "Physical Therapist Assistant",
            "Licensed Physical Therapist Assistant",
            "Physical Therapist Assistant license",
        ),
    ],
)
def test_the_license_that_decides(title: str, asks: str, decisive: str | None) -> None:
    needs = job_requirements(f"{title}\n\nRequirements\n- {asks}{DUTIES}", LEXICON).asked
    named = decisive_of(needs)
    assert (named and named.requirement.label) == decisive
    if named:
        weights = {need.requirement.label: weight for need, weight in zip(needs, weights_of(needs), strict=True)}
        assert weights[named.requirement.label] >= 2 * max(
            weight for need, weight in zip(needs, weights_of(needs), strict=True) if not need.work and need is not named
        )
        assert len([need for need in needs if need.professions and need.requirement.kind is Kind.CERTIFICATE]) == 1
