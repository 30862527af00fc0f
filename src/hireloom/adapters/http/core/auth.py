"""Authentication: the session behind the cookie, checked against the route's guard before anything else happens."""

from collections.abc import Iterator
from typing import Any, cast

from flask import Flask, g, request

from hireloom.adapters.http.core.context import device_cookie, trust_cookie
from hireloom.adapters.http.core.cookies import SessionCookie
from hireloom.adapters.http.core.csrf import Csrf
from hireloom.adapters.http.core.guards import Guard, Who, guards_of
from hireloom.adapters.http.core.keys import (
    KeyElsewhere,
    address_must_have_no_key,
    admit_key,
    has_key,
    is_by_key,
    owner,
)
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.second_factors import SecondFactorNeeded
from hireloom.domain.identity.sessions import SessionKind
from hireloom.domain.identity.users import User
from hireloom.domain.refusals import NotSignedIn
from hireloom.infrastructure.requesters import identify
from hireloom.usecases.accounts import AccountDesk, Visitor

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
ADMITTED = {  # elsewhere only people who are logged in
    Who.PENDING_PHONE: (SessionKind.FULL, SessionKind.PENDING_PHONE),
    Who.PENDING_SECOND_STEP: (SessionKind.PENDING_SECOND_STEP,),
}


def visitor() -> Visitor | None:
    """The user and session of this request; None if nobody is logged in."""
    return cast(Visitor | None, g.get("visitor"))


def present_visitor() -> Visitor:
    """The user and session of this request, on a route whose guard requires a session. Raises NotSignedIn."""
    person = visitor()
    if person is None:
        raise NotSignedIn
    return person


def caller() -> User:
    """The user of this request, on a route whose guard requires a session or a key. Raises NotSignedIn."""
    return owner() if is_by_key() else present_visitor().user


def origin() -> Origin:
    browser = request.headers.get("User-Agent", "")
    return Origin(request.remote_addr or "", browser, device_cookie().read() or "", trust_cookie().read() or "")


def in_background() -> bool:
    """Whether the client sent this request on its own and not because of something a person did."""
    return request.headers.get("X-Background") == "1"


def guard_all(app: Flask, accounts: AccountDesk, cookie: SessionCookie, csrf: Csrf) -> None:
    """Check every request against its route's guard. Call it after all routes are registered: one without a guard
    raises UnguardedRoute."""
    guards = guards_of(app)

    @app.before_request
    def admit() -> None:
        guard = guards.get(request.endpoint or "")
        if guard is None:
            address_must_have_no_key()
            return  # no such route or method: the framework will refuse it
        request.max_content_length = guard.body
        if guard.who is Who.PUBLIC:
            return
        if guard.who is Who.KEYS:
            admit_key(guard.scope)
            if owner().role not in guard.owners.roles:
                accounts.refuse_access(owner(), route=request.endpoint or "")
            _must_name_themselves(accounts, guard, owner())
            return
        person = _visitor(accounts, cookie, guard)
        if person and person.owes_factor and not guard.before_factor:
            if guard.who.needs_session or (request.method not in SAFE and guard.has_token):
                raise SecondFactorNeeded
            person = None  # they may read what anybody may, and log in as somebody else, like strangers
        g.visitor = person
        if person:
            identify(person.user.id)
        if guard.who.needs_session:
            _must_be_one_of(accounts, guard, person)
        if request.method not in SAFE:
            csrf.check_source()
            if person and guard.has_token and person.session.kind is SessionKind.FULL:  # only these have a token
                csrf.check_token(person.session)
        if person:
            _must_name_themselves(accounts, guard, person.user)
            if guard.confirmed:
                accounts.must_be_confirmed(person)


def _visitor(accounts: AccountDesk, cookie: SessionCookie, guard: Guard) -> Visitor | None:
    person = accounts.visitor(cookie.read(), background=in_background())
    return person if person and person.session.kind in ADMITTED.get(guard.who, (SessionKind.FULL,)) else None


def _must_be_one_of(accounts: AccountDesk, guard: Guard, visitor: Visitor | None) -> None:
    if visitor is None:
        raise KeyElsewhere if has_key() else NotSignedIn
    user = visitor.user
    if user.role not in guard.who.roles or (guard.who is Who.SUPER_ADMINS and not user.is_super_admin):
        accounts.refuse_access(user, route=request.endpoint or "")


def _must_name_themselves(accounts: AccountDesk, guard: Guard, user: User) -> None:
    for field in guard.identity:
        for value in _sent(field):
            if value not in (None, "") and not user.is_named_by(field, str(value)):
                accounts.refuse_other_name(user, field=field, route=request.endpoint or "")


def _sent(field: str) -> Iterator[Any]:
    """All values of a field, from the query string and the body."""
    query = request.query_string
    if b"%" in query or field.encode() in query:  # otherwise the field is absent: skip parsing
        yield from request.args.getlist(field)
    if request.is_json:
        body = request.get_json(silent=True)
        if isinstance(body, dict):
            yield body.get(field)
    elif request.method not in SAFE:
        yield from request.form.getlist(field)
