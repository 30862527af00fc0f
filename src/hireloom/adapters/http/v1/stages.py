"""The stages of a job and its team, in /api/v1."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.v1.applications import APPLICATION
from hireloom.adapters.http.v1.fields import field, rows, sent
from hireloom.adapters.http.v1.jobs import JOB
from hireloom.domain.api_keys import Scope
from hireloom.domain.job_teams import TeamRole
from hireloom.usecases.job_teams import JobTeamDesk
from hireloom.usecases.stages import StageDesk


class StageChange(ma.Schema):
    stage = sent(ma.fields.Integer, "The number of the stage", 2, required=True)
    seen = sent(
        ma.fields.Integer,
        "In which stage you saw it: if somebody has moved it since, the move is refused",
        1,
        load_default=None,
        allow_none=True,
    )


class PlacementResource(ma.Schema):
    """Where an application is now."""

    application_id = field(ma.fields.Integer, "The number of the application", 4711)
    stage = field(ma.fields.Integer, "The number of its stage", 2)
    stage_name = field(ma.fields.String, "The name of the stage", "Interview")


class JobTeamMemberResource(ma.Schema):
    """Somebody on the team of a job."""

    user_id = field(ma.fields.Integer, "The number of the account", 17)
    username = field(ma.fields.String, "The username", "elena1")
    role = field(
        ma.fields.String,
        "What the person does for this job",
        "interviewer",
        validate=ma.validate.OneOf([role.value for role in TeamRole]),
    )


class JobTeamRows(ma.Schema):
    data = rows(JobTeamMemberResource, "Everybody but the recruiter who posted the job")


area = Area("v1_stages", __name__, url_prefix="/api/v1", description="The stages of a job, and who works on it")


@area.route(f"/applications/{APPLICATION}/stage", methods=["PUT"])
@area.arguments(StageChange)
@area.response(200, PlacementResource, description="Where the application is now")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application, or no such stage")
@area.alt_response(409, schema=ErrorAnswer, description="It is decided, or somebody has moved it")
@keyed(Scope.APPLICATIONS_WRITE)
def move_application(body: dict[str, Any], application_id: int) -> dict[str, Any]:
    """Move an application to another stage: nobody gets an email."""
    placement = desk(StageDesk).move_one(application_id, body["stage"], seen=body["seen"], by=owner())
    return {
        "application_id": placement.application_id,
        "stage": placement.stage.number,
        "stage_name": placement.stage.name,
    }


@area.route(f"/jobs/{JOB}/team", methods=["GET"])
@area.response(200, JobTeamRows, description="The team")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@keyed(Scope.APPLICATIONS_READ)
def list_team(job_id: int) -> dict[str, Any]:
    """List a job's team."""
    team = desk(JobTeamDesk).of_job(job_id, by=owner())
    return {"data": [{"user_id": user.id, "username": user.username, "role": role} for user, role in team]}
