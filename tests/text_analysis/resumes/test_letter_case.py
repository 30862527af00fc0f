"""Resumes in small letters or in capitals throughout get the capitals that they would have."""

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.resumes.letter_case import in_title_case, with_capitals
from hireloom.text_analysis.resumes.readings import reading
from hireloom.text_analysis.resumes.studies import highest

RESUME = """Lena Frost
IT Support Specialist

Experience

IT Support Specialist, 03/2019 - 06/2023
Harbour Clinic
- Set up laptops for eighty people. Wrote guides in Microsoft Word and kept the licences in Excel.
- Answered forty calls a day.

Head of Security
Vale Logistics
January 2016 to February 2019
Trained the guards and wrote the rota of three sites

Education

B.A. in History, 2014
University of Porto
"""
CHANGES = [pytest.param(str.lower, id="small letters"), pytest.param(str.upper, id="capitals")]


@pytest.mark.parametrize("change", CHANGES)
def test_titles_employers_and_sentences_get_their_capitals(change) -> None:
    text = with_capitals(change(RESUME))
    for line in RESUME.split("\n"):
        assert line.strip() in text


@pytest.mark.parametrize("change", CHANGES)
def test_each_letter_stays_at_its_place(change) -> None:
    text = change(RESUME)
    assert with_capitals(text).casefold() == text.casefold()
    assert len(with_capitals(text)) == len(text)


def test_a_text_with_capitals_and_small_letters_stays_as_it_is() -> None:
    assert with_capitals(RESUME) == RESUME


def test_letters_that_change_their_number_stay() -> None:
    text = (
        "İSTANBUL LOGISTICS MOVED FORTY PALLETS A DAY AND KEPT THE BOOKS OF ALL THREE DEPOTS IN THE STREET NAMED STRAẞE"
    )
    assert len(with_capitals(text)) == len(text)


@pytest.mark.parametrize("change", CHANGES)
def test_roles_are_the_same_without_their_letter_case(change) -> None:
    lexicon = load_lexicon()
    plain, altered = career(RESUME, lexicon), career(change(RESUME), lexicon)
    assert [(role.title, role.employer, role.period) for role in altered.roles] == [
        (role.title, role.employer, role.period) for role in plain.roles
    ]
    assert [len(role.sentences) for role in altered.roles] == [len(role.sentences) for role in plain.roles]
    assert highest(altered.education) == highest(plain.education)


def test_a_resume_is_quoted_as_it_is_written() -> None:
    result = reading(RESUME.lower(), load_lexicon())
    start, end = result.sentences[-1]
    assert result.text == RESUME.lower()
    assert result.sentence(len(result.sentences) - 1).lower() == result.text[start:end]


SMALL = """lena frost

experience
office manager/restaurant manager
company name , city , state processed the payroll for a hotel of eighty rooms
a dedicated and focused employee and manager
who excels at finishing what the week has brought

education
training institute , city , state home health aide completed
purdue university 2014 b.s : computer technology
keller school of management masters : business administration
"""


@pytest.mark.parametrize(
    "line",
    [
        "Office Manager/Restaurant Manager",
        "who excels at finishing what the week has brought",
        "Training Institute , City , State Home Health Aide Completed",
    ],
)
def test_titles_studies_and_broken_lines_are_written_as_people_write_them(line: str) -> None:
    assert line in with_capitals(SMALL).split("\n")


def test_degrees_in_small_letters_are_degrees() -> None:
    text = with_capitals(SMALL)
    assert "B.S :" in text
    assert "Masters :" in text


def test_a_heading_in_capitals_is_written_like_a_title() -> None:
    assert in_title_case("CAREER FOCUS") == "Career Focus"
    assert in_title_case("ART OF THE LOOM") == "Art of the Loom"
