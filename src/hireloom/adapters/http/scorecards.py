"""What to ask in an interview, the scorecard of each interviewer, and all of them together."""

from collections.abc import Sequence
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.applications import APPLICATION
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, TimestampField
from hireloom.adapters.http.core.statuses import status_word
from hireloom.adapters.http.decision_fields import StatusChanged
from hireloom.adapters.http.interviews import INTERVIEW, KIND, STATE
from hireloom.domain.api_keys import Scope
from hireloom.domain.applications import Status
from hireloom.domain.identity.users import User
from hireloom.domain.interviews.debriefs import LONGEST_DEBRIEF_REASON, DebriefVerdict
from hireloom.domain.interviews.interviews import Interview
from hireloom.domain.interviews.kits import KitRow, PlannedRow
from hireloom.domain.interviews.scorecards import (
    LONGEST_HEARD,
    LONGEST_WHY,
    Agreement,
    HiringAdvice,
    Rating,
    Scorecard,
    due_at,
)
from hireloom.domain.resume_match.findings import State
from hireloom.usecases.debriefs import DebriefDesk
from hireloom.usecases.scorecards import Debrief, Kit, OwnInterview, ScorecardDesk, ScorecardForm

RATING = ma.validate.OneOf([rating.value for rating in Rating])
ADVICE = ma.validate.OneOf([advice.value for advice in HiringAdvice])
RESUME_STATE = ma.validate.OneOf([state.value for state in State])
VERDICT = ma.validate.OneOf([verdict.value for verdict in DebriefVerdict])
AGREEMENT = ma.validate.OneOf([agreement.value for agreement in Agreement])
Answer = dict[str, Any]


class ScorecardFields(ma.Schema):
    ratings = ma.fields.Dict(
        keys=Text(), values=Text(validate=RATING), required=True, metadata={"description": "By requirement"}
    )
    notes = ma.fields.Dict(
        keys=Text(),
        values=Text(),
        required=True,
        metadata={"description": f"At most {LONGEST_HEARD:,} characters each"},
    )
    advice = Text(required=True, allow_none=True, validate=ADVICE, metadata={"description": "Null until it is given"})
    why = Text(required=True, metadata={"description": f"At most {LONGEST_WHY:,} characters"})


class OwnScorecard(ScorecardFields):
    changed_at = TimestampField(required=True, metadata={"description": "When it was last saved"})
    submitted_at = TimestampField(required=True, allow_none=True, metadata={"description": "Null for a draft"})


class KitRequirement(ma.Schema):
    id = ma.fields.String(required=True, metadata={"description": "The same from the advert to the decision"})
    label = ma.fields.String(required=True, metadata={"description": "What the job asks for"})
    must = ma.fields.Boolean(required=True, metadata={"description": "Whether the job calls it a must"})
    state = ma.fields.String(required=True, validate=RESUME_STATE, metadata={"description": "In the resume"})
    sentence = ma.fields.String(
        required=True,
        metadata={"description": "Of the resume; empty if none proves it, and while a blind review hides who it is"},
    )
    question = ma.fields.String(required=True, metadata={"description": "What to ask about it"})


class PlannedRequirement(KitRequirement):
    minutes = ma.fields.Integer(required=True, metadata={"description": "0: another interview asks about it"})


class ExpectedScorecard(ma.Schema):
    interview_id = ma.fields.Integer(required=True, metadata={"description": "The interview"})
    interview = ma.fields.String(required=True, metadata={"description": "Its title"})
    user_id = ma.fields.Integer(required=True, metadata={"description": "The interviewer"})
    username = ma.fields.String(required=True, metadata={"description": "The interviewer's name"})
    is_submitted = ma.fields.Boolean(required=True, metadata={"description": "Whether it has been submitted"})


class KitAnswer(SuccessAnswer):
    interview_id = ma.fields.Integer(required=True, metadata={"description": "The interview"})
    application_id = ma.fields.Integer(required=True, metadata={"description": "The application"})
    job_id = ma.fields.Integer(required=True, metadata={"description": "The job", "example": 12})
    title = ma.fields.String(required=True, metadata={"description": "What the interview is called"})
    kind = ma.fields.String(required=True, validate=KIND, metadata={"description": "How people meet"})
    minutes = ma.fields.Integer(required=True, metadata={"description": "How long it takes"})
    state = ma.fields.String(required=True, validate=STATE, metadata={"description": "What became of it"})
    starts_at = TimestampField(required=True, allow_none=True, metadata={"description": "Null until it is booked"})
    due_at = TimestampField(
        required=True,
        allow_none=True,
        metadata={"description": "By when scorecards are expected; null until it is booked"},
    )
    candidate = ma.fields.String(required=True, metadata={"description": "Whose application it is"})
    job_title = ma.fields.String(required=True, metadata={"description": "The title of the job"})
    rows = ma.fields.List(
        ma.fields.Nested(PlannedRequirement), required=True, metadata={"description": "In the order in which to ask"}
    )
    is_interviewer = ma.fields.Boolean(required=True, metadata={"description": "Whether the caller fills one in"})
    own = ma.fields.Nested(
        OwnScorecard,
        required=True,
        allow_none=True,
        metadata={"description": "The caller's; null before the first save"},
    )
    others = ma.fields.List(
        ma.fields.Nested(ExpectedScorecard),
        required=True,
        metadata={"description": "Everybody else's, without what is in them"},
    )
    is_final = ma.fields.Boolean(required=True, metadata={"description": "All are in, so none changes anymore"})


