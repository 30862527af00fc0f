"""Examples for the OpenAPI document: a schema that gives none gets that of its field's name, from examples.json."""

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).with_name("examples.json")
COUNT = 12  # of anything that a field counts
DAY, MOMENT = "2026-11-23", "2026-11-23T09:30:00Z"


@cache
def _examples() -> dict[str, dict[str, Any]]:
    examples: dict[str, dict[str, Any]] = json.loads(EXAMPLES.read_text())
    return examples


def add_examples(schemas: dict[str, dict[str, Any]]) -> None:
    """Every field gets an example, except files, which JSON cannot show, and fields that refer to a schema, which has
    its own. So does a whole schema whose fields cannot all be sent together."""
    for schema, whole in schemas.items():
        if schema in _examples()["wholes"]:
            whole["example"] = _examples()["wholes"][schema]
        for name, field in whole.get("properties", {}).items():
            if "example" in field or "examples" in field or "$ref" in str(field):
                continue
            if (example := _example(schema, name, field)) is not None:
                field["example"] = example


def add_parameter_examples(parameters: Iterable[dict[str, Any]]) -> None:
    """Every parameter of a call gets an example, unless it has one or names its choices."""
    for parameter in parameters:
        name, field = parameter["name"], parameter["schema"]
        if "example" not in parameter and "example" not in field and "enum" not in field:
            example = _examples()["parameters"].get(name)
            parameter["example"] = _of_kind(name, field) if example is None else example


def _example(schema: str, name: str, field: dict[str, Any]) -> Any:
    example = _examples()["fields"].get(f"{schema}.{name}")
    return _of_kind(name, field) if example is None else example


def _of_kind(name: str, field: dict[str, Any]) -> Any:
    kinds = field.get("type", ())
    kind = kinds if isinstance(kinds, str) else next((kind for kind in kinds if kind != "null"), "")
    by_format = {"date": DAY, "date-time": MOMENT, "binary": None}
    if "enum" in field:
        return field["enum"][0]
    if kind == "boolean":
        return True
    if field.get("format") in by_format:
        return by_format[field["format"]]
    by_name = _examples()["types"].get(kind, {}).get(name)
    if by_name is None and kind == "array":
        item = _of_kind(name, field["items"])
        return None if item is None else [item]
    return COUNT if by_name is None and kind == "integer" else by_name
