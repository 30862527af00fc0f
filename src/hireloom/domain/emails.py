"""Mail addresses as people type them and as we keep them."""

import re

from hireloom.domain.refusals import Malformed

MAX_LENGTH = 254

_SHAPE = re.compile(r"[^@\s\x00-\x1f\x7f]{1,64}@(?:[^@\s.\x00-\x1f\x7f]+\.)+[^@\s.\x00-\x1f\x7f]{2,}")


class EmailNeeded(Malformed):
    sentence = "Email is required"


class EmailMalformed(Malformed):
    sentence = "Invalid email format"


def email_of(typed: str | None) -> str:
    """The address as stored and compared: without blanks around it, in lower case."""
    email = (typed or "").strip().lower()
    if not email:
        raise EmailNeeded
    if len(email) > MAX_LENGTH or not _SHAPE.fullmatch(email):
        raise EmailMalformed
    return email
