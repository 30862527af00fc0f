"""Interviews in /api/v1."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text, TimestampField
from hireloom.adapters.http.interviews import KIND, STATE
from hireloom.adapters.http.v1.applications import APPLICATION
from hireloom.adapters.http.v1.fields import field, listed, rows, sent
from hireloom.domain.api_keys import Scope
from hireloom.domain.interviews.interviews import Interview, InterviewKind, InterviewTerms
from hireloom.usecases.interviews import InterviewDesk, InterviewList

INTERVIEW = "<int(max=2147483647):interview_id>"


class InterviewResource(ma.Schema):
    """An interview of an applicant, who books it with the link."""

    id = field(ma.fields.Integer, "The number of the interview", 12)
    title = field(ma.fields.String, "Its name", "Technical interview")
    kind = field(ma.fields.String, "phone, video or on_site", "video", validate=KIND)
    minutes = field(ma.fields.Integer, "Its length", 60)
    place = field(ma.fields.String, "Where to meet; may be empty", "https://meet.example/loom")
    state = field(ma.fields.String, "waiting, proposed, booked, cancelled or done", "booked", validate=STATE)
    starts_at = field(
        TimestampField, "When it begins; null until it is booked", "2026-12-02T09:30:00Z", allow_none=True
    )
    step = field(ma.fields.Integer, "Its place in the job's plan; 0 outside the plan", 2)
    interviewer_ids = listed(ma.fields.Integer, "The numbers of its interviewers", [7])
    booking_url = field(
        ma.fields.String,
        "Where the applicant books; empty once it is cancelled",
        "https://hireloom.example/interview/12-k3v",
    )


class InterviewRows(ma.Schema):
    data = rows(InterviewResource, "All interviews, the oldest first")


class ProposalForm(ma.Schema):
    title = sent(Text, "Its name, at most 80 characters", "Technical interview", required=True)
    kind = sent(Text, "phone, video or on_site", "video", required=True, validate=KIND)
    minutes = sent(Digits, "Its length: 15 to 240, in steps of 15", 60, required=True)
    place = sent(Text, "Where to meet, or the link of a video call", "https://meet.example/loom", load_default="")
    interviewer_ids = ma.fields.List(
        Digits(), required=True, metadata={"description": "1 to 5 people of your company", "example": [7]}
    )


class CancellationForm(ma.Schema):
    reason = sent(Text, "Everybody concerned reads it; may be empty", "The position is filled.", required=True)


area = Area("v1_interviews", __name__, url_prefix="/api/v1", description="Interviews of applicants")


@area.route(f"/applications/{APPLICATION}/interviews", methods=["GET"])
@area.response(200, InterviewRows, description="The interviews")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@keyed(Scope.APPLICATIONS_READ)
def list_interviews(application_id: int) -> dict[str, Any]:
    """List the interviews of an application."""
    interviews = desk(InterviewDesk).of(application_id, by=owner())
    return {"data": [_shown(interview, interviews) for interview in interviews.interviews]}


@area.route(f"/applications/{APPLICATION}/interviews", methods=["POST"])
@area.arguments(ProposalForm)
@area.response(201, InterviewResource, description="The applicant is invited to choose a time")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(409, schema=ErrorAnswer, description="Decided or hidden, or there are too many interviews")
@area.alt_response(422, schema=ErrorAnswer, description="A value breaks a rule")
@keyed(Scope.APPLICATIONS_WRITE)
def propose(body: dict[str, Any], application_id: int) -> dict[str, Any]:
    """Invite an applicant to an interview; they get an email with the link to book it."""
    kind, ids = InterviewKind(body["kind"]), tuple(body["interviewer_ids"])
    terms = InterviewTerms(body["title"], kind, body["minutes"], body["place"], ids)
    interviews = desk(InterviewDesk).propose(application_id, terms, by=owner())
    return _shown(interviews.interviews[-1], interviews)


@area.route(f"/applications/{APPLICATION}/interviews/plan", methods=["POST"])
@area.response(201, InterviewRows, description="All interviews of the application; the next ones open one by one")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(409, schema=ErrorAnswer, description="Decided or hidden, or there is no plan, or all is proposed")
@area.alt_response(422, schema=ErrorAnswer, description="A planned interview has nobody to hold it")
@keyed(Scope.APPLICATIONS_WRITE)
def propose_interview_plan(application_id: int) -> dict[str, Any]:
    """Invite an applicant to the interviews of the job's plan, one after the other."""
    interviews = desk(InterviewDesk).propose_plan(application_id, by=owner())
    return {"data": [_shown(interview, interviews) for interview in interviews.interviews]}


@area.route(f"/interviews/{INTERVIEW}/cancel", methods=["POST"])
@area.arguments(CancellationForm)
@area.response(200, InterviewResource, description="It is called off, and everybody is notified")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such interview")
@area.alt_response(409, schema=ErrorAnswer, description="It is over or was cancelled")
@keyed(Scope.APPLICATIONS_WRITE)
def call_off(body: dict[str, Any], interview_id: int) -> dict[str, Any]:
    """Call an interview off."""
    interviews = desk(InterviewDesk).call_off(interview_id, body["reason"], by=owner())
    return next(_shown(interview, interviews) for interview in interviews.interviews if interview.id == interview_id)


def _shown(interview: Interview, interviews: InterviewList) -> dict[str, Any]:
    names = ("id", "title", "kind", "minutes", "place", "starts_at", "step", "interviewer_ids")
    return {name: getattr(interview, name) for name in names} | {
        "state": interview.state_at(clock().now()),
        "booking_url": interviews.links.get(interview.id, ""),
    }
