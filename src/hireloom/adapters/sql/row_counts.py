"""How many rows a long table has of each kind, which triggers keep, whoever writes: counting them takes as long as
reading them. The lines of a kind are added up: on PostgreSQL whoever writes adds one, and waits for nobody."""

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
    """Lines of the audit record with each action."""
    return dict(driver.ask(driver.said(_KINDS), "audit"))


def people_of_roles(driver: Driver) -> Mapping[str, int]:
    """Accounts of each role; those that were deleted are of none."""
    return dict(driver.ask(driver.said(_KINDS), "people"))
