"""Interviews of applicants: for those who decide."""

from datetime import time
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.applications import APPLICATION
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text, TimestampField, Truth
from hireloom.domain.api_keys import Scope
from hireloom.domain.interviews.interviews import Interview, InterviewKind, InterviewState, InterviewTerms
from hireloom.domain.interviews.working_hours import WorkingHours, WorkSpan
from hireloom.usecases.interviews import InterviewDesk, InterviewList

INTERVIEW = "<int(max=2147483647):interview_id>"
KIND = ma.validate.OneOf([kind.value for kind in InterviewKind])
STATE = ma.validate.OneOf([state.value for state in InterviewState])
Answer = dict[str, Any]


class InterviewerFields(ma.Schema):
    user_id = ma.fields.Integer(required=True, metadata={"description": "The number of the person"})
    username = ma.fields.String(required=True, metadata={"description": "The name that others see"})


class ProposedInterview(ma.Schema):
    title = Text(required=True, metadata={"description": "At most 80 characters"})
    kind = Text(required=True, validate=KIND, metadata={"description": "How people meet"})
    minutes = Digits(required=True, metadata={"description": "15 to 240, in steps of 15"})
    place = Text(
        load_default="", metadata={"description": "Where to meet, a phone number, or the link of a video call"}
    )
    interviewers = ma.fields.List(Digits(), required=True, metadata={"description": "1 to 5 user ids"})
    takes_one = Truth(
        load_default=False,
        metadata={"description": "One of them holds it, whoever is freest then; otherwise all of them together"},
    )


class InterviewFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the interview"})
    title = ma.fields.String(required=True, metadata={"description": "What it is called"})
    kind = ma.fields.String(required=True, validate=KIND, metadata={"description": "How people meet"})
    minutes = ma.fields.Integer(required=True, metadata={"description": "How long it takes"})
    place = ma.fields.String(
        required=True, metadata={"description": "Where to meet, a phone number, or the link of a video call"}
    )
    interviewers = ma.fields.List(
        ma.fields.Nested(InterviewerFields), required=True, metadata={"description": "Who interviews"}
    )
    takes_one = ma.fields.Boolean(
        required=True, metadata={"description": "One of them holds it, whoever is freest then"}
    )
    state = ma.fields.String(
        required=True, validate=STATE, metadata={"description": "Whether a time was chosen, or it was cancelled"}
    )
    step = ma.fields.Integer(required=True, metadata={"description": "Its place in the job's plan; 0 outside the plan"})
    is_expired = ma.fields.Boolean(
        required=True, metadata={"description": "Nobody chose a time before the link expired"}
    )
    is_called_off = ma.fields.Boolean(required=True, metadata={"description": "Cancelled by those who invited"})
    starts_at = TimestampField(
        required=True, allow_none=True, metadata={"description": "When it begins; null until a time is chosen"}
    )
    book_by = TimestampField(required=True, metadata={"description": "Until when the candidate can choose a time"})
    proposed_at = TimestampField(required=True, metadata={"description": "When the candidate was invited"})
    reason = ma.fields.String(required=True, metadata={"description": "Why it was cancelled"})
    link = ma.fields.String(
        required=True, metadata={"description": "To book; empty once it is cancelled, and for people who do not decide"}
    )


class InterviewsOfApplication(SuccessAnswer):
    interviews = ma.fields.List(
        ma.fields.Nested(InterviewFields), required=True, metadata={"description": "Oldest first"}
    )
    people = ma.fields.List(
        ma.fields.Nested(InterviewerFields), required=True, metadata={"description": "Who may interview"}
    )

    steps_left = ma.fields.Integer(
        required=True, metadata={"description": "How many interviews of the job's plan are not proposed yet"}
    )


class InterviewReason(ma.Schema):
    REQUIRED_FIELDS = ()

    reason = Text(load_default="", metadata={"description": "At most 500 characters; the others read it"})


class WorkSpanFields(ma.Schema):
    weekday = ma.fields.Integer(required=True, metadata={"description": "0 is Monday"})
    begins = ma.fields.Time(
        required=True, format="%H:%M", metadata={"description": "The local time from which interviews may begin"}
    )
    ends = ma.fields.Time(required=True, format="%H:%M", metadata={"description": "The local time by which they end"})


class WorkingHoursFields(ma.Schema):
    zone = Text(required=True, metadata={"description": "IANA name, such as Europe/Amsterdam"})
    spans = ma.fields.List(
        ma.fields.Nested(WorkSpanFields),
        required=True,
        metadata={"description": "When interviews can be, in the week of this zone"},
    )
    per_week = Digits(required=True, metadata={"description": "Interviews a week at most"})


class WorkingHoursAnswer(SuccessAnswer, WorkingHoursFields):
    """When somebody can interview."""


area = Area("interviews", __name__, url_prefix="/api", description="Interviews of applicants, for those who decide")


