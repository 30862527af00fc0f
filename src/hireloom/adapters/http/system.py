"""Whether the server is up and ready, and the OpenAPI document."""

from typing import Any

import marshmallow as ma
from flask import Response, current_app, jsonify

from hireloom import __version__
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.document import document
from hireloom.adapters.http.core.document_fields import ScreenDocument
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area
from hireloom.usecases.operations import Checkup, OperationsDesk


class Health(SuccessAnswer):
    status = ma.fields.String(
        required=True, metadata={"description": "Always ok: a server that answers is alive", "example": "ok"}
    )
    version = ma.fields.String(required=True, metadata={"description": "The version of the product that runs"})


class CheckAnswer(ma.Schema):
    name = ma.fields.String(required=True, metadata={"description": "Which part was checked", "example": "database"})
    status = ma.fields.String(
        required=True, validate=ma.validate.OneOf(["working", "failing"]), metadata={"description": "Whether it works"}
    )
    is_required = ma.fields.Boolean(required=True, metadata={"description": "Whether requests fail without it"})
    message = ma.fields.String(
        required=True,
        metadata={
            "description": "Why it fails, without names; the log and `hireloom doctor` say more",
            "example": "The database cannot be used.",
        },
    )


class ReadinessAnswer(ma.Schema):
    success = ma.fields.Boolean(required=True, metadata={"description": "Whether requests can be answered"})
    status = ma.fields.String(
        required=True,
        validate=ma.validate.OneOf(["ready", "degraded", "unavailable"]),
        metadata={"description": "degraded: requests are answered, but something that can wait fails"},
    )
    checks = ma.fields.List(
        ma.fields.Nested(CheckAnswer), required=True, metadata={"description": "One for each configured part"}
    )


area = Area("system", __name__, url_prefix="/api", description="The server itself")


@area.route("/health")
@area.response(200, Health)
@guarded(Who.PUBLIC)
def health() -> dict[str, Any]:
    """Say that the server is up."""
    return {"success": True, "status": "ok", "version": __version__}


@area.route("/ready")
@area.response(200, ReadinessAnswer)
@area.alt_response(503, schema=ReadinessAnswer, description="Something that every request needs does not work")
@guarded(Who.PUBLIC)
def ready() -> Response:
    """Say whether everything works that requests depend on, and what does not."""
    readiness = desk(OperationsDesk).readiness()
    checks = [_check(finding) for finding in readiness.findings]
    answer = jsonify(success=readiness.is_available, status=readiness.status, checks=checks)
    answer.status_code = 200 if readiness.is_available else 503
    return answer


def _check(finding: Checkup) -> dict[str, Any]:
    return {
        "name": finding.name,
        "status": "working" if finding.is_working else "failing",
        "is_required": finding.is_required,
        "message": finding.reason,
    }


@area.route("/openapi.json")
@area.response(200, ScreenDocument, description="An OpenAPI 3.1 document")
@guarded(Who.PUBLIC)
def openapi() -> Response:
    """Return this document."""
    return jsonify(document(current_app))
