"""Profiles in SQL. The fields of a profile are named like its columns."""

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from hireloom.adapters.sql.tables import profiles, users
from hireloom.domain.profiles import Profile


class SqlProfiles:
    """`changed` hears of everybody whose profile is another one now."""

    def __init__(self, connection: Connection, changed: Callable[[int], None]) -> None:
        self._connection, self._changed = connection, changed

    def of(self, user_id: int) -> Profile | None:
        row = self._connection.execute(select(profiles).where(profiles.c.user_id == user_id)).one_or_none()
        return _profile(row) if row else None

    def put(self, profile: Profile) -> Profile:
        values = asdict(profile)
        changed = update(profiles).where(profiles.c.user_id == profile.user_id)
        if not self._connection.execute(changed, values).rowcount:
            self._connection.execute(insert(profiles), values)
        self._changed(profile.user_id)
        return profile

    def remove(self, user_id: int) -> None:
        self._connection.execute(delete(profiles).where(profiles.c.user_id == user_id))
        self._changed(user_id)

    def discoverable(self) -> Sequence[Profile]:
        statement = (
            select(profiles)
            .join(users, users.c.id == profiles.c.user_id)
            .where(profiles.c.discoverable, users.c.is_active, users.c.user_type == "user")
            .order_by(users.c.id)
        )
        return [_profile(row) for row in self._connection.execute(statement)]


def _profile(row: Row[Any]) -> Profile:
    return Profile(**row._mapping)
