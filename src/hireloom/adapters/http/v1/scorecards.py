"""Scorecards of interviews, in /api/v1."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, TimestampField
from hireloom.adapters.http.v1.applications import APPLICATION
from hireloom.adapters.http.v1.fields import field, rows
from hireloom.domain.api_keys import Scope
from hireloom.domain.interviews.scorecards import HiringAdvice, Rating, Scorecard
from hireloom.usecases.scorecards import ScorecardDesk


class RatingResource(ma.Schema):
    """What an interviewer thinks of one requirement."""

    requirement = field(ma.fields.String, "The requirement, in the advert's words", "Triage")
    rating = field(
        ma.fields.String, "The rating", "solid", validate=ma.validate.OneOf([rating.value for rating in Rating])
    )
    note = field(ma.fields.String, "What the interviewer noted; may be empty", "Two years in an emergency room.")


class ScorecardResource(ma.Schema):
    """A scorecard that was submitted."""

    interview_id = field(ma.fields.Integer, "The interview", 31)
    user_id = field(ma.fields.Integer, "The interviewer", 17)
    ratings = rows(RatingResource, "In the order of the advert; requirements without a rating are left out")
    advice = field(
        ma.fields.String, "The advice", "yes", validate=ma.validate.OneOf([advice.value for advice in HiringAdvice])
    )
    why = field(ma.fields.String, "The reason for it; may be empty", "Calm under pressure.")
    submitted_at = field(TimestampField, "When it was submitted", "2026-11-25T09:30:00Z")


class ScorecardRows(ma.Schema):
    data = rows(ScorecardResource, "Those that are in; empty while `is_locked`")
    is_locked = field(ma.fields.Boolean, "The owner of the key sees no others before their own are in", False)
    waiting = field(ma.fields.Integer, "How many are not in yet", 1)


area = Area("v1_scorecards", __name__, url_prefix="/api/v1", description="What interviewers think of applicants")


@area.route(f"/applications/{APPLICATION}/scorecards", methods=["GET"])
@area.response(200, ScorecardRows, description="The scorecards")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@keyed(Scope.APPLICATIONS_READ)
def list_scorecards(application_id: int) -> dict[str, Any]:
    """List the scorecards of an application: for those who decide, and for interviewers whose own scorecards are in."""
    debrief = desk(ScorecardDesk).debrief(application_id, by=owner())
    labels = {row.id: row.label for row in debrief.rows}
    return {
        "data": [_shown(card, labels) for card in debrief.cards],
        "is_locked": debrief.is_locked,
        "waiting": sum(not is_submitted for _, _, is_submitted in debrief.expected),
    }


def _shown(card: Scorecard, labels: dict[str, str]) -> dict[str, Any]:
    rated = [(id, label) for id, label in labels.items() if id in card.ratings]
    return {name: getattr(card, name) for name in ("interview_id", "user_id", "advice", "why", "submitted_at")} | {
        "ratings": [
            {"requirement": label, "rating": card.ratings[id], "note": card.notes.get(id, "")} for id, label in rated
        ]
    }
