"""A resume without its owner's identity."""

import time

import pytest

from hireloom.text_analysis.evidence.blind_review import IdentityTrait, blind, blinded_words
from hireloom.text_analysis.resumes.identities import words_of_identity

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


def blind_text(text: str = RESUME, details: tuple[str, ...] = ("Priya Raghunathan",)):
    result = blind(text, words_of_identity(text), details=details, now=NOW)
    return result, "\n".join(f"{block.text} {block.aside}" for block in result.blocks)


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
    _, text = blind_text()
    assert telling not in text


@pytest.mark.parametrize(
    "sentence",
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
def test_what_somebody_can_stays(sentence):
    _, text = blind_text()
    assert sentence in text


def test_how_long_stands_in_place_of_when():
    text, _ = blind_text()
    asides = [block.aside for block in text.blocks if block.text.startswith(("Senior Engineer", "Engineer,"))]
    assert asides == ["8 years", "3 years"]


def test_nothing_is_left_of_a_year_behind_dates():
    _, text = blind_text(
        "Zoe Kahn\n\nEXPERIENCE\nDeveloper | Acme | 2019–21\n\nEDUCATION\nBSc Physics (2008–11)\n", details=()
    )
    assert "21" not in text
    assert "11" not in text


def test_what_was_hidden_is_told():
    text, _ = blind_text()
    assert text.hidden == tuple(IdentityTrait)
    plain, _ = blind_text("SKILLS\nPython, PostgreSQL\n", details=())
    assert plain.hidden == (IdentityTrait.PHOTO,)


def test_the_name_of_the_application_is_hidden_however_it_is_written():
    result, text = blind_text(
        "SUMMARY\nANNA LÖWE writes code. anna löwe likes tests. Löwe, Anna.\nMail: anna@work.example\n",
        details=("Anna Löwe", "anna@work.example", ""),
    )
    assert "anna" not in text.lower()
    assert "löwe" not in text.lower()
    assert "work.example" not in text
    assert IdentityTrait.NAME in result.hidden


@pytest.mark.parametrize(
    ("name", "spellings"),
    [
        ("Jörg Strauß", ("Jörg Strauß", "STRAUSS", "STRAUẞ", "Strauss")),
        ("Łukasz Wójcik", ("Łukasz", "Lukasz Wojcik")),
        ("Søren Ærø", ("Søren", "Soeren", "Aeroe")),
        ("Işıl Şahin", ("Işıl", "Isil Sahin")),
    ],
)
def test_letters_that_others_write_in_another_way_are_the_same_letters(name, spellings):
    for spelling in spellings:
        assert blinded_words(f"Ask {spelling}.", (), details=(name,)) == "Ask [name]."


@pytest.mark.parametrize("above", ["SKILLS\n", "Toolkit\n", ""])
def test_a_skill_of_a_sidebar_that_comes_first_is_nobodys_name(above):
    column = f"{above}UX Research\nFigma\n\nCONTACT\nlena.brandt@mail.example\n"
    text = f"{column}\nLena Brandt\nProduct Designer\n\nEXPERIENCE\n- Led UX research for three teams.\n"
    assert "Led UX research for three teams." in blind_text(text, details=("Lena Brandt",))[1]
    assert "Brandt" not in blind_text(text, details=())[1]


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("M.Des Visual Communication, National Institute of Design", "M.Des Visual Communication, [school]"),
        ("B.Arch, TU Delft, 2014", "B.Arch, [school]"),
        ("M.F.A. Painting, Yale", "M.F.A. Painting, [school]"),
        ("M.Eng. Robotics, Imperial College London", "M.Eng. Robotics, [school]"),
        ("BEng Civil Engineering, Imperial College", "BEng Civil Engineering, [school]"),
        ("M.Pharm Pharmacology | Manipal", "M.Pharm Pharmacology | [school]"),
        ("Master Design AG", "[school]"),
        ("MSc Computer Science (Stanford), 2012", "MSc Computer Science ([school]"),
        ("B.Tech Computer Science IIT Bombay 2006 - 2010", "B.Tech Computer Science [school]"),
        ("ETH Zürich — BSc Mathematics, 2008", "[school] — BSc Mathematics"),
        ("PhD, MIT, Cambridge MA, class of '04", "PhD, [school], [school], [school]"),
    ],
)
def test_a_school_is_hidden_that_is_not_called_one(line, left):
    _, text = blind_text(f"Zoe Kahn\n\nEDUCATION\n{line}\n", details=())
    assert left in text


@pytest.mark.parametrize(
    ("sentence", "left"),
    [
        ("Stanford graduate who wrote SQL at IIT Delhi.", "[school] graduate who wrote SQL at [school]."),
        ("Software under the MIT License.", "Software under the MIT License."),
        ("Since '18 in Python, FY2019 and FY19/20 in SQL.", "Since [date] in Python, [date] and [date] in SQL."),
        ("Wrote SQL 03/19 – 11/22 and, since 12/22, Python.", "Wrote SQL and, since [date], Python."),
        ("Wrote SQL in Mai 2019 and in Summer 2021.", "Wrote SQL in [date] and in [date]."),
        ("Led five in 2019–21 and 2022/23.", "Led five in [date] and [date]."),
        ("X A V I E R  Lowe, loewe and LÖWE write.", "[name] [name], [name] and [name] write."),
        ("XAVIERLÖWE knows it.", "[name] knows it."),
        ("Lo\u0308we knows it.", "[name] knows it."),
        ("Ana and Maria know it.", "[name] and [name] know it."),
    ],
)
def test_what_tells_it_in_another_way_is_hidden_too(sentence, left):
    _, text = blind_text(f"SUMMARY\n{sentence}\n", details=("Xavier Löwe", "Ana-María"))
    assert left in text


@pytest.mark.parametrize(
    "text", ["", "\n\n", "x" * 5_000, "a " * 20_000, "ä" * 50_000, "University " * 3_000, "May 2020 " * 3_000]
)
def test_strange_texts_are_hidden_in_good_time(text):
    begun = time.process_time()
    blind(text, (), details=("Anna Löwe", text), now=NOW)
    assert time.process_time() - begun < 2


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("BEng (Hons) in Civil Engineering, Coventry University", "BEng (Hons) in Civil Engineering, [school]"),
        ("BA (Hons), 2:1, University of Leeds", "BA (Hons), 2:1, [school]"),
        ("BSc - First Class - Leeds Beckett University", "BSc - First Class - [school]"),
        ("B.Com, Pune University, 68 %", "B.Com, [school], 68 %"),
    ],
)
def test_a_class_or_mark_of_a_degree_is_no_school(line, expected):
    _, text = blind_text(f"{RESUME}\nEDUCATION\n{line}\n")
    assert expected in text
