"""Resumes of the Resume Studio in /api/v1."""

from typing import Any

import marshmallow as ma
from flask import Response

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.resume_files import RESUME_TYPES, sent_resume
from hireloom.adapters.http.resume_version_fields import ResumeFormatQuery, ResumeRow
from hireloom.adapters.http.resume_versions import ONE, row_of
from hireloom.adapters.http.v1.fields import rows
from hireloom.domain.api_keys import Scope
from hireloom.usecases.resume_versions import ResumeVersionDesk


class ResumeRows(ma.Schema):
    data = rows(ResumeRow, "All of them, the last changed first")


area = Area("v1_resumes", __name__, url_prefix="/api/v1/me/resumes", description="Resumes that a person has made")


@area.route("", methods=["GET"])
@area.response(200, ResumeRows, description="The resumes")
@keyed(Scope.DOCUMENTS_READ)
def list_resumes() -> dict[str, Any]:
    """List the resumes of the key's owner."""
    return {"data": [row_of(version) for version in desk(ResumeVersionDesk).of(by=owner())]}


@area.route(f"{ONE}/file", methods=["GET"])
@area.arguments(ResumeFormatQuery, location="query")
@area.file(*RESUME_TYPES, description="The file")
@area.alt_response(404, schema=ErrorAnswer, description="The key's owner has no such resume")
@keyed(Scope.DOCUMENTS_READ)
def get_resume_file(query: dict[str, Any], resume_id: int) -> Response:
    """Download a resume, without sentences that nothing in the career says."""
    format = query["format"]
    return sent_resume(desk(ResumeVersionDesk).file(resume_id, format, by=owner()), format)
