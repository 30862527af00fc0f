"""Advice on a job while a recruiter writes it."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.job_fields import WIRE_NAMES, JobBody, form_of
from hireloom.adapters.http.utf16 import utf16_place
from hireloom.domain.api_keys import Scope
from hireloom.domain.profile_match.reach import ConstraintCost, ConstraintKind, Reach
from hireloom.domain.profiles import CURRENCIES
from hireloom.text_analysis.adverts.advert_facts import AdvertFact
from hireloom.text_analysis.adverts.job_coach import AdvertIssue, AdvertIssueKind, Severity
from hireloom.usecases.job_coach import Advice, CoachDesk


class CoachFinding(ma.Schema):
    """Offsets count as JavaScript counts, in UTF-16 units; both are 0 if the finding is about a field as a whole."""

    kind = ma.fields.String(
        required=True, validate=ma.validate.OneOf([*AdvertIssueKind]), metadata={"description": "What is wrong"}
    )
    severity = ma.fields.String(
        required=True, validate=ma.validate.OneOf([*Severity]), metadata={"description": "How much it matters"}
    )
    field = ma.fields.String(required=True, metadata={"description": "The name of the form's field"})
    start = ma.fields.Integer(required=True, metadata={"description": "Where the words begin"})
    end = ma.fields.Integer(required=True, metadata={"description": "Where they end"})
    quote = ma.fields.String(required=True, metadata={"description": "The words between start and end"})
    text = ma.fields.String(required=True, metadata={"description": "What is wrong, in a sentence"})
    suggestion = ma.fields.String(required=True, metadata={"description": "What to write or to do instead"})
    replacement = ma.fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "A suggestion for the text between start and end; null if only the person can know"},
    )


class CoachReadability(ma.Schema):
    grade = ma.fields.Float(required=True, metadata={"description": "Flesch-Kincaid grade level"})
    age = ma.fields.Integer(
        required=True, metadata={"description": "From which age people understand the text, in years"}
    )
    words = ma.fields.Integer(required=True, metadata={"description": "How many words the text has"})
    sentences = ma.fields.Integer(required=True, metadata={"description": "How many sentences the text has"})


class RequirementCost(ma.Schema):
    """How many people match the job as it is, and how many would match without the requirement."""

    about = ma.fields.String(
        required=True,
        validate=ma.validate.OneOf([*ConstraintKind]),
        metadata={"description": "Whether it is a skill, the years or the place"},
    )
    requirement = ma.fields.String(required=True, metadata={"description": "The requirement in a few words"})
    matching_without = ma.fields.Integer(
        required=True, metadata={"description": "How many people would match without it"}
    )
    matching_with = ma.fields.Integer(required=True, metadata={"description": "How many people match with it"})
    text = ma.fields.String(required=True, metadata={"description": "The same in a sentence"})


_FACTS = ("title", "location", "employment_type", "salary", "currency", "salary_duration", "ends_on", "keywords")


class FactOfAdvert(ma.Schema):
    """What the description says of another field of the form. Offsets count as in a finding."""

    field = ma.fields.String(
        required=True,
        validate=ma.validate.OneOf([WIRE_NAMES[name] for name in _FACTS]),
        metadata={"description": "The name of the form's field", "example": "expectedSalary"},
    )
    value = ma.fields.String(
        required=True, metadata={"description": "What the field would say", "example": "32,000 - 38,500"}
    )
    start = ma.fields.Integer(required=True, metadata={"description": "Where the words begin", "example": 71})
    end = ma.fields.Integer(required=True, metadata={"description": "Where they end", "example": 98})
    quote = ma.fields.String(
        required=True,
        metadata={
            "description": "The words of the description that say it; empty if they stand in several places",
            "example": "£32,000 - £38,500 per annum",
        },
    )


class CoachAnswer(SuccessAnswer):
    findings = ma.fields.List(
        ma.fields.Nested(CoachFinding),
        required=True,
        metadata={"description": "What could be better, in the order of the advert"},
    )
    facts = ma.fields.List(
        ma.fields.Nested(FactOfAdvert),
        required=True,
        metadata={"description": "What the description says of other fields of the form, each field once"},
    )
    readability = ma.fields.Nested(
        CoachReadability, required=True, metadata={"description": "How hard the description is to read"}
    )
    people = ma.fields.Integer(required=True, metadata={"description": "Job seekers who let recruiters find them"})
    matching = ma.fields.Integer(required=True, metadata={"description": "How many of them match the job as written"})
    reach = ma.fields.List(
        ma.fields.Nested(RequirementCost),
        required=True,
        metadata={"description": "What single requirements cost, the most expensive first"},
    )
    eased = ma.fields.String(
        required=True, allow_none=True, metadata={"description": "The effect of asking for fewer years of experience"}
    )


area = Area("job coach", __name__, url_prefix="/api", description="Advice on a job post while it is written")


@area.route("/job-coach", methods=["POST"])
@area.arguments(JobBody)
@area.response(200, CoachAnswer)
@area.alt_response(422, schema=ErrorAnswer, description="Much too long")
@area.alt_response(429, schema=ErrorAnswer, description="Too many questions in a minute")
@guarded(Who.RECRUITERS, scope=Scope.JOBS_WRITE)
def coach_job(values: dict[str, Any]) -> dict[str, Any]:
    """Check a job form: what turns people away, and how many candidates each requirement costs. Nothing is stored."""
    return _shown(desk(CoachDesk).coach(form_of(values), by=caller()), values)


def _shown(advice: Advice, values: dict[str, Any]) -> dict[str, Any]:
    readability = advice.coaching.readability
    return {
        "success": True,
        "findings": [
            _finding(finding, values.get(WIRE_NAMES[finding.field]) or "") for finding in advice.coaching.findings
        ],
        "facts": [_fact(fact, values.get("description") or "") for fact in advice.coaching.facts],
        "readability": {
            "grade": readability.grade,
            "age": readability.age,
            "words": readability.words,
            "sentences": readability.sentences,
        },
        **_reach(advice.reach),
    }


def _finding(issue: AdvertIssue, text: str) -> dict[str, Any]:
    return {
        "kind": issue.kind,
        "severity": issue.severity,
        "field": WIRE_NAMES[issue.field],
        "start": utf16_place(text, issue.start),
        "end": utf16_place(text, issue.end),
        "quote": text[issue.start : issue.end],
        "text": issue.text,
        "suggestion": issue.suggestion,
        "replacement": issue.instead,
    }


def _fact(fact: AdvertFact, text: str) -> dict[str, Any]:
    return {
        "field": WIRE_NAMES[fact.field],
        "value": CURRENCIES[fact.value] if fact.field == "currency" else fact.value,
        "start": utf16_place(text, fact.start),
        "end": utf16_place(text, fact.end),
        "quote": text[fact.start : fact.end],
    }


def _reach(reach: Reach) -> dict[str, Any]:
    return {
        "people": reach.people,
        "matching": reach.matching,
        "reach": [_cost(cost) for cost in reach.costs],
        "eased": reach.eased.text if reach.eased else None,
    }


def _cost(cost: ConstraintCost) -> dict[str, Any]:
    return {
        "about": cost.about,
        "requirement": cost.requirement,
        "matching_without": cost.matching_without,
        "matching_with": cost.matching_with,
        "text": cost.text,
    }
