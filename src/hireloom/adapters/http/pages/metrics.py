"""Figures for Prometheus."""

from flask import Response, request

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.usecases.operations import OperationsDesk

TEXT = {"type": "string"}
BEARER = "Bearer "

area = Area("metrics", __name__, description="Figures for the operators of the server")


@area.route("/metrics")
@area.response(200, TEXT, description="In the text format of Prometheus", content_type="text/plain")
@area.alt_response(401, schema=ErrorAnswer, description="The token is missing or wrong")
@area.alt_response(404, schema=ErrorAnswer, description="The operator has set no token, so nothing is counted")
@guarded(Who.PUBLIC)
def metrics() -> Response:
    """Give the figures, to holders of the token in HIRELOOM_METRICS_TOKEN."""
    credentials = request.headers.get("Authorization", "")
    figures, content_type = desk(OperationsDesk).figures(credentials.removeprefix(BEARER))
    return Response(figures, content_type=content_type)
