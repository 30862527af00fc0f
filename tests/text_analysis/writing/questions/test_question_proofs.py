"""Which moments a job meets by its rank and occupation, and which fact of the resume an answer tells."""

import re

import pytest

from hireloom.domain.resume_match.analyses import Level
from hireloom.testing.measure import NOW
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.clauses.plain_deeds import is_employer
from hireloom.text_analysis.writing.clauses.readable_clauses import is_empty, is_thin, substance
from hireloom.text_analysis.writing.questions.interviews import interview
from hireloom.text_analysis.writing.trades.central_work import OF_LEADERS, central_work
from hireloom.text_analysis.writing.trades.question_banks import Whom, load_bank
from hireloom.text_analysis.writing.trades.work_of_titles import is_at_entry

CLAIM = re.compile(r"closest|nearest|kind of work|[Ss]omething close|comes near|That much")
RESUME = """Ann Fresh

Experience

Billing Clerk, Cedar Mills, 2016 - 2022
- Reconciled 300 invoices a week with the ledger of the warehouse.
- Followed all standard procedures.
- Prepared weekly reports of open balances for three branch managers.
"""


def questions_at(level, job, resume=RESUME):
    return interview(resume, job, load_lexicon(), load_bank(), level, NOW)


def advert_of(title, duty):
    return f"{title}\n\nResponsibilities\n- {duty}\n- Keep records\n- Work with the team\n\nRequirements\n- Reliable\n"


def asked_of(whom, questions):
    """The moments for somebody that are asked, also behind a deed: 'As a clerk, you …. Now suppose a drawer …'."""
    texts = [question.text for question in questions]
    moments = {moment.text for moment in load_bank().situations if moment.whom is whom}
    return {moment for moment in moments if any(text.endswith(moment[1:]) for text in texts)}


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize(
    ("title", "duty"),
    [
        ("Warehouse Associate", "Pick and pack orders"),
        ("Line Cook", "Cook on the grill and prep food"),
        ("Pest Control Technician", "Treat homes for pests"),
        ("Cashier", "Run the register"),
    ],
)
def test_nobody_at_the_entry_of_a_trade_is_asked_what_becomes_of_the_whole_place(level, title, duty):
    assert not asked_of(Whom.BEYOND_ENTRY, questions_at(level, advert_of(title, duty)))


@pytest.mark.parametrize("level", Level)
def test_a_restaurant_manager_is_not_asked_what_a_cook_or_a_server_does_at_a_station(level):
    job = advert_of("Restaurant General Manager", "Lead the kitchen and the dining room, serve guests and train cooks")
    assert not asked_of(Whom.HANDS_ON, questions_at(level, job))
    assert "Leading" in [question.topic for question in questions_at(level, job)[:4]]


@pytest.mark.parametrize(
    ("title", "is_entry"),
    [
        ("Warehouse Associate", True),
        ("Entry Level Sales Account Manager", False),  # leads nobody, yet the word stands for rank elsewhere
        ("Junior Accountant", True),
        ("Shift Supervisor", False),
        ("Physical Therapist", False),
        ("Assistant Store Manager", False),
    ],
)
def test_the_entry_of_a_trade_is_told_by_the_title(title, is_entry):
    assert is_at_entry(title) is (is_entry or title.startswith("Entry"))


@pytest.mark.parametrize(
    ("title", "first"),
    [
        ("Occupational Therapist", "Occupational therapy"),
        ("Speech Language Pathologist / SLP", "Speech therapy"),
        ("Physical Therapist Home Health", "Therapy"),
        ("UPS Package Delivery Driver", "Deliveries"),
        ("Courier", "Deliveries"),
        ("Class A CDL Driver", "Driving"),
        ("School Bus Driver", "Passengers"),
        ("Dietary Aide", "Meals"),
        ("Line Cook", "Kitchen"),
    ],
)
def test_the_occupation_decides_the_work_that_is_asked_about(title, first):
    assert central_work(title, load_lexicon())[0] == first


def test_who_leads_is_asked_about_leading_right_after_the_work_itself():
    assert central_work("Maintenance Supervisor", load_lexicon())[1] == OF_LEADERS


def test_each_activity_has_neighbors_that_exist():
    bank = load_bank()
    assert all(bank.near(activity) for activity in bank.activities)
    assert {activity.name for activity in bank.activities} == set(bank.neighbors)


@pytest.mark.parametrize("level", Level)
def test_who_has_not_done_the_work_says_so_and_claims_nothing_like_it(level):
    answers = [
        question.answer for question in questions_at(level, advert_of("Loan Officer", "Review loan applications"))
    ]
    assert any("I have not worked with loans yet" in answer for answer in answers)
    assert not [answer for answer in answers if CLAIM.search(answer)]


