"""How an engine would run the queries it is given."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, event


@contextmanager
def explained(connection: Connection) -> Iterator[list[tuple[str, str]]]:
    """Every query that runs inside the block, with its plan."""
    rows: list[tuple[str, str]] = []
    explain = "EXPLAIN " if connection.dialect.name == "postgresql" else "EXPLAIN QUERY PLAN "

    def explaining(_connection: Any, cursor: Any, statement: str, values: Any, *_: Any) -> None:
        if statement.startswith("SELECT"):
            cursor.execute(explain + statement, values)
            rows.append((statement, "\n".join(str(row[-1]) for row in cursor.fetchall())))

    event.listen(connection, "before_cursor_execute", explaining)
    try:
        yield rows
    finally:
        event.remove(connection, "before_cursor_execute", explaining)
