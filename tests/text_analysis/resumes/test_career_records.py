"""A resume as a career to keep: each value with the words that say it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.documents import Document
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.career_records import career_in

LEXICON = load_lexicon()
RESUME = """Nora Castellano, RN, BSN
Columbus, Ohio | (614) 555-0177 | nora.castellano@posteo.example | https://github.com/nora

PROFILE
Step-down nurse of six years who has read telemetry since 2016 and teaches it to new nurses on her ward. Looks for
a ward that measures what it does.

EXPERIENCE
Staff Nurse
Halewood General | Columbus, Ohio
Mar 2022 - Present
• Read continuous telemetry for five step-down patients a shift.
• Charge nurse every third weekend: 28 beds, eight nurses.

Patient Care Technician, Oakhaven Care Center, 2016 - 2019
• Bathed, turned and walked 12 residents a shift while in nursing school.

EDUCATION
BS in Nursing, Wright State University, Dayton, 2015 - 2019

LICENSES AND CERTIFICATIONS
Basic Life Support | American Heart Association | through Mar 2027

HONORS AND AWARDS
• Daisy Award, 2023
• Nurse of the Year | Ohio Nurses | May 2022

VOLUNTEER WORK
First Aid Volunteer, Columbus Marathon, 2018 - 2021
• Led a tent of six who treated 40 runners a day.
Reading Partner at a school

AFFILIATIONS
• American Association of Critical-Care Nurses, Ohio chapter

REFERENCES
Dr. Jane Roe wrote three letters about her.

PROJECTS
Falls committee: brought falls from nine to four a year.

