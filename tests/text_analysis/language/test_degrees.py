"""Levels of education as they are written."""

import pytest

from hireloom.text_analysis.language.degrees import (
    ASSOCIATE,
    BACHELOR,
    DOCTOR,
    MASTER,
    SCHOOL,
    degrees,
    heads_studies,
    speaks_of_study,
)
from hireloom.text_analysis.language.lexicon_files import load_lexicon


@pytest.mark.parametrize(
    ("text", "levels"),
    [
        ("Associate Degree in Nursing (ADN)", (ASSOCIATE,)),
        ("Associate's or bachelor's degree in accounting", (BACHELOR, ASSOCIATE)),
        ("Master's degree in physics", (MASTER,)),
        ("AA Degree", (ASSOCIATE,)),
        ("AS in Psychology", (ASSOCIATE,)),
        ("B.S in Electrical Engineering", (BACHELOR,)),
        ("M.S in Computer Science", (MASTER,)),
        ("Degree in civil engineering", (BACHELOR,)),
        ("High school diploma or degree in catering", (BACHELOR, SCHOOL)),
        ("BSN from Porto", (BACHELOR,)),
        ("Educated to degree level", (BACHELOR,)),
        ("A business graduate with experience", (BACHELOR,)),
        ("Diploma in Mechanical Engineering, 2015", (ASSOCIATE,)),
        ("Postgraduate Diploma in Education", (MASTER,)),
        ("High school diploma in hand", (SCHOOL,)),
        ("HND Electrical Engineering", (ASSOCIATE,)),
        ("Higher National Diploma, Leeds", (ASSOCIATE,)),
        ("B.Ed. and MS in Chemistry", (MASTER, BACHELOR)),
        ("Doctor of Pharmacy", (DOCTOR,)),
        ("B.E/B.Tech/MCA", (MASTER, BACHELOR)),
        ("BCA, Mysore", (BACHELOR,)),
        ("Kept the MCA filings of three companies", ()),
        ("18th Edition Wiring Regulations (BS 7671)", ()),
        ("Welding to BS EN 15085", ()),
        ("BS 2014, Purdue", (BACHELOR,)),
        ("MA Social Work, University of Huddersfield", (MASTER,)),
        ("MA nursing licence", ()),
        ("Dressed first degree burns", ()),
        ("First degree in chemistry", (BACHELOR,)),
        ("A bed of nails must be made", ()),
    ],
)
def test_a_text_names_its_levels_and_no_other(text: str, levels: tuple[int, ...]) -> None:
    assert degrees(text) == levels


@pytest.mark.parametrize(
    "line",
    [
        "B.Tech in Computer Science 2014 - 2018",
        "BA (Hons) Economics, 2011-2014",
        "MS in Chemistry, 2012",
        "Associate of Applied Science, 2015 - 2017",
        "Doctorate in physics 2008 to 2012",
        "GED, 2010",
        "B.Com 2009 - 2012",
    ],
)
def test_a_degree_speaks_of_study_whatever_it_is_called(line: str) -> None:
    assert speaks_of_study(line, load_lexicon())


@pytest.mark.parametrize(
    "line",
    ["Hired B.Tech freshers on 12 campuses", "GED Instructor 2012 - 2015", "Scrum Master in Berlin 2019 - 2021"],
)
def test_work_near_degrees_is_work(line: str) -> None:
    assert not speaks_of_study(line, load_lexicon())


@pytest.mark.parametrize(
    ("heading", "is_of_studies"),
    [("EDUCATIONAL QUALIFICATIONS", True), ("Academics", True), ("Education and Experience", False), ("Skills", False)],
)
def test_headings_of_studies(heading: str, is_of_studies: bool) -> None:
    assert heads_studies(heading) is is_of_studies