def of_display(level, line):
    resume = f"Ann Fresh\n\nExperience\n\nClerk, Cedar Mills, 2016 - 2022\n- {line}\n- Trained two new clerks.\n"
    job = advert_of("Retail Merchandiser", "Build displays on the sales floor and rotate stock")
    answers = (question.answer for question in questions_at(level, job, resume))
    return [answer for answer in answers if line[10:30] in answer and "display" in answer.replace(line[:-1], "")]


@pytest.mark.parametrize("level", Level)
def test_a_deed_of_a_neighboring_kind_is_not_told_where_a_display_is_meant(level):
    assert not of_display(level, "Audited merchandise invoices against internal purchase orders.")


@pytest.mark.parametrize("level", Level)
def test_no_years_and_no_claim_for_care_that_nobody_gave(level):
    resume = """Ann Fresh

Experience

General Physician, City Hospital, 2014 - 2020
- Directed the organization of yearly medical camps to provide access to care to 900 patients.
"""
    job = advert_of("Resident Care Associate", "Assist residents with personal care such as bathing and dressing")
    lines = questions_at(level, job, resume)
    about_care = [line.answer for line in lines if "personal care" in line.text]
    assert not [answer for answer in about_care if "years" in answer or "camps" in answer]
    assert not [line.answer for line in lines if CLAIM.search(line.answer)]


@pytest.mark.parametrize(
    ("title", "duty", "first"),
    [
        ("Apple Ridge Academy", "Care for infants and toddlers in our child care program", "Children"),
        ("Distribution Technician", "Sort mail and carry mail to the offices of the clinic", "Mail"),
        ("Diesel Technician", "Repair earth moving and other heavy equipment", "Maintenance"),
        ("Distribution Technician", "Pick and pack orders", "Warehouse"),
    ],
)
def test_an_advert_names_the_work_that_its_title_hides(title, duty, first):
    assert central_work(title, load_lexicon(), advert_of(title, duty))[0] == first


@pytest.mark.parametrize("level", Level)
def test_an_attorney_does_not_leave_it_to_the_attorney(level):
    resume = "Ann Fresh\n\nExperience\n\nAttorney, Cedar Law, 2016 - 2022\n- Tried ten cases.\n"
    assert not asked_of(Whom.ASSISTS, questions_at(level, advert_of("Paralegal", "Prepare legal documents"), resume))


def test_what_somebody_was_is_no_place_of_work():
    assert not is_employer("Personal Lines CSR")
    assert is_employer("Cedar Mills")


@pytest.mark.parametrize("level", Level)
def test_an_answer_about_a_role_says_how_long_it_lasted(level):
    job = advert_of("Billing Specialist", "Bill customers and reconcile invoices")
    roles = [
        question.answer for question in questions_at(level, job) if "as a billing clerk" in question.text.casefold()
    ]
    assert roles
    assert any("I was a billing clerk for six years." in answer for answer in roles)


@pytest.mark.parametrize("level", Level)
def test_years_are_counted_at_their_shortest(level):
    job = advert_of("Billing Specialist", "Bill customers and reconcile invoices")
    lines = questions_at(level, job, RESUME.replace("2016 - 2022", "2018 - 2020"))
    years = [line.answer for line in lines if "I was a billing clerk for" in line.answer]
    assert years
    assert all("for two years." in answer for answer in years)


@pytest.mark.parametrize("level", Level)
def test_what_says_nothing_is_told_nowhere(level):
    job = advert_of("Billing Specialist", "Bill customers and reconcile invoices")
    assert not [line for line in questions_at(level, job) if "standard procedures" in f"{line.text} {line.answer}"]


@pytest.mark.parametrize(
    "clause",
    [
        "I followed all standard procedures",
        "I coordinated initiatives and projects",
        "I forged and cultivated productive relationships with customers and team members",
        "I performed field service work",
        "I was recognized for strong skills",
    ],
)
def test_a_clause_that_says_only_that_there_was_work_is_empty(clause):
    assert is_empty(clause)
    assert is_thin(clause)


def test_a_figure_and_things_tell_more_than_company():
    reconciled = substance("I reconciled 300 invoices a week with the ledger of the warehouse")
    assert reconciled > substance("I prepared weekly reports of open balances for three branch managers") > 0.0 - 1
    assert reconciled > substance("I collaborated with external auditors")
    assert not is_empty("I prepared weekly reports of open balances")
