"""What real resumes leave loose: short deeds, papers among studies, places before degrees, stories between them."""

import pytest

from hireloom.domain.documents import Document
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.career_records import career_in
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.resumes.studies import StudyLevel, highest, studies

LEXICON = load_lexicon()


def _deeds(below: str, title: str = "Veterinary Technician") -> list[str]:
    life = career(f"Experience\n{title}  2015 - 2018\n{below}\nKept the clinic open.\n", LEXICON)
    return [sentence.text for role in life.roles for sentence in role.sentences]


@pytest.mark.parametrize("deed", ["Developed X-rays", "Managed inventory.", "Process payroll."])
def test_two_words_may_be_a_deed(deed: str) -> None:
    assert _deeds(deed) == [deed, "Kept the clinic open."]


@pytest.mark.parametrize("words", ["Building Maintenance", "Assisted in", "operating systems."])
def test_two_words_that_tell_nothing_are_none(words: str) -> None:
    assert words not in _deeds(words)


def test_the_beginning_of_a_sentence_that_goes_on_below_is_no_deed() -> None:
    assert "Assisted account" not in _deeds("Assisted account\nmanagers, brokers and agents with complaints.")


def test_a_deed_may_end_in_a_colon_and_a_label_is_none() -> None:
    below = "Performed end of day balancing:\nProject Management:\nCompleted the following courses:"
    assert _deeds(below) == ["Performed end of day balancing", "Kept the clinic open."]


def test_the_title_once_more_is_no_deed() -> None:
    assert _deeds("Geek Squad Tech", title="Geek Squad Tech") == ["Kept the clinic open."]


def _titles(text: str) -> list[str]:
    return [role.title for role in career(text, LEXICON).roles]


def test_an_award_with_its_year_is_no_role() -> None:
    head = "Work History\nTeller  2003 - 2006\nCounted cash each day.\n\n"
    assert _titles(f"{head}2004 Top Teller Performer Award Alpha Phi Omega\n") == ["Teller"]
    assert _titles(f"{head}Awards Coordinator, Hill Bank  2006\n") == ["Teller", "Awards Coordinator"]


@pytest.mark.parametrize("words", ["UAE", "the supervisor", "Professional ExPerience"])
def test_countries_other_people_and_headings_are_no_titles(words: str) -> None:
    assert words not in _titles(f"Experience\n{words}, Mercy Hospital\nJan 2010 - May 2015\n- Led teams.\n")


def test_a_misspelled_title_is_a_title_and_no_deed() -> None:
    text = "Experience\nRegistered Nurre, Mercy Hospital\nJan 2010 - May 2015\n- Cared for 20 patients.\n"
    assert _titles(text) == ["Registered Nurre"]


def test_certificates_among_studies_are_certificates() -> None:
    text = (
        "Education\nBachelor of Science in Physics, Hill University, 2010\n"
        "Certificate “DB2 9 – Fundamentals” in June 2014\n"
        "Certification, Windows 7, Microsoft, 2012\nCertification, Security, Comptia, 2013\n"
        "Certificate of Completion : Accounting , 1990 City , State , USA\nExpected Certificate in Baking\n"
    )
    record = career_in(Document(text), LEXICON)
    assert [(paper.name, paper.issuer, paper.date) for paper in record.certificates] == [
        ("Certificate “DB2 9 – Fundamentals”", "", "2014-06"),
        ("Certification, Windows 7", "Microsoft", "2012"),
        ("Certification, Security", "Comptia", "2013"),
        ("Certificate of Completion : Accounting", "", "1990"),
    ]
    assert [study.degree for study in record.education] == ["Bachelor of Science"]


@pytest.mark.parametrize(
    ("line", "study"),
    [
        ("USA Associate of Arts, Hill College, 2011", ("Associate of Arts", "", "Hill College")),
        ("Certificate : Tongji University 2012", ("Certificate", "", "Tongji University")),
        ("Villanova University Certificate 2011", ("Certificate", "", "Villanova University")),
        ("GED. I went to Dora High School in 1978", ("GED", "", "")),
    ],
)
def test_the_degree_stands_alone(line: str, study: tuple[str, str, str]) -> None:
    (entry,) = career_in(Document(f"Education\n{line}\n"), LEXICON).education
    assert (entry.degree, entry.subject, entry.school) == study


def test_a_story_about_studies_is_kept_and_is_none() -> None:
    story = "I am a design student and attend Penn Foster College online."
    record = career_in(Document(f"Education\nBachelor of Arts, Hill College, 2011\n{story}\n"), LEXICON)
    assert [study.degree for study in record.education] == ["Bachelor of Arts"]
    assert [deed.text for section in record.additions for deed in section.deeds] == [story]


