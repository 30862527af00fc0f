"""Tickets: a browser gets one for a correct code; it is valid once, for one purpose."""

from dataclasses import dataclass
from datetime import datetime

from hireloom.domain.identity.codes import USUAL, CodeLimits, Purpose


@dataclass(frozen=True, slots=True)
class Ticket:
    """`key` is the hash that is stored instead of the token in the browser's cookie."""

    key: str
    purpose: Purpose
    email: str
    expires_at: datetime

    @classmethod
    def issued(cls, key: str, *, purpose: Purpose, email: str, now: datetime, limits: CodeLimits = USUAL) -> "Ticket":
        return cls(key, purpose, email, now + limits.ticket_life(purpose))

    def admits(self, email: str, *, purpose: Purpose, now: datetime) -> bool:
        return self.email == email and self.purpose is purpose and now < self.expires_at
