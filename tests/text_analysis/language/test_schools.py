"""The name of a school is found, however it is made; a kind of school is nobody's name."""

import pytest

from hireloom.text_analysis.language.schools import names_school, replace_schools, without_schools


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Mathematics Teacher at Hill Training Institute", "Mathematics Teacher at *"),
        ("Taught at Lincoln High School, then at Delft University of Technology.", "Taught at *, then at *."),
        ("Studied at the University of North Carolina at Chapel Hill, then SQL.", "Studied at the *, then SQL."),
        ("Studied at the University of St. Andrews. Python and SQL.", "Studied at the *. Python and SQL."),
        ("UNIVERSITY OF DELFT", "*"),
        ("Imperial College of Science and Medicine", "*"),
        ("Technische Universität München, Lehrstuhl", "*, Lehrstuhl"),
        ("Hochschule für Technik", "*"),
        ("Lycée Louis-le-Grand", "*"),
        ("PhD at MIT, BSc at UC Santa Cruz, MA at TU Delft", "PhD at *, BSc at *, MA at *"),
    ],
)
def test_a_proper_name_is_replaced_whole(text: str, left: str) -> None:
    assert names_school(text)
    assert replace_schools(text, lambda: "*") == left


@pytest.mark.parametrize(
    "text",
    [
        "High School Teacher",
        "Special Secondary School Teacher",
        "School Nurse",
        "graduated from university",
        "the Institute",
        "Software under the MIT License",
        "",
    ],
)
def test_a_kind_of_school_is_nobodys_name(text: str) -> None:
    assert not names_school(text)
    assert replace_schools(text, lambda: "*") == text


def test_a_teaching_hospital_teaches_nobody_at_work() -> None:
    assert without_schools("Nurse, Aga Khan Teaching Hospital").split() == ["Nurse,", "Aga", "Khan", "Hospital"]
