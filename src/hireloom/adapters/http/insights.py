"""Figures about a recruiter's jobs, and the people who are waiting for an answer."""

from collections.abc import Sequence
from datetime import date
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.jobs import JOB
from hireloom.domain.answers import PendingAnswer
from hireloom.domain.api_keys import Scope
from hireloom.usecases.insights import InsightDesk


class FunnelStage(ma.Schema):
    stage = ma.fields.String(required=True, metadata={"description": "Applied, Opened, Decided or Selected"})
    count = ma.fields.Integer(required=True, metadata={"description": "How many applications have come this far"})


class StageTime(ma.Schema):
    stage = ma.fields.String(required=True, metadata={"description": "Between which two steps, in words"})
    median_days = ma.fields.Float(
        required=True,
        allow_none=True,
        metadata={"description": "The median in days; null if there are none"},
    )
    longest_days = ma.fields.Float(
        required=True, allow_none=True, metadata={"description": "The longest time in days; null if there are none"}
    )


class DayCount(ma.Schema):
    date = ma.fields.Date(required=True, metadata={"description": "The day"})
    applications = ma.fields.Integer(required=True, metadata={"description": "How many people applied on it"})


class SourceCount(ma.Schema):
    source = ma.fields.String(required=True, metadata={"description": "Where they came from, in words"})
    count = ma.fields.Integer(required=True, metadata={"description": "How many came from there"})


class Rate(ma.Schema):
    answered = ma.fields.Integer(required=True, metadata={"description": "How many of them have got an answer"})
    total = ma.fields.Integer(required=True, metadata={"description": "Answered, or due to have been answered by now"})
    percent = ma.fields.Integer(required=True, allow_none=True, metadata={"description": "null below ten"})


class JobInsights(SuccessAnswer):
    funnel = ma.fields.List(
        ma.fields.Nested(FunnelStage), required=True, metadata={"description": "How far applications have come"}
    )
    time_in_stage = ma.fields.List(
        ma.fields.Nested(StageTime),
        required=True,
        metadata={"description": "How long they took; those that wait count up to now"},
    )
    per_day = ma.fields.List(ma.fields.Nested(DayCount), required=True, metadata={"description": "For at most 60 days"})
    sources = ma.fields.List(
        ma.fields.Nested(SourceCount),
        required=True,
        metadata={"description": "Where applicants came from, the most frequent first"},
    )
    answer_rate = ma.fields.Nested(
        Rate, required=True, metadata={"description": "The recruiter's rate over all jobs, as people see it"}
    )


class WaitingApplicant(ma.Schema):
    application_id = ma.fields.Integer(required=True, metadata={"description": "The number of the application"})
    job_id = ma.fields.Integer(required=True, metadata={"description": "The number of the job"})
    job_title = ma.fields.String(required=True, metadata={"description": "The title of the job"})
    full_name = ma.fields.String(
        required=True, metadata={"description": "The applicant's name; a number in a blind review"}
    )
    answer_due = ma.fields.Date(required=True, metadata={"description": "The day by which an answer is promised"})
    days_left = ma.fields.Integer(required=True, metadata={"description": "Below zero if it is late"})


class OwedAnswers(SuccessAnswer):
    due = ma.fields.List(
        ma.fields.Nested(WaitingApplicant),
        required=True,
        metadata={"description": "Those whose day is at most three days away"},
    )
    due_total = ma.fields.Integer(required=True, metadata={"description": "Including those not listed"})
    late = ma.fields.List(
        ma.fields.Nested(WaitingApplicant), required=True, metadata={"description": "Those whose day has passed"}
    )
    late_total = ma.fields.Integer(required=True, metadata={"description": "Including those not listed"})
    jobs = ma.fields.Integer(required=True, metadata={"description": "How many jobs the caller has"})
    open_jobs = ma.fields.Integer(required=True, metadata={"description": "Jobs whose position is open"})
    new_applications = ma.fields.Integer(required=True, metadata={"description": "Since Monday"})
    overdue = ma.fields.Integer(required=True, metadata={"description": "Applications past the limit of their stage"})


area = Area("insights", __name__, url_prefix="/api", description="How one's jobs are doing")


@area.route(f"/jobs/{JOB}/insights")
@area.response(200, JobInsights)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def job_insights(job_id: int) -> dict[str, Any]:
    """Show the figures for your job: funnel and times."""
    insights = desk(InsightDesk).of_job(job_id, by=caller())
    rate = insights.rate
    return {
        "success": True,
        "funnel": [{"stage": stage, "count": count} for stage, count in insights.funnel],
        "time_in_stage": [
            {"stage": stage.stage, "median_days": stage.median_days, "longest_days": stage.longest_days}
            for stage in insights.time_in_stage
        ],
        "per_day": [{"date": day, "applications": count} for day, count in insights.per_day],
        "sources": [{"source": source, "count": count} for source, count in insights.sources],
        "answer_rate": {"answered": rate.answered, "total": rate.total, "percent": rate.percent},
    }


@area.route("/answers")
@area.direct(OwedAnswers)
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def owed_answers() -> dict[str, Any]:
    """List the applicants who await an answer: for your jobs, due within three days or late.

    Includes how many jobs the caller has and how many people have applied since Monday."""
    owed, figures, overdue, today = desk(InsightDesk).owed(by=caller())
    return {
        "success": True,
        "due": _waiting(owed.due, today),
        "due_total": owed.due_total,
        "late": _waiting(owed.late, today),
        "late_total": owed.late_total,
        "jobs": figures.jobs,
        "open_jobs": figures.open_jobs,
        "new_applications": figures.new_applications,
        "overdue": overdue,
    }


def _waiting(listed: Sequence[PendingAnswer], today: date) -> list[dict[str, Any]]:
    return [
        {
            "application_id": candidate.application.id,
            "job_id": candidate.application.job_id,
            "job_title": candidate.application.job_title,
            "full_name": candidate.name,
            "answer_due": candidate.application.answer_due,
            "days_left": (candidate.application.answer_due - today).days,
        }
        for candidate in listed
    ]
