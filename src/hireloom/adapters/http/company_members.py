"""The people of the caller's company and their roles."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk, surroundings
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, TimestampField
from hireloom.domain.api_keys import Scope
from hireloom.domain.companies import LONGEST_NAME, SHORTEST_NAME, domain_of
from hireloom.domain.company_roles import IN_FORCE, REACH, CompanyRole, RoleReach
from hireloom.usecases.company_departures import CompanyDepartureDesk
from hireloom.usecases.company_members import CompanyMemberDesk, CompanyTeam
from hireloom.usecases.job_covers import JobCoverDesk

MEMBER = "<int(max=2147483647):user_id>"
REACHES = ma.validate.OneOf([reach.value for reach in RoleReach])
ROLE = ma.validate.OneOf([role.value for role in CompanyRole])
Answer = dict[str, Any]


class CompanyMemberFields(ma.Schema):
    user_id = ma.fields.Integer(required=True, metadata={"description": "The number of the account"})
    username = ma.fields.String(required=True, metadata={"description": "The name that others see"})
    email = ma.fields.String(required=True, metadata={"description": "Their address at the company"})
    role = ma.fields.String(required=True, validate=ROLE, metadata={"description": "What they may do in the company"})
    joined_at = TimestampField(required=True, metadata={"description": "Since when they belong to it"})
    last_seen_at = TimestampField(required=True, metadata={"description": "Accurate to a day"})
    jobs = ma.fields.Integer(required=True, metadata={"description": "Posted and not deleted"})
    away_until = ma.fields.Date(
        required=True, allow_none=True, metadata={"description": "Until when a colleague looks after their jobs"}
    )
    cover_id = ma.fields.Integer(required=True, allow_none=True, metadata={"description": "Who that is"})


class CompanyRoleReach(ma.Schema):
    role = ma.fields.String(required=True, validate=ROLE, metadata={"description": "The role"})
    reach = ma.fields.String(
        required=True, validate=REACHES, metadata={"description": "For which jobs the role may do it"}
    )


class CompanyRule(ma.Schema):
    action = ma.fields.String(required=True, metadata={"description": "What may be done"})
    is_in_force = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the product already follows the rule"}
    )
    reaches = ma.fields.List(
        ma.fields.Nested(CompanyRoleReach), required=True, metadata={"description": "How far each role may do it"}
    )


class CompanyInvitationFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the invitation"})
    email = ma.fields.String(required=True, metadata={"description": "Who is invited, or asks to join"})
    role = ma.fields.String(
        required=True, validate=ROLE, metadata={"description": "What the person will be in the company"}
    )
    is_request = ma.fields.Boolean(required=True, metadata={"description": "The person asked to join"})
    is_outside = ma.fields.Boolean(required=True, metadata={"description": "The address is not at the domain"})
    created_at = TimestampField(required=True, metadata={"description": "When it was made"})
    until = TimestampField(required=True, metadata={"description": "Until when it can be answered"})


class CompanyMemberList(SuccessAnswer):
    domain = ma.fields.String(required=True, metadata={"description": "The domain of the company's email addresses"})
    name = ma.fields.String(required=True, metadata={"description": "Empty if nobody has named the company"})
    is_verified = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the domain is proven to be the company's"}
    )
    verified_at = ma.fields.DateTime(
        required=True, allow_none=True, metadata={"description": "When it was proven, in UTC; null if it was not"}
    )
    can_join = ma.fields.Boolean(required=True, metadata={"description": "The caller may join the company now"})
    rules = ma.fields.List(
        ma.fields.Nested(CompanyRule), required=True, metadata={"description": "What each role may do, and where"}
    )
    role = ma.fields.String(
        required=True, allow_none=True, validate=ROLE, metadata={"description": "The caller's; null if not a member"}
    )
    members = ma.fields.List(
        ma.fields.Nested(CompanyMemberFields),
        required=True,
        metadata={"description": "In the order in which they joined; none for somebody who is not a member"},
    )
    invitations = ma.fields.List(
        ma.fields.Nested(CompanyInvitationFields),
        required=True,
        metadata={"description": "Open invitations and requests, for owners only"},
    )


class CompanyRoleChange(ma.Schema):
    role = Text(required=True, validate=ROLE, metadata={"description": "The new role"})


class CompanyName(ma.Schema):
    REQUIRED_FIELDS = ("name",)

    name = Text(
        required=True,
        metadata={"description": f"{SHORTEST_NAME} to {LONGEST_NAME} characters", "example": "Fairhaven Hospitals"},
    )


class CompanyHeir(ma.Schema):
    heir_id = ma.fields.Integer(
        required=True,
        strict=True,
        validate=ma.validate.Range(1, 2147483647),
        metadata={"description": "An owner or recruiter of the company, who takes over the jobs"},
    )


class CoverEnd(ma.Schema):
    REQUIRED_FIELDS: tuple[str, ...] = ("until",)

    until = ma.fields.Date(required=True, metadata={"description": "The last day away", "example": "2026-12-05"})


class CoverForm(CoverEnd):
    REQUIRED_FIELDS = ("cover_id", "until")

    cover_id = ma.fields.Integer(
        required=True,
        strict=True,
        validate=ma.validate.Range(1, 2147483647),
        metadata={"description": "An owner or recruiter of the company, who looks after the jobs"},
    )


class CompanyMemberChanged(MessageAnswer):
    role = ma.fields.String(required=True, validate=ROLE, metadata={"description": "The role after the change"})


class CompanyMemberRemoved(MessageAnswer):
    """The person no longer belongs to the company."""


area = Area("company_members", __name__, url_prefix="/api", description="The people of a company and their roles")


@area.route("/company/members", methods=["GET"])
@area.response(200, CompanyMemberList)
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_READ)
def list_company_members() -> Answer:
    """List the people of your company."""
    return _team(desk(CompanyMemberDesk).of(caller()))


@area.route("/company/members", methods=["POST"])
@area.response(200, CompanyMemberChanged)
@area.alt_response(403, schema=ErrorAnswer, description="The caller's domain is not proven")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def join_company() -> Answer:
    """Join your company: the one whose verified domain your address has. The first member becomes its owner."""
    member = desk(CompanyMemberDesk).join(by=caller())
    return {"success": True, "message": "You have joined your company.", "role": member.role}


@area.route("/company/name", methods=["PUT"])
@area.arguments(CompanyName)
@area.response(200, MessageAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an owner")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@area.alt_response(422, schema=ErrorAnswer, description="The name is too short or too long")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def rename_company(values: Answer) -> Answer:
    """Name your company: the name stands on its careers page and in its emails."""
    company = desk(CompanyMemberDesk).rename(values["name"], by=caller())
    return {"success": True, "message": f"Your company is called {company.name}."}


@area.route(f"/company/members/{MEMBER}", methods=["PUT"])
@area.arguments(CompanyRoleChange)
@area.response(200, CompanyMemberChanged)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an owner")
@area.alt_response(404, schema=ErrorAnswer, description="The person does not belong to the caller's company")
@area.alt_response(409, schema=ErrorAnswer, description="The only owner stays owner")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def change_company_role(values: Answer, user_id: int) -> Answer:
    """Change somebody's role in your company."""
    member = desk(CompanyMemberDesk).change(user_id, CompanyRole(values["role"]), by=caller())
    return {"success": True, "message": "The role is changed.", "role": member.role}


