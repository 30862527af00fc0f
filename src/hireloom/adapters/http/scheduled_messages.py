"""Scheduled messages: listed for all jobs, changed and cancelled."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.applications import APPLICATION
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.adapters.http.threads import ShownScheduled, ThreadAnswer, scheduled_answer, thread_answer
from hireloom.domain.api_keys import Scope
from hireloom.domain.threads.messages import LONGEST_THREAD_MESSAGE
from hireloom.usecases.scheduled_messages import ScheduledMessageDesk

SCHEDULED = f"/applications/{APPLICATION}/messages/scheduled/<int(max=2147483647):message_id>"


class ScheduledInInbox(ShownScheduled):
    application_id = ma.fields.Integer(required=True, metadata={"description": "The number of the application"})
    job_id = ma.fields.Integer(required=True, metadata={"description": "The number of the job"})
    job_title = ma.fields.String(required=True, metadata={"description": "The job's title when it was applied for"})
    name = ma.fields.String(required=True, metadata={"description": "The addressee; a number in a blind review"})


class ScheduledList(SuccessAnswer):
    scheduled = ma.fields.List(
        ma.fields.Nested(ScheduledInInbox), required=True, metadata={"description": "The next first, at most 100"}
    )
    zone = ma.fields.String(required=True, metadata={"description": "The business's time zone"})


class ChangedScheduled(ma.Schema):
    text = Text(required=True, metadata={"description": f"At most {LONGEST_THREAD_MESSAGE:,} characters"})
    send_at = ma.fields.DateTime(
        required=True,
        format="iso",
        metadata={
            "description": "When to send it, at most 30 days ahead; in the zone of the business if it names none"
        },
    )


area = Area("scheduled_messages", __name__, url_prefix="/api", description="Messages that are sent later")


@area.route(SCHEDULED, methods=["PUT"])
@area.arguments(ChangedScheduled)
@area.response(200, ThreadAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such message, or it was sent")
@area.alt_response(422, schema=ErrorAnswer, description="No text, too much, or a time that is not possible")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def change_scheduled_message(values: dict[str, Any], application_id: int, message_id: int) -> dict[str, Any]:
    """Change a scheduled message: its text or its time. You become its author."""
    scheduled = desk(ScheduledMessageDesk)
    return thread_answer(scheduled.change(application_id, message_id, values["text"], values["send_at"], by=caller()))


@area.route(SCHEDULED, methods=["DELETE"])
@area.response(200, ThreadAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such message, or it was sent")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def cancel_scheduled_message(application_id: int, message_id: int) -> dict[str, Any]:
    """Cancel a scheduled message."""
    return thread_answer(desk(ScheduledMessageDesk).cancel(application_id, message_id, by=caller()))


@area.route("/inbox/scheduled", methods=["GET"])
@area.response(200, ScheduledList)
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def scheduled_in_inbox() -> dict[str, Any]:
    """List the scheduled messages: for all jobs on which you decide."""
    scheduled = desk(ScheduledMessageDesk)
    rows = [
        scheduled_answer(message)
        | {
            "application_id": application.id,
            "job_id": application.job_id,
            "job_title": application.job_title,
            "name": name,
        }
        for message, application, name in scheduled.all(by=caller())
    ]
    return {"success": True, "scheduled": rows, "zone": scheduled.zone(by=caller())}
