"""What a call with a test key answers: the example of the description, so that it can never show anybody's data."""

from typing import Any

from flask import Flask, Response, current_app, jsonify, request

from hireloom.adapters.http.core.document import address_of, document
from hireloom.adapters.http.core.rehearsals import Rehearsed
from hireloom.adapters.http.core.spec import PREFIX_V1

HEADER = "Test-Data"
FILE = "This is an example. A test key gets no files.\n"


def answer_rehearsals(app: Flask) -> None:
    @app.errorhandler(Rehearsed)
    def answer(_rehearsed: Rehearsed) -> Response:
        whole = document(current_app, PREFIX_V1)
        call = whole["paths"][address_of(str(request.url_rule))][request.method.lower().replace("head", "get")]
        status = next(code for code in call["responses"] if code.startswith("2"))
        response = _response(call["responses"][status], whole["components"]["schemas"])
        response.status_code = int(status)
        response.headers[HEADER] = "true"
        return response


def _response(answered: dict[str, Any], schemas: dict[str, Any]) -> Response:
    content = answered.get("content", {})
    if not content:
        return Response()
    if "application/json" in content:
        return jsonify(example_of(content["application/json"]["schema"], schemas))
    return Response(FILE, mimetype="text/plain")


def example_of(schema: dict[str, Any], schemas: dict[str, Any], within: tuple[str, ...] = ()) -> Any:
    """Its own example, or one made of those of its fields: a list has one item, and no further pages. None for a schema
    that is `within` itself."""
    if "example" in schema:
        return schema["example"]
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return None if name in within else example_of(schemas[name], schemas, (*within, name))
    for combined in ("allOf", "anyOf", "oneOf"):
        if combined in schema:
            return example_of(schema[combined][0], schemas, within)
    if "items" in schema:
        item = example_of(schema["items"], schemas, within)
        return [] if item is None else [item]
    if "enum" in schema:
        return schema["enum"][0]
    example = {name: example_of(field, schemas, within) for name, field in schema.get("properties", {}).items()}
    return example | ({"next_cursor": None} if "next_cursor" in example else {})
