"""Posting, editing, closing and reopening jobs, and lists of them."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.paging import Paging, window_of, words
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Flag, Text, Truth
from hireloom.adapters.http.core.versions import VERSION
from hireloom.adapters.http.job_fields import WIRE_NAMES, JobEdit, JobFields, JobToPost, SeenJob, form_of, seen, shown
from hireloom.adapters.http.profile_fields import errors_as_written
from hireloom.domain.job_forms import day_of, version
from hireloom.domain.jobs import Position
from hireloom.ports.job_lists import JobPage, JobRow, JobSort
from hireloom.usecases.job_teams import JobTeamDesk
from hireloom.usecases.jobs import JobDesk, managing

JOB = "<int(max=2147483647):job_id>"
Answer = dict[str, Any]


class JobsQuery(Paging):
    q = words("Words in the title, company, place or recruiter")


class ActiveJobsQuery(JobsQuery):
    include_inactive = Flag(metadata={"description": "Including closed, expired and deleted jobs; only for admins"})


class AllJobsQuery(JobsQuery):
    position = Text(validate=ma.validate.OneOf([*Position]), metadata={"description": "Any if absent"})


class RecruiterJobsQuery(AllJobsQuery):
    email = Text(metadata={"description": "The recruiter's id; an admin may give anybody's"})
    of_company = Flag(metadata={"description": "Also the jobs of colleagues whose applications the caller may read"})
    sort = Text(
        load_default=JobSort.NEWEST.value,
        validate=ma.validate.OneOf([*JobSort]),
        metadata={"description": "newest: with of_company, one's own first"},
    )


class RecruitersQuery(Paging):
    q = words("Words in the recruiter's address")


class JobAnswer(SuccessAnswer):
    job = ma.fields.Nested(SeenJob, required=True, metadata={"description": "The job as the caller may see it"})
    version = ma.fields.String(metadata=VERSION)


class JobDone(MessageAnswer):
    job = ma.fields.Nested(JobFields, required=True, metadata={"description": "The job after the change"})
    version = ma.fields.String(required=True, metadata=VERSION)


class JobMoved(JobDone):
    reopenCount = ma.fields.Integer(required=True, metadata={"description": "How often it has been reopened"})


class JobList(SuccessAnswer):
    jobs = ma.fields.List(ma.fields.Nested(JobFields), required=True, metadata={"description": "One page"})
    total = ma.fields.Integer(required=True, metadata={"description": "How many match, on all pages"})


class RecruiterJobList(JobList):
    is_in_company = ma.fields.Boolean(
        required=True, metadata={"description": "With of_company, whether there can be colleagues; false without"}
    )


class SeenJobList(SuccessAnswer):
    jobs = ma.fields.List(ma.fields.Nested(SeenJob), required=True, metadata={"description": "One page"})
    total = ma.fields.Integer(required=True, metadata={"description": "How many match, on all pages"})


class RecruiterRow(ma.Schema):
    email = ma.fields.String(required=True, metadata={"description": "The recruiter's address"})
    jobs = ma.fields.Integer(required=True, metadata={"description": "How many jobs they have posted"})


class RecruiterList(SuccessAnswer):
    recruiters = ma.fields.List(
        ma.fields.Nested(RecruiterRow), required=True, metadata={"description": "Everybody who has posted a job"}
    )
    total = ma.fields.Integer(required=True, metadata={"description": "Recruiters found"})
    jobs = ma.fields.Integer(required=True, metadata={"description": "Jobs of all recruiters, found or not"})


class Movement(ma.Schema):
    recruiter_email = Text(allow_none=True, metadata={"description": "If given, must be the caller's own"})
    is_active = Truth(required=True, metadata={"description": "false closes, true reopens"})
    new_end_date = Text(allow_none=True, metadata={"description": "YYYY-MM-DD, at most 30 days from today"})


class JobSwitch(ma.Schema):
    job_id = Digits(required=True, metadata={"description": "The job to close or to reopen"})
    is_active = Truth(required=True, metadata={"description": "False closes it, true reopens it"})
    admin_email = Text(allow_none=True, metadata={"description": "If given, must be the caller's own"})


class JobNamed(ma.Schema):
    job_id = Digits(required=True, metadata={"description": "The job to change"})
    admin_email = Text(allow_none=True, metadata={"description": "If given, must be the caller's own"})


def position_of(values: Answer) -> Position | None:
    return Position(values["position"]) if values.get("position") else None


area = Area("jobs", __name__, url_prefix="/api", description="Jobs and those who run them")


def _listed(page: JobPage) -> Answer:
    today = clock().today()
    return {"success": True, "jobs": [shown(job, today) for job in page.jobs], "total": page.total}


def _done(job: JobRow, message: str) -> Answer:
    return {"success": True, "message": message, "job": shown(job, clock().today()), "version": version(job.job)}


@area.route("/jobs", methods=["GET"])
@area.arguments(ActiveJobsQuery, location="query")
@area.direct(SeenJobList)
@area.alt_response(403, schema=ErrorAnswer, description="Only admins see inactive jobs")
@guarded(Who.SIGNED_IN, identity=("admin_email",))
def list_jobs(values: Answer) -> Answer:
    """List active jobs; for admins, also the others."""
    window, words = window_of(values), values.get("q", "")
    if values.get("include_inactive"):
        return _listed(desk(JobDesk).everything(window, words, by=caller()))
    page, today = desk(JobDesk).active(window, words, by=caller()), clock().today()
    return {"success": True, "jobs": [seen(job, today) for job in page.jobs], "total": page.total}


@area.route("/jobs/recruiter")
@area.arguments(RecruiterJobsQuery, location="query")
@area.direct(RecruiterJobList)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's recommendations")
@area.alt_response(404, schema=ErrorAnswer, description="An admin asked for somebody who does not exist")
@guarded(Who.RECRUITERS, identity=("admin_email",))
def list_recruiters_jobs(values: Answer) -> Answer:
    """List a recruiter's jobs, newest first, with the number of applicants, or those of the recruiter's company."""
    window, words, position = window_of(values), values.get("q", ""), position_of(values)
    sort, by = JobSort(values["sort"]), caller()
    if values.get("of_company"):
        listed = desk(JobTeamDesk).dashboard(window, words, position, sort=sort, by=by)
        return _listed(listed.page) | {"is_in_company": listed.is_in_company}
    page = desk(JobDesk).of_recruiter(values.get("email"), window, words, position, sort=sort, by=by)
    return _listed(page) | {"is_in_company": False}


@area.route("/jobs/all")
@area.arguments(AllJobsQuery, location="query")
@area.direct(JobList)
@guarded(Who.SUPER_ADMINS, identity=("admin_email",))
def list_all_jobs(values: Answer) -> Answer:
    """List the jobs of all recruiters."""
    return _listed(desk(JobDesk).all(window_of(values), values.get("q", ""), position_of(values), by=caller()))


@area.route("/jobs/recruiters")
@area.arguments(RecruitersQuery, location="query")
@area.response(200, RecruiterList)
@guarded(Who.SUPER_ADMINS, identity=("admin_email",))
def list_recruiters(values: Answer) -> Answer:
    """List the recruiters who have jobs, by email address, with the number of jobs."""
    page = desk(JobDesk).recruiters(window_of(values), values.get("q", ""), by=caller())
    recruiters = [{"email": email, "jobs": count} for email, count in page.recruiters]
    return {"success": True, "recruiters": recruiters, "total": page.total, "jobs": page.jobs}


@area.route("/jobs", methods=["POST"])
@area.arguments(JobToPost)
@area.response(201, JobDone)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's address")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@guarded(Who.RECRUITERS)
def post_job(values: Answer) -> Answer:
    """Post a job under one's own name."""
    with errors_as_written(WIRE_NAMES):
        job = desk(JobDesk).post(form_of(values), recruiter_email=values.get("recruiterEmail"), by=caller())
    return _done(managing(JobRow(job, 0), caller()), "Job post created successfully!")


