"""The audit log in SQL: a chain of hashes to which entries are only added. Triggers refuse everything else."""

import secrets
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import takewhile
from typing import Any

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from hireloom.adapters.sql.tables import audit_checkpoints, audit_events, audit_exports
from hireloom.domain.audit import AuditEvent
from hireloom.domain.audit_chain import START, AuditRecord, digest_of, hash_of
from hireloom.domain.identity.origins import Origin
from hireloom.infrastructure.requesters import requester

LONGEST_SUBJECT = 254
SALT_BYTES = 16
AT_ONCE = 1_000  # rows of the whole log read in one step
# Arbitrary numbers, always the same: on PostgreSQL, transactions take turns extending the chain, and so on.
_CHAIN, _SWEEP, _SHIPPING = 5_107_332, 5_107_333, 5_107_334
_NEWEST = audit_events.c.id.desc()


class SqlAudit:
    """New events are written at the end of the unit of work: the chain is locked from then until the commit, and a unit
    that holds it waits for nothing else."""

    def __init__(self, connection: Connection) -> None:
        self._connection, self._new = connection, list[AuditEvent]()

    def add(self, *events: AuditEvent) -> None:
        """Each event of a call says from where the call came."""
        here = requester()
        where = Origin(here.address, here.browser).details if here.address else {}
        self._new += (replace(event, details=where | event.details) for event in events)

    def flush(self) -> None:
        """Write the new events."""
        if not self._new:
            return
        new, self._new = self._new, []
        self._take(_CHAIN)
        last = self._connection.scalar(select(audit_events.c.hash).order_by(_NEWEST).limit(1)) or START
        rows = []
        for event in new:
            entry = replace(event, subject=event.subject[:LONGEST_SUBJECT])
            rows.append(_row(entry, secrets.token_hex(SALT_BYTES), last))
            last = rows[-1]["hash"]
        self._connection.execute(insert(audit_events), rows)

    def of(self, actor_id: int, *subjects: str) -> Sequence[AuditEvent]:
        self.flush()
        condition = or_(audit_events.c.actor_id == actor_id, audit_events.c.subject.in_(subjects))
        rows = self._connection.execute(select(audit_events).where(condition).order_by(audit_events.c.id))
        return [event_of(row) for row in rows]

    def newest(self, user_id: int, email: str, *, actions: Collection[str], count: int) -> Sequence[AuditEvent]:
        condition = or_(audit_events.c.actor_id == user_id, audit_events.c.subject == email)
        events = select(audit_events).where(condition, audit_events.c.action.in_(actions))
        rows = self._connection.execute(events.order_by(_NEWEST).limit(count))
        return [event_of(row) for row in rows]

    def last(self, subject: str, actions: Collection[str]) -> AuditEvent | None:
        self.flush()
        events = select(audit_events).where(audit_events.c.subject == subject, audit_events.c.action.in_(actions))
        row = self._connection.execute(events.order_by(_NEWEST).limit(1)).one_or_none()
        return event_of(row) if row else None

    def forget(self, subject: str) -> None:
        self.flush()
        same = audit_events.c.subject == subject
        self._connection.execute(update(audit_events).where(same).values(subject="", salt=""))

    def records(self, *, after: int = 0) -> Iterator[AuditRecord]:
        ordered = select(audit_events).where(audit_events.c.id > after).order_by(audit_events.c.id)
        for row in self._connection.execute(ordered, execution_options={"yield_per": AT_ONCE}):
            yield AuditRecord(row.id, event_of(row), row.salt, row.subject_digest, row.previous_hash, row.hash)

    def begins(self) -> str:
        newest = audit_checkpoints.c.through_id.desc()
        return self._connection.scalar(select(audit_checkpoints.c.hash).order_by(newest).limit(1)) or START

    def sweep(self, *, before: datetime, count: int) -> int:
        self._take(_SWEEP)
        statement = select(audit_events.c.id, audit_events.c.at, audit_events.c.hash).order_by(audit_events.c.id)
        oldest = self._connection.execute(statement.limit(count + 1)).all()
        due = list(takewhile(lambda row: row.at < before, oldest[:-1]))
        if due:
            end = due[-1]
            self._connection.execute(insert(audit_checkpoints), {"through_id": end.id, "hash": end.hash})
            self._connection.execute(delete(audit_events).where(audit_events.c.id <= end.id))
        return len(due)

    def sent_through(self) -> int:
        return self._connection.scalar(select(audit_exports.c.through_id)) or 0

    def note_sent(self, through_id: int) -> None:
        self._take(_SHIPPING)
        if through_id > self.sent_through():
            self._connection.execute(delete(audit_exports))
            self._connection.execute(insert(audit_exports), {"through_id": through_id})

    def _take(self, lock: int) -> None:
        """Wait until no other transaction has this lock. SQLite has one writer at a time anyway."""
        if self._connection.dialect.name == "postgresql":
            self._connection.execute(select(func.pg_advisory_xact_lock(lock)))


def event_of(row: Any) -> AuditEvent:
    return AuditEvent(at=row.at, action=row.action, actor_id=row.actor_id, subject=row.subject, details=row.details)


def _row(event: AuditEvent, salt: str, last: str) -> dict[str, Any]:
    digest = digest_of(event.subject, salt)
    return {
        "at": event.at,
        "action": event.action,
        "actor_id": event.actor_id,
        "subject": event.subject,
        "details": event.details,
        "salt": salt,
        "subject_digest": digest,
        "previous_hash": last,
        "hash": hash_of(event, digest, last),
    }
