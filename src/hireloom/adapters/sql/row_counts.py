"""How many rows a long table has of each kind, without reading them: triggers keep the counts at every write. The
lines of a kind are added up: on PostgreSQL each write adds a line, so that no writer waits for another."""

from collections.abc import Mapping

from sqlalchemy import Column, Integer, String, Table

from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.tables import metadata

row_counts = Table(
    "row_counts",
    metadata,
    Column("counted", String(8), nullable=False),
    Column("kind", String(64), nullable=False),
    Column("rows", Integer, nullable=False),
)
_KINDS = "SELECT kind, CAST(sum(rows) AS INTEGER) FROM row_counts WHERE counted = ? GROUP BY kind"


def actions_recorded(driver: Driver) -> Mapping[str, int]:
    """The number of lines of the audit record with each action."""
    return dict(driver.ask(driver.said(_KINDS), "audit"))


def people_of_roles(driver: Driver) -> Mapping[str, int]:
    """The number of accounts of each role, with deleted ones under 'deleted'."""
    return dict(driver.ask(driver.said(_KINDS), "people"))
