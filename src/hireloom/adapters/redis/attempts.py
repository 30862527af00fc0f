"""Counts of attempts in Redis: one sorted set for each limit and subject, a member for each attempt."""

import hashlib
import secrets
from datetime import datetime, timedelta

from hireloom.adapters.redis.shared_redis import RedisAway, SharedRedis
from hireloom.domain.identity.limits import RateLimit
from hireloom.ports.stores import Attempts

_TAKE = """
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
return 1
"""


class RedisAttempts:
    """Counts at once, whether the unit of work commits or not. While Redis does not answer, `otherwise` counts."""

    def __init__(self, redis: SharedRedis, otherwise: Attempts) -> None:
        self._redis, self._otherwise = redis, otherwise

    def take(self, limit: RateLimit, subject: str, *, now: datetime) -> bool:
        life = limit.window + timedelta(minutes=1)  # the caller's clock decides, not that of Redis
        key = _key(limit, subject)
        values = (
            _ms(now),
            _ms(now + limit.window),
            limit.times,
            secrets.token_hex(8),
            int(life.total_seconds() * 1000),
        )
        try:
            return bool(self._redis.ask(lambda redis: redis.eval(_TAKE, 1, key, *map(str, values))))
        except RedisAway:
            return self._otherwise.take(limit, subject, now=now)

    def wait(self, limit: RateLimit, subject: str, *, now: datetime) -> timedelta:
        at = limit.times - 1  # from the newest
        try:
            full = self._redis.ask(lambda redis: redis.zrange(_key(limit, subject), at, at, desc=True, withscores=True))
        except RedisAway:
            return self._otherwise.wait(limit, subject, now=now)
        return max(timedelta(milliseconds=float(full[0][1]) - _ms(now)), timedelta()) if full else timedelta()

    def give_back(self, limit: RateLimit, subject: str) -> None:
        try:
            self._redis.ask(lambda redis: redis.zpopmax(_key(limit, subject)))
        except RedisAway:
            self._otherwise.give_back(limit, subject)


def _key(limit: RateLimit, subject: str) -> str:
    """Addresses stay out of Redis."""
    return f"hireloom:attempts:{limit.name}:{hashlib.sha256(subject.encode()).hexdigest()[:32]}"


def _ms(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)
