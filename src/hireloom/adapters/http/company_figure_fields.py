"""What the calls about figures take and answer."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.spec import Digits, Text
from hireloom.domain.applications import Status
from hireloom.domain.company_figures import PERIODS
from hireloom.domain.figure_lists import MOST_BEHIND, CountedBy
from hireloom.domain.rejection_reasons import OTHER_REASON
from hireloom.domain.shares import FEWEST


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
    hired = ma.fields.Integer(
        required=True, metadata={"description": "Selected, without those who declined the offer", "example": 8}
    )
    first_answer = ma.fields.Nested(
        SpreadFields, required=True, metadata={"description": "Days from applying to the decision"}
    )
    to_selection = ma.fields.Nested(
        SpreadFields, required=True, metadata={"description": "Likewise of those who were hired"}
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
        required=True, allow_none=True, metadata={"description": "null if nobody was hired", "example": 3.5}
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
    hired = ma.fields.Nested(
        ShareFields, required=True, metadata={"description": "Selected of them, without who declined the offer"}
    )


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
    hired = ma.fields.Integer(
        required=True, metadata={"description": "Selected, without those who declined the offer", "example": 2}
    )
    first_answer = ma.fields.Nested(SpreadFields, required=True, metadata={"description": "Days to the decision"})
    to_selection = ma.fields.Nested(
        SpreadFields, required=True, metadata={"description": "Days to the decision, of those who were hired"}
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
            "description": "Whom the figure counts: who came at least as far as a step, was hired, came from a source,"
            " was rejected for a reason, was answered in time or not, or still waits after the promised day",
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
