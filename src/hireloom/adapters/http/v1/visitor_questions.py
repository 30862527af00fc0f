"""Questions from visitors in /api/v1: those about the jobs on which a recruiter decides."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer
from hireloom.adapters.http.v1.fields import Slice, below, next_cursor, page, rows, sent
from hireloom.adapters.http.visitor_questions import STATES, ListedVisitorQuestion, listed_question
from hireloom.domain.api_keys import Scope
from hireloom.domain.visitor_questions import QuestionState
from hireloom.usecases.visitor_questions import VisitorQuestionDesk


class VisitorQuestionFilter(Slice):
    job_id = sent(Digits, "Only those about this job", 204)
    state = sent(ma.fields.String, "Only those in this state", "waiting", validate=STATES)


class VisitorQuestionRows(ma.Schema):
    data = rows(ListedVisitorQuestion, "The questions on this page, the newest first")
    next_cursor = next_cursor()


area = Area("v1_visitor_questions", __name__, url_prefix="/api/v1", description="Questions from visitors about jobs")


@area.route("/visitor-questions", methods=["GET"])
@area.arguments(VisitorQuestionFilter, location="query")
@area.response(200, VisitorQuestionRows, description="One page of questions")
@area.alt_response(400, schema=ErrorAnswer, description="The cursor does not belong to this list")
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@keyed(Scope.APPLICATIONS_READ, Who.RECRUITERS)
def list_visitor_questions(query: dict[str, Any]) -> dict[str, Any]:
    """List the questions from visitors: about the jobs on which you decide, or about one of them."""
    state = QuestionState(query["state"]) if "state" in query else None
    questions = desk(VisitorQuestionDesk).newest(
        job_id=query.get("job_id"),
        state=state,
        below=below(query, "visitor-questions"),
        count=query["limit"] + 1,
        by=owner(),
    )
    return page(questions, query, "visitor-questions", lambda head: head.question.id, listed_question)