class DebriefCard(ScorecardFields):
    interview_id = ma.fields.Integer(required=True, metadata={"description": "The interview"})
    user_id = ma.fields.Integer(required=True, metadata={"description": "The interviewer"})


class DebriefRow(KitRequirement):
    agreement = ma.fields.String(
        required=True, validate=AGREEMENT, metadata={"description": "agree: within one step; gap: nobody rated it"}
    )
    planned_for = ma.fields.List(
        ma.fields.String(),
        required=True,
        metadata={"description": "The names of those whose interview was to ask about it", "example": ["tobias"]},
    )


class DebriefDecisionFields(ma.Schema):
    verdict = ma.fields.String(required=True, validate=VERDICT, metadata={"description": "What was decided"})
    by = ma.fields.String(required=True, metadata={"description": "Who decided"})
    at = TimestampField(required=True, metadata={"description": "When it was decided"})


class DebriefAnswer(SuccessAnswer):
    is_locked = ma.fields.Boolean(
        required=True, metadata={"description": "The caller's own scorecards are not in, so there are no others"}
    )
    candidate = ma.fields.String(required=True, metadata={"description": "Whose application it is"})
    job_title = ma.fields.String(required=True, metadata={"description": "The title of the job"})
    job_id = ma.fields.Integer(required=True, metadata={"description": "The job"})
    expected = ma.fields.List(
        ma.fields.Nested(ExpectedScorecard),
        required=True,
        metadata={"description": "All that belong to the application"},
    )
    rows = ma.fields.List(
        ma.fields.Nested(DebriefRow), required=True, metadata={"description": "In the order of the advert"}
    )
    cards = ma.fields.List(ma.fields.Nested(DebriefCard), required=True, metadata={"description": "Those that are in"})
    status = ma.fields.String(
        required=True, metadata={"description": "The status of the application", "enum": [*Status]}
    )
    may_decide = ma.fields.Boolean(required=True, metadata={"description": "Whether the caller can decide now"})
    decision = ma.fields.Nested(
        DebriefDecisionFields,
        required=True,
        allow_none=True,
        metadata={"description": "The last one made here; null if there is none that stands"},
    )


class DebriefVerdictForm(ma.Schema):
    verdict = Text(required=True, validate=VERDICT, metadata={"description": "What follows"})
    reason = Text(
        required=True,
        metadata={"description": f"At most {LONGEST_DEBRIEF_REASON} characters; a note for the team, never emailed"},
    )


class OwnInterviewFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The interview"})
    title = ma.fields.String(required=True, metadata={"description": "What it is called"})
    minutes = ma.fields.Integer(required=True, metadata={"description": "How long it takes"})
    state = ma.fields.String(required=True, validate=STATE, metadata={"description": "What became of it"})
    starts_at = TimestampField(required=True, allow_none=True, metadata={"description": "Null until it is booked"})
    candidate = ma.fields.String(required=True, metadata={"description": "With whom it is"})
    job_title = ma.fields.String(required=True, metadata={"description": "The title of the job"})
    is_submitted = ma.fields.Boolean(required=True, metadata={"description": "Whether the caller's scorecard is in"})


class OwnInterviewList(SuccessAnswer):
    interviews = ma.fields.List(
        ma.fields.Nested(OwnInterviewFields), required=True, metadata={"description": "The next one first"}
    )


area = Area("scorecards", __name__, url_prefix="/api", description="What to ask in interviews, and scorecards")


@area.route("/me/interviews", methods=["GET"])
@area.response(200, OwnInterviewList)
@guarded(Who.RECRUITERS)
def own_interviews() -> Answer:
    """List the interviews that you hold."""
    return {
        "success": True,
        "interviews": [own_interview_fields(interview) for interview in desk(ScorecardDesk).own(by=caller())],
    }


