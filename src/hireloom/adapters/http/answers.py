"""JSON by orjson: several times faster on long answers."""

import json
from typing import Any

import orjson
from flask import current_app
from flask.json.provider import JSONProvider


class OrjsonProvider(JSONProvider):
    def dumps(self, obj: Any, **_: Any) -> str:
        return _packed(obj).decode()

    def loads(self, s: str | bytes, **_: Any) -> Any:
        return orjson.loads(s)

    def response(self, *args: Any, **kwargs: Any) -> Any:
        body = _packed(self._prepare_response_obj(args, kwargs))
        return current_app.response_class(body, mimetype="application/json")


def _packed(obj: Any) -> bytes:
    try:
        return orjson.dumps(obj)
    except TypeError:  # half a surrogate pair in the text of a document: orjson refuses it, JSON can escape it
        return json.dumps(obj).encode()
