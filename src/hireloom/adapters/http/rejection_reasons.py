"""Why applications are rejected."""

from collections.abc import Sequence
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.applications import APPLICATION
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, TimestampField
from hireloom.adapters.http.jobs import JOB
from hireloom.domain.api_keys import Scope
from hireloom.domain.rejection_reasons import LONGEST_REASON, MOST_REASONS, RejectionReason
from hireloom.usecases.rejection_reasons import ReasonChoices, RejectionReasonDesk


class ReasonsEdit(ma.Schema):
    reasons = ma.fields.List(
        Text(),
        required=True,
        metadata={"description": f"1 to {MOST_REASONS} different ones of at most {LONGEST_REASON} characters"},
    )


class ReasonList(SuccessAnswer):
    reasons = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "What to choose from, in its order"}
    )
    is_own = ma.fields.Boolean(
        required=True, metadata={"description": "The company wrote this list: a rejection asks for a reason"}
    )


class WrittenReason(ma.Schema):
    reason = Text(required=True, metadata={"description": f"At most {LONGEST_REASON} characters"})


class ShownReason(ma.Schema):
    reason = ma.fields.String(required=True, metadata={"description": "Why it was rejected"})
    is_shared = ma.fields.Boolean(required=True, metadata={"description": "The applicant was told"})
    by = ma.fields.String(required=True, metadata={"description": "Who wrote it down"})
    at = TimestampField(required=True, metadata={"description": "When it was written down"})


class ReasonHistory(SuccessAnswer):
    reasons = ma.fields.List(
        ma.fields.Nested(ShownReason),
        required=True,
        metadata={"description": "Oldest first, with those of decisions that were taken back"},
    )


area = Area("rejection_reasons", __name__, url_prefix="/api", description="Why applications are rejected")


@area.route("/company/rejection-reasons", methods=["GET"])
@area.response(200, ReasonList)
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_READ)
def company_reasons() -> dict[str, Any]:
    """List your company's reasons for rejections."""
    return _choices(desk(RejectionReasonDesk).of_company(by=caller()))


@area.route("/company/rejection-reasons", methods=["PUT"])
@area.arguments(ReasonsEdit)
@area.response(200, ReasonList)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an owner of the company")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@area.alt_response(422, schema=ErrorAnswer, description="None, too many, too long or given twice")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_WRITE)
def edit_company_reasons(values: dict[str, Any]) -> dict[str, Any]:
    """Set your company's reasons for rejections: reasons already written down stay as they are."""
    return _choices(desk(RejectionReasonDesk).edit(values["reasons"], by=caller()))


@area.route(f"/jobs/{JOB}/rejection-reasons")
@area.response(200, ReasonList)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def job_reasons(job_id: int) -> dict[str, Any]:
    """List the reasons for rejections of a job's company."""
    return _choices(desk(RejectionReasonDesk).of_job(job_id, by=caller()))


@area.route(f"/applications/{APPLICATION}/reasons", methods=["GET"])
@area.response(200, ReasonHistory)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def application_reasons(application_id: int) -> dict[str, Any]:
    """List why an application was rejected: for those who decide."""
    return _history(desk(RejectionReasonDesk).of(application_id, by=caller()))


@area.route(f"/applications/{APPLICATION}/reasons", methods=["POST"])
@area.arguments(WrittenReason)
@area.response(200, ReasonHistory)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(409, schema=ErrorAnswer, description="It is not rejected")
@area.alt_response(422, schema=ErrorAnswer, description="The reason is too long")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def add_reason(values: dict[str, Any], application_id: int) -> dict[str, Any]:
    """Write down why an application was rejected: the applicant does not learn it."""
    return _history(desk(RejectionReasonDesk).add(application_id, values["reason"], by=caller()))


def _choices(choices: ReasonChoices) -> dict[str, Any]:
    return {"success": True, "reasons": list(choices.reasons), "is_own": choices.is_own}


def _history(reasons: Sequence[RejectionReason]) -> dict[str, Any]:
    rows = [
        {"reason": reason.text, "is_shared": reason.is_shared, "by": reason.by, "at": reason.at} for reason in reasons
    ]
    return {"success": True, "reasons": rows}
