"""The career that a person keeps: its rules, what an import adds, and its way to and from JSON Resume."""

import json
from dataclasses import asdict, replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft7Validator

from hireloom.domain.careers.career_limits import MOST_DEEDS, MOST_ROLES, excess, must_fit
from hireloom.domain.careers.imports import news
from hireloom.domain.careers.json_resumes import NoJsonResume, career_from_json_resume, json_resume
from hireloom.domain.careers.records import (
    LONGEST_DEED,
    MOST_READ,
    AwardEntry,
    CareerDeed,
    CareerPosition,
    CareerRecord,
    CertificateEntry,
    EducationEntry,
    HeadedSentences,
    LanguageEntry,
    LinkEntry,
    ProjectEntry,
    SkillEntry,
    SourceOrigin,
    SourceWords,
    career_version,
    paragraphs,
    record_of,
)
from hireloom.domain.identity.users import Role, User
from hireloom.domain.profiles import Profile
from hireloom.domain.refusals import Invalid

NOW = datetime(2026, 11, 28, 9, tzinfo=UTC)
ANNA = User("anna1", "anna@people.example", Role.USER, NOW)
PROFILE = Profile(1, "Anna Löwe", "anna@work.example", "4155550142", "+1", "Python, SQL", "Nurse", NOW)
NURSE = CareerPosition(
    "p1",
    (SourceWords("title", "Staff Nurse", "Staff Nurse, Halewood General", SourceOrigin.RESUME, 1),),
    "Staff Nurse",
    "Halewood General",
    "Columbus, Ohio",
    "2022-03",
    "",
    True,
    (
        CareerDeed("d1", text="Read telemetry for five patients a shift."),
        CareerDeed("d2", text="Taught six new hires."),
    ),
)
CAREER = CareerRecord(
    (NURSE,),
    (EducationEntry("e1", (), "BS", "Nursing", "Wright State University", "2015", "2019"),),
    (CertificateEntry("c1", (), "Basic Life Support", "AHA", "2025-03", "2027-03"),),
    (LanguageEntry("l1", (), "Italian", "Fluent"),),
    (ProjectEntry("r1", (), "Falls", "Fewer falls.", "https://falls.example"),),
    (LinkEntry("k1", (), "GitHub", "https://github.com/anna"),),
    (SkillEntry("s1", (), "Telemetry"), SkillEntry("s2", (), "python"), SkillEntry("s3", (), "SQL")),
    (
        HeadedSentences(
            "u1", (), "Summary", (CareerDeed("u2", text="Nurse since 2018."), CareerDeed("u3", text="Calm."))
        ),
    ),
    (replace(NURSE, id="v1", title="First Aid Volunteer", deeds=(CareerDeed("v2", text="Led a tent of six."),)),),
    (AwardEntry("a1", (), "Daisy Award", "Halewood General", "2023-05", "For the falls round."),),
    (HeadedSentences("m1", (), "Memberships", (CareerDeed("m2", text="Critical-care nurses"),)),),
)
SCHEMA = json.loads((Path(__file__).parent / "json_resume_schema.json").read_text())


@pytest.mark.spec("WS-001")
def test_a_career_comes_back_from_plain_values_as_it_was():
    assert record_of(json.loads(json.dumps(asdict(CAREER)))) == CAREER
    assert record_of({}) == CareerRecord()


@pytest.mark.spec("WS-002")
@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"start": "March"}, "start"),
        ({"start": "2022-13"}, "start"),
        ({"start": "2022-03", "end": "2021-12", "is_current": False}, "end"),
        ({"end": "2023"}, "end"),  # of a current role
        ({"title": "x" * 201}, "title"),
    ],
)
def test_a_role_that_cannot_be_is_refused_at_its_field(wrong, field):
    with pytest.raises(Invalid) as refused:
        replace(NURSE, **wrong)
    assert list(refused.value.errors) == [field]


@pytest.mark.spec("WS-002")
@pytest.mark.parametrize("address", ["javascript:alert(1)", "file:///etc/passwd", "https://a@b.example", "github.com"])
def test_a_link_leads_to_a_plain_web_page(address):
    with pytest.raises(Invalid):
        LinkEntry("k", (), "x", address)


@pytest.mark.spec("WS-003")
def test_there_are_limits_and_ids_are_unique():
    deeds = tuple(CareerDeed(f"d{number}", text="Did it.") for number in range(MOST_DEEDS + 1))
    roles = tuple(replace(NURSE, id=f"p{number}", deeds=()) for number in range(MOST_ROLES + 1))
    for refused in (CareerRecord((replace(NURSE, deeds=deeds),)), CareerRecord(roles)):
        with pytest.raises(Invalid):
            must_fit(refused)
    with pytest.raises(Invalid):
        CareerRecord((NURSE, NURSE))
    with pytest.raises(Invalid):
        CareerRecord(tuple(replace(NURSE, id=f"p{number}", deeds=()) for number in range(MOST_READ + 1)))
    must_fit(CareerRecord(roles[:MOST_ROLES]))
    sections = HeadedSentences("m1", (), "Memberships", deeds), HeadedSentences("m2", (), "", deeds)
    assert list(excess(*(CareerRecord(additions=(section,)) for section in sections))) == [
        "Memberships keeps at most 40 sentences, and this makes 41.",
        "A section keeps at most 40 sentences, and this makes 41.",
    ]


