"""Requests that programs may repeat without anything happening twice."""

from datetime import datetime
from typing import Protocol

from hireloom.domain.idempotency import RepeatableRequest


class RepeatableRequests(Protocol):
    def begin(self, user_id: int, key: str, fingerprint: str, now: datetime) -> RepeatableRequest | None:
        """Note that the request is in progress. If one with this person's key came first, return that one and change
        nothing. Of many at once, one begins."""
        ...

    def finish(self, user_id: int, key: str, *, status: int, body: str) -> None: ...

    def abandon(self, user_id: int, key: str) -> None:
        """Forget the request, as if it had never begun."""
        ...

    def remove_all(self, user_id: int) -> None: ...

    def sweep(self, *, begun_before: datetime) -> int:
        """Remove older ones, answered or not; returns how many."""
        ...
