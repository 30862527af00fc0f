"""INSERT with ON CONFLICT, which SQLAlchemy has for each engine but not for both."""

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def upsert(connection: Connection, table: Table) -> Any:
    """An INSERT whose `on_conflict_do_update` and `on_conflict_do_nothing` are those of the connection's engine."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table)
