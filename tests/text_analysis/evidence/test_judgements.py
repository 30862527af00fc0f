"""Verdicts and quotes: what is plainly said is met, wishes prove nothing, and quotes are few, short and about work."""

from pathlib import Path

import pytest

import hireloom.demo
from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Finding, State
from hireloom.testing.measure import NOW
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.evidence.judgements import AS_A_WHOLE, NEAR
from hireloom.text_analysis.evidence.quotes import LONGEST, part_about
from hireloom.text_analysis.language.languages import SECOND_LANGUAGE
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.words import root
from tests.text_analysis.pairs import BACKEND_JOB, BACKEND_RESUME, NURSE_JOB, NURSE_RESUME

JOB = "Backend Engineer\n\nRequirements\n- Python\n- PostgreSQL\n- Kafka\n- Sales\n- AWS\n- Docker\n- Git\n"
WORK = "Experience\nBaker, Crumb and Co, 2018 - 2023\n- Baked forty loaves of bread each night for three shops.\n"


def findings_of(resume: str, job: str = JOB) -> dict[str, Finding]:
    findings = find(Document(resume), job, load_lexicon(), now=NOW).findings
    return {finding.requirement.label: finding for finding in findings}


@pytest.mark.parametrize(
    "wish",
    [
        "Happiest with Python and services that run by themselves.",
        "I like Python.",
        "Objective: to obtain a position where I use Python.",
        "Seeking a role with Python in a small team.",
    ],
)
def test_a_wish_proves_nothing(wish: str) -> None:
    assert findings_of(f"Summary\n{wish}\n\n{WORK}")["Python"].state is State.MISSING


@pytest.mark.parametrize(
    "deed",
    ["Wrote the billing service in Python for three shops.", "Served customers looking for Python training."],
)
def test_what_is_plainly_said_is_met_whatever_the_rest_of_the_resume_tells(deed: str) -> None:
    python = findings_of(f"{WORK}- {deed}\n")["Python"]
    assert python.state is State.MET
    assert python.evidence[0].quote == deed


@pytest.mark.parametrize("resume", [BACKEND_RESUME, NURSE_RESUME])
@pytest.mark.parametrize("job", [BACKEND_JOB, NURSE_JOB])
def test_quotes_are_few_short_and_no_wishes_and_only_missing_has_none(resume: str, job: str) -> None:
    for value in findings_of(resume, job).values():
        quotes = [quoted.quote for quoted in value.evidence]
        assert bool(quotes) is (value.state is not State.MISSING)
        assert len(quotes) == len(set(quotes)) <= 4
        assert all(len(quote) <= LONGEST for quote in quotes)
        assert bool(value.note) is (value.state is State.PARTLY or value.note == AS_A_WHOLE)
        assert (value.state is State.MET) is (value.share >= 1)


def test_each_tool_that_is_asked_for_is_met_by_itself() -> None:
    rows = findings_of(BACKEND_RESUME, JOB.replace("- Docker", "- Kubernetes and Terraform"))
    assert (rows["Kubernetes"].state, rows["Terraform"].state) == (State.MISSING, State.MET)


def test_every_quote_for_a_tool_names_it_and_none_is_shown_twice() -> None:
    data = Path(hireloom.demo.__path__[0]) / "data"
    resume, job = (data / name for name in ("samples/maya-okafor.txt", "elsewhere/grid.txt"))
    rows = findings_of(resume.read_text(), job.read_text())
    for tool in ("Linux", "AWS", "Terraform"):
        quotes = [quoted.quote for quoted in rows[tool].evidence]
        assert len(quotes) == 2
        assert all(tool in quote for quote in quotes)
    for row in rows.values():
        assert len(row.evidence) == len(set(row.evidence))


def test_a_tool_in_a_long_row_of_names_is_a_tool_that_somebody_has() -> None:
    row = ", ".join(("Ovens", "Bread", "Pastry", "Sourdough", "Kneading", "Proofing", "Ordering", "Counting") * 4)
    assert findings_of(f"{WORK}\nSkills\n{row}, Docker, Cakes, Pies\n")["Docker"].state is State.MET


