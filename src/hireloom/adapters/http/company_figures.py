"""Figures over all jobs whose figures the caller may see."""

from typing import Any

import marshmallow as ma
from flask import Response

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text
from hireloom.adapters.http.core.statuses import status_word
from hireloom.domain.api_keys import Scope
from hireloom.domain.applications import Status
from hireloom.domain.company_figures import PERIODS, CompanyFigures, Summary
from hireloom.domain.figure_lists import MOST_BEHIND, CountedBy
from hireloom.domain.rejection_reasons import OTHER_REASON
from hireloom.domain.shares import FEWEST, Share, Spread
from hireloom.usecases.company_figures import CompanyFigureDesk, CountedApplication


class FigureQuery(ma.Schema):
    days = Digits(
        load_default=PERIODS[1],
        validate=ma.validate.OneOf(PERIODS),
        metadata={"description": "How many days up to today: 30, 90 or 365"},
    )
    job_id = Digits(load_default=None, metadata={"description": "Only this job"})


class ShareFields(ma.Schema):
    part = ma.fields.Integer(required=True, metadata={"description": "How many of them", "example": 12})
    whole = ma.fields.Integer(required=True, metadata={"description": "Of how many people", "example": 40})
    percent = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": f"null below {FEWEST} people", "example": 30}
    )


class SpreadFields(ma.Schema):
    people = ma.fields.Integer(required=True, metadata={"description": "Of how many people", "example": 40})
    one_in_ten = ma.fields.Float(
        required=True,
        allow_none=True,
        metadata={"description": "The days within which one in ten were done", "example": 1.0},
    )
    median = ma.fields.Float(
        required=True,
        allow_none=True,
        metadata={"description": f"The median in days; null below {FEWEST} people", "example": 4.5},
    )
    nine_in_ten = ma.fields.Float(
        required=True,
        allow_none=True,
        metadata={"description": "The days within which nine in ten were done", "example": 9.0},
    )


class FigureSummary(ma.Schema):
    applications = ma.fields.Integer(required=True, metadata={"description": "How many applied", "example": 214})
    selected = ma.fields.Integer(
        required=True, metadata={"description": "How many of them were selected", "example": 9}
    )
    first_answer = ma.fields.Nested(
        SpreadFields, required=True, metadata={"description": "Days from applying to the decision"}
    )
    to_selection = ma.fields.Nested(
        SpreadFields, required=True, metadata={"description": "Likewise of those who were selected"}
    )
    promises = ma.fields.Nested(
        ShareFields, required=True, metadata={"description": "Answered by the promised day, of those due or answered"}
    )
    interviews = ma.fields.Integer(
        required=True, metadata={"description": "Interviews that have a time", "example": 31}
    )
    late = ma.fields.Integer(
        required=True,
        metadata={"description": "Applications still without an answer after the promised day", "example": 4},
    )
    interviews_per_hire = ma.fields.Float(
        required=True, allow_none=True, metadata={"description": "null if nobody was selected", "example": 3.5}
    )


class StepFields(ma.Schema):
    name = ma.fields.String(
        required=True,
        metadata={
            "description": "Applied, Opened, Moved on, Interview, Selected, and Offer if anybody received one",
            "example": "Opened",
        },
    )
    people = ma.fields.Integer(required=True, metadata={"description": "How many have come this far", "example": 120})
    of_before = ma.fields.Nested(ShareFields, required=True, metadata={"description": "Of the step before"})
    of_all = ma.fields.Nested(ShareFields, required=True, metadata={"description": "Of everybody"})


class StageStay(ma.Schema):
    name = ma.fields.String(required=True, metadata={"description": "The stage", "example": "Screen"})
    stay = ma.fields.Nested(SpreadFields, required=True, metadata={"description": "Of those who have left it"})
    goal = ma.fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "The limit of the stage in days, if all jobs have the same; else null", "example": 7},
    )


class SourceFields(ma.Schema):
    name = ma.fields.String(required=True, metadata={"description": "In words", "example": "Application form"})
    applied = ma.fields.Integer(required=True, metadata={"description": "How many came from there", "example": 64})
    moved_on = ma.fields.Nested(ShareFields, required=True, metadata={"description": "Beyond the first stage"})
    selected = ma.fields.Nested(ShareFields, required=True, metadata={"description": "Selected of them"})


