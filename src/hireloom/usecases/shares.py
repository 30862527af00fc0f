"""Limits how many slow calls of one person run or wait at a time, so that they cannot occupy everybody's threads."""

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from hireloom.domain.refusals import Refusal
from hireloom.infrastructure.fair_shares import is_fair


class Shares:
    """At most `most` calls per person at a time; one more raises `refusal`."""

    def __init__(self, most: int, refusal: type[Refusal]) -> None:
        self._most, self._refusal = most, refusal
        self._lock, self._taken = threading.Lock(), Counter[int]()

    @contextmanager
    def one(self, user_id: int) -> Iterator[None]:
        with self._lock:
            if self._taken[user_id] >= self._most:
                raise self._refusal
            self._taken[user_id] += 1
        try:
            yield
        finally:
            with self._lock:
                self._taken[user_id] -= 1
                if not self._taken[user_id]:
                    del self._taken[user_id]


class Places:
    """So many calls of all people at a time, of which each person gets a fair share; another one raises `refusal`."""

    def __init__(self, count: int, refusal: type[Refusal]) -> None:
        self._count, self._refusal = count, refusal
        self._lock, self._taken = threading.Lock(), Counter[int]()

    @contextmanager
    def one(self, user_id: int) -> Iterator[None]:
        with self._lock:
            if not is_fair(self._taken[user_id], self._count - self._taken.total()):
                raise self._refusal
            self._taken[user_id] += 1
        try:
            yield
        finally:
            with self._lock:
                self._taken[user_id] -= 1
                if not self._taken[user_id]:
                    del self._taken[user_id]
