import pytest

from hireloom.testing.measure import career as measured
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


@pytest.mark.parametrize("firm", ["Engineers & Architects", "Builders and Surveyors"])
def test_a_firm_in_the_plural_ends_the_title_before_it(firm: str) -> None:
    resume = (
        "Experience\nLine Cook 10/2001 to 01/2014 Company Name City , State\nKept the grill clean and hot.\n"
        f"Project Designer {firm} 09/1997 to 10/2001 Company Name City , State\nDesigned roads for the city.\n"
    )
    cook, designer = career(resume, Lexicon([], OCCUPATIONS, {}, 2)).roles
    assert (designer.title, designer.employer) == ("Project Designer", firm)
    assert [cook.sentences[-1].text, designer.sentences[-1].text] == [
        "Kept the grill clean and hot.",
        "Designed roads for the city.",
    ]


def test_people_in_the_plural_are_part_of_a_title_that_leads_them() -> None:
    resume = "Experience\nHead of Servers and Cooks 2019 - 2022\nThe Salt Cellar Ltd\n- Kept the grill clean.\n"
    (role,) = career(resume, Lexicon([], OCCUPATIONS, {}, 2)).roles
    assert role.title == "Head of Servers and Cooks"


@pytest.mark.parametrize("title", ["SR. Director", "JR. Cook", "VP. Sales", "Asst. Manager"])
def test_a_shorthand_before_a_title_ends_no_sentence(title: str) -> None:
    text = f"Ann Fresh\n\nExperience\n{title} Oct 2007 to Feb 2009\nCompany Name , City\nPlanned the week.\n"
    assert [role["title"] for role in measured(text)["roles"]] == [title]


def test_a_heading_of_a_field_is_no_employer() -> None:
    text = (
        "Ann Fresh\n\nAccomplishments\nCover design of the year\nGraphic Design Experience\n"
        "Graphic Designer Sep 2015 to May 2016\nCompany Name , City\nDrew posters.\n"
    )
    assert [(role["title"], role["employer"]) for role in measured(text)["roles"]] == [("Graphic Designer", None)]
