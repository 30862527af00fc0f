"""The words of jobs in PostgreSQL, as tsvector under a GIN index.

Such an index knows no order. So the newest days are asked first, and more days only when too few were found: what is
common is found among few rows, and what is rare is rare everywhere.
"""

from collections.abc import Iterable, Iterator, Sequence

from sqlalchemy import Connection

from hireloom.adapters.sql.job_tokens import Ask, day_of, day_token

INDEX_OF_WORDS = "CREATE INDEX ix_job_words_words ON job_words USING gin (words) WITH (fastupdate = off)"
DDL = (
    "CREATE TABLE job_words (key BIGINT PRIMARY KEY REFERENCES job_listings (key) ON DELETE CASCADE,"
    " words tsvector NOT NULL)",
    INDEX_OF_WORDS,
)
WINDOWS = (1, 4, 12)  # days, each before the one before; many days at once cost GIN more than they spare it
FOUND = "WITH found AS MATERIALIZED (SELECT key FROM job_words WHERE words @@ %s::tsquery AND key >= %s AND key < %s) "
NOT_EXPIRED = "(l.ends_on IS NULL OR l.ends_on >= %s)"
NEWER = "(l.key & 4294967295) > %s"


class PostgresWords:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def put(self, rows: Sequence[tuple[int, Iterable[str]]]) -> None:
        values = [(key, list(tokens)) for key, tokens in rows]
        statement = "INSERT INTO job_words (key, words) VALUES (%s, array_to_tsvector(%s::text[]))"
        self._connection.exec_driver_sql(statement, values)

    def remove(self, key: int) -> None:
        self._connection.exec_driver_sql("DELETE FROM job_words WHERE key = %s", (key,))

    def clear(self) -> None:
        self._connection.exec_driver_sql("DELETE FROM job_words")

    def keys(self, ask: Ask, limit: int) -> list[int]:
        if not ask.every and not ask.some:
            return self._keys("job_listings l", [ask.above, ask.below], "l.key >= %s AND l.key < %s", ask, limit)
        found: list[int] = []
        for days, above, below in self._windows(ask):
            if len(found) >= limit:
                break
            values = [_query(ask, days), above, below]
            found += self._keys("found JOIN job_listings l USING (key)", values, "true", ask, limit - len(found))
        return found

    def _keys(self, source: str, values: list[object], condition: str, ask: Ask, limit: int) -> list[int]:
        conditions = [condition, NOT_EXPIRED]
        values = [*values, ask.today]
        if ask.newer_than:
            conditions.append(NEWER)
            values.append(ask.newer_than)
        if ask.places is not None:
            conditions.append("l.place_id = ANY(%s)")
            values.append(list(ask.places))
        start = FOUND if source.startswith("found") else ""
        where = " AND ".join(conditions)
        statement = f"{start}SELECT l.key FROM {source} WHERE {where} ORDER BY l.key DESC LIMIT %s"  # noqa: S608
        return list(self._connection.exec_driver_sql(statement, (*values, limit)).scalars())

    def _windows(self, ask: Ask) -> Iterator[tuple[Sequence[str], int, int]]:
        """The tokens of the days of each window, with the keys from which and below which it reaches."""
        ends = "SELECT min(key), max(key) FROM job_listings WHERE key >= %s AND key < %s"
        oldest, newest = self._connection.exec_driver_sql(ends, (ask.above, ask.below)).one()
        if newest is None:
            return
        below, day = ask.below, day_of(newest)
        for width in WINDOWS:
            first = max(day - width + 1, day_of(oldest))
            above = max(first << 32, ask.above)
            yield [day_token(each) for each in range(first, day + 1)], above, below
            below, day = above, first - 1
            if day < day_of(oldest):
                return
        yield (), ask.above, below


def _query(ask: Ask, days: Sequence[str]) -> str:
    parts = [_quoted(token) for token in ask.every]
    parts += ["(" + " | ".join(map(_all, alternatives)) + ")" for alternatives in ask.some]
    if days:
        parts.append("(" + " | ".join(map(_quoted, days)) + ")")
    return " & ".join(parts)


def _all(tokens: Iterable[str]) -> str:
    return "(" + " & ".join(map(_quoted, tokens)) + ")"


def _quoted(token: str) -> str:
    return f"'{token}'"
