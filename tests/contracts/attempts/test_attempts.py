"""Limits count the same wherever they are counted, also when Redis is away."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from redis import Redis

from hireloom.adapters.redis.attempts import RedisAttempts
from hireloom.adapters.redis.shared_redis import SharedRedis, connected
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.domain.identity.limits import RateLimit
from hireloom.testing.clock import StoppedClock

LIMIT = RateLimit("login", 3, timedelta(minutes=15))
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


@pytest.fixture
def store(migrated, tmp_path, redis_url):
    client = connected(redis_url)
    client.flushall()
    yield from _store(migrated, tmp_path, client)


def _store(migrated, tmp_path, client):
    redis = SharedRedis(client)
    path = tmp_path / "hireloom.db"
    path.write_bytes(migrated.read_bytes())
    store = SqlStore(
        connect(f"sqlite:///{path}"), StoppedClock(), counted=lambda attempts: RedisAttempts(redis, attempts)
    )
    yield store
    store.close()
    client.close()


@pytest.fixture(params=["there", "away"])
def any_store(request, migrated, tmp_path, redis_url):
    client = connected(redis_url if request.param == "there" else "redis://127.0.0.1:1")
    if request.param == "there":
        client.flushall()
    yield from _store(migrated, tmp_path, client)


def take(store, *, subject="anna", now=NOW, limit=LIMIT):
    with store.writing() as tx:
        return tx.attempts.take(limit, subject, now=now)


@pytest.mark.spec("SEC-03")
def test_attempts_count_up_to_the_limit_and_fade(any_store):
    assert [take(any_store) for _ in range(4)] == [True, True, True, False]
    assert take(any_store, subject="bert")
    assert take(any_store, limit=replace(LIMIT, name="other"))
    with any_store.writing() as tx:
        tx.attempts.give_back(LIMIT, "anna")
    assert take(any_store, now=NOW + timedelta(minutes=5))
    assert not take(any_store, now=NOW + timedelta(minutes=14, seconds=59))
    later = NOW + timedelta(minutes=15)
    assert [take(any_store, now=later) for _ in range(3)] == [True, True, False]


def test_fifty_callers_never_pass_the_limit_together(redis_url):
    client = Redis.from_url(redis_url)  # however long it takes: none of them is counted elsewhere
    client.flushall()
    attempts = RedisAttempts(SharedRedis(client), None)
    with ThreadPoolExecutor(16) as threads:
        taken = list(threads.map(lambda _: attempts.take(LIMIT, "anna", now=NOW), range(50)))
    assert taken.count(True) == LIMIT.times
    client.close()


def test_no_address_stands_in_redis(store, redis_url):
    take(store, subject="anna@people.example")
    with connected(redis_url) as client:
        assert [b"anna" in key for key in client.keys("*")] == [False]
