"""The stages of a job, and moving applications between them."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.applications import APPLICATION
from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.errors import code_of
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import CODE, Area, Digits, ErrorAnswer, Text, TimestampField
from hireloom.adapters.http.core.statuses import refusal_data
from hireloom.adapters.http.core.versions import BEGUN, VERSION
from hireloom.adapters.http.decision_fields import counted
from hireloom.adapters.http.jobs import JOB
from hireloom.domain.api_keys import Scope
from hireloom.domain.stages import LONGEST_STAGE, MOST_STAGE_DAYS, MOST_STAGES, Stage, version
from hireloom.usecases.decisions import DecisionRefusal
from hireloom.usecases.stages import Placement, StageBoard, StageDesk


class ShownStage(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "Within the job; stays when the name changes"})
    name = ma.fields.String(required=True, metadata={"description": "What the recruiter calls it"})
    applications = ma.fields.Integer(required=True, metadata={"description": "How many undecided ones it has"})
    days = ma.fields.Integer(
        required=True, metadata={"description": "Days after which an application is overdue; 0 for no limit"}
    )


class StageList(SuccessAnswer):
    stages = ma.fields.List(ma.fields.Nested(ShownStage), required=True, metadata={"description": "In their order"})
    version = ma.fields.String(required=True, metadata=VERSION)


class EditedStage(ma.Schema):
    id = Digits(allow_none=True, metadata={"description": "Absent for a new stage"})
    name = Text(required=True, metadata={"description": f"At most {LONGEST_STAGE} characters"})
    days = Digits(load_default=0, metadata={"description": f"At most {MOST_STAGE_DAYS}; 0 for no limit"})


class StageEdit(ma.Schema):
    stages = ma.fields.List(
        ma.fields.Nested(EditedStage), required=True, metadata={"description": f"1 to {MOST_STAGES}, in their order"}
    )
    version = Text(allow_none=True, metadata=BEGUN)


class MovedApplication(ma.Schema):
    id = Digits(required=True, metadata={"description": "The number of the application"})
    seen = Digits(
        allow_none=True,
        metadata={"description": "In which stage it was; refused if it no longer is. Not checked if absent"},
    )


class Move(ma.Schema):
    stage = Digits(required=True, metadata={"description": "The id of the stage to move to"})
    applications = ma.fields.List(
        ma.fields.Nested(MovedApplication), required=True, metadata={"description": "1 to 100"}
    )


class MoveResult(MessageAnswer):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the application"})
    code = ma.fields.Raw(metadata=CODE | {"description": "The refusal's code, if it was refused"})
    data = ma.fields.Dict(
        keys=ma.fields.String(),
        values=ma.fields.String(),
        metadata={
            "description": "If somebody else moved (stage) or decided (status) meanwhile: what it is now, by whom (by)"
            " and since when (at)"
        },
    )


class MoveResults(ma.Schema):
    success = ma.fields.Boolean(required=True, metadata={"description": "All of them are in the stage"})
    message = ma.fields.String(required=True, metadata={"description": "A sentence that counts what was done"})
    results = ma.fields.List(
        ma.fields.Nested(MoveResult),
        required=True,
        metadata={"description": "One for each application, in the order they were sent"},
    )


class ShownMove(ma.Schema):
    before = ma.fields.String(required=True, metadata={"description": "The stage's name at that time"})
    after = ma.fields.String(
        required=True, metadata={"description": "The name of the stage that it was moved to, at that time"}
    )
    by = ma.fields.String(required=True, metadata={"description": "Who moved it"})
    at = TimestampField(required=True, metadata={"description": "When it was moved"})


class MoveList(SuccessAnswer):
    moves = ma.fields.List(ma.fields.Nested(ShownMove), required=True, metadata={"description": "Oldest first"})


area = Area("stages", __name__, url_prefix="/api", description="Stages of undecided applications")


@area.route(f"/jobs/{JOB}/stages", methods=["GET"])
@area.response(200, StageList)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def stages(job_id: int) -> dict[str, Any]:
    """List the stages of your job."""
    return _shown(desk(StageDesk).of_job(job_id, by=caller()))


@area.route(f"/jobs/{JOB}/stages", methods=["PUT"])
@area.arguments(StageEdit)
@area.response(200, StageList)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job, or no such stage")
@area.alt_response(409, schema=ErrorAnswer, description="The stages were changed elsewhere in the meantime")
@area.alt_response(422, schema=ErrorAnswer, description="No or too many stages, or a bad name")
@guarded(Who.RECRUITERS, scope=Scope.JOBS_WRITE)
def edit_stages(values: dict[str, Any], job_id: int) -> dict[str, Any]:
    """Set the stages of your job: applications in a removed stage go to the nearest earlier one."""
    form = [Stage(stage["name"], stage.get("id") or 0, stage["days"]) for stage in values["stages"]]
    return _shown(desk(StageDesk).edit(job_id, form, seen=values.get("version"), by=caller()))


@area.route(f"/jobs/{JOB}/moves", methods=["POST"])
@area.arguments(Move)
@area.response(200, MoveResults)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job, or no such stage")
@area.alt_response(422, schema=ErrorAnswer, description="No or too many applications")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def move_applications(values: dict[str, Any], job_id: int) -> dict[str, Any]:
    """Move undecided applications to a stage. Each gets its own result."""
    seen = {application["id"]: application.get("seen") for application in values["applications"]}
    results = [_result(outcome) for outcome in desk(StageDesk).move(job_id, seen, values["stage"], by=caller())]
    done = sum(result["success"] for result in results)
    message = f"{done} of {counted(len(results))} moved."
    return {"success": done == len(results), "message": message, "results": results}


@area.route(f"/applications/{APPLICATION}/moves", methods=["GET"])
@area.response(200, MoveList)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def moves(application_id: int) -> dict[str, Any]:
    """List an application's moves: who moved it to which stage."""
    names = ("before", "after", "by", "at")
    history = desk(StageDesk).moves(application_id, by=caller())
    return {"success": True, "moves": [{name: getattr(move, name) for name in names} for move in history]}


def _shown(board: StageBoard) -> dict[str, Any]:
    listed = [
        {
            "id": stage.number,
            "name": stage.name,
            "applications": board.counts[stage.number],
            "days": stage.days,
        }
        for stage in board.stages
    ]
    return {"success": True, "stages": listed, "version": version(board.stages)}


def _result(outcome: Placement | DecisionRefusal) -> dict[str, Any]:
    if isinstance(outcome, Placement):
        return {"id": outcome.application_id, "success": True, "message": f"Moved to {outcome.stage.name}."}
    refusal = outcome.refusal
    why = {"code": code_of(type(refusal)), "message": str(refusal), "data": refusal_data(refusal.data)}
    return {"id": outcome.application_id, "success": False} | why
