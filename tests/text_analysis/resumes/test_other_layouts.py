"""Layouts of strangers and of our own pages: what breaks a line, stands beside another thing, or is dated vaguely."""

import pytest

from hireloom.domain.careers.records import CareerRecord
from hireloom.domain.documents import Document
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.career_records import career_in
from hireloom.text_analysis.resumes.passages import passages

LEXICON = load_lexicon()


def read(text: str) -> CareerRecord:
    return career_in(Document(f"Katelyn Moreau\n\n{text}"), LEXICON)


@pytest.mark.spec("WS-010")
@pytest.mark.parametrize(
    ("line", "study"),
    [
        (
            "Master of Science : Education Administration Grand Canyon University",
            ("Master of Science", "Education Administration", "Grand Canyon University"),
        ),
        ("Family and Consumer Science Lamar University", ("", "Family and Consumer Science", "Lamar University")),
        ("General Education University of Hawaii", ("", "General Education", "University of Hawaii")),
        ("BBA : Marketing Advertising Pace University", ("BBA", "Marketing Advertising", "Pace University")),
        ("Visual Communications Art Institute of Ohio", ("", "Visual Communications", "Art Institute of Ohio")),
        ("Culinary Institute of America", ("", "", "Culinary Institute of America")),
        ("Miami Dade College Marketing Management", ("", "Marketing Management", "Miami Dade College")),
        ("Master of Social Work Fordham University", ("Master of Social Work", "", "Fordham University")),
        ("Bachelor of Science Biology, Hill College", ("Bachelor of Science", "Biology", "Hill College")),
        ("BS, Wright State University, Nursing", ("BS", "Nursing", "Wright State University")),
        ("Bachelor of Science in Nursing from Hill College", ("Bachelor of Science", "Nursing", "Hill College")),
        ("High School Diploma Leland High School", ("High School Diploma", "", "Leland High School")),
        ("Illinois State University GPA: Deans list 04-07", ("", "", "Illinois State University")),
    ],
)
def test_the_name_of_a_school_holds_no_subject(line, study):
    (entry,) = read(f"EDUCATION\n{line}").education
    assert (entry.degree, entry.subject, entry.school) == study


@pytest.mark.spec("WS-010")
def test_a_subject_goes_on_below_its_line():
    lines = "EDUCATION\nBachelor of Arts in Human Resource\nManagement\nHill College\t2011"
    (entry,) = read(lines).education
    assert (entry.subject, entry.school, entry.end) == ("Human Resource Management", "Hill College", "2011")


@pytest.mark.spec("WS-102")
def test_a_study_without_a_degree_has_its_subject_above_the_school():
    (entry,) = read("EDUCATION\n\nFamily and Consumer Science\t1995\nLamar University\n").education
    assert (entry.subject, entry.school, entry.end) == ("Family and Consumer Science", "Lamar University", "1995")


@pytest.mark.spec("WS-010", "WS-141")
def test_a_role_with_vague_dates_is_one_without_dates():
    role = "Journeyman Electrician\tSpring '21 - now\nCascade Current Co., Portland\n• Wired 48 apartments.\n"
    (position,) = read(f"EXPERIENCE\n{role}").positions
    assert (position.title, position.employer, position.start) == (
        "Journeyman Electrician",
        "Cascade Current Co.",
        "",
    )
    assert [deed.text for deed in position.deeds] == ["Wired 48 apartments."]


@pytest.mark.spec("WS-102")
def test_a_title_that_nobody_knows_stands_where_the_others_do():
    roles = (
        "Homebound Teacher\tFeb 2015 – Present\n• Taught at home.\n\n"
        "Parent Liasion\tFeb 1995 – Feb 1996\n• Ran classes for parents.\n\n"
        "Nursing/Manager's assistant\n• Gave first aid.\n"
    )
    positions = read(f"EXPERIENCE\n\n{roles}").positions
    assert [(position.title, position.start) for position in positions] == [
        ("Homebound Teacher", "2015-02"),
        ("Parent Liasion", "1995-02"),
        ("Nursing/Manager's assistant", ""),
    ]


