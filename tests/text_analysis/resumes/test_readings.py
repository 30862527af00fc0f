"""A resume as the engine counts it: what counts as a skill, a role, a year, and what never does."""

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.words import root
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.resumes.readings import Reading, reading


def reading_of(text: str) -> Reading:
    return reading(text, load_lexicon())


def skills(text: str) -> set[str]:
    return {skill.name for skill in reading_of(text).skills}


@pytest.mark.parametrize("skill", ["Spring Boot", "Adobe Illustrator"])
def test_a_skill_above_all_headings_counts_although_it_looks_like_a_name(skill: str) -> None:
    assert skill in skills(f"{skill}\nRavi Kumar\nravi@mail.example\n\nExperience\nClerk, Loom Ltd 2019 - 2021")


def test_a_name_made_of_skills_counts_for_nothing() -> None:
    assert skills("Ruby Jenkins\nruby@mail.example\n\nExperience\nClerk, Loom Ltd 2019 - 2021") == set()


PERSONAL = """\
Jörg Brandt
{line}

Berufserfahrung
seit 05/2018 Kfz-Mechatroniker, Autohaus Schwaben
"""


@pytest.mark.parametrize(
    "line",
    [
        "Staatsangehörigkeit: deutsch",
        "Staatsangehörigkeit   deutsch",
        "Nationality\tFrench",
        "Geburtsdatum: 04.07.1986",
        "Geboren am 04.07.1986 in Ulm",
        "Familienstand: verheiratet, zwei Kinder",
        "Date of birth 14/03/1997",
        "Nationalité : française",
    ],
)
def test_where_somebody_comes_from_and_the_age_count_for_nothing_in_any_language(line: str) -> None:
    plain, result = reading_of(PERSONAL.format(line="")), reading_of(PERSONAL.format(line=line))
    assert result.skills.keys() == plain.skills.keys()
    assert len(result.dated) == len(plain.dated)
    roles = career(PERSONAL.format(line=line), load_lexicon()).roles
    assert [job.title for job in roles] == ["Kfz-Mechatroniker"]


def test_the_label_of_a_skill_is_no_contact() -> None:
    assert {"Kotlin", "Swift"} <= skills("Ravi Kumar\n\nSkills\nMobile: Kotlin, Swift\n")


@pytest.mark.parametrize(
    ("line", "role"),
    [
        ("President of the chess club", False),
        ("Secretary, Students' Union", False),
        ("President of Loom Works Ltd", True),
        ("Secretary at Hill House", True),
    ],
)
def test_an_office_of_a_club_is_no_role(line: str, role: bool) -> None:
    assert bool(reading_of(f"Ann Fresh\n\nActivities\n- {line}\n").roles) is role


@pytest.mark.parametrize("mark", ["(2:1)", "7.5", "(85)", ""])
def test_a_mark_behind_the_years_of_a_study_makes_no_telephone_number(mark: str) -> None:
    text = f"Ann Fresh\n\nEducation\nBSc (Hons) Adult Nursing, Hill University, 2009-2012 {mark}\n"
    assert set(reading_of(text).degrees) == {3}
    assert career(text, load_lexicon()).studies


def test_a_teaching_hospital_makes_no_teacher() -> None:
    text = "Ann Fresh\n\nExperience\nStaff Nurse, Leeds Teaching Hospitals NHS Trust 2019 - 2021\n"
    assert "Classroom instruction" not in skills(text)
    assert [role.title for role in reading_of(text).roles] == ["Registered Nurse"]


def test_words_keep_the_order_of_the_text_so_that_sums_over_them_are_the_same_in_every_process() -> None:
    words = [
        "amber",
        "birch",
        "cedar",
        "dogwood",
        "elm",
        "fir",
        "gum",
        "hazel",
        "ivy",
        "juniper",
        "kapok",
        "larch",
        "maple",
    ]
    assert list(reading_of(" ".join(words)).roots) == [root(word) for word in words]
