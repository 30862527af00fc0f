"""Limits how many slow calls of one person run or wait at a time, so that they cannot occupy everybody's threads."""

import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from hireloom.domain.refusals import Refusal, RequesterLeft
from hireloom.infrastructure.fair_shares import is_fair
from hireloom.infrastructure.requesters import requester

PATIENCE = 0.25  # seconds between two checks of whether anybody is still waiting


class Shares:
    """At most `most` calls per person at a time; one more raises `refusal`."""

    def __init__(self, most: int, refusal: type[Refusal]) -> None:
        self._most, self._refusal = most, refusal
        self._lock, self._running = threading.Lock(), Counter[int]()

    @contextmanager
    def one(self, user_id: int) -> Iterator[None]:
        """Count the person's call inside the block. Raises the refusal."""
        with self._lock:
            if self._running[user_id] >= self._most:
                raise self._refusal
            self._running[user_id] += 1
        try:
            yield
        finally:
            with self._lock:
                self._running[user_id] -= 1
                if not self._running[user_id]:
                    del self._running[user_id]


class Places:
    """At most `count` calls of all people at a time, of which each person gets a fair share.

    Another one waits for a place: the next goes to the person with the fewest, then to the one who has waited longest.
    A waiting call occupies a thread, so only `line` calls wait, again shared fairly, and for at most `seconds`. Then,
    or if the line is full, `refusal` is raised.
    """

    def __init__(self, count: int, refusal: type[Refusal], *, line: int = 0, seconds: float = 0) -> None:
        self._count, self._refusal, self._line, self._seconds = count, refusal, line, seconds
        self._changed, self._running, self._waiting = threading.Condition(), Counter[int](), list[_Turn]()

    @contextmanager
    def one(self, user_id: int) -> Iterator[None]:
        """Give the person's call a place inside the block, after waiting for one. Raises the refusal."""
        with self._changed:
            if self._is_fair(user_id):
                self._running[user_id] += 1
            else:
                self._wait(user_id)
        try:
            yield
        finally:
            with self._changed:
                self._running[user_id] -= 1
                self._running += Counter()  # forget people who have none
                self._give_places()

    def _is_fair(self, user_id: int) -> bool:
        return is_fair(self._running[user_id], self._count - self._running.total())

    def _wait(self, user_id: int) -> None:
        of_the_person = sum(turn.user_id == user_id for turn in self._waiting)
        if not is_fair(of_the_person, self._line - len(self._waiting)):
            raise self._refusal
        turn, until, has_left = _Turn(user_id), time.monotonic() + self._seconds, requester().has_left
        self._waiting.append(turn)
        while not turn.has_come:
            if (is_abandoned := has_left()) or time.monotonic() >= until:
                self._waiting.remove(turn)
                raise RequesterLeft if is_abandoned else self._refusal
            self._changed.wait(min(PATIENCE, max(0, until - time.monotonic())))

    def _give_places(self) -> None:
        while fair := [turn for turn in self._waiting if self._is_fair(turn.user_id)]:
            turn = min(fair, key=lambda turn: self._running[turn.user_id])
            self._waiting.remove(turn)
            self._running[turn.user_id] += 1
            turn.has_come = True
        self._changed.notify_all()


@dataclass(eq=False)
class _Turn:
    user_id: int
    has_come: bool = False
