"""Lists that are read often: rows become listings directly, without making domain objects first."""

import json
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection

from hireloom.domain.jobs import ProviderLink
from hireloom.domain.searches import Listing


def listings(connection: Connection, rows: Iterable[Sequence[Any]]) -> list[Listing]:
    """Listings of rows with the columns of `job_statements` and the key. SQLite keeps days, moments and JSON as
    text."""
    is_postgres = connection.dialect.name == "postgresql"
    day, links, names, began = (_same, _links, tuple, moment) if is_postgres else (_day, _links_of, _names, _moment)
    return [
        Listing(
            job_id,
            title,
            company,
            location,
            description,
            employment_type,
            day(posted_on),
            ends_on and day(ends_on),
            salary,
            currency,
            salary_duration,
            links(providers),
            keywords,
            names(documents),
            recruiter_email,
            reopen_count,
            began(created_at),
        )
        for (
            job_id,
            title,
            company,
            location,
            description,
            employment_type,
            posted_on,
            ends_on,
            salary,
            currency,
            salary_duration,
            providers,
            keywords,
            documents,
            recruiter_email,
            reopen_count,
            created_at,
            _key,
        ) in rows
    ]


def _same(value: Any) -> Any:
    return value


def moment(kept: Any) -> datetime:
    """What either driver gives, as a datetime in UTC."""
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
