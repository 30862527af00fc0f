"""Redis for all units of work of a process; nobody waits for it while it is away."""

import logging
import time
from collections.abc import Callable
from threading import Lock
from typing import TypeVar

from redis import Redis
from redis.exceptions import RedisError

T = TypeVar("T")

SECONDS = 0.5  # that a call waits for Redis
PAUSE = 5.0  # seconds for which Redis is left alone after a failure

log = logging.getLogger(__name__)


class RedisAway(Exception):
    """Redis did not answer, now or a moment ago."""


def connected(url: str) -> Redis:
    """A connection pool; it does not connect yet."""
    return Redis.from_url(url, socket_timeout=SECONDS, socket_connect_timeout=SECONDS)


class SharedRedis:
    """After a failure one call in each PAUSE tries Redis again, the others fail at once. The log says once that Redis
    is away, and once that it is back."""

    def __init__(self, client: Redis, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._client, self._monotonic = client, monotonic
        self._lock, self._is_away, self._next_try = Lock(), False, 0.0

    def ask(self, question: Callable[[Redis], T]) -> T:
        """Raises RedisAway."""
        if not self._may_ask():
            raise RedisAway
        try:
            answer = question(self._client)
        except RedisError as failed:
            self._note(is_away=True, why=type(failed).__name__)  # its text may hold a password
            raise RedisAway from failed
        self._note(is_away=False)
        return answer

    def _may_ask(self) -> bool:
        with self._lock:
            if self._is_away and self._monotonic() < self._next_try:
                return False
            self._next_try = self._monotonic() + PAUSE
            return True

    def _note(self, *, is_away: bool, why: str = "") -> None:
        with self._lock:
            changed, self._is_away = is_away is not self._is_away, is_away
            self._next_try = self._monotonic() + PAUSE
        if changed and is_away:
            log.warning("Redis does not answer (%s); the database counts attempts", why)
        elif changed:
            log.warning("Redis answers again and counts attempts")
