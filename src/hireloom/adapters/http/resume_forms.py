"""Filling in the profile form from a resume."""

from dataclasses import asdict
from typing import Any

import marshmallow as ma

from hireloom.adapters.http import replies
from hireloom.adapters.http.analysis_answer import AtsDocument
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import UPLOADS_BODY, Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, File
from hireloom.adapters.http.profiles import upload_of
from hireloom.domain.api_keys import Scope
from hireloom.text_analysis.resumes.resume_fields import ReadField
from hireloom.usecases.resume_forms import ResumeFormDesk


class ResumeFile(ma.Schema):
    REQUIRED_FIELDS = ("resume",)

    resume = File(metadata={"description": "PDF, DOCX or DOC, 10 MB at most by default"})


class ReadItem(ma.Schema):
    value = ma.fields.String(required=True, metadata={"description": "One entry as the form expects it"})
    quote = ma.fields.String(required=True, metadata={"description": "The words of the resume that show it"})
    page = ma.fields.Integer(required=True, metadata={"description": "From 1"})
    start = ma.fields.Integer(required=True, metadata={"description": "Their position in the text as we read it"})
    end = ma.fields.Integer(required=True, metadata={"description": "Where they end in that text"})


class ReadValue(ma.Schema):
    """The value as the form expects it; a list has an item for each entry, everything else has one."""

    value = ma.fields.String(required=True, metadata={"description": "The whole value as the form expects it"})
    quote = ma.fields.String(
        required=True, metadata={"description": "The words of the resume that show the first entry"}
    )
    page = ma.fields.Integer(required=True, metadata={"description": "The page of these words, from 1"})
    items = ma.fields.List(
        ma.fields.Nested(ReadItem), required=True, metadata={"description": "The entries with their words"}
    )


class ReadFields(ma.Schema):
    """Fields by their names in a profile; null if the resume says nothing about one."""

    name = ma.fields.Nested(ReadValue, required=True, allow_none=True, metadata={"description": "The person's name"})
    email = ma.fields.Nested(ReadValue, required=True, allow_none=True, metadata={"description": "Their address"})
    phone_number = ma.fields.Nested(
        ReadValue, required=True, allow_none=True, metadata={"description": "Their number without the country code"}
    )
    country_code = ma.fields.Nested(
        ReadValue, required=True, allow_none=True, metadata={"description": "The country code of the number"}
    )
    skills = ma.fields.Nested(
        ReadValue, required=True, allow_none=True, metadata={"description": "Skills, an entry each"}
    )
    job_roles = ma.fields.Nested(
        ReadValue, required=True, allow_none=True, metadata={"description": "Roles that they have had, an entry each"}
    )
    experience = ma.fields.Nested(ReadValue, required=True, allow_none=True, metadata={"description": "Years of work"})


class FilledForm(SuccessAnswer):
    fields_ = ma.fields.Nested(
        ReadFields, required=True, data_key="fields", metadata={"description": "What the resume says"}
    )
    document = ma.fields.Nested(AtsDocument, required=True, metadata={"description": "The file as it was read"})


area = Area("resume forms", __name__, url_prefix="/api", description="Forms filled in from a resume")


@area.route("/profile/from-resume", methods=["POST"])
@area.arguments(ResumeFile, location="multipart")
@area.response(200, FilledForm)
@area.alt_response(400, schema=ErrorAnswer, description="No file was sent")
@area.alt_response(413, schema=ErrorAnswer, description="The file is too large")
@area.alt_response(422, schema=ErrorAnswer, description="The file cannot be used; the message says why")
@area.alt_response(429, schema=ErrorAnswer, description="Too many documents in a minute")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy")
@guarded(Who.SIGNED_IN, body=UPLOADS_BODY, scope=Scope.PEOPLE_WRITE)
def fill_from_resume(values: dict[str, Any]) -> dict[str, Any]:
    """Read the fields of a profile from a resume. Nothing is stored."""
    filled = desk(ResumeFormDesk).fill(upload_of(values.get("resume")), by=caller())
    return {
        "success": True,
        "fields_": {name: _shown(filled.fields.get(name)) for name in ReadFields().fields},
        "document": replies.shown_document(filled.document, filled.upload),
    }


def _shown(field: ReadField | None) -> dict[str, Any] | None:
    if field is None:
        return None
    first = field.items[0]
    items = [asdict(item) for item in field.items]
    return {"value": field.value, "quote": first.quote, "page": first.page, "items": items}
