"""Deciding on applications."""

from typing import Any

from hireloom.adapters.http.applications import APPLICATION
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.paging import window_of
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.core.statuses import status_of
from hireloom.adapters.http.decision_fields import (
    AllAnswered,
    ApplicantList,
    ApplicantsQuery,
    Decision,
    DecisionResults,
    ScoreChange,
    ScoreChanged,
    StatusChange,
    StatusChanged,
    applicant,
    counted,
    result,
    score_of,
    score_source,
    text_of,
)
from hireloom.adapters.http.job_fields import shown
from hireloom.adapters.http.jobs import JOB
from hireloom.domain.api_keys import Scope
from hireloom.domain.applicant_views import QuickFilter
from hireloom.domain.applications import Status
from hireloom.ports.applicants import Sort
from hireloom.usecases.decisions import DecisionDesk, Narrowing

Answer = dict[str, Any]
NOBODY_WAITS = "Nobody is waiting for an answer."


area = Area("decisions", __name__, url_prefix="/api", description="Deciding about applications")


@area.route(f"/applications/job/{JOB}")
@area.arguments(ApplicantsQuery, location="query")
@area.direct(ApplicantList)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(422, schema=ErrorAnswer, description="No such page, status or order")
@guarded(Who.RECRUITERS, identity=("admin_email",))
def applicants(values: Answer, job_id: int) -> Answer:
    """List the applications for one's own job."""
    window = window_of(values)
    applicants = desk(DecisionDesk).of_job(
        job_id,
        window,
        Narrowing(
            values.get("q", ""),
            Status.of(values["status"]) if values.get("status") else None,
            values.get("stage"),
            values.get("source"),
            values.get("tag", ""),
            values.get("least_score"),
            QuickFilter(values["quick"]) if values.get("quick") else None,
        ),
        sort=Sort(values.get("sort", Sort.APPLIED)),
        by=caller(),
        around=values.get("around"),
    )
    today, days, job = applicants.today, applicants.days, applicants.job.job
    return {
        "success": True,
        "job": shown(applicants.job, clock().today()),  # its days are those of the site
        "applications": [
            applicant(application, job, notes=applicants.notes[application.id], today=today, days=days)
            for application in applicants.page.applications
        ],
        "page": applicants.page.start // window.count + 1,
        "total": applicants.page.total,
        "counts": {status.value: count for status, count in applicants.page.counts.items()},
        "waiting": applicants.page.waiting,
        "due": applicants.page.due,
        "late": applicants.page.late,
        "sources": applicants.page.choices.sources,
        "tags": applicants.page.choices.tags,
        "unscored": applicants.page.choices.unscored,
        "quick": {quick.value: count for quick, count in applicants.page.choices.quick.items()},
    }


@area.route(f"/applications/{APPLICATION}/status", methods=["PUT"])
@area.arguments(StatusChange)
@area.response(200, StatusChanged)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(
    409, schema=ErrorAnswer, description="Not possible from the current status; data has status, by and at"
)
@area.alt_response(422, schema=ErrorAnswer, description="No such status, or the message is too long")
@guarded(Who.RECRUITERS)
def change_status(values: Answer, application_id: int) -> Answer:
    """Select, reject, or undo either; selecting and rejecting send an email."""
    status = status_of(values.get("status"))
    decided = desk(DecisionDesk).decide(application_id, status, **text_of(values), by=caller())
    return {"success": True, "email_sent": decided.is_mailed, "message": decided.message, "status": status.value}


@area.route("/applications/decisions", methods=["POST"])
@area.arguments(Decision)
@area.response(200, DecisionResults)
@area.alt_response(422, schema=ErrorAnswer, description="No such status, or no or too many applications")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def decide_all(values: Answer) -> Answer:
    """Decide on several applications: each gets its own email and its own result."""
    status = status_of(values.get("status"))
    outcomes = desk(DecisionDesk).decide_all(values["application_ids"], status, **text_of(values), by=caller())
    results = [result(change) for change in outcomes]
    done = sum(result["success"] for result in results)
    message = f"{done} of {counted(len(results))} changed to {status}."
    return {"success": done == len(results), "message": message, "results": results}


@area.route(f"/jobs/{JOB}/answers", methods=["POST"])
@area.arguments(StatusChange)
@area.response(200, AllAnswered)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(422, schema=ErrorAnswer, description="Neither selected nor rejected")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def answer_all(values: Answer, job_id: int) -> Answer:
    """Answer everybody who is still waiting, with one email each."""
    status = status_of(values.get("status"))
    count = desk(DecisionDesk).answer_all(job_id, status, **text_of(values), by=caller())
    message = f"{counted(count)} changed to {status}. The emails are on their way." if count else NOBODY_WAITS
    return {"success": True, "message": message, "answered": count}


@area.route(f"/applications/{APPLICATION}/score", methods=["PUT"])
@area.arguments(ScoreChange)
@area.response(200, ScoreChanged)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(422, schema=ErrorAnswer, description="Not a whole number from 0 to 100")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def change_score(values: Answer, application_id: int) -> Answer:
    """Save a score: if it differs from the analysis, it is marked as the recruiter's own."""
    scored = desk(DecisionDesk).score(application_id, score_of(values.get("score")), by=caller())
    return {
        "success": True,
        "message": "Score saved successfully!",
        "score": scored.score,
        "score_source": score_source(scored),
    }
