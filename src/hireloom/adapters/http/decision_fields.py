"""Applications on the wire, for those who decide about them."""

from dataclasses import asdict
from datetime import date
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.application_fields import StatusCounts
from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.errors import code_of
from hireloom.adapters.http.core.paging import Paging, words
from hireloom.adapters.http.core.spec import CODE, Digits, Text, TimestampField, Truth, moment_said
from hireloom.adapters.http.core.statuses import refusal_data, status_word
from hireloom.adapters.http.job_fields import JobFields
from hireloom.domain.applicant_views import QuickFilter
from hireloom.domain.applications import Application, Status
from hireloom.domain.days import Days
from hireloom.domain.jobs import Job
from hireloom.ports.applicants import Sort
from hireloom.usecases.decisions import DecisionOutcome, DecisionRefusal

_DOCUMENT = {
    "description": "The key for GET /api/documents/download, legacy_submitted, or empty, as for a hidden applicant"
}


class ApplicantsQuery(Paging):
    q = words("Words in the name or address; hidden data is not searched")
    status = Text(metadata={"enum": [*Status], "description": "Only applications with this status"})
    stage = Digits(metadata={"description": "Only undecided applications in the stage with this number"})
    source = Text(metadata={"description": "Only applications from there; empty: from an unknown source"})
    tag = Text(metadata={"description": "Only applications with this tag"})
    least_score = Digits(metadata={"description": "Only applications with this score at least"})
    around = Digits(metadata={"description": "The page with this application, if the list has it, in place of page"})
    quick = Text(
        validate=ma.validate.OneOf([*QuickFilter]),
        metadata={"description": "Only those: undecided, mine, with an answer that is due, with new messages"},
    )
    sort = Text(
        validate=ma.validate.OneOf([*Sort]),
        metadata={"description": "Newest first if absent; due: the nearest promised answer first"},
    )


class MatchBriefFields(ma.Schema):
    met = ma.fields.Integer(
        required=True, metadata={"description": "How many requirements of the job the resume meets", "example": 9}
    )
    total = ma.fields.Integer(
        required=True, metadata={"description": "How many requirements the job has", "example": 11}
    )
    gap = ma.fields.String(
        required=True,
        metadata={"description": "The weightiest requirement that it does not meet; may be empty", "example": "Go"},
    )
    is_partly = ma.fields.Boolean(
        required=True, metadata={"description": "Whether it meets that requirement in part", "example": False}
    )
    quote = ma.fields.String(
        required=True,
        metadata={
            "description": "The sentence that proves the weightiest requirement that it meets; may be empty",
            "example": "Ran payment APIs at 9,000 requests a second.",
        },
    )
    is_unnamed = ma.fields.Boolean(
        required=True, metadata={"description": "Whether names were taken out of the sentence", "example": False}
    )


class Applicant(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the application"})
    user_id = ma.fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "null while the applicant is hidden, or once anonymized"},
    )
    full_name = ma.fields.String(
        required=True, metadata={"description": "Candidate and a number while the applicant is hidden"}
    )
    email = ma.fields.String(
        required=True, metadata={"description": "The applicant's address; empty in a blind review"}
    )
    phone_number = ma.fields.String(
        required=True, metadata={"description": "The applicant's number; empty in a blind review"}
    )
    status = ma.fields.String(
        required=True, metadata={"description": "Whether somebody has decided, and how", "enum": [*Status]}
    )
    stage = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "The id of its stage; null for the job's first one"}
    )
    stage_days = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "Days in its stage; null once it is decided"}
    )
    applied_date = TimestampField(required=True, metadata={"description": "When the person applied"})
    resume_submitted = ma.fields.String(required=True, metadata=_DOCUMENT)
    driving_license_submitted = ma.fields.String(required=True, metadata=_DOCUMENT)
    visa_document_submitted = ma.fields.String(required=True, metadata=_DOCUMENT)
    score = ma.fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "0 to 100; null until an analysis or a person has set it"},
    )
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
    withdrawn_at = TimestampField(
        required=True, allow_none=True, metadata={"description": "When the applicant withdrew it; null otherwise"}
    )
    is_late = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the promised day of the answer has passed without one"}
    )
    notes = ma.fields.Integer(required=True, metadata={"description": "How many notes there are about it"})
    is_blind = ma.fields.Boolean(required=True, metadata={"description": "The applicant is hidden"})
    current_title = ma.fields.String(
        required=True, metadata={"description": "Of the latest post; empty until the resume is scored, or if uncertain"}
    )
    years = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "Of experience; null until the resume is scored"}
    )
    brief = ma.fields.Nested(
        MatchBriefFields,
        required=True,
        allow_none=True,
        metadata={"description": "What the resume proves; null until it is scored"},
    )
    tags = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "Tags that those who decide have put on it"}
    )
    assignee_id = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "The number of the person who looks after it"}
    )
    is_nudged = ma.fields.Boolean(
        required=True, metadata={"description": "Whether that person was nudged today; it can be done once a day"}
    )
    has_resume = ma.fields.Boolean(required=True, metadata={"description": "Whether a resume was sent"})
    source = ma.fields.String(
        required=True, metadata={"description": "Where the person came from, by our own links; often empty"}
    )


