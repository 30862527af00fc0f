"""The fields of a job on the wire."""

from collections.abc import Collection
from datetime import date
from functools import lru_cache
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.spec import Digits, Text, Truth
from hireloom.adapters.http.core.versions import BEGUN
from hireloom.domain.company_roles import Action
from hireloom.domain.job_forms import EMPLOYMENT_TYPES, JobForm
from hireloom.domain.jobs import JobStatus, Position
from hireloom.domain.papers import LABELS
from hireloom.domain.profile_match.skills import split
from hireloom.domain.profiles import CURRENCIES, SALARY_DURATIONS
from hireloom.domain.salaries import salary_range
from hireloom.ports.job_lists import JobRow

WIRE_NAMES = {  # names on the wire, by those of the domain
    "title": "title",
    "company": "company",
    "description": "description",
    "location": "location",
    "employment_type": "employmentType",
    "posted_on": "datePosted",
    "ends_on": "applicationEndDate",
    "salary": "expectedSalary",
    "currency": "currencySymbol",
    "salary_duration": "salaryDuration",
    "providers": "jobProviders",
    "keywords": "keywords",
    "mandatory_documents": "mandatoryDocuments",
    "answer_days": "answerDays",
    "is_public": "isPublic",
}


ACTIONS = {action: action.name.lower() for action in Action}
PERMITTED = {"description": "What the caller may do with the job and its applications"}
NAMES_FROM = "The number of the stage from which a blind review shows names; null for after a decision"


class Provider(ma.Schema):
    jobProvider = Text(
        allow_none=True, metadata={"description": "The name of a site where the job can be applied for, too"}
    )
    url = Text(allow_none=True, metadata={"description": "The address of the job there"})


class JobBody(ma.Schema):
    """In an edit, fields that are not sent keep their values."""

    REQUIRED_FIELDS: tuple[str, ...] = ()

    title = Text(allow_none=True, metadata={"description": "3 to 100 characters"})
    company = Text(allow_none=True, metadata={"description": "At least 2 characters"})
    description = Text(allow_none=True, metadata={"description": "At least 50 characters and 100 words"})
    location = Text(allow_none=True, metadata={"description": "A place, or Remote"})
    employmentType = Text(allow_none=True, metadata={"description": ", ".join(EMPLOYMENT_TYPES)})
    datePosted = Text(allow_none=True, metadata={"description": "YYYY-MM-DD"})
    applicationEndDate = Text(allow_none=True, metadata={"description": "YYYY-MM-DD, at most 60 days from today"})
    expectedSalary = Text(allow_none=True, metadata={"description": "An amount, two of them, or NA"})
    currencySymbol = Text(
        allow_none=True, metadata={"description": ", ".join(f"{code} or {sign}" for code, sign in CURRENCIES.items())}
    )
    salaryDuration = Text(allow_none=True, metadata={"description": ", ".join(SALARY_DURATIONS)})
    jobProviders = ma.fields.List(
        ma.fields.Nested(Provider, unknown=ma.EXCLUDE),
        allow_none=True,
        metadata={"description": "Other sites where the job can be applied for"},
    )
    recruiterEmail = Text(allow_none=True, metadata={"description": "If given, must be the caller's own"})
    keywords = Text(allow_none=True, metadata={"description": "Separated by commas"})
    mandatoryDocuments = ma.fields.List(Text(), allow_none=True, metadata={"description": ", ".join(LABELS.values())})
    answerDays = Digits(allow_none=True, metadata={"description": "Days within which an answer is promised"})
    isPublic = Truth(allow_none=True, metadata={"description": "Whether people without an account see it"})


class JobToPost(JobBody):
    """A new job."""

    REQUIRED_FIELDS = (
        "title",
        "company",
        "description",
        "location",
        "employmentType",
        "datePosted",
        "applicationEndDate",
        "expectedSalary",
    )


class JobEdit(JobBody):
    REQUIRED_FIELDS = ()

    version = Text(allow_none=True, metadata=BEGUN)


class ProviderFields(ma.Schema):
    jobProvider = ma.fields.String(required=True, metadata={"description": "The name of the site"})
    url = ma.fields.String(required=True, metadata={"description": "The address there"})


class JobFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the job"})
    title = ma.fields.String(required=True, metadata={"description": "The title of the job"})
    company = ma.fields.String(required=True, metadata={"description": "The company that hires"})
    description = ma.fields.String(required=True, metadata={"description": "The text of the advert"})
    location = ma.fields.String(required=True, metadata={"description": "A place, or Remote"})
    employmentType = ma.fields.String(required=True, metadata={"description": "Such as Full-time"})
    datePosted = ma.fields.Date(required=True, metadata={"description": "The day on which it was posted"})
    applicationEndDate = ma.fields.Date(
        required=True, allow_none=True, metadata={"description": "The last day to apply; null if there is none"}
    )
    expectedSalary = ma.fields.String(required=True, metadata={"description": "An amount, two of them, or NA"})
    currencySymbol = ma.fields.String(required=True, metadata={"description": "The symbol, such as $; empty with NA"})
    salaryDuration = ma.fields.String(
        required=True, metadata={"description": "What the salary is paid for, such as a year"}
    )
    salaryRange = ma.fields.String(required=True, metadata={"description": "The salary in words, ready to be shown"})
    jobProviders = ma.fields.List(
        ma.fields.Nested(ProviderFields),
        required=True,
        metadata={"description": "Other sites where the job can be applied for"},
    )
    recruiterEmail = ma.fields.String(required=True, metadata={"description": "Where applications go"})
    keywords = ma.fields.String(required=True, metadata={"description": "Skills, separated by commas"})
    technologies = ma.fields.List(ma.fields.String(), required=True, metadata={"description": "The keywords as a list"})
    mandatoryDocuments = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "Documents without which nobody can apply"}
    )
    answerDays = ma.fields.Integer(required=True, metadata={"description": "Days within which an answer is promised"})
    isPublic = ma.fields.Boolean(required=True, metadata={"description": "Whether people without an account see it"})
    blind_review = ma.fields.Boolean(required=True, metadata={"description": "It is hidden who applied"})
    names_from = ma.fields.Integer(required=True, allow_none=True, metadata={"description": NAMES_FROM, "example": 3})
    positionStatus = ma.fields.String(
        required=True,
        validate=ma.validate.OneOf([position.value for position in Position]),
        metadata={"description": "Whether the recruiter has the position open"},
    )
    status = ma.fields.String(
        required=True,
        validate=ma.validate.OneOf([status.value for status in JobStatus]),
        metadata={"description": "Active, Expired after its last day, Inactive when closed"},
    )
    isExpired = ma.fields.Boolean(required=True, metadata={"description": "Whether its last day has passed"})
    isActive = ma.fields.Boolean(required=True, metadata={"description": "Open and not deleted, whatever its last day"})
    isVisible = ma.fields.Boolean(required=True, metadata={"description": "The same as isActive"})
    deleted = ma.fields.Boolean(required=True, metadata={"description": "Whether it was deleted"})
    reopenCount = ma.fields.Integer(required=True, metadata={"description": "How often it has been reopened"})
    applicantCount = ma.fields.Integer(required=True, metadata={"description": "How many people have applied"})
    newApplicants = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "Since Monday; null except in recruiters' lists"}
    )
    permitted = ma.fields.List(
        ma.fields.String(validate=ma.validate.OneOf([*ACTIONS.values()])), required=True, metadata=PERMITTED
    )


class SeenJob(JobFields):
    """A job as shown to everybody; the fields for its recruiter and admins are absent for everybody else."""

    blind_review = ma.fields.Boolean(metadata={"description": "For its recruiter and admins"})
    names_from = ma.fields.Integer(allow_none=True, metadata={"description": NAMES_FROM, "example": 3})
    reopenCount = ma.fields.Integer(metadata={"description": "For its recruiter and admins"})
    applicantCount = ma.fields.Integer(metadata={"description": "For its recruiter and admins"})
    newApplicants = ma.fields.Integer(
        allow_none=True, metadata={"description": "For its recruiter and admins; null here"}
    )
    permitted = ma.fields.List(
        ma.fields.String(validate=ma.validate.OneOf([*ACTIONS.values()])),
        metadata={"description": "For those who may read its applications: what they may do with it"},
    )


INNER = ("blind_review", "names_from", "reopenCount", "applicantCount", "newApplicants", "permitted")

salary_said = lru_cache(maxsize=8192)(salary_range)
technologies = lru_cache(maxsize=8192)(split)


def actions_shown(actions: Collection[Action]) -> list[str]:
    return [name for action, name in ACTIONS.items() if action in actions]


def form_of(values: dict[str, Any]) -> JobForm:
    return JobForm({name: values.get(wire) for name, wire in WIRE_NAMES.items()}, version=values.get("version"))


def shown(listed: JobRow, today: date) -> dict[str, Any]:
    job, applicants, new = listed.job, listed.applicants, listed.new
    return {
        "id": job.id,
        "title": job.title,
        "company": job.company,
        "description": job.description,
        "location": job.location,
        "employmentType": job.employment_type,
        "datePosted": job.posted_on,
        "applicationEndDate": job.ends_on,
        "expectedSalary": job.salary,
        "currencySymbol": CURRENCIES.get(job.currency, job.currency),
        "salaryDuration": job.salary_duration,
        "salaryRange": salary_said(job.salary, job.currency, job.salary_duration),
        "jobProviders": [{"jobProvider": link.provider, "url": link.url} for link in job.providers],
        "recruiterEmail": job.recruiter_email,
        "keywords": job.keywords,
        "technologies": technologies(job.keywords),
        "mandatoryDocuments": job.mandatory_documents,
        "answerDays": job.answer_days,
        "isPublic": job.is_public,
        "blind_review": job.blind_review,
        "names_from": job.names_from,
        "positionStatus": job.position,
        "status": job.status(today),
        "isExpired": job.is_expired(today),
        "isActive": job.is_active,
        "isVisible": job.is_active,
        "deleted": job.deleted_at is not None,
        "reopenCount": job.reopen_count,
        "applicantCount": applicants,
        "newApplicants": new,
        "permitted": actions_shown(listed.permitted),
    }


def seen(listed: JobRow, today: date) -> dict[str, Any]:
    """The whole job for those who may read its applications; for everybody else, without the internal fields."""
    whole = shown(listed, today)
    if not listed.is_readable:
        for name in INNER:
            del whole[name]
    return whole
