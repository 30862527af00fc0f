"""Stored documents, sent so that nothing in them can run, no matter what they contain."""

from io import BytesIO
from typing import Any

import marshmallow as ma
from flask import Response, send_file

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Flag, Text
from hireloom.domain.api_keys import Scope
from hireloom.domain.files import StoredFile
from hireloom.domain.papers import ANY_BYTES, CONTENT_TYPES
from hireloom.usecases.application_documents import DocumentDesk

OPENED_IN_BROWSERS = ("pdf", "jpg", "png", "gif")  # other types can only be saved
DOCUMENT_TYPES = (*CONTENT_TYPES.values(), ANY_BYTES)


class DocumentKey(ma.Schema):
    filePath = Text(metadata={"description": "The document's key, as an application names it"})


class Download(DocumentKey):
    download = Flag(load_default=False, metadata={"description": "true to save the file, false to view it"})


class DocumentTextAnswer(SuccessAnswer):
    text = ma.fields.String(
        required=True, metadata={"description": "Its visible lines in reading order, an empty line between blocks"}
    )
    is_scan = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the words were recognized in pictures of the pages"}
    )


area = Area("application_documents", __name__, url_prefix="/api", description="Stored documents")


@area.route("/documents/download")
@area.arguments(Download, location="query")
@area.file(*DOCUMENT_TYPES, description="The document")
@area.alt_response(400, schema=ErrorAnswer, description="No document has such a key")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such document")
@area.alt_response(429, schema=ErrorAnswer, description="Too many documents in a minute")
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_READ)
def document(values: dict[str, Any]) -> Response:
    """Download a document of an application: for the applicant, the people who may read the application, and admins."""
    return sent_document(
        *desk(DocumentDesk).document(values.get("filePath"), by=caller()), as_attachment=values["download"]
    )


@area.route("/documents/text")
@area.arguments(DocumentKey, location="query")
@area.response(200, DocumentTextAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="No document has such a key")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such document")
@area.alt_response(422, schema=ErrorAnswer, description="It has no words that can be read; the message says why")
@area.alt_response(429, schema=ErrorAnswer, description="Too many documents in a minute")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy")
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_READ)
def document_text(values: dict[str, Any]) -> dict[str, Any]:
    """Show the words of a document, for those who may download it. Counts as an analysis."""
    document = desk(DocumentDesk).read(values.get("filePath"), by=caller())
    return {"success": True, "text": document.text, "is_scan": document.is_scan}


@area.route("/uploads/resumes/<name>")
@area.file(*DOCUMENT_TYPES, description="The file")
@area.alt_response(400, schema=ErrorAnswer, description="No file has such a name")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such resume")
@area.alt_response(429, schema=ErrorAnswer, description="Too many documents in a minute")
@guarded(Who.SIGNED_IN)
def resume(name: str) -> Response:
    """Download a resume: for its owner, the people who may read an application with it, and admins."""
    return sent_document(*desk(DocumentDesk).resume(name, by=caller()), as_attachment=False)


def sent_document(file: StoredFile, content: bytes, *, as_attachment: bool) -> Response:
    extension = file.extension
    response = send_file(
        BytesIO(content),
        mimetype=CONTENT_TYPES.get(extension, ANY_BYTES),
        as_attachment=as_attachment or extension not in OPENED_IN_BROWSERS,
        download_name=file.name,
    )
    response.headers["Content-Security-Policy"] = "sandbox; default-src 'none'"
    response.headers["Cache-Control"] = "private, no-store"
    return response
