"""How long somebody worked in a field: strictly in it, near it, and as stated."""

from datetime import date

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.periods import month_of
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.resumes.field_years import FieldYears, asked_field, field_years

LEXICON, NOW = load_lexicon(), month_of(date(2026, 11, 24))
RESUME = """\
Ada Hill

Summary
Accountant with 9 years of accounting experience.

Experience
Staff Accountant, Merrow & Lane Ltd, 01/2019 - 04/2021
Prepared the monthly accounts of twelve shops.
Reconciled bank statements.

Payroll Clerk, Hill House Ltd, 01/2017 - 12/2018
Paid ninety people every Friday.

Store Manager, Merrow Stores, 01/2012 - 12/2016
Led a team of nine cashiers.
Tested the new tills once.
"""


def years_in(field: str, resume: str = RESUME, families: tuple[str, ...] = ()) -> FieldYears:
    return field_years(field, career(resume, LEXICON), LEXICON, NOW, families)


@pytest.mark.parametrize(
    ("field", "months"),
    [
        ("retail management", 60),
        ("retail or hospitality management", 60),
        ("accounting, payroll or customer service", 9 * 12),
        ("payroll or customer service", 24),
        ("supervisory experience", 60),
        ("experience as a store manager", 60),
        ("payroll", 24),
        ("software testing", 0),
        ("construction project management", 0),
        ("nursing", 0),
        ("restaurant management", 0),
        ("increasingly responsible accounting", 9 * 12),
    ],
)
def test_only_roles_of_the_field_count(field: str, months: int) -> None:
    assert years_in(field).months == months


@pytest.mark.parametrize(
    ("field", "title"),
    [
        ("hands-on QA experience", "Director of Quality Assurance"),
        ("Human Resource", "Human Resources Generalist"),
        ("EHS", "Environmental, Health and Safety Officer"),
    ],
)
def test_a_field_is_known_by_its_short_name_and_by_its_long_one(field: str, title: str) -> None:
    assert years_in(field, f"Experience\n{title}, Merrow Ltd, 01/2019 - 12/2020\nKept the files.\n").months == 24


def test_a_neighbouring_field_is_said_to_be_one() -> None:
    total = years_in("hospital billing", RESUME.replace("9 years of accounting", "much"))
    assert (total.months, [role.title for role in total.near]) == (0, ["Staff Accountant", "Payroll Clerk"])
    assert total.sentence(NOW) == "4 years 4 months in near work, as Staff Accountant and Payroll Clerk: 2017 to 2021"


def test_the_sum_is_shown_with_titles_and_years() -> None:
    resume = RESUME.replace("9 years of accounting", "much")
    assert years_in("staff accountant", resume).sentence(NOW) == "2 years 4 months as Staff Accountant: 2019 to 2021"


def test_a_number_that_names_the_field_counts() -> None:
    total = years_in("accounting")
    assert total.months == 9 * 12
    assert total.stated is not None


def test_a_number_without_a_field_counts_for_the_field_of_roles_without_dates() -> None:
    resume = (
        "Summary\nOver 12 years of experience.\n\nExperience\nLine Cook\nCompany Name - City , State\nPlated meals.\n"
    )
    assert years_in("cook", resume).months == 12 * 12
    assert years_in("accounting", resume).months == 0


def test_overlaps_count_once() -> None:
    resume = (
        "Experience\nLine Cook, Salt Cellar Ltd, 01/2015 - 12/2016\nGrilled.\n"
        "Prep Cook, Hill House Ltd, 07/2015 - 06/2017\nCut.\n"
    )
    assert years_in("cook", resume).months == 30


def test_a_similar_role_is_one_in_the_field_of_the_job() -> None:
    assert years_in("a similar role", families=("hospitality",)).months == 0
    assert years_in("a similar role").months == 60 + 24 + 28


