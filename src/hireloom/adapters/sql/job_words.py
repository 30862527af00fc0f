"""Which engine holds the words of jobs."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from sqlalchemy import Connection

from hireloom.adapters.sql.job_search_postgres import PostgresWords
from hireloom.adapters.sql.job_search_sqlite import SqliteWords
from hireloom.adapters.sql.job_tokens import Ask


class Words(Protocol):
    """An engine's index of tokens."""

    def put(self, rows: Sequence[tuple[int, Iterable[str]]]) -> None: ...
    def remove(self, key: int) -> None: ...
    def clear(self) -> None: ...
    def keys(self, ask: Ask, limit: int) -> list[int]:
        """Highest first."""
        ...


def words_of(connection: Connection) -> Words:
    return PostgresWords(connection) if connection.dialect.name == "postgresql" else SqliteWords(connection)
