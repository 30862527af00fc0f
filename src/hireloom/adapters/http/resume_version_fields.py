"""Resumes on the wire."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.career_fields import CareerFields
from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.spec import Text, TimestampField
from hireloom.adapters.http.core.versions import BEGUN, VERSION
from hireloom.adapters.http.resume_files import LANGUAGE
from hireloom.domain.boards.postings import LONGEST_LINE
from hireloom.domain.careers.records import LONGEST_DEED, LONGEST_ID
from hireloom.domain.resume_match.findings import State
from hireloom.domain.resume_match.job_texts import LONGEST_JOB
from hireloom.domain.resumes.layouts import Accent, PaperSize, ResumeFormat, Template
from hireloom.domain.resumes.page_words import ResumeLanguage
from hireloom.domain.resumes.versions import LONGEST_NAME, MOST_CHOICES, MOST_CLAIMS


def _id(**more: Any) -> Text:
    return Text(validate=ma.validate.Length(max=LONGEST_ID), **more)


class ResumeStart(ma.Schema):
    """Either `job_id` or `advert`."""

    REQUIRED_FIELDS = ()

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
    job_title = Text(
        load_default="",
        validate=ma.validate.Length(max=LONGEST_LINE),
        metadata={"description": "The title of the job, if `job_id` is not sent; read from the advert if empty"},
    )
    company = Text(
        load_default="",
        validate=ma.validate.Length(max=LONGEST_LINE),
        metadata={"description": "The company that hires, if `job_id` is not sent"},
    )
    advert = Text(
        load_default="",
        validate=ma.validate.Length(max=LONGEST_JOB),
        metadata={"description": "The text of the advert, if `job_id` is not sent"},
    )


class OwnSentenceFields(ma.Schema):
    id = _id(required=True, metadata={"description": "The id of the sentence, chosen by the client"})
    position_id = _id(required=True, metadata={"description": "The role or section of the career to which it belongs"})
    text = Text(required=True, validate=ma.validate.Length(1, LONGEST_DEED), metadata={"description": "The sentence"})
    deed_id = _id(load_default="", metadata={"description": "Of the sentence that it replaces, or empty"})


class ResumeChange(ma.Schema):
    name = Text(
        required=True,
        validate=ma.validate.Length(1, LONGEST_NAME),
        metadata={"description": "What the person calls the resume"},
    )
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
        ma.fields.Nested(OwnSentenceFields),
        required=True,
        validate=ma.validate.Length(max=MOST_CLAIMS),
        metadata={"description": "Sentences that only this resume has"},
    )
    template = ma.fields.Enum(Template, by_value=True, required=True, metadata={"description": "How it looks"})
    paper = ma.fields.Enum(PaperSize, by_value=True, required=True, metadata={"description": "The size of its pages"})
    accent = ma.fields.Enum(
        Accent, by_value=True, load_default=Accent.TEAL, metadata={"description": "The color of its headings"}
    )
    has_photo = ma.fields.Boolean(load_default=False, metadata={"description": "Whether it shows the person's photo"})
    language = ma.fields.Enum(
        ResumeLanguage, by_value=True, allow_none=True, load_default=None, metadata={"description": LANGUAGE}
    )
    version = Text(load_default=None, metadata=BEGUN)


class ResumeFormatQuery(ma.Schema):
    format = ma.fields.Enum(
        ResumeFormat, by_value=True, load_default=ResumeFormat.PDF, metadata={"description": "PDF or Word"}
    )


class OtherTemplateQuery(ResumeFormatQuery):
    template = ma.fields.Enum(
        Template, by_value=True, load_default=None, metadata={"description": "Another one than that of the resume"}
    )


class ResumeRow(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the resume"})
    name = ma.fields.String(required=True, metadata={"description": "What the person calls the resume"})
    job_title = ma.fields.String(required=True, metadata={"description": "The title of the job it is for"})
    company = ma.fields.String(required=True, metadata={"description": "The company that hires; may be empty"})
    job_id = ma.fields.Integer(required=True, metadata={"description": "0 for an advert from elsewhere"})
    changed_at = TimestampField(required=True, metadata={"description": "When it was last changed"})


class ResumeList(SuccessAnswer):
    resumes = ma.fields.List(
        ma.fields.Nested(ResumeRow), required=True, metadata={"description": "All of the caller's"}
    )


class ResumeFields(ResumeRow):
    advert = ma.fields.String(required=True, metadata={"description": "The job as it was when the resume was begun"})
    left_out = ma.fields.List(
        ma.fields.String(),
        required=True,
        metadata={"description": "Ids of what the career has and this resume leaves out"},
    )
    order = ma.fields.List(
        ma.fields.String(),
        required=True,
        metadata={"description": "Ids in the order of this resume; others follow as in the career"},
    )
    sentences = ma.fields.List(
        ma.fields.Nested(OwnSentenceFields),
        required=True,
        metadata={"description": "Sentences that only this resume has"},
    )
    template = ma.fields.Enum(Template, by_value=True, required=True, metadata={"description": "How it looks"})
    paper = ma.fields.Enum(PaperSize, by_value=True, required=True, metadata={"description": "The size of its pages"})
    accent = ma.fields.Enum(Accent, by_value=True, required=True, metadata={"description": "Of its headings"})
    has_photo = ma.fields.Boolean(required=True, metadata={"description": "Whether it shows the person's photo"})
    language = ma.fields.Enum(
        ResumeLanguage, by_value=True, required=True, allow_none=True, metadata={"description": LANGUAGE}
    )


class PageLineFields(ma.Schema):
    id = ma.fields.String(required=True, metadata={"description": "The id of the sentence"})
    text = ma.fields.String(required=True, metadata={"description": "The sentence"})


class PageEntryFields(ma.Schema):
    title = ma.fields.String(
        required=True, metadata={"description": "The first line of the entry, such as title and employer"}
    )
    dates = ma.fields.String(required=True, metadata={"description": "Its period in words; may be empty"})
    details = ma.fields.String(required=True, metadata={"description": "What else its head says; may be empty"})
    lines = ma.fields.List(
        ma.fields.Nested(PageLineFields), required=True, metadata={"description": "The sentences below it"}
    )


class PageSectionFields(ma.Schema):
    heading = ma.fields.String(required=True, metadata={"description": "The heading of the section"})
    entries = ma.fields.List(
        ma.fields.Nested(PageEntryFields), required=True, metadata={"description": "What stands below it"}
    )
    is_prose = ma.fields.Boolean(
        required=True, metadata={"description": "Whether its sentences follow each other without bullets"}
    )


class PageFields(ma.Schema):
    name = ma.fields.String(required=True, metadata={"description": "The person's name"})
    contacts = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "The line below the name, a piece each"}
    )
    sections = ma.fields.List(
        ma.fields.Nested(PageSectionFields),
        required=True,
        metadata={"description": "The rest of the resume from top to bottom"},
    )
    language = ma.fields.Enum(
        ResumeLanguage, by_value=True, required=True, metadata={"description": "That of headings and dates"}
    )


class ResumeUses(SuccessAnswer):
    uses = ma.fields.Dict(
        keys=ma.fields.String(),
        values=ma.fields.Integer(),
        required=True,
        metadata={
            "description": "How many resumes show each sentence of the career, by its id",
            "example": {"role-0-0": 3, "role-0-1": 1},
        },
    )


class ReadBackAnswer(SuccessAnswer):
    pages = ma.fields.Integer(required=True, metadata={"description": "How many pages the file has", "example": 1})
    facts = ma.fields.Integer(
        required=True, metadata={"description": "How many values the resume states: names, dates, sentences"}
    )
    right = ma.fields.Integer(required=True, metadata={"description": "How many of them are read as they are"})


class ResumeAnswer(SuccessAnswer):
    resume = ma.fields.Nested(ResumeFields, required=True, metadata={"description": "The choices of this resume"})
    version = ma.fields.String(required=True, metadata=VERSION)
    career = ma.fields.Nested(CareerFields, required=True, metadata={"description": "The career that it is made from"})
    page = ma.fields.Nested(PageFields, required=True, metadata={"description": "The resume as it reads now"})
    missing_letters = ma.fields.String(
        required=True, metadata={"description": "Letters of the page that a PDF cannot show: there is no font for them"}
    )
    photo = ma.fields.String(
        required=True, metadata={"description": "The checksum of the person's photo; empty if there is none"}
    )
    waiting = ma.fields.List(
        ma.fields.String(),
        required=True,
        metadata={"description": "Ids of sentences that are in no file until the person says that they are true"},
    )


class ResumeRemoved(MessageAnswer):
    """The resume is gone."""


class ResumeRequirement(ma.Schema):
    label = ma.fields.String(required=True, metadata={"description": "What the job asks for, in a few words"})
    must = ma.fields.Boolean(required=True, metadata={"description": "Whether the job insists on it"})
    state = ma.fields.Enum(State, by_value=True, required=True, metadata={"description": "How far the resume shows it"})
    weight = ma.fields.Integer(required=True, metadata={"description": "How many points it is worth"})
    points = ma.fields.Float(required=True, metadata={"description": "How many of them the resume gets"})
    gain = ma.fields.Integer(required=True, metadata={"description": "Percent that it would add if it was met"})
    quotes = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "The words of the resume that show it"}
    )


class SentencePointsFields(ma.Schema):
    id = ma.fields.String(required=True, metadata={"description": "The id of the sentence"})
    percent = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "What it adds or would add; null if not tried out"}
    )
    proves = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "Labels of the requirements that it shows"}
    )


class ResumeMatchAnswer(SuccessAnswer):
    percent = ma.fields.Integer(required=True, metadata={"description": "How well this resume fits its job, 0 to 100"})
    band = ma.fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "The percent in a word; null if the job asks for too little"},
    )
    heading = ma.fields.String(required=True, metadata={"description": "The percent in a few words"})
    points = ma.fields.Float(required=True, metadata={"description": "All points of the resume"})
    max_points = ma.fields.Float(required=True, metadata={"description": "All points that the job gives"})
    requirements = ma.fields.List(
        ma.fields.Nested(ResumeRequirement),
        required=True,
        metadata={"description": "What the job asks for, and where the resume shows it"},
    )
    sentences = ma.fields.List(
        ma.fields.Nested(SentencePointsFields),
        required=True,
        metadata={"description": "What single sentences are worth"},
    )
