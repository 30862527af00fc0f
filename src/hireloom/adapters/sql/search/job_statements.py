# ruff: noqa: S608  (what is put into a statement is ours and fixed)
"""The statements of the search for either engine, run by the driver itself: an answer is hundreds of rows, and the work
of SQLAlchemy on them would take longer than the search."""

from collections.abc import Callable, Collection
from datetime import date
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Connection

LISTED = (
    "id, title, company, location, description, employment_type, date_posted, application_end_date, salary,"
    " currency, salary_duration, providers, keywords, mandatory_documents, recruiter_email, reopen_count, created_at"
)


class Statements(NamedTuple):
    bits: str
    oldest: str
    newest: str
    walk: str
    fitting: str
    within: str
    places: str
    saying: str
    keys: str
    jobs: str
    listed: Callable[[Collection[Any]], Any]  # makes one parameter of many values
    day: Callable[[date], Any]


_BY_FOUND = " INDEXED BY ix_job_listings_found"  # else SQLite takes the index of job_id alone, and reads rows
_FITTING = "(ends_on IS NULL OR ends_on >= ?) AND (key & 4294967295) > ?"
_NAMED = (
    "SELECT id, name FROM job_places WHERE ({saying}id IN"
    " (SELECT place_id FROM job_place_ends WHERE ending >= ? AND ending < ?)"
    " OR name IN (SELECT value FROM json_each(?)))"
)

SQLITE = Statements(
    bits="SELECT chunk, token, bits FROM job_bits WHERE token IN (SELECT value FROM json_each(?)) AND chunk >= ?",
    oldest="SELECT min(key) FROM job_listings WHERE key >= ? AND key < ?",
    newest="SELECT max(key) FROM job_listings WHERE key >= ? AND key < ?",
    walk=f"SELECT key, job_id FROM job_listings WHERE key >= ? AND key < ? AND {_FITTING}",
    fitting=f"SELECT key, job_id FROM job_listings{_BY_FOUND} WHERE job_id IN (SELECT value FROM json_each(?))"
    f" AND key >= ? AND key < ? AND {_FITTING}",
    within=" AND place_id IN (SELECT value FROM json_each(?))",
    places=_NAMED.format(saying="") + " AND NOT (says_remote AND ?) AND NOT (says_hybrid AND ?)",
    saying=_NAMED.format(saying="(says_remote AND ?) OR (says_hybrid AND ?) OR "),
    keys="{found}",
    jobs=f"SELECT {LISTED}, found.key FROM ({{found}}) AS found CROSS JOIN jobs ON id = found.job_id",
    listed=lambda values: orjson.dumps(list(values)).decode(),
    day=date.isoformat,
)


def _postgres(statement: str) -> str:
    """SQLite's statement for PostgreSQL, which writes `IN` of a list and placeholders differently and chooses the index
    itself."""
    said = statement.replace("IN (SELECT value FROM json_each(?))", "= ANY(%s)").replace("?", "%s")
    return said.replace(_BY_FOUND, "").replace("CROSS JOIN", "JOIN")  # it fixes the order of the tables for SQLite


_THE_SAME: dict[str, Any] = {name: _postgres(each) for name, each in SQLITE._asdict().items() if isinstance(each, str)}

POSTGRES = SQLITE._replace(**_THE_SAME)._replace(
    listed=list,
    day=lambda day: day,
)


def of(connection: Connection) -> Statements:
    return POSTGRES if connection.dialect.name == "postgresql" else SQLITE
