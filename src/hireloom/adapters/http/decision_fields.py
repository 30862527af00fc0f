"""Applications on the wire, for those who decide about them."""

from datetime import date
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.application_fields import StatusCounts
from hireloom.adapters.http.core.errors import code_of
from hireloom.adapters.http.core.paging import Paging, words
from hireloom.adapters.http.core.spec import CODE, Digits, Text, TimestampField, moment_said
from hireloom.adapters.http.job_fields import JobFields
from hireloom.domain.applications import Application, Status
from hireloom.domain.jobs import Job
from hireloom.ports.applicants import Sort
from hireloom.usecases.decisions import DecisionOutcome, DecisionRefusal

_DOCUMENT = {
    "description": "The key for GET /api/documents/download, legacy_submitted, or empty, as for a hidden applicant"
}


class ApplicantsQuery(Paging):
    q = words("Words in the name or address; hidden data is not searched")
    status = Text(metadata={"enum": [*Status]})
    sort = Text(
        validate=ma.validate.OneOf([*Sort]),
        metadata={"description": "Newest first if absent; due: the nearest promised answer first"},
    )


class Applicant(ma.Schema):
    id = ma.fields.Integer(required=True)
    user_id = ma.fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "null while the applicant is hidden, or once anonymized"},
    )
    full_name = ma.fields.String(
        required=True, metadata={"description": "Candidate and a number while the applicant is hidden"}
    )
    email = ma.fields.String(required=True)
    phone_number = ma.fields.String(required=True)
    status = ma.fields.String(required=True, metadata={"enum": [*Status]})
    stage = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "Its id; null for the first of the job"}
    )
    applied_date = TimestampField(required=True)
    resume_submitted = ma.fields.String(required=True, metadata=_DOCUMENT)
    driving_license_submitted = ma.fields.String(required=True, metadata=_DOCUMENT)
    visa_document_submitted = ma.fields.String(required=True, metadata=_DOCUMENT)
    score = ma.fields.Integer(required=True, allow_none=True)
    score_source = ma.fields.String(
        required=True,
        allow_none=True,
        metadata={"enum": ["analysis", "override", None], "description": "override: set by the recruiter"},
    )
    match_score = ma.fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "At the time of applying; null while the applicant is hidden"},
    )
    answer_due = ma.fields.Date(required=True, metadata={"description": "The day by which an answer is promised"})
    is_late = ma.fields.Boolean(required=True)
    notes = ma.fields.Integer(required=True)
    is_blind = ma.fields.Boolean(required=True, metadata={"description": "The applicant is hidden"})
    has_resume = ma.fields.Boolean(required=True)
    source = ma.fields.String(required=True)


class ApplicantList(ma.Schema):
    success = ma.fields.Boolean(required=True)
    job = ma.fields.Nested(JobFields, required=True)
    applications = ma.fields.List(ma.fields.Nested(Applicant), required=True)
    total = ma.fields.Integer(required=True, metadata={"description": "Matching the query"})
    counts = ma.fields.Nested(StatusCounts, required=True, metadata={"description": "Of all applications"})
    waiting = ma.fields.Integer(
        required=True, metadata={"description": "Of all applications, those that can still be answered"}
    )
    due = ma.fields.Integer(required=True, metadata={"description": "Answer due within three days"})
    late = ma.fields.Integer(required=True, metadata={"description": "Promised answer was due before today"})


class StatusChange(ma.Schema):
    status = ma.fields.Raw(allow_none=True, metadata={"type": "string", "enum": [*Status]})
    message = Text(allow_none=True, metadata={"description": "Added to the email; at most 5,000 characters"})


class StatusChanged(ma.Schema):
    success = ma.fields.Boolean(required=True)
    email_sent = ma.fields.Boolean(required=True, metadata={"description": "The mail server has accepted the email"})
    message = ma.fields.String(required=True)
    status = ma.fields.String(required=True, metadata={"enum": [*Status]})


class Decision(StatusChange):
    application_ids = ma.fields.List(Digits(), required=True, metadata={"description": "1 to 100"})


