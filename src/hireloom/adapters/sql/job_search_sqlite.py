"""The words of jobs in SQLite's FTS5. Its rows are walked from the newest key down until enough are found."""

import json
from collections.abc import Iterable, Sequence

from sqlalchemy import Connection

from hireloom.adapters.sql.job_tokens import Ask

DDL = (
    "CREATE VIRTUAL TABLE job_words USING fts5(words, detail=none, columnsize=0, tokenize=\"ascii tokenchars '_+#.'\")"
)
NOT_EXPIRED = "(l.ends_on IS NULL OR l.ends_on >= ?)"
NEWER = "(l.key & 4294967295) > ?"
PLACES = "l.place_id IN (SELECT value FROM json_each(?))"


class SqliteWords:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def put(self, rows: Sequence[tuple[int, Iterable[str]]]) -> None:
        values = [(key, " ".join(tokens)) for key, tokens in rows]
        self._connection.exec_driver_sql("INSERT INTO job_words (rowid, words) VALUES (?, ?)", values)

    def remove(self, key: int) -> None:
        self._connection.exec_driver_sql("DELETE FROM job_words WHERE rowid = ?", (key,))

    def clear(self) -> None:
        self._connection.exec_driver_sql("DELETE FROM job_words")

    def keys(self, ask: Ask, limit: int) -> list[int]:
        asked = _match(ask)
        if asked:  # CROSS JOIN: the words lead, and each row found is looked up
            source = "job_words CROSS JOIN job_listings l ON l.key = job_words.rowid"
            conditions, column = ["job_words MATCH ?"], "job_words.rowid"
            values: list[object] = [asked]
        else:
            source, conditions, column, values = "job_listings l", [], "l.key", []
        conditions += [f"{column} >= ?", f"{column} < ?", NOT_EXPIRED]
        values += [ask.above, ask.below, ask.today.isoformat()]
        if ask.newer_than:
            conditions.append(NEWER)
            values.append(ask.newer_than)
        if ask.places is not None:
            conditions.append(PLACES)
            values.append(json.dumps(list(ask.places)))
        statement = f"SELECT {column} FROM {source} WHERE {' AND '.join(conditions)} ORDER BY {column} DESC LIMIT ?"  # noqa: S608
        return list(self._connection.exec_driver_sql(statement, (*values, limit)).scalars())


def _match(ask: Ask) -> str:
    parts = [f'"{token}"' for token in ask.every]
    parts += ["(" + " OR ".join(f"({_all(tokens)})" for tokens in alternatives) + ")" for alternatives in ask.some]
    return " AND ".join(parts)


def _all(tokens: Iterable[str]) -> str:
    return " AND ".join(f'"{token}"' for token in tokens)
