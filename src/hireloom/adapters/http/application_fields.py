"""Applications on the wire: the forms, and the responses."""

import json
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.paging import LAST_PAGE, words
from hireloom.adapters.http.core.spec import Digits, File, Text, TimestampField
from hireloom.domain.application_forms import ApplicationInput, JobLookup, local_id
from hireloom.domain.applications import LEGACY, Application, Status, SubmissionMethod
from hireloom.domain.days import Days
from hireloom.domain.files import FileKind
from hireloom.domain.papers import LABELS
from hireloom.domain.screening_questions import MOST_QUESTIONS, AnswersMalformed
from hireloom.domain.snapshots import EventKind
from hireloom.domain.windows import MOST_A_PAGE
from hireloom.usecases.trackers import ApplicationRecord

_ID = {"type": ["integer", "string"]}
_KEY = {"description": "The key of the document for GET /api/documents/download, legacy_submitted, or empty"}
_SOURCE = {"description": "The value of `from` in the link that brought the person here; only our own tokens count"}
COLUMNS = (
    "Job Title",
    "Company",
    "Location",
    "Status",
    "Date",
    "Recruiter Email",
    "Resume",
    "License",
    "Visa",
    "Match score",
    "Sent by",
)
WIRE_NAMES = {"full_name": "fullName", "phone": "phoneNumber", "cover_letter": "coverLetter"}
FILES = {
    "resumeFile": FileKind.RESUME,
    "drivingLicenseFile": FileKind.DRIVING_LICENSE,
    "visaDocumentFile": FileKind.VISA_DOCUMENT,
}


class ApplicationForm(ma.Schema):
    REQUIRED_FIELDS = ("fullName", "email", "coverLetter")

    jobId = Text(metadata={"description": "The job. Without it, the open job with this title, company and recruiter"})
    jobTitle = Text(load_default="", metadata={"description": "The title of the job, if jobId is not sent"})
    jobCompany = Text(load_default="", metadata={"description": "The company of the job, if jobId is not sent"})
    recruiterEmail = Text(load_default="", metadata={"description": "If given, must be the job's own"})
    fullName = Text(
        load_default="", metadata={"description": "The name under which the recruiter sees the application"}
    )
    email = Text(load_default="", metadata={"description": "Where the recruiter may reply"})
    phoneNumber = Text(load_default="", metadata={"description": "With its country code"})
    coverLetter = Text(load_default="", metadata={"description": "The text of the letter; it becomes the email's text"})
    resumeFile = File(
        metadata={"description": "PDF, DOC or DOCX, 30 MB at most by default; without it, the profile's resume is used"}
    )
    drivingLicenseFile = File(metadata={"description": "PDF, JPG, PNG or GIF, 30 MB at most by default"})
    visaDocumentFile = File(metadata={"description": "PDF, JPG, PNG or GIF, 30 MB at most by default"})
    user_id = Text(metadata={"description": "If given, must be the caller's own"})
    source = Text(load_default="", metadata=_SOURCE)
    answers = Text(
        load_default="",
        metadata={
            "description": "A JSON object: the answers by the ids of the job's own questions; for a file, its place "
            "among `answerFiles`, from 0"
        },
    )
    answerFiles: ma.fields.List[Any] = ma.fields.List(
        File(),
        load_default=list,
        validate=ma.validate.Length(max=MOST_QUESTIONS),
        metadata={"description": "Answers that are files: PDF, DOC, DOCX, JPG, PNG or GIF, 10 MB at most by default"},
    )


class AutoApplication(ma.Schema):
    REQUIRED_FIELDS = ("job_id",)

    user_id = ma.fields.Raw(allow_none=True, metadata=_ID | {"description": "If given, must be the caller's own"})
    job_id = ma.fields.Raw(allow_none=True, metadata=_ID | {"description": "The job to apply for"})
    job_title = Text(allow_none=True, metadata={"description": "Not used: the job has it"})
    company = Text(allow_none=True, metadata={"description": "Not used: the job has it"})
    recruiter_email = Text(allow_none=True, metadata={"description": "If given, must be the job's own"})
    source = Text(allow_none=True, metadata=_SOURCE)


class SubmissionAnswer(MessageAnswer):
    application_id = ma.fields.Integer(required=True, metadata={"description": "The number of the new application"})
    email_sent = ma.fields.Boolean(required=True, metadata={"description": "The mail server has accepted the email"})


