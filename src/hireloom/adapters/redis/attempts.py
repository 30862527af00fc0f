"""Counts of attempts in Redis: one sorted set for each limit and subject, a member for each attempt."""

import hashlib
import logging
import secrets
from datetime import datetime, timedelta
from typing import Any

from redis import Redis
from redis.exceptions import RedisError

from hireloom.domain.identity.limits import Limit
from hireloom.ports.stores import Attempts

SECONDS = 0.5  # that we wait; then the database counts

_TAKE = """
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
return 1
"""

log = logging.getLogger(__name__)


def connected(url: str) -> Redis:
    """A pool; nothing is asked yet."""
    return Redis.from_url(url, socket_timeout=SECONDS, socket_connect_timeout=SECONDS)


class RedisAttempts:
    """Counts at once, whether the unit of work commits or not. While Redis does not answer, `otherwise` counts."""

    def __init__(self, redis: Redis, otherwise: Attempts) -> None:
        self._redis, self._otherwise = redis, otherwise

    def take(self, limit: Limit, subject: str, *, now: datetime) -> bool:
        kept = limit.window + timedelta(minutes=1)  # the caller's clock decides, not that of Redis
        given = (_ms(now), _ms(now + limit.window), limit.times, secrets.token_hex(8), int(kept.total_seconds() * 1000))
        try:
            return bool(self._eval(_TAKE, _key(limit, subject), *given))
        except RedisError as problem:
            log.warning("Redis does not count attempts (%s); the database does", type(problem).__name__)
            return self._otherwise.take(limit, subject, now=now)

    def give_back(self, limit: Limit, subject: str) -> None:
        try:
            self._redis.zpopmax(_key(limit, subject))
        except RedisError:
            self._otherwise.give_back(limit, subject)

    def _eval(self, script: str, key: str, *given: object) -> Any:
        return self._redis.eval(script, 1, key, *map(str, given))


def _key(limit: Limit, subject: str) -> str:
    """Addresses stay out of Redis."""
    return f"hireloom:attempts:{limit.name}:{hashlib.sha256(subject.encode()).hexdigest()[:32]}"


def _ms(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)
