"""Documents in /api/v1."""

from flask import Response

from hireloom.adapters.http.application_documents import DOCUMENT_TYPES, sent_document
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.domain.api_keys import Scope
from hireloom.domain.files import key_of
from hireloom.usecases.application_documents import DocumentDesk

area = Area("v1_documents", __name__, url_prefix="/api/v1", description="Resumes and other documents")


@area.route("/documents/<document_id>", methods=["GET"])
@area.file(*DOCUMENT_TYPES, description="The file")
@area.alt_response(400, schema=ErrorAnswer, description="No document has such an id")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such document")
@keyed(Scope.DOCUMENTS_READ)
def get_document(document_id: str) -> Response:
    """Download a document: your own, or one that came with an application for your job."""
    file, content = desk(DocumentDesk).document(key_of(document_id), by=owner())
    return sent_document(file, content, as_attachment=True)
