"""The jobs of a company and their teams."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.company_members import MEMBER, CompanyMemberRemoved
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.paging import Paging, window_of, words
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.domain.api_keys import Scope
from hireloom.domain.job_teams import TeamRole
from hireloom.domain.jobs import Position
from hireloom.usecases.job_teams import CompanyJobs, JobTeamDesk

JOB = "<int(max=2147483647):job_id>"
TEAM_ROLE = ma.validate.OneOf([role.value for role in TeamRole])
POSITION = ma.validate.OneOf([position.value for position in Position])
Answer = dict[str, Any]


class CompanyJobsQuery(Paging):
    q = words("Words in title, place or the recruiter's address")


class JobTeamPerson(ma.Schema):
    user_id = ma.fields.Integer(required=True, metadata={"description": "The number of the person"})
    username = ma.fields.String(required=True, metadata={"description": "The name that others see"})
    role = ma.fields.String(
        required=True, validate=TEAM_ROLE, metadata={"description": "What the person does for the job"}
    )


class CompanyJob(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the job"})
    title = ma.fields.String(required=True, metadata={"description": "The title of the job"})
    location = ma.fields.String(required=True, metadata={"description": "A place, or Remote"})
    position = ma.fields.String(
        required=True, validate=POSITION, metadata={"description": "Whether the position is open"}
    )
    applicants = ma.fields.Integer(required=True, metadata={"description": "How many people have applied"})
    recruiter_id = ma.fields.Integer(
        required=True, metadata={"description": "The number of the recruiter who answers for it"}
    )
    recruiter = ma.fields.String(required=True, metadata={"description": "The recruiter's name"})
    can_edit = ma.fields.Boolean(required=True, metadata={"description": "The caller may change the job and its team"})
    team = ma.fields.List(
        ma.fields.Nested(JobTeamPerson), required=True, metadata={"description": "Who else works on it"}
    )


class CompanyJobList(SuccessAnswer):
    jobs = ma.fields.List(ma.fields.Nested(CompanyJob), required=True, metadata={"description": "One page"})
    total = ma.fields.Integer(required=True, metadata={"description": "How many there are, on all pages"})


class JobTeamChange(ma.Schema):
    role = Text(required=True, validate=TEAM_ROLE, metadata={"description": "The role from now on"})


area = Area("job_teams", __name__, url_prefix="/api", description="The jobs of a company and who works on them")


@area.route("/company/jobs")
@area.arguments(CompanyJobsQuery, location="query")
@area.response(200, CompanyJobList)
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@guarded(Who.RECRUITERS)
def list_company_jobs(values: Answer) -> Answer:
    """List your company's jobs: those whose applications you may read. The newest come first."""
    return _listed(desk(JobTeamDesk).jobs(window_of(values), values.get("q", ""), by=caller()))


@area.route(f"/jobs/{JOB}/team/{MEMBER}", methods=["PUT"])
@area.arguments(JobTeamChange)
@area.response(200, CompanyMemberRemoved)
@area.alt_response(403, schema=ErrorAnswer, description="The job or the person is not of the caller's company")
@area.alt_response(404, schema=ErrorAnswer, description="No such job")
@area.alt_response(409, schema=ErrorAnswer, description="The team is full")
@guarded(Who.RECRUITERS, scope=Scope.JOBS_WRITE)
def put_on_job_team(values: Answer, job_id: int, user_id: int) -> Answer:
    """Put somebody on a job's team, or give them another role on it."""
    desk(JobTeamDesk).put(job_id, user_id, TeamRole(values["role"]), by=caller())
    return {"success": True, "message": "The team is changed."}


@area.route(f"/jobs/{JOB}/team/{MEMBER}", methods=["DELETE"])
@area.response(200, CompanyMemberRemoved)
@area.alt_response(403, schema=ErrorAnswer, description="The job is not of the caller's company")
@area.alt_response(404, schema=ErrorAnswer, description="No such job")
@guarded(Who.RECRUITERS, scope=Scope.JOBS_WRITE)
def take_off_job_team(job_id: int, user_id: int) -> Answer:
    """Take somebody off a job's team."""
    desk(JobTeamDesk).remove(job_id, user_id, by=caller())
    return {"success": True, "message": "The team is changed."}


def _listed(listed: CompanyJobs) -> Answer:
    return {"success": True, "jobs": company_jobs(listed), "total": listed.page.total}


def company_jobs(listed: CompanyJobs) -> list[Answer]:
    return [
        {
            "id": row.job.id,
            "title": row.job.title,
            "location": row.job.location,
            "position": row.job.position,
            "applicants": row.applicants,
            "recruiter_id": row.job.recruiter_id,
            "recruiter": listed.people[row.job.recruiter_id].username,
            "can_edit": row.job.id in listed.editable,
            "team": [
                {"user_id": member.user_id, "username": listed.people[member.user_id].username, "role": member.role}
                for member in listed.teams
                if member.job_id == row.job.id
            ],
        }
        for row in listed.page.jobs
    ]
