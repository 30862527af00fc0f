"""The audit record in SQL."""

from collections.abc import Sequence

from sqlalchemy import Connection, insert, select

from hireloom.adapters.sql.tables import audit_events
from hireloom.domain.audit import AuditEvent


class SqlAudit:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, event: AuditEvent) -> None:
        self._connection.execute(
            insert(audit_events).values(
                at=event.at,
                action=event.action,
                actor_id=event.actor_id,
                subject=event.subject[:254],
                details=event.details,
            )
        )

    def latest(self, count: int) -> Sequence[AuditEvent]:
        rows = self._connection.execute(select(audit_events).order_by(audit_events.c.id.desc()).limit(count))
        return [
            AuditEvent(at=row.at, action=row.action, actor_id=row.actor_id, subject=row.subject, details=row.details)
            for row in rows
        ]