@pytest.mark.spec("WS-102")
def test_sentences_about_unpaid_work_are_no_titles():
    record = read(
        "VOLUNTEER & COMMUNITY SERVICE\n\n• Service trip to the village of El Jute for one week.\n• Built latrines."
    )
    assert [section.heading for section in record.additions] == ["Volunteer & Community Service"]
    assert record.additions[0].deeds[0].text == "Service trip to the village of El Jute for one week."


@pytest.mark.spec("WS-102")
@pytest.mark.parametrize(
    ("printed", "heading"),
    [
        ("CO-CURRICULAR ACTIVITIES", "Co-Curricular Activities"),
        ("extracurricular activities", "Extracurricular Activities"),
    ],
)
def test_headings_have_the_letters_of_a_title(printed, heading):
    (section,) = read(f"{printed}\nUnit auditor on the ward for intensive care\n").additions
    assert section.heading == heading


@pytest.mark.spec("WS-102")
def test_a_list_goes_on_where_the_margin_broke_it():
    names = "Incident response, Windows Server, Team building, Active Directory, Patch planning, Microsoft"
    lines = f"SKILLS\n\n{names}\nOffice, Visio"
    assert [skill.name for skill in read(lines).skills][-3:] == ["Patch planning", "Microsoft Office", "Visio"]


@pytest.mark.spec("WS-102")
@pytest.mark.parametrize(
    ("first", "second", "whole"),
    [
        ("Estimated from my degree and all that I did at this clinic, as far as I can tell, about", "4 years of", " "),
        ("Measured the oxygen of each patient and the therapy by CRRT/", "CVVH and reported", ""),
        ("Conducted screenings of all the hundred and twenty", "\ncampers before trips", " "),
        ("Build relationships with professionals within the client", "organizations.", " "),
    ],
)
def test_a_sentence_goes_on_where_a_line_or_a_page_ended(first, second, whole):
    record = read(f"EXPERIENCE\n\nStaff Nurse, Mercy Hospital\tMar 2019 – May 2021\n• {first}\n{second}\n")
    assert record.positions[0].deeds[0].text == first + whole + second.strip()


@pytest.mark.spec("WS-102")
def test_below_a_bullet_all_lines_are_its_own_where_entries_stand_apart():
    deed = "Managed twenty agents at a time: 30\nTravel Center, Inc.\nand two more"
    text = (
        f"Anna\n\nEXPERIENCE\n\nTeam Lead\t2019 – 2021\n• {deed}\n\n"
        "Agent\t2015 – 2019\n• Booked travel for offices.\n\nEDUCATION\n\nHill College"
    )
    spoken = [text[passage.start : passage.end] for passage in passages(text)]
    assert deed in spoken


@pytest.mark.spec("WS-010")
def test_what_stands_in_two_columns_is_two_things():
    rows = "Extensive hospitality background\tHighly responsible and reliable\nFood expert\t2015\n"
    (section,) = read(f"Highlights\n{rows}").additions
    assert [deed.text for deed in section.deeds] == [
        "Extensive hospitality background",
        "Highly responsible and reliable",
        "Food expert 2015",
    ]


@pytest.mark.spec("WS-010")
@pytest.mark.parametrize(
    ("line", "degree", "school"),
    [
        (
            "Bachelor of Arts, History, University of Illinois at Chicago, 2012",
            "Bachelor of Arts",
            "Illinois at Chicago",
        ),
        ("A bachelor's degree in history, University of Minsk (2013)", "bachelor's degree", "Minsk"),
        ("A Level in History, Dora High School, 2001", "A Level", "Dora High School"),
    ],
)
def test_a_campus_belongs_to_its_school_and_an_article_to_no_degree(line, degree, school):
    (entry,) = read(f"Education\n{line}\n").education
    assert (entry.degree, entry.school.removeprefix("University of ")) == (degree, school)


@pytest.mark.spec("WS-010")
def test_languages_and_addresses_below_certificates_are_none_of_them():
    record = read(
        "Certificates\nCCNA, 2019\nCertified in food safety, which includes:\nLinks\nGithub:\n"
        "Languages: English (professional working proficiency), Russian (native)\n"
    )
    assert [entry.name for entry in record.certificates] == ["CCNA", "Certified in food safety, which includes"]
    assert [(entry.name, entry.level) for entry in record.languages] == [
        ("English", "professional working proficiency"),
        ("Russian", "native"),
    ]
