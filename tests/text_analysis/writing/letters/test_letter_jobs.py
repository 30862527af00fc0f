"""Titles of jobs, employers and duties as a letter can say them."""

import pytest

from hireloom.domain.cover_letters.orders import Opening
from hireloom.text_analysis.writing.clauses.plain_deeds import is_note
from hireloom.text_analysis.writing.letters.duties import duty
from hireloom.text_analysis.writing.letters.jobs import employer_of, sayable_title
from tests.text_analysis.writing.sample_letters import letter


@pytest.mark.parametrize(
    ("advertised", "title"),
    [
        ("Full Time Ferry Pilot - $5k Sign On Bonus", "Ferry Pilot"),
        ("Junior Project Manager: Ferries. Quays.", "Junior Project Manager"),
        ("(Dry Dock) Ferry Painter", "Ferry Painter"),
        ("Sr. Process Engineer", "Senior Process Engineer"),
        ("Stock Clerk", "Stock Clerk"),
        ("Stock Clerk positions in Forest Park", "Stock Clerk"),
        ("Fenwick Harbor is seeking a Stock Clerk!", "Stock Clerk"),
        ("Hiring Manager", "Hiring Manager"),
        ("CASHIER", "Cashier"),
        ("Ferry Agent I* (-)", "Ferry Agent I"),
        ("Mgr- Harwich", "Manager"),
        ("Ferry Development Rep / Outside Sales / Quays", "Ferry Development Representative"),
        ("Toys (Quayside) Area Business Manager - Harwich", "Toys Area Business Manager"),
        ("BRAND NEW HARBOR HIRING FOR ENTRY LEVEL POSITIONS! *Will Train*", ""),
    ],
)
def test_a_title_is_told_without_what_an_advert_writes_around_it(advertised, title):
    assert sayable_title(Opening(advertised)) == title


def test_an_employer_is_no_title():
    description = "Think about a career with Fenwick Toys. You count the stock of three halls."
    assert sayable_title(Opening("Fenwick Toys - Assistant Manager Green Bay", "", description)) == "Assistant Manager"
    assert sayable_title(Opening("Fenwick Toys", "", description)) == ""
    assert sayable_title(Opening("Construction Labor", "", description)) == "Construction Labor"
    assert "the position that you advertise" in letter(Opening("Fenwick Toys", "", description))


@pytest.mark.parametrize(
    ("description", "title"),
    [
        ("Fenwick Holdings is seeking to hire an experienced Ferry Pilot for its quays.", "Ferry Pilot"),
        ("Position: Ferry PilotLocation: Harwich", "Ferry Pilot"),
        ("About the Job Ferry PilotA large quay is looking for help.", "Ferry Pilot"),
        ("The Quay has an opening for Dock Nurses.", "Dock Nurse"),
        ("Many kinds of work are open. Come to the fair.", ""),
    ],
)
def test_an_advert_under_the_name_of_a_firm_is_called_by_the_role_that_it_seeks(description, title):
    assert sayable_title(Opening("Fenwick Holdings", "", description)) == title


@pytest.mark.parametrize(
    "line", ["Plans and runs the tests of two ferries.", "Carefully plans and runs the tests of two ferries"]
)
def test_duties_in_the_third_person_are_told_in_the_plain_form(line):
    assert duty(line) == "plan and run the tests of two ferries"


@pytest.mark.parametrize(
    ("name", "is_one"), [("Responsible for two quays", True), ("EDS/ NMCI (Navy", True), ("Acme", False)]
)
def test_a_note_is_no_place_of_work(name, is_one):
    assert is_note(name) is is_one


def test_a_verb_before_its_object_is_told_in_the_plain_form_too():
    assert duty("Develops and documents a plan for two ferries") == "develop and document a plan for two ferries"


@pytest.mark.parametrize(
    ("description", "employer"),
    [
        ("At Fenwick, there are many ferries. Grow your career at Fenwick! It is a good place.", "Fenwick"),
        (
            "You serve guests in the spirit of the Cedar Mills brand. The Cedar Mills brand is new.",
            "Cedar Mills",
        ),
        ("At Cedar Mills we put people first.", "Cedar Mills"),
        ("St. Brennan Harbor College is seeking a clerk.", "St. Brennan Harbor College"),
        ("STOCK CLERKS Cedar Mills Corporation is seeking a clerk.", "Cedar Mills Corporation"),
        ("Following is a list of duties.", ""),
        ("You report to the Store Manager. You help the Store Manager in all work.", ""),
        ("You work with Drupal. We build with Drupal, too.", ""),
        ("You keep to the Port Freshness Schedule. Ask about the Port Freshness Schedule.", ""),
    ],
)
def test_an_employer_is_named_only_where_the_advert_surely_names_it(description, employer):
    assert employer_of(Opening("Stock Clerks", "", description)) == employer


def test_the_name_of_a_firm_in_place_of_a_title_is_the_employer():
    job = Opening("Fenwick Holdings", "", "Fenwick Holdings has many ferries. Are you an Estimator with ten years?")
    assert employer_of(job) == "Fenwick Holdings"
    assert sayable_title(job) == "Estimator"
