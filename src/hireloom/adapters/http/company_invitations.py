"""Invitations into a company, and requests to join one."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.codes import typed
from hireloom.adapters.http.company_members import ROLE, CompanyMemberChanged, CompanyMemberRemoved, CompanyRoleChange
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.domain.api_keys import Scope
from hireloom.domain.company_roles import CompanyRole
from hireloom.domain.identity.emails import EmailMalformed
from hireloom.usecases.company_invitations import CompanyInvitationDesk

INVITATION = "<int(max=2147483647):invitation_id>"
Answer = dict[str, Any]


class CompanyInvitationForm(ma.Schema):
    email = typed(EmailMalformed, example="anna@people.example", description="Whom to invite")
    role = Text(required=True, validate=ROLE, metadata={"description": "What the person will be in the company"})


class CompanyJoinForm(ma.Schema):
    domain = Text(required=True, metadata={"description": "The domain of the company", "example": "people.example"})


class CompanyInvitationToken(ma.Schema):
    token = Text(
        required=True, validate=ma.validate.Length(max=200), metadata={"description": "From the link in the invitation"}
    )


class CompanyInvitationSeen(SuccessAnswer):
    name = ma.fields.String(
        required=True, metadata={"description": "The name of the company; empty if nobody has named it"}
    )
    domain = ma.fields.String(required=True, metadata={"description": "The domain of the company"})
    role = ma.fields.String(
        required=True, validate=ROLE, metadata={"description": "What the person will be in the company"}
    )


area = Area(
    "company_invitations", __name__, url_prefix="/api", description="Joining a company by invitation or request"
)


@area.route("/company/invitations", methods=["POST"])
@area.arguments(CompanyInvitationForm)
@area.response(201, CompanyMemberChanged)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an owner")
@area.alt_response(409, schema=ErrorAnswer, description="The person belongs to the company already")
@area.alt_response(429, schema=ErrorAnswer, description="Too many invitations")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def invite_into_company(values: Answer) -> Answer:
    """Invite somebody into the company by email. A second invitation takes the place of the first."""
    invitation = desk(CompanyInvitationDesk).invite(values.get("email"), CompanyRole(values["role"]), by=caller())
    return {"success": True, "message": f"We have written to {invitation.email}.", "role": invitation.role}


@area.route(f"/company/invitations/{INVITATION}", methods=["DELETE"])
@area.response(200, CompanyMemberRemoved)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an owner")
@area.alt_response(404, schema=ErrorAnswer, description="The caller's company has no such invitation")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def withdraw_company_invitation(invitation_id: int) -> Answer:
    """Withdraw an invitation, or decline a request."""
    desk(CompanyInvitationDesk).withdraw(invitation_id, by=caller())
    return {"success": True, "message": "The invitation no longer works."}


@area.route(f"/company/invitations/{INVITATION}/approve", methods=["POST"])
@area.arguments(CompanyRoleChange)
@area.response(200, CompanyMemberChanged)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an owner, or the person is not a recruiter")
@area.alt_response(404, schema=ErrorAnswer, description="The caller's company has no such request to join")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def approve_company_request(values: Answer, invitation_id: int) -> Answer:
    """Let somebody in who asked to join."""
    member = desk(CompanyInvitationDesk).approve(invitation_id, CompanyRole(values["role"]), by=caller())
    return {"success": True, "message": "The person belongs to your company now.", "role": member.role}


@area.route("/company/requests", methods=["POST"])
@area.arguments(CompanyJoinForm)
@area.response(200, CompanyMemberRemoved)
@area.alt_response(400, schema=ErrorAnswer, description="That is not a domain")
@area.alt_response(429, schema=ErrorAnswer, description="Too many requests today")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def ask_to_join_company(values: Answer) -> Answer:
    """Ask to join the company of another domain. The answer is the same whether or not there is one."""
    desk(CompanyInvitationDesk).ask(values["domain"], by=caller())
    return {"success": True, "message": "If the company is here, its owners have your request now."}


@area.route("/company/invitation", methods=["POST"])
@area.arguments(CompanyInvitationToken)
@area.response(200, CompanyInvitationSeen)
@area.alt_response(403, schema=ErrorAnswer, description="The invitation is for somebody else")
@area.alt_response(404, schema=ErrorAnswer, description="The link is no longer valid")
@guarded(Who.SIGNED_IN)
def see_company_invitation(values: Answer) -> Answer:
    """Show what the link in an invitation is about; nothing changes."""
    company, invitation = desk(CompanyInvitationDesk).of_link(values["token"], by=caller())
    name = company.name or company.domain
    return {"success": True, "name": name, "domain": company.domain, "role": invitation.role}


@area.route("/company/invitation/accept", methods=["POST"])
@area.arguments(CompanyInvitationToken)
@area.response(200, CompanyMemberChanged)
@area.alt_response(403, schema=ErrorAnswer, description="The invitation is for somebody else")
@area.alt_response(404, schema=ErrorAnswer, description="The link is no longer valid")
@guarded(Who.SIGNED_IN)
def accept_company_invitation(values: Answer) -> Answer:
    """Join the company that sent the invitation."""
    member = desk(CompanyInvitationDesk).accept(values["token"], by=caller())
    return {"success": True, "message": "You have joined your company.", "role": member.role}
