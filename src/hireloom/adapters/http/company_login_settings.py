"""How the people of a company log in: set by the owner of its domain, or by an admin."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.company_logins import DomainQuery
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller, origin
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, Truth
from hireloom.domain.company_logins import CompanyLogin
from hireloom.usecases.company_login_settings import CompanyLoginForm, CompanyLoginSettingsDesk


class CompanyLoginFields(ma.Schema):
    """The client secret is never shown."""

    domain = ma.fields.String(required=True, metadata={"description": "The domain of the company's email addresses"})
    issuer = ma.fields.String(required=True, metadata={"description": "The address of the identity provider"})
    client_id = ma.fields.String(required=True, metadata={"description": "The name under which the provider knows us"})
    is_required = ma.fields.Boolean(
        required=True, metadata={"description": "Whether people of this domain must log in this way"}
    )
    changed_at = ma.fields.DateTime(
        required=True, metadata={"description": "When the settings were last changed, in UTC"}
    )
    worked_at = ma.fields.DateTime(
        required=True,
        allow_none=True,
        metadata={"description": "When somebody first logged in through it as it is now"},
    )


class CompanyLoginSettings(SuccessAnswer):
    login = ma.fields.Nested(
        CompanyLoginFields,
        required=True,
        allow_none=True,
        metadata={"description": "The settings; null if the company has no log-in of its own"},
    )
    redirect_url = ma.fields.String(required=True, metadata={"description": "To be registered with the provider"})


class CompanyLoginInput(ma.Schema):
    domain = Text(
        required=True,
        validate=ma.validate.Length(1, 254),
        metadata={"description": "The caller's own verified domain", "example": "acme.example"},
    )
    issuer = Text(
        required=True,
        metadata={
            "description": "The https address of an OpenID Connect provider",
            "example": "https://login.acme.example",
        },
    )
    client_id = Text(required=True, metadata={"description": "The name under which the provider knows us"})
    client_secret = Text(
        load_default="",
        metadata={"description": "May be absent if issuer and client stay the same: then it stays, too"},
    )
    is_required = Truth(required=True, metadata={"description": "Whether passwords and passkeys no longer work"})


class CompanyLoginDone(CompanyLoginSettings):
    message = ma.fields.String(required=True, metadata={"description": "A sentence for the person"})


area = Area("company_login_settings", __name__, url_prefix="/api", description="How people of companies log in")


@area.route("/company-login")
@area.arguments(DomainQuery, location="query")
@area.response(200, CompanyLoginSettings)
@area.alt_response(400, schema=ErrorAnswer, description="That is not a domain")
@area.alt_response(403, schema=ErrorAnswer, description="The caller is neither the domain's owner nor an admin")
@guarded(Who.RECRUITERS)
def show_company_login(query: dict[str, Any]) -> dict[str, Any]:
    """Show how the people of a company log in."""
    return _settings(query["domain"], desk(CompanyLoginSettingsDesk).of(query["domain"], by=caller()))


@area.route("/company-login", methods=["POST"])
@area.arguments(CompanyLoginInput)
@area.response(200, CompanyLoginDone)
@area.alt_response(400, schema=ErrorAnswer, description="That is not a domain")
@area.alt_response(403, schema=ErrorAnswer, description="The caller is neither the domain's owner nor an admin")
@area.alt_response(409, schema=ErrorAnswer, description="The caller has not logged in through this provider yet")
@area.alt_response(422, schema=ErrorAnswer, description="A field is invalid, or no provider answers there")
@area.alt_response(429, schema=ErrorAnswer, description="Too many changes in an hour")
@guarded(Who.RECRUITERS, confirmed=True)
def set_company_login(query: dict[str, Any]) -> dict[str, Any]:
    """Let the people of a verified company log in through its OpenID Connect provider, which is asked first."""
    login = desk(CompanyLoginSettingsDesk).put(CompanyLoginForm(**query), by=caller(), origin=origin())
    must = "must" if login.is_required else "can"
    return {
        **_settings(login.domain, login),
        "message": f"People at {login.domain} {must} log in through {login.issuer} now.",
    }


@area.route("/company-login/remove", methods=["POST"])
@area.arguments(DomainQuery)
@area.response(200, CompanyLoginDone)
@area.alt_response(400, schema=ErrorAnswer, description="That is not a domain")
@area.alt_response(403, schema=ErrorAnswer, description="The caller is neither the domain's owner nor an admin")
@guarded(Who.RECRUITERS, confirmed=True)
def remove_company_login(query: dict[str, Any]) -> dict[str, Any]:
    """Remove a company's log-in: its people use passwords and passkeys only."""
    desk(CompanyLoginSettingsDesk).remove(query["domain"], by=caller(), origin=origin())
    return {
        **_settings(query["domain"], None),
        "message": "People at your company log in here with their own password again.",
    }


def _settings(domain: str, login: CompanyLogin | None) -> dict[str, Any]:
    return {"success": True, "login": login, "redirect_url": desk(CompanyLoginSettingsDesk).redirect_of(domain)}