@area.route(f"/company/members/{MEMBER}", methods=["DELETE"])
@area.response(200, CompanyMemberRemoved)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an owner")
@area.alt_response(404, schema=ErrorAnswer, description="The person does not belong to the caller's company")
@area.alt_response(409, schema=ErrorAnswer, description="The only owner cannot leave, nor anybody who has jobs")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def remove_company_member(user_id: int) -> Answer:
    """Leave the company, or remove somebody who has no jobs from it."""
    desk(CompanyDepartureDesk).remove(user_id, by=caller())
    return {"success": True, "message": "The person no longer belongs to the company."}


@area.route(f"/company/members/{MEMBER}/hand-over", methods=["POST"])
@area.arguments(CompanyHeir)
@area.response(200, CompanyMemberRemoved)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an owner, or the heir cannot have jobs")
@area.alt_response(404, schema=ErrorAnswer, description="One of them does not belong to the caller's company")
@area.alt_response(409, schema=ErrorAnswer, description="The only owner cannot leave")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def hand_over_company_member(values: Answer, user_id: int) -> Answer:
    """Hand over somebody's jobs to a colleague: all of them, as the person leaves the company."""
    desk(CompanyDepartureDesk).remove(user_id, values["heir_id"], by=caller())
    return {"success": True, "message": "The person no longer belongs to the company."}


