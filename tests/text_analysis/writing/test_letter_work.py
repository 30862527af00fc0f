import pytest

from hireloom.domain.cover_letters.orders import Opening
from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.bank_files import load_bank
from hireloom.text_analysis.writing.letter_work import LetterWork
from tests.text_analysis.writing.letters import letter

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
    assert work(title).tie(clause, "").need == need


def test_a_role_of_the_same_work_ties_its_deeds_if_they_are_about_it():
    of_teachers = work("First Grade Teacher")
    assert of_teachers.tie("I gave quizzes to students and planned lessons", "Third Grade Teacher").need
    assert not of_teachers.tie("I repaired the fence", "Third Grade Teacher").need


def test_who_would_do_other_work_says_how_they_would_begin():
    of_cooks = work("Line Cook")
    assert of_cooks.new("Counted stock", ["Stock Clerk"]).startswith("I have not worked in a kitchen yet, so I would")
    assert of_cooks.new("Washed pans in a kitchen", ["Dishwasher"]) == ""
    assert work("Thing of Things").new("Counted stock", ["Stock Clerk"]) == ""


def test_a_letter_names_the_work_before_the_deed_that_shows_it():
    text = letter(
        Opening("Line Cook", "Acme"),
        resume=RESUME.format(title="Cook", deed="Cooked sauces and fish in the kitchen of a hotel."),
    )
    assert "ask" in text
    assert "somebody who is at home in a kitchen, and in that job I cooked sauces and fish" in text


def test_every_tie_belongs_to_an_activity():
    names = {activity.name for activity in load_bank().activities}
    assert {activity for activity, _ in rows_of("letter_needs.tsv", "writing")} <= names
