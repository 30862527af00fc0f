"""Levels and subjects of education, as resumes write them."""

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.studies import StudyLevel, highest, studies

LEXICON = load_lexicon()


def studies_of(entry: str) -> list[tuple[StudyLevel, str]]:
    resume = f"Ada Hill\n\nExperience\nLine Cook, Salt Cellar Ltd, 2015 - 2018\nPlated meals.\n\nEducation\n{entry}\n"
    return [(study.level, study.subject) for study in studies(resume, LEXICON)]


@pytest.mark.parametrize(
    ("entry", "level", "subject"),
    [
        ("B.A : Psychology , 2004 Hill College", StudyLevel.BACHELOR, "Psychology"),
        ("B.S : Sociology , June 1995 Hill College", StudyLevel.BACHELOR, "Sociology"),
        ("BSc. in Economics, Hill University", StudyLevel.BACHELOR, "Economics"),
        ("bachelor of science", StudyLevel.BACHELOR, ""),
        ("Bachlor of Science : Biology , 2014", StudyLevel.BACHELOR, "Biology"),
        ("Hill University 2012 Bachelor of Arts : Management City , State", StudyLevel.BACHELOR, "Management"),
        ("MA : Human Resources , 2004 Hill University", StudyLevel.MASTER, "Human Resources"),
        ("A.S : Paralegal Studies , 2012 Hill College", StudyLevel.ASSOCIATE, "Paralegal Studies"),
        ("High School Diploma : 2004 Hill High School", StudyLevel.SECONDARY, ""),
        ("GED", StudyLevel.SECONDARY, ""),
        ("Diploma in Baking , 2012 Hill Institute", StudyLevel.CERTIFICATE, "Baking"),
        ("Certificate : Medical Assisting , 2011 Hill Institute", StudyLevel.CERTIFICATE, ""),
        ("Higher National Diploma in Engineering", StudyLevel.ASSOCIATE, "Engineering"),
    ],
)
def test_an_entry_has_a_level_and_a_subject(entry: str, level: StudyLevel, subject: str) -> None:
    assert studies_of(entry)[0] == (level, subject)


@pytest.mark.parametrize(
    ("school", "level"),
    [
        ("Business 2012 Hill University City , State", StudyLevel.BACHELOR),
        ("Hill Community College City , State", StudyLevel.ASSOCIATE),
        ("Hill Beauty Academy", StudyLevel.CERTIFICATE),
        ("Hill High School 2002-2006", StudyLevel.SECONDARY),
    ],
)
def test_a_school_tells_the_level_where_no_degree_is_named(school: str, level: StudyLevel) -> None:
    [study] = studies(f"Education\n{school}\n", LEXICON)
    assert study.level == level
    assert study.is_named is (level == StudyLevel.SECONDARY)


def test_a_named_degree_beats_what_a_school_tells() -> None:
    assert (
        highest(studies("Education\nAssociate of Arts, Hill College\nHill University, 2015\n", LEXICON))
        is StudyLevel.ASSOCIATE
    )


@pytest.mark.parametrize("deed", ["quickly masters new tools", "Acquired the Bachelor contract", "CPR certificate"])
def test_what_somebody_masters_or_did_is_no_degree(deed: str) -> None:
    assert highest(studies(f"Experience\nLine Cook, Salt Cellar Ltd, 2015 - 2018\n{deed}\n", LEXICON)) is None


def test_a_degree_may_stand_in_the_summary() -> None:
    assert highest(studies("Summary\nCook with a bachelor's degree in nutrition\n", LEXICON)) is StudyLevel.BACHELOR


def test_degrees_of_other_people_in_deeds_do_not_count_beside_education() -> None:
    resume = "Experience\nRecruiter, Hill Ltd, 2015 - 2018\nMany MBA graduates were hired.\n\nEducation\nGED\n"
    assert highest(studies(resume, LEXICON)) is StudyLevel.SECONDARY


@pytest.mark.parametrize(
    ("lines", "level"),
    [
        ("Harbor College, 2004\nDiploma: Child Development\n", StudyLevel.CERTIFICATE),
        ("Management Training at Florida State University, 1968\n", StudyLevel.CERTIFICATE),
        (
            "Bachelor of Arts: Philosophy, 2001\nReceived half a scholarship for a Master's degree\n",
            StudyLevel.BACHELOR,
        ),
    ],
)
def test_a_course_or_a_scholarship_is_no_degree(lines: str, level: StudyLevel) -> None:
    assert highest(studies(f"Education\n{lines}", LEXICON)) is level