LANGUAGES
English (Native), Italian - Fluent
"""


@pytest.mark.spec("WS-010")
def test_every_section_is_read():
    record = career_in(Document(RESUME), LEXICON)
    nurse, technician = record.positions
    assert (nurse.title, nurse.employer, nurse.place, nurse.start, nurse.end, nurse.is_current) == (
        "Staff Nurse",
        "Halewood General",
        "Columbus, Ohio",
        "2022-03",
        "",
        True,
    )
    assert [deed.text for deed in nurse.deeds] == [
        "Read continuous telemetry for five step-down patients a shift.",
        "Charge nurse every third weekend: 28 beds, eight nurses.",
    ]
    assert (technician.start, technician.end, len(technician.deeds)) == ("2016", "2019", 1)
    (study,) = record.education
    assert (study.degree, study.subject, study.school) == ("BS", "Nursing", "Wright State University")
    (paper,) = record.certificates
    assert (paper.name, paper.issuer, paper.date, paper.expires) == (
        "Basic Life Support",
        "American Heart Association",
        "",
        "2027-03",
    )
    assert [(row.name, row.level) for row in record.languages] == [("English", "Native"), ("Italian", "Fluent")]
    assert [(project.name, project.text) for project in record.projects] == [
        ("Falls committee", "brought falls from nine to four a year.")
    ]
    assert [link.address for link in record.links] == ["https://github.com/nora"]


@pytest.mark.spec("WS-014")
def test_summary_honors_and_unpaid_work_are_read_and_other_sections_keep_their_headings():
    record = career_in(Document(RESUME), LEXICON)
    assert texts_of(record.summary) == {
        "Profile": [
            "Step-down nurse of six years who has read telemetry since 2016 and teaches it to new nurses on her ward.",
            "Looks for a ward that measures what it does.",
        ]
    }
    assert [(award.name, award.issuer, award.date) for award in record.awards] == [
        ("Daisy Award", "", "2023"),
        ("Nurse of the Year", "Ohio Nurses", "2022-05"),
    ]
    assert [(role.title, role.start, role.end, len(role.deeds)) for role in record.volunteer_roles] == [
        ("First Aid Volunteer", "2018", "2021", 2)
    ]
    assert texts_of(record.additions) == {
        "Affiliations": ["American Association of Critical-Care Nurses, Ohio chapter"]
    }


@pytest.mark.spec("WS-014")
def test_what_is_said_at_the_top_is_a_summary_and_unpaid_work_needs_no_dates():
    text = "Nora Castellano\nnora@posteo.example\nNurse who reads telemetry and likes to teach it.\n\nVOLUNTEERING\n"
    record = career_in(Document(f"{text}Red Cross\n• Taught first aid to two classes.\n"), LEXICON)
    assert texts_of(record.summary) == {"Summary": ["Nurse who reads telemetry and likes to teach it."]}
    assert [(role.title, [deed.text for deed in role.deeds]) for role in record.volunteer_roles] == [
        ("Red Cross", ["Taught first aid to two classes."])
    ]


@pytest.mark.spec("WS-014")
def test_lines_about_a_study_stay_with_education():
    text = "Nora Castellano\n\nEDUCATION\nBS in Nursing, Wright State University, 2019\nGraduated first of 80 students"
    record = career_in(Document(text), LEXICON)
    assert [study.school for study in record.education] == ["Wright State University"]
    assert texts_of(record.additions) == {"Education": ["Graduated first of 80 students"]}


def texts_of(sections):
    return {section.heading: [deed.text for deed in section.deeds] for section in sections}


@pytest.mark.spec("WS-011")
def test_each_value_has_the_words_that_say_it():
    record = career_in(Document(RESUME), LEXICON)
    text = " ".join(RESUME.split())
    for entry in record.entries():
        assert entry.sources
        for source in entry.sources:
            assert source.words in text
            assert source.value == getattr(entry, source.field)


@pytest.mark.spec("WS-102")
def test_a_title_goes_on_below_its_dates_as_far_as_the_line_of_the_employer():
    text = (
        "EXPERIENCE\nLead Journeyman Electrician and Site Supervisor for Commercial and\tMar 2007 - Jan 2009\n"
        "Industrial Installations,\nMidwest Region\nRidgeline Electric | Columbus, Ohio\n- Wired nine schools.\n\n"
        "Project Engineer\tMar 2009 - Jan 2011\nBrightwell Construction | Columbus, Ohio\n- Planned 12 sites."
    )
    electrician, engineer = career_in(Document(text), LEXICON).positions
    assert electrician.title == (
        "Lead Journeyman Electrician and Site Supervisor for Commercial and Industrial Installations, Midwest Region"
    )
    assert (electrician.employer, electrician.place) == ("Ridgeline Electric", "Columbus, Ohio")
    assert [deed.text for deed in electrician.deeds] == ["Wired nine schools."]
    assert (engineer.title, engineer.employer) == ("Project Engineer", "Brightwell Construction")


@pytest.mark.spec("WS-012")
@given(st.text(alphabet=st.sampled_from("Aab1 •|,:-–\n2019EDUCATIONLanguages.https://"), max_size=400))
def test_whatever_the_text_it_is_a_career(text):
    record = career_in(Document(text), LEXICON)
    assert len({entry.id for entry in record.entries()}) == len(list(record.entries()))


@pytest.mark.spec("WS-010")
@pytest.mark.parametrize(
    "lines",
    [
        ("Bachelor of Science in Nursing, 2015 - 2019", "Wright State University, Dayton, OH"),
        ("Wright State University, Dayton, OH, 2015 - 2019", "Bachelor of Science in Nursing"),
    ],
)
def test_a_degree_and_its_school_on_two_lines_are_one_entry(lines):
    whole = "Master of Science in Nursing, University of Dayton, 2021"
    record = career_in(Document("\n".join(("Nora Castellano", "", "EDUCATION", *lines, whole))), LEXICON)
    assert [(study.degree, study.subject, study.school, study.start, study.end) for study in record.education] == [
        ("Bachelor of Science", "Nursing", "Wright State University", "2015", "2019"),
        ("Master of Science", "Nursing", "University of Dayton", "", "2021"),
    ]
    assert {source.field for source in record.education[0].sources} == {"degree", "subject", "school", "start", "end"}


@pytest.mark.spec("WS-010")
def test_studies_that_both_have_dates_stay_two():
    text = "Nora Castellano\n\nEDUCATION\nLincoln Community College, 2012 - 2014\nBachelor of Arts, 2018"
    record = career_in(Document(text), LEXICON)
    assert [(study.school, study.degree) for study in record.education] == [
        ("Lincoln Community College", ""),
        ("", "Bachelor of Arts"),
    ]


@pytest.mark.spec("WS-010")
def test_dates_on_lines_of_their_own_belong_to_the_study_next_to_them():
    text = (
        "Denise Harlan\n\nEDUCATION\nEarly Childhood Education\nSan Jacinto College, Pasadena, TX\n2000\nCoursework in"
    )
    text += " child nutrition\nHigh School Diploma\nBeaumont High School, Beaumont, TX\n1991"
    record = career_in(Document(text), LEXICON)
    assert [(study.degree, study.subject, study.school, study.end) for study in record.education] == [
        ("", "Early Childhood Education", "San Jacinto College", "2000"),
        ("High School Diploma", "", "Beaumont High School", "1991"),
    ]


@pytest.mark.spec("WS-010")
@pytest.mark.parametrize(
    ("line", "study"),
    [
        (
            "Bachelor of Science : BSN (Bachelor's of Science in Nursing) Loyola University Chicago, Chicago, IL",
            ("Bachelor of Science", "Nursing", "Loyola University Chicago"),
        ),
        (
            "Diploma: Civil Engineering, Tennessee State University",
            ("Diploma", "Civil Engineering", "Tennessee State University"),
        ),
        ("Bachelor of Arts: Magna cum laude, Hill College", ("Bachelor of Arts: Magna cum laude", "", "Hill College")),
    ],
)
def test_what_a_degree_is_in_is_its_subject(line, study):
    (entry,) = career_in(Document(f"Katelyn Moreau\n\nEDUCATION\n{line}"), LEXICON).education
    assert (entry.degree, entry.subject, entry.school) == study


@pytest.mark.spec("WS-010")
def test_certificates_of_one_line_are_parted():
    text = (
        "Mehmet Yildirim\n\nCERTIFICATIONS\nOSHA training (10 & 30 Hours) *MS Office training (MS Project,\nExcel) *CAD"
    )
    record = career_in(Document(f"{text}\nCPR, First Aid, ServSafe"), LEXICON)
    assert [paper.name for paper in record.certificates] == [
        "OSHA training (10 & 30 Hours)",
        "MS Office training (MS Project, Excel)",
        "CAD",
        "CPR",
        "First Aid",
        "ServSafe",
    ]


@pytest.mark.spec("WS-010")
def test_languages_in_a_sentence_have_the_level_that_is_said_of_them():
    lines = "Proficient in English and Turkish; limited skills in Italian\nFluent in Dutch and basic knowledge of Hindi"
    languages = career_in(Document(f"Mehmet Yildirim\n\nLANGUAGES\n{lines}"), LEXICON).languages
    levels = {(row.name, row.level, row.sources[0].words.startswith(row.level)) for row in languages}
    proficient = {(name, "Proficient", True) for name in ("English", "Turkish")}
    rest = (("Italian", "limited skills"), ("Dutch", "Fluent"), ("Hindi", "basic knowledge"))
    assert levels == proficient | {(*pair, True) for pair in rest}


@pytest.mark.spec("WS-010")
@pytest.mark.parametrize(
    "heading", ["Extra-Curricular Activities", "Co-Curricular Activities", "Professional Organizations"]
)
def test_what_stands_below_another_heading_is_no_deed_of_the_last_role(heading):
    role = "Teacher, Hill School, 2001 - 2004\n- Taught two classes."
    resume = f"EXPERIENCE\n{role}\n\n{heading}\nRan the nursery of a church."
    (teacher,) = career_in(Document(resume), LEXICON).positions
    assert [deed.text for deed in teacher.deeds] == ["Taught two classes."]


@pytest.mark.spec("WS-102")
@pytest.mark.parametrize(
    "title",
    ["Lead Patient Care Technician and Trainer, Telemetry", "Lead Patient Care Technician and\nTrainer, Telemetry"],
)
def test_a_title_above_its_employer_and_dates_is_read_whole(title):
    text = f"Nora Castellano\n\nEXPERIENCE\n\n{title}\nOakhaven Care Center | Dayton, Ohio\tAug 2016 – Jun 2019\n"
    (role,) = career_in(Document(f"{text}• Walked 12 residents a shift."), LEXICON).positions
    assert role.title == "Lead Patient Care Technician and Trainer, Telemetry"
    assert (role.employer, role.place, role.start) == ("Oakhaven Care Center", "Dayton, Ohio", "2016-08")
    assert [deed.text for deed in role.deeds] == ["Walked 12 residents a shift."]


@pytest.mark.spec("WS-010")
def test_a_list_of_skills_becomes_skills_and_sentences_about_them_stay():
    head = "Nora Castellano\n\nEXPERIENCE\nStaff Nurse, Oakhaven Care Center\tAug 2016 – Jun 2019\n\nSKILLS\n"
    names = career_in(Document(f"{head}Lesson planning, Data-driven assessment, Go"), LEXICON)
    assert [skill.name for skill in names.skills] == ["Lesson planning", "Data-driven assessment", "Go"]
    assert names.skills[0].sources[0].words == "Lesson planning, Data-driven assessment, Go"
    assert names.additions == ()
    prose = "Plans lessons, which others teach, with data from the tests of the year."
    record = career_in(Document(head + prose), LEXICON)
    assert (record.skills, [section.heading for section in record.additions]) == ((), ["Skills"])


@pytest.mark.spec("WS-102")
def test_lists_of_our_own_resumes_are_read_as_they_were_written():
    record = career_in(
        Document(
            """Maria Alvarez

