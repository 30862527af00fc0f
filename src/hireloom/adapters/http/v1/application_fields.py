"""An application in /api/v1."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.spec import TimestampField
from hireloom.adapters.http.core.statuses import STATUSES, status_word
from hireloom.adapters.http.decision_fields import score_source
from hireloom.adapters.http.v1.fields import field, listed, nested, next_cursor, rows
from hireloom.domain.applications import LEGACY, Application
from hireloom.domain.files import public_name_of
from hireloom.domain.jobs import Job
from hireloom.domain.papers import LABELS
from hireloom.domain.screening_questions import AnswerKind
from hireloom.domain.snapshots import EventKind
from hireloom.usecases.trackers import ApplicationRecord

STATUS = ma.validate.OneOf([*STATUSES])


class ApplicantFields(ma.Schema):
    """Who applied."""

    name = field(ma.fields.String, "The name as given in the application", "Maya Okafor")
    email = field(ma.fields.String, "Where to reply", "maya@people.example")
    phone = field(ma.fields.String, "The phone number as given", "+31-612345678")


class EnclosedDocument(ma.Schema):
    """A document of an application."""

    kind = field(ma.fields.String, "What it is", "resume", validate=ma.validate.OneOf([kind.value for kind in LABELS]))
    id = field(ma.fields.String, "Names it for GET /api/v1/documents/{id}", "2026-3f0c1f7e.pdf")


class ApplicationResource(ma.Schema):
    """Somebody's application for a job."""

    id = field(ma.fields.Integer, "The number of the application", 8812)
    job_id = field(ma.fields.Integer, "The number of the job", 1204)
    job_title = field(ma.fields.String, "The title of the job when the person applied", "Ward Nurse")
    company = field(ma.fields.String, "The employer when the person applied", "Acme Clinics")
    status = field(ma.fields.String, "submitted: nobody has decided yet", "submitted", validate=STATUS)
    applied_at = field(TimestampField, "When the person applied", "2026-11-25T09:30:00Z")
    withdrawn_at = field(
        TimestampField,
        "When the applicant withdrew it, which closes it like a rejection; null otherwise",
        "2026-11-27T08:00:00Z",
        allow_none=True,
    )
    answer_due = field(ma.fields.Date, "The day by which an answer is promised", "2026-12-09")
    applicant = nested(
        ApplicantFields, "null while a blind review hides who it is, and once the data was deleted", allow_none=True
    )
    score = field(ma.fields.Integer, "0 to 100, for the recruiter; null if nobody has scored it", 82, allow_none=True)
    score_source = field(
        ma.fields.String,
        "analysis, or override if the recruiter has set it",
        "analysis",
        allow_none=True,
        validate=ma.validate.OneOf(["analysis", "override"]),
    )
    match_score = field(
        ma.fields.Integer,
        "How the profile matched the job when the person applied, 0 to 100; null if unknown or hidden",
        74,
        allow_none=True,
    )
    documents = rows(EnclosedDocument, "What was enclosed; empty while a blind review hides who it is")
    source = field(ma.fields.String, "Where the person came from, as the link said; may be empty", "careers")
    current_title = field(ma.fields.String, "Of the latest post, for the recruiter; may be empty", "Staff Nurse")
    years = field(ma.fields.Integer, "Of experience, for the recruiter; null if unknown", 7, allow_none=True)
    tags = listed(ma.fields.String, "Tags that those who decide have put on it, for the recruiter", ["night shifts"])


class ApplicationSlice(ma.Schema):
    data = rows(ApplicationResource, "The applications on this page, the newest first")
    next_cursor = next_cursor()


class TimelineFields(ma.Schema):
    """Something that happened to an application."""

    at = field(TimestampField, "When", "2026-11-25T09:30:00Z")
    event = field(ma.fields.String, "What", "submitted", validate=ma.validate.OneOf([kind.value for kind in EventKind]))


class AnswerFields(ma.Schema):
    """What the applicant answered to one of the job's own questions."""

    question = field(ma.fields.String, "As it was asked", "Can you work at night?")
    kind = field(
        ma.fields.String,
        "How it was answered",
        "yes_no",
        validate=ma.validate.OneOf([kind.value for kind in AnswerKind]),
    )
    value = field(ma.fields.String, "The answer", "No")
    document_id = field(
        ma.fields.String, "Of an answer that is a file, for GET /api/v1/documents/{id}", None, allow_none=True
    )
    is_marked = field(ma.fields.Boolean, "The recruiter asked for a mark; always false for the applicant", True)


class ApplicationDetails(ApplicationResource):
    """An application with its letter and its history."""

    cover_letter = field(ma.fields.String, "The letter as it was sent", "Dear Acme team, ...")
    timeline = rows(TimelineFields, "What has happened, the oldest first")
    answers = rows(AnswerFields, "What was answered to the job's own questions")
    rejection_reason = field(
        ma.fields.String,
        "Why it was rejected, for those who decide; null if nobody wrote it down",
        "A required skill is missing",
        allow_none=True,
    )


class ApplicationSent(ma.Schema):
    """The result of applying."""

    id = field(ma.fields.Integer, "The number of the application", 8812)
    job_id = field(ma.fields.Integer, "The number of the job", 1204)
    status = field(ma.fields.String, "submitted: nobody has decided yet", "submitted", validate=STATUS)
    email_sent = field(
        ma.fields.Boolean, "Whether the mail server has taken the email by now; if not, we keep trying", True
    )


def application_shown(application: Application, job: Job | None) -> dict[str, Any]:
    """`job` only for those who decide: applicants do not see the score."""
    is_hidden = job is not None and application.is_hidden(is_blind=job.blind_review)
    is_nameless = is_hidden or application.is_forgotten
    applicant = {"name": application.full_name, "email": application.email, "phone": application.phone}
    documents = [
        {"kind": kind.value, "id": public_name_of(key)}
        for kind, key in application.documents.items()
        if key not in ("", LEGACY)
    ]
    return {
        "id": application.id,
        "job_id": application.job_id,
        "job_title": application.job_title,
        "company": application.job_company,
        "status": status_word(application.status),
        "applied_at": application.applied_at,
        "withdrawn_at": application.withdrawn_at,
        "answer_due": application.answer_due,
        "applicant": None if is_nameless else applicant,
        "score": application.score if job else None,
        "score_source": score_source(application) if job else None,
        "match_score": None if is_hidden else application.match_score,
        "documents": [] if is_hidden else documents,
        "source": application.source,
        "current_title": application.current_title if job else "",
        "years": application.years if job else None,
        "tags": list(application.tags) if job else [],
    }


def details_shown(record: ApplicationRecord, *, is_own: bool) -> dict[str, Any]:
    return application_shown(record.application, None if is_own else record.job) | {
        "cover_letter": record.snapshot.cover_letter,
        "timeline": [{"at": line.at, "event": line.what.value} for line in record.timeline],
        "answers": [
            {
                "question": answer.question,
                "kind": answer.kind.value,
                "value": answer.value,
                "document_id": public_name_of(answer.file) if answer.file else None,
                "is_marked": answer.is_marked and not is_own,
            }
            for answer in record.answers
        ],
        "rejection_reason": None if is_own else record.rejection_reason,
    }
