"""One-time codes: six digits sent by email, which prove that a person can read the mailbox."""

import hashlib
import hmac
import re
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from hireloom.domain.identity.limits import RateLimit, RateLimits
from hireloom.domain.refusals import Invalid, Malformed, TooMany, Unavailable

LENGTH = 6  # digits

_DIGITS = re.compile(rf"[0-9]{{{LENGTH}}}")


@dataclass(frozen=True, slots=True)
class CodeLimits:
    """The last of these wrong `tries` invalidates a code. A correct code becomes a ticket with a life of its own."""

    life: timedelta = timedelta(minutes=10)
    tries: int = 5
    signup_ticket: timedelta = timedelta(minutes=15)
    reset_ticket: timedelta = timedelta(minutes=10)

    def ticket_life(self, purpose: "Purpose") -> timedelta:
        return self.signup_ticket if purpose is Purpose.SIGNUP else self.reset_ticket


USUAL = CodeLimits()


class Purpose(StrEnum):
    """What a code may be used for; a code for one purpose is invalid for another."""

    SIGNUP = "signup"
    RESET = "reset"

    def sends(self, limits: RateLimits) -> tuple[RateLimit, ...]:
        """How often a code may be sent to one email address for one device or network."""
        return (
            self.own(limits.code_resends),
            self.own(limits.codes_in_a_row),
            limits.signup_codes if self is Purpose.SIGNUP else limits.reset_codes,
        )

    def own(self, limit: RateLimit) -> RateLimit:
        """The limit, counted for codes of this purpose alone."""
        return replace(limit, name=f"{limit.name}:{self}")


class CodeMalformed(Invalid):
    sentence = "OTP must be 6 digits"


class CodeWrong(Malformed):
    sentence = "Invalid OTP. Please try again."


class CodeNotSent(Unavailable):
    """Neither the code nor its email was stored: they are stored together or not at all."""

    sentence = "Failed to send OTP. Please try again."


class TooManyCodes(TooMany):
    """Too many codes have been sent to this email address."""


def digits_of(typed: str | None) -> str:
    if not _DIGITS.fullmatch(typed or ""):
        raise CodeMalformed
    return typed or ""


def seal_of(digits: str, *, purpose: Purpose, email: str, browser: str, secret: str) -> str:
    """The HMAC that is stored instead of the digits. A slow hash would not protect a million possible codes from
    somebody with a copy of the database; a key that is not in the database does."""
    message = "\n".join(("code", purpose, email, browser, digits))
    return hmac.new(secret.encode(), message.encode(), hashlib.sha256).hexdigest()


@dataclass(frozen=True, slots=True)
class Code:
    """The newest code for an email address and a purpose that one browser has requested. `browser` is that browser's
    key: no other browser can use or replace the code."""

    purpose: Purpose
    email: str
    browser: str
    seal: str
    created_at: datetime
    wrong: int = 0

    def is_alive(self, now: datetime, limits: CodeLimits = USUAL) -> bool:
        return self.wrong < limits.tries and now - self.created_at < limits.life

    def fits(self, seal: str, *, now: datetime, limits: CodeLimits = USUAL) -> bool:
        return hmac.compare_digest(self.seal.encode(), seal.encode()) and self.is_alive(now, limits)

    def missed(self, limits: CodeLimits = USUAL) -> "Code":
        """The code after a wrong try."""
        return replace(self, wrong=min(self.wrong + 1, limits.tries))
