"""A resume without who it is."""

import pytest

from hireloom.adapters.analysis.identities import words_of_identity
from hireloom.domain.resumes.blind_review import Hidden, blind

RESUME = """\
Priya Raghunathan
Pune, India | priya.raghunathan@mail.example | +91-9876543210 | linkedin.com/in/priyar

SUMMARY
Priya is a backend engineer with 8 years of experience in Python and PostgreSQL.

EXPERIENCE
Senior Engineer, Loomworks Mar 2019 - Present
- Cut the cost of nightly jobs by 40 % after moving them to PostgreSQL in May 2021.
- Led five engineers.
Engineer, Halden Bank 06/2016 to 02/2019
- Wrote payment services in Python.

EDUCATION
M.Sc. in Computer Science, University of Hyderabad, 2014 - 2016
B.Tech, Indian Institute of Technology Bombay, 2010 - 2014

SKILLS
Python, PostgreSQL, Docker
"""
NOW = 2026 * 12 + 10


def shown(text: str = RESUME, known: tuple[str, ...] = ("Priya Raghunathan",)):
    found = blind(text, words_of_identity(text), known=known, now=NOW)
    return found, "\n".join(f"{each.text} {each.aside}" for each in found.blocks)


@pytest.mark.parametrize(
    "telling",
    [
        "Priya",
        "Raghunathan",
        "priyar",
        "mail.example",
        "9876543210",
        "Hyderabad",
        "Bombay",
        "Institute of Technology",
        "2010",
        "2014",
        "2016",
        "2019",
        "2021",
        "May",
        "University",
    ],
)
def test_nothing_tells_who_it_is_where_one_studied_or_when(telling):
    _, text = shown()
    assert telling not in text


@pytest.mark.parametrize(
    "said",
    [
        "8 years of experience in Python and PostgreSQL",
        "Cut the cost of nightly jobs by 40 %",
        "Led five engineers.",
        "Senior Engineer, Loomworks",
        "M.Sc.",
        "B.Tech",
        "Python, PostgreSQL, Docker",
        "EDUCATION",
    ],
)
def test_what_somebody_can_stays(said):
    _, text = shown()
    assert said in text


def test_how_long_stands_in_place_of_when():
    found, _ = shown()
    asides = [each.aside for each in found.blocks if each.text.startswith(("Senior Engineer", "Engineer,"))]
    assert asides == ["8 years", "3 years"]


def test_what_was_hidden_is_told():
    found, _ = shown()
    assert found.hidden == tuple(Hidden)
    plain, _ = shown("SKILLS\nPython, PostgreSQL\n", known=())
    assert plain.hidden == (Hidden.PHOTO,)


def test_the_name_of_the_application_is_hidden_however_it_is_written():
    found, text = shown(
        "SUMMARY\nANNA LÖWE writes code. anna löwe likes tests. Löwe, Anna.\nMail: anna@work.example\n",
        known=("Anna Löwe", "anna@work.example", ""),
    )
    assert "anna" not in text.lower()
    assert "löwe" not in text.lower()
    assert "work.example" not in text
    assert Hidden.NAME in found.hidden


@pytest.mark.parametrize("text", ["", "\n\n", "x" * 5_000, "a " * 20_000, "University " * 3_000, "May 2020 " * 3_000])
def test_strange_texts_are_hidden_in_good_time(text):
    blind(text, (), known=("Anna Löwe",), now=NOW)
