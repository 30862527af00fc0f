"""The audit log: who did what."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.audit import AuditEvent


class Audit(Protocol):
    def add(self, *events: AuditEvent) -> None: ...

    def of(self, actor_id: int, *subjects: str) -> Sequence[AuditEvent]:
        """Everything that this user did, or that was done to one of the subjects; oldest first."""
        ...

    def newest(self, user_id: int, email: str, *, actions: Collection[str], count: int) -> Sequence[AuditEvent]:
        """The newest of these actions that this user did, or that were done to the email."""
        ...

    def forget(self, subject: str) -> None:
        """Keep the events, but remove the subject from them."""
        ...

    def sweep(self, *, before: datetime, count: int) -> int:
        """Remove at most `count` events older than `before`, oldest first; returns how many."""
        ...