@pytest.mark.parametrize(
    ("lines", "level"),
    [
        ("JD : Law 2007 Hill College of Law", StudyLevel.DOCTORATE),
        ("MLIS , Library Science 2001\nBachelor of Arts 1999", StudyLevel.MASTER),
        ("M. S : Computer Science , 1989 Union College", StudyLevel.MASTER),
        ("BSEE 2016 Hill University\nAssociate Degree 2001", StudyLevel.BACHELOR),
        ("Associate : Liberal Arts 1994\nDiploma 1990 Lafayette HS", StudyLevel.ASSOCIATE),
        ("High School Diploma : Honors, Advanced Diploma", StudyLevel.SECONDARY),
        ("High School Diploma\nAiming for an Advanced Diploma", StudyLevel.SECONDARY),
        ("High School Diploma : 06/2000\nGeorge Westinghouse Career Academy", StudyLevel.SECONDARY),
    ],
)
def test_degrees_by_their_letters_and_high_schools(lines: str, level: StudyLevel) -> None:
    assert highest(studies(f"Education\n{lines}\n", LEXICON)) is level


def test_letters_elsewhere_are_no_degrees() -> None:
    assert highest(studies("Skills\nDBA : Oracle\nAssociate : Hill Bank\n", LEXICON)) is None


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("OSHA 30 Certified, HIPAA Certificate, MEDISOFT Certificate", 3),
        ("Certificate in Coding from Hill College, CA. Certificate in Design from Oak College, CA.", 2),
        ("Six Sigma Green Belt Certification 2010 Advanced Project Management Certification", 2),
        ("Certificate in Baking, renewed in 2010 and 2014", 1),
    ],
)
def test_certificates_of_one_line(line: str, names: int) -> None:
    assert len(career_in(Document(f"Certifications\n{line}\n"), LEXICON).certificates) == names


def test_a_degree_that_comes_again_below_is_one_study() -> None:
    lines = (
        "Bachelor of Science : Biology University of Nevada Las Vegas\n"
        "Nevada // December 2012 * Bachelor of Science in Biology with a concentration in Botany\n"
        "Master of Science in Biology\nHill College\n"
    )
    studies_read = career_in(Document(f"Education\n{lines}"), LEXICON).education
    assert [(study.degree, study.subject, study.school, study.end) for study in studies_read] == [
        ("Bachelor of Science", "Biology with a concentration in Botany", "University of Nevada Las Vegas", "2012-12"),
        ("Master of Science", "Biology", "Hill College", ""),
    ]


@pytest.mark.parametrize("broken", ["Emergency\nCare | Heart Association", "Emergency Care |\nHeart Association"])
def test_a_certificate_that_the_margin_breaks_is_one(broken: str) -> None:
    lines = f"Advanced Life Support Provider Certification with {broken}\nBasic Life Support | Heart Association"
    record = career_in(Document(f"Certifications\n{lines}\nFirst aid\n"), LEXICON)
    assert [(paper.name, paper.issuer) for paper in record.certificates] == [
        ("Advanced Life Support Provider Certification with Emergency Care", "Heart Association"),
        ("Basic Life Support", "Heart Association"),
        ("First aid", ""),
    ]


@pytest.mark.parametrize(
    ("broken", "issuer"),
    [
        ("Advanced Life Support for Teams of Emergency Rooms with a Yearly\nRenewal", ""),
        (
            "Advanced Life Support for Teams of Emergency Rooms with a Yearly\nRenewal | Heart Association",
            "Heart Association",
        ),
        (
            "Advanced Life Support for Teams of Emergency Rooms with a Yearly Renewal | Heart\nAssociation",
            "Heart Association",
        ),
    ],
)
def test_a_certificate_above_its_date_is_one(broken: str, issuer: str) -> None:
    deed = "• Read telemetry for five step-down patients a shift, and called the team each time, even at"
    text = f"Experience\nNurse, Hill Hospital, 2019 - 2021\n{deed}\nCertifications\nFirst aid\n{broken}\nMay 2023\n"
    first, second = career_in(Document(text), LEXICON).certificates
    assert (first.name, first.date) == ("First aid", "")
    name = "Advanced Life Support for Teams of Emergency Rooms with a Yearly Renewal"
    assert (second.name, second.issuer, second.date) == (name, issuer, "2023-05")


def test_short_certificates_above_a_date_stay_apart() -> None:
    record = career_in(
        Document("Certifications\nFirst aid\nFire safety\nMay 2023\nA line as wide as the page is, or nearly\n"),
        LEXICON,
    )
    assert [paper.name for paper in record.certificates][:2] == ["First aid", "Fire safety"]


def test_a_project_goes_on_below_its_bullet() -> None:
    (project,) = career_in(
        Document("Projects\nGreenhouse\n• Built it and fed the kitchen\nfrom it.\n"), LEXICON
    ).projects
    assert (project.name, project.text) == ("Greenhouse", "Built it and fed the kitchen from it.")
