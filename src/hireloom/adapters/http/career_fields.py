"""A career on the wire: what goes in comes out the same."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.spec import File, Text, text_field
from hireloom.adapters.http.core.versions import BEGUN, VERSION
from hireloom.domain.careers.career_limits import MOST_ROLES
from hireloom.domain.careers.json_resumes import NoJsonResume
from hireloom.domain.careers.records import (
    LONGEST_DEED,
    LONGEST_ID,
    LONGEST_LINE,
    MOST_READ,
    SourceOrigin,
)

LONGEST_KEY = 64
MOST_SOURCES = 24  # of all fields, with what was decided on before
DATE = "Year and month, as in 2021-03, or the year alone"


def _line(about: str = "", longest: int = LONGEST_LINE) -> Text:
    return text_field(longest, about, load_default="")


def _entries(schema: type[ma.Schema], about: str, most: int = MOST_READ) -> ma.fields.List[Any]:
    within = ma.validate.Length(max=most)
    return ma.fields.List(ma.fields.Nested(schema), load_default=list, validate=within, metadata={"description": about})


class CareerSource(ma.Schema):
    field = Text(
        required=True,
        validate=ma.validate.Length(max=LONGEST_LINE),
        metadata={"description": "Which field it speaks about"},
    )
    value = Text(required=True, validate=ma.validate.Length(max=LONGEST_DEED), metadata={"description": "As read"})
    words = Text(
        required=True,
        validate=ma.validate.Length(max=LONGEST_DEED),
        metadata={"description": "The words that say it"},
    )
    origin = Text(
        required=True,
        validate=ma.validate.OneOf(list(SourceOrigin)),
        metadata={"description": "Where the words come from"},
    )
    page = ma.fields.Integer(
        load_default=0,
        validate=ma.validate.Range(0, 10_000),
        metadata={"description": "From 1; 0 if the source has none"},
    )
    file = Text(
        load_default="",
        validate=ma.validate.Length(max=LONGEST_KEY),
        metadata={
            "description": "The key of the file it was read from, for GET /api/documents/download; empty if not kept",
            "example": "2026/5f0f0c0e-6f1c-4a53-9f77-3b1b2a9f4c10.pdf",
        },
    )


class CareerEntryFields(ma.Schema):
    id = Text(required=True, validate=ma.validate.Length(1, LONGEST_ID), metadata={"description": "Never changes"})
    sources = _entries(CareerSource, "The words of a document that the entry was read from", MOST_SOURCES)


class DeedFields(CareerEntryFields):
    text = _line("One sentence", LONGEST_DEED)


class PositionFields(CareerEntryFields):
    title = _line("What the role is called")
    employer = _line("Who employed the person")
    place = _line("Where the work was")
    start = _line(DATE)
    end = _line(DATE)
    is_current = ma.fields.Boolean(load_default=False, metadata={"description": "Whether the role goes on"})
    deeds = _entries(DeedFields, "What the person did there, a sentence each")


class EducationFields(CareerEntryFields):
    degree = _line("Such as Bachelor of Science")
    subject = _line("What was studied")
    school = _line("Where it was studied")
    start = _line(DATE)
    end = _line(DATE)


class CertificateFields(CareerEntryFields):
    name = _line("What the certificate is called")
    issuer = _line("Who issued it")
    date = _line(DATE)
    expires = _line(DATE)


class LanguageFields(CareerEntryFields):
    name = _line("The language")
    level = _line("How well the person speaks it, in their own words")


class ProjectFields(CareerEntryFields):
    name = _line("What the project is called")
    text = _line("What it was, and what the person did", LONGEST_DEED)
    address = _line("A web address")


class CareerLinkFields(CareerEntryFields):
    label = _line("What the link is called")
    address = _line("A web address")


class SkillEntryFields(CareerEntryFields):
    name = _line("The skill")


class AwardFields(CareerEntryFields):
    name = _line("What the honor is called")
    issuer = _line("Who awarded it")
    date = _line(DATE)
    text = _line("What it was for", LONGEST_DEED)


class HeadedFields(CareerEntryFields):
    heading = _line("The heading, in the person's words")
    deeds = _entries(DeedFields, "What stands below it, a sentence each")


class CareerFields(ma.Schema):
    name = _line("The person's name; resumes show it as long as there is no profile")
    positions = _entries(PositionFields, f"Roles, in the person's order; a career keeps {MOST_ROLES}")
    education = _entries(EducationFields, "Degrees and schools, in the person's order")
    certificates = _entries(CertificateFields, "Certificates and licenses")
    languages = _entries(LanguageFields, "Languages that the person speaks")
    projects = _entries(ProjectFields, "Projects within the roles or outside of them")
    links = _entries(CareerLinkFields, "Pages about the person")
    skills = _entries(SkillEntryFields, "Skills, whether a sentence shows them or not")
    summary = _entries(HeadedFields, "What the person says about themselves, at the top of a resume")
    volunteer_roles = _entries(PositionFields, f"Unpaid roles, in the person's order; a career keeps {MOST_ROLES}")
    awards = _entries(AwardFields, "Honors and awards")
    additions = _entries(HeadedFields, "Sections of the person's own, such as memberships")


class CareerForm(ma.Schema):
    career = ma.fields.Nested(
        CareerFields, required=True, metadata={"description": "The whole career; it replaces the stored one"}
    )
    version = Text(load_default=None, metadata=BEGUN)


class CareerFile(ma.Schema):
    key = ma.fields.String(
        required=True,
        metadata={
            "description": "The key by which sources refer to the file",
            "example": "2026/5f0f0c0e-6f1c-4a53-9f77-3b1b2a9f4c10.pdf",
        },
    )
    name = ma.fields.String(required=True, metadata={"description": "As uploaded", "example": "Nora_Castellano_RN.pdf"})


class CareerAnswer(SuccessAnswer):
    career = ma.fields.Nested(CareerFields, required=True, metadata={"description": "The whole career"})
    files = ma.fields.List(
        ma.fields.Nested(CareerFile),
        required=True,
        metadata={"description": "The files it was read from. One that no source refers to is deleted after a day"},
    )
    version = ma.fields.String(required=True, metadata=VERSION)


class CareerDisagreement(ma.Schema):
    section = ma.fields.String(
        required=True, metadata={"description": "The list of the career", "example": "positions"}
    )
    entry_id = ma.fields.String(required=True, metadata={"description": "Its entry there", "example": "b7c1d0e2"})
    source = ma.fields.Nested(
        CareerSource,
        required=True,
        metadata={
            "description": "What the document says about a field of the entry; `is_current` is `now` if a role goes on"
        },
    )


class CareerContacts(ma.Schema):
    """As a profile keeps them; each is empty where the document does not say it."""

    name = ma.fields.String(required=True, metadata={"description": "The name", "example": "Nora Castellano"})
    country_code = ma.fields.String(
        required=True, metadata={"description": "The country code of the number", "example": "+1"}
    )
    phone_number = ma.fields.String(
        required=True, metadata={"description": "The number without its country code", "example": "6145550177"}
    )


class CareerSuggestionAnswer(SuccessAnswer):
    """What the document says that the career lacks. A role that the career has comes with its id and its new
    sentences."""

    name = ma.fields.String(required=True, metadata={"description": "Of the document; empty if it has none"})
    career = ma.fields.Nested(CareerFields, required=True, metadata={"description": "Only what could be added"})
    excess = ma.fields.List(
        ma.fields.String(),
        required=True,
        metadata={
            "description": "A sentence for each list that would be longer than a career keeps",
            "example": ["A career keeps at most 60 roles, and this makes 61."],
        },
    )
    disagreements = ma.fields.List(
        ma.fields.Nested(CareerDisagreement),
        required=True,
        metadata={
            "description": "Where the document says something else about an entry that the career has. What a source of"
            " the entry says already is not named again, so add the source of a value that you do not take"
        },
    )
    contacts = ma.fields.Nested(
        CareerContacts,
        required=True,
        metadata={"description": "The name and the number in the document, for the profile"},
    )
    is_scan = ma.fields.Boolean(
        required=True, metadata={"description": "The words were recognized in pictures of the pages"}
    )
    file = ma.fields.Nested(
        CareerFile,
        required=True,
        allow_none=True,
        metadata={"description": "The stored document: kept for a day, and then as long as the career refers to it"},
    )
    not_kept = ma.fields.String(
        required=True, metadata={"description": "Why the file was not kept; else empty", "example": ""}
    )


MOST_GIVEN = 20  # lines with dates that the person gives
_DATE = r"(19|20)\d\d(-(0[1-9]|1[0-2]))?"
_PERIOD = rf"^{_DATE}/({_DATE}|\.\.)\Z"


class CareerFileForm(ma.Schema):
    file = File(
        required=True,
        metadata={
            "description": "A resume (PDF, DOCX or DOC, at most 10 MB), LinkedIn's data archive (ZIP), Europass or JSON"
            " Resume"
        },
    )
    lines: ma.fields.List[Any] = ma.fields.List(
        Text(),
        load_default=list,
        validate=ma.validate.Length(max=MOST_GIVEN),
        metadata={
            "description": "Lines of a resume whose dates are not understood, as its machine view names them",
            "example": ["Journeyman Electrician Spring '21 - now"],
        },
    )
    dates: ma.fields.List[Any] = ma.fields.List(
        Text(validate=ma.validate.Regexp(_PERIOD)),
        load_default=list,
        validate=ma.validate.Length(max=MOST_GIVEN),
        metadata={
            "description": "The dates of these lines: from/to, each a month or a year; '..' for one that goes on",
            "example": ["2021-04/.."],
        },
    )


class JsonResumeForm(ma.Schema):
    resume = ma.fields.Dict(
        required=True,
        error_messages={"invalid": NoJsonResume.sentence},
        metadata={"description": "In the format of jsonresume.org"},
    )


class JsonResumeAnswer(SuccessAnswer):
    resume = ma.fields.Dict(required=True, metadata={"description": "In the format of jsonresume.org"})
