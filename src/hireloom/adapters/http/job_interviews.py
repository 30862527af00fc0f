"""The interviews of everybody who applied for a job, and the debriefs that follow from them."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, TimestampField
from hireloom.adapters.http.interviews import KIND, STATE, InterviewerFields
from hireloom.adapters.http.jobs import JOB
from hireloom.usecases.interviews import MOST_OF_JOB, InterviewDesk, JobInterview

Answer = dict[str, Any]


class JobInterviewFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the interview"})
    application_id = ma.fields.Integer(required=True, metadata={"description": "The application"})
    candidate = ma.fields.String(required=True, metadata={"description": "Whose application it is"})
    title = ma.fields.String(required=True, metadata={"description": "What it is called"})
    kind = ma.fields.String(required=True, validate=KIND, metadata={"description": "How people meet"})
    minutes = ma.fields.Integer(required=True, metadata={"description": "How long it takes"})
    state = ma.fields.String(required=True, validate=STATE, metadata={"description": "Whether a time was chosen"})
    is_expired = ma.fields.Boolean(
        required=True, metadata={"description": "Nobody chose a time before the link expired"}
    )
    starts_at = TimestampField(
        required=True, allow_none=True, metadata={"description": "When it begins; null until a time is chosen"}
    )
    interviewers = ma.fields.List(
        ma.fields.Nested(InterviewerFields), required=True, metadata={"description": "Who interviews"}
    )


class DebriefProgressFields(ma.Schema):
    application_id = ma.fields.Integer(required=True, metadata={"description": "The application"})
    candidate = ma.fields.String(required=True, metadata={"description": "Whose application it is"})
    submitted = ma.fields.Integer(required=True, metadata={"description": "How many scorecards are in"})
    total = ma.fields.Integer(required=True, metadata={"description": "How many there will be"})


class InterviewsOfJob(SuccessAnswer):
    interviews = ma.fields.List(
        ma.fields.Nested(JobInterviewFields),
        required=True,
        metadata={"description": f"The soonest first, without a time last; the newest {MOST_OF_JOB}"},
    )
    debriefs = ma.fields.List(
        ma.fields.Nested(DebriefProgressFields),
        required=True,
        metadata={
            "description": "With an interview that is over or a scorecard that is in; those that the caller can read"
        },
    )


area = Area("job_interviews", __name__, url_prefix="/api", description="The interviews of a job's applicants")


@area.route(f"/jobs/{JOB}/interviews", methods=["GET"])
@area.response(200, InterviewsOfJob)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@guarded(Who.RECRUITERS)
def job_interviews(job_id: int) -> Answer:
    """List the interviews and debriefs of a job's applicants who wait for a decision."""
    listed = desk(InterviewDesk).of_job(job_id, by=caller())
    return {
        "success": True,
        "interviews": [job_interview_fields(row) for row in listed.interviews],
        "debriefs": [row._asdict() for row in listed.debriefs],
    }


def job_interview_fields(row: JobInterview) -> Answer:
    now = clock().now()
    names = ("id", "application_id", "title", "kind", "minutes", "starts_at")
    return {name: getattr(row.interview, name) for name in names} | {
        "candidate": row.candidate,
        "state": row.interview.state_at(now),
        "is_expired": row.interview.is_expired(now),
        "interviewers": [{"user_id": user.id, "username": user.username} for user in row.interviewers],
    }
