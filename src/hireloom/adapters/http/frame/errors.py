"""From a refusal to a status and the one shape of every error: {success: false, message, errors?}."""

import logging
from collections.abc import Iterator
from typing import Any

from flask import Flask, Response, g, jsonify
from werkzeug.exceptions import HTTPException, MethodNotAllowed

from hireloom.adapters.http.frame.forms import is_too_large_a_form
from hireloom.domain.papers import PaperTooLarge
from hireloom.domain.public_jobs import Gone
from hireloom.domain.refusals import (
    Conflict,
    Invalid,
    Malformed,
    NotAllowed,
    NotFound,
    NotSignedIn,
    Refusal,
    TooLarge,
    TooMany,
    Unavailable,
)

STATUS: dict[type[Refusal], int] = {
    Malformed: 400,
    NotSignedIn: 401,
    NotAllowed: 403,
    NotFound: 404,
    Conflict: 409,
    Gone: 410,
    TooLarge: 413,
    Invalid: 422,
    TooMany: 429,
    Unavailable: 503,
}
UNEXPECTED = "An unexpected error occurred. Please try again later."
SENTENCES = {
    400: "The request could not be understood.",
    404: "Not found",
    405: "This method is not allowed here.",
    413: "The request is too large.",
    415: "This content type is not supported here.",
    416: "The file has no such part.",
    431: "The request has too many or too long headers.",
    422: "Please check what you entered.",
    501: "This kind of request is not supported here.",
}

log = logging.getLogger(__name__)


def status_of(refusal: Refusal) -> int:
    return next((STATUS[kind] for kind in type(refusal).__mro__ if kind in STATUS), 400)


def handle_errors(app: Flask) -> None:
    app.register_error_handler(Refusal, refused)
    app.register_error_handler(HTTPException, failed)
    app.register_error_handler(Exception, broken)


def refused(refusal: Refusal, **more: object) -> Response:
    beside = {"errors": refusal.errors or None, "error_details": refusal.error_details} | more
    response = _answer(str(refusal), status_of(refusal), **beside, **dict.fromkeys(refusal.flags, True))
    response.headers.extend(asking_again(refusal))
    return response


def asking_again(refusal: Refusal) -> dict[str, str]:
    """The header with the seconds after which asking again is of use; none for other refusals."""
    if isinstance(refusal, TooMany):
        return {"Retry-After": str(int(refusal.wait.total_seconds()))}
    return {"Retry-After": "2"} if isinstance(refusal, Unavailable) else {}


def failed(error: HTTPException) -> Response:
    """What the framework refuses: unknown paths, wrong methods, fields that break their schema."""
    code = error.code or 500
    data = getattr(error, "data", None) or {}
    errors = _by_field(data.get("messages") or {})
    message = next((text for texts in errors.values() for text in texts), None)
    if code == 413 and is_too_large_a_form():
        message = PaperTooLarge.sentence
    response = _answer(message or SENTENCES.get(code, UNEXPECTED), code, errors=errors or None)
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        response.headers["Allow"] = ", ".join(sorted(error.valid_methods))
    return response


def broken(error: Exception) -> Response:
    """A defect: the answer gives the number of the request, the log holds the exception."""
    log_defect(error)
    return _answer(UNEXPECTED, 500, request_id=g.get("request_id"))


def log_defect(error: Exception) -> None:
    log.error("request %s broke", g.get("request_id"), exc_info=error)


def _answer(message: str, status: int, **more: Any) -> Response:
    response = jsonify({"success": False, "message": message} | {k: v for k, v in more.items() if v is not None})
    response.status_code = status
    return response


def _by_field(messages: Any) -> dict[str, list[str]]:
    """Errors by the field's name, without the place (json, query …) that the parser puts around them."""
    if not isinstance(messages, dict):
        return {}
    found: dict[str, list[str]] = {}
    for place in messages.values():
        fields = place if isinstance(place, dict) else {"_": place}
        for name, texts in fields.items():
            found.setdefault(str(name), []).extend(_texts(texts))
    return found


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _texts(inner)
    else:
        yield str(value)
