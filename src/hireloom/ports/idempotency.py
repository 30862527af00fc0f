"""Requests that programs may repeat without their happening twice."""

from datetime import datetime
from typing import Protocol

from hireloom.domain.idempotency import RepeatableRequest


class RepeatableRequests(Protocol):
    def begin(self, user_id: int, key: str, fingerprint: str, now: datetime) -> RepeatableRequest | None:
        """Note that the request is in progress; or else, and without a change, the one with this person's key that
        came first. Of many at once, one begins."""
        ...

    def finish(self, user_id: int, key: str, *, status: int, body: str) -> None: ...

    def abandon(self, user_id: int, key: str) -> None:
        """As if it had never begun."""
        ...

    def remove_all(self, user_id: int) -> None: ...

    def sweep(self, *, begun_before: datetime) -> int:
        """Remove older ones, answered or not; returns how many."""
        ...
