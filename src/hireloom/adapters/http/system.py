"""The health check, and the OpenAPI document."""

from typing import Any

import marshmallow as ma
from flask import Response, current_app, jsonify

from hireloom import __version__
from hireloom.adapters.http.core.document import document
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area


class Health(ma.Schema):
    success = ma.fields.Boolean(required=True)
    status = ma.fields.String(required=True, metadata={"example": "ok"})
    version = ma.fields.String(required=True)


area = Area("system", __name__, url_prefix="/api", description="The server itself")


@area.route("/health")
@area.response(200, Health)
@guarded(Who.PUBLIC)
def health() -> dict[str, Any]:
    """Say that the server is up."""
    return {"success": True, "status": "ok", "version": __version__}


@area.route("/openapi.json")
@area.response(200, ma.Schema.from_dict({}, name="OpenApiDocument"), description="An OpenAPI 3 document")
@guarded(Who.PUBLIC)
def openapi() -> Response:
    """Return this document."""
    return jsonify(document(current_app))
