"""How long somebody stays signed in, on the server's clock."""

import hashlib
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from hireloom.domain.identity.users import Role

SEEN_AT_MOST_EVERY = timedelta(minutes=1)  # how often last_seen is written


class SessionKind(StrEnum):
    FULL = "full"
    PENDING_PHONE = "pending_phone"  # the password was right, a phone number is still needed: nothing else is permitted
    RESET = "reset"
    SIGNUP = "signup"


@dataclass(frozen=True, slots=True)
class SessionLimits:
    idle: timedelta = timedelta(hours=24)
    absolute: timedelta = timedelta(days=30)
    admin_absolute: timedelta = timedelta(hours=24)
    pending: timedelta = timedelta(minutes=10)

    def longest(self, kind: SessionKind, role: Role) -> timedelta:
        if kind is not SessionKind.FULL:
            return self.pending
        return self.admin_absolute if role is Role.ADMIN else self.absolute


def key_of(token: str) -> str:
    """What the store keeps instead of the token that the browser holds."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Session:
    key: str
    user_id: int
    kind: SessionKind
    created_at: datetime
    last_seen: datetime
    client: str = ""  # hash of address and browser, to tell somebody later where they were signed in

    def is_over(self, *, now: datetime, role: Role, limits: SessionLimits) -> bool:
        """The limits are exclusive: after exactly 24 idle hours it is over."""
        return now - self.last_seen >= limits.idle or now - self.created_at >= limits.longest(self.kind, role)

    def seen(self, now: datetime) -> "Session":
        """The session after a call at `now`: itself when the last one was less than a minute ago."""
        return self if now - self.last_seen < SEEN_AT_MOST_EVERY else replace(self, last_seen=now)
