"""Applying for a job, and following applications."""

from collections.abc import Sequence
from typing import Any

import marshmallow as ma
from flask import Response

from hireloom.adapters.http.application_fields import (
    COLUMNS,
    FILES,
    WIRE_NAMES,
    ApplicationForm,
    ApplicationList,
    AutoApplication,
    AutoSubmissionAnswer,
    OneApplication,
    Search,
    SubmissionAnswer,
    answers_of,
    form_of,
    lookup_of,
    row,
    tracked,
    whole,
)
from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller, visitor
from hireloom.adapters.http.core.context import desk, surroundings
from hireloom.adapters.http.core.guards import UPLOADS_BODY, Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.profile_fields import errors_as_written
from hireloom.adapters.http.profiles import upload_of
from hireloom.domain.api_keys import Scope
from hireloom.domain.application_forms import local_id
from hireloom.domain.applications import Application, Status
from hireloom.domain.cover_letters.short_letters import LetterKind
from hireloom.domain.days import Days
from hireloom.domain.files import LARGEST_ATTACHMENT
from hireloom.domain.sheets import as_csv
from hireloom.domain.windows import Window
from hireloom.usecases.applications import ApplicationDesk, ApplicationReceipt
from hireloom.usecases.short_letters import ShortLetterDesk
from hireloom.usecases.trackers import TrackerDesk
from hireloom.usecases.withdrawals import WithdrawalDesk

TABLE = "hireloom-applications.csv"
APPLICATION = "<int(max=2147483647):application_id>"


class RequiresResume(ErrorAnswer):
    requires_resume = ma.fields.Boolean(
        metadata={"description": "The person can fix this by uploading a resume in the profile"}
    )


class ShortLetterQuery(ma.Schema):
    kind = ma.fields.Enum(LetterKind, by_value=True, required=True, metadata={"description": "What it is for"})


class ShortLetter(SuccessAnswer):
    text = ma.fields.String(
        required=True, metadata={"description": "The letter; what only the person knows stands in brackets"}
    )


area = Area("applications", __name__, url_prefix="/api", description="Applying, and following applications")


@area.route("/send-application-email", methods=["POST"])
@area.arguments(ApplicationForm, location="multipart")
@area.response(201, SubmissionAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="The job is on an outside board")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(409, schema=ErrorAnswer, description="Already applied, or the job is not accepting applications")
@area.alt_response(413, schema=ErrorAnswer, description="A file is too large")
@area.alt_response(422, schema=ErrorAnswer, description="A field is invalid or missing")
@area.alt_response(429, schema=ErrorAnswer, description="Too many applications in an hour")
@guarded(
    Who.SIGNED_IN,
    identity=("user_id",),
    body=UPLOADS_BODY,
    scope=Scope.APPLICATIONS_WRITE,
    for_programs="/applications/with-papers",
)
def apply_by_email(values: dict[str, Any]) -> dict[str, Any]:
    """Apply for a job by email: the application is stored and emailed to the recruiter."""
    most = surroundings().amounts.document_bytes
    uploads = {kind: upload for name, kind in FILES.items() if (upload := upload_of(values.get(name), most))}
    with errors_as_written(WIRE_NAMES):
        applied = desk(ApplicationDesk).apply(
            form_of(values),
            uploads,
            lookup_of(values),
            answers=answers_of(values),
            answer_files=[
                file for answer_file in values["answerFiles"] if (file := upload_of(answer_file, LARGEST_ATTACHMENT))
            ],
            by=caller(),
        )
    return _submitted(applied)


@area.route("/jobs/auto_apply", methods=["POST"])
@area.arguments(AutoApplication)
@area.response(200, AutoSubmissionAnswer)
@area.alt_response(400, schema=RequiresResume, description="The profile has no resume")
@area.alt_response(401, schema=ErrorAnswer, description="Nobody is logged in")
@area.alt_response(403, schema=ErrorAnswer, description="The request names somebody else")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(409, schema=ErrorAnswer, description="The job is not accepting applications")
@area.alt_response(422, schema=ErrorAnswer, description="The job requires more than a resume")
@area.alt_response(429, schema=ErrorAnswer, description="Too many applications in an hour")
@guarded(Who.ANYONE, identity=("user_id",))
def auto_apply(values: dict[str, Any]) -> dict[str, Any]:
    """Apply with the profile and its resume; a repeated call returns the first response."""
    person = visitor()
    applied = desk(ApplicationDesk).auto_apply(
        local_id(values.get("job_id")),
        recruiter_email=values.get("recruiter_email") or "",
        source=values.get("source") or "",
        by=person.user if person else None,
    )
    return _submitted(applied) | {"resume_attached": applied.is_attached}


