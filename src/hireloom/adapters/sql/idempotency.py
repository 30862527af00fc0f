"""Repeatable requests in SQL: the primary key lets one of many begin."""

from datetime import datetime

from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from hireloom.adapters.sql.api_key_tables import repeatable_requests as table
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain.idempotency import RepeatableRequest, RequestAnswer


class SqlRepeatableRequests:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def begin(self, user_id: int, key: str, fingerprint: str, now: datetime) -> RepeatableRequest | None:
        added = upsert(self._connection, table).values(user_id=user_id, key=key, fingerprint=fingerprint, begun_at=now)
        if self._connection.scalar(added.on_conflict_do_nothing().returning(table.c.key)):
            return None
        row = self._connection.execute(select(table).where(_this(user_id, key))).one_or_none()
        if row is None:  # abandoned a moment ago
            return RepeatableRequest(fingerprint)
        answer = None if row.status is None else RequestAnswer(row.status, row.body or "")
        return RepeatableRequest(row.fingerprint, answer)

    def finish(self, user_id: int, key: str, *, status: int, body: str) -> None:
        self._connection.execute(update(table).where(_this(user_id, key)).values(status=status, body=body))

    def abandon(self, user_id: int, key: str) -> None:
        self._connection.execute(delete(table).where(_this(user_id, key)))

    def remove_all(self, user_id: int) -> None:
        self._connection.execute(delete(table).where(table.c.user_id == user_id))

    def sweep(self, *, begun_before: datetime) -> int:
        return self._connection.execute(delete(table).where(table.c.begun_at <= begun_before)).rowcount


def _this(user_id: int, key: str) -> ColumnElement[bool]:
    return and_(table.c.user_id == user_id, table.c.key == key)