@area.route(f"/applications/{APPLICATION}/interviews", methods=["GET"])
@area.response(200, InterviewsOfApplication)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def interviews(application_id: int) -> Answer:
    """List the interviews of an application."""
    return _shown(desk(InterviewDesk).of(application_id, by=caller()))


@area.route(f"/applications/{APPLICATION}/interviews", methods=["POST"])
@area.arguments(ProposedInterview)
@area.response(201, InterviewsOfApplication)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(409, schema=ErrorAnswer, description="Decided or hidden, or there are too many interviews")
@area.alt_response(422, schema=ErrorAnswer, description="A value breaks a rule")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def propose_interview(values: Answer, application_id: int) -> Answer:
    """Invite an applicant to choose a time for an interview."""
    return _shown(desk(InterviewDesk).propose(application_id, terms_of(values), by=caller()))


@area.route(f"/applications/{APPLICATION}/interviews/plan", methods=["POST"])
@area.response(201, InterviewsOfApplication)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(
    409, schema=ErrorAnswer, description="Decided or hidden, or there is no plan, or all of it is proposed"
)
@area.alt_response(422, schema=ErrorAnswer, description="A planned interview has nobody to hold it")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def propose_plan(application_id: int) -> Answer:
    """Invite an applicant to all interviews of the plan, one after the other."""
    return _shown(desk(InterviewDesk).propose_plan(application_id, by=caller()))


@area.route(f"/interviews/{INTERVIEW}/cancel", methods=["POST"])
@area.arguments(InterviewReason)
@area.response(200, InterviewsOfApplication)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such interview")
@area.alt_response(409, schema=ErrorAnswer, description="It is over or was cancelled")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def call_off_interview(values: Answer, interview_id: int) -> Answer:
    """Call an interview off; everybody concerned is notified."""
    return _shown(desk(InterviewDesk).call_off(interview_id, values["reason"], by=caller()))


@area.route(f"/interviews/{INTERVIEW}/renew", methods=["POST"])
@area.response(200, InterviewsOfApplication)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such interview")
@area.alt_response(409, schema=ErrorAnswer, description="It is over or was cancelled")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def renew_interview(interview_id: int) -> Answer:
    """Let the applicant choose another time. A booked time is given up."""
    return _shown(desk(InterviewDesk).renew(interview_id, by=caller()))


@area.route("/me/working-hours", methods=["GET"])
@area.response(200, WorkingHoursAnswer)
@guarded(Who.RECRUITERS, scope=Scope.PEOPLE_READ)
def working_hours() -> Answer:
    """Show when you can be booked for interviews."""
    return _hours(desk(InterviewDesk).hours(by=caller()))


@area.route("/me/working-hours", methods=["PUT"])
@area.arguments(WorkingHoursFields)
@area.response(200, WorkingHoursAnswer)
@area.alt_response(422, schema=ErrorAnswer, description="An unknown zone, or hours that overlap")
@guarded(Who.RECRUITERS, scope=Scope.PEOPLE_WRITE)
def change_working_hours(values: Answer) -> Answer:
    """Set when you can be booked for interviews."""
    spans = [WorkSpan(span["weekday"], _minute(span["begins"]), _minute(span["ends"])) for span in values["spans"]]
    return _hours(desk(InterviewDesk).put_hours(values["zone"], spans, values["per_week"], by=caller()))


def terms_of(values: Answer) -> InterviewTerms:
    kind, ids = InterviewKind(values["kind"]), tuple(values["interviewers"])
    return InterviewTerms(values["title"], kind, values["minutes"], values["place"], ids, values["takes_one"])


def _minute(moment: time) -> time:
    return moment.replace(second=0, microsecond=0)


def _shown(listed: InterviewList) -> Answer:
    return {
        "success": True,
        "interviews": [_interview(interview, listed) for interview in listed.interviews],
        "people": [_person(user_id, listed) for user_id in listed.possible],
        "steps_left": listed.steps_left,
    }


def _interview(interview: Interview, listed: InterviewList) -> Answer:
    now = clock().now()
    names = (
        "id",
        "title",
        "kind",
        "minutes",
        "place",
        "takes_one",
        "step",
        "is_called_off",
        "starts_at",
        "book_by",
        "proposed_at",
        "reason",
    )
    return {name: getattr(interview, name) for name in names} | {
        "state": interview.state_at(now),
        "is_expired": interview.is_expired(now),
        "interviewers": [_person(user_id, listed) for user_id in interview.interviewer_ids],
        "link": listed.links.get(interview.id, ""),
    }


def _person(user_id: int, listed: InterviewList) -> Answer:
    user = listed.people.get(user_id)
    return {"user_id": user_id, "username": user.username if user else ""}


def _hours(hours: WorkingHours) -> Answer:
    spans = [{"weekday": span.weekday, "begins": span.begins, "ends": span.ends} for span in hours.spans]
    return {"success": True, "zone": hours.zone, "spans": spans, "per_week": hours.per_week}