class DecisionResult(ma.Schema):
    id = ma.fields.Integer(required=True)
    success = ma.fields.Boolean(required=True)
    status = ma.fields.String(required=True, allow_none=True, metadata={"description": "null if it was refused"})
    email_sent = ma.fields.Boolean(required=True)
    code = ma.fields.Raw(metadata=CODE | {"description": "The refusal's code, if it was refused"})
    message = ma.fields.String(required=True)
    data = ma.fields.Dict(
        keys=ma.fields.String(),
        values=ma.fields.String(),
        metadata={"description": "If it was refused because of its status: who decided (by), what (status), when (at)"},
    )


class DecisionResults(ma.Schema):
    success = ma.fields.Boolean(required=True, metadata={"description": "All of them were decided"})
    message = ma.fields.String(required=True)
    results = ma.fields.List(ma.fields.Nested(DecisionResult), required=True)


class AllAnswered(ma.Schema):
    success = ma.fields.Boolean(required=True)
    message = ma.fields.String(required=True)
    answered = ma.fields.Integer(required=True)


class ScoreChange(ma.Schema):
    score = ma.fields.Raw(allow_none=True, metadata={"type": "integer", "minimum": 0, "maximum": 100})


class ScoreChanged(ma.Schema):
    success = ma.fields.Boolean(required=True)
    message = ma.fields.String(required=True)
    score = ma.fields.Integer(required=True)
    score_source = ma.fields.String(required=True, metadata={"enum": ["analysis", "override"]})


def status_of(value: Any) -> Status:
    """Raises StatusUnknown, even for a value that is not text."""
    return Status.of(value if isinstance(value, str) else "")


def score_of(value: Any) -> int:
    """The whole number; -1, which is out of range, for anything else."""
    return value if isinstance(value, int) and not isinstance(value, bool) else -1


def counted(applications: int) -> str:
    return "1 application" if applications == 1 else f"{applications} applications"


def result(outcome: DecisionOutcome | DecisionRefusal) -> dict[str, Any]:
    if isinstance(outcome, DecisionRefusal):
        why = {
            "code": code_of(type(outcome.refusal)),
            "message": str(outcome.refusal),
            "data": dict(outcome.refusal.data),
        }
        return {"id": outcome.application_id, "success": False, "status": None, "email_sent": False} | why
    return {
        "id": outcome.application.id,
        "success": True,
        "status": outcome.application.status.value,
        "email_sent": outcome.is_mailed,
        "message": outcome.message,
    }


def score_source(application: Application) -> str | None:
    if application.score is None:
        return None
    return "override" if application.is_override else "analysis"


def applicant(application: Application, job: Job, *, notes: int, today: date) -> dict[str, Any]:
    is_hidden = application.is_hidden(is_blind=job.blind_review)
    answer = {
        "id": application.id,
        "user_id": None if application.is_forgotten else application.user_id,
        "full_name": application.full_name,
        "email": application.email,
        "phone_number": application.phone,
        "status": application.status.value,
        "stage": application.stage,
        "applied_date": moment_said(application.applied_at),
        "resume_submitted": application.resume,
        "driving_license_submitted": application.driving_license,
        "visa_document_submitted": application.visa_document,
        "score": application.score,
        "score_source": score_source(application),
        "match_score": application.match_score,
        "answer_due": application.answer_due,
        "is_late": application.is_late(today),
        "notes": notes,
        "is_blind": is_hidden,
        "has_resume": bool(application.resume),
        "source": application.source,
    }
    return answer | hidden(application) if is_hidden else answer


def hidden(application: Application) -> dict[str, Any]:
    """The fields that replace those that reveal the applicant."""
    papers = ("resume_submitted", "driving_license_submitted", "visa_document_submitted")
    nobody = {"user_id": None, "full_name": application.number_name, "email": "", "phone_number": ""}
    nobody["match_score"] = None  # lists of candidates for similar jobs show it next to names
    return nobody | dict.fromkeys(papers, "")