class JobFigureFields(ma.Schema):
    job_id = ma.fields.Integer(required=True, metadata={"description": "The number of the job", "example": 1204})
    title = ma.fields.String(required=True, metadata={"description": "Its title", "example": "Ward Nurse"})
    location = ma.fields.String(required=True, metadata={"description": "Where it is", "example": "Portland, ME"})
    applied = ma.fields.Integer(required=True, metadata={"description": "How many applied", "example": 40})
    interviewed = ma.fields.Nested(ShareFields, required=True, metadata={"description": "With an interview"})
    offered = ma.fields.Nested(
        ShareFields, required=True, metadata={"description": "Who received an offer that was not withdrawn"}
    )
    selected = ma.fields.Integer(required=True, metadata={"description": "How many were selected", "example": 3})
    first_answer = ma.fields.Nested(SpreadFields, required=True, metadata={"description": "Days to the decision"})
    to_selection = ma.fields.Nested(
        SpreadFields, required=True, metadata={"description": "Days to the decision, of those who were selected"}
    )
    promises = ma.fields.Nested(ShareFields, required=True, metadata={"description": "Answered in time"})
    weeks = ma.fields.List(
        ma.fields.Integer(),
        required=True,
        metadata={"description": "How many applied in each of the weeks", "example": [4, 9, 6]},
    )


class ReasonFields(ma.Schema):
    name = ma.fields.String(
        required=True,
        metadata={
            "description": f"From the company's list, {OTHER_REASON} for all others, empty where none was written down",
            "example": "Somebody else fits better",
        },
    )
    rejected = ma.fields.Integer(
        required=True, metadata={"description": "How many were rejected for it", "example": 11}
    )


class WeekFields(ma.Schema):
    began = ma.fields.Date(
        required=True, metadata={"description": "The first day of the seven", "example": "2026-11-21"}
    )
    applied = ma.fields.Integer(required=True, metadata={"description": "How many applied then", "example": 12})
    in_time = ma.fields.Integer(required=True, metadata={"description": "Of them, answered in time", "example": 10})
    late = ma.fields.Integer(required=True, metadata={"description": "Of them, answered late or not yet", "example": 2})


def listed(schema: type[ma.Schema], about: str) -> Any:
    return ma.fields.List(ma.fields.Nested(schema), required=True, metadata={"description": about})


class CompanyFigureAnswer(SuccessAnswer):
    first = ma.fields.Date(
        required=True, metadata={"description": "The first day of the period", "example": "2026-08-30"}
    )
    last = ma.fields.Date(required=True, metadata={"description": "Its last day", "example": "2026-11-27"})
    company = ma.fields.String(
        required=True,
        metadata={
            "description": "The name of the company if the figures are about all of its jobs; else empty",
            "example": "Fairhaven",
        },
    )
    open_jobs = ma.fields.Integer(
        required=True, metadata={"description": "How many of the jobs are open now", "example": 13}
    )
    all_jobs = ma.fields.Integer(required=True, metadata={"description": "How many jobs there are", "example": 41})
    now = ma.fields.Nested(FigureSummary, required=True, metadata={"description": "Who applied in the period"})
    before = ma.fields.Nested(
        FigureSummary, required=True, metadata={"description": "Who applied in as many days before it"}
    )
    steps = listed(StepFields, "How far they have come")
    stages = listed(StageStay, "How long they were in each stage, in order")
    sources = listed(SourceFields, "Where they came from, the most frequent first")
    jobs = listed(JobFigureFields, "The 50 jobs with most applications")
    weeks = listed(WeekFields, "Seven days each")
    reasons = listed(ReasonFields, "Why people were rejected, the most frequent reason first")


class BehindQuery(FigureQuery):
    counted_by = ma.fields.Enum(
        CountedBy,
        by_value=True,
        required=True,
        metadata={
            "description": "Whom the figure counts: who came at least as far as a step, came from a source, was"
            " rejected for a reason, was answered in time or not, or still waits after the promised day",
            "example": "step",
        },
    )
    name = Text(
        load_default="",
        validate=ma.validate.Length(max=100),
        metadata={"description": "The name of the step, source or reason", "example": "Interview"},
    )


class CountedFields(ma.Schema):
    application_id = ma.fields.Integer(
        required=True, metadata={"description": "The number of the application", "example": 3107}
    )
    job_id = ma.fields.Integer(required=True, metadata={"description": "The number of the job", "example": 1204})
    job_title = ma.fields.String(required=True, metadata={"description": "Its title", "example": "Ward Nurse"})
    name = ma.fields.String(
        required=True,
        metadata={"description": "The applicant; Candidate and a number in a blind review", "example": "Maya Okafor"},
    )
    status = ma.fields.String(
        required=True, metadata={"description": "Whether somebody has decided, and how", "enum": [*Status]}
    )
    stage = ma.fields.String(
        required=True, metadata={"description": "Its stage, or the one in which it was decided", "example": "Screen"}
    )
    applied_at = ma.fields.AwareDateTime(
        required=True, metadata={"description": "When the person applied", "example": "2026-11-23T09:30:00Z"}
    )