EXPERIENCE

Maintainer, in my free time\t2020 – Present
Stepwise, an open-source tool for migrations | Rotterdam
• Wrote the first version.

EDUCATION

Master of Arts in Education\t2013 – 2015
California State University, Fresno

LICENSES AND CERTIFICATIONS

Single Subject Teaching Credential in Biology | California Commission on
Teacher Credentialing
Jun 2015 – Jun 2030
First responder in the office, renewed every year
Speaker at two local meetups: on migrations, and on reports people
want to read

LANGUAGES

Igbo
"""
        ),
        LEXICON,
    )
    (role,) = record.positions
    assert (role.title, role.employer) == (
        "Maintainer, in my free time",
        "Stepwise, an open-source tool for migrations",
    )
    assert record.education[0].school == "California State University, Fresno"
    assert [(row.name, row.issuer, row.date, row.expires) for row in record.certificates] == [
        (
            "Single Subject Teaching Credential in Biology",
            "California Commission on Teacher Credentialing",
            "2015-06",
            "2030-06",
        ),
        ("First responder in the office, renewed every year", "", "", ""),
        ("Speaker at two local meetups: on migrations, and on reports people want to read", "", "", ""),
    ]
    assert [language.name for language in record.languages] == ["Igbo"]


@pytest.mark.spec("WS-102")
def test_a_number_before_a_tab_is_no_day():
    head = "Nora Castellano\n\nEXPERIENCE\nScience Teacher, Grades 6-8\tAug 2015 – Jun 2019\n"
    text = f"{head}Oak Valley School | Tulare, Ohio\n• Taught four classes of 32."
    (role,) = career_in(Document(text), LEXICON).positions
    assert (role.title, role.start) == ("Science Teacher, Grades 6-8", "2015-08")