class AutoSubmissionAnswer(SubmissionAnswer):
    resume_attached = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the profile's resume was attached to the email"}
    )


class Search(ma.Schema):
    """Without a page, the response has the first thousand."""

    query = words("Words in the job's title, the company or the status")
    status = Text(metadata={"enum": [*Status], "description": "Only applications with this status"})
    page = Digits(validate=ma.validate.Range(1, LAST_PAGE), metadata={"description": "From 1"})
    page_size = Digits(
        validate=ma.validate.Range(1, MOST_A_PAGE), metadata={"description": f"Rows on a page; {MOST_A_PAGE} if absent"}
    )


class TrackedApplication(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the application"})
    job_id = ma.fields.Integer(required=True, metadata={"description": "The number of the job"})
    job_title = ma.fields.String(required=True, metadata={"description": "As it was when the person applied"})
    job_company = ma.fields.String(required=True, metadata={"description": "As it was when the person applied"})
    job_location = ma.fields.String(required=True, metadata={"description": "As it was when the person applied"})
    recruiter_email = ma.fields.String(required=True, metadata={"description": "Where the application was sent"})
    status = ma.fields.String(
        required=True, metadata={"description": "Submitted until the recruiter has decided", "enum": [*Status]}
    )
    applied_date = TimestampField(required=True, metadata={"description": "When the person applied"})
    resume_submitted = ma.fields.String(required=True, metadata=_KEY)
    driving_license_submitted = ma.fields.String(required=True, metadata=_KEY)
    visa_document_submitted = ma.fields.String(required=True, metadata=_KEY)
    match_score = ma.fields.Integer(required=True, allow_none=True, metadata={"description": "At the time of applying"})
    sent_by = ma.fields.String(
        required=True, metadata={"description": "With the form, or by one click (auto)", "enum": ["form", "auto"]}
    )
    answer_due = ma.fields.Date(required=True, metadata={"description": "The day by which an answer is promised"})
    withdrawn_at = TimestampField(
        required=True, allow_none=True, metadata={"description": "When the applicant withdrew it; null otherwise"}
    )


class StatusCounts(ma.Schema):
    Submitted = ma.fields.Integer(required=True, metadata={"description": "Applications that wait for a decision"})
    Selected = ma.fields.Integer(required=True, metadata={"description": "Applications that were selected"})
    Rejected = ma.fields.Integer(required=True, metadata={"description": "Applications that were rejected"})


class ApplicationList(MessageAnswer):
    applications = ma.fields.List(
        ma.fields.Nested(TrackedApplication), required=True, metadata={"description": "One page, the newest first"}
    )
    total = ma.fields.Integer(required=True, metadata={"description": "Matching the query"})
    counts = ma.fields.Nested(StatusCounts, required=True, metadata={"description": "Of all applications"})


class TimelineEntry(ma.Schema):
    at = TimestampField(required=True, metadata={"description": "When it happened"})
    what = ma.fields.String(
        required=True,
        metadata={
            "description": "What happened; reset takes a decision back, removed deletes old documents",
            "enum": [*EventKind],
        },
    )
    detail = ma.fields.String(
        required=True,
        metadata={"description": "What else there is to know, such as which documents were removed; often empty"},
    )


class SentDocument(ma.Schema):
    kind = ma.fields.String(required=True, metadata={"description": "Which document it is", "enum": [*LABELS]})
    label = ma.fields.String(required=True, metadata={"description": "Its kind in words"})
    key = ma.fields.String(required=True, metadata=_KEY)
    name = ma.fields.String(required=True, metadata={"description": "As uploaded"})
    attached = ma.fields.Boolean(required=True, metadata={"description": "Attached to the email, not only linked"})


class WholeApplication(TrackedApplication):
    full_name = ma.fields.String(required=True, metadata={"description": "The applicant's name as sent"})
    email = ma.fields.String(required=True, metadata={"description": "The applicant's address as sent"})
    phone_number = ma.fields.String(required=True, metadata={"description": "The applicant's number as sent"})
    cover_letter = ma.fields.String(required=True, metadata={"description": "The letter as sent"})
    job_description = ma.fields.String(required=True, metadata={"description": "As it was on that day"})
    employment_type = ma.fields.String(required=True, metadata={"description": "Of the job when the person applied"})
    salary = ma.fields.String(
        required=True, metadata={"description": "Of the job when the person applied: an amount, two of them, or NA"}
    )
    currency = ma.fields.String(
        required=True, metadata={"description": "The symbol or code of the currency of the salary"}
    )
    salary_duration = ma.fields.String(
        required=True, metadata={"description": "What the salary is paid for, such as a year"}
    )
    keywords = ma.fields.String(
        required=True, metadata={"description": "Of the job when the person applied, separated by commas"}
    )
    job_available = ma.fields.Boolean(required=True, metadata={"description": "The job is still open today"})
    documents = ma.fields.List(
        ma.fields.Nested(SentDocument), required=True, metadata={"description": "What was sent with it"}
    )
    timeline = ma.fields.List(
        ma.fields.Nested(TimelineEntry),
        required=True,
        metadata={"description": "What has happened to it, the oldest first"},
    )


class OneApplication(SuccessAnswer):
    application = ma.fields.Nested(
        WholeApplication, required=True, metadata={"description": "The application with its documents and its course"}
    )


def form_of(values: dict[str, Any]) -> ApplicationInput:
    return ApplicationInput(values["fullName"], values["email"], values["phoneNumber"], values["coverLetter"])


def lookup_of(values: dict[str, Any]) -> JobLookup:
    return JobLookup(
        local_id(values.get("jobId")),
        values["jobTitle"],
        values["jobCompany"],
        values["recruiterEmail"],
        values["source"],
    )


def answers_of(values: dict[str, Any]) -> dict[str, str]:
    """Raises AnswersMalformed."""
    try:
        typed = json.loads(values["answers"] or "{}")
    except (ValueError, RecursionError):
        raise AnswersMalformed from None
    if not isinstance(typed, dict) or not all(isinstance(value, str) for value in typed.values()):
        raise AnswersMalformed
    return typed


def tracked(application: Application) -> dict[str, Any]:
    return {
        "id": application.id,
        "job_id": application.job_id,
        "job_title": application.job_title,
        "job_company": application.job_company,
        "job_location": application.job_location,
        "recruiter_email": application.recruiter_email,
        "status": application.status.value,
        "applied_date": application.applied_at,
        "resume_submitted": application.resume,
        "driving_license_submitted": application.driving_license,
        "visa_document_submitted": application.visa_document,
        "match_score": application.match_score,
        "sent_by": application.sent_by.value,
        "answer_due": application.answer_due,
        "withdrawn_at": application.withdrawn_at,
    }


def whole(record: ApplicationRecord, *, is_open: bool) -> dict[str, Any]:
    application, snapshot = record.application, record.snapshot
    return tracked(application) | {
        "full_name": application.full_name,
        "email": application.email,
        "phone_number": application.phone,
        "cover_letter": snapshot.cover_letter,
        "job_description": snapshot.job_description,
        "employment_type": snapshot.employment_type,
        "salary": snapshot.salary,
        "currency": snapshot.currency,
        "salary_duration": snapshot.salary_duration,
        "keywords": snapshot.keywords,
        "job_available": is_open,
        "documents": _documents(record),
        "timeline": [{"at": event.at, "what": event.what.value, "detail": event.detail} for event in record.timeline],
    }


def row(application: Application, days: Days) -> tuple[object, ...]:
    """One line of the exported table."""
    papers = (_paper(key) for key in application.documents.values())
    return (
        application.job_title,
        application.job_company,
        application.job_location,
        application.status,
        days.of(application.applied_at),
        application.recruiter_email,
        *papers,
        application.match_score,
        {SubmissionMethod.FORM: "ApplicationInput", SubmissionMethod.AUTO: "One click"}[application.sent_by],
    )


def _paper(key: str) -> str:
    return {"": "no", LEGACY: "yes (legacy)"}.get(key, "yes")


def _documents(record: ApplicationRecord) -> list[dict[str, Any]]:
    names = {file.key: file.name for file in record.files}
    return [
        {
            "kind": kind.value,
            "label": LABELS[kind],
            "key": key,
            "name": names.get(key, ""),
            "attached": kind in record.snapshot.attached,
        }
        for kind, key in record.application.documents.items()
        if key
    ]
