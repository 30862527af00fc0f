"""Applications in /api/v1: one's own, and those for one's jobs."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text, Truth
from hireloom.adapters.http.core.statuses import STATUSES, status_word
from hireloom.adapters.http.v1.application_fields import (
    STATUS,
    ApplicationDetails,
    ApplicationSent,
    ApplicationSlice,
    application_shown,
    details_shown,
)
from hireloom.adapters.http.v1.fields import Slice, below, page, sent
from hireloom.adapters.http.v1.jobs import JOB
from hireloom.domain.api_keys import Scope
from hireloom.domain.applications import Application, Status
from hireloom.domain.mails.decision_mails import LONGEST_MESSAGE
from hireloom.domain.rejection_reasons import LONGEST_REASON
from hireloom.usecases.applications import ApplicationDesk
from hireloom.usecases.decisions import DecisionDesk
from hireloom.usecases.trackers import TrackerDesk
from hireloom.usecases.withdrawals import WithdrawalDesk

APPLICATION = "<int(max=2147483647):application_id>"


class ApplicationFilter(Slice):
    status = sent(Text, "Only applications with this status", "submitted", validate=STATUS)


class AnswerForm(ma.Schema):
    """An answer to one of the job's own questions."""

    question = sent(Text, "The `id` of the question", "60303ae22b998861", required=True)
    value = sent(Text, "What to answer: a text, a number, one of the choices, or Yes or No", "Yes", required=True)


class NewApplication(ma.Schema):
    job_id = sent(Digits, "The job to apply for", 1204, required=True)
    source = sent(Text, "Where the person found the job, as the link said", "careers", load_default="")
    answers = ma.fields.List(
        ma.fields.Nested(AnswerForm),
        load_default=list,
        metadata={"description": "To the job's own questions; see GET /api/v1/jobs/{job_id}/questions"},
    )


class DecisionForm(ma.Schema):
    status = sent(Text, "selected or rejected; submitted takes either back", "rejected", required=True, validate=STATUS)
    message = sent(
        Text,
        f"Added to the email to the applicant; at most {LONGEST_MESSAGE:,} characters",
        "Thank you for the time that you took.",
        load_default="",
    )
    reason = sent(
        Text,
        f"Why it is rejected; at most {LONGEST_REASON} characters, preferably one of the company's own list",
        "A required skill is missing",
        load_default="",
    )
    share_reason = sent(Truth, "Tell the applicant the reason in the email", False, load_default=False)


area = Area("v1_applications", __name__, url_prefix="/api/v1", description="Applications for jobs")


@area.route("/applications", methods=["GET"])
@area.arguments(ApplicationFilter, location="query")
@area.response(200, ApplicationSlice, description="One page of applications")
@area.alt_response(400, schema=ErrorAnswer, description="The cursor does not belong to this list")
@keyed(Scope.APPLICATIONS_READ)
def list_own_applications(query: dict[str, Any]) -> dict[str, Any]:
    """List the applications that you sent. The newest come first."""
    applications = desk(TrackerDesk).newest(
        status=_status(query), below=below(query, "applications"), count=query["limit"] + 1, by=owner()
    )
    return page(applications, query, "applications", _id_of, lambda application: application_shown(application, None))


@area.route(f"/jobs/{JOB}/applications", methods=["GET"])
@area.arguments(ApplicationFilter, location="query")
@area.response(200, ApplicationSlice, description="One page of applications")
@area.alt_response(400, schema=ErrorAnswer, description="The cursor does not belong to this list")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@keyed(Scope.APPLICATIONS_READ)
def list_applications_for_job(query: dict[str, Any], job_id: int) -> dict[str, Any]:
    """List the applications for your job. The newest come first."""
    name = f"jobs.{job_id}.applications"
    job, applications = desk(DecisionDesk).newest(
        job_id, status=_status(query), below=below(query, name), count=query["limit"] + 1, by=owner()
    )
    return page(applications, query, name, _id_of, lambda application: application_shown(application, job))


@area.route("/applications", methods=["POST"])
@area.arguments(NewApplication)
@area.response(201, ApplicationSent, description="The application is stored and on its way to the recruiter")
@area.alt_response(400, schema=ErrorAnswer, description="The profile has no resume")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(409, schema=ErrorAnswer, description="The job no longer takes applications")
@area.alt_response(422, schema=ErrorAnswer, description="The job asks for more than a resume, or for other answers")
@keyed(Scope.APPLICATIONS_WRITE)
def apply(body: dict[str, Any]) -> dict[str, Any]:
    """Apply for a job with your profile and resume. A repeated call returns the first application."""
    answers = {answer["question"]: answer["value"] for answer in body["answers"]}
    receipt = desk(ApplicationDesk).auto_apply(
        body["job_id"], recruiter_email="", source=body["source"], answers=answers, by=owner()
    )
    return _sent(receipt.application, is_mailed=receipt.is_mailed)


@area.route(f"/applications/{APPLICATION}", methods=["GET"])
@area.response(200, ApplicationDetails, description="The application")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@keyed(Scope.APPLICATIONS_READ)
def get_application(application_id: int) -> dict[str, Any]:
    """Show an application as it was sent: for the applicant and the job's recruiter, unless the review is blind."""
    record = desk(TrackerDesk).one(application_id, by=owner())
    return details_shown(record, is_own=record.application.user_id == owner().id)


@area.route(f"/applications/{APPLICATION}/decision", methods=["POST"])
@area.arguments(DecisionForm)
@area.response(200, ApplicationSent, description="The decision stands")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(409, schema=ErrorAnswer, description="Somebody has decided already")
@area.alt_response(422, schema=ErrorAnswer, description="The message is too long")
@keyed(Scope.APPLICATIONS_WRITE)
def decide(body: dict[str, Any], application_id: int) -> dict[str, Any]:
    """Select or reject an applicant: they get an email, and either can be undone."""
    outcome = desk(DecisionDesk).decide(
        application_id,
        STATUSES[body["status"]],
        message=body["message"],
        reason=body["reason"],
        is_shared=body["share_reason"],
        by=owner(),
    )
    return _sent(outcome.application, is_mailed=outcome.is_mailed)


@area.route(f"/applications/{APPLICATION}/withdraw", methods=["POST"])
@area.response(204, None, description="It is withdrawn")
@area.alt_response(404, schema=ErrorAnswer, description="The key's owner has no such application")
@area.alt_response(409, schema=ErrorAnswer, description="It is already closed")
@keyed(Scope.APPLICATIONS_WRITE)
def withdraw_application(application_id: int) -> None:
    """Withdraw your application: the recruiter gets an email."""
    desk(WithdrawalDesk).withdraw(application_id, by=owner())


def _status(query: dict[str, Any]) -> Status | None:
    return STATUSES[query["status"]] if "status" in query else None


def _id_of(application: Application) -> int:
    return application.id


def _sent(application: Application, *, is_mailed: bool) -> dict[str, Any]:
    return {
        "id": application.id,
        "job_id": application.job_id,
        "status": status_word(application.status),
        "email_sent": is_mailed,
    }
