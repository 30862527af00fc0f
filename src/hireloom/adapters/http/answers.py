"""JSON by orjson: several times faster on long answers."""

from typing import Any

import orjson
from flask import current_app
from flask.json.provider import JSONProvider


class OrjsonProvider(JSONProvider):
    def dumps(self, obj: Any, **_: Any) -> str:
        return orjson.dumps(obj, option=orjson.OPT_NON_STR_KEYS).decode()

    def loads(self, s: str | bytes, **_: Any) -> Any:
        return orjson.loads(s)

    def response(self, *args: Any, **kwargs: Any) -> Any:
        body = orjson.dumps(self._prepare_response_obj(args, kwargs), option=orjson.OPT_NON_STR_KEYS)
        return current_app.response_class(body, mimetype="application/json")
