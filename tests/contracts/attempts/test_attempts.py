"""Limits work the same wherever attempts are counted, even when Redis is away."""

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
from hireloom.domain.refusals import TooMany
from hireloom.testing.clock import StoppedClock
from hireloom.usecases.limits import take_all

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


def test_the_wait_ends_when_the_next_attempt_is_free(any_store):
    def wait(now, limit=LIMIT):
        with any_store.reading() as tx:
            return tx.attempts.wait(limit, "anna", now=now)

    assert wait(NOW) == timedelta()
    assert [take(any_store, now=NOW + timedelta(minutes=minute)) for minute in range(3)] == [True] * 3
    later = NOW + timedelta(minutes=2, seconds=1)
    assert wait(later) == timedelta(minutes=12, seconds=59)
    assert wait(later, replace(LIMIT, times=1)) == timedelta(minutes=14, seconds=59)
    assert wait(NOW + LIMIT.window - timedelta(seconds=1)) == timedelta(seconds=1)
    assert wait(NOW + LIMIT.window) == timedelta()


def test_of_several_limits_all_count_or_none_and_the_longest_wait_is_the_answer(any_store):
    daily = RateLimit("login:daily", 4, timedelta(days=1))

    def take_both(now):
        with any_store.writing() as tx:
            take_all(tx, [(daily, "anna"), (LIMIT, "anna")], now=now)

    def refused(now):
        with pytest.raises(TooMany) as refusal:
            take_both(now)
        return refusal.value.wait

    for _ in range(3):
        take_both(NOW)
    assert [refused(NOW) for _ in range(2)] == [LIMIT.window] * 2  # the refused ones do not count for the day
    take_both(NOW + LIMIT.window)
    assert refused(NOW + LIMIT.window) == daily.window - LIMIT.window


def test_fifty_callers_never_pass_the_limit_together(redis_url):
    client = Redis.from_url(redis_url)  # however long it takes: none of them is counted elsewhere
    client.flushall()
    attempts = RedisAttempts(SharedRedis(client), None)
    with ThreadPoolExecutor(16) as threads:
        passes = list(threads.map(lambda _: attempts.take(LIMIT, "anna", now=NOW), range(50)))
    assert passes.count(True) == LIMIT.times
    client.close()


def test_no_address_stands_in_redis(store, redis_url):
    take(store, subject="anna@people.example")
    with connected(redis_url) as client:
        assert [b"anna" in key for key in client.keys("*")] == [False]
