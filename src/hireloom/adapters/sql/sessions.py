"""Sessions in SQL."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update

from hireloom.adapters.sql.tables import sessions, users
from hireloom.adapters.sql.users import user_of
from hireloom.domain.identity.sessions import Session, SessionKind
from hireloom.domain.identity.users import User

_BEGAN = sessions.c.created_at.label("began_at")
_WITH_USER = (  # made once, as almost every request asks it
    select(sessions.c.kind, _BEGAN, sessions.c.last_seen, sessions.c.client, sessions.c.confirmed_at, users)
    .join(users, users.c.id == sessions.c.user_id)
    .where(sessions.c.key == bindparam("key"))
)


class SqlSessions:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get(self, key: str) -> Session | None:
        row = self._connection.execute(select(sessions).where(sessions.c.key == key)).one_or_none()
        return _session(row) if row else None

    def with_user(self, key: str) -> tuple[Session, User] | None:
        row = self._connection.execute(_WITH_USER, {"key": key}).one_or_none()
        if row is None:
            return None
        session = Session(key, row.id, SessionKind(row.kind), row.began_at, row.last_seen, row.client, row.confirmed_at)
        return session, user_of(row)

    def add(self, session: Session) -> None:
        self._connection.execute(
            insert(sessions).values(
                key=session.key,
                user_id=session.user_id,
                kind=session.kind.value,
                created_at=session.created_at,
                last_seen=session.last_seen,
                client=session.client,
                confirmed_at=session.confirmed_at,
            )
        )

    def put(self, session: Session) -> None:
        self._connection.execute(
            update(sessions)
            .where(sessions.c.key == session.key)
            .values(kind=session.kind.value, last_seen=session.last_seen)
        )

    def renew(self, key: str, session: Session) -> bool:
        values = {"key": session.key, "confirmed_at": session.confirmed_at}
        return self._connection.execute(update(sessions).where(sessions.c.key == key).values(values)).rowcount > 0

    def end(self, key: str) -> None:
        self._connection.execute(delete(sessions).where(sessions.c.key == key))

    def of(self, user_id: int) -> Sequence[Session]:
        rows = self._connection.execute(
            select(sessions).where(sessions.c.user_id == user_id).order_by(sessions.c.created_at, sessions.c.key)
        )
        return [_session(row) for row in rows]

    def end_all(self, user_id: int) -> None:
        self._connection.execute(delete(sessions).where(sessions.c.user_id == user_id))

    def sweep(self, *, seen_before: datetime) -> int:
        return self._connection.execute(delete(sessions).where(sessions.c.last_seen < seen_before)).rowcount


def _session(row: Row[Any]) -> Session:
    return Session(
        key=row.key,
        user_id=row.user_id,
        kind=SessionKind(row.kind),
        created_at=row.created_at,
        last_seen=row.last_seen,
        client=row.client,
        confirmed_at=row.confirmed_at,
    )