class QuickCounts(ma.Schema):
    active = ma.fields.Integer(required=True, metadata={"description": "Without a decision"})
    mine = ma.fields.Integer(required=True, metadata={"description": "Of those, the ones the caller looks after"})
    due = ma.fields.Integer(required=True, metadata={"description": "Of those, answer due within three days, or late"})
    replies = ma.fields.Integer(required=True, metadata={"description": "With messages that are new to the caller"})


class ApplicantList(SuccessAnswer):
    job = ma.fields.Nested(JobFields, required=True, metadata={"description": "The job that they applied for"})
    applications = ma.fields.List(
        ma.fields.Nested(Applicant), required=True, metadata={"description": "One page, in the order asked for"}
    )
    page = ma.fields.Integer(required=True, metadata={"description": "The number of the page, from 1"})
    total = ma.fields.Integer(required=True, metadata={"description": "Matching the query"})
    counts = ma.fields.Nested(StatusCounts, required=True, metadata={"description": "Of all applications"})
    waiting = ma.fields.Integer(
        required=True, metadata={"description": "Of all applications, those that can still be answered"}
    )
    due = ma.fields.Integer(required=True, metadata={"description": "Answer due within three days"})
    late = ma.fields.Integer(required=True, metadata={"description": "Promised answer was due before today"})
    sources = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "Where applications came from"}
    )
    tags = ma.fields.List(ma.fields.String(), required=True, metadata={"description": "All that are in use here"})
    unscored = ma.fields.Integer(
        required=True, metadata={"description": "Resumes that have no score yet, or one without a brief"}
    )
    quick = ma.fields.Nested(QuickCounts, required=True, metadata={"description": "What each quick filter keeps"})


class StatusChange(ma.Schema):
    REQUIRED_FIELDS = ("status",)

    status = ma.fields.Raw(
        allow_none=True,
        metadata={"description": "The decision; the first of them takes it back", "type": "string", "enum": [*Status]},
    )
    message = Text(allow_none=True, metadata={"description": "Added to the email; at most 5,000 characters"})
    reason = Text(allow_none=True, metadata={"description": "Why it is rejected; at most 80 characters"})
    share_reason = Truth(load_default=False, metadata={"description": "Tell the applicant the reason in the email"})


class StatusChanged(MessageAnswer):
    email_sent = ma.fields.Boolean(required=True, metadata={"description": "The mail server has accepted the email"})
    status = ma.fields.String(required=True, metadata={"description": "The status after the change", "enum": [*Status]})


class Decision(StatusChange):
    application_ids = ma.fields.List(Digits(), required=True, metadata={"description": "1 to 100"})


class DecisionResult(MessageAnswer):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the application"})
    status = ma.fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "The decision; null if it was refused", "enum": [*Status, None]},
    )
    email_sent = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the mail server has accepted the email to the applicant"}
    )
    code = ma.fields.Raw(metadata=CODE | {"description": "The refusal's code, if it was refused"})
    data = ma.fields.Dict(
        keys=ma.fields.String(),
        values=ma.fields.String(),
        metadata={"description": "If it was refused because of its status: who decided (by), what (status), when (at)"},
    )


