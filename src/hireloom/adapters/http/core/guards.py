"""Who may call a route, and how much they may send: data on every view, checked by one function for all views."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from functools import wraps
from typing import TypeVar, cast

from flask import Flask

from hireloom.adapters.http.core.rehearsals import rehearsable
from hireloom.domain.api_keys import Scope
from hireloom.domain.identity.users import Role

View = TypeVar("View", bound=Callable[..., object])

JSON_BODY = 1024 * 1024
UPLOADS_BODY = 95 * 1024 * 1024


class Who(Enum):
    PUBLIC = "public"  # no session lookup: health, the web client
    KEYS = "keys"  # programs with an API key; no cookie is looked at
    ANYONE = "anyone"
    PENDING_PHONE = "pending_phone"  # also people whose password was right and whose phone number is still missing
    PENDING_SECOND_STEP = "pending_second_step"  # only people whose password was right and who owe a second factor
    SIGNED_IN = "signed_in"
    RECRUITERS = "recruiters"  # and admins
    ADMINS = "admins"
    SUPER_ADMINS = "super_admins"

    @property
    def roles(self) -> frozenset[Role]:
        if self is Who.RECRUITERS:
            return frozenset({Role.RECRUITER, Role.ADMIN})
        if self in (Who.ADMINS, Who.SUPER_ADMINS):
            return frozenset({Role.ADMIN})
        return frozenset(Role)

    @property
    def needs_session(self) -> bool:
        return self not in (Who.PUBLIC, Who.KEYS, Who.ANYONE)


@dataclass(frozen=True, slots=True)
class Guard:
    """`identity` lists the fields of the body or query that name a person and must name the caller; `has_token` is
    False for calls that cannot have the session's token: they start it, or come from a page without scripts;
    `confirmed` calls need somebody who has just logged in or given the password again; `before_factor` calls are open
    to admins who must set up a second factor before they do anything else; `scope` is what an API key needs: with
    Who.KEYS for this very call, otherwise for the same call under /api/v1, or at the address `for_programs` there;
    `owners` may have such a key."""

    who: Who
    identity: tuple[str, ...] = ()
    body: int = JSON_BODY
    has_token: bool = True
    confirmed: bool = False
    before_factor: bool = False
    scope: Scope | None = None
    for_programs: str = ""
    owners: Who = Who.SIGNED_IN


def guarded(
    who: Who,
    *,
    identity: tuple[str, ...] = (),
    body: int = JSON_BODY,
    has_token: bool = True,
    confirmed: bool = False,
    before_factor: bool = False,
    scope: Scope | None = None,
    for_programs: str = "",
) -> Callable[..., View]:
    """With `scope`, programs may make the call, too."""
    guard = Guard(who, identity, body, has_token, confirmed, before_factor, scope, for_programs)
    return _marked(guard, is_rehearsable=scope is not None)


def keyed(scope: Scope, owners: Who = Who.SIGNED_IN) -> Callable[..., View]:
    """For calls of programs."""
    return _marked(Guard(Who.KEYS, scope=scope, owners=owners), is_rehearsable=True)


def guard_of(view: Callable[..., object]) -> Guard:
    return cast(Guard, view.guard)  # type: ignore[attr-defined]


def view_for_programs(view: View) -> View:
    """The view of a screen, guarded by the scope that its guard names."""

    @wraps(view)
    def called_by_key(*args: object, **fields: object) -> object:
        return view(*args, **fields)

    guard = guard_of(view)
    return cast(View, _marked(replace(guard, who=Who.KEYS, owners=guard.who))(called_by_key))


def _marked(guard: Guard, *, is_rehearsable: bool = False) -> Callable[..., View]:
    def mark(view: View) -> View:
        view = rehearsable(view) if is_rehearsable else view
        view.guard = guard  # type: ignore[attr-defined]
        return view

    return mark


class UnguardedRoute(Exception):
    """A route has no guard; the application then does not start."""


def guards_of(app: Flask) -> dict[str, Guard]:
    """The guard of every endpoint. Raises UnguardedRoute."""
    guards = {}
    for endpoint, view in app.view_functions.items():
        guard = getattr(view, "guard", None)
        if guard is None:
            raise UnguardedRoute(f"The route {endpoint} has no guard: say who may call it with @guarded(…).")
        guards[endpoint] = guard
    return guards