@area.route(f"/interviews/{INTERVIEW}/kit", methods=["GET"])
@area.response(200, KitAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's interview")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such interview")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def interview_kit(interview_id: int) -> Answer:
    """Show the kit of an interview: what to ask, and your own scorecard."""
    return _kit(desk(ScorecardDesk).kit(interview_id, by=caller()))


@area.route(f"/interviews/{INTERVIEW}/scorecard", methods=["PUT"])
@area.arguments(ScorecardFields)
@area.response(200, KitAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an interviewer")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such interview")
@area.alt_response(409, schema=ErrorAnswer, description="Nothing to rate, or all scorecards are in")
@area.alt_response(422, schema=ErrorAnswer, description="An unknown requirement, or too long a text")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def save_scorecard(values: Answer, interview_id: int) -> Answer:
    """Save your scorecard: nobody sees it before it is submitted."""
    return _kit(desk(ScorecardDesk).save(interview_id, _form(values), by=caller()))


@area.route(f"/interviews/{INTERVIEW}/scorecard/submit", methods=["POST"])
@area.arguments(ScorecardFields)
@area.response(200, KitAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not an interviewer")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such interview")
@area.alt_response(409, schema=ErrorAnswer, description="Nothing to rate, or all scorecards are in")
@area.alt_response(422, schema=ErrorAnswer, description="A rating or the advice is missing")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def submit_scorecard(values: Answer, interview_id: int) -> Answer:
    """Submit your scorecard: from then on, the others' can be read."""
    return _kit(desk(ScorecardDesk).submit(interview_id, _form(values), by=caller()))


@area.route(f"/applications/{APPLICATION}/debrief", methods=["GET"])
@area.response(200, DebriefAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def debrief(application_id: int) -> Answer:
    """Show the debrief of an application: all scorecards side by side, but nothing before your own are in."""
    return _debrief(desk(ScorecardDesk).debrief(application_id, by=caller()))


@area.route(f"/applications/{APPLICATION}/debrief", methods=["POST"])
@area.arguments(DebriefVerdictForm)
@area.response(200, StatusChanged)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(409, schema=ErrorAnswer, description="Decided already, or one's own scorecard is not in")
@area.alt_response(422, schema=ErrorAnswer, description="No such verdict, or no reason")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def decide_in_debrief(values: Answer, application_id: int) -> Answer:
    """Decide after the debrief: select, hold or reject an applicant, and say why."""
    verdict = DebriefVerdict(values["verdict"])
    decided = desk(DebriefDesk).decide(application_id, verdict, values["reason"], by=caller())
    message = decided.message if verdict.status else "On hold. No email was sent."
    status = status_word(decided.application.status)
    return {"success": True, "email_sent": decided.is_mailed, "message": message, "status": status}


def _form(values: Answer) -> ScorecardForm:
    ratings = {row: Rating(word) for row, word in values["ratings"].items()}
    advice = HiringAdvice(values["advice"]) if values["advice"] else None
    return ScorecardForm(ratings, values["notes"], advice, values["why"])


def _kit(kit: Kit) -> Answer:
    interview = kit.interview
    names = ("application_id", "title", "kind", "minutes", "starts_at")
    card = kit.own and _card(kit.own) | {"changed_at": kit.own.changed_at, "submitted_at": kit.own.submitted_at}
    return {name: getattr(interview, name) for name in names} | {
        "success": True,
        "interview_id": interview.id,
        "state": interview.state_at(clock().now()),
        "due_at": due_at(interview),
        "candidate": kit.candidate,
        "job_id": kit.application.job_id,
        "job_title": kit.application.job_title,
        "rows": [planned_row(planned) for planned in kit.plan],
        "is_interviewer": caller().id in interview.interviewer_ids,
        "own": card,
        "others": _expected(kit.expected),
        "is_final": kit.is_final,
    }


def _debrief(debrief: Debrief) -> Answer:
    lines = {line.row: line.agreement for line in debrief.lines}
    return {
        "success": True,
        "is_locked": debrief.is_locked,
        "status": status_word(debrief.application.status),
        "may_decide": debrief.may_decide,
        "decision": debrief.decision and debrief.decision._asdict(),
        "candidate": debrief.candidate,
        "job_id": debrief.application.job_id,
        "job_title": debrief.application.job_title,
        "expected": _expected(debrief.expected),
        "rows": [
            _row(row) | {"agreement": lines[row.id], "planned_for": debrief.planned_for[row.id]} for row in debrief.rows
        ],
        "cards": [_card(card) | {"interview_id": card.interview_id, "user_id": card.user_id} for card in debrief.cards],
    }


def planned_row(planned: PlannedRow) -> Answer:
    return _row(planned.row) | {"minutes": planned.minutes}


def _row(row: KitRow) -> Answer:
    return {name: getattr(row, name) for name in ("id", "label", "must", "state", "sentence", "question")}


def _card(card: Scorecard) -> Answer:
    return {name: getattr(card, name) for name in ("ratings", "notes", "advice", "why")}


def _expected(expected: Sequence[tuple[Interview, User, bool]]) -> list[Answer]:
    return [
        {
            "interview_id": interview.id,
            "interview": interview.title,
            "user_id": user.id,
            "username": user.username,
            "is_submitted": is_submitted,
        }
        for interview, user, is_submitted in expected
    ]


def own_interview_fields(interview: OwnInterview) -> Answer:
    return {
        **{name: getattr(interview.interview, name) for name in ("id", "title", "minutes", "starts_at")},
        "state": interview.interview.state_at(clock().now()),
        "candidate": interview.candidate,
        "job_title": interview.application.job_title,
        "is_submitted": interview.is_submitted,
    }
