"""One-time codes: six digits that are sent by mail and prove that somebody reads the mailbox."""

import hashlib
import hmac
import re
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.refusals import Invalid, Malformed, TooMany, Unavailable

LIFE = timedelta(minutes=10)
TRIES = 5  # wrong tries; the fifth ends the code
RESEND_AFTER = timedelta(minutes=1)
LENGTH = 6  # digits

_MINUTE, _DAY = timedelta(minutes=1), timedelta(days=1)
_DIGITS = re.compile(rf"[0-9]{{{LENGTH}}}")


class Purpose(StrEnum):
    """What a code may be used for; a code for one purpose is invalid for another."""

    SIGNUP = "signup"
    RESET = "reset"

    @property
    def sends(self) -> tuple[RateLimit, ...]:
        """How often a code may be sent to one mail address for one device or network."""
        a_day = 10 if self is Purpose.SIGNUP else 5
        return (
            RateLimit(f"codes:{self}:resend", 1, RESEND_AFTER),
            RateLimit(f"codes:{self}:quarter", 3, 15 * _MINUTE),
            RateLimit(f"codes:{self}:day", a_day, _DAY),
        )

    @property
    def sends_to_strangers(self) -> RateLimit:
        """How often a code may be sent to one mail address for all devices together that never signed in with it, so
        that nobody can flood a mailbox. With five tries each, a guess succeeds once in 10,000 such days."""
        return RateLimit(f"codes:{self}:strangers", 20, _DAY)

    @property
    def wrong(self) -> RateLimit:
        """Wrong tries for one mail address from one browser, over all its codes."""
        return RateLimit(f"codes:{self}:wrong", 20, _DAY)


# Tries from a browser that asked for no code: they cannot succeed, and do not count for any mail address.
STRAYS = RateLimit("codes:strays", 50, 15 * _MINUTE)


class CodeMalformed(Invalid):
    sentence = "OTP must be 6 digits"


class CodeWrong(Malformed):
    sentence = "Invalid OTP. Please try again."


class CodeNotSent(Unavailable):
    """Neither code nor mail was kept: they are kept together or not at all."""

    sentence = "Failed to send OTP. Please try again."


class TooManyCodes(TooMany):
    """This mail address was sent too many codes."""


def digits_of(typed: str | None) -> str:
    if not _DIGITS.fullmatch(typed or ""):
        raise CodeMalformed
    return typed or ""


def seal_of(digits: str, *, purpose: Purpose, email: str, browser: str, secret: str) -> str:
    """The HMAC that is kept instead of the digits. A slow hash would not protect a million possible codes from somebody
    with a copy of the database; a key that is not in the database does."""
    told = "\n".join(("code", purpose, email, browser, digits))
    return hmac.new(secret.encode(), told.encode(), hashlib.sha256).hexdigest()


@dataclass(frozen=True, slots=True)
class Code:
    """The newest code for a mail address and a purpose that one browser asked for. `browser` is the key of this one: no
    other browser can use or replace the code."""

    purpose: Purpose
    email: str
    browser: str
    seal: str
    created_at: datetime
    wrong: int = 0

    def is_alive(self, now: datetime) -> bool:
        return self.wrong < TRIES and now - self.created_at < LIFE

    def fits(self, seal: str, *, now: datetime) -> bool:
        return hmac.compare_digest(self.seal, seal) and self.is_alive(now)

    def missed(self) -> "Code":
        """The code after a wrong try."""
        return replace(self, wrong=min(self.wrong + 1, TRIES))
