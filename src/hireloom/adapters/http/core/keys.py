"""API keys in requests: only in the Authorization header, and only for /api/v1."""

from typing import cast
from urllib.parse import unquote_plus

from flask import g, request

from hireloom.adapters.http.core.context import desk
from hireloom.domain.api_keys import KeyMissing, Scope, bearer, must_not_be_in
from hireloom.domain.identity.users import User
from hireloom.usecases.api_keys import ApiKeyDesk, KeyHolder


def admit_key(scope: Scope | None) -> None:
    """Let the request pass if its key has the scope. Raises KeyMissing, KeyInUrl or what ApiKeyDesk.admit raises."""
    must_not_be_in(unquote_plus(f"{request.path}?{request.query_string.decode(errors='replace')}"))
    token = bearer(request.headers.get("Authorization", ""))
    if scope is None:
        raise KeyMissing
    g.key_holder = desk(ApiKeyDesk).admit(token, scope, address=request.remote_addr or "")


def key_holder() -> KeyHolder:
    """The program that calls, on a route whose guard requires a key."""
    return cast(KeyHolder, g.key_holder)


def owner() -> User:
    """The person for whom the program calls."""
    return key_holder().user
