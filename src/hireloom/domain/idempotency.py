"""Repeated requests: with the same Idempotency-Key they happen once."""

import re
from dataclasses import dataclass
from datetime import timedelta

from hireloom.domain.refusals import Conflict, Malformed

REPEATABLE_FOR = timedelta(hours=24)
LONGEST_KEY = 255
_KEY = re.compile(rf"[\x21-\x7e]{{1,{LONGEST_KEY}}}")


class IdempotencyKeyMalformed(Malformed):
    sentence = f"An Idempotency-Key has 1 to {LONGEST_KEY} visible ASCII characters and no spaces."


class IdempotencyKeyReused(Conflict):
    sentence = "This Idempotency-Key was used for another request. Please use a new one for each."


class RequestInProgress(Conflict):
    sentence = (
        "The first request with this Idempotency-Key has not been answered yet. If it stays so, the server was "
        "interrupted: look whether it has happened, and use a new key."
    )


@dataclass(frozen=True, slots=True)
class RequestAnswer:
    """The answer to a request, to be repeated."""

    status: int
    body: str


@dataclass(frozen=True, slots=True)
class RepeatableRequest:
    """`fingerprint` tells requests apart: same method, address and body, same fingerprint. `answer` is None while it is
    in progress."""

    fingerprint: str
    answer: RequestAnswer | None = None

    def repeated(self, fingerprint: str) -> RequestAnswer:
        """The answer for a request that comes again. Raises IdempotencyKeyReused or RequestInProgress."""
        if fingerprint != self.fingerprint:
            raise IdempotencyKeyReused
        if self.answer is None:
            raise RequestInProgress
        return self.answer


def idempotency_key(header: str) -> str:
    """Raises IdempotencyKeyMalformed."""
    if not _KEY.fullmatch(header):
        raise IdempotencyKeyMalformed
    return header
