"""Profiles in SQL. The fields of a profile are named like its columns."""

from collections.abc import Callable
from functools import cache
from typing import Any

from sqlalchemy import Connection, Dialect, delete

from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.driver.rows import Rows
from hireloom.adapters.sql.tables import profiles
from hireloom.domain.profiles import Profile

_PROFILES = Rows(profiles)
_OTHERS = [column.name for column in profiles.columns if not column.primary_key]
_ONE = f"SELECT {_PROFILES.columns} FROM profiles WHERE user_id = ?"  # noqa: S608  (they are ours)
_PUT = (
    f"INSERT INTO profiles (user_id, {', '.join(_OTHERS)}) VALUES (?{', ?' * len(_OTHERS)})"  # noqa: S608
    f" ON CONFLICT (user_id) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in _OTHERS)}"
)


class SqlProfiles:
    """`changed` is called with the id of each person whose profile was changed or removed."""

    def __init__(self, connection: Connection, changed: Callable[[int], None]) -> None:
        self._connection, self._changed = connection, changed

    def of(self, user_id: int) -> Profile | None:
        found = _PROFILES.read(Driver(self._connection), _ONE, user_id)
        return _profile(found[0][0]) if found else None

    def put(self, profile: Profile) -> Profile:
        driver, written = Driver(self._connection), _writers(self._connection.dialect)
        driver.ask(driver.said(_PUT), *[write(getattr(profile, name)) for name, write in written])
        self._changed(profile.user_id)
        return profile

    def remove(self, user_id: int) -> None:
        self._connection.execute(delete(profiles).where(profiles.c.user_id == user_id))
        self._changed(user_id)


@cache
def _writers(dialect: Dialect) -> list[tuple[str, Callable[[Any], Any]]]:
    """The columns in the order of the statement, each with the function that converts a value for the driver."""
    columns = [profiles.c[name] for name in ("user_id", *_OTHERS)]
    return [(each.name, each.type.dialect_impl(dialect).bind_processor(dialect) or _as_it_is) for each in columns]


def _as_it_is(value: Any) -> Any:
    return value


def _profile(row: Any) -> Profile:
    return Profile(**row._asdict())
