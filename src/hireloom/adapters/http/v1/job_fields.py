"""A job in /api/v1."""

from datetime import date
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.spec import TimestampField
from hireloom.adapters.http.job_fields import ACTIONS, actions_shown
from hireloom.adapters.http.v1.fields import field, listed, nested, next_cursor, rows
from hireloom.domain.company_roles import Action
from hireloom.domain.job_forms import EMPLOYMENT_TYPES
from hireloom.domain.jobs import Job, JobStatus, Position
from hireloom.domain.papers import LABELS
from hireloom.domain.profile_match.skills import split
from hireloom.domain.profiles import CURRENCIES
from hireloom.domain.salaries import pay_of
from hireloom.ports.job_lists import JobRow

PERIODS = {"year": "per year", "month": "per month", "hour": "per hour"}
STATES = ("open", "closed", "expired", "deleted")
PAPERS = {kind.value: label for kind, label in LABELS.items()}


class SalaryFields(ma.Schema):
    """What the job pays."""

    low = field(ma.fields.Float, "The lowest amount", 60000)
    high = field(ma.fields.Float, "The highest amount; the lowest if there is only one", 80000)
    currency = field(ma.fields.String, "A currency", "EUR", validate=ma.validate.OneOf([*CURRENCIES]))
    period = field(ma.fields.String, "What the amount is paid for", "year", validate=ma.validate.OneOf([*PERIODS]))


class LinkFields(ma.Schema):
    """Another place where the job is shown."""

    name = field(ma.fields.String, "Whose place it is", "Our careers page")
    url = field(ma.fields.String, "Its web address", "https://acme.example/jobs/17")


class JobResource(ma.Schema):
    """A job that was posted here."""

    id = field(ma.fields.Integer, "The number of the job", 1204)
    title = field(ma.fields.String, "The title", "Ward Nurse")
    company = field(ma.fields.String, "The employer", "Acme Clinics")
    description = field(ma.fields.String, "The text of the advert, plain", "We look for a nurse who plans shifts ...")
    location = field(ma.fields.String, "Where the work is done", "Rotterdam, Netherlands")
    employment_type = field(
        ma.fields.String, "The kind of contract", "Full-time", validate=ma.validate.OneOf(EMPLOYMENT_TYPES)
    )
    state = field(
        ma.fields.String, "People can apply only while it is open", "open", validate=ma.validate.OneOf(STATES)
    )
    posted_on = field(ma.fields.Date, "The day on which it was posted", "2026-11-25")
    apply_until = field(ma.fields.Date, "The last day for applications", "2027-01-15", allow_none=True)
    salary = nested(SalaryFields, "null if the advert names none", allow_none=True)
    links = rows(LinkFields, "Other places where the job is shown")
    keywords = listed(ma.fields.String, "Skills and words by which people find it", ["nursing", "shift planning"])
    required_documents = listed(
        ma.fields.String, "What an application must enclose", ["resume"], validate=ma.validate.OneOf([*PAPERS])
    )
    answer_days = field(ma.fields.Integer, "Days within which applicants are promised an answer", 14)
    is_public = field(ma.fields.Boolean, "Whether people without an account see it", True)
    is_own = field(ma.fields.Boolean, "Whether the owner of the key may change it", True)
    permitted = listed(
        ma.fields.String,
        "What the owner of the key may do with the job and its applications",
        ["read_resumes", "decide"],
        validate=ma.validate.OneOf([*ACTIONS.values()]),
    )
    blind_review = field(
        ma.fields.Boolean,
        "Whether applicants stay nameless until a decision; null if you may not read its applications",
        False,
        allow_none=True,
    )
    names_from = field(
        ma.fields.Integer,
        "The number of the stage from which a blind review shows names; null for after a decision, and if you may not"
        " read its applications",
        3,
        allow_none=True,
    )
    reopen_count = field(
        ma.fields.Integer, "How often it was reopened; null if you may not read its applications", 0, allow_none=True
    )
    application_count = field(
        ma.fields.Integer,
        "How many people have applied; null if you may not read its applications",
        12,
        allow_none=True,
    )
    created_at = field(TimestampField, "When it was posted", "2026-11-25T09:30:00Z")
    changed_at = field(TimestampField, "When its text was last changed", "2026-11-25T09:30:00Z")


class JobSlice(ma.Schema):
    data = rows(JobResource, "The jobs on this page, the newest first")
    next_cursor = next_cursor()


def job_shown(row: JobRow, today: date) -> dict[str, Any]:
    job, is_inner = row.job, row.is_readable
    labels = {label: kind for kind, label in PAPERS.items()}
    return {
        "id": job.id,
        "title": job.title,
        "company": job.company,
        "description": job.description,
        "location": job.location,
        "employment_type": job.employment_type,
        "state": _state(job, today),
        "posted_on": job.posted_on,
        "apply_until": job.ends_on,
        "salary": _salary(job),
        "links": [{"name": link.provider, "url": link.url} for link in job.providers],
        "keywords": split(job.keywords),
        "required_documents": [labels[label] for label in job.mandatory_documents if label in labels],
        "answer_days": job.answer_days,
        "is_public": job.is_public,
        "is_own": Action.POST_JOBS in row.permitted,
        "permitted": actions_shown(row.permitted),
        "blind_review": job.blind_review if is_inner else None,
        "names_from": job.names_from if is_inner else None,
        "reopen_count": job.reopen_count if is_inner else None,
        "application_count": row.applicants if is_inner else None,
        "created_at": job.created_at,
        "changed_at": job.latest,
    }


def _state(job: Job, today: date) -> str:
    if job.deleted_at:
        return "deleted"
    if job.position is Position.CLOSED:
        return "closed"
    return "expired" if job.status(today) is JobStatus.EXPIRED else "open"


def _salary(job: Job) -> dict[str, Any] | None:
    pay = pay_of(job.salary)
    if pay is None:
        return None
    periods = {words: name for name, words in PERIODS.items()}
    return {
        "low": pay.low,
        "high": pay.high,
        "currency": job.currency or None,
        "period": periods.get(job.salary_duration),
    }
