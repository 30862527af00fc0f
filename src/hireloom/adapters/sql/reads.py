"""Lists that are read often: rows become what is listed without a detour through the objects that may change."""

from collections.abc import Sequence

from sqlalchemy import Connection, select

from hireloom.adapters.sql.tables import jobs
from hireloom.domain.jobs import ProviderLink
from hireloom.domain.searches import Listing

_LISTED = select(
    jobs.c.id,
    jobs.c.title,
    jobs.c.company,
    jobs.c.location,
    jobs.c.description,
    jobs.c.employment_type,
    jobs.c.date_posted,
    jobs.c.application_end_date,
    jobs.c.salary,
    jobs.c.currency,
    jobs.c.salary_duration,
    jobs.c.providers,
    jobs.c.keywords,
    jobs.c.mandatory_documents,
    jobs.c.recruiter_id,
    jobs.c.recruiter_email,
    jobs.c.reopen_count,
    jobs.c.created_at,
)
_PROVIDERS = Listing._fields.index("providers")


def listings(connection: Connection, ids: Sequence[int]) -> list[Listing]:
    """In the order of the ids."""
    if not ids:
        return []
    found = {row[0]: row for row in connection.execute(_LISTED.where(jobs.c.id.in_(ids)))}
    return [_listing(found[each]) for each in ids]


def _listing(row: Sequence[object]) -> Listing:
    values = list(row)
    values[_PROVIDERS] = [ProviderLink(each["jobProvider"], each["url"]) for each in values[_PROVIDERS]]  # type: ignore[attr-defined]
    return Listing._make(values)
