"""Counting attempts against rate limits."""

from collections.abc import Sequence
from datetime import datetime

from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.refusals import TooMany
from hireloom.ports.stores import Transaction


def take(tx: Transaction, limit: RateLimit, subject: str, *, now: datetime, otherwise: type[TooMany] = TooMany) -> None:
    """Count one attempt by the subject. Raises `otherwise`, and counts nothing, if the limit has been reached."""
    take_all(tx, [(limit, subject)], now=now, otherwise=otherwise)


def take_all(
    tx: Transaction,
    counts: Sequence[tuple[RateLimit, str]],
    *,
    now: datetime,
    otherwise: type[TooMany] = TooMany,
) -> None:
    """Count one attempt against all limits, each with its subject, or against none of them. Raises `otherwise`, with
    the time until all of them allow another attempt."""
    for position, (limit, subject) in enumerate(counts):
        if not tx.attempts.take(limit, subject, now=now):
            for earlier in counts[:position]:  # Redis does not roll back
                tx.attempts.give_back(*earlier)
            raise otherwise(wait=max(tx.attempts.wait(*count, now=now) for count in counts))
