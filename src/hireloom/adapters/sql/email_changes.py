"""Changes of email addresses in SQL."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, not_, or_, select

from hireloom.adapters.sql.second_factor_tables import email_changes as table
from hireloom.domain.identity.email_changes import EmailChange

_WAITS_FOR_ITS_TIME = and_(table.c.new_confirmed_at.is_not(None), table.c.given_up_at.is_not(None))


class SqlEmailChanges:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, user_id: int) -> EmailChange | None:
        return next(iter(self._all(table.c.user_id == user_id)), None)

    def by_key(self, key: str) -> EmailChange | None:
        return next(iter(self._all(or_(table.c.key == key, table.c.old_key == key))), None)

    def due(self, *, given_up_until: datetime) -> Sequence[EmailChange]:
        return self._all(and_(_WAITS_FOR_ITS_TIME, table.c.given_up_at <= given_up_until))

    def put(self, change: EmailChange) -> None:
        self.remove(change.user_id)
        self._connection.execute(insert(table).values(**asdict(change)))

    def remove(self, user_id: int) -> None:
        self._connection.execute(delete(table).where(table.c.user_id == user_id))

    def sweep(self, *, requested_before: datetime) -> int:
        old = and_(table.c.requested_at < requested_before, not_(_WAITS_FOR_ITS_TIME))
        return self._connection.execute(delete(table).where(old)).rowcount

    def _all(self, condition: ColumnElement[bool]) -> list[EmailChange]:
        rows: Any = self._connection.execute(select(table).where(condition).order_by(table.c.user_id))
        return [EmailChange(**row) for row in rows.mappings()]
