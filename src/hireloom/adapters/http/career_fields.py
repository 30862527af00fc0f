"""A career on the wire: what goes in comes out the same."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.spec import Text
from hireloom.adapters.http.core.versions import BEGUN, VERSION
from hireloom.domain.careers.records import (
    LONGEST_DEED,
    LONGEST_ID,
    LONGEST_LINE,
    MOST_DEEDS,
    MOST_ENTRIES,
    MOST_ROLES,
    SourceOrigin,
)

MOST_SOURCES = 8
DATE = "Year and month, as in 2021-03, or the year alone"


def _line(about: str = "", longest: int = LONGEST_LINE) -> Text:
    return Text(load_default="", validate=ma.validate.Length(max=longest), metadata={"description": about})


def _entries(schema: type[ma.Schema], most: int = MOST_ENTRIES) -> ma.fields.List[Any]:
    return ma.fields.List(ma.fields.Nested(schema), load_default=list, validate=ma.validate.Length(max=most))


class CareerSource(ma.Schema):
    field = Text(required=True, validate=ma.validate.Length(max=LONGEST_LINE))
    value = Text(required=True, validate=ma.validate.Length(max=LONGEST_DEED), metadata={"description": "As read"})
    words = Text(
        required=True,
        validate=ma.validate.Length(max=LONGEST_DEED),
        metadata={"description": "The words that say it"},
    )
    origin = Text(required=True, validate=ma.validate.OneOf(list(SourceOrigin)))
    page = ma.fields.Integer(
        load_default=0,
        validate=ma.validate.Range(0, 10_000),
        metadata={"description": "From 1; 0 if the source has none"},
    )


class CareerEntryFields(ma.Schema):
    id = Text(required=True, validate=ma.validate.Length(1, LONGEST_ID), metadata={"description": "Never changes"})
    sources = _entries(CareerSource, MOST_SOURCES)


class DeedFields(CareerEntryFields):
    text = _line("One sentence", LONGEST_DEED)


class PositionFields(CareerEntryFields):
    title = _line()
    employer = _line()
    place = _line()
    start = _line(DATE)
    end = _line(DATE)
    is_current = ma.fields.Boolean(load_default=False)
    deeds = _entries(DeedFields, MOST_DEEDS)


class EducationFields(CareerEntryFields):
    degree = _line()
    subject = _line()
    school = _line()
    start = _line(DATE)
    end = _line(DATE)


class CertificateFields(CareerEntryFields):
    name = _line()
    issuer = _line()
    date = _line(DATE)
    expires = _line(DATE)


class LanguageFields(CareerEntryFields):
    name = _line()
    level = _line()


class ProjectFields(CareerEntryFields):
    name = _line()
    text = _line("", LONGEST_DEED)
    address = _line("A web address")


class CareerLinkFields(CareerEntryFields):
    label = _line()
    address = _line("A web address")


class CareerFields(ma.Schema):
    positions = _entries(PositionFields, MOST_ROLES)
    education = _entries(EducationFields)
    certificates = _entries(CertificateFields)
    languages = _entries(LanguageFields)
    projects = _entries(ProjectFields)
    links = _entries(CareerLinkFields)


class CareerForm(ma.Schema):
    career = ma.fields.Nested(CareerFields, required=True)
    version = Text(load_default=None, metadata=BEGUN)


class CareerAnswer(ma.Schema):
    success = ma.fields.Boolean(required=True)
    career = ma.fields.Nested(CareerFields, required=True)
    version = ma.fields.String(required=True, metadata=VERSION)


class CareerSuggestionAnswer(ma.Schema):
    """What the document says that the career lacks. A role that the career has comes with its id and its new
    sentences."""

    success = ma.fields.Boolean(required=True)
    name = ma.fields.String(required=True, metadata={"description": "Of the document; empty if it has none"})
    career = ma.fields.Nested(CareerFields, required=True)


class JsonResumeForm(ma.Schema):
    resume = ma.fields.Dict(required=True, metadata={"description": "In the format of jsonresume.org"})


class JsonResumeAnswer(ma.Schema):
    success = ma.fields.Boolean(required=True)
    resume = ma.fields.Dict(required=True, metadata={"description": "In the format of jsonresume.org"})
