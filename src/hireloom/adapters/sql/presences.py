"""When people last used the product, in SQL."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, and_, or_, select, update

from hireloom.adapters.sql.tables import users
from hireloom.domain.identity.presence import NOTED_AT_MOST_EVERY, NOTICE, InactivityPolicy, Presence
from hireloom.domain.identity.users import NoSuchUser, Role


class SqlPresences:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, user_id: int) -> Presence:
        statement = select(users.c.last_seen_at, users.c.created_at, users.c.told_at).where(users.c.id == user_id)
        row = self._connection.execute(statement).one_or_none()
        if row is None:
            raise NoSuchUser
        return Presence(row.last_seen_at or row.created_at, row.told_at)

    def note_seen(self, user_id: int, now: datetime) -> None:
        is_news = or_(users.c.last_seen_at.is_(None), users.c.last_seen_at <= now - NOTED_AT_MOST_EVERY)
        noted = update(users).where(users.c.id == user_id, users.c.deleted_at.is_(None), is_news)
        self._connection.execute(noted.values(last_seen_at=now))

    def note_told(self, user_id: int, now: datetime) -> None:
        self._connection.execute(update(users).where(users.c.id == user_id).values(told_at=now))

    def inactive(self, policy: InactivityPolicy, now: datetime, *, after: int, count: int) -> Sequence[int]:
        warned_at = users.c.told_at
        due = or_(
            and_(_silent_since(policy.silent_before(now)), or_(warned_at.is_(None), _not_since(warned_at))),
            and_(_silent_since(now - policy.after), warned_at <= now - NOTICE),
        )
        somebody = users.c.deleted_at.is_(None), users.c.user_type != Role.ADMIN.value, users.c.id > after
        ids = select(users.c.id).where(*somebody, due).order_by(users.c.id).limit(count)
        return self._connection.scalars(ids).all()


def _silent_since(moment: datetime) -> ColumnElement[bool]:
    seen, made = users.c.last_seen_at, users.c.created_at
    return or_(seen <= moment, and_(seen.is_(None), made <= moment))


def _not_since(warned_at: ColumnElement[datetime]) -> ColumnElement[bool]:
    """They were told in an earlier absence, not in this one."""
    seen, made = users.c.last_seen_at, users.c.created_at
    return or_(warned_at <= seen, and_(seen.is_(None), warned_at <= made))
