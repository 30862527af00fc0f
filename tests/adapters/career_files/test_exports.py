"""LinkedIn's archive and Europass files, whole and broken."""

import io
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.adapters.career_files.linkedin import linkedin_resume
from hireloom.adapters.career_files.reader import ExportReader
from hireloom.domain.careers.career_files import (
    BrokenCareerFile,
    FileWithDoctype,
    NoCareerFile,
    NoCareerInside,
    OversizedCareerFile,
)
from hireloom.domain.careers.json_resumes import career_from_json_resume
from hireloom.domain.careers.records import CareerRecord, SourceOrigin
from hireloom.domain.refusals import Refusal

POSITIONS = """Company Name,Title,Description,Location,Started On,Finished On
Halewood General,Staff Nurse,"• Read telemetry for five patients.
• Taught six new hires.",Columbus,Mar 2022,
Fairmont,Nurse,,Dayton,2019,Feb 2022
"""
LINKEDIN = {
    "Positions.csv": POSITIONS,
    "Education.csv": "School Name,Start Date,End Date,Notes,Degree Name,Activities\nWright State,2015,2019,,BSN,\n",
    "Certifications.csv": "Name,Url,Authority,Started On,Finished On\nBLS,,AHA,Apr 2025,Apr 2027\n",
    "Skills.csv": "Name\nTelemetry\nWound care\n\n",
    "Languages.csv": "Name,Proficiency\nItalian,Full professional proficiency\n",
    "Projects.csv": "Title,Description,Url,Started On,Finished On\nRounds,An app for rounds.,https://rounds.example,,\n",
    "Profile.csv": "First Name,Summary,Websites\nNora,Reads telemetry.,[PORTFOLIO:https://nora.example/a]\n",
    "Volunteering.csv": "Company Name,Role,Cause,Started On,Finished On,Description\nRun,Medic,,2018,,Led a tent.\n",
    "Honors.csv": "Title,Description,Issued On\nDaisy Award,For a falls round.,May 2023\n",
    "Publications.csv": "Name,Published On,Description,Publisher,Url\nFewer falls,Jun 2024,,Ward Press,\n",
}
PASSPORT = """<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
<Headline><Type><Code>personal_statement</Code></Type>
<Description><Label>Pflege seit 2019.</Label></Description></Headline>
<AchievementList><Achievement><Title><Code>honors_awards</Code><Label>Ehrungen</Label></Title>
<Description>&lt;p&gt;Pflegepreis&lt;/p&gt;</Description></Achievement>
<Achievement><Title><Code>memberships</Code><Label>Vereine</Label></Title><Description>DBfK</Description></Achievement>
<Achievement><Title><Code>certifications</Code><Label>Zertifikate</Label></Title><Description>Erste Hilfe</Description>
</Achievement></AchievementList>
<WorkExperienceList><WorkExperience><Period><From year="2019" month="--03"/><To year="2022"/></Period>
<Position><Label>Krankenpfleger</Label></Position>
<Activities>&lt;ul&gt;&lt;li&gt;Betten gemacht &amp;amp; gelüftet&lt;/li&gt;
&lt;li&gt;Nachtdienst&lt;/li&gt;&lt;/ul&gt;</Activities>
<Employer><Name>Charité</Name></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Title>Examen</Title>
<Organisation><Name>Schule Köln</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Deutsch</Label></Description></MotherTongue>
</MotherTongueList><ForeignLanguageList><ForeignLanguage><Description><Label>Polnisch</Label></Description>
<ProficiencyLevel><Listening>C1</Listening><Writing>B1</Writing></ProficiencyLevel></ForeignLanguage>
</ForeignLanguageList></Linguistic></Skills></LearnerInfo></SkillsPassport>"""
CANDIDATE = """<Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="http://www.hr-xml.org/3"><CandidateProfile>
<hr:ExecutiveSummary>&lt;p&gt;Cooks for 200 guests.&lt;/p&gt;</hr:ExecutiveSummary>
<VoluntaryWorks><VoluntaryWork><Title>Soup kitchen</Title><Description>&lt;li&gt;Served 90.&lt;/li&gt;</Description>
</VoluntaryWork></VoluntaryWorks><Others><Title>Awards</Title><Other><Title>Best soup</Title></Other></Others>
<EmploymentHistory><EmployerHistory><hr:OrganizationName>Acme</hr:OrganizationName><PositionHistory>
<PositionTitle>Cook</PositionTitle><EmploymentPeriod><StartDate><hr:FormattedDateTime>2019-03-01</hr:FormattedDateTime>
</StartDate></EmploymentPeriod><hr:Description>&lt;p&gt;Cooked soups.&lt;/p&gt;</hr:Description></PositionHistory>
</EmployerHistory></EmploymentHistory></CandidateProfile></Candidate>"""


def packed(files):
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return content.getvalue()


def texts_of(sections):
    return {section.heading: [deed.text for deed in section.deeds] for section in sections}


def career(content):
    return career_from_json_resume(*ExportReader().read(content))