@pytest.mark.spec("WS-016")
def test_nothing_of_a_long_import_is_lost_and_what_has_no_room_is_said():
    work = [{"name": "Acme", "position": f"Cook {number}", "highlights": ["Baked. "]} for number in range(61)]
    work[0]["highlights"] = [f"Baked bread {number}." for number in range(40)] + ["Cooked soups. " * 60]
    imported = career_from_json_resume({"work": work})
    assert len(imported.positions) == 61
    assert "".join(deed.text for deed in imported.positions[0].deeds[40:]).count("Cooked soups.") == 60
    assert list(excess(CareerRecord(), imported)) == [
        "A career keeps at most 60 roles, and this makes 61.",
        "Cook 0, Acme keeps at most 40 sentences, and this makes 42.",
    ]
    record = CareerRecord(imported.positions[1:30])
    assert list(excess(record, news(record, CareerRecord(imported.positions[30:60])))) == []


@pytest.mark.spec("WS-004")
def test_an_import_brings_only_what_is_new():
    assert news(CAREER, CAREER) == CareerRecord()
    assert news(CareerRecord(), CAREER) == CAREER
    other_words = replace(NURSE, id="x9", title="STAFF NURSE", employer="Halewood  General", start="2022")
    more = replace(
        other_words, deeds=(CareerDeed("n1", text="taught six new hires"), CareerDeed("n2", text="Led a falls round."))
    )
    (position,) = news(CAREER, CareerRecord((more,))).positions
    assert (position.id, [deed.text for deed in position.deeds]) == ("p1", ["Led a falls round."])


@pytest.mark.spec("WS-004")
def test_an_unpaid_role_that_is_kept_among_the_paid_ones_stays_there():
    more = replace(NURSE, id="x1", deeds=(CareerDeed("n1", text="Led a falls round."),))
    brought = news(CareerRecord((NURSE,)), CareerRecord(volunteer_roles=(more,)))
    assert [position.id for position in brought.positions] == ["p1"]
    assert brought.volunteer_roles == ()


@pytest.mark.spec("WS-014")
def test_a_long_summary_becomes_sentences_that_an_entry_can_hold():
    text = "Nurse on a step-down ward. " * 60 + "\nx" + "y" * 900
    (summary,) = career_from_json_resume({"basics": {"summary": text}}).summary
    assert all(len(deed.text) <= LONGEST_DEED for deed in summary.deeds)
    assert "".join(paragraphs(text)).replace(" ", "") == "".join(text.split())
    assert summary.deeds[0].text.endswith("ward.")


@pytest.mark.spec("WS-005")
def test_profile_and_career_are_a_valid_json_resume_that_reads_back():
    resume = json_resume(ANNA, PROFILE, CAREER)
    assert list(Draft7Validator(SCHEMA).iter_errors(resume)) == []
    assert resume["basics"] == {
        "name": "Anna Löwe",
        "label": "Nurse",
        "email": "anna@work.example",
        "phone": "+1-4155550142",
        "summary": "Nurse since 2018.\nCalm.",
        "profiles": [{"network": "GitHub", "url": "https://github.com/anna"}],
    }
    assert [role["organization"] for role in resume["volunteer"]] == ["Halewood General"]
    assert resume["awards"] == [
        {"title": "Daisy Award", "awarder": "Halewood General", "date": "2023-05", "summary": "For the falls round."}
    ]
    assert resume["additions"] == [{"heading": "Memberships", "highlights": ["Critical-care nurses"]}]
    assert resume["work"] == [
        {
            "name": "Halewood General",
            "position": "Staff Nurse",
            "location": "Columbus, Ohio",
            "startDate": "2022-03",
            "highlights": ["Read telemetry for five patients a shift.", "Taught six new hires."],
        }
    ]
    assert resume["skills"] == [{"name": "Python"}, {"name": "SQL"}, {"name": "Telemetry"}]
    assert news(CAREER, career_from_json_resume(resume)) == CareerRecord()


@pytest.mark.spec("WS-005")
def test_without_a_profile_there_is_a_json_resume_too():
    resume = json_resume(ANNA, None, CareerRecord())
    assert list(Draft7Validator(SCHEMA).iter_errors(resume)) == []
    assert resume["basics"]["email"] == "anna@people.example"


