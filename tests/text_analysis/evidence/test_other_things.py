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
