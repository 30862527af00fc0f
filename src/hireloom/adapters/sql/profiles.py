"""Profiles in SQL. The fields of a profile are named like its columns."""

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select

from hireloom.adapters.sql.tables import profiles, users
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain.identity.users import Role
from hireloom.domain.profiles import Profile, Visibility


class SqlProfiles:
    """`changed` is called with the id of each person whose profile was changed or removed."""

    def __init__(self, connection: Connection, changed: Callable[[int], None]) -> None:
        self._connection, self._changed = connection, changed

    def of(self, user_id: int) -> Profile | None:
        row = self._connection.execute(select(profiles).where(profiles.c.user_id == user_id)).one_or_none()
        return profile_of(row._asdict()) if row else None

    def put(self, profile: Profile) -> Profile:
        first, values = upsert(self._connection, profiles), asdict(profile)
        others = {name: first.excluded[name] for name in values if name != "user_id"}
        self._connection.execute(first.on_conflict_do_update(index_elements=["user_id"], set_=others), values)
        self._changed(profile.user_id)
        return profile

    def remove(self, user_id: int) -> None:
        self._connection.execute(delete(profiles).where(profiles.c.user_id == user_id))
        self._changed(user_id)


def is_candidate() -> ColumnElement[bool]:
    """The condition for people whom recruiters may find."""
    return and_(
        users.c.is_active,
        users.c.deleted_at.is_(None),
        users.c.user_type == Role.USER.value,
        profiles.c.visibility != Visibility.NOBODY.value,
        or_(profiles.c.skills != "", profiles.c.job_roles != ""),
    )


def profile_of(values: Mapping[str, Any]) -> Profile:
    return Profile(**{**values, "visibility": Visibility(values["visibility"])})
