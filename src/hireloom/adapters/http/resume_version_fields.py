"""Resumes on the wire."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.career_fields import CareerFields
from hireloom.adapters.http.core.spec import Text
from hireloom.adapters.http.core.versions import BEGUN, VERSION
from hireloom.domain.careers.records import LONGEST_DEED, LONGEST_ID
from hireloom.domain.resume_match.findings import State
from hireloom.domain.resume_match.job_texts import LONGEST_JOB
from hireloom.domain.resumes.layouts import PaperSize, ResumeFormat, Template
from hireloom.domain.resumes.versions import LONGEST_NAME, MOST_CHOICES, MOST_CLAIMS


def _id(**more: Any) -> Text:
    return Text(validate=ma.validate.Length(max=LONGEST_ID), **more)


class ResumeStart(ma.Schema):
    """Either `job_id`, or `job_title` and `advert`."""

    job_id = ma.fields.Integer(
        load_default=0,
        validate=ma.validate.Range(0, 2**31 - 1),
        metadata={"description": "Of a job of this site, or 0"},
    )
    name = Text(
        load_default="",
        validate=ma.validate.Length(max=LONGEST_NAME),
        metadata={"description": "Of the resume; job and company if empty"},
    )
    job_title = Text(load_default="", validate=ma.validate.Length(max=LONGEST_NAME // 2))
    company = Text(load_default="", validate=ma.validate.Length(max=LONGEST_NAME // 2 - 1))
    advert = Text(load_default="", validate=ma.validate.Length(max=LONGEST_JOB))


class OwnSentenceFields(ma.Schema):
    id = _id(required=True)
    position_id = _id(required=True)
    text = Text(required=True, validate=ma.validate.Length(1, LONGEST_DEED))
    deed_id = _id(load_default="", metadata={"description": "Of the sentence in whose place it stands, or empty"})


class ResumeChange(ma.Schema):
    name = Text(required=True, validate=ma.validate.Length(1, LONGEST_NAME))
    left_out = ma.fields.List(
        _id(), required=True, validate=ma.validate.Length(max=MOST_CHOICES), metadata={"description": "Ids"}
    )
    order = ma.fields.List(
        _id(),
        required=True,
        validate=ma.validate.Length(max=MOST_CHOICES),
        metadata={"description": "Ids; entries that are not named follow as in the career"},
    )
    sentences = ma.fields.List(
        ma.fields.Nested(OwnSentenceFields), required=True, validate=ma.validate.Length(max=MOST_CLAIMS)
    )
    template = ma.fields.Enum(Template, by_value=True, required=True)
    paper = ma.fields.Enum(PaperSize, by_value=True, required=True)
    version = Text(load_default=None, metadata=BEGUN)


class ResumeFormatQuery(ma.Schema):
    format = ma.fields.Enum(ResumeFormat, by_value=True, load_default=ResumeFormat.PDF)


class ResumeRow(ma.Schema):
    id = ma.fields.Integer(required=True)
    name = ma.fields.String(required=True)
    job_title = ma.fields.String(required=True)
    company = ma.fields.String(required=True)
    job_id = ma.fields.Integer(required=True, metadata={"description": "0 for an advert from elsewhere"})
    changed_at = ma.fields.DateTime(required=True)


class ResumeList(ma.Schema):
    success = ma.fields.Boolean(required=True)
    resumes = ma.fields.List(ma.fields.Nested(ResumeRow), required=True)


class ResumeFields(ResumeRow):
    advert = ma.fields.String(required=True, metadata={"description": "The job as it was when the resume was begun"})
    left_out = ma.fields.List(ma.fields.String(), required=True)
    order = ma.fields.List(ma.fields.String(), required=True)
    sentences = ma.fields.List(ma.fields.Nested(OwnSentenceFields), required=True)
    template = ma.fields.Enum(Template, by_value=True, required=True)
    paper = ma.fields.Enum(PaperSize, by_value=True, required=True)


class PageLineFields(ma.Schema):
    id = ma.fields.String(required=True)
    text = ma.fields.String(required=True)


class PageEntryFields(ma.Schema):
    title = ma.fields.String(required=True)
    dates = ma.fields.String(required=True)
    details = ma.fields.String(required=True)
    lines = ma.fields.List(ma.fields.Nested(PageLineFields), required=True)


class PageSectionFields(ma.Schema):
    heading = ma.fields.String(required=True)
    entries = ma.fields.List(ma.fields.Nested(PageEntryFields), required=True)


class PageFields(ma.Schema):
    name = ma.fields.String(required=True)
    contacts = ma.fields.List(ma.fields.String(), required=True)
    sections = ma.fields.List(ma.fields.Nested(PageSectionFields), required=True)


class ResumeAnswer(ma.Schema):
    success = ma.fields.Boolean(required=True)
    resume = ma.fields.Nested(ResumeFields, required=True)
    version = ma.fields.String(required=True, metadata=VERSION)
    career = ma.fields.Nested(CareerFields, required=True)
    page = ma.fields.Nested(PageFields, required=True)
    waiting = ma.fields.List(
        ma.fields.String(),
        required=True,
        metadata={"description": "Ids of sentences that are in no file until the person says that they are true"},
    )


class ResumeRemoved(ma.Schema):
    success = ma.fields.Boolean(required=True)
    message = ma.fields.String(required=True)


class ResumeRequirement(ma.Schema):
    label = ma.fields.String(required=True)
    must = ma.fields.Boolean(required=True)
    state = ma.fields.Enum(State, by_value=True, required=True)
    weight = ma.fields.Integer(required=True)
    points = ma.fields.Float(required=True)
    gain = ma.fields.Integer(required=True, metadata={"description": "Percent that it would add if it was met"})
    quotes = ma.fields.List(ma.fields.String(), required=True)


class SentencePointsFields(ma.Schema):
    id = ma.fields.String(required=True)
    percent = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "What it adds or would add; null if not tried out"}
    )
    proves = ma.fields.List(ma.fields.String(), required=True)


class ResumeMatchAnswer(ma.Schema):
    success = ma.fields.Boolean(required=True)
    percent = ma.fields.Integer(required=True)
    band = ma.fields.String(required=True, allow_none=True)
    heading = ma.fields.String(required=True)
    points = ma.fields.Float(required=True)
    max_points = ma.fields.Float(required=True)
    requirements = ma.fields.List(ma.fields.Nested(ResumeRequirement), required=True)
    sentences = ma.fields.List(ma.fields.Nested(SentencePointsFields), required=True)
