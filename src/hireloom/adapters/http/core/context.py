"""What views work with: the desks, the clock and the surroundings of the application."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar, cast

from flask import Flask, current_app

from hireloom.adapters.http.core.cookies import SessionCookie
from hireloom.adapters.http.core.csrf import Csrf
from hireloom.domain.amounts import Amounts
from hireloom.domain.identity.codes import CodeLimits
from hireloom.domain.lives import Lives
from hireloom.ports.clock import Clock

ERRAND = 15 * 60  # seconds that a browser keeps the cookie of a registration or a password reset
DEVICE = 400 * 24 * 60 * 60  # likewise for the cookie of a known device; browsers keep none longer
_NAME = "hireloom"

Desk = TypeVar("Desk")


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the HTTP layer must know about its environment."""

    public_url: str
    secret: str
    web_dir: Path
    session_seconds: int
    board_order: tuple[str, ...]
    is_demo: bool
    code_limits: CodeLimits
    resend_seconds: int
    lives: Lives
    amounts: Amounts
    shows_jobs: bool = True
    security_contact: str = ""

    @property
    def is_https(self) -> bool:
        return self.public_url.startswith("https://")


@dataclass(frozen=True)
class Context:
    """`desks` has one desk of each class."""

    surroundings: Surroundings
    clock: Clock
    desks: Mapping[type, Any]
    session_cookie: SessionCookie = field(init=False)
    csrf: Csrf = field(init=False)

    def __post_init__(self) -> None:
        surroundings = self.surroundings
        object.__setattr__(self, "session_cookie", SessionCookie(surroundings.is_https, surroundings.session_seconds))
        object.__setattr__(self, "csrf", Csrf(surroundings.secret, surroundings.public_url))


def attach(app: Flask, context: Context) -> None:
    app.extensions[_NAME] = context


def _context() -> Context:
    return cast(Context, current_app.extensions[_NAME])


def desk(kind: type[Desk]) -> Desk:
    """The desk of this class."""
    return cast(Desk, _context().desks[kind])


def clock() -> Clock:
    return _context().clock


def surroundings() -> Surroundings:
    return _context().surroundings


def session_cookie() -> SessionCookie:
    return _context().session_cookie


def errand_cookie(word: str) -> SessionCookie:
    """The cookie of a registration or password reset in progress."""
    return SessionCookie(surroundings().is_https, ERRAND, word)


def device_cookie() -> SessionCookie:
    """The cookie of a browser in which somebody has logged in: strangers cannot keep its owner from logging in
    there."""
    return SessionCookie(surroundings().is_https, DEVICE, "device")


def trust_cookie() -> SessionCookie:
    """The cookie of a browser that is not asked for the second step."""
    return SessionCookie(surroundings().is_https, int(surroundings().lives.trust.total_seconds()), "trust")


def csrf() -> Csrf:
    return _context().csrf