def test_relevant_experience_is_that_of_the_job_and_its_neighbors() -> None:
    assert years_in("", families=("hospitality",)).months == 60
    assert years_in("", families=("healthcare",)).months == 0


@pytest.mark.parametrize(
    ("source", "field"),
    [
        ("5+ years of experience in industrial construction", "of experience in industrial construction"),
        ("At least two (2) years billing experience; excellent manners", "billing experience"),
        ("Two-year experience in surgical nursing preferred", "experience in surgical nursing"),
        ("Clinical practice: minimum 2 years", "Clinical practice: minimum"),
        ("A degree and 2 years of relevant experience", ""),
        ("2 years of payroll/finance experience, combined with audits of estates", "of payroll/finance experience,"),
        ("2 years of experience in a similar role", "similar role"),
        ("Mindestens 2 Jahre Berufserfahrung in der Altenpflege", ""),
        ("Friendly manners", ""),
    ],
)
def test_the_field_is_what_the_advert_asks_years_in(source: str, field: str) -> None:
    assert asked_field(source, 5 if "5" in source else 2, LEXICON) == field


def test_roles_whose_work_is_alike_count_as_relevant_experience_only() -> None:
    life = career(RESUME, LEXICON)
    clerk = [role for role in life.roles if role.title == "Payroll Clerk"]
    assert field_years("", life, LEXICON, NOW, ("nursing",)).months == 0
    assert field_years("", life, LEXICON, NOW, ("nursing",), clerk).months == 24
    assert field_years("nursing", life, LEXICON, NOW, ("nursing",), clerk).months == 0


def test_since_when_years_count_names_no_field() -> None:
    assert asked_field("At least 5 years of experience since B.S.", 5, LEXICON) == ""


def test_where_a_line_asks_for_as_many_years_twice_the_label_tells_the_field() -> None:
    line = "One year of leadership experience or a minimum of one year driving experience required"
    assert asked_field(line, 1, LEXICON, "1+ year of driving experience") == "driving experience"
    assert asked_field(line, 1, LEXICON, "1+ year of leadership experience") == "of leadership experience"


def test_managing_things_is_no_leadership() -> None:
    head = "Experience\nStorekeeper, Crumb and Co, 01/2018 to 12/2020\n"
    things = "- Inventory management of parts.\n- Wrote management reports.\n"
    people = "- Managed a team of five clerks.\n- Supervised the staff of two shops.\n"
    months = [
        field_years("leadership", career(head + deeds, LEXICON), LEXICON, NOW).months for deeds in (things, people)
    ]
    assert months == [0, 36]


@pytest.mark.parametrize(
    ("deed", "months"),
    [
        ("Kept the general ledger for staff expenses", 0),
        ("Managed inventory for the store", 0),
        ("Managed email lists for the sales team", 0),
        ("Managed employee records and team calendars", 0),
        ("Directed calls to the right departments", 0),
        ("Directed people to the exits", 0),
        ("Supervised by two engineers", 0),
        ("Entered direct deposit forms for employees", 0),
        ("Gave directions to people at the gate", 0),
        ("Prepared management reports", 0),
        ("Passed sales leads to associates", 0),
        ("Hired as a member of the staff", 0),
        ("Led 12 people", 36),
        ("Managed a team of nine", 36),
        ("Hired, trained and supervised up to 12 seasonal employees", 36),
        ("Supervised and trained 12 employees", 36),
        ("Responsible for managing a diverse, multi-site staff", 36),
        ("Coached five direct reports", 36),
        ("Oversaw the daily work of 20 nurses", 36),
        ("Delegated daily tasks to the crew", 36),
    ],
)
def test_only_who_leads_people_has_years_of_leadership(deed: str, months: int) -> None:
    resume = f"Experience\nStock Clerk, Crumb and Co, 01/2018 to 12/2020\n- {deed}.\n- {deed}.\n- Kept the files.\n"
    assert years_in("leadership", resume).months == months
