import pytest

from hireloom.text_analysis.language.lexicon import Lexicon, Occupation
from hireloom.text_analysis.resumes.careers import career

OCCUPATIONS = [(Occupation(name, "hospitality", ()), (name,)) for name in ("Teacher", "Line Cook")]


@pytest.mark.parametrize(
    ("head", "title"),
    [
        ("Teacher / Line Cook\nThe Salt Cellar, 2019 - 2022", "Teacher / Line Cook"),
        ("The Salt Cellar Ltd, Line Cook, Pastry Department", "Line Cook, Pastry Department"),
    ],
)
def test_a_title_of_two_pieces_stays_whole(head: str, title: str) -> None:
    resume = f"Experience\n{head}\n- Kept the grill clean and hot.\n"
    (role,) = career(resume, Lexicon([], OCCUPATIONS, {}, 2)).roles
    assert role.title == title


@pytest.mark.parametrize("employer", ["Tarrafal", "United States Navy"])
def test_an_employer_may_stand_before_a_town_below_the_title(employer: str) -> None:
    resume = (
        f"Experience\nLine Cook\n{employer}, Los Angeles, CA\tMay 2017 - Current\n- Kept the grill clean and hot.\n"
    )
    (role,) = career(resume, Lexicon([], OCCUPATIONS, {}, 2)).roles
    assert (role.title, role.employer) == ("Line Cook", employer)
