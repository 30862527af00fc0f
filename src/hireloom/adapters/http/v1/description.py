"""The OpenAPI document of /api/v1."""

from flask import Response, current_app, jsonify

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.document import document
from hireloom.adapters.http.core.document_fields import ProgramDocument
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import PREFIX_V1, Area
from hireloom.usecases.api_keys import ApiKeyDesk

area = Area("v1_description", __name__, url_prefix="/api/v1", description="This description")


@area.route("/openapi.json")
@area.response(200, ProgramDocument, description="An OpenAPI 3.1 document")
@guarded(Who.PUBLIC)
def openapi() -> Response:
    """Return this document."""
    limit = {"x-calls-per-minute": desk(ApiKeyDesk).limit.times}  # of each key
    return jsonify(document(current_app, PREFIX_V1) | limit)
