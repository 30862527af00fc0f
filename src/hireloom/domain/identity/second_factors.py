"""The second step of a log-in: the code of an authenticator app (RFC 6238), a passkey, or a recovery code for
somebody who has lost both."""

import hashlib
import hmac
import re
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from hireloom.domain.identity.users import User
from hireloom.domain.lives import USUAL
from hireloom.domain.refusals import Conflict, NotAllowed, NotFound, TooMany

DIGITS = 6  # of an app's code
RECOVERY_CODES = 10  # made at once
FEW_CODES = 4  # fewer than these deserve a warning


class Factor(StrEnum):
    """What the second step can be taken with."""

    APP = "app"
    PASSKEY = "passkey"
    RECOVERY_CODE = "recovery_code"


class WrongSecondStep(NotAllowed):
    sentence = "This code is wrong or was already used."


class SecondStepPaused(TooMany):
    sentence = "Too many wrong codes. Please wait before you try again."


class NoAuthenticator(NotFound):
    sentence = "No authenticator app is set up."


class NoSecondFactor(NotFound):
    sentence = "Set up a passkey or an authenticator app first."


class SecondFactorNeeded(NotAllowed):
    sentence = "Your account needs a second step. Please set up a passkey or an authenticator app first."


class LastFactor(Conflict):
    sentence = "Your account needs a second step. Set up another one before you remove this one."


class SetupOutdated(Conflict):
    sentence = "This setup has ended. Please start again."


class NoSuchTrust(NotFound):
    sentence = "This device is no longer trusted."


@dataclass(frozen=True, slots=True)
class FactorDuty:
    """Who can do nothing but set up a second step until they have one."""

    admins: bool
    everybody: bool

    def binds(self, user: User) -> bool:
        return self.everybody or (self.admins and user.is_admin)


@dataclass(frozen=True, slots=True)
class AuthenticatorApp:
    """`secret` is encrypted. `last_step` is the half minute whose code was used last: each code works once."""

    user_id: int
    secret: str
    added_at: datetime
    last_step: int

    def after(self, step: int | None) -> "AuthenticatorApp | None":
        """The app after the code of this half minute; None if that code must no longer be used."""
        return replace(self, last_step=step) if step is not None and step > self.last_step else None


@dataclass(frozen=True, slots=True)
class TrustedDevice:
    """A browser that is not asked for the second step. `key` is the hash of the token in its cookie."""

    key: str
    user_id: int
    name: str
    trusted_at: datetime

    @property
    def handle(self) -> str:
        """What its owner names it by; too little of the key to find the device with."""
        return self.key[:16]

    def until(self, life: timedelta = USUAL.trust) -> datetime:
        return self.trusted_at + life


def recovery_seal(code: str, *, user_id: int, secret: str) -> str:
    """The HMAC that is stored instead of a recovery code, whatever capitals and hyphens somebody types it with."""
    plain = re.sub(r"[^0-9a-z]", "", code.casefold())
    return hmac.new(secret.encode(), f"recovery\n{user_id}\n{plain}".encode(), hashlib.sha256).hexdigest()