@area.route(f"/company/members/{MEMBER}/cover", methods=["POST"])
@area.arguments(CoverForm)
@area.response(200, MessageAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an owner, or the colleague cannot have jobs")
@area.alt_response(404, schema=ErrorAnswer, description="One of them does not belong to the caller's company")
@area.alt_response(409, schema=ErrorAnswer, description="The person has no jobs")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def cover_company_member(values: Answer, user_id: int) -> Answer:
    """Let a colleague cover for somebody who is away. All their jobs go over for a time and come back by themselves."""
    desk(JobCoverDesk).begin(user_id, values["cover_id"], values["until"], by=caller())
    return {"success": True, "message": "A colleague looks after the jobs."}


@area.route(f"/company/members/{MEMBER}/cover", methods=["PUT"])
@area.arguments(CoverEnd)
@area.response(200, MessageAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an owner")
@area.alt_response(404, schema=ErrorAnswer, description="Nobody looks after their jobs")
@area.alt_response(422, schema=ErrorAnswer, description="The day is past, or more than a year ahead")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def move_cover_end(values: Answer, user_id: int) -> Answer:
    """Change the last day of a cover."""
    desk(JobCoverDesk).move_end(user_id, values["until"], by=caller())
    return {"success": True, "message": "The last day is changed."}


@area.route(f"/company/members/{MEMBER}/cover", methods=["DELETE"])
@area.response(200, MessageAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an owner")
@area.alt_response(404, schema=ErrorAnswer, description="Nobody looks after their jobs")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def end_company_cover(user_id: int) -> Answer:
    """End a cover early. The jobs go back at once."""
    desk(JobCoverDesk).end(user_id, by=caller())
    return {"success": True, "message": "The jobs are back."}


def _team(team: CompanyTeam) -> Answer:
    return {
        "success": True,
        "domain": team.company.domain,
        "name": team.company.name,
        "is_verified": team.company.is_verified,
        "verified_at": team.company.verified_at,
        "role": team.role,
        "can_join": team.can_join,
        "members": _members(team),
        "invitations": _invitations(team),
        "rules": [
            {
                "action": action,
                "is_in_force": action in IN_FORCE,
                "reaches": [{"role": role, "reach": reach} for role, reach in reaches.items()],
            }
            for action, reaches in REACH.items()
        ],
    }


def _members(team: CompanyTeam) -> list[Answer]:
    covers = {cover.user_id: cover for cover in team.covers}
    return [
        {
            "user_id": user.id,
            "username": user.username,
            "email": user.email,
            "role": member.role,
            "joined_at": member.joined_at,
            "last_seen_at": last_seen,
            "jobs": jobs,
            "away_until": covers[user.id].until if user.id in covers else None,
            "cover_id": covers[user.id].cover_id if user.id in covers else None,
        }
        for member, user, last_seen, jobs in team.rows
    ]


def _invitations(team: CompanyTeam) -> list[Answer]:
    return [
        {
            "id": invitation.id,
            "email": invitation.email,
            "role": invitation.role,
            "is_request": invitation.is_request,
            "is_outside": domain_of(invitation.email) != team.company.domain,
            "created_at": invitation.created_at,
            "until": invitation.until(surroundings().lives.invitation),
        }
        for invitation in team.invitations
    ]
