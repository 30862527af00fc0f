"""While Redis takes connections and does not answer, the database counts attempts and hardly anybody waits."""

import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime, timedelta

import pytest

from hireloom.bootstrap.adapters import counting
from hireloom.domain.identity.limits import RateLimit
from tests.waiting import until

LIMIT = RateLimit("login", 1_000, timedelta(minutes=15))
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


class Database:
    """Counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def take(self, _limit: RateLimit, _subject: str, *, now: datetime) -> bool:
        self.asked += 1
        return now == NOW

    def give_back(self, _limit: RateLimit, _subject: str) -> None:
        self.asked += 1


class Seconds:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Relay:
    """A real socket in front of Redis. Unless `answers` is set, it takes connections and keeps the answers back."""

    def __init__(self, redis_url: str) -> None:
        host, port = redis_url.removeprefix("redis://").split(":")
        self._redis, self._ends = (host, int(port)), list[socket.socket]()
        self._server = socket.create_server(("127.0.0.1", 0))
        self.answers = threading.Event()
        self.url = f"redis://127.0.0.1:{self._server.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    @property
    def callers(self) -> int:
        """How many connections it was asked for."""
        return len(self._ends) // 2

    def close(self) -> None:
        self.answers.set()
        for end in (self._server, *self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                caller, redis = self._server.accept()[0], socket.create_connection(self._redis)
                self._ends += (caller, redis)
                threading.Thread(target=self._carry, args=(caller, redis), daemon=True).start()
                threading.Thread(target=self._carry, args=(redis, caller), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(4096):
                if target in self._ends[::2]:
                    self.answers.wait()
                target.sendall(data)


@pytest.fixture
def relay(redis_url: str) -> Iterator[Relay]:
    relay = Relay(redis_url)
    yield relay
    relay.close()


@pytest.mark.spec("SEC-03")
def test_a_redis_that_hangs_is_waited_for_once_and_the_log_says_it_once(
    relay: Relay, caplog: pytest.LogCaptureFixture
) -> None:
    counted, database = counting(relay.url, time.monotonic), Database()
    began = time.monotonic()
    for _ in range(40):  # each is a unit of work of its own
        assert counted(database).take(LIMIT, "anna", now=NOW)
    counted(database).give_back(LIMIT, "anna")
    assert time.monotonic() - began < 5  # they would wait twenty seconds one by one
    assert database.asked == 41
    assert len([message for message in caplog.messages if "Redis does not answer" in message]) == 1


def test_one_call_in_a_while_tries_again_and_when_it_is_answered_redis_counts(
    relay: Relay, caplog: pytest.LogCaptureFixture
) -> None:
    seconds, database = Seconds(), Database()
    counted = counting(relay.url, seconds)
    assert counted(database).take(LIMIT, "bert", now=NOW)
    seconds.now += 4.9
    relay.answers.set()
    assert counted(database).take(LIMIT, "bert", now=NOW)
    assert database.asked == 2  # left alone, although it would answer
    seconds.now += 0.2
    assert all(counted(database).take(LIMIT, "bert", now=NOW) for _ in range(3))
    assert database.asked == 2
    assert [message.partition(" (")[0] for message in caplog.messages] == [
        "Redis does not answer",
        "Redis answers again and counts attempts",
    ]


def test_of_many_who_come_when_the_pause_is_over_one_tries(relay: Relay) -> None:
    seconds, database = Seconds(), Database()
    counted = counting(relay.url, seconds)
    assert counted(database).take(LIMIT, "carl", now=NOW)
    seconds.now += 5.1

    with ThreadPoolExecutor(16) as threads:
        assert all(threads.map(lambda _: counted(database).take(LIMIT, "carl", now=NOW), range(16)))
    assert database.asked == 17
    assert until(lambda: relay.callers == 2)
