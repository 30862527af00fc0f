"""Limits how many slow calls of one person run or wait at a time, so that they cannot occupy everybody's threads."""

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from hireloom.domain.refusals import Refusal


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
