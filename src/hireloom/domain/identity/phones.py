"""Telephone numbers: a country code and ten digits, written `+CC-DDDDDDDDDD`."""

import re
from dataclasses import dataclass

from hireloom.domain.refusals import Invalid

_REGISTERED = re.compile(r"\+(91|1)-([0-9]{10})")


class PhoneNeeded(Invalid):
    sentence = "Phone number is required"


class PhoneMalformed(Invalid):
    sentence = "Enter a valid phone number (US: +1-XXXXXXXXXX, India: +91-XXXXXXXXXX)"


@dataclass(frozen=True, slots=True)
class Phone:
    country_code: str
    digits: str

    def __str__(self) -> str:
        return f"{self.country_code}-{self.digits}"

    @classmethod
    def registered(cls, text: str) -> "Phone":
        """The number that a registration or an update of the phone number sends. Raises PhoneMalformed."""
        match = _REGISTERED.fullmatch(text)
        if not match:
            raise PhoneMalformed
        return cls(f"+{match[1]}", match[2])

    @classmethod
    def added(cls, text: str | None) -> "Phone":
        """The number that an account without one must add. Raises PhoneNeeded or PhoneMalformed."""
        if not (text or "").strip():
            raise PhoneNeeded
        return cls.registered(text or "")
