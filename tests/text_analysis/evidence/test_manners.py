"""How somebody works is shown by deeds, is said once, and is not met by a line about something else."""

import pytest

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Finding, State
from hireloom.testing.measure import NOW
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon_files import load_lexicon

LEXICON = load_lexicon()
JOB = """Accounts Payable Clerk

Duties
- Code and enter vendor invoices into the ledger and match them with purchase orders
- Reconcile vendor statements and the bank account at month end
- Prepare check runs, wire payments and expense reports for the controller

Requirements
- 2 years of accounts payable experience
- Attention to detail
- Ability to communicate daily at all levels of the organization
- Math skills
- QuickBooks
- Bilingual skills are a plus
"""
RESUME = """Jane Roe

Experience
Accounts Payable Clerk, Mill and Co, 2018 - 2023
- Entered two hundred invoices a day.
- {}
- Paid vendors by check and by wire.
- Kept the petty cash of the plant and made change for the canteen.
- Answered vendor calls and explained open invoices to the plant managers.

Education
{}
"""
DEGREE = "Associate of Arts, Business, Dane College, 2017"


def finding_of(label: str, deed: str, study: str = DEGREE, job: str = JOB) -> Finding:
    findings = find(Document(RESUME.format(deed, study)), job, LEXICON, now=NOW).findings
    return next(finding for finding in findings if finding.requirement.label.startswith(label))


def test_the_deed_that_shows_a_manner_is_quoted_first() -> None:
    finding = finding_of("Attention to detail", "Reconciled statements of vendors and corrected every discrepancy.")
    assert finding.state is not State.MISSING
    assert finding.evidence[0].quote.startswith("- Reconciled") or finding.evidence[0].quote.startswith("Reconciled")


@pytest.mark.parametrize(
    ("label", "quote"),
    [("Communicate daily", "Answered vendor calls"), ("Math skills", "Calculated")],
)
def test_a_duty_that_asks_for_a_manner_is_partly_met_by_deeds(label: str, quote: str) -> None:
    finding = finding_of(label, "Calculated accruals and balanced the cash box by hand.")
    assert finding.state is not State.MISSING
    assert any(quote in evidence.quote for evidence in finding.evidence)


@pytest.mark.parametrize(
    ("deed", "state"),
    [
        ("Led the German local national workers of the depot.", State.MISSING),
        ("Bought French wines for the canteen.", State.MISSING),
        ("Wrote to suppliers in German and French.", State.MET),
        ("Bilingual clerk of the plant desk.", State.MET),
    ],
)
def test_a_country_is_no_language(deed: str, state: State) -> None:
    assert finding_of("A second language", deed).state is state


def test_who_drives_to_a_nursing_home_need_not_nurse() -> None:
    driver = {mention.skill.name for mention in LEXICON.skills_in("Nursing")}
    assert driver == {"Nursing"}
    job = "Ward Assistant\n\nRequirements\n- Nursing\n- Patient care\n- Driving\n- Filing\n- Scheduling\n- Excel\n"
    resume = "Sam Poe\n\nExperience\nDriver, Blue Cabs, 2015 - 2020\n- Drove guests to a nursing home every day.\n"
    findings = find(Document(resume), job, LEXICON, now=NOW).findings
    assert next(finding for finding in findings if finding.requirement.label == "Nursing").state is not State.MET


def test_only_degrees_are_quoted_for_a_degree() -> None:
    job = JOB + "- Bachelor's degree in accounting\n"
    studies = "High School Diploma, Dane High School, 2011\nAssociate of Arts, Business, Dane College, 2017"
    finding = finding_of("Bachelor's degree", "Degree of accuracy of 99 percent.", studies, job)
    assert finding.evidence
    assert all("College" in evidence.quote or "School" in evidence.quote for evidence in finding.evidence)


def test_the_same_words_are_quoted_once() -> None:
    twice = (
        "Coded invoices for the plant by account, every day.\n- Coding invoices for the plant, by account every day."
    )
    findings = find(Document(RESUME.format(twice, DEGREE)), JOB, LEXICON, now=NOW).findings
    for finding in findings:
        assert sum("invoices for the plant" in evidence.quote for evidence in finding.evidence) <= 1
