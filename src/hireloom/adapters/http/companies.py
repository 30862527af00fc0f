"""Companies: proving a domain, and what admins decide about it."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.paging import Paging, window_of, words
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, Truth
from hireloom.domain.api_keys import Scope
from hireloom.domain.companies import Company, VerificationMethod
from hireloom.domain.identity.users import User
from hireloom.usecases.companies import CompanyDesk, CompanyStanding

Answer = dict[str, Any]


class CompanyFields(ma.Schema):
    domain = ma.fields.String(required=True, metadata={"description": "The domain of its email addresses"})
    name = ma.fields.String(required=True, metadata={"description": "Its name; empty if nobody has named it"})
    is_verified = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the domain is proven to be the company's"}
    )
    method = ma.fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "How it was proven; null if it was not", "enum": [*VerificationMethod, None]},
    )
    verified_at = ma.fields.DateTime(
        required=True, allow_none=True, metadata={"description": "When it was proven, in UTC; null if it was not"}
    )


class TextRecordFields(ma.Schema):
    name = ma.fields.String(
        required=True, metadata={"description": "The host name of the TXT record in the company's DNS"}
    )
    value = ma.fields.String(required=True, metadata={"description": "Its text"})


class OwnCompany(SuccessAnswer):
    company = ma.fields.Nested(
        CompanyFields, required=True, metadata={"description": "The company of the caller's email address"}
    )
    record = ma.fields.Nested(
        TextRecordFields,
        required=True,
        allow_none=True,
        metadata={"description": "The TXT record that proves the domain; null for one where anybody gets a mailbox"},
    )
    is_confirmed = ma.fields.Boolean(required=True, metadata={"description": "An admin has confirmed the account"})
    sees_contacts = ma.fields.Boolean(
        required=True,
        metadata={"description": "Whether the caller sees names and addresses of people who have not applied"},
    )
    is_owner = ma.fields.Boolean(
        required=True,
        metadata={"description": "The caller has proven the domain with its TXT record"},
    )


class CompaniesQuery(Paging):
    q = words("Words in the domain or name")


class CompanyList(SuccessAnswer):
    companies = ma.fields.List(ma.fields.Nested(CompanyFields), required=True, metadata={"description": "One page"})
    total = ma.fields.Integer(required=True, metadata={"description": "How many there are, on all pages"})


class CompanyDecision(ma.Schema):
    domain = Text(required=True, metadata={"description": "The domain of the company"})
    is_verified = Truth(required=True, metadata={"description": "Whether it counts as proven from now on"})


class CompanyDecided(MessageAnswer):
    company = ma.fields.Nested(CompanyFields, required=True, metadata={"description": "The company after the decision"})


class ConfirmedRecruiter(ma.Schema):
    email = ma.fields.String(required=True, metadata={"description": "Their address"})
    username = ma.fields.String(required=True, metadata={"description": "The name that others see"})


class ConfirmedRecruiters(SuccessAnswer):
    recruiters = ma.fields.List(
        ma.fields.Nested(ConfirmedRecruiter),
        required=True,
        metadata={"description": "Recruiters whom an admin has confirmed one by one"},
    )


class RecruiterDecision(ma.Schema):
    email = Text(required=True, metadata={"description": "The recruiter's address"})
    is_confirmed = Truth(
        required=True, metadata={"description": "Whether they see what recruiters of verified companies see"}
    )


class RecruiterDecided(MessageAnswer):
    """The recruiter is confirmed or turned down."""


area = Area("companies", __name__, url_prefix="/api", description="Companies and their domains")


@area.route("/company")
@area.response(200, OwnCompany)
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_READ)
def own_company() -> Answer:
    """Show your company: whether it is verified, or how it can be."""
    return _standing(desk(CompanyDesk).of(caller()))


@area.route("/company/check", methods=["POST"])
@area.response(200, OwnCompany)
@area.alt_response(403, schema=ErrorAnswer, description="An owner has removed the caller from the company")
@area.alt_response(409, schema=ErrorAnswer, description="The record is not there, or the domain proves nothing")
@area.alt_response(429, schema=ErrorAnswer, description="Too many checks in an hour")
@area.alt_response(503, schema=ErrorAnswer, description="The name servers do not answer")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def check_company() -> Answer:
    """Check your company's TXT record: the company is verified if it is there."""
    return _standing(desk(CompanyDesk).check(by=caller()))


@area.route("/admin/companies")
@area.arguments(CompaniesQuery, location="query")
@area.response(200, CompanyList)
@guarded(Who.ADMINS)
def list_companies(values: Answer) -> Answer:
    """List the companies that have asked to be verified, newest first."""
    page = desk(CompanyDesk).page(window_of(values), values.get("q", ""))
    return {"success": True, "companies": [_company(company) for company in page.companies], "total": page.total}


@area.route("/admin/companies", methods=["POST"])
@area.arguments(CompanyDecision)
@area.response(200, CompanyDecided)
@area.alt_response(400, schema=ErrorAnswer, description="That is not a domain")
@area.alt_response(422, schema=ErrorAnswer, description="Anybody gets a mailbox there")
@guarded(Who.ADMINS)
def decide_company(values: Answer) -> Answer:
    """Verify a company's domain, or withdraw the verification."""
    decide = desk(CompanyDesk).verify if values["is_verified"] else desk(CompanyDesk).withdraw
    company = decide(values["domain"], by=caller())
    state = "is verified" if company.is_verified else "is no longer verified"
    return {"success": True, "message": f"{company.domain} {state}.", "company": _company(company)}


@area.route("/admin/confirmed-recruiters")
@area.response(200, ConfirmedRecruiters)
@guarded(Who.ADMINS)
def list_confirmed_recruiters() -> Answer:
    """List the recruiters whom admins have confirmed whatever their domain, newest first."""
    return {"success": True, "recruiters": [_recruiter(recruiter) for recruiter in desk(CompanyDesk).confirmed()]}


@area.route("/admin/confirmed-recruiters", methods=["POST"])
@area.arguments(RecruiterDecision)
@area.response(200, RecruiterDecided)
@area.alt_response(404, schema=ErrorAnswer, description="No recruiter has this address")
@guarded(Who.ADMINS)
def decide_recruiter(values: Answer) -> Answer:
    """Confirm a single recruiter, or withdraw the confirmation."""
    recruiter = desk(CompanyDesk).confirm(values["email"], values["is_confirmed"], by=caller())
    state = "is confirmed" if values["is_confirmed"] else "is no longer confirmed"
    return {"success": True, "message": f"{recruiter.username} {state}."}


def _standing(standing: CompanyStanding) -> Answer:
    record = dict(zip(("name", "value"), standing.record, strict=True)) if standing.record else None
    return {
        "success": True,
        "company": _company(standing.company),
        "record": record,
        "is_confirmed": standing.is_confirmed,
        "sees_contacts": standing.sees_contacts,
        "is_owner": standing.is_owner,
    }


def _company(company: Company) -> Answer:
    return {
        "domain": company.domain,
        "name": company.name,
        "is_verified": company.is_verified,
        "method": company.method,
        "verified_at": company.verified_at,
    }


def _recruiter(recruiter: User) -> Answer:
    return {"email": recruiter.email, "username": recruiter.username}
