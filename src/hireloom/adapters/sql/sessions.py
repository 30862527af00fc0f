"""Sessions in SQL. Nearly every request looks up its session and user, so the driver itself runs this statement."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.driver.reads import moment
from hireloom.adapters.sql.tables import sessions
from hireloom.domain.identity.phones import Phone
from hireloom.domain.identity.sessions import Session, SessionKind
from hireloom.domain.identity.users import Role, User

_WITH_USER = (
    "SELECT s.kind, s.created_at, s.last_seen, s.client, u.id, u.tf_id, u.username, u.email, u.user_type, u.is_active,"
    " u.is_super_admin, u.was_admin, u.country_code, u.phone_digits, u.created_at"
    " FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.key = {}"
)
_SQLITE, _POSTGRES = _WITH_USER.format("?"), _WITH_USER.format("%s")


class SqlSessions:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get(self, key: str) -> Session | None:
        row = self._connection.execute(select(sessions).where(sessions.c.key == key)).one_or_none()
        return _session(row) if row else None

    def with_user(self, key: str) -> tuple[Session, User] | None:
        asked = _POSTGRES if self._connection.dialect.name == "postgresql" else _SQLITE
        rows = Driver(self._connection).ask(asked, key)
        return _with_user(key, rows[0]) if rows else None

    def add(self, session: Session) -> None:
        self._connection.execute(
            insert(sessions).values(
                key=session.key,
                user_id=session.user_id,
                kind=session.kind.value,
                created_at=session.created_at,
                last_seen=session.last_seen,
                client=session.client,
            )
        )

    def put(self, session: Session) -> None:
        self._connection.execute(
            update(sessions)
            .where(sessions.c.key == session.key)
            .values(kind=session.kind.value, last_seen=session.last_seen)
        )

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
    )


def _with_user(key: str, row: tuple[Any, ...]) -> tuple[Session, User]:
    kind, began, last_seen, client, user_id, *account = row
    tf_id, username, email, user_type, is_active, is_super_admin, was_admin, country_code, digits, joined = account
    user = User(
        id=user_id,
        tf_id=tf_id,
        username=username,
        email=email,
        role=Role(user_type),
        is_active=bool(is_active),
        is_super_admin=bool(is_super_admin),
        was_admin=bool(was_admin),
        phone=Phone(country_code, digits) if digits else None,
        created_at=moment(joined),
    )
    return Session(key, user_id, SessionKind(kind), moment(began), moment(last_seen), client), user
