"""Levels of education as they are written."""

import pytest

from hireloom.domain.resumes.degrees import ASSOCIATE, BACHELOR, DOCTOR, MASTER, SCHOOL, degrees


@pytest.mark.parametrize(
    ("text", "levels"),
    [
        ("Associate Degree in Nursing (ADN)", (ASSOCIATE,)),
        ("Associate's or bachelor's degree in accounting", (BACHELOR, ASSOCIATE)),
        ("Master's degree in physics", (MASTER,)),
        ("Degree in civil engineering", (BACHELOR,)),
        ("High school diploma or degree in catering", (BACHELOR, SCHOOL)),
        ("BSN from Porto", (BACHELOR,)),
        ("B.Ed. and MS in Chemistry", (MASTER, BACHELOR)),
        ("Doctor of Pharmacy", (DOCTOR,)),
        ("A bed of nails must be made", ()),
    ],
)
def test_a_text_names_its_levels_and_no_other(text: str, levels: tuple[int, ...]) -> None:
    assert degrees(text) == levels
