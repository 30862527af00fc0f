"""The caller's career as a resume: PDF or Word."""

from io import BytesIO
from typing import Any

import marshmallow as ma
from flask import Response, send_file

from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.domain.api_keys import Scope
from hireloom.domain.papers import CONTENT_TYPES
from hireloom.domain.resumes.layouts import Accent, PaperSize, ResumeFormat, ResumeLook, Template
from hireloom.domain.resumes.page_words import ResumeLanguage
from hireloom.usecases.resume_files import ResumeDownload, ResumeFileDesk

RESUME_TYPES = tuple(CONTENT_TYPES[format] for format in ResumeFormat)


LANGUAGE = "Of headings and dates; without one, the language that the career is written in"


class ResumeQuery(ma.Schema):
    format = ma.fields.Enum(
        ResumeFormat, by_value=True, load_default=ResumeFormat.PDF, metadata={"description": "PDF or Word"}
    )
    template = ma.fields.Enum(
        Template, by_value=True, load_default=Template.LINEN, metadata={"description": "How it looks"}
    )
    paper = ma.fields.Enum(
        PaperSize,
        by_value=True,
        load_default=None,
        metadata={"description": "The size of its pages; without one, that of the caller's country"},
    )
    accent = ma.fields.Enum(
        Accent, by_value=True, load_default=Accent.TEAL, metadata={"description": "The color of its headings"}
    )
    language = ma.fields.Enum(ResumeLanguage, by_value=True, load_default=None, metadata={"description": LANGUAGE})


area = Area("resume files", __name__, url_prefix="/api/me", description="Resumes as files, made from the career")


@area.route("/career/resume", methods=["GET"])
@area.arguments(ResumeQuery, location="query")
@area.file(*RESUME_TYPES, description="The file")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_READ)
def career_resume(values: dict[str, Any]) -> Response:
    """Download your career as a resume."""
    look = ResumeLook(values["template"], accent=values["accent"], language=values["language"])
    file = desk(ResumeFileDesk).career(look, values["format"], values["paper"], by=caller())
    return sent_resume(file, values["format"])


def sent_resume(file: ResumeDownload, format: ResumeFormat) -> Response:
    response = send_file(
        BytesIO(file.content), mimetype=CONTENT_TYPES[format], as_attachment=True, download_name=file.name
    )
    response.headers["Cache-Control"] = "private, no-store"
    return response
