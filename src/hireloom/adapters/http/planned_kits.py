"""What the interviews of a job's plan ask one applicant, before they are proposed."""

from collections.abc import Mapping
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.applications import APPLICATION
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.interviews import KIND, InterviewerFields
from hireloom.adapters.http.scorecards import PlannedRequirement, planned_row
from hireloom.domain.api_keys import Scope
from hireloom.domain.identity.users import User
from hireloom.domain.interviews.kits import edges
from hireloom.usecases.scorecards import PlannedKit, ScorecardDesk

Answer = dict[str, Any]


class PlannedKitFields(ma.Schema):
    title = ma.fields.String(required=True, metadata={"description": "What the interview is called"})
    kind = ma.fields.String(required=True, validate=KIND, metadata={"description": "How people meet"})
    minutes = ma.fields.Integer(required=True, metadata={"description": "How long it takes"})
    interviewers = ma.fields.List(
        ma.fields.Nested(InterviewerFields), required=True, metadata={"description": "Who interviews; may be nobody"}
    )
    hello_minutes = ma.fields.Integer(required=True, metadata={"description": "At the beginning"})
    candidate_minutes = ma.fields.Integer(required=True, metadata={"description": "For the candidate's own questions"})
    rows = ma.fields.List(
        ma.fields.Nested(PlannedRequirement), required=True, metadata={"description": "In the order in which to ask"}
    )


class PlannedKitsAnswer(SuccessAnswer):
    candidate = ma.fields.String(required=True, metadata={"description": "Whose application it is"})
    kits = ma.fields.List(
        ma.fields.Nested(PlannedKitFields), required=True, metadata={"description": "In the order of the plan"}
    )
    may_propose = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the caller can send links for those not proposed yet"}
    )


area = Area("planned_kits", __name__, url_prefix="/api", description="What a job's interviews ask an applicant")


@area.route(f"/applications/{APPLICATION}/planned-kits", methods=["GET"])
@area.response(200, PlannedKitsAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(409, schema=ErrorAnswer, description="A blind review hides who it is")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def planned_kits(application_id: int) -> Answer:
    """Show what each planned interview asks an applicant, with minutes."""
    answer = desk(ScorecardDesk).planned_kits(application_id, by=caller())
    return {
        "success": True,
        "candidate": answer.candidate,
        "kits": [_kit(kit, answer.people) for kit in answer.kits],
        "may_propose": answer.may_propose,
    }


def _kit(kit: PlannedKit, people: Mapping[int, User]) -> Answer:
    terms = kit.planned.terms
    hello, end = edges(terms.minutes)
    return {name: getattr(terms, name) for name in ("title", "kind", "minutes")} | {
        "interviewers": [{"user_id": id_, "username": people[id_].username} for id_ in terms.interviewer_ids],
        "hello_minutes": hello,
        "candidate_minutes": end,
        "rows": [planned_row(planned) for planned in kit.plan],
    }
