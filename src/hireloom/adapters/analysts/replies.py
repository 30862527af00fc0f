"""Parses a model's text: one JSON object of the requested shape, otherwise the answer is unusable."""

import json
import re
from collections.abc import Mapping
from typing import Any

from hireloom.ports.chats import ChatFailed, Schema

MAX_REPLY = 32_000
_THOUGHTS = re.compile(r"<think>.*?</think>", re.DOTALL)
_TYPES: Mapping[str, type] = {"string": str, "integer": int, "array": list, "object": dict}


def parsed(text: str, schema: Schema) -> Mapping[str, list[Any]]:
    """The lists of the answer with the items of the right shape. Models without a response format wrap the object in
    prose, a code fence or their thoughts. Raises ChatFailed if nothing is left."""
    if len(text) > MAX_REPLY:
        raise ChatFailed("The answer is too long.")
    bare = _THOUGHTS.sub("", text)
    start = bare.find("{")
    try:
        value, _ = json.JSONDecoder().raw_decode(bare, max(start, 0))
    except (ValueError, RecursionError) as wrong:
        raise ChatFailed("The answer is not JSON.") from wrong
    if not isinstance(value, dict):
        raise ChatFailed("The answer is not a JSON object.")
    lists: dict[str, list[Any]] = {}
    for key, field in schema["properties"].items():
        items = value.get(key)
        if not isinstance(items, list):
            raise ChatFailed(f"The answer has no list of {key}.")
        lists[key] = [item for item in items if _fits(item, field["items"])]
        if items and not lists[key]:
            raise ChatFailed(f"No item of {key} has the required shape.")
    return lists


def _fits(item: object, schema: Schema) -> bool:
    if not isinstance(item, _TYPES[schema["type"]]) or isinstance(item, bool):
        return False
    if isinstance(item, dict):
        return all(key in item and _fits(item[key], field) for key, field in schema["properties"].items())
    return True
