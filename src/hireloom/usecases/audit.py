"""Verifying the audit log, exporting it, and sending it on to a syslog server."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from hireloom.domain.audit_chain import AuditRecord, ChainReport, verified
from hireloom.ports.audit import AuditSink
from hireloom.ports.stores import Store

SENT_AT_ONCE = 500  # entries


@dataclass(frozen=True, slots=True)
class AuditDesk:
    """Without a `sink` nothing is sent."""

    store: Store
    sink: AuditSink | None = None

    def verify(self, expected_hash: str = "") -> ChainReport:
        """Whether the log is still what was written. `expected_hash` is a hash that it had earlier."""
        with self.store.snapshot() as tx:
            return verified(tx.audit.records(), begins=tx.audit.begins(), expected_hash=expected_hash)

    def records(self, *, after: int = 0) -> Iterator[AuditRecord]:
        """The entries with a higher id, oldest first."""
        with self.store.snapshot() as tx:
            yield from tx.audit.records(after=after)

    def send(self) -> None:
        """Send what has not been sent. If this is killed, or done by two processes at once, the receiver may get some
        entries twice; their ids tell them apart. Raises AuditSinkAway."""
        while self.sink:
            with self.store.reading() as tx:
                waiting = list(islice(tx.audit.records(after=tx.audit.sent_through()), SENT_AT_ONCE))
            if not waiting:
                return
            self.sink.send(waiting)
            with self.store.writing() as tx:
                tx.audit.note_sent(waiting[-1].id)
