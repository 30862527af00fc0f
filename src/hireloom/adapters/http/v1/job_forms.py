"""What programs send to post and to change a job."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.spec import Digits, Text, Truth
from hireloom.adapters.http.v1.fields import Field, sent
from hireloom.adapters.http.v1.job_fields import PAPERS, PERIODS
from hireloom.domain.job_forms import EMPLOYMENT_TYPES, MOST_ANSWER_DAYS, JobForm
from hireloom.domain.jobs import MOST_DAYS_POSTED, MOST_DAYS_REOPENED
from hireloom.domain.profiles import CURRENCIES
from hireloom.domain.salaries import NOT_SAID

WIRE_NAMES = {  # by those of the domain
    "ends_on": "apply_until",
    "currency": "salary",
    "salary_duration": "salary",
    "providers": "links",
    "mandatory_documents": "required_documents",
}
NOT_NAMED = {"salary": None}
_AMOUNT = ma.validate.Range(0, 10**9)
_DESCRIPTION = """We look for a nurse for our ward of internal medicine in Rotterdam, which has 24 beds.
You care for your patients from the day on which they come in until they go home, plan their treatment with the doctors,
and write down what you do. You plan the shifts of one week in four, and train colleagues who have just finished their
studies.
Requirements
- Registered nurse in the Netherlands
- Three years of experience on a ward
- Good Dutch, and enough English for handovers
- Work at night, at most five nights in a month
We offer
- A permanent contract from 32 hours per week
- 25 days of paid leave
- Two training days per year"""


class SalaryForm(ma.Schema):
    """What the job pays."""

    low = sent(ma.fields.Float, "The lowest amount", 60000, required=True, validate=_AMOUNT)
    high = sent(ma.fields.Float, "The highest amount; `low` if absent", 80000, validate=_AMOUNT)
    currency = sent(Text, "A currency", "EUR", required=True, validate=ma.validate.OneOf([*CURRENCIES]))
    period = sent(Text, "What the amount is paid for", "year", required=True, validate=ma.validate.OneOf([*PERIODS]))


class LinkForm(ma.Schema):
    """Another place where the job is shown."""

    name = sent(Text, "Whose place it is", "Our careers page", required=True)
    url = sent(Text, "Its web address", "https://acme.example/jobs/17", required=True)


def _salary() -> Field:
    about = {"description": "null if the advert should name none"}
    return ma.fields.Nested(SalaryForm, allow_none=True, unknown=ma.EXCLUDE, metadata=about)


def _listed(inner: Field, description: str, example: list[object]) -> Field:
    return ma.fields.List(inner, metadata={"description": description, "example": example})


class JobChange(ma.Schema):
    title = sent(Text, "3 to 100 characters", "Ward Nurse")
    company = sent(Text, "The employer, at least 2 characters", "Acme Clinics")
    description = sent(Text, "Plain text of at least 100 words and at most 20,000 characters", _DESCRIPTION)
    location = sent(Text, "Where the work is done", "Rotterdam, Netherlands")
    employment_type = sent(Text, "The kind of contract", "Full-time", validate=ma.validate.OneOf(EMPLOYMENT_TYPES))
    posted_on = sent(ma.fields.Date, "The day on which it is posted; today if absent in a new job", "2026-11-25")
    apply_until = sent(
        ma.fields.Date, f"The last day for applications, at most {MOST_DAYS_POSTED} days from today", "2027-01-15"
    )
    salary = _salary()
    links = ma.fields.List(
        ma.fields.Nested(LinkForm, unknown=ma.EXCLUDE), metadata={"description": "Other places where the job is shown"}
    )
    keywords = _listed(Text(), "Skills and words by which people find it", ["nursing", "shift planning"])
    required_documents = _listed(
        Text(validate=ma.validate.OneOf([*PAPERS])), "What an application must enclose", ["resume"]
    )
    answer_days = sent(
        Digits,
        "Days within which applicants are promised an answer",
        14,
        validate=ma.validate.Range(1, MOST_ANSWER_DAYS),
    )
    is_public = sent(Truth, "Whether people without an account see it", True)


class NewJob(JobChange):
    title = sent(Text, "3 to 100 characters", "Ward Nurse", required=True)
    company = sent(Text, "The employer, at least 2 characters", "Acme Clinics", required=True)
    description = sent(
        Text, "Plain text of at least 100 words and at most 20,000 characters", _DESCRIPTION, required=True
    )
    location = sent(Text, "Where the work is done", "Rotterdam, Netherlands", required=True)
    employment_type = sent(
        Text, "The kind of contract", "Full-time", required=True, validate=ma.validate.OneOf(EMPLOYMENT_TYPES)
    )
    apply_until = sent(
        ma.fields.Date,
        f"The last day for applications, at most {MOST_DAYS_POSTED} days from today",
        "2027-01-15",
        required=True,
    )


class Reopening(ma.Schema):
    until = sent(
        ma.fields.Date,
        f"The new last day for applications, at most {MOST_DAYS_REOPENED} days from today",
        "2026-12-20",
        required=True,
    )


def job_form(body: dict[str, Any]) -> JobForm:
    """The form of the domain; what was not sent is absent from it."""
    fields = {name: body[name] for name in _SAME if name in body}
    fields |= {name: body[wire].isoformat() for name, wire in _DAYS if wire in body}
    if "salary" in body:
        fields |= _salary_fields(body["salary"])
    if "links" in body:
        fields["providers"] = [{"jobProvider": link["name"], "url": link["url"]} for link in body["links"]]
    if "keywords" in body:
        fields["keywords"] = ", ".join(body["keywords"])
    if "required_documents" in body:
        fields["mandatory_documents"] = [PAPERS[kind] for kind in body["required_documents"]]
    return JobForm(fields)


_SAME = ("title", "company", "description", "location", "employment_type", "answer_days", "is_public")
_DAYS = (("posted_on", "posted_on"), ("ends_on", "apply_until"))


def _salary_fields(salary: dict[str, Any] | None) -> dict[str, str]:
    if salary is None:
        return {"salary": NOT_SAID}
    amounts = dict.fromkeys((salary["low"], salary.get("high", salary["low"])))
    return {
        "salary": " - ".join(f"{amount:.2f}".removesuffix(".00") for amount in amounts),
        "currency": salary["currency"],
        "salary_duration": PERIODS[salary["period"]],
    }
