"""The interviews that a job plans for its applicants."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text, Truth
from hireloom.adapters.http.core.versions import BEGUN, VERSION
from hireloom.adapters.http.interviews import KIND, InterviewerFields, ProposedInterview, terms_of
from hireloom.adapters.http.jobs import JOB
from hireloom.domain.api_keys import Scope
from hireloom.domain.interviews.booking_rules import (
    LONGEST_CHANGE_LIMIT,
    LONGEST_NOTICE,
    LONGEST_PAUSE,
    MOST_DAYS_AHEAD,
    MOST_DAYS_TO_BOOK,
    STEPS,
    BookingRules,
)
from hireloom.domain.interviews.interviews import InterviewTerms
from hireloom.domain.interviews.kits import TELL_ME_SHARE, edges, minutes_each, minutes_over
from hireloom.domain.interviews.plans import MOST_PLANNED, PlannedInterview
from hireloom.usecases.interview_plans import InterviewLoad, InterviewPlan, InterviewPlanDesk

Answer = dict[str, Any]


class AskedRequirement(ma.Schema):
    id = ma.fields.String(required=True, metadata={"description": "The id of the requirement"})
    minutes = ma.fields.Integer(required=True, metadata={"description": "How many minutes its question may take"})


class PlannedInterviewFields(ma.Schema):
    title = ma.fields.String(required=True, metadata={"description": "What it is called"})
    kind = ma.fields.String(required=True, validate=KIND, metadata={"description": "How people meet"})
    minutes = ma.fields.Integer(required=True, metadata={"description": "How long it takes"})
    place = ma.fields.String(required=True, metadata={"description": "Where to meet, or the link of a video call"})
    interviewers = ma.fields.List(
        ma.fields.Nested(InterviewerFields), required=True, metadata={"description": "Who interviews; may be nobody"}
    )
    takes_one = ma.fields.Boolean(
        required=True, metadata={"description": "One of them holds it, whoever is freest then"}
    )
    requirements = ma.fields.List(
        ma.fields.Nested(AskedRequirement), required=True, metadata={"description": "What it asks"}
    )
    hello_minutes = ma.fields.Integer(required=True, metadata={"description": "At the beginning"})
    candidate_minutes = ma.fields.Integer(required=True, metadata={"description": "For the candidate's own questions"})
    minutes_over = ma.fields.Integer(
        required=True, metadata={"description": "How many minutes its questions take beyond its length"}
    )


class JobRequirementFields(ma.Schema):
    id = ma.fields.String(required=True, metadata={"description": "The same from the advert to the decision"})
    label = ma.fields.String(required=True, metadata={"description": "What the job asks for"})
    must = ma.fields.Boolean(required=True, metadata={"description": "Whether the job calls it a must"})


class PossibleInterviewer(InterviewerFields):
    booked = ma.fields.Integer(required=True, metadata={"description": "Interviews this week"})
    per_week = ma.fields.Integer(required=True, metadata={"description": "Interviews a week at most"})


class BookingRulesFields(ma.Schema):
    notice_hours = Digits(
        required=True, metadata={"description": f"Before the first time that is offered; at most {LONGEST_NOTICE}"}
    )
    days_ahead = Digits(
        required=True, metadata={"description": f"For how many days times are offered; 1 to {MOST_DAYS_AHEAD}"}
    )
    every_minutes = Digits(required=True, metadata={"description": "How often a time begins", "enum": [*STEPS]})
    pause_minutes = Digits(
        required=True,
        metadata={"description": f"After each interview; at most {LONGEST_PAUSE}, in steps of 15"},
    )
    change_hours = Digits(
        required=True,
        metadata={"description": f"Until when a time can be moved or cancelled; 1 to {LONGEST_CHANGE_LIMIT}"},
    )
    days_to_book = Digits(
        required=True, metadata={"description": f"For how many days the link is open; 1 to {MOST_DAYS_TO_BOOK}"}
    )
    takes_freest = Truth(
        required=True,
        metadata={
            "description": "Where one of several holds it: who has the fewest interviews that week, or the first"
        },
    )


class InterviewPlanAnswer(SuccessAnswer):
    job_title = ma.fields.String(required=True, metadata={"description": "The title of the job"})
    company = ma.fields.String(required=True, metadata={"description": "The company that hires"})
    interviews = ma.fields.List(
        ma.fields.Nested(PlannedInterviewFields), required=True, metadata={"description": "In their order"}
    )
    requirements = ma.fields.List(
        ma.fields.Nested(JobRequirementFields), required=True, metadata={"description": "In the order of the advert"}
    )
    uncovered = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "Requirements about which nobody asks"}
    )
    people = ma.fields.List(
        ma.fields.Nested(PossibleInterviewer), required=True, metadata={"description": "Who may interview"}
    )
    rules = ma.fields.Nested(
        BookingRulesFields, required=True, metadata={"description": "By which interviews are booked"}
    )
    version = ma.fields.String(required=True, metadata=VERSION)


class PlannedInterviewForm(ProposedInterview):
    requirements = ma.fields.List(
        Text(), load_default=list, metadata={"description": "The ids of what it asks; any, if empty"}
    )


class InterviewPlanForm(ma.Schema):
    interviews = ma.fields.List(
        ma.fields.Nested(PlannedInterviewForm),
        required=True,
        metadata={"description": f"All of them in their order, at most {MOST_PLANNED}"},
    )
    rules = ma.fields.Nested(
        BookingRulesFields,
        metadata={"description": "By which interviews are booked that are proposed from now on; unchanged if absent"},
    )
    version = Text(allow_none=True, metadata=BEGUN)


class ReusedPlan(ma.Schema):
    job_id = Digits(required=True, metadata={"description": "The job that gets the plan"})


area = Area("interview_plans", __name__, url_prefix="/api", description="The interviews that a job plans")


@area.route(f"/jobs/{JOB}/interview-plan", methods=["GET"])
@area.response(200, InterviewPlanAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@guarded(Who.RECRUITERS, scope=Scope.JOBS_READ)
def interview_plan(job_id: int) -> Answer:
    """Show a job's interview plan: what each interview asks, and how busy people are this week."""
    return _shown(desk(InterviewPlanDesk).of_job(job_id, by=caller()))