class DecisionResults(ma.Schema):
    success = ma.fields.Boolean(required=True, metadata={"description": "All of them were decided"})
    message = ma.fields.String(required=True, metadata={"description": "A sentence that counts what was done"})
    results = ma.fields.List(
        ma.fields.Nested(DecisionResult),
        required=True,
        metadata={"description": "One for each application, in the order they were sent"},
    )


class AllAnswered(MessageAnswer):
    answered = ma.fields.Integer(required=True, metadata={"description": "How many applicants get an answer now"})


class ScoreChange(ma.Schema):
    REQUIRED_FIELDS = ("score",)

    score = ma.fields.Raw(
        allow_none=True,
        metadata={"description": "A whole number from 0 to 100", "type": "integer", "minimum": 0, "maximum": 100},
    )


class ScoreChanged(MessageAnswer):
    score = ma.fields.Integer(required=True, metadata={"description": "The score after the change, 0 to 100"})
    score_source = ma.fields.String(
        required=True,
        metadata={"description": "Whether an analysis or a person has set it", "enum": ["analysis", "override"]},
    )


def score_of(value: Any) -> int:
    """The whole number; -1, which is out of range, for anything else."""
    return value if isinstance(value, int) and not isinstance(value, bool) else -1


def text_of(values: dict[str, Any]) -> dict[str, Any]:
    """What the recruiter adds to a decision."""
    return {
        "message": values.get("message") or "",
        "reason": values.get("reason") or "",
        "is_shared": values["share_reason"],
    }


def counted(applications: int) -> str:
    return "1 application" if applications == 1 else f"{applications} applications"


def result(outcome: DecisionOutcome | DecisionRefusal) -> dict[str, Any]:
    if isinstance(outcome, DecisionRefusal):
        why = {
            "code": code_of(type(outcome.refusal)),
            "message": str(outcome.refusal),
            "data": refusal_data(outcome.refusal.data),
        }
        return {"id": outcome.application_id, "success": False, "status": None, "email_sent": False} | why
    return {
        "id": outcome.application.id,
        "success": True,
        "status": status_word(outcome.application.status),
        "email_sent": outcome.is_mailed,
        "message": outcome.message,
    }


def score_source(application: Application) -> str | None:
    if application.score is None:
        return None
    return "override" if application.is_override else "analysis"


def applicant(application: Application, job: Job, *, notes: int, today: date, days: Days) -> dict[str, Any]:
    is_hidden = application.is_hidden(is_blind=job.blind_review)
    brief = application.brief_for(is_hidden=is_hidden)
    answer = {
        "id": application.id,
        "user_id": None if application.is_forgotten else application.user_id,
        "full_name": application.full_name,
        "email": application.email,
        "phone_number": application.phone,
        "status": status_word(application.status),
        "stage": application.stage,
        "stage_days": application.stage_days(today, days),
        "applied_date": moment_said(application.applied_at),
        "resume_submitted": application.resume,
        "driving_license_submitted": application.driving_license,
        "visa_document_submitted": application.visa_document,
        "score": application.score,
        "score_source": score_source(application),
        "match_score": application.match_score,
        "answer_due": application.answer_due,
        "withdrawn_at": application.withdrawn_at,
        "is_late": application.is_late(today),
        "notes": notes,
        "is_blind": is_hidden,
        "has_resume": bool(application.resume),
        "source": application.source,
        "current_title": application.current_title,
        "years": application.years,
        "brief": brief and asdict(brief),
        "tags": list(application.tags),
        "assignee_id": application.assignee_id,
        "is_nudged": application.nudged_on == today,
    }
    return answer | hidden(application) if is_hidden else answer


def hidden(application: Application) -> dict[str, Any]:
    """The fields that replace those that reveal the applicant."""
    papers = ("resume_submitted", "driving_license_submitted", "visa_document_submitted")
    unnamed = {"user_id": None, "full_name": application.number_name, "email": "", "phone_number": ""}
    unnamed["match_score"] = None  # lists of candidates for similar jobs show it next to names
    return unnamed | dict.fromkeys(papers, "")
