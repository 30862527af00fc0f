"""Blind review: reviewing applications without knowing whose they are."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.applications import APPLICATION
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Truth
from hireloom.adapters.http.decision_fields import Applicant, applicant
from hireloom.adapters.http.job_fields import shown
from hireloom.adapters.http.jobs import JOB, JobDone
from hireloom.domain.api_keys import Scope
from hireloom.domain.job_forms import version
from hireloom.text_analysis.evidence.blind_review import IdentityTrait
from hireloom.text_analysis.resumes.passages import Shape
from hireloom.usecases.blind_reviews import BlindReviewDesk


class BlindSwitch(ma.Schema):
    on = Truth(required=True, metadata={"description": "Whether it is hidden who applied", "example": True})
    names_from = Digits(
        load_default=None,
        allow_none=True,
        metadata={
            "description": "The number of the stage from which names are shown; without one, after a decision",
            "example": 3,
        },
    )


class ResumeBlock(ma.Schema):
    kind = ma.fields.String(required=True, metadata={"description": "What the block is", "enum": [*Shape]})
    text = ma.fields.String(
        required=True, metadata={"description": "Its text without what would say who the person is"}
    )
    aside = ma.fields.String(required=True, metadata={"description": "How long an entry lasted"})


class ResumeText(SuccessAnswer):
    blocks = ma.fields.List(
        ma.fields.Nested(ResumeBlock), required=True, metadata={"description": "The resume from top to bottom"}
    )
    hidden = ma.fields.List(
        ma.fields.String(metadata={"enum": [*IdentityTrait]}),
        required=True,
        metadata={"description": "Which kinds of things were left out"},
    )


class RevealAnswer(SuccessAnswer):
    application = ma.fields.Nested(
        Applicant, required=True, metadata={"description": "The application with the applicant's name"}
    )


area = Area("blind reviews", __name__, url_prefix="/api", description="Reviewing without knowing who it is")


@area.route(f"/jobs/{JOB}/blind-review", methods=["PUT"])
@area.arguments(BlindSwitch)
@area.response(200, JobDone)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(422, schema=ErrorAnswer, description="The value is missing, or no such stage comes after the first")
@guarded(Who.RECRUITERS, scope=Scope.JOBS_WRITE)
def switch_blind_review(values: dict[str, Any], job_id: int) -> dict[str, Any]:
    """Switch a blind review on or off: it hides who applied for your job until they reach a stage, or
    until somebody decides."""
    job = desk(BlindReviewDesk).switch(job_id, is_on=values["on"], names_from=values["names_from"], by=caller())
    message = f"Blind review is {'on' if values['on'] else 'off'}."
    return {"success": True, "message": message, "job": shown(job, clock().today()), "version": version(job.job)}


@area.route(f"/applications/{APPLICATION}/resume-text")
@area.response(200, ResumeText)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application, or no resume in it")
@area.alt_response(422, schema=ErrorAnswer, description="It cannot be read")
@area.alt_response(429, schema=ErrorAnswer, description="Too many in a minute")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy: all slots are taken")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def resume_text(application_id: int) -> dict[str, Any]:
    """Show a resume's text in a blind review: without name, contact, photo, school and dates."""
    resume = desk(BlindReviewDesk).resume(application_id, by=caller())
    blocks = [{"kind": block.kind.value, "text": block.text, "aside": block.aside} for block in resume.blocks]
    return {"success": True, "blocks": blocks, "hidden": [reason.value for reason in resume.hidden]}


@area.route(f"/applications/{APPLICATION}/reveal", methods=["POST"])
@area.direct(RevealAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def reveal(application_id: int) -> dict[str, Any]:
    """Reveal who applied in a blind review: the audit log records it."""
    application, job, notes, days = desk(BlindReviewDesk).reveal(application_id, by=caller())
    today = days.of(clock().now())
    return {"success": True, "application": applicant(application, job, notes=notes, today=today, days=days)}