@area.route(f"/jobs/{JOB}", methods=["GET"])
@area.response(200, JobAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="Not found, or not visible to the caller")
@guarded(Who.SIGNED_IN)
def one_job(job_id: int) -> Answer:
    """Show one job: to its recruiter and admins always, to everybody else while people may apply."""
    job = desk(JobDesk).one(job_id, by=caller())
    answer = {"success": True, "job": seen(job, clock().today())}
    return answer | ({"version": version(job.job)} if job.is_readable else {})


@area.route(f"/jobs/{JOB}", methods=["PUT"])
@area.arguments(JobEdit)
@area.response(200, JobDone)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's recommendations")
@area.alt_response(404, schema=ErrorAnswer, description="Not found")
@area.alt_response(409, schema=ErrorAnswer, description="Changed elsewhere, or the deadline can no longer be changed")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@guarded(Who.RECRUITERS)
def edit_job(values: Answer, job_id: int) -> Answer:
    """Edit one's own job; an admin may edit any job without becoming its owner."""
    with errors_as_written(WIRE_NAMES):
        job = desk(JobDesk).edit(job_id, form_of(values), recruiter_email=values.get("recruiterEmail"), by=caller())
    return _done(job, "Job post updated successfully!")


@area.route(f"/jobs/{JOB}/close", methods=["POST"])
@area.arguments(Movement)
@area.response(200, JobMoved)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's recommendations")
@area.alt_response(404, schema=ErrorAnswer, description="Not found")
@area.alt_response(409, schema=ErrorAnswer, description="It cannot be reopened; the message says why")
@area.alt_response(422, schema=ErrorAnswer, description="The date is missing or out of range")
@guarded(Who.RECRUITERS, identity=("recruiter_email",))
def close_or_reopen_job(values: Answer, job_id: int) -> Answer:
    """Close a job, or reopen it until a new date."""
    if values["is_active"]:
        job = desk(JobDesk).reopen(job_id, day_of(values.get("new_end_date")), by=caller())
        return _done(job, "Job reopened successfully!") | {"reopenCount": job.job.reopen_count}
    job = desk(JobDesk).close(job_id, by=caller())
    return _done(job, "Job closed successfully!") | {"reopenCount": job.job.reopen_count}


@area.route("/admin/toggle-job-status", methods=["POST"])
@area.arguments(JobSwitch)
@area.response(200, JobDone)
@area.alt_response(404, schema=ErrorAnswer, description="Not found")
@area.alt_response(409, schema=ErrorAnswer, description="It cannot be reopened; the message says why")
@guarded(Who.ADMINS, identity=("admin_email",))
def toggle_job_status(values: Answer) -> Answer:
    """Switch a job off or on; switching it on also restores a deleted job."""
    job = desk(JobDesk).switch(values["job_id"], is_active=values["is_active"], by=caller())
    return _done(job, f"Job {'activated' if values['is_active'] else 'deactivated'} successfully!")


@area.route("/admin/delete-job", methods=["POST"])
@area.arguments(JobNamed)
@area.response(200, JobDone)
@area.alt_response(404, schema=ErrorAnswer, description="Not found")
@guarded(Who.ADMINS, identity=("admin_email",))
def delete_job(values: Answer) -> Answer:
    """Delete a job; it can be restored."""
    return _done(desk(JobDesk).delete(values["job_id"], by=caller()), "Job deleted successfully!")
