"""The fields of an OpenAPI document, as the calls that answer one describe them."""

from typing import Any

import marshmallow as ma


def _text(description: str, example: str) -> ma.fields.String:
    return ma.fields.String(required=True, metadata={"description": description, "example": example})


def _objects(description: str, example: dict[str, Any]) -> ma.fields.Dict:
    return ma.fields.Dict(
        keys=ma.fields.String(),
        values=ma.fields.Dict(keys=ma.fields.String()),
        required=True,
        metadata={"description": description, "example": example},
    )


class OpenApiInfo(ma.Schema):
    title = _text("What the interface is called", "Hireloom API")
    version = _text("The version of the interface", "1")
    description = _text("What it is for", "Jobs, applications, candidates and searches for your own programs.")


class OpenApiServer(ma.Schema):
    url = _text("What the addresses of the calls begin with", "/")
    description = _text("Which server that is", "The server that answers this document")


class OpenApiTag(ma.Schema):
    name = _text("The name of an area of calls", "Jobs")
    description = _text("What its calls are about", "Jobs that are posted here")


class OpenApiComponents(ma.Schema):
    schemas = _objects(
        "The schema of every body and answer, by its name; `ErrorCode` lists all codes",
        {"Health": {"type": "object"}},
    )
    responses = _objects("Answers that many calls have", {"DEFAULT_ERROR": {"description": "Default error response"}})
    securitySchemes = _objects("How a caller shows who it is", {"api_key": {"type": "http", "scheme": "bearer"}})


class OpenApiDocument(ma.Schema):
    """What both documents have."""

    openapi = _text("The version of OpenAPI that the document follows", "3.1.0")
    info = ma.fields.Nested(OpenApiInfo, required=True, metadata={"description": "What it describes"})
    servers = ma.fields.List(
        ma.fields.Nested(OpenApiServer), required=True, metadata={"description": "Where the calls are answered"}
    )
    tags = ma.fields.List(
        ma.fields.Nested(OpenApiTag), required=True, metadata={"description": "The areas, in their order"}
    )
    paths = _objects(
        "The calls: by address, then by method in small letters",
        {"/api/v1/jobs": {"get": {"operationId": "list_jobs"}}},
    )
    components = ma.fields.Nested(
        OpenApiComponents, required=True, metadata={"description": "What the calls refer to by `$ref`"}
    )


class ScreenDocument(OpenApiDocument):
    constants = ma.fields.Dict(
        keys=ma.fields.String(),
        data_key="x-constants",
        required=True,
        metadata={
            "description": "Limits, choices and messages of the rules, by their names",
            "example": {"most_reopens": 2},
        },
    )


class ProgramDocument(OpenApiDocument):
    calls_per_minute = ma.fields.Integer(
        data_key="x-calls-per-minute",
        required=True,
        metadata={"description": "How many calls each key may make in a minute", "example": 300},
    )
