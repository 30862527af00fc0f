"""Jobs and companies that a person hides from searches."""

from dataclasses import asdict
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.domain.api_keys import Scope
from hireloom.domain.hidden_jobs import LONGEST_JOB, LONGEST_NAME, HiddenJob
from hireloom.usecases.hidden_jobs import HiddenJobDesk


class HiddenJobBody(ma.Schema):
    company = Text(
        required=True,
        validate=ma.validate.Length(max=LONGEST_NAME),
        metadata={"description": "Whose job it is; without a job, all of the company's jobs are hidden"},
    )
    job = Text(
        load_default="",
        validate=ma.validate.Length(max=LONGEST_JOB),
        metadata={"description": "The id of one job in the list, such as 17 or b12"},
    )
    title = Text(
        load_default="",
        validate=ma.validate.Length(max=LONGEST_NAME),
        metadata={"description": "The title of the job, to know it by"},
    )


class HiddenJobFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the entry"})
    job = ma.fields.String(required=True, metadata={"description": "The id of the job; empty for a company"})
    company = ma.fields.String(required=True, metadata={"description": "The company"})
    title = ma.fields.String(required=True, metadata={"description": "The title of the job; empty for a company"})
    hidden_at = ma.fields.DateTime(required=True, metadata={"description": "When it was hidden, in UTC"})


class HiddenJobList(SuccessAnswer):
    hidden = ma.fields.List(
        ma.fields.Nested(HiddenJobFields), required=True, metadata={"description": "All of the caller's, newest first"}
    )


class HiddenJobAnswer(MessageAnswer):
    hidden = ma.fields.Nested(HiddenJobFields, required=True, metadata={"description": "The entry"})


class HiddenJobShown(MessageAnswer):
    """The job or company shows up in searches again."""


area = Area("hidden_jobs", __name__, url_prefix="/api", description="What a person hides from searches")


@area.route("/hidden-jobs", methods=["GET"])
@area.response(200, HiddenJobList)
@guarded(Who.SIGNED_IN, scope=Scope.SEARCHES_READ)
def list_hidden_jobs() -> dict[str, Any]:
    """List the jobs and companies that you have hidden."""
    return {"success": True, "hidden": [asdict(hidden) for hidden in desk(HiddenJobDesk).of(by=caller())]}


@area.route("/hidden-jobs", methods=["POST"])
@area.arguments(HiddenJobBody)
@area.response(201, HiddenJobAnswer)
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields or the message")
@guarded(Who.SIGNED_IN, scope=Scope.SEARCHES_WRITE)
def hide_job(values: dict[str, Any]) -> dict[str, Any]:
    """Hide a job, or all jobs of a company, from your searches."""
    person = caller()
    hidden = desk(HiddenJobDesk).hide(HiddenJob(user_id=person.id, hidden_at=clock().now(), **values), by=person)
    return {"success": True, "message": "Hidden from your searches.", "hidden": asdict(hidden)}


@area.route("/hidden-jobs/<int(max=2147483647):hidden_id>", methods=["DELETE"])
@area.response(200, HiddenJobShown)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such entry")
@guarded(Who.SIGNED_IN, scope=Scope.SEARCHES_WRITE)
def show_hidden_job(hidden_id: int) -> dict[str, Any]:
    """Show a hidden job or company again."""
    desk(HiddenJobDesk).show(hidden_id, by=caller())
    return {"success": True, "message": "Shown again."}
