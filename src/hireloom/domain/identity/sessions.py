"""How long a person stays logged in, by the server's clock."""

import re
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from hireloom.domain.identity.user_agents import UNKNOWN
from hireloom.domain.identity.users import Role, User
from hireloom.domain.lives import USUAL
from hireloom.domain.refusals import NotAllowed

_HASH = re.compile(r"[0-9a-f]{64}")
SEEN_AT_MOST_EVERY = timedelta(minutes=1)  # how often last_seen is written


class ConfirmationNeeded(NotAllowed):
    sentence = "Please confirm that it is you."


class SessionKind(StrEnum):
    FULL = "full"
    PENDING_PHONE = "pending_phone"  # the password was right, but only adding a phone number is allowed
    PENDING_SECOND_STEP = "pending_step"  # the password was right, but only showing a second factor is allowed
    RESET = "reset"
    SIGNUP = "signup"


@dataclass(frozen=True, slots=True)
class SessionLimits:
    idle: timedelta = timedelta(hours=24)
    absolute: timedelta = timedelta(days=30)
    admin_absolute: timedelta = timedelta(hours=24)
    pending: timedelta = timedelta(minutes=10)
    second_step: timedelta = timedelta(minutes=20)  # longer than the pause after wrong codes

    def longest(self, kind: SessionKind, role: Role) -> timedelta:
        if kind is SessionKind.PENDING_SECOND_STEP:
            return self.second_step
        if kind is not SessionKind.FULL:
            return self.pending
        return self.admin_absolute if role is Role.ADMIN else self.absolute


def kind_for(user: User) -> SessionKind:
    """The session of somebody who has proved who they are."""
    return SessionKind.FULL if user.phone else SessionKind.PENDING_PHONE


@dataclass(frozen=True, slots=True)
class Session:
    key: str
    user_id: int
    kind: SessionKind
    created_at: datetime
    last_seen: datetime
    client: str = ""  # the name of the device, to show people where they are logged in; old rows have a hash here
    confirmed_at: datetime | None = None  # when the person last showed again who they are

    @property
    def device(self) -> str:
        return UNKNOWN if _HASH.fullmatch(self.client) or not self.client else self.client

    @property
    def handle(self) -> str:
        """What its owner names it by; too little of the key to find the session with."""
        return self.key[:16]

    def is_over(self, *, now: datetime, role: Role, limits: SessionLimits) -> bool:
        """Whether the session has ended: with a limit of 24 hours it ends after exactly 24."""
        return now - self.last_seen >= limits.idle or now - self.created_at >= limits.longest(self.kind, role)

    def must_be_confirmed(self, now: datetime, life: timedelta = USUAL.confirmation) -> None:
        """Raises ConfirmationNeeded unless the person has just shown who they are, or is about to come in."""
        if self.kind is SessionKind.FULL and now - (self.confirmed_at or self.created_at) >= life:
            raise ConfirmationNeeded

    def seen(self, now: datetime) -> "Session":
        """The session after a request at `now`; unchanged if the last one was less than a minute ago."""
        return self if now - self.last_seen < SEEN_AT_MOST_EVERY else replace(self, last_seen=now)
