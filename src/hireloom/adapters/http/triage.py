"""Going through many applications at once: scoring all those for a job, tagging, and saying who looks after them."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text
from hireloom.domain.api_keys import Scope
from hireloom.usecases.triage import TriageDesk

JOB = "<int(max=2147483647):job_id>"


class ScoringStart(ma.Schema):
    REQUIRED_FIELDS = ()

    after = Digits(load_default=0, metadata={"description": "`last` of the previous part; 0 to begin"})


class ScoredApplication(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the application"})
    score = ma.fields.Integer(required=True, metadata={"description": "0 to 100"})


class ScoredApplications(SuccessAnswer):
    scores = ma.fields.List(
        ma.fields.Nested(ScoredApplication), required=True, metadata={"description": "Those scored now"}
    )
    failed = ma.fields.Integer(required=True, metadata={"description": "Resumes that could not be read"})
    last = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "Send it as `after` to go on; null at the end"}
    )
    remaining = ma.fields.Integer(required=True, metadata={"description": "How many are left"})


class TagChange(ma.Schema):
    application_ids = ma.fields.List(Digits(), required=True, metadata={"description": "1 to 100"})
    add = ma.fields.List(Text(), load_default=list, metadata={"description": "Tags to put on, 30 characters at most"})
    remove = ma.fields.List(Text(), load_default=list, metadata={"description": "Tags to take off"})


class TaggedApplication(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the application"})
    tags = ma.fields.List(ma.fields.String(), required=True, metadata={"description": "All that it has now"})


class TaggedApplications(SuccessAnswer):
    applications = ma.fields.List(
        ma.fields.Nested(TaggedApplication), required=True, metadata={"description": "In the order they were sent"}
    )


class Assignment(ma.Schema):
    application_ids = ma.fields.List(Digits(), required=True, metadata={"description": "1 to 100"})
    assignee_id = Digits(
        required=True, allow_none=True, metadata={"description": "Who looks after them from now on; null: nobody"}
    )


class Assignee(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the person"})
    username = ma.fields.String(required=True, metadata={"description": "The name on their account"})


class AssigneeList(SuccessAnswer):
    assignees = ma.fields.List(
        ma.fields.Nested(Assignee),
        required=True,
        metadata={"description": "Everybody who decides on the job, its recruiter first"},
    )


class AssignedApplication(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the application"})
    assignee_id = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "Who looks after it now; null: nobody"}
    )


class AssignedApplications(SuccessAnswer):
    applications = ma.fields.List(
        ma.fields.Nested(AssignedApplication), required=True, metadata={"description": "In the order they were sent"}
    )


area = Area("triage", __name__, url_prefix="/api", description="Going through many applications at once")


@area.route(f"/jobs/{JOB}/scores", methods=["POST"])
@area.arguments(ScoringStart)
@area.response(200, ScoredApplications)
@area.alt_response(403, schema=ErrorAnswer, description="The caller may not read the applications for this job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(429, schema=ErrorAnswer, description="Too many in a minute")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def score_next(values: dict[str, Any], job_id: int) -> dict[str, Any]:
    """Score a few resumes for a job that have no score yet, or no brief. Repeat the call until `last` is null."""
    part = desk(TriageDesk).score_next(job_id, values["after"], by=caller())
    return {
        "success": True,
        "scores": [{"id": id_, "score": score} for id_, score in part.scores],
        "failed": part.failed,
        "last": part.last,
        "remaining": part.remaining,
    }


@area.route("/applications/tags", methods=["POST"])
@area.arguments(TagChange)
@area.response(200, TaggedApplications)
@area.alt_response(403, schema=ErrorAnswer, description="The caller may not decide about one of them")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(422, schema=ErrorAnswer, description="A tag breaks a rule, or there are too many")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def tag(values: dict[str, Any]) -> dict[str, Any]:
    """Put tags on applications, and take others off."""
    tagged = desk(TriageDesk).tag(values["application_ids"], add=values["add"], remove=values["remove"], by=caller())
    return {
        "success": True,
        "applications": [{"id": application.id, "tags": list(application.tags)} for application in tagged],
    }


@area.route(f"/jobs/{JOB}/assignees", methods=["GET"])
@area.response(200, AssigneeList)
@area.alt_response(403, schema=ErrorAnswer, description="The caller may not decide on this job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def assignees(job_id: int) -> dict[str, Any]:
    """List who may look after applications for the job."""
    people = desk(TriageDesk).assignees(job_id, by=caller())
    return {"success": True, "assignees": [{"id": user.id, "username": user.username} for user in people]}


@area.route("/applications/assignments", methods=["POST"])
@area.arguments(Assignment)
@area.response(200, AssignedApplications)
@area.alt_response(403, schema=ErrorAnswer, description="The caller may not decide about one of them")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(422, schema=ErrorAnswer, description="The person does not decide on the job, or there are too many")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def assign(values: dict[str, Any]) -> dict[str, Any]:
    """Say who looks after applications."""
    assigned = desk(TriageDesk).assign(values["application_ids"], values["assignee_id"], by=caller())
    rows = [{"id": application.id, "assignee_id": application.assignee_id} for application in assigned]
    return {"success": True, "applications": rows}
