"""Secrets: passwords and tokens."""

from typing import Protocol


class Passwords(Protocol):
    def hashed(self, password: str) -> str:
        """A slow salted hash to keep."""
        ...

    def fits(self, password: str, kept: str | None) -> bool:
        """Whether `kept` was made of `password`. Takes as long for None, and for what is no hash, which fit
        nothing, as for a hash."""
        ...

    def is_outdated(self, kept: str) -> bool:
        """Whether a hash that was kept is weaker than one that is made now."""
        ...


class LeakedPasswords(Protocol):
    def __contains__(self, password: object, /) -> bool:
        """Whether this password stands in lists that attackers try first, in any case of letters."""
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
