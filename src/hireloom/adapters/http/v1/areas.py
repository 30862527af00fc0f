"""All areas of /api/v1, in the order in which they are described."""

from functools import cache

from hireloom.adapters.http.core.guards import guard_of, view_for_programs
from hireloom.adapters.http.core.spec import Area
from hireloom.adapters.http.v1 import (
    applications,
    candidates,
    description,
    documents,
    interviews,
    job_teams,
    jobs,
    matches,
    people,
    searches,
    stages,
    talent_pool,
    threads,
    tracked_jobs,
    visitor_questions,
    webhooks,
)

AREAS_V1 = (
    jobs,
    matches,
    applications,
    stages,
    interviews,
    threads,
    visitor_questions,
    documents,
    candidates,
    talent_pool,
    job_teams,
    people,
    searches,
    tracked_jobs,
    webhooks,
    description,
)


@cache
def area_for_programs(area: Area) -> Area | None:
    """The calls of an area of the screens that programs may make, too: those whose guard names a scope."""
    same = Area(f"v1_{area.name}_of_screens", area.import_name, url_prefix="/api/v1", description=area.description)
    same.error_handler_spec = area.error_handler_spec
    for rule, methods, view in area.calls:
        guard = guard_of(view)
        if guard.scope:
            address = guard.for_programs or f"{area.url_prefix}{rule}".removeprefix("/api")
            same.route(address, methods=methods)(view_for_programs(view))
    return same if same.calls else None
