"""API keys: what a program may do with one for the person who made it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Self

from hireloom.domain.identity.tokens import token_hash
from hireloom.domain.identity.users import Role
from hireloom.domain.lives import USUAL
from hireloom.domain.refusals import Full, Invalid, Malformed, NotAllowed, NotFound, NotSignedIn

PREFIX = "hl_"  # the prefix by which secret scanners find a key
LIVE, TEST = f"{PREFIX}live_", f"{PREFIX}test_"
LONGEST_NAME, LONGEST_LIFE_DAYS = 60, 366
USED_AT_MOST_EVERY = timedelta(minutes=1)  # how often the last use is recorded
SHOWN_AFTER_END = timedelta(days=30)
_IN_URL = re.compile(r"hl_[A-Za-z0-9_-]{43}")


class Scope(StrEnum):
    """What a key allows. A scope that writes includes the one that reads."""

    JOBS_READ = "jobs:read"
    JOBS_WRITE = "jobs:write"
    APPLICATIONS_READ = "applications:read"
    APPLICATIONS_WRITE = "applications:write"
    COMPANY_READ = "company:read"
    COMPANY_WRITE = "company:write"
    CANDIDATES_READ = "candidates:read"
    CANDIDATES_WRITE = "candidates:write"
    DOCUMENTS_READ = "documents:read"
    DOCUMENTS_WRITE = "documents:write"
    PEOPLE_READ = "people:read"
    PEOPLE_WRITE = "people:write"
    SEARCHES_READ = "searches:read"
    SEARCHES_WRITE = "searches:write"
    TRACKER_READ = "tracker:read"
    TRACKER_WRITE = "tracker:write"
    WEBHOOKS_READ = "webhooks:read"
    WEBHOOKS_WRITE = "webhooks:write"

    @property
    def only_reads(self) -> bool:
        return self.endswith(":read")

    @property
    def reading(self) -> "Scope":
        return Scope(f"{self.partition(':')[0]}:read")


_RECRUITING = frozenset(
    {
        *(Scope.JOBS_WRITE, Scope.COMPANY_READ, Scope.COMPANY_WRITE, Scope.CANDIDATES_READ),
        *(Scope.CANDIDATES_WRITE, Scope.WEBHOOKS_READ, Scope.WEBHOOKS_WRITE),
    }
)


def scopes_of(role: Role) -> frozenset[Scope]:
    """The scopes that people of this role may give to their keys."""
    return frozenset(Scope) - (_RECRUITING if role is Role.USER else frozenset())


class KeyMissing(NotSignedIn):
    sentence = "Please send an API key in the header Authorization: Bearer hl_..."


class KeyUnknown(NotSignedIn):
    sentence = "This API key does not exist."


class KeyExpired(NotSignedIn):
    sentence = "This API key has expired."


class KeyRevoked(NotSignedIn):
    sentence = "This API key was revoked."


class KeyInUrl(Malformed):
    sentence = "An API key must not be part of an address: revoke it, and send the new one as a header."


class ScopeMissing(NotAllowed):
    sentence = "This API key does not have the scope that the call needs."


class KeyNameNeeded(Invalid):
    sentence = f"Please give the key a name of at most {LONGEST_NAME} characters."


class ScopeNeeded(Invalid):
    sentence = "Please choose at least one scope."


class ScopeNotYours(Invalid):
    sentence = "A key can do no more than you can: one of these scopes is for recruiters."


class ExpiryNeeded(Invalid):
    sentence = f"A key that changes things expires after {LONGEST_LIFE_DAYS} days at most."


class TooManyKeys(Full):
    sentence = "You already have {most} keys. Please revoke one that you no longer need."


class NoSuchKey(NotFound):
    sentence = "This key does not exist or is already revoked."


def must_not_be_in(url: str) -> None:
    """Raises KeyInUrl: addresses are logged, shown and passed on."""
    if _IN_URL.search(url):
        raise KeyInUrl


def bearer(header: str) -> str:
    """The key in an Authorization header. Raises KeyMissing or KeyUnknown."""
    scheme, _, token = header.strip().partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise KeyMissing
    if not token.strip().startswith(PREFIX):
        raise KeyUnknown
    return token.strip()


@dataclass(frozen=True, slots=True)
class ApiKey:
    """`seal` is the hash of the key, `hint` its first and last characters; the first ones say whether it is a test key.
    `id` is 0 until it is stored."""

    user_id: int
    seal: str
    hint: str
    name: str
    scopes: frozenset[Scope]
    created_at: datetime
    expires_at: datetime | None
    revoked_at: datetime | None = None
    last_used_at: datetime | None = None
    last_address: str = ""
    id: int = 0

    @classmethod
    def made(
        cls,
        token: str,
        *,
        user_id: int,
        role: Role,
        name: str,
        scopes: Iterable[Scope],
        life: timedelta | None,
        now: datetime,
    ) -> Self:
        """Raises KeyNameNeeded, ScopeNeeded, ScopeNotYours or ExpiryNeeded."""
        name, chosen = " ".join(name.split()), frozenset(scopes)
        if not 0 < len(name) <= LONGEST_NAME:
            raise KeyNameNeeded
        if not chosen:
            raise ScopeNeeded
        if not chosen <= scopes_of(role):
            raise ScopeNotYours
        if life is None and not all(scope.only_reads for scope in chosen):
            raise ExpiryNeeded
        if life is not None and not timedelta(0) < life <= timedelta(LONGEST_LIFE_DAYS):
            raise ExpiryNeeded
        granted = chosen | {scope.reading for scope in chosen}
        hint = f"{token[: len(LIVE) + 3]}…{token[-4:]}"
        return cls(user_id, token_hash(token), hint, name, granted, now, now + life if life else None)

    @property
    def is_test(self) -> bool:
        """Whether its calls are answered with examples and do nothing."""
        return self.hint.startswith(TEST)

    @property
    def life(self) -> timedelta | None:
        return self.expires_at - self.created_at if self.expires_at else None

    def ended_at(self, now: datetime) -> datetime | None:
        """Since when it no longer works; None while it does."""
        if self.revoked_at:
            return self.revoked_at
        return self.expires_at if self.expires_at and self.expires_at <= now else None

    def must_work(self, now: datetime) -> None:
        """Raises KeyRevoked or KeyExpired."""
        if self.revoked_at:
            raise KeyRevoked
        if self.ended_at(now):
            raise KeyExpired

    def must_allow(self, scope: Scope, role: Role) -> None:
        """Raises ScopeMissing: even if only the person may no longer do it."""
        if scope not in self.scopes & scopes_of(role):
            missing = ScopeMissing()
            missing.data = {"scope": scope.value}
            raise missing

    def is_use_due(self, now: datetime) -> bool:
        """Whether to note that it is used now."""
        return self.last_used_at is None or now - self.last_used_at >= USED_AT_MOST_EVERY

    def revoked(self, now: datetime) -> Self:
        return replace(self, revoked_at=now)

    def replaced(self, now: datetime, overlap: timedelta = USUAL.overlap) -> Self:
        """The key while programs change to its successor."""
        until = now + overlap
        return replace(self, expires_at=min(self.expires_at, until) if self.expires_at else until)
