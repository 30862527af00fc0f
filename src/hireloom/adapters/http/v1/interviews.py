"""Interviews in /api/v1: those of a job's applicants, and those that one holds."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.job_interviews import DebriefProgressFields, JobInterviewFields, job_interview_fields
from hireloom.adapters.http.scorecards import OwnInterviewFields, own_interview_fields
from hireloom.adapters.http.v1.fields import Slice, below, next_cursor, page, rows
from hireloom.adapters.http.v1.jobs import JOB
from hireloom.domain.api_keys import Scope
from hireloom.usecases.interviews import InterviewDesk, JobInterview
from hireloom.usecases.scorecards import OwnInterview, ScorecardDesk


class JobInterviewRows(ma.Schema):
    data = rows(JobInterviewFields, "The interviews on this page, the newest first")
    debriefs = rows(
        DebriefProgressFields,
        "Of the applicants on this page: those with an interview that is over or a scorecard that is in. Each counts "
        "all interviews of the applicant",
    )
    next_cursor = next_cursor()


class OwnInterviewRows(ma.Schema):
    data = rows(OwnInterviewFields, "The interviews on this page, the newest first")
    next_cursor = next_cursor()


area = Area("v1_interviews", __name__, url_prefix="/api/v1", description="The interviews of a job, and one's own")


@area.route(f"/jobs/{JOB}/interviews", methods=["GET"])
@area.arguments(Slice, location="query")
@area.response(200, JobInterviewRows, description="One page of interviews")
@area.alt_response(400, schema=ErrorAnswer, description="The cursor does not belong to this list")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@keyed(Scope.APPLICATIONS_READ, Who.RECRUITERS)
def list_job_interviews(query: dict[str, Any], job_id: int) -> dict[str, Any]:
    """List the interviews and debriefs of a job's applicants who wait for a decision. The newest come first."""
    name = f"jobs.{job_id}.interviews"
    listed = desk(InterviewDesk).newest_of_job(job_id, below=below(query, name), count=query["limit"] + 1, by=owner())
    answer = page(listed.interviews, query, name, _id_of, job_interview_fields)
    applicants = {row["application_id"] for row in answer["data"]}
    return answer | {"debriefs": [row._asdict() for row in listed.debriefs if row.application_id in applicants]}


@area.route("/me/interviews", methods=["GET"])
@area.arguments(Slice, location="query")
@area.response(200, OwnInterviewRows, description="One page of interviews")
@area.alt_response(400, schema=ErrorAnswer, description="The cursor does not belong to this list")
@keyed(Scope.APPLICATIONS_READ, Who.RECRUITERS)
def list_own_interviews(query: dict[str, Any]) -> dict[str, Any]:
    """List the interviews that you hold. The newest come first."""
    name, count = "interviews", query["limit"] + 1
    interviews = desk(ScorecardDesk).newest_own(below=below(query, name), count=count, by=owner())
    return page(interviews, query, name, _id_of, own_interview_fields)


def _id_of(row: JobInterview | OwnInterview) -> int:
    return row.interview.id
