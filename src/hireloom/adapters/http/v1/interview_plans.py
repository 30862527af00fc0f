"""The interview plans of jobs in /api/v1."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text
from hireloom.adapters.http.interviews import KIND
from hireloom.adapters.http.v1.fields import field, listed, rows, sent
from hireloom.adapters.http.v1.jobs import JOB
from hireloom.domain.api_keys import Scope
from hireloom.domain.interviews.interviews import InterviewKind, InterviewTerms
from hireloom.domain.interviews.plans import MOST_PLANNED
from hireloom.usecases.interview_plans import InterviewPlan, InterviewPlanDesk

_TITLE, _PLACE, _NEEDS = "Technical interview", "https://meet.example/loom", ["R2", "R8"]
_WHAT = "The ids of the requirements about which it asks"


class PlannedInterviewResource(ma.Schema):
    """An interview that a job plans for every applicant."""

    title = field(ma.fields.String, "Its name", _TITLE)
    kind = field(ma.fields.String, "phone, video or on_site", "video", validate=KIND)
    minutes = field(ma.fields.Integer, "Its length", 60)
    place = field(ma.fields.String, "Where to meet; may be empty", _PLACE)
    interviewer_ids = listed(ma.fields.Integer, "The numbers of its interviewers", [7])
    requirement_ids = listed(ma.fields.String, _WHAT, _NEEDS)


class JobRequirementResource(ma.Schema):
    """What a job asks for."""

    id = field(ma.fields.String, "The same from the advert to the decision", "R8")
    label = field(ma.fields.String, "What the job asks for", "Kubernetes")
    is_must = field(ma.fields.Boolean, "Whether the job calls it a must", True)


class PlanResource(ma.Schema):
    data = rows(PlannedInterviewResource, "The interviews in their order")
    requirements = rows(JobRequirementResource, "What the job asks for, in the order of the advert")
    uncovered_ids = listed(ma.fields.String, "Requirements about which nobody asks", ["R12"])
    version = field(ma.fields.String, "To send with a change", "9f86d081884c7d65")


class NewPlannedInterview(ma.Schema):
    title = sent(Text, "Its name, at most 80 characters", _TITLE, required=True)
    kind = sent(Text, "phone, video or on_site", "video", required=True, validate=KIND)
    minutes = sent(Digits, "Its length: 15 to 240, in steps of 15", 60, required=True)
    place = sent(Text, "Where to meet, or the link of a video call", _PLACE, load_default="")
    interviewer_ids = ma.fields.List(
        Digits(), required=True, metadata={"description": "1 to 5 people of your company", "example": [7]}
    )
    requirement_ids = ma.fields.List(Text(), load_default=list, metadata={"description": _WHAT, "example": _NEEDS})


class PlanForm(ma.Schema):
    interviews = ma.fields.List(
        ma.fields.Nested(NewPlannedInterview),
        required=True,
        metadata={"description": f"All of them in their order, at most {MOST_PLANNED}"},
    )
    version = sent(Text, "The `version` on which the change is based; not checked if absent", "9f86d081884c7d65")


area = Area("v1_interview_plans", __name__, url_prefix="/api/v1", description="The interviews that a job plans")


@area.route(f"/jobs/{JOB}/interview-plan", methods=["GET"])
@area.response(200, PlanResource, description="The plan")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@keyed(Scope.JOBS_READ)
def get_interview_plan(job_id: int) -> dict[str, Any]:
    """Get the interviews that a job plans, and what each asks."""
    return _shown(desk(InterviewPlanDesk).of_job(job_id, by=owner()))


@area.route(f"/jobs/{JOB}/interview-plan", methods=["PUT"])
@area.arguments(PlanForm)
@area.response(200, PlanResource, description="The plan after the change")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(409, schema=ErrorAnswer, description="The plan was changed elsewhere in the meantime")
@area.alt_response(422, schema=ErrorAnswer, description="An interview breaks a rule, or there are too many")
@keyed(Scope.JOBS_WRITE)
def set_interview_plan(body: dict[str, Any], job_id: int) -> dict[str, Any]:
    """Set the interviews that a job plans; interviews that were already proposed stay as they are."""
    form = [(_terms(row), row["requirement_ids"]) for row in body["interviews"]]
    return _shown(desk(InterviewPlanDesk).edit(job_id, form, seen=body.get("version"), by=owner()))


def _terms(row: dict[str, Any]) -> InterviewTerms:
    kind, ids = InterviewKind(row["kind"]), tuple(row["interviewer_ids"])
    return InterviewTerms(row["title"], kind, row["minutes"], row["place"], ids)


def _shown(plan: InterviewPlan) -> dict[str, Any]:
    names = ("title", "kind", "minutes", "place", "interviewer_ids")
    return {
        "data": [
            {name: getattr(planned.terms, name) for name in names} | {"requirement_ids": plan.ids(planned)}
            for planned in plan.interviews
        ],
        "requirements": [
            {"id": id_, "label": need.label, "is_must": need.must} for id_, need in plan.requirements.items()
        ],
        "uncovered_ids": plan.uncovered,
        "version": plan.version,
    }
