"""From a refusal to a status and the one shape of every error: {success: false, code, message, errors?}."""

import logging
import re
from collections.abc import Iterator
from math import ceil
from typing import Any, NamedTuple

from flask import Flask, Response, jsonify
from werkzeug.exceptions import HTTPException, MethodNotAllowed

from hireloom.adapters.http.core.context import surroundings
from hireloom.adapters.http.core.csrf import NotVerified
from hireloom.adapters.http.core.forms import is_too_large_a_form
from hireloom.adapters.http.core.statuses import refusal_data
from hireloom.domain.api_keys import KeyExpired, KeyMissing, KeyRevoked, KeyUnknown
from hireloom.domain.files import too_large
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
from hireloom.infrastructure import logs
from hireloom.ports.failures import StoreAway

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
# A refusal's code is the name of its class. These have a better-known one instead.
CODES: dict[type[Refusal], str] = {
    NotSignedIn: "unauthenticated",
    NotAllowed: "forbidden",
    NotVerified: "csrf_failed",
    TooMany: "too_many_requests",
    StoreAway: "database_unavailable",
}
WORD = re.compile(r"(?<!^)(?=[A-Z])")


class Failure(NamedTuple):
    """The content of the response if the framework or a bug, rather than one of our refusals, ends a request."""

    code: str
    message: str


FAILURES = {
    400: Failure("malformed", "The request could not be understood."),
    404: Failure("not_found", "Not found"),
    405: Failure("method_not_allowed", "This method is not allowed here."),
    413: Failure("too_large", "The request is too large."),
    415: Failure("unsupported_media_type", "This content type is not supported here."),
    416: Failure("range_not_satisfiable", "The file has no such part."),
    422: Failure("invalid", "Please check what you entered."),
    431: Failure("headers_too_large", "The request has too many or too long headers."),
    501: Failure("not_implemented", "This kind of request is not supported here."),
}
UNEXPECTED = Failure("unexpected", "An unexpected error occurred. Please try again later.")

log = logging.getLogger(__name__)


def status_of(kind: type[Refusal]) -> int:
    return next((STATUS[class_] for class_ in kind.__mro__ if class_ in STATUS), 400)


def code_of(kind: type[Refusal]) -> str:
    """The code by which programs recognize a refusal, such as reopen_limit_reached for ReopenLimitReached."""
    return CODES.get(kind) or WORD.sub("_", kind.__name__).lower()


def refusals(kind: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    """All kinds of refusals in the product."""
    for subclass in kind.__subclasses__():
        if subclass.__module__.startswith("hireloom."):
            yield subclass
            yield from refusals(subclass)


def described_codes() -> dict[str, dict[str, Any]]:
    """Every code that an error can have, with its status and its usual message if it has one."""
    codes: dict[str, dict[str, Any]] = {}
    for status, failure in [*FAILURES.items(), (500, UNEXPECTED)]:
        codes[failure.code] = {"status": status, "message": failure.message}
    for kind in refusals():
        usual = {} if kind.sentence == Refusal.sentence else {"message": kind.sentence}
        codes[code_of(kind)] = {"status": status_of(kind), **usual}
    return dict(sorted(codes.items()))


def handle_errors(app: Flask) -> None:
    app.register_error_handler(Refusal, refused)
    app.register_error_handler(HTTPException, failed)
    app.register_error_handler(Exception, broken)


def refused(refusal: Refusal, **more: object) -> Response:
    beside = {
        "errors": refusal.errors or None,
        "error_details": refusal.error_details,
        "data": refusal_data(refusal.data) or None,
    } | more
    kind = type(refusal)
    response = _answer(status_of(kind), code_of(kind), str(refusal), **beside, **dict.fromkeys(refusal.flags, True))
    response.headers.extend(asking_again(refusal))
    return response


def asking_again(refusal: Refusal) -> dict[str, str]:
    """The header that says how, or after how many seconds, trying again makes sense; none for other refusals."""
    if isinstance(refusal, KeyMissing | KeyUnknown | KeyExpired | KeyRevoked):
        return {"WWW-Authenticate": "Bearer"}
    if isinstance(refusal, TooMany):
        return {"Retry-After": str(max(1, ceil(refusal.wait.total_seconds())))}
    return {"Retry-After": "2"} if isinstance(refusal, Unavailable) else {}


def failed(error: HTTPException) -> Response:
    """Errors from the framework: unknown paths, wrong methods, fields that violate their schema."""
    status = error.code or 500
    code, message = FAILURES.get(status, UNEXPECTED)
    if status == 413 and is_too_large_a_form():
        code, message = code_of(PaperTooLarge), too_large(surroundings().amounts.document_bytes)
    data = getattr(error, "data", None) or {}
    errors = _by_field(data.get("messages") or {})
    first = next((text for texts in errors.values() for text in texts), message)
    response = _answer(status, code, first, errors=errors or None)
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        response.headers["Allow"] = ", ".join(sorted(error.valid_methods))
    return response


def broken(error: Exception) -> Response:
    """A bug: the response has the request's id, the log has the exception."""
    log_defect(error)
    return _answer(500, *UNEXPECTED, request_id=logs.request_id())


def log_defect(error: Exception) -> None:
    log.error("request %s broke", logs.request_id(), exc_info=error)


def _answer(status: int, code: str, message: str, **more: Any) -> Response:
    body = {"success": False, "code": code, "message": message}
    response = jsonify(body | {name: value for name, value in more.items() if value is not None})
    response.status_code = status
    return response


def _by_field(messages: Any) -> dict[str, list[str]]:
    """Errors by field name, without the location (json, query …) in which the parser nests them."""
    if not isinstance(messages, dict):
        return {}
    by_field: dict[str, list[str]] = {}
    for place in messages.values():
        fields = place if isinstance(place, dict) else {"_": place}
        for name, texts in fields.items():
            by_field.setdefault(str(name), []).extend(_texts(texts))
    return by_field


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _texts(inner)
    else:
        yield str(value)
