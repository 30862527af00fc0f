"""Changes of email addresses in SQL."""

from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from hireloom.adapters.sql.second_factor_tables import email_changes as table
from hireloom.domain.identity.email_changes import EmailChange


class SqlEmailChanges:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, user_id: int) -> EmailChange | None:
        return self._one(table.c.user_id == user_id)

    def by_key(self, key: str) -> EmailChange | None:
        return self._one(table.c.key == key)

    def put(self, change: EmailChange) -> None:
        self.remove(change.user_id)
        self._connection.execute(
            insert(table).values(
                user_id=change.user_id, email=change.email, key=change.key, requested_at=change.requested_at
            )
        )

    def remove(self, user_id: int) -> None:
        self._connection.execute(delete(table).where(table.c.user_id == user_id))

    def sweep(self, *, requested_before: datetime) -> int:
        return self._connection.execute(delete(table).where(table.c.requested_at < requested_before)).rowcount

    def _one(self, condition: ColumnElement[bool]) -> EmailChange | None:
        row: Any = self._connection.execute(select(table).where(condition)).one_or_none()
        return EmailChange(row.user_id, row.email, row.key, row.requested_at) if row else None
