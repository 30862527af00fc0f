"""Generating job descriptions for the recruiters' form."""

from typing import Any

import marshmallow as ma
from flask import Response, jsonify
from werkzeug.exceptions import HTTPException

from hireloom.adapters.http.core import errors
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, View
from hireloom.domain.api_keys import Scope
from hireloom.domain.refusals import Refusal
from hireloom.text_analysis.writing.descriptions.job_descriptions import JobBrief
from hireloom.usecases.job_descriptions import DescriptionDesk

ERRORS = {
    400: "The body cannot be understood",
    401: "Nobody is logged in",
    403: "Not allowed for this person, or not sent from our own pages",
    413: "The body is too large",
    422: "Fields are missing or too long; the error names them",
    429: "Too many in an hour",
    503: "The analyst or the database is not answering",
}


class PositionForm(ma.Schema):
    REQUIRED_FIELDS = ("title", "company", "employmentType", "location")

    title = Text(allow_none=True, metadata={"description": "The title of the job"})
    company = Text(allow_none=True, metadata={"description": "The company"})
    employmentType = Text(allow_none=True, metadata={"description": "Such as Full-time"})
    location = Text(allow_none=True, metadata={"description": "A place, or Remote"})
    keywords = Text(allow_none=True, metadata={"description": "Separated by commas"})


class DescriptionAnswer(SuccessAnswer):
    description = ma.fields.String(
        required=True,
        metadata={
            "description": "Plain text of at least 100 words under the headings About the Role, Responsibilities,"
            " Requirements, Skills and What We Offer"
        },
    )
    error = ma.fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "Why the usual writer could not be used; null if it could"},
    )
    api_used = ma.fields.String(required=True, metadata={"description": "What wrote it: local, or a model's name"})
    unused_keywords = ma.fields.List(
        ma.fields.String(metadata={"description": "A keyword as it was typed", "example": "competitive pay"}),
        required=True,
        metadata={
            "description": "The keywords that the description does not use: words of pay, of hiring, or of no job",
            "example": ["competitive pay"],
        },
    )


class PastedAdvert(ma.Schema):
    description = Text(required=True, metadata={"description": "The text of an advert"})


class TidyAnswer(SuccessAnswer):
    description = ma.fields.String(
        required=True, metadata={"description": "The same passages in sections, such as Responsibilities"}
    )


class NoDescription(ErrorAnswer):
    error = ma.fields.String(required=True, metadata={"description": "The same as the message"})


def _with_error(response: Response) -> Response:
    """The shape of every error, with the sentence also in the field where the form looks for it."""
    body = response.get_json()
    response.set_data(jsonify(body | {"error": body["message"]}).get_data())
    return response


def _errors(view: View) -> View:
    """Describes the errors that every call of this area may answer with."""
    for status, what in ERRORS.items():
        view = area.alt_response(status, schema=NoDescription, description=what)(view)
    return view


area = Area("job descriptions", __name__, url_prefix="/api", description="Texts for jobs")
area.register_error_handler(Refusal, lambda refusal: _with_error(errors.refused(refusal)))
area.register_error_handler(HTTPException, lambda error: _with_error(errors.failed(error)))


@area.route("/generate-job-description", methods=["POST"])
@area.arguments(PositionForm)
@area.response(200, DescriptionAnswer)
@_errors
@guarded(Who.RECRUITERS, scope=Scope.JOBS_WRITE)
def generate_description(values: dict[str, Any]) -> dict[str, Any]:
    """Write a job description from title, company, type, place and keywords."""
    names = ("title", "company", "employmentType", "location", "keywords")
    description = desk(DescriptionDesk).write(JobBrief(*(values.get(name) or "" for name in names)), by=caller())
    return {
        "success": True,
        "description": description.text,
        "error": None,
        "api_used": description.by,
        "unused_keywords": description.unused_keywords,
    }


@area.route("/tidy-job-description", methods=["POST"])
@area.arguments(PastedAdvert)
@area.response(200, TidyAnswer)
@_errors
@guarded(Who.RECRUITERS, scope=Scope.JOBS_WRITE)
def tidy_description(values: dict[str, Any]) -> dict[str, Any]:
    """Put a pasted job text into sections. No sentence is left out, and nothing is kept."""
    return {"success": True, "description": desk(DescriptionDesk).tidy(values["description"], by=caller())}
