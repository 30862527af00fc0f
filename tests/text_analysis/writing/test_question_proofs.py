"""Which moments a job meets by its rank and occupation, and which fact of the resume an answer tells."""

import pytest

from hireloom.domain.resume_match.analyses import Level
from hireloom.testing.measure import NOW
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.bank_files import load_bank
from hireloom.text_analysis.writing.central_work import OF_LEADERS, central_work
from hireloom.text_analysis.writing.interviews import interview
from hireloom.text_analysis.writing.question_banks import Whom
from hireloom.text_analysis.writing.readable_clauses import is_empty, is_thin, substance
from hireloom.text_analysis.writing.work_of_titles import is_at_entry

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


def moments_for(whom):
    return {moment.text for moment in load_bank().situations if moment.whom is whom}


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
    texts = {question.text for question in questions_at(level, advert_of(title, duty))}
    assert not texts & moments_for(Whom.BEYOND_ENTRY)


@pytest.mark.parametrize("level", Level)
def test_a_restaurant_manager_is_not_asked_what_a_cook_or_a_server_does_at_a_station(level):
    job = advert_of("Restaurant General Manager", "Lead the kitchen and the dining room, serve guests and train cooks")
    texts = [question.text for question in questions_at(level, job)]
    assert not moments_for(Whom.HANDS_ON).intersection(texts)
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
def test_who_has_not_done_the_work_says_so_and_tells_what_came_nearest(level):
    answers = [
        question.answer for question in questions_at(level, advert_of("Loan Officer", "Review loan applications"))
    ]
    assert any("I have not worked with loans yet" in answer for answer in answers)
    assert any("300 invoices a week" in answer for answer in answers[:4])


@pytest.mark.parametrize("level", Level)
def test_an_answer_about_a_role_says_how_long_it_lasted(level):
    job = advert_of("Billing Specialist", "Bill customers and reconcile invoices")
    roles = [
        question.answer for question in questions_at(level, job) if "as a billing clerk" in question.text.casefold()
    ]
    assert roles
    assert any("I did that for six years." in answer or "I did that for seven years." in answer for answer in roles)


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
