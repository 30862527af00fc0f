"""Conditions on rows in SQL, with their values in the same order."""

from collections.abc import Collection
from datetime import UTC, date, datetime
from typing import Any

from hireloom.adapters.sql.driver.driver import Driver


class Conditions:
    def __init__(self, *said: str) -> None:
        self._said, self.values = [*said], list[Any]()

    def add(self, said: str, *values: Any) -> None:
        self._said.append(said)
        self.values += values

    def add_in(self, column: str, values: Collection[str]) -> None:
        """The column holds one of these few values."""
        self.add(f"{column} IN ({', '.join('?' * len(values))})" if values else "false", *values)

    def __str__(self) -> str:
        return " AND ".join(self._said) or "true"

    def __bool__(self) -> bool:
        return bool(self._said)


def day(driver: Driver, value: date) -> Any:
    """The day as the database keeps it."""
    return value if driver.is_postgres else value.isoformat()


def moment(driver: Driver, value: datetime) -> Any:
    return value if driver.is_postgres else value.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S.%f")


def containing(part: str) -> str:
    """A pattern for LIKE, with / before the signs that LIKE would interpret."""
    return "%" + beginning(part)


def beginning(part: str) -> str:
    return part.replace("/", "//").replace("%", "/%").replace("_", "/_") + "%"