@pytest.mark.spec("WS-008")
def test_linkedins_archive_becomes_a_career():
    record = career(packed({f"Basic_LinkedInDataExport/{name}": text for name, text in LINKEDIN.items()}))
    first, second = record.positions
    assert (first.title, first.employer, first.place, first.start) == (
        *("Staff Nurse", "Halewood General"),
        *("Columbus", "2022-03"),
    )
    assert first.is_current
    assert [deed.text for deed in first.deeds] == ["Read telemetry for five patients.", "Taught six new hires."]
    assert (second.start, second.end) == ("2019", "2022-02")
    assert {source.origin for source in first.sources} == {SourceOrigin.LINKEDIN}
    assert (record.education[0].school, record.education[0].end) == ("Wright State", "2019")
    assert (record.certificates[0].issuer, record.certificates[0].expires) == ("AHA", "2027-04")
    assert record.languages[0].level == "Full professional proficiency"
    assert record.projects[0].address == "https://rounds.example"
    assert record.links[0].address == "https://nora.example/a"
    assert [skill.name for skill in record.skills] == ["Telemetry", "Wound care"]
    assert texts_of(record.summary) == {"Summary": ["Reads telemetry."]}
    (medic,) = record.volunteer_roles
    assert (medic.title, medic.employer, medic.start, medic.is_current) == ("Medic", "Run", "2018", True)
    assert [deed.text for deed in medic.deeds] == ["Led a tent."]
    (award,) = record.awards
    assert (award.name, award.date, award.text) == ("Daisy Award", "2023-05", "For a falls round.")
    assert texts_of(record.additions) == {"Publications": ["Fewer falls, Ward Press, 2024-06"]}


@pytest.mark.spec("WS-009")
def test_the_skills_passport_becomes_a_career():
    record = career(PASSPORT.encode())
    (role,) = record.positions
    assert (role.title, role.employer, role.start, role.end) == ("Krankenpfleger", "Charité", "2019-03", "2022")
    assert [deed.text for deed in role.deeds] == ["Betten gemacht & gelüftet", "Nachtdienst"]
    assert [(language.name, language.level) for language in record.languages] == [
        ("Deutsch", "Native"),
        ("Polnisch", "B1"),
    ]
    assert record.education[0].school == "Schule Köln"
    assert texts_of(record.summary) == {"Summary": ["Pflege seit 2019."]}
    assert [award.name for award in record.awards] == ["Pflegepreis"]
    assert [paper.name for paper in record.certificates] == ["Erste Hilfe"]
    assert texts_of(record.additions) == {"Vereine": ["DBfK"]}


@pytest.mark.spec("WS-009")
def test_the_candidate_profile_becomes_a_career():
    record = career(CANDIDATE.encode("utf-16"))
    assert texts_of(record.summary) == {"Summary": ["Cooks for 200 guests."]}
    (unpaid,) = record.volunteer_roles
    assert (unpaid.title, [deed.text for deed in unpaid.deeds]) == ("Soup kitchen", ["Served 90."])
    assert [award.name for award in record.awards] == ["Best soup"]
    (role,) = record.positions
    assert (role.title, role.employer, role.start) == ("Cook", "Acme", "2019-03")
    assert [deed.text for deed in role.deeds] == ["Cooked soups."]


def declaring_more(content):
    return content[:-12] + b"\xff" * 4 + content[-8:]


@pytest.mark.spec("WS-013")
@pytest.mark.parametrize(
    ("content", "refusal"),
    [
        (b"%PDF-1.7", NoCareerFile),
        (b"", NoCareerFile),
        (b"<html><body>Hello</body></html>", NoCareerFile),
        (b"<SkillsPassport><a></SkillsPassport>", BrokenCareerFile),
        (
            b'<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><SkillsPassport>&b;</SkillsPassport>',
            FileWithDoctype,
        ),
        (b'{"basics": {', BrokenCareerFile),
        (b'{"work": ' + b"[" * 100_000, BrokenCareerFile),
        (b"<SkillsPassport>" + b"<a>" * 100_000 + b"</a>" * 100_000 + b"</SkillsPassport>", OversizedCareerFile),
        (packed({"Connections.csv": "First Name\nAnna\n"}), NoCareerInside),
        (packed({"Positions.csv": "a" * (2**22 + 1)}), OversizedCareerFile),
        (packed({f"{number}.csv": "" for number in range(2_001)}), OversizedCareerFile),
        (declaring_more(packed(LINKEDIN)), OversizedCareerFile),
        (packed(LINKEDIN)[:-40], BrokenCareerFile),
    ],
)
def test_what_is_no_career_is_refused(content, refusal):
    with pytest.raises(refusal):
        ExportReader().read(content)


@pytest.mark.spec("WS-006")
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_json_resume_is_read_whatever_its_encoding(encoding):
    export = ExportReader().read('{"work": [{"company": "Café Löwe", "position": "Cook"}]}'.encode(encoding))
    (role,) = career_from_json_resume(*export).positions
    assert (role.employer, role.sources[0].origin) == ("Café Löwe", SourceOrigin.JSON_RESUME)


@pytest.mark.spec("WS-013")
def test_a_name_that_leads_out_of_the_archive_writes_nothing(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert len(career(packed({"../../Positions.csv": POSITIONS})).positions) == 2
    assert list(tmp_path.parent.glob("**/Positions.csv")) == []


@given(st.text())
def test_whatever_a_table_says_it_is_a_career_or_refused(text):
    try:
        resume = linkedin_resume(packed({"Positions.csv": POSITIONS + text, "Profile.csv": text}))
    except Refusal:
        return
    assert isinstance(career_from_json_resume(resume), CareerRecord)
