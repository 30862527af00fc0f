"""Counting attempts against rate limits."""

from datetime import datetime

from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.refusals import TooMany
from hireloom.ports.stores import Transaction


def take(tx: Transaction, limit: RateLimit, subject: str, *, now: datetime, otherwise: type[TooMany] = TooMany) -> None:
    """Count one attempt by the subject. Raises `otherwise`, and counts nothing, if the limit has been reached."""
    if not tx.attempts.take(limit, subject, now=now):
        raise otherwise
