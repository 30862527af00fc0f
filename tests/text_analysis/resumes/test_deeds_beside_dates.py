"""Deeds that begin on the line of the title and the dates, and go on below it."""

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.careers import CareerRole, career

LEXICON = load_lexicon()
NOBODY = "Company Name City , State"


def roles(text: str) -> tuple[CareerRole, ...]:
    return career(f"Dana Holt\n\nWork Experience\n{text}\n\nSkills\nKnife techniques", LEXICON).roles


@pytest.mark.parametrize(
    "head",
    [
        f"{NOBODY} Sous Chef 03/2017 to Current",
        f"Sous Chef 03/2017 to Current {NOBODY}",
        "Sous Chef 03/2017 to Current",
    ],
)
def test_the_first_sentence_is_whole_and_names_no_placeholder(head: str) -> None:
    (role,) = roles(
        f"{head} Works with the executive chef to produce varied menus in accordance with the\n"
        "policy and vision of the restaurant. Trains the kitchen staff."
    )
    assert role.title == "Sous Chef"
    assert [sentence.text for sentence in role.sentences] == [
        "Works with the executive chef to produce varied menus in accordance with the policy and vision of the"
        " restaurant.",
        "Trains the kitchen staff.",
    ]


def test_small_words_of_a_deed_are_no_employer() -> None:
    (role,) = roles(
        f"Electrician Apprentice 01/2008 to 01/2009 {NOBODY} Wired projects that brought value to the department, the\n"
        "company and the clients. Repaired motors."
    )
    assert (role.title, role.employer) == ("Electrician Apprentice", "")


def test_an_employer_behind_the_dates_stays_in_the_head() -> None:
    (role,) = roles("Line Cook 01/2008 to 01/2009 Harbor Light Kitchens\nGrilled fish for ninety guests a night.")
    assert (role.title, role.employer) == ("Line Cook", "Harbor Light Kitchens")
    assert [sentence.text for sentence in role.sentences] == ["Grilled fish for ninety guests a night."]


def test_a_placeholder_below_the_head_is_no_deed() -> None:
    (role,) = roles("Executive Chef 12/2013 to 08/2014\nCompany Name – City , State\nWrote the menus of a sports bar.")
    assert [sentence.text for sentence in role.sentences] == ["Wrote the menus of a sports bar."]


def test_the_form_of_a_copied_page_is_no_deed() -> None:
    text = (
        "Executive Chef 12/2013 to 08/2014\nWrote the menus of a sports bar.\n"
        "Bottom of Form Copyright Ann Other This letter matches the skills of the cook."
    )
    (role,) = roles(text)
    assert [sentence.text for sentence in role.sentences] == ["Wrote the menus of a sports bar."]
