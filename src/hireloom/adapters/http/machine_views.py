"""How a machine reads a resume."""

from dataclasses import asdict
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import UPLOADS_BODY, Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.profiles import upload_of
from hireloom.adapters.http.resume_forms import ResumeFile
from hireloom.domain.api_keys import Scope
from hireloom.domain.documents import PageBox
from hireloom.text_analysis.resumes.machine_views import FieldState, ProblemKind
from hireloom.usecases.machine_views import MachineViewDesk, SeenResume


class PlaceFields(ma.Schema):
    page = ma.fields.Integer(required=True, metadata={"description": "From 1"})
    left = ma.fields.Float(required=True, metadata={"description": "In points from the left edge of the page"})
    top = ma.fields.Float(required=True, metadata={"description": "In points from the upper edge of the page"})
    right = ma.fields.Float(required=True, metadata={"description": "In points from the left edge of the page"})
    bottom = ma.fields.Float(required=True, metadata={"description": "In points from the upper edge of the page"})


class PlacedLine(PlaceFields):
    text = ma.fields.String(required=True, metadata={"description": "The words of the line"})


class SeenFieldFields(ma.Schema):
    name = ma.fields.String(required=True, metadata={"description": "What it is, for people"})
    value = ma.fields.String(required=True, metadata={"description": "As read; empty if nothing is read"})
    state = ma.fields.Enum(FieldState, by_value=True, required=True, metadata={"description": "How well it is read"})
    place = ma.fields.Nested(
        PlaceFields,
        required=True,
        allow_none=True,
        metadata={"description": "Where it stands; null where nothing says so"},
    )


class ReadingProblemFields(ma.Schema):
    kind = ma.fields.Enum(ProblemKind, by_value=True, required=True, metadata={"description": "What it is about"})
    title = ma.fields.String(required=True, metadata={"description": "In a few words"})
    text = ma.fields.String(required=True, metadata={"description": "What goes wrong"})
    mend = ma.fields.String(required=True, metadata={"description": "What the person can do"})
    quotes = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "Words of the file that show it"}
    )
    fields_ = ma.fields.List(
        ma.fields.Integer(),
        required=True,
        data_key="fields",
        metadata={"description": "The numbers of the fields that it is about, from 1"},
    )


class MachineViewAnswer(SuccessAnswer):
    pages = ma.fields.Integer(required=True, metadata={"description": "Of the file"})
    text = ma.fields.String(required=True, metadata={"description": "All that is read, in the order in which it is"})
    fields_ = ma.fields.List(
        ma.fields.Nested(SeenFieldFields),
        required=True,
        data_key="fields",
        metadata={"description": "In the order of the file"},
    )
    problems = ma.fields.List(
        ma.fields.Nested(ReadingProblemFields), required=True, metadata={"description": "The worst first"}
    )
    lines = ma.fields.List(
        ma.fields.Nested(PlacedLine),
        required=True,
        metadata={"description": "The lines where they stand on their pages; empty for files without places"},
    )


MOST_LINES = 1_500

area = Area("machine views", __name__, url_prefix="/api", description="How a machine reads a resume")


@area.route("/machine-view", methods=["POST"])
@area.arguments(ResumeFile, location="multipart")
@area.response(200, MachineViewAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="The file is missing")
@area.alt_response(413, schema=ErrorAnswer, description="The file is too large")
@area.alt_response(422, schema=ErrorAnswer, description="The file cannot be used; the message says why")
@area.alt_response(429, schema=ErrorAnswer, description="Too many documents in a minute")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy")
@guarded(Who.SIGNED_IN, body=UPLOADS_BODY, scope=Scope.PEOPLE_READ)
def see_resume(values: dict[str, Any]) -> dict[str, Any]:
    """Show how a machine reads a resume: its fields, the order of its text, and what to fix. Nothing is stored."""
    return _answer(desk(MachineViewDesk).see(upload_of(values.get("resume")), by=caller()))


def _answer(seen: SeenResume) -> dict[str, Any]:
    document = seen.document
    return {
        "success": True,
        "pages": document.pages,
        "text": document.text,
        "fields_": [
            {
                "name": field.name,
                "value": field.value,
                "state": field.state,
                "place": field.place and field.place._asdict(),
            }
            for field in seen.view.fields
        ],
        "problems": [{**asdict(problem), "fields_": problem.fields} for problem in seen.view.problems],
        "lines": [
            {**PageBox(span.page, *span.box)._asdict(), "text": document.text[span.start : span.end]}
            for span in document.spans[:MOST_LINES]
            if span.box
        ],
    }
