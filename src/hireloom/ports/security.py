"""Secrets: passwords and tokens."""

from datetime import datetime
from typing import Protocol


class Passwords(Protocol):
    def hashed(self, password: str) -> str:
        """A slow, salted hash to store."""
        ...

    def fits(self, password: str, password_hash: str | None) -> bool:
        """Whether `password_hash` was made of `password`. Takes as long for None and for anything else that is not a
        hash, which nothing fits, as for a hash."""
        ...

    def is_outdated(self, password_hash: str) -> bool:
        """Whether a stored hash is weaker than one that is made now."""
        ...


class LeakedPasswords(Protocol):
    def __contains__(self, password: object, /) -> bool:
        """Whether this password is in lists that attackers try first, ignoring case."""
        ...


class Tokens(Protocol):
    def token(self) -> str:
        """256 random bits as text, fit for a cookie."""
        ...

    def digits(self) -> str:
        """Six random digits to type, leading zeros too."""
        ...

    def receipt(self) -> str:
        """A short random name for something that was done, to read out and to find it by."""
        ...

    def recovery_code(self) -> str:
        """120 random bits to write down and to type."""
        ...


class AuthenticatorCodes(Protocol):
    def secret(self) -> str:
        """A new secret for one person's app, as text to type."""
        ...

    def address(self, secret: str, account: str) -> str:
        """What an app reads from a QR code."""
        ...

    def step(self, code: str, secret: str, now: datetime) -> int | None:
        """The number of the half minute to which the code belongs; None unless it is now or next to now. Takes the same
        time for every code."""
        ...


class SealedTexts(Protocol):
    def sealed(self, text: str, *, purpose: str) -> str:
        """The text, encrypted to be kept."""
        ...

    def opened(self, sealed: str, *, purpose: str) -> str | None:
        """The text; None if it was not sealed here for this purpose."""
        ...
