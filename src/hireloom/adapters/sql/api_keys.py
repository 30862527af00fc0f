"""API keys in SQL."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

from hireloom.adapters.sql.api_key_tables import api_keys
from hireloom.adapters.sql.tables import users
from hireloom.adapters.sql.users import user_of
from hireloom.domain.api_keys import ApiKey, NoSuchKey, Scope
from hireloom.domain.identity.users import User

_SCOPES = frozenset(Scope)
_KEY_COLUMNS = [column.label(f"key_{column.name}") for column in api_keys.c]  # users have columns of the same names
_WITH_USER = (
    select(*_KEY_COLUMNS, users)
    .join(users, users.c.id == api_keys.c.user_id)
    .where(api_keys.c.seal == bindparam("seal"))
)


class SqlApiKeys:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def with_user(self, seal: str) -> tuple[ApiKey, User] | None:
        row = self._connection.execute(_WITH_USER, {"seal": seal}).one_or_none()
        return (_key(row._mapping, "key_"), user_of(row)) if row else None

    def of(self, user_id: int) -> Sequence[ApiKey]:
        query = select(api_keys).where(api_keys.c.user_id == user_id).order_by(api_keys.c.id.desc())
        return [_key(row._mapping) for row in self._connection.execute(query)]

    def get_for_update(self, key_id: int, user_id: int) -> ApiKey:
        query = select(api_keys).where(api_keys.c.id == key_id, api_keys.c.user_id == user_id)
        row = self._connection.execute(query.with_for_update()).one_or_none()
        if row is None:
            raise NoSuchKey
        return _key(row._mapping)

    def add(self, key: ApiKey) -> ApiKey:
        values = {
            "user_id": key.user_id,
            "seal": key.seal,
            "hint": key.hint,
            "name": key.name,
            "scopes": sorted(key.scopes),
            "created_at": key.created_at,
            "expires_at": key.expires_at,
            "revoked_at": key.revoked_at,
            "last_used_at": key.last_used_at,
            "last_address": key.last_address,
        }
        added = insert(api_keys).values(**values).returning(api_keys.c.id)
        return replace(key, id=self._connection.scalar(added) or 0)

    def put(self, key: ApiKey) -> None:
        statement = update(api_keys).where(api_keys.c.id == key.id)
        self._connection.execute(statement.values(expires_at=key.expires_at, revoked_at=key.revoked_at))

    def note_used(self, key_id: int, now: datetime, address: str) -> None:
        statement = update(api_keys).where(api_keys.c.id == key_id)
        self._connection.execute(statement.values(last_used_at=now, last_address=address[:64]))

    def revoke_all(self, user_id: int, now: datetime) -> None:
        working = update(api_keys).where(api_keys.c.user_id == user_id, api_keys.c.revoked_at.is_(None))
        self._connection.execute(working.values(revoked_at=now))

    def remove_all(self, user_id: int) -> None:
        self._connection.execute(delete(api_keys).where(api_keys.c.user_id == user_id))

    def sweep(self, *, ended_before: datetime) -> int:
        ended = or_(api_keys.c.revoked_at < ended_before, api_keys.c.expires_at < ended_before)
        return self._connection.execute(delete(api_keys).where(ended)).rowcount


def _key(row: Mapping[Any, Any], prefix: str = "") -> ApiKey:
    values = {column.name: row[prefix + column.name] for column in api_keys.c}
    return ApiKey(**values | {"scopes": frozenset(map(Scope, _SCOPES.intersection(values["scopes"])))})
