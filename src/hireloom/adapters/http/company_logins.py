"""Logging in through the identity provider of one's company."""

from typing import Any

import marshmallow as ma
from flask import Response, jsonify

from hireloom.adapters.http.accounts import LoginAnswer, SessionConfirmed, confirmed, logged_in
from hireloom.adapters.http.codes import browser_of
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import present_visitor
from hireloom.adapters.http.core.context import desk, errand_cookie, session_cookie
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.usecases.company_confirmations import CompanyConfirmationDesk
from hireloom.usecases.company_login_checks import ProviderAnswer
from hireloom.usecases.company_logins import CompanyLoginDesk

COOKIE = "company-login"


class DomainQuery(ma.Schema):
    domain = Text(
        required=True,
        validate=ma.validate.Length(1, 254),
        metadata={"description": "The part of the email address after the @", "example": "acme.example"},
    )


class CompanyLoginOffer(SuccessAnswer):
    is_offered = ma.fields.Boolean(required=True, metadata={"description": "Whether this company has its own log-in"})
    is_required = ma.fields.Boolean(required=True, metadata={"description": "Whether its people must log in this way"})


class CompanyLoginBegin(ma.Schema):
    email = Text(
        required=True,
        metadata={"description": "The address of the person who wants to log in", "example": "anna@acme.example"},
    )


class CompanyLoginBegun(SuccessAnswer):
    address = ma.fields.String(required=True, metadata={"description": "Where the browser goes now"})


class CompanyLoginFinish(ma.Schema):
    """What the provider added to the address of the company's log-in page, whose last part is `domain`."""

    domain = Text(
        required=True,
        validate=ma.validate.Length(1, 254),
        metadata={"description": "The domain of the company", "example": "acme.example"},
    )
    state = Text(
        required=True,
        validate=ma.validate.Length(1, 200),
        metadata={"description": "Ties the answer to the browser that asked; it works once"},
    )
    code = Text(load_default="", validate=ma.validate.Length(0, 4000), metadata={"description": "Absent if it refused"})
    iss = Text(
        load_default="",
        validate=ma.validate.Length(0, 255),
        metadata={"description": "Which provider answers, if it says so"},
    )
    error = Text(
        load_default="",
        validate=ma.validate.Length(0, 200),
        metadata={"description": "Why the provider refused; empty if it did not", "example": "access_denied"},
    )


area = Area("company_logins", __name__, url_prefix="/api", description="Logging in through one's company")


@area.route("/login/company")
@area.arguments(DomainQuery, location="query")
@area.response(200, CompanyLoginOffer)
@area.alt_response(400, schema=ErrorAnswer, description="That is not a domain")
@guarded(Who.ANYONE)
def offer_company_login(query: dict[str, Any]) -> dict[str, Any]:
    """Say whether people with an email address at this domain can log in through their company."""
    login = desk(CompanyLoginDesk).offer(query["domain"])
    return {"success": True, "is_offered": login is not None, "is_required": login is not None and login.is_required}


@area.route("/login/company/begin", methods=["POST"])
@area.arguments(CompanyLoginBegin)
@area.response(200, CompanyLoginBegun)
@area.alt_response(400, schema=ErrorAnswer, description="The email is missing or malformed")
@area.alt_response(403, schema=ErrorAnswer, description="The provider gives answers that cannot be trusted")
@area.alt_response(404, schema=ErrorAnswer, description="The company has no log-in of its own")
@area.alt_response(429, schema=ErrorAnswer, description="Too many log-ins from one network address")
@area.alt_response(503, schema=ErrorAnswer, description="The provider does not answer")
@guarded(Who.ANYONE, has_token=False)
def begin_company_login(query: dict[str, Any]) -> Response:
    """Begin a log-in; the provider sends the browser back to the log-in page."""
    cookie = errand_cookie(COOKIE)
    token, address = desk(CompanyLoginDesk).begin(query["email"], browser=browser_of(cookie))
    response = jsonify(success=True, address=address)
    cookie.give(response, token)
    return response


@area.route("/login/company/finish", methods=["POST"])
@area.arguments(CompanyLoginFinish)
@area.response(200, LoginAnswer)
@area.alt_response(
    403, schema=ErrorAnswer, description="The log-in is over, or the company vouches for nobody with this address"
)
@area.alt_response(503, schema=ErrorAnswer, description="The provider does not answer")
@guarded(Who.ANYONE, has_token=False)
def finish_company_login(query: dict[str, Any]) -> Response:
    """Finish a log-in with what the provider sent back through the browser; it works once."""
    done = desk(CompanyLoginDesk).finish(
        answer_of(query), browser=browser_of(errand_cookie(COOKIE)), replacing=session_cookie().read()
    )
    return logged_in(done)


@area.route("/me/confirm/company/begin", methods=["POST"])
@area.response(200, CompanyLoginBegun)
@area.alt_response(403, schema=ErrorAnswer, description="The provider gives answers that cannot be trusted")
@area.alt_response(404, schema=ErrorAnswer, description="The caller does not come in through a company")
@area.alt_response(429, schema=ErrorAnswer, description="Too many log-ins from one network address")
@area.alt_response(503, schema=ErrorAnswer, description="The provider does not answer")
@guarded(Who.SIGNED_IN)
def begin_company_confirmation() -> Response:
    """Begin confirming the caller's identity through the company; the state begins with "confirm."."""
    cookie = errand_cookie(COOKIE)
    token, address = desk(CompanyConfirmationDesk).begin(visitor=present_visitor(), browser=browser_of(cookie))
    response = jsonify(success=True, address=address)
    cookie.give(response, token)
    return response


@area.route("/me/confirm/company", methods=["POST"])
@area.arguments(CompanyLoginFinish)
@area.response(200, SessionConfirmed)
@area.alt_response(
    403, schema=ErrorAnswer, description="It is over, belongs to somebody else, or the provider did not ask"
)
@area.alt_response(503, schema=ErrorAnswer, description="The provider does not answer")
@guarded(Who.SIGNED_IN)
def confirm_by_company(query: dict[str, Any]) -> Response:
    """Confirm the caller's identity through the company, as POST /api/me/confirm does with the password."""
    browser = browser_of(errand_cookie(COOKIE))
    return confirmed(
        desk(CompanyConfirmationDesk).confirm(answer_of(query), visitor=present_visitor(), browser=browser)
    )


def answer_of(query: dict[str, Any]) -> ProviderAnswer:
    return ProviderAnswer(query["domain"], query["state"], query["code"], query["iss"], query["error"])
