"""The calendar that an interviewer publishes elsewhere."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, TimestampField
from hireloom.domain.api_keys import Scope
from hireloom.domain.interviews.busy_times import BusyCalendar
from hireloom.usecases.busy_calendars import BusyCalendarDesk


class BusyCalendarForm(ma.Schema):
    address = Text(
        required=True,
        metadata={"description": "Where it is published as iCalendar, or found over CalDAV; https; empty to remove it"},
    )
    user_name = Text(load_default="", metadata={"description": "For CalDAV; empty for a published calendar"})
    password = Text(
        load_default="", metadata={"description": "For CalDAV, ideally one for this use alone; it is never shown again"}
    )


class BusyCalendarAnswer(SuccessAnswer):
    host = ma.fields.String(
        required=True,
        metadata={"description": "The host of the address, which is never shown again; empty without a calendar"},
    )
    read_at = TimestampField(
        required=True, allow_none=True, metadata={"description": "When it was last read; null if it never was"}
    )
    busy_times = ma.fields.Integer(required=True, metadata={"description": "How many times it blocks"})
    problem = ma.fields.String(
        required=True, metadata={"description": "Why it could not be read the last time; empty if it could"}
    )


area = Area("busy_calendars", __name__, url_prefix="/api", description="When interviewers are busy elsewhere")


@area.route("/me/busy-calendar", methods=["GET"])
@area.response(200, BusyCalendarAnswer)
@guarded(Who.RECRUITERS, scope=Scope.PEOPLE_READ)
def busy_calendar() -> dict[str, Any]:
    """Show your busy calendar: where it is published, and when it was read."""
    return _shown(desk(BusyCalendarDesk).of(by=caller()))


@area.route("/me/busy-calendar", methods=["PUT"])
@area.arguments(BusyCalendarForm)
@area.response(200, BusyCalendarAnswer)
@area.alt_response(422, schema=ErrorAnswer, description="No https address, or a user name without a password")
@guarded(Who.RECRUITERS, scope=Scope.PEOPLE_WRITE)
def set_busy_calendar(values: dict[str, Any]) -> dict[str, Any]:
    """Connect your busy calendar: no interviews are offered when it is busy. It is read at once, then regularly."""
    return _shown(desk(BusyCalendarDesk).put(**values, by=caller()))


def _shown(calendar: BusyCalendar | None) -> dict[str, Any]:
    return {
        "success": True,
        "host": calendar.host if calendar else "",
        "read_at": calendar.read_at if calendar else None,
        "busy_times": len(calendar.times) if calendar else 0,
        "problem": calendar.problem if calendar else "",
    }