@pytest.mark.parametrize(
    ("line", "state"),
    [
        ("CPA, 2019", State.MET),
        ("CPA candidate", State.PARTLY),
        ("Currently working towards becoming a CPA.", State.PARTLY),
        ("Oven course", State.MISSING),
    ],
)
def test_a_certificate_that_somebody_works_toward_counts_in_part(line: str, state: State) -> None:
    job = "Accountant\n\nRequirements\n- CPA\n- Payroll\n- Bookkeeping\n- Taxes\n"
    assert findings_of(f"{WORK}\nCertificates\n{line}\n", job)["CPA"].state is state


@pytest.mark.parametrize(("line", "state"), [("ICD-10 coding", State.MET), ("ICD-9 coding", State.MISSING)])
def test_an_older_edition_is_not_the_newer_one(line: str, state: State) -> None:
    job = "Medical Coder\n\nRequirements\n- ICD-10\n- Medical billing\n- HIPAA\n- Medical records\n"
    resume = f"Experience\nMedical Biller, Hill Clinic, 2018 - 2023\n- Billed 40 claims a day with {line}.\n"
    assert findings_of(resume, job)["ICD-10"].state is state


def test_roles_of_the_field_without_dates_show_it_in_part() -> None:
    job = "Sales Manager\n\nRequirements\n- 5+ years of sales experience\n- Negotiation\n- Reports\n- Forecasts\n"
    resume = "Experience\nSales Manager, Crumb and Co\n- Sold forty loaves of bread each night to three shops.\n"
    assert findings_of(resume, job)["5+ years of sales experience"].state is State.PARTLY


def test_what_nothing_comes_near_is_missing() -> None:
    judged = findings_of(NURSE_RESUME, BACKEND_JOB)
    assert {finding.state for label, finding in judged.items() if "Kubernetes" in label} == {State.MISSING}


@pytest.mark.parametrize(
    ("label", "foreign", "apt"),
    [
        ("AWS", "Member of Alpha Lambda Delta, an honor society.", "Wrote Lambda functions for three shops."),
        ("Sales", "Wrote about the sale of the Pirates.", "Raised the sale of bread in three shops."),
        ("Sales", "Wrote for the National Sales Institute.", "Raised the sale of bread in three shops."),
    ],
)
def test_a_word_shows_a_skill_only_in_its_sense(label: str, foreign: str, apt: str) -> None:
    assert findings_of(f"{WORK}- {foreign}\n")[label].state is State.MISSING
    assert findings_of(f"{WORK}- {apt}\n")[label].state is not State.MISSING


def test_a_list_proves_a_tool_but_no_deed() -> None:
    rows = findings_of(f"{WORK}\nSkills\nPython, Sales, Cash handling, Stock, Bread, Pastry\n")
    assert (rows["Python"].state, rows["Python"].evidence[0].quote[:6]) == (State.MET, "Python")
    assert rows["Sales"].state is not State.MET


def test_a_part_shows_the_whole() -> None:
    office = (
        "Clerk\n\nRequirements\n- Microsoft Office\n- Filing of invoices\n- Typing of letters\n- Greeting of guests\n"
    )
    assert (
        findings_of(f"{WORK}- Kept the stock list of three shops in Excel.\n", office)["Microsoft Office"].state
        is State.MET
    )


OFFICE_JOB = (
    "Office Administrator\n\nRequirements\n- High school diploma\n- Excel, Word and Outlook\n"
    "- Any of the databases MySQL, MongoDB and Redis\n- Spanish\n- Payroll\n- Filing\n- Bookkeeping\n"
)
OFFICE_WORK = "Experience\nOffice Clerk, Crumb and Co, 2018 - 2023\n- Filed the invoices of three shops each week.\n"


@pytest.mark.parametrize(
    ("studies", "state"),
    [
        ("Accounting, Moraine Valley Community College, 2019", State.MET),
        ("High School Diploma, 2011", State.MET),
        ("Course in first aid, 2011", State.MISSING),
    ],
)
def test_studies_at_a_college_show_a_school_diploma(studies: str, state: State) -> None:
    resume = f"{OFFICE_WORK}\nEducation\n{studies}\n"
    assert findings_of(resume, OFFICE_JOB)["High school diploma"].state is state


