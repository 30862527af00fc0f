"""What a role or a tool shows without naming it, and what is missing shows no sentence."""

import pytest

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Finding, State
from hireloom.testing.measure import NOW
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.evidence.implied import ROLES, SHOWN_BY, SIMILAR_TOOLS
from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.lexicon_files import load_lexicon

LEXICON = load_lexicon()
RESUME = "Jo Roe\n\nExperience\n{}, The Salt Cellar, 2016 - 2023\n- {}\n- Opened the house on Mondays.\n"


def finding_of(phrase: str, role: str, deed: str = "Kept the place tidy every evening.") -> Finding:
    job = f"{role}\n\nRequirements\n- {phrase}\n- Scaffolds of bamboo\n- Tuning of harps\n"
    findings = find(Document(RESUME.format(role, deed)), job, LEXICON, now=NOW).findings
    return next(finding for finding in findings if finding.requirement.source == phrase)


@pytest.mark.parametrize(
    ("phrase", "role"),
    [
        ("Customer service", "Waiter"),
        ("Cash handling", "Cashier"),
        ("Account reconciliation", "Bookkeeper"),
        ("Lesson planning", "Elementary School Teacher"),
        ("Preventive maintenance", "HVAC Technician"),
    ],
)
def test_a_role_shows_its_daily_work(phrase: str, role: str) -> None:
    finding = finding_of(phrase, role)
    assert finding.state is State.MET
    assert role in finding.evidence[0].quote


@pytest.mark.parametrize(("phrase", "role"), [("Account reconciliation", "Waiter"), ("Lesson planning", "Bookkeeper")])
def test_a_role_does_not_show_the_work_of_others(phrase: str, role: str) -> None:
    assert finding_of(phrase, role).state is not State.MET


@pytest.mark.parametrize(
    ("phrase", "deed"),
    [
        ("Computer knowledge", "Kept the list of guests in Excel."),
        ("Version control system", "Moved the code of the till to GitHub."),
        ("Minimal supervision", "Worked independently on night shifts."),
        ("Administrative duties", "Did the clerical work of the house."),
    ],
)
def test_other_words_for_a_skill_are_the_skill(phrase: str, deed: str) -> None:
    assert finding_of(phrase, "Waiter", deed).state is State.MET


def test_what_is_missing_shows_no_sentence() -> None:
    job = (
        "Waiter\n\nResponsibilities\n- Answer questions on the menu and take the orders of guests\n"
        "- Bake prepared and scratch product for the cases and displays\n- Tune the harps of the orchestra\n"
    )
    findings = find(Document(RESUME.format("Waiter", "Took the orders of guests.")), job, LEXICON, now=NOW).findings
    assert any(finding.state is State.MISSING for finding in findings)
    assert not any(finding.evidence for finding in findings if finding.state is State.MISSING)


def test_tables_name_known_skills_and_occupations() -> None:
    skills = {name.removeprefix("=") for name, *_ in rows_of("skills.tsv")}
    occupations = {title for title, *_ in rows_of("occupations.tsv")}
    assert ROLES.keys() | SHOWN_BY.keys() <= skills
    assert frozenset().union(*SHOWN_BY.values()) <= skills
    assert frozenset().union(*SIMILAR_TOOLS) <= skills
    assert frozenset().union(*ROLES.values()) <= occupations


@pytest.mark.parametrize(
    ("phrase", "role", "deed", "similar"),
    [
        ("Tableau", "Data Analyst", "Built dashboards of sales in Looker for four teams.", "Looker"),
        ("Cerner", "Registered Nurse", "Documented care in Meditech on every shift.", "Meditech"),
        ("Westlaw", "Paralegal", "Researched cases with LexisNexis for two partners.", "LexisNexis"),
    ],
)
def test_a_tool_of_the_same_kind_shows_a_start(phrase: str, role: str, deed: str, similar: str) -> None:
    finding = finding_of(phrase, role, deed)
    assert (finding.state, finding.share) == (State.PARTLY, 0.1)
    assert finding.note == f"Your resume names {similar}, a tool of the same kind."
    assert [quote.quote for quote in finding.evidence] == [deed]


@pytest.mark.parametrize(
    ("phrase", "deed"),
    [("Tableau", "Built tables of sales in Word."), ("Python", "Wrote R."), ("Tableau", "Never used Looker for it.")],
)
def test_a_tool_of_another_kind_or_a_denial_shows_nothing(phrase: str, deed: str) -> None:
    assert finding_of(phrase, "Data Analyst", deed).state is State.MISSING
