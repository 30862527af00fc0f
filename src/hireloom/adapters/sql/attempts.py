"""Attempt counters in SQL: one row for each attempt, removed once its window has passed."""

import hashlib
from datetime import datetime, timedelta

from sqlalchemy import Connection, any_, delete, func, insert, select

from hireloom.adapters.sql.tables import attempts
from hireloom.domain.identity.limits import RateLimit


class SqlAttempts:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def take(self, limit: RateLimit, subject: str, *, now: datetime) -> bool:
        subject = _sealed(subject)
        self._alone(limit, subject)
        self._sweep(now)
        conditions = attempts.c.name == limit.name, attempts.c.subject == subject, attempts.c.expires_at > now
        tries = self._connection.scalar(select(func.count()).select_from(attempts).where(*conditions)) or 0
        if tries >= limit.times:
            return False
        self._connection.execute(
            insert(attempts).values(name=limit.name, subject=subject, expires_at=now + limit.window)
        )
        return True

    def wait(self, limit: RateLimit, subject: str, *, now: datetime) -> timedelta:
        conditions = attempts.c.name == limit.name, attempts.c.subject == _sealed(subject), attempts.c.expires_at > now
        newest_first = select(attempts.c.expires_at).where(*conditions).order_by(attempts.c.expires_at.desc())
        free_at = self._connection.scalar(newest_first.offset(limit.times - 1).limit(1))
        return free_at - now if free_at else timedelta()

    def give_back(self, limit: RateLimit, subject: str) -> None:
        conditions = attempts.c.name == limit.name, attempts.c.subject == _sealed(subject)
        newest = select(func.max(attempts.c.id)).where(*conditions).scalar_subquery()
        self._connection.execute(delete(attempts).where(attempts.c.id == newest))

    def _sweep(self, now: datetime) -> None:
        """Remove expired rows. On PostgreSQL many units do so at once: rows locked by another one are skipped,
        otherwise units would deadlock."""
        over = attempts.c.expires_at <= now
        if self._connection.dialect.name == "postgresql":
            free = select(attempts.c.id).where(over).with_for_update(skip_locked=True).scalar_subquery()
            over = attempts.c.id == any_(func.array(free))  # an array: looked up by key, without a join
        self._connection.execute(delete(attempts).where(over))

    def _alone(self, limit: RateLimit, subject: str) -> None:
        """On SQLite a writing unit is always alone; PostgreSQL needs a lock to count and insert in one step."""
        if self._connection.dialect.name == "postgresql":
            self._connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(f"{limit.name}:{subject}"))))


def _sealed(subject: str) -> str:
    """Nobody's address is kept here: it would outlive a deleted account."""
    return hashlib.sha256(subject.encode()).hexdigest()