@pytest.mark.spec("WS-006")
def test_a_json_resume_of_version_0_is_read():
    old = {"work": [{"company": "Acme", "position": "Cook", "startDate": "2019-05-01", "summary": "Cooked soups."}]}
    (position,) = career_from_json_resume(old).positions
    assert (position.employer, position.start, position.is_current) == ("Acme", "2019-05", True)
    assert [deed.text for deed in position.deeds] == ["Cooked soups."]


@pytest.mark.spec("WS-005")
def test_a_role_that_ended_nobody_knows_when_is_not_current_after_the_way_back():
    career = CareerRecord((replace(NURSE, is_current=False),), certificates=CAREER.certificates)
    resume = json_resume(ANNA, None, career)
    assert list(Draft7Validator(SCHEMA).iter_errors(resume)) == []
    back = career_from_json_resume(resume)
    assert not back.positions[0].is_current
    assert back.certificates[0].expires == "2027-03"


@pytest.mark.spec("WS-006")
def test_an_end_before_its_start_is_left_out_and_the_rest_is_read():
    role = {"position": "Cook", "startDate": "2019-05", "endDate": "2018-12"}
    study = {"institution": "Wright State", "startDate": "2015", "endDate": "2011-06"}
    record = career_from_json_resume({"work": [role, role | {"endDate": "2019"}], "education": [study]})
    periods = [(position.start, position.end, position.is_current) for position in record.positions]
    assert periods == [("2019-05", "", False), ("2019-05", "2019", False)]
    assert [(study.school, study.start, study.end) for study in record.education] == [("Wright State", "2015", "")]


@pytest.mark.spec("WS-006")
def test_every_section_of_a_json_resume_is_read():
    record = career_from_json_resume(
        {
            "work": [{"name": "Acme", "position": "Cook", "startDate": "2019", "endDate": "Present"}],
            "education": [{"institution": "Wright State", "courses": ["Pharmacology"]}],
            "skills": [{"name": "Web development", "level": "Master", "keywords": ["HTML", "CSS", 3]}],
            "projects": [{"name": "Falls", "description": "Fewer falls.", "highlights": ["From nine to four."]}],
            "interests": [{"name": "Wildlife", "keywords": ["Ferrets", "Unicorns"]}],
            "references": [{"name": "Jane Doe", "reference": "She stays calm."}],
        }
    )
    assert record.positions[0].is_current
    assert [skill.name for skill in record.skills] == ["Web development", "HTML", "CSS"]
    assert record.projects[0].text == "Fewer falls. From nine to four."
    assert {addition.heading: [deed.text for deed in addition.deeds] for addition in record.additions} == {
        "Courses": ["Pharmacology"],
        "Interests": ["Wildlife, Ferrets, Unicorns"],
        "References": ["Jane Doe, She stays calm."],
    }


@pytest.mark.spec("WS-006")
def test_a_json_resume_of_the_first_shape_is_read():
    record = career_from_json_resume(
        {
            "bio": {
                "firstName": "Anna",
                "summary": "Cooks.",
                "websites": {"blog": "https://anna.example"},
                "profiles": {"github": "anna", "twitter": "https://twitter.example/anna"},
            },
            "awards": [{"title": "Best soup", "awardDate": "2013-06-12"}],
            "hobbies": [{"name": "Wildlife", "keywords": ["Ferrets"]}],
        }
    )
    assert [deed.text for entry in record.summary for deed in entry.deeds] == ["Cooks."]
    assert [(link.label, link.address) for link in record.links] == [
        ("blog", "https://anna.example"),
        ("twitter", "https://twitter.example/anna"),
    ]
    assert [(award.name, award.date) for award in record.awards] == [("Best soup", "2013-06")]
    assert [deed.text for entry in record.additions for deed in entry.deeds] == ["Wildlife, Ferrets"]


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(["name", "url", "startDate"]), inner),
    max_leaves=10,
)


@pytest.mark.spec("WS-006")
@given(work=ANYTHING, basics=ANYTHING, others=ANYTHING)
def test_whatever_a_file_holds_it_is_a_career_or_refused(work, basics, others):
    names = ("education", "skills", "projects", "interests", "references", "publications", "awards", "bio", "hobbies")
    sections = dict.fromkeys(names, others)
    try:
        record = career_from_json_resume({"work": work, "basics": basics, **sections})
    except NoJsonResume:
        return
    assert record_of(asdict(record)) == record
    json.dumps(asdict(record), ensure_ascii=False).encode()


@pytest.mark.spec("WS-007")
def test_another_order_is_another_version():
    turned = replace(CAREER, positions=(replace(NURSE, deeds=NURSE.deeds[::-1]),))
    assert career_version(turned) != career_version(CAREER) == career_version(record_of(asdict(CAREER)))


@pytest.mark.spec("WS-005")
@pytest.mark.parametrize("name", ["url", "website"])
def test_the_website_of_a_json_resume_is_a_link(name):
    (link,) = career_from_json_resume({"basics": {name: "https://anna.example"}}).links
    assert (link.label, link.address) == ("", "https://anna.example")
