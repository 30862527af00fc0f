"""API keys in requests: only in the Authorization header, and only for /api/v1."""

from typing import cast
from urllib.parse import unquote_plus

from flask import g, has_request_context, request

from hireloom.adapters.http.core.context import desk
from hireloom.domain.api_keys import PREFIX, KeyMissing, Scope, bearer, must_not_be_in
from hireloom.domain.identity.users import User
from hireloom.domain.refusals import Malformed, NotSignedIn
from hireloom.usecases.api_keys import ApiKeyDesk, KeyHolder


class KeyElsewhere(NotSignedIn):
    sentence = "API keys work for the calls of /api/v1 alone."


class BodyNotJson(Malformed):
    sentence = "Please send the body as JSON, with the header Content-Type: application/json."


def address_must_have_no_key() -> None:
    """Raises KeyInUrl."""
    must_not_be_in(unquote_plus(f"{request.path}?{request.query_string.decode(errors='replace')}"))


def admit_key(scope: Scope | None) -> None:
    """Let the request pass if its key has the scope. Raises KeyMissing, KeyInUrl, BodyNotJson or what
    ApiKeyDesk.admit raises."""
    address_must_have_no_key()
    token = bearer(request.headers.get("Authorization", ""))
    if scope is None:
        raise KeyMissing
    g.key_holder = desk(ApiKeyDesk).admit(token, scope, address=request.remote_addr or "")
    if request.content_length and not request.is_json and request.mimetype != "multipart/form-data":
        raise BodyNotJson


def has_key() -> bool:
    return request.headers.get("Authorization", "").startswith(f"Bearer {PREFIX}")


def is_by_key() -> bool:
    """Whether the guard has admitted the request for its key."""
    return has_request_context() and "key_holder" in g


def is_by_test_key() -> bool:
    """Whether the call is to do nothing and to be answered with an example."""
    return is_by_key() and key_holder().key.is_test


def key_holder() -> KeyHolder:
    """The program that calls, on a route whose guard requires a key."""
    return cast(KeyHolder, g.key_holder)


def owner() -> User:
    """The person for whom the program calls."""
    return key_holder().user