@area.route("/applications/user/<user_email>")
@area.arguments(Search, location="query")
@area.response(200, ApplicationList)
@area.alt_response(404, schema=ErrorAnswer, description="An admin asked for somebody who does not exist")
@area.alt_response(422, schema=ErrorAnswer, description="No such page or status")
@guarded(Who.SIGNED_IN)
def applications_of(values: dict[str, Any], user_email: str) -> dict[str, Any]:
    """List one's own applications, newest first; an admin may read anybody's."""
    window = Window.of(values.get("page"), values.get("page_size"))
    status = Status.of(values["status"]) if values.get("status") else None
    applications = desk(TrackerDesk).of_user(
        user_email, window, words=values.get("query", ""), status=status, by=caller()
    )
    return {
        "success": True,
        "applications": [tracked(application) for application in applications.applications],
        "total": applications.total,
        "counts": {status.value: count for status, count in applications.counts.items()},
        "message": "" if applications.total else "No applications found.",
    }


@area.route("/applications/user/<user_email>/export")
@area.file("text/csv", description="CSV for spreadsheets")
@area.alt_response(404, schema=ErrorAnswer, description="An admin asked for somebody who does not exist")
@guarded(Who.SIGNED_IN)
def export_applications(user_email: str) -> Response:
    """Export one's own applications as CSV."""
    return _table(desk(TrackerDesk).all_of_user(user_email, by=caller()), desk(TrackerDesk).clock.days)


@area.route(f"/applications/{APPLICATION}")
@area.response(200, OneApplication)
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@guarded(Who.SIGNED_IN)
def application(application_id: int) -> dict[str, Any]:
    """Show one application as it was sent, and its timeline: for the applicant, the job's recruiter and admins."""
    record = desk(TrackerDesk).one(application_id, by=caller())
    return {"success": True, "application": whole(record, is_open=desk(TrackerDesk).is_open(record.job))}


@area.route(f"/applications/{APPLICATION}/withdraw", methods=["POST"])
@area.response(200, MessageAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such application")
@area.alt_response(409, schema=ErrorAnswer, description="It is already closed")
@guarded(Who.SIGNED_IN)
def withdraw_application(application_id: int) -> dict[str, Any]:
    """Withdraw your application: the recruiter gets an email."""
    desk(WithdrawalDesk).withdraw(application_id, by=caller())
    return {"success": True, "message": "Application withdrawn. The recruiter gets an email."}


@area.route(f"/applications/{APPLICATION}/short-letter", methods=["GET"])
@area.arguments(ShortLetterQuery, location="query")
@area.response(200, ShortLetter)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such application")
@area.alt_response(409, schema=ErrorAnswer, description="There is nothing to write about; the message says why")
@area.alt_response(422, schema=ErrorAnswer, description="No such kind of letter")
@guarded(Who.SIGNED_IN, scope=Scope.APPLICATIONS_WRITE)
def short_letter_draft(values: dict[str, Any], application_id: int) -> dict[str, Any]:
    """Draft a short letter about your application: a follow-up, a thank-you or a withdrawal."""
    text = desk(ShortLetterDesk).draft(application_id, values["kind"], by=caller())
    return {"success": True, "text": text}


def _table(applications: Sequence[Application], days: Days) -> Response:
    response = Response(as_csv(COLUMNS, (row(application, days) for application in applications)), mimetype="text/csv")
    response.headers["Content-Disposition"] = f"attachment; filename={TABLE}"
    return response


def _submitted(applied: ApplicationReceipt) -> dict[str, Any]:
    return {
        "success": True,
        "message": applied.message,
        "application_id": applied.application.id,
        "email_sent": applied.is_mailed,
    }
