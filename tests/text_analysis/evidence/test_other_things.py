"""What shares words with a requirement and means another thing shows nothing of it."""

import pytest

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Finding, State
from hireloom.testing.measure import NOW
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.evidence.proof_lines import shows_nothing
from hireloom.text_analysis.evidence.proofs import claimed
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.readings import reading

LEXICON = load_lexicon()
TESTER = "Software Tester\n\nRequirements\n- Experience with headless testing\n- Selenium\n- Python\n- Jira\n- Git\n"
HOME = "Jane Roe\n\nExperience\nAnalyst, Mill and Co, 2018 - 2023\n- "


def finding_of(label: str, deed: str, job: str) -> Finding:
    findings = find(Document(f"{HOME}{deed}\n"), job, LEXICON, now=NOW).findings
    return next(finding for finding in findings if finding.requirement.label == label)


@pytest.mark.parametrize(
    ("deed", "state"),
    [
        ("Reviewed design, implementation, testing and deployment of three products.", State.MISSING),
        ("Set up headless testing for three products.", State.MET),
    ],
)
def test_the_word_that_nobody_else_uses_decides(deed: str, state: State) -> None:
    assert finding_of("Headless testing", deed, TESTER).state is state


@pytest.mark.parametrize(
    ("skill", "deed"),
    [
        ("Cold calling", "Answered a high volume of inbound and outbound calls for a bank."),
        ("Medicare", "Enrolled families in Medicaid at two clinics."),
        ("Management reporting", "Prepared reports on breakage for the kitchen."),
        ("Complaint handling", "Resolved issues in the build of two web pages."),
    ],
)
def test_a_neighboring_skill_is_not_the_one_that_is_asked_for(skill: str, deed: str) -> None:
    named = {mention.skill.name for mention in LEXICON.skills_in(skill)}
    assert named == {skill}
    assert not named & {mention.skill.name for mention in LEXICON.skills_in(deed)}


@pytest.mark.parametrize(
    ("line", "is_empty"),
    [
        ("The next section of your cover letter should describe what you have to offer the company.", True),
        ("If you have contact information for the employer, include that.", True),
        ("Select the content of your letter, then choose a font.", True),
        ("Maintained donor lists and sent out thank you letters and fliers.", False),
        ("You'll support the director in planning and tracking milestones.", False),
        ("Wrote cover letters and resumes with forty job seekers a month.", False),
    ],
)
def test_advice_of_a_template_is_no_work(line: str, *, is_empty: bool) -> None:
    assert shows_nothing(line) is is_empty


def test_who_assists_a_director_is_none() -> None:
    assert claimed("Director", reading("ASSISTANT TO MANAGING DIRECTOR\n", LEXICON)) is None
    assert claimed("Director", reading("MANAGING DIRECTOR\n", LEXICON)) == 0


CLERK = "Office Clerk\n\nRequirements\n- Initiative\n- Invoicing\n- Filing\n- Excel\n- Typing\n- Data entry\n"


def test_a_row_of_names_is_not_quoted_beside_a_line_that_says_it() -> None:
    names = "Invoicing, Filing, Budgets, Meetings, Banking, Payroll"
    invoicing = finding_of("Invoicing", f"Handled invoicing for three shops each week.\n\nSkills\n{names}", CLERK)
    alone = finding_of("Invoicing", f"Answered the telephone for three shops each week.\n\nSkills\n{names}", CLERK)
    assert [quote.quote for quote in invoicing.evidence] == ["Handled invoicing for three shops each week."]
    assert names in [quote.quote for quote in alone.evidence]


def test_a_heading_of_other_words_shows_no_manner() -> None:
    headings = "Team Building\nRegulatory Compliance\nSocial Development\nPublic Relations"
    deeds = (
        "Led a team of nine clerks and planned their shifts and training each week.\n"
        "- Handled invoicing and filing for three shops and kept the records in order.\n"
        "- Met with suppliers and customers each month to settle open questions."
    )
    head = "Office Manager, Mill and Co, 2018 - 2023"
    resume = f"Jane Roe\n\nSummary\n{headings}\n\nExperience\n{head}\n- {deeds}\n"
    job = "Office Manager\n\nRequirements\n- Communication\n- Invoicing\n- Filing\n- Excel\n- Typing\n- Data entry\n"
    rows = find(Document(resume), f"{job}- Scheduling of staff\n", LEXICON, now=NOW).findings
    quotes = [quote.quote for row in rows if row.requirement.label == "Communication" for quote in row.evidence]
    assert quotes
    assert not set(headings.split("\n")) & set(quotes)