@pytest.mark.parametrize(
    ("studies", "state"),
    [
        ("Bachelor of Arts: History, 2011", State.MET),
        ("Completed some courses, Moraine Valley Community College, 2019", State.PARTLY),
        ("High School Diploma, 2011", State.MISSING),
    ],
)
def test_studies_at_a_college_are_part_of_a_degree_and_school_is_not(studies: str, state: State) -> None:
    job = OFFICE_JOB.replace("High school diploma", "Bachelor's degree")
    assert findings_of(f"{OFFICE_WORK}\nEducation\n{studies}\n", job)["Bachelor's degree"].state is state


@pytest.mark.parametrize(
    ("label", "line", "state"),
    [
        ("Microsoft Outlook", "Kept the orders with Microsoft Office.", State.MET),
        ("Microsoft Outlook", "Kept the orders with Excel.", State.MISSING),
        ("MySQL, MongoDB or Redis", "Kept the orders of all shops in a MySQL database.", State.MET),
        ("Spanish", "English, German, Portuguese, Spanish, Italian", State.MET),
    ],
)
def test_what_one_name_shows(label: str, line: str, state: State) -> None:
    assert findings_of(f"{OFFICE_WORK}- {line}\n", OFFICE_JOB)[label].state is state


def test_what_no_line_names_is_said_to_be_shown_by_the_whole() -> None:
    asks = (
        "Compassion",
        "Teamwork",
        "Medication administration",
        "Patient safety",
        "Communication",
        "Leadership",
        "Patient care",
        "Record keeping",
    )
    judged = findings_of(NURSE_RESUME, "Registered Nurse\n\nRequirements\n" + "".join(f"- {ask}\n" for ask in asks))
    assert (judged["Patient safety"].state, judged["Patient safety"].note) == (State.MET, AS_A_WHOLE)
    assert (judged["Patient care"].state, judged["Patient care"].note) == (State.MET, "")


@pytest.mark.parametrize(
    ("line", "state"),
    [
        ("Set up data loss prevention for mail.", State.MISSING),
        ("Taught loss prevention to three shops.", State.MET),
    ],
)
def test_part_of_another_name_shows_no_skill(line: str, state: State) -> None:
    job = JOB.replace("- Sales", "- Loss prevention")
    assert findings_of(f"{WORK}- {line}\n", job)["Loss prevention"].state is state


def _of_language(line: str, languages: str, label: str) -> Finding:
    letters = "- Wrote to the owners of the shops about what they had ordered.\n"
    return findings_of(f"{OFFICE_WORK}{letters}{languages}\n", OFFICE_JOB.replace("- Spanish", f"- {line}"))[label]


@pytest.mark.parametrize(
    ("languages", "state"),
    [("Languages: Spanish", State.MET), ("Languages: Dutch", State.MISSING), ("", State.MISSING)],
)
@pytest.mark.parametrize("line", ["Bilingual English and Spanish", "Bilingual English/Spanish"])
def test_an_english_resume_does_not_show_the_other_language_of_who_is_bilingual(
    line: str, languages: str, state: State
) -> None:
    assert _of_language(line, languages, "Spanish").state is state


@pytest.mark.parametrize(
    ("languages", "state"), [("Languages: English, Dutch", State.MET), ("Languages: English", State.MISSING)]
)
@pytest.mark.parametrize("line", ["Bilingual is a plus", "Multi-lingual"])
def test_bilingual_without_a_language_asks_for_any_but_english(line: str, languages: str, state: State) -> None:
    assert _of_language(line, languages, SECOND_LANGUAGE).state is state


def test_of_an_english_resume_the_line_about_writing_is_quoted_for_english() -> None:
    row = _of_language("Fluent English", "", "English")
    assert row.state is State.MET
    assert [quoted.quote[:20] for quoted in row.evidence] == ["Wrote to the owners "]


def test_for_a_language_the_line_that_says_how_well_comes_before_a_long_list() -> None:
    listed = "Skills: Excel, Word, Spanish, Outlook, payroll, filing, letters, invoices, typing, phones"
    row = _of_language("Spanish", f"- {listed}\n- Spanish (native)", "Spanish")
    assert row.evidence[0].quote == "Spanish (native)"


def test_beside_a_line_that_plainly_says_it_none_without_its_words_is_quoted() -> None:
    lines = "- Ran the payroll of ninety people.\n- Paid the people of three shops each month.\n"
    quotes = [quoted.quote for quoted in findings_of(OFFICE_WORK + lines, OFFICE_JOB)["Payroll"].evidence]
    assert quotes == ["Ran the payroll of ninety people."]