@area.route(f"/jobs/{JOB}/interview-plan", methods=["PUT"])
@area.arguments(InterviewPlanForm)
@area.response(200, InterviewPlanAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(409, schema=ErrorAnswer, description="The plan was changed elsewhere in the meantime")
@area.alt_response(422, schema=ErrorAnswer, description="An interview breaks a rule, or there are too many")
@guarded(Who.RECRUITERS, scope=Scope.JOBS_WRITE)
def edit_interview_plan(values: Answer, job_id: int) -> Answer:
    """Set a job's interview plan: interviews that were already proposed stay as they are."""
    form, rules = plan_form(values["interviews"]), BookingRules(**values["rules"]) if "rules" in values else None
    return _shown(desk(InterviewPlanDesk).edit(job_id, form, rules, seen=values.get("version"), by=caller()))


@area.route(f"/jobs/{JOB}/interview-plan/uses", methods=["POST"])
@area.arguments(ReusedPlan)
@area.response(201, InterviewPlanAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(409, schema=ErrorAnswer, description="This job has no plan, or the other one has one already")
@guarded(Who.RECRUITERS, scope=Scope.JOBS_WRITE)
def reuse_interview_plan(values: Answer, job_id: int) -> Answer:
    """Use a job's interview plan for another job, which has none yet. Answers with the plan of that job."""
    return _shown(desk(InterviewPlanDesk).reuse(job_id, values["job_id"], by=caller()))


def plan_form(rows: list[Answer]) -> list[tuple[InterviewTerms, list[str]]]:
    return [(terms_of(row), row["requirements"]) for row in rows]


def _shown(plan: InterviewPlan) -> Answer:
    needs = [{"id": id_, "label": need.label, "must": need.must} for id_, need in plan.requirements.items()]
    names = {row.user.id: row.user.username for row in plan.possible}
    return {
        "success": True,
        "job_title": plan.job.title,
        "company": plan.job.company,
        "interviews": [_planned(planned, plan.ids(planned), names) for planned in plan.interviews],
        "requirements": needs,
        "uncovered": plan.uncovered,
        "people": [_person(row) for row in plan.possible],
        "rules": asdict(plan.rules),
        "version": plan.version,
    }


def _planned(planned: PlannedInterview, ids: Sequence[str], names: dict[int, str]) -> Answer:
    terms = planned.terms
    hello, end = edges(terms.minutes)
    lengths = minutes_each(terms.minutes, [TELL_ME_SHARE] * len(ids))
    return {name: getattr(terms, name) for name in ("title", "kind", "minutes", "place", "takes_one")} | {
        "interviewers": [{"user_id": id_, "username": names[id_]} for id_ in terms.interviewer_ids],
        "requirements": [{"id": id_, "minutes": minutes} for id_, minutes in zip(ids, lengths, strict=True)],
        "hello_minutes": hello,
        "candidate_minutes": end,
        "minutes_over": minutes_over(terms.minutes, len(ids)),
    }


def _person(row: InterviewLoad) -> Answer:
    return {
        "user_id": row.user.id,
        "username": row.user.username,
        "booked": row.booked,
        "per_week": row.per_week,
    }
