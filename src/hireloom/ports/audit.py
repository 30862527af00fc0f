"""The record of who did what."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.audit import AuditEvent


class Audit(Protocol):
    def add(self, *events: AuditEvent) -> None: ...

    def of(self, actor_id: int, *subjects: str) -> Sequence[AuditEvent]:
        """What this user did, or what was done to one of the subjects; oldest first."""
        ...

    def forget(self, subject: str) -> None:
        """Keep the events, but take the subject out of them."""
        ...

    def sweep(self, *, before: datetime, count: int) -> int:
        """Remove at most `count` events older than `before`, oldest first; returns how many."""
        ...
