"""JSON: responses are written by orjson, which is several times faster on long ones; requests are read as the views'
schemas read them."""

import json
from typing import Any

import orjson
from flask import current_app
from flask.json.provider import JSONProvider


class OrjsonProvider(JSONProvider):
    def dumps(self, obj: Any, **_: Any) -> str:
        return _packed(obj).decode()

    def loads(self, s: str | bytes, **_: Any) -> Any:
        """The guard must be able to read any body that the view can read: if its parser were stricter than the view's,
        a single character could hide all fields from the guard."""
        try:
            return json.loads(s.decode() if isinstance(s, bytes) else s)
        except RecursionError as deep:
            raise ValueError("too deep to read") from deep

    def response(self, *args: Any, **kwargs: Any) -> Any:
        body = _packed(self._prepare_response_obj(args, kwargs))
        return current_app.response_class(body, mimetype="application/json")


def ready(obj: Any) -> orjson.Fragment:
    """JSON that is made once and becomes part of many responses."""
    return orjson.Fragment(orjson.dumps(obj))


def _packed(obj: Any) -> bytes:
    try:
        return orjson.dumps(obj)
    except TypeError:  # half a surrogate pair in a document's text: orjson refuses it, json can escape it
        return json.dumps(obj).encode()
