"""The audit log in SQL."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, update

from hireloom.adapters.sql.tables import audit_events
from hireloom.domain.audit import AuditEvent


class SqlAudit:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, *events: AuditEvent) -> None:
        rows = [
            {
                "at": event.at,
                "action": event.action,
                "actor_id": event.actor_id,
                "subject": event.subject[:254],
                "details": event.details,
            }
            for event in events
        ]
        if rows:
            self._connection.execute(insert(audit_events), rows)

    def of(self, actor_id: int, *subjects: str) -> Sequence[AuditEvent]:
        mine = or_(audit_events.c.actor_id == actor_id, audit_events.c.subject.in_(subjects))
        rows = self._connection.execute(select(audit_events).where(mine).order_by(audit_events.c.id))
        return [event_of(row) for row in rows]

    def newest(self, user_id: int, email: str, *, actions: Collection[str], count: int) -> Sequence[AuditEvent]:
        mine = or_(audit_events.c.actor_id == user_id, audit_events.c.subject == email)
        told = select(audit_events).where(mine, audit_events.c.action.in_(actions))
        rows = self._connection.execute(told.order_by(audit_events.c.id.desc()).limit(count))
        return [event_of(row) for row in rows]

    def forget(self, subject: str) -> None:
        self._connection.execute(update(audit_events).where(audit_events.c.subject == subject).values(subject=""))

    def sweep(self, *, before: datetime, count: int) -> int:
        old = select(audit_events.c.id).where(audit_events.c.at < before).order_by(audit_events.c.at).limit(count)
        return self._connection.execute(delete(audit_events).where(audit_events.c.id.in_(old))).rowcount


def event_of(row: Any) -> AuditEvent:
    return AuditEvent(at=row.at, action=row.action, actor_id=row.actor_id, subject=row.subject, details=row.details)
