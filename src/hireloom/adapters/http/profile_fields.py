"""The fields of a profile on the wire; their names differ between forms and responses."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.spec import File, Flag, Text
from hireloom.adapters.http.core.versions import BEGUN
from hireloom.domain.profile_forms import ProfileInput
from hireloom.domain.profiles import (
    COUNTRY_CODES,
    CURRENCIES,
    EMPLOYMENT_TYPES,
    EXPERIENCE,
    RELOCATION,
    SALARY_DURATIONS,
    Visibility,
)
from hireloom.domain.refusals import Invalid
from hireloom.usecases.profiles import ProfileReceipt

RESUMES = "uploads/resumes/"
WIRE_NAMES = {  # names in forms, by those in responses and in the domain
    "name": "name",
    "email": "email",
    "phone_number": "phoneNumber",
    "country_code": "countryCode",
    "skills": "skills",
    "job_roles": "jobRoles",
    "experience": "experience",
    "preferred_locations": "preferredLocations",
    "employment_type": "employmentType",
    "preferred_job_level": "preferredJobLevel",
    "relocation_willingness": "relocationWillingness",
    "visa_type": "VisaType",
    "expected_salary": "expectedSalary",
    "currency_symbol": "currencySymbol",
    "salary_duration": "salaryDuration",
}
_NAMES = {wire_name: name for name, wire_name in WIRE_NAMES.items()}


class ProfileForm(ma.Schema):
    """Basic fields, then the advanced ones, which are used only if is_basic is 0. Fields that are not sent keep their
    values. Every field is also accepted under its name in responses: phone_number, visa_type."""

    REQUIRED_FIELDS = ()

    user_id = ma.fields.String(metadata={"description": "If given, must be the caller's own"})
    name = Text(metadata={"description": "Letters and spaces"})
    email = Text(metadata={"description": "Does not have to be the account's"})
    phoneNumber = Text(metadata={"description": "Ten digits"})
    countryCode = Text(metadata={"description": ", ".join(COUNTRY_CODES)})
    skills = Text(metadata={"description": "Separated by commas"})
    jobRoles = Text(metadata={"description": "Separated by commas"})
    is_basic = Flag(metadata={"description": "1 if absent"})
    experience = Text(metadata={"description": ", ".join(EXPERIENCE)})
    preferredLocations = Text(metadata={"description": "At most three, separated by commas"})
    employmentType = Text(metadata={"description": ", ".join(EMPLOYMENT_TYPES)})
    preferredJobLevel = Text(metadata={"description": "Such as Entry, Mid or Senior"})
    relocationWillingness = Text(metadata={"description": ", ".join(RELOCATION)})
    VisaType = Text(metadata={"description": "What permits the person to work; empty if nothing is needed or said"})
    expectedSalary = Text(metadata={"description": "NA if the person does not say"})
    currencySymbol = Text(metadata={"description": ", ".join(f"{code} or {sign}" for code, sign in CURRENCIES.items())})
    salaryDuration = Text(metadata={"description": ", ".join(SALARY_DURATIONS)})
    resume = File(metadata={"description": "PDF, 10 MB by default; required for an advanced save if none is on file"})
    discoverable = Flag(metadata={"description": "Whether recruiters may find this person; visibility says which"})
    visibility = Text(
        validate=ma.validate.OneOf(list(Visibility), error="Please choose who may find you."),
        metadata={"description": "Which recruiters find this person without an application"},
    )
    version = Text(metadata=BEGUN)

    @ma.pre_load
    def by_either_name(self, values: Any, **_: Any) -> dict[str, Any]:
        return {WIRE_NAMES.get(name, "VisaType" if name == "visaType" else name): values[name] for name in values}


class ProfileFields(ma.Schema):
    name = ma.fields.String(required=True, metadata={"description": "The person's name"})
    email = ma.fields.String(required=True, metadata={"description": "Where recruiters may write"})
    phone_number = ma.fields.String(required=True, metadata={"description": "Without the country code"})
    country_code = ma.fields.String(required=True, metadata={"description": "Such as +1"})
    experience = ma.fields.String(required=True, metadata={"description": "Years of work"})
    skills = ma.fields.String(required=True, metadata={"description": "Separated by commas"})
    preferred_locations = ma.fields.String(required=True, metadata={"description": "Places, separated by commas"})
    job_roles = ma.fields.String(
        required=True, metadata={"description": "Roles that the person looks for, separated by commas"}
    )
    resume_path = ma.fields.String(
        required=True, metadata={"description": "Empty without a resume; GET /api/ + this path returns the file"}
    )
    resume_name = ma.fields.String(required=True, metadata={"description": "The name under which it was uploaded"})
    expected_salary = ma.fields.String(required=True, metadata={"description": "An amount, two of them, or NA"})
    employment_type = ma.fields.String(
        required=True, metadata={"description": "Such as Full-time; several are separated by commas"}
    )
    preferred_job_level = ma.fields.String(required=True, metadata={"description": "Such as Entry, Mid or Senior"})
    relocation_willingness = ma.fields.String(required=True, metadata={"description": "Whether the person would move"})
    visa_type = ma.fields.String(required=True, metadata={"description": "What permits the person to work"})
    currency_symbol = ma.fields.String(required=True, metadata={"description": "The currency of the expected salary"})
    currencySymbol = ma.fields.String(required=True, metadata={"description": "The same as currency_symbol"})
    salary_duration = ma.fields.String(
        required=True, metadata={"description": "What the salary is paid for, such as a year"}
    )
    is_basic = ma.fields.Integer(
        required=True, metadata={"description": "1 until the advanced fields were filled in", "enum": [0, 1]}
    )
    discoverable = ma.fields.Boolean(required=True, metadata={"description": "Whether any recruiter may find them"})
    visibility = ma.fields.String(
        required=True,
        metadata={"description": "Which recruiters find this person without an application", "enum": [*Visibility]},
    )
    updated_at = ma.fields.DateTime(required=True, metadata={"description": "When it was last changed, in UTC"})


def form_of(values: dict[str, Any]) -> ProfileInput:
    fields = {_NAMES[name]: text for name, text in values.items() if name in _NAMES}
    return ProfileInput(
        fields,
        is_basic=values.get("is_basic", True),
        discoverable=values.get("discoverable"),
        visibility=Visibility(values["visibility"]) if "visibility" in values else None,
        version=values.get("version"),
    )


def shown(receipt: ProfileReceipt) -> dict[str, Any]:
    profile, resume = receipt
    return {name: getattr(profile, name) for name in WIRE_NAMES} | {
        "currencySymbol": profile.currency_symbol,
        "resume_path": RESUMES + resume.public_name if resume else "",
        "resume_name": resume.name if resume else "",
        "is_basic": int(profile.is_basic),
        "discoverable": profile.discoverable,
        "visibility": profile.visibility,
        "updated_at": profile.updated_at,
    }


@contextmanager
def errors_as_written(names: Mapping[str, str] = WIRE_NAMES) -> Iterator[None]:
    """Makes refusals name the fields as they were sent."""
    try:
        yield
    except Invalid as refused:
        if not refused.errors:
            raise
        errors = {names.get(name, name): texts for name, texts in refused.errors.items()}
        raise Invalid(str(refused), errors=errors) from refused
