"""Jobs in /api/v1."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.paging import LONGEST_SEARCH
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.adapters.http.v1.fields import Slice, below, page, sent
from hireloom.adapters.http.v1.job_fields import JobResource, JobSlice, job_shown
from hireloom.domain.api_keys import Scope
from hireloom.domain.jobs import Position
from hireloom.ports.job_lists import JobRow
from hireloom.usecases.jobs import JobDesk

JOB = "<int(max=2147483647):job_id>"
OWN = "me"


class JobFilter(Slice):
    owner = sent(
        Text,
        "`me`: your own jobs in any state; if absent, all jobs for which people may apply",
        OWN,
        validate=ma.validate.Equal(OWN),
    )
    position = sent(
        Text,
        "Only jobs that are open, or closed",
        "open",
        validate=ma.validate.OneOf([position.value for position in Position]),
    )
    q = sent(
        Text,
        "Words in the title, company, place or recruiter",
        "nurse rotterdam",
        validate=ma.validate.Length(max=LONGEST_SEARCH),
    )


area = Area("v1_jobs", __name__, url_prefix="/api/v1", description="Jobs that are posted here")


@area.route("/jobs", methods=["GET"])
@area.arguments(JobFilter, location="query")
@area.response(200, JobSlice, description="One page of jobs")
@area.alt_response(400, schema=ErrorAnswer, description="The cursor is none of this list")
@keyed(Scope.JOBS_READ)
def list_jobs(query: dict[str, Any]) -> dict[str, Any]:
    """List jobs, the newest first."""
    found = desk(JobDesk).newest(
        own=query.get("owner") == OWN,
        words=query.get("q", ""),
        position=Position(query["position"]) if "position" in query else None,
        below=below(query, "jobs"),
        count=query["limit"] + 1,
        by=owner(),
    )
    return page(found, query, "jobs", lambda row: row.job.id, _shown)


@area.route(f"/jobs/{JOB}", methods=["GET"])
@area.response(200, JobResource, description="The job")
@area.alt_response(404, schema=ErrorAnswer, description="Not found, or not visible to the owner of the key")
@keyed(Scope.JOBS_READ)
def get_job(job_id: int) -> dict[str, Any]:
    """Get a job: your own in any state, any other while people may apply."""
    return _shown(desk(JobDesk).one(job_id, by=owner()))


def _shown(row: JobRow) -> dict[str, Any]:
    return job_shown(row, clock().today(), by=owner())
