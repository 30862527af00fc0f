"""Booking an interview with the link in the invitation, without an account."""

from io import BytesIO
from typing import Any

import marshmallow as ma
from flask import Response, send_file

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, TimestampField
from hireloom.adapters.http.interviews import KIND, STATE
from hireloom.usecases.bookings import BookingDesk, BookingPage

Answer = dict[str, Any]


class BookingAnswer(SuccessAnswer):
    title = ma.fields.String(required=True, metadata={"description": "What the interview is called"})
    kind = ma.fields.String(required=True, validate=KIND, metadata={"description": "How people meet"})
    minutes = ma.fields.Integer(required=True, metadata={"description": "How long it takes"})
    place = ma.fields.String(
        required=True, metadata={"description": "Where to meet, a phone number, or the link of a video call"}
    )
    company = ma.fields.String(required=True, metadata={"description": "The company that hires"})
    job_title = ma.fields.String(required=True, metadata={"description": "The title of the job"})
    first_name = ma.fields.String(required=True, metadata={"description": "The candidate's first name"})
    interviewers = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "The names of the people who interview"}
    )
    takes_one = ma.fields.Boolean(
        required=True, metadata={"description": "One of them will hold it, and it is still open who"}
    )
    contact = ma.fields.String(required=True, metadata={"description": "Whom to write to; may be empty"})
    state = ma.fields.String(
        required=True,
        validate=STATE,
        metadata={"description": "Whether a time was chosen, or the interview was cancelled"},
    )
    is_expired = ma.fields.Boolean(required=True, metadata={"description": "The time to choose has passed"})
    is_called_off = ma.fields.Boolean(required=True, metadata={"description": "Cancelled by those who invited"})
    is_open = ma.fields.Boolean(required=True, metadata={"description": "The application waits for a decision"})
    may_change = ma.fields.Boolean(required=True, metadata={"description": "Choose, move or cancel"})
    starts_at = TimestampField(
        required=True, allow_none=True, metadata={"description": "When it begins; null until a time is chosen"}
    )
    book_by = TimestampField(required=True, metadata={"description": "Until when a time can be chosen"})
    change_until = TimestampField(
        required=True,
        allow_none=True,
        metadata={"description": "Until when it can be moved or cancelled; null until a time is chosen"},
    )
    reason = ma.fields.String(required=True, metadata={"description": "Why it was cancelled; may be empty"})
    zone = ma.fields.String(required=True, metadata={"description": "The candidate's, or else the first interviewer's"})
    slots = ma.fields.List(TimestampField(), required=True, metadata={"description": "When it can begin"})


class BookingTime(ma.Schema):
    starts_at = ma.fields.AwareDateTime(required=True, format="iso", metadata={"description": "One of the slots"})
    zone = Text(load_default="UTC", metadata={"description": "The candidate's IANA zone, for emails"})


class BookingReason(ma.Schema):
    REQUIRED_FIELDS = ()

    reason = Text(load_default="", metadata={"description": "At most 500 characters; the others read it"})


area = Area("bookings", __name__, url_prefix="/api", description="Booking an interview by a link, without an account")


@area.route("/bookings/<token>", methods=["GET"])
@area.response(200, BookingAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The link is not one of ours")
@guarded(Who.PUBLIC)
def booking(token: str) -> Answer:
    """The interview behind a link, and the times that are free now; looking changes nothing."""
    return _shown(desk(BookingDesk).page(token))


@area.route("/bookings/<token>/calendar", methods=["GET"])
@area.file("text/calendar", description="The booked interview as an iCalendar file")
@area.alt_response(404, schema=ErrorAnswer, description="The link is not one of ours, or no time is booked")
@guarded(Who.PUBLIC)
def booking_calendar(token: str) -> Response:
    """The booked interview for the candidate's own calendar: the same entry as in the email."""
    file = desk(BookingDesk).calendar_file(token)
    return send_file(BytesIO(file.content), mimetype="text/calendar", as_attachment=True, download_name=file.name)


@area.route("/bookings/<token>", methods=["POST"])
@area.arguments(BookingTime)
@area.response(200, BookingAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The link is not one of ours")
@area.alt_response(409, schema=ErrorAnswer, description="The time is taken, or it is too late")
@guarded(Who.PUBLIC)
def book_interview(values: Answer, token: str) -> Answer:
    """Choose a time, or move to another one; choosing the same time again changes nothing."""
    return _shown(desk(BookingDesk).book(token, values["starts_at"], values["zone"]))


@area.route("/bookings/<token>/cancel", methods=["POST"])
@area.arguments(BookingReason)
@area.response(200, BookingAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The link is not one of ours")
@area.alt_response(409, schema=ErrorAnswer, description="It is too late")
@guarded(Who.PUBLIC)
def cancel_booking(values: Answer, token: str) -> Answer:
    """Cancel the interview; everybody concerned is notified."""
    return _shown(desk(BookingDesk).cancel(token, values["reason"]))


def _shown(page: BookingPage) -> Answer:
    appointment, now = page.appointment, clock().now()
    interview, application = appointment.interview, appointment.application
    names = ("title", "kind", "minutes", "place", "is_called_off", "starts_at", "book_by", "change_until", "reason")
    return {name: getattr(interview, name) for name in names} | {
        "success": True,
        "company": application.job_company,
        "job_title": application.job_title,
        "first_name": application.full_name.split(" ")[0],
        "interviewers": [user.username for user in appointment.interviewers],
        "takes_one": interview.is_shared_out,
        "contact": appointment.addresses.get(interview.proposed_by, ""),
        "state": interview.state_at(now),
        "is_expired": interview.is_expired(now),
        "is_open": page.is_open,
        "may_change": page.is_open and interview.may_change(now),
        "zone": appointment.candidate_zone,
        "slots": page.slots,
    }
