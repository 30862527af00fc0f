"""The audit log: who did what."""

from collections.abc import Collection, Iterator, Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.audit import AuditEvent
from hireloom.domain.audit_chain import AuditRecord
from hireloom.domain.refusals import Unavailable


class AuditSinkAway(Unavailable):
    """The service that gets a copy of the audit log does not take it at the moment."""


class Audit(Protocol):
    def add(self, *events: AuditEvent) -> None:
        """Put the events at the end of the chain when the unit of work ends."""
        ...

    def of(self, actor_id: int, *subjects: str) -> Sequence[AuditEvent]:
        """Everything that this user did, or that was done to one of the subjects; oldest first."""
        ...

    def newest(self, user_id: int, email: str, *, actions: Collection[str], count: int) -> Sequence[AuditEvent]:
        """The newest of these actions that this user did, or that were done to the email."""
        ...

    def last(self, subject: str, actions: Collection[str]) -> AuditEvent | None:
        """The newest of these actions that was done to the subject."""
        ...

    def forget(self, subject: str) -> None:
        """Keep the events, but erase the subject from them, so that not even its digest tells who it was."""
        ...

    def sweep(self, *, before: datetime, count: int) -> int:
        """Remove at most `count` events older than `before`, in the order of the chain, and leave a checkpoint; returns
        how many. The newest event stays."""
        ...

    def records(self, *, after: int = 0) -> Iterator[AuditRecord]:
        """The chain from the first entry with a higher id on."""
        ...

    def begins(self) -> str:
        """The hash that the oldest entry names: that of the last checkpoint."""
        ...

    def sent_through(self) -> int:
        """The id of the last entry that was sent to the sink, or 0."""
        ...

    def note_sent(self, through_id: int) -> None:
        """Note that the sink has the entries through this id; a lower one changes nothing."""
        ...


class AuditSink(Protocol):
    def send(self, records: Sequence[AuditRecord]) -> None:
        """Hand over a copy of these entries, in their order. Raises AuditSinkAway."""
        ...
