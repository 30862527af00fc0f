"""Readers of the description of the interface learn what each call, parameter and field means."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

COMMITTED = Path(__file__).parents[2] / "webapp" / "src" / "api" / "openapi.json"


def test_everything_is_described():
    assert undescribed(json.loads(COMMITTED.read_text())) == []


def undescribed(document: dict[str, Any]) -> list[str]:
    return [place for place, name, text in _described(document) if not _tells(text, name)]


def _described(document: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Where a description belongs, what it describes, and what it says."""
    for path, methods in document["paths"].items():
        calls = [methods, *(call for method, call in methods.items() if method != "parameters")]
        for call in calls[1:]:
            yield path, "", call["summary"] and call["description"]
        for parameter in (parameter for call in calls for parameter in call.get("parameters", [])):
            yield f"{path} {parameter['name']}", parameter["name"], parameter.get("description", "")
    for schema, whole in document["components"]["schemas"].items():
        for name, field in whole.get("properties", {}).items():
            yield f"{schema}.{name}", name, field.get("description", "")


def _tells(description: str, name: str) -> bool:
    """Whether the description says more than the name does."""
    return re.sub(r"\W", "", description.lower()) not in ("", name.lower())
