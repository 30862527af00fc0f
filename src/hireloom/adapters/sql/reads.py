"""Lists that are read often: rows become what is listed without a detour through the objects that may change."""

import json
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection

from hireloom.adapters.sql import job_statements
from hireloom.adapters.sql.match_statements import Driver
from hireloom.domain.jobs import ProviderLink
from hireloom.domain.searches import Listing

_POSTED, _ENDS, _PROVIDERS, _DOCUMENTS, _CREATED = map(
    Listing._fields.index, ("posted_on", "ends_on", "providers", "mandatory_documents", "created_at")
)


def listings(connection: Connection, ids: Sequence[int]) -> list[Listing]:
    """In the order of the ids."""
    if not ids:
        return []
    driver, sql = Driver(connection), job_statements.of(connection)
    read = _read_postgres if connection.dialect.name == "postgresql" else _read_sqlite
    found = {row[0]: row for row in driver.rows(sql.jobs, sql.listed(ids))}
    return [_listing(list(found[each]), read) for each in ids]


def _listing(values: list[Any], read: Callable[[list[Any]], None]) -> Listing:
    read(values)
    return Listing._make(values)


def _read_sqlite(values: list[Any]) -> None:
    """It keeps days, moments and JSON as text."""
    values[_POSTED] = _day(values[_POSTED])
    values[_ENDS] = values[_ENDS] and _day(values[_ENDS])
    values[_CREATED] = moment(values[_CREATED])
    values[_PROVIDERS] = _links_of(values[_PROVIDERS])
    values[_DOCUMENTS] = _names(values[_DOCUMENTS])


def _read_postgres(values: list[Any]) -> None:
    values[_CREATED] = moment(values[_CREATED])
    values[_PROVIDERS] = _links(values[_PROVIDERS])


def moment(kept: Any) -> datetime:
    """In UTC, of what either driver gives."""
    return _moment(kept) if isinstance(kept, str) else kept.astimezone(UTC)


@lru_cache(maxsize=4096)
def _day(text: str) -> date:
    return date.fromisoformat(text)


@lru_cache(maxsize=4096)
def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def _links(kept: Sequence[dict[str, str]]) -> tuple[ProviderLink, ...]:
    return tuple([ProviderLink(each["jobProvider"], each["url"]) for each in kept])


@lru_cache(maxsize=4096)
def _links_of(text: str) -> tuple[ProviderLink, ...]:
    return _links(json.loads(text))


@lru_cache(maxsize=256)
def _names(text: str) -> tuple[str, ...]:
    return tuple(json.loads(text))
