"""The link with which a candidate books an interview without an account."""

import base64
import hashlib
import hmac

from hireloom.domain.refusals import NotFound


class NoSuchBooking(NotFound):
    sentence = "This link is not one of ours. Please use the link in the newest email."


def token_of_interview(interview_id: int, secret: str) -> str:
    """Nobody can make one for another interview."""
    seal = hmac.new(secret.encode(), f"interview:{interview_id}".encode(), hashlib.sha256).digest()
    return f"{interview_id}-{base64.urlsafe_b64encode(seal).decode().rstrip('=')}"


def interview_of(token: str, secret: str) -> int:
    """The interview of a link. Raises NoSuchBooking."""
    number = token.partition("-")[0]
    if number.isascii() and number.isdigit() and len(number) < 10:
        fits = hmac.compare_digest(token.encode("utf-8", "replace"), token_of_interview(int(number), secret).encode())
        if fits:
            return int(number)
    raise NoSuchBooking
