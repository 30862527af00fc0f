"""Jobs in /api/v1."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.paging import LONGEST_SEARCH
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.adapters.http.profile_fields import errors_as_written
from hireloom.adapters.http.v1.fields import Slice, below, page, sent
from hireloom.adapters.http.v1.job_fields import JobResource, JobSlice, job_shown
from hireloom.adapters.http.v1.job_forms import NOT_NAMED, WIRE_NAMES, JobChange, NewJob, Reopening, job_form
from hireloom.domain.api_keys import Scope
from hireloom.domain.jobs import Position
from hireloom.ports.job_lists import JobRow
from hireloom.usecases.job_teams import JobTeamDesk
from hireloom.usecases.jobs import JobDesk, managing

JOB = "<int(max=2147483647):job_id>"
ME, COMPANY = "me", "company"


class JobFilter(Slice):
    owner = sent(
        Text,
        "`me`: your own jobs in any state; `company`: also those of your company whose applications you may read; if"
        " absent, all jobs for which people may apply",
        ME,
        validate=ma.validate.OneOf([ME, COMPANY]),
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
@area.alt_response(400, schema=ErrorAnswer, description="The cursor does not belong to this list")
@keyed(Scope.JOBS_READ)
def list_jobs(query: dict[str, Any]) -> dict[str, Any]:
    """List jobs. The newest come first."""
    criteria: Any = {
        "words": query.get("q", ""),
        "position": Position(query["position"]) if "position" in query else None,
        "below": below(query, "jobs"),
        "count": query["limit"] + 1,
        "by": owner(),
    }
    if query.get("owner") == COMPANY:
        jobs = desk(JobTeamDesk).newest(**criteria)
    else:
        jobs = desk(JobDesk).newest(is_own=query.get("owner") == ME, **criteria)
    return page(jobs, query, "jobs", lambda row: row.job.id, _shown)


@area.route(f"/jobs/{JOB}", methods=["GET"])
@area.response(200, JobResource, description="The job")
@area.alt_response(404, schema=ErrorAnswer, description="Not found, or not visible to the owner of the key")
@keyed(Scope.JOBS_READ)
def get_job(job_id: int) -> dict[str, Any]:
    """Show a job: your own in any state, any other while people may apply."""
    return _shown(desk(JobDesk).one(job_id, by=owner()))


@area.route("/jobs", methods=["POST"])
@area.arguments(NewJob)
@area.response(201, JobResource, description="The job, open for applications")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@keyed(Scope.JOBS_WRITE)
def post_job(body: dict[str, Any]) -> dict[str, Any]:
    """Post a job. It appears under the name of the key's owner."""
    with errors_as_written(WIRE_NAMES):
        form = job_form(NOT_NAMED | {"posted_on": clock().today()} | body)
        return _shown(managing(JobRow(desk(JobDesk).post(form, recruiter_email=None, by=owner()), 0), owner()))


@area.route(f"/jobs/{JOB}", methods=["PATCH"])
@area.arguments(JobChange)
@area.response(200, JobResource, description="The job after the change")
@area.alt_response(404, schema=ErrorAnswer, description="Not found")
@area.alt_response(409, schema=ErrorAnswer, description="The deadline can no longer be changed")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@keyed(Scope.JOBS_WRITE)
def change_job(body: dict[str, Any], job_id: int) -> dict[str, Any]:
    """Change a job: what is not sent stays as it is."""
    with errors_as_written(WIRE_NAMES):
        return _shown(desk(JobDesk).edit(job_id, job_form(body), recruiter_email=None, by=owner()))


@area.route(f"/jobs/{JOB}/close", methods=["POST"])
@area.response(200, JobResource, description="The job, closed")
@area.alt_response(404, schema=ErrorAnswer, description="Not found")
@keyed(Scope.JOBS_WRITE)
def close_job(job_id: int) -> dict[str, Any]:
    """Close a job: nobody can apply anymore. Closing it again changes nothing."""
    return _shown(desk(JobDesk).close(job_id, by=owner()))


@area.route(f"/jobs/{JOB}/reopen", methods=["POST"])
@area.arguments(Reopening)
@area.response(200, JobResource, description="The job, open again")
@area.alt_response(404, schema=ErrorAnswer, description="Not found")
@area.alt_response(409, schema=ErrorAnswer, description="It cannot be reopened; the code says why")
@area.alt_response(422, schema=ErrorAnswer, description="The date is out of range")
@keyed(Scope.JOBS_WRITE)
def reopen_job(body: dict[str, Any], job_id: int) -> dict[str, Any]:
    """Reopen a closed job: twice at most."""
    return _shown(desk(JobDesk).reopen(job_id, body["until"], by=owner()))


def _shown(row: JobRow) -> dict[str, Any]:
    return job_shown(row, clock().today())
