"""Passkeys (WebAuthn): keys on a person's own device that log in with a fingerprint, a face or a PIN."""

import hashlib
import hmac
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from hireloom.domain.lives import USUAL
from hireloom.domain.refusals import Conflict, Full, Invalid, NotAllowed, NotFound

MAX_NAME = 60
_ID = re.compile(r"[A-Za-z0-9_-]{1,1400}")  # the standard allows 1,023 bytes


class PasskeyRefused(NotAllowed):
    sentence = "This passkey was not recognized. Please try again, or log in another way."


class UnknownPasskey(PasskeyRefused):
    sentence = "This passkey belongs to no account here. It may have been removed."


class CeremonyOver(Conflict):
    sentence = "This took too long, or was done already. Please try again."


class PasskeyTaken(Conflict):
    sentence = "This passkey is already set up."


class TooManyPasskeys(Full):
    sentence = "You have {most} passkeys. Remove one first."


class NoPasskey(NotFound):
    sentence = "No passkey is set up."


class NoSuchPasskey(NotFound):
    sentence = "This passkey is already removed."


class PasskeyNameMissing(Invalid):
    sentence = "Please give the passkey a name."


class PasskeysNeedName(Conflict):
    sentence = "Passkeys work only at an address with a name, not at one made of numbers."


class CeremonyPurpose(StrEnum):
    REGISTER = "register"
    LOG_IN = "log in"
    SECOND_STEP = "second step"
    CONFIRM = "confirm"


@dataclass(frozen=True, slots=True)
class Ceremony:
    """One round trip to an authenticator. `holder` stands for the browser in which it began, the only one in which it
    can end: a session, or the cookie of a log-in."""

    purpose: CeremonyPurpose
    holder: str
    nonce: str
    begun_at: datetime

    @classmethod
    def begun(cls, purpose: CeremonyPurpose, *, holder: str, nonce: str, now: datetime) -> "Ceremony":
        return cls(purpose, holder, nonce, now.replace(microsecond=0))

    @classmethod
    def resumed(
        cls,
        token: str,
        purpose: CeremonyPurpose,
        *,
        holder: str,
        now: datetime,
        life: timedelta = USUAL.passkey_ceremony,
    ) -> "Ceremony":
        """The ceremony that was begun with this token. Raises CeremonyOver."""
        nonce, _, seconds = token.partition(".")
        if not (seconds.isascii() and seconds.isdigit() and len(seconds) <= 12):
            raise CeremonyOver
        begun_at = datetime.fromtimestamp(int(seconds), now.tzinfo)
        if not begun_at <= now < begun_at + life:
            raise CeremonyOver
        return cls(purpose, holder, nonce, begun_at)

    @property
    def token(self) -> str:
        """What the browser sends back with the answer of the authenticator."""
        return f"{self.nonce}.{int(self.begun_at.timestamp())}"

    def challenge(self, secret: str) -> bytes:
        """What the authenticator signs; nobody else can make one, so none is stored before it is used."""
        text = f"passkey\n{self.purpose}\n{self.holder}\n{self.token}"
        return hmac.new(secret.encode(), text.encode(), hashlib.sha256).digest()


@dataclass(frozen=True, slots=True)
class Passkey:
    """`id` is that of the credential, in base64url. `user_handle` is what authenticators keep instead of the account's
    id; all passkeys of a person have the same. `sign_count` stays 0 on devices that do not count."""

    id: str
    user_id: int
    user_handle: bytes
    public_key: bytes
    name: str
    sign_count: int
    transports: tuple[str, ...]
    added_at: datetime
    used_at: datetime | None = None

    def named(self, name: str) -> "Passkey":
        """Raises PasskeyNameMissing."""
        return replace(self, name=name_of(name))

    def used(self, sign_count: int, now: datetime) -> "Passkey":
        return replace(self, sign_count=sign_count, used_at=now)


def handle_of(user_id: int, secret: str) -> bytes:
    """The user handle of all passkeys that a person makes from now on: no stranger can tell whose it is."""
    return hmac.new(secret.encode(), f"passkey handle\n{user_id}".encode(), hashlib.sha256).digest()


def credential_id_of(credential: Mapping[str, object]) -> str:
    """The id by which the answer of an authenticator names its passkey. Raises PasskeyRefused."""
    text = credential.get("id")
    if not isinstance(text, str) or not _ID.fullmatch(text):
        raise PasskeyRefused
    return text


def name_of(name: str) -> str:
    """The name on one line, cut to what is kept. Raises PasskeyNameMissing."""
    label = " ".join(name.split())[:MAX_NAME].rstrip()
    if not label:
        raise PasskeyNameMissing
    return label
