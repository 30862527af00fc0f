"""The jobs of a company in /api/v1, with who works on them."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.paging import LONGEST_SEARCH
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.adapters.http.job_teams import CompanyJob, company_jobs
from hireloom.adapters.http.v1.fields import Slice, below, next_cursor, page, rows, sent
from hireloom.domain.api_keys import Scope
from hireloom.usecases.job_teams import JobTeamDesk


class CompanyJobFilter(Slice):
    q = sent(
        Text,
        "Words in title, place or the recruiter's address",
        "nurse rotterdam",
        validate=ma.validate.Length(max=LONGEST_SEARCH),
    )


class CompanyJobRows(ma.Schema):
    data = rows(CompanyJob, "The jobs on this page, the newest first")
    next_cursor = next_cursor()


area = Area("v1_job_teams", __name__, url_prefix="/api/v1", description="The jobs of a company and who works on them")


@area.route("/company/jobs", methods=["GET"])
@area.arguments(CompanyJobFilter, location="query")
@area.response(200, CompanyJobRows, description="One page of jobs")
@area.alt_response(400, schema=ErrorAnswer, description="The cursor does not belong to this list")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@keyed(Scope.COMPANY_READ, Who.RECRUITERS)
def list_company_jobs(query: dict[str, Any]) -> dict[str, Any]:
    """List your company's jobs: those whose applications you may read. The newest come first."""
    words, count = query.get("q", ""), query["limit"] + 1
    listed = desk(JobTeamDesk).newest_with_teams(words, below=below(query, "company-jobs"), count=count, by=owner())
    return page(company_jobs(listed), query, "company-jobs", lambda row: row["id"], lambda row: row)