class CountedList(SuccessAnswer):
    applications = listed(CountedFields, f"The newest {MOST_BEHIND} of them, newest first")
    total = ma.fields.Integer(
        required=True, metadata={"description": "How many of them the caller may read", "example": 214}
    )


area = Area("company_figures", __name__, url_prefix="/api", description="How hiring goes across jobs")


@area.route("/company/figures", methods=["GET"])
@area.arguments(FigureQuery, location="query")
@area.response(200, CompanyFigureAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The figures of this job are not the caller's to see")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_READ)
def figures(query: dict[str, Any]) -> dict[str, Any]:
    """Show how hiring goes: across all jobs whose figures you may see, next to the previous period."""
    return {"success": True, **_shown(desk(CompanyFigureDesk).of(query["days"], query["job_id"], by=caller()))}


@area.route("/company/figures/applications", methods=["GET"])
@area.arguments(BehindQuery, location="query")
@area.response(200, CountedList)
@area.alt_response(403, schema=ErrorAnswer, description="The figures of this job are not the caller's to see")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(422, schema=ErrorAnswer, description="There is no such figure")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def figure_applications(query: dict[str, Any]) -> dict[str, Any]:
    """List the applications behind a figure."""
    counted_by, name, length, job_id = query["counted_by"], query["name"], query["days"], query["job_id"]
    rows, total = desk(CompanyFigureDesk).behind(counted_by, name, length, job_id, by=caller())
    return {"success": True, "applications": [_counted(row) for row in rows], "total": total}


@area.route("/company/figures/export", methods=["GET"])
@area.arguments(FigureQuery, location="query")
@area.file("text/csv", description="CSV for spreadsheets")
@area.alt_response(403, schema=ErrorAnswer, description="The figures of this job are not the caller's to see")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@guarded(Who.RECRUITERS, scope=Scope.COMPANY_READ)
def export_figures(query: dict[str, Any]) -> Response:
    """Export the figures as CSV."""
    sheet = desk(CompanyFigureDesk).sheet(query["days"], query["job_id"], by=caller())
    response = Response(sheet, mimetype="text/csv")
    response.headers["Content-Disposition"] = "attachment; filename=hireloom-figures.csv"
    return response


def _shown(figures: CompanyFigures) -> dict[str, Any]:
    return {
        "first": figures.first,
        "last": figures.last,
        "company": figures.company,
        "open_jobs": figures.open_jobs,
        "all_jobs": figures.all_jobs,
        "now": _summary(figures.now),
        "before": _summary(figures.before),
        "steps": [
            step._asdict() | {"of_before": _share(step.of_before), "of_all": _share(step.of_all)}
            for step in figures.steps
        ],
        "stages": [stage._asdict() | {"stay": _spread(stage.stay)} for stage in figures.stages],
        "sources": [
            source._asdict() | {"moved_on": _share(source.moved_on), "selected": _share(source.selected)}
            for source in figures.sources
        ],
        "jobs": [
            job._asdict()
            | {
                "interviewed": _share(job.interviewed),
                "offered": _share(job.offered),
                "first_answer": _spread(job.first_answer),
                "to_selection": _spread(job.to_selection),
                "promises": _share(job.promises),
            }
            for job in figures.jobs
        ],
        "weeks": [week._asdict() for week in figures.weeks],
        "reasons": [reason._asdict() for reason in figures.reasons],
    }


def _counted(row: CountedApplication) -> dict[str, Any]:
    application = row.application
    return {
        "application_id": application.id,
        "job_id": application.job_id,
        "job_title": application.job_title,
        "name": row.name,
        "status": status_word(application.status),
        "stage": row.stage,
        "applied_at": application.applied_at,
    }


def _summary(summary: Summary) -> dict[str, Any]:
    return {
        "applications": summary.applications,
        "selected": summary.selected,
        "first_answer": _spread(summary.first_answer),
        "to_selection": _spread(summary.to_selection),
        "promises": _share(summary.promises),
        "interviews": summary.interviews,
        "late": summary.late,
        "interviews_per_hire": summary.interviews_per_hire,
    }


def _share(share: Share) -> dict[str, int | None]:
    return {"part": share.part, "whole": share.whole, "percent": share.percent}


def _spread(stay: Spread) -> dict[str, float | None]:
    return {
        "people": stay.people,
        "one_in_ten": stay.one_in_ten,
        "median": stay.median,
        "nine_in_ten": stay.nine_in_ten,
    }
