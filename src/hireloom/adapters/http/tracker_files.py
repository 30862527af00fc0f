"""The tracker as files: a table out and in, and a talk for calendars."""

from typing import Any

import marshmallow as ma
from flask import Response

from hireloom.adapters.http.core.answer_fields import MessageAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.adapters.http.tracked_jobs import TRACKED_JOB
from hireloom.domain.api_keys import Scope
from hireloom.domain.tracker_sheets import LONGEST_SHEET
from hireloom.usecases.tracker_files import TrackerFileDesk


class TrackerSheet(ma.Schema):
    csv = Text(
        required=True,
        validate=ma.validate.Length(1, LONGEST_SHEET),
        metadata={"description": "A table with a line of headings: job title and company, and what else there is"},
    )


class TrackerSheetAdded(MessageAnswer):
    added = ma.fields.Integer(required=True, metadata={"description": "Jobs that are new on the board"})
    known = ma.fields.Integer(required=True, metadata={"description": "Jobs that were followed already"})
    unread = ma.fields.List(
        ma.fields.Integer(), required=True, metadata={"description": "Lines of the file that name no job"}
    )


area = Area("tracker_files", __name__, url_prefix="/api", description="The tracker as tables and calendar entries")


@area.route("/tracked-jobs/export", methods=["GET"])
@area.file("text/csv", description="CSV for spreadsheets")
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_READ)
def export_tracker() -> Response:
    """Export your tracker as CSV."""
    return _file(desk(TrackerFileDesk).sheet(by=caller()), "text/csv", "hireloom-tracker.csv")


@area.route("/tracked-jobs/import", methods=["POST"])
@area.arguments(TrackerSheet)
@area.response(200, TrackerSheetAdded)
@area.alt_response(409, schema=ErrorAnswer, description="There would be too many")
@area.alt_response(422, schema=ErrorAnswer, description="It is not a table of jobs")
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_WRITE)
def import_tracker(values: dict[str, Any]) -> dict[str, Any]:
    """Import a table of jobs into your tracker. Jobs already followed stay as they were."""
    receipt = desk(TrackerFileDesk).add_sheet(values["csv"], by=caller())
    return {"success": True, "message": "The table was read.", **receipt._asdict()}


@area.route(f"/tracked-jobs/{TRACKED_JOB}/calendar", methods=["GET"])
@area.file("text/calendar", description="An iCalendar file")
@area.alt_response(404, schema=ErrorAnswer, description="The caller follows no such job, or has noted no talk for it")
@guarded(Who.SIGNED_IN, scope=Scope.TRACKER_READ)
def tracked_job_calendar(tracked_job_id: int) -> Response:
    """Export the next interview about a job as a calendar file."""
    content = desk(TrackerFileDesk).calendar(tracked_job_id, by=caller())
    return _file(content, "text/calendar", "talk.ics")


def _file(content: str | bytes, mimetype: str, name: str) -> Response:
    response = Response(content, mimetype=mimetype)
    response.headers["Content-Disposition"] = f"attachment; filename={name}"
    return response
