"""How the OpenAPI documents describe schemas."""

from typing import Any

import marshmallow as ma
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.domain.applications import Status


class SchemaDescriber(OpenAPIConverter):
    """Adds what a schema names in REQUIRED_FIELDS: fields whose absence the rules refuse with their own sentence, so
    that the schema itself lets them pass. () says that nothing is required."""

    def schema2jsonschema(self, schema: ma.Schema) -> dict[str, Any]:
        described: dict[str, Any] = super().schema2jsonschema(schema)  # type: ignore[no-untyped-call]
        named = getattr(schema, "REQUIRED_FIELDS", None)
        if named is not None:
            described["required"] = sorted({*described.get("required", ()), *named})
        return described


class ProgramSchemaDescriber(SchemaDescriber):
    """For /api/v1, where SuccessAnswer leaves `success` out, and the status of an application is in lowercase."""

    def schema2jsonschema(self, schema: ma.Schema) -> dict[str, Any]:
        described = super().schema2jsonschema(schema)
        if isinstance(schema, SuccessAnswer):
            described["properties"].pop("success")
            described["required"].remove("success")
        return described

    def field2property(self, field: ma.fields.Field[Any]) -> dict[str, Any]:
        described: dict[str, Any] = super().field2property(field)
        choices = described.get("enum", ())
        if {*choices} - {None} == {*Status}:
            described |= {"enum": [choice and choice.lower() for choice in choices], "example": "rejected"}
        return described


class SchemaPlugin(MarshmallowPlugin):
    Converter = SchemaDescriber


class ProgramSchemaPlugin(MarshmallowPlugin):
    Converter = ProgramSchemaDescriber
