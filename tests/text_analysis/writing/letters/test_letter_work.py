import pytest

from hireloom.domain.cover_letters.orders import Opening
from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.letters.work import LetterWork
from hireloom.text_analysis.writing.trades.question_banks import load_bank
from tests.text_analysis.writing.sample_letters import letter

pytestmark = pytest.mark.spec("COVER-10")

RESUME = "Ann Fresh\n\nExperience\n\n{title}, Cedar Mills, 2015 - 2018\n- {deed}\n- Walked to work by the river.\n"


def work(title, *lines):
    return LetterWork(title, lines, (), load_lexicon())


@pytest.mark.parametrize(
    ("title", "clause", "need"),
    [
        (
            "Line Cook",
            "I cooked sauces and fish in the kitchen of a hotel",
            "somebody who is at home in a kitchen",
        ),
        ("Shift Supervisor", "I supervised a team of six", "somebody who can lead a team"),
        ("Line Cook", "I audited the accounts of nine branches", ""),
    ],
)
def test_a_deed_is_tied_to_the_work_of_the_job_that_it_shows(title, clause, need):
    assert work(title, "You cook, and supervise a team").tie(clause).need == need


def test_a_need_is_only_named_if_a_line_of_the_advert_names_it():
    clause = "I cooked sauces and fish in the kitchen of a hotel"
    assert work("Line Cook").tie(clause).need == ""
    assert work("Line Cook").tie(clause).worth > 0
    assert work("Line Cook", "You cook at the grill").tie(clause).need == "somebody who is at home in a kitchen"


@pytest.mark.parametrize(
    "clause",
    [
        "I managed the archive of contracts and permits for nine departments",
        "I managed payroll records for 400 employees in the office",
        "I was trained on new scanners with two colleagues",
    ],
)
def test_nobody_leads_an_archive(clause):
    assert work("Shift Supervisor", "You supervise a team").tie(clause).need == ""


def test_who_would_do_other_work_says_how_they_would_begin():
    of_cooks = work("Line Cook")
    assert of_cooks.first_steps("Counted stock", ["Stock Clerk"]).startswith("I would begin with prep")
    assert of_cooks.first_steps("Washed pans in a kitchen", ["Dishwasher"]) == ""
    assert work("Thing of Things").first_steps("Counted stock", ["Stock Clerk"]) == ""


def test_a_letter_names_the_work_before_the_deed_that_shows_it():
    text = letter(
        Opening("Line Cook", "Acme", "What you will do\n- Cook at the grill\n- Count the inventory every week\n"),
        resume=RESUME.format(title="Stock Clerk", deed="Counted the inventory of two halls every week."),
    )
    assert "somebody who keeps track of stock" in text
    assert "counted the inventory of two halls" in text


def test_nobody_is_told_that_a_cook_is_at_home_in_a_kitchen():
    text = letter(
        Opening("Line Cook", "Acme", "What you will do\n- Cook at the grill\n- Clean the kitchen at night\n"),
        resume=RESUME.format(title="Cook", deed="Cooked sauces and fish in the kitchen of a hotel."),
    )
    assert "somebody who" not in text
    assert "I cooked sauces and fish" in text


def test_somebody_of_another_trade_is_tied_to_whatever_the_advert_names():
    lines, clause = ["You give good customer service", "You cook"], "I served customers at the till of a toy store"
    cook = LetterWork("Line Cook", lines, (), load_lexicon(), is_change=True)
    assert cook.tie(clause).need == "somebody who is good with customers"
    assert work("Line Cook", *lines).tie(clause).need == ""


def test_every_tie_belongs_to_an_activity():
    names = {activity.name for activity in load_bank().activities}
    assert {activity for activity, _ in rows_of("letter_needs.tsv", "writing")} <= names