NURSE = """Experience
Staff Nurse, ICU, Mercy Hospital, 03/2013 - present
- Cared for ventilated patients in a 20-bed ICU.
- Titrated vasoactive drips in the ICU at night.
Nurse, Labor and Delivery, Hill Clinic, 01/2010 - 02/2013
- Assisted mothers in labor and delivery on the night shift.
- Taught parents in labor and delivery to bathe the newborn.
"""


@pytest.mark.parametrize(
    ("line", "state"),
    [
        ("5+ years of critical care experience", State.MET),
        ("5+ years of experience in an intensive care unit", State.MET),
        ("3+ years of L&D experience", State.MET),
        ("3+ years of NICU experience", State.PARTLY),
        ("3+ years of emergency room experience", State.PARTLY),
    ],
)
def test_a_unit_of_a_hospital_and_its_work_are_one_field(line: str, state: State) -> None:
    job = f"Registered Nurse\n\nRequirements\n- {line}\n- Telemetry\n- Wound care\n- Epic\n- Phlebotomy\n"
    (years,) = (finding for finding in findings_of(NURSE, job).values() if finding.years)
    assert years.state is state


def test_the_head_of_a_role_is_no_list_of_keywords() -> None:
    job = (
        "Nurse\n\nRequirements\n- 5+ years of critical care\n- 2 years of labor and delivery\n- ICU\n- Epic\n- Triage\n"
    )
    notes = {finding.note for finding in findings_of(NURSE, job).values()}
    assert not any("list" in note for note in notes)


def test_a_finding_says_by_itself_that_no_line_proves_it() -> None:
    for resume, job in ((NURSE_RESUME, NURSE_JOB), (BACKEND_RESUME, BACKEND_JOB)):
        for finding in findings_of(resume, job).values():
            assert finding.is_implied is (finding.note in (AS_A_WHOLE, NEAR))


def test_a_long_line_is_quoted_where_it_says_most_of_what_is_asked_for() -> None:
    plain = "counted the boxes of the week, "
    line = f"Ran payroll, {plain * 9}ran payroll for nine shops and filed the taxes, {plain * 9}went home"
    start, end = part_about(line, (0, len(line)), {root("payroll"): 1.0, root("taxes"): 1.0})
    assert "payroll for nine shops and filed the taxes" in line[start:end]
    assert LONGEST - len(plain) <= end - start <= LONGEST


def test_no_skill_is_shown_in_part_by_a_sentence_about_something_else() -> None:
    job = (
        "Child Care Teacher\n\nDuties\n- Develops and nurtures children by planning educational programs\n"
        "- Maintains equipment and supplies, performing preventive maintenance, calling for repairs and "
        "troubleshooting breakdowns\n\nRequirements\n- Lesson planning\n- Classroom management\n- Quality control\n"
        "- Inventory management\n- Safety management\n"
    )
    resume = (
        "Ann Fresh\n\nSummary\nMotivated teacher with extensive knowledge of the education system and educational "
        "testing standards.\n\nExperience\nClassroom Teacher, Hill School, 2015 - 2023\n"
        "- Created a hands-on curriculum for 24 children of all learning styles.\n"
        "- Met parents each month about behavior and progress.\n"
        "- Headed the performing arts department in design, costuming and maintenance of art materials.\n\n"
        "Sales Associate, Merrow Stores, 2011 - 2014\n"
        "- Completed client transactions and took part in daily functions of the store.\n\n"
        "Education\nBachelor of Arts, Education, 2011\n"
    )
    rows = findings_of(resume, job)
    for name in ("Quality control", "Inventory management"):
        assert (rows[name].state, rows[name].evidence) == (State.MISSING, ())


def test_a_line_that_tells_of_the_work_comes_before_a_long_row_of_names() -> None:
    row_of_names = f"Payroll, {', '.join(f'ledger {number}' for number in range(40))}, invoices, Excel, filing."
    lines = f"{row_of_names}\n2019 to 2022 Office Clerk, Tallow Ltd\n- Ran the payroll of ninety people.\n"
    quotes = [quoted.quote for quoted in findings_of(OFFICE_WORK + lines, OFFICE_JOB)["Payroll"].evidence]
    assert quotes[0] == "Ran the payroll of ninety people."
