"""Questions from visitors about public jobs, for the people who answer them."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.paging import Paging, window_of, words
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text, TimestampField
from hireloom.domain.api_keys import Scope
from hireloom.domain.threads.inboxes import LONGEST_SNIPPET, snippet
from hireloom.domain.threads.messages import LONGEST_THREAD_MESSAGE
from hireloom.domain.visitor_questions import QuestionHead, QuestionState
from hireloom.usecases.visitor_questions import OpenQuestion, VisitorQuestionDesk

QUESTION = "<int(max=2147483647):question_id>"
STATES = ma.validate.OneOf([state.value for state in QuestionState])


class VisitorQuestionFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the question", "example": 31})
    job_id = ma.fields.Integer(required=True, metadata={"description": "The number of the job"})
    job_title = ma.fields.String(required=True, metadata={"description": "The job's title now"})
    name = ma.fields.String(
        required=True,
        metadata={"description": "As it was typed, not checked; a number in a blind review", "example": "Ada Byrne"},
    )
    state = ma.fields.String(
        required=True, validate=STATES, metadata={"description": "Whether it waits for an answer, or was closed"}
    )
    asked_at = TimestampField(required=True, metadata={"description": "When it was asked"})
    is_hidden = ma.fields.Boolean(required=True, metadata={"description": "Whether a blind review hides who asked"})


class ListedVisitorQuestion(VisitorQuestionFields):
    text = ma.fields.String(
        required=True,
        metadata={
            "description": f"How the last message begins, at most {LONGEST_SNIPPET} characters",
            "example": "Is the night shift fixed?",
        },
    )
    author = ma.fields.String(required=True, metadata={"description": "Who wrote the last message"})
    is_from_visitor = ma.fields.Boolean(required=True, metadata={"description": "Whether the visitor wrote it"})
    at = TimestampField(required=True, metadata={"description": "When it was written"})


class VisitorQuestionMessage(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the message", "example": 64})
    text = ma.fields.String(
        required=True,
        metadata={"description": "What was written; nameless in a blind review", "example": "Yes, it is fixed."},
    )
    author = ma.fields.String(required=True, metadata={"description": "Who wrote it"})
    at = TimestampField(required=True, metadata={"description": "When it was written"})
    is_from_visitor = ma.fields.Boolean(required=True, metadata={"description": "Whether the visitor wrote it"})
    is_by_email = ma.fields.Boolean(required=True, metadata={"description": "Whether it came as a reply to an email"})
    left_out = ma.fields.List(
        ma.fields.String(),
        required=True,
        metadata={"description": "Names of attached files, none of which is accepted", "example": ["Schedule.pdf"]},
    )


class VisitorQuestionSearch(Paging):
    job_id = Digits(metadata={"description": "Only those about this job", "example": 204})
    state = ma.fields.String(validate=STATES, metadata={"description": "Only those in this state"})
    query = words("Words in the visitor's name or address, the job's title or a message")


class VisitorQuestionList(SuccessAnswer):
    questions = ma.fields.List(
        ma.fields.Nested(ListedVisitorQuestion),
        required=True,
        metadata={"description": "Those that wait for an answer first, then the answered ones; newest first"},
    )
    total = ma.fields.Integer(required=True, metadata={"description": "How many there are on all pages"})
    waiting = ma.fields.Integer(
        required=True, metadata={"description": "How many about these jobs wait for an answer", "example": 2}
    )


class VisitorQuestionAnswer(SuccessAnswer, VisitorQuestionFields):
    email = ma.fields.String(
        required=True,
        metadata={
            "description": "Where the answer goes, as it was typed, not checked; empty if the review hides it",
            "example": "ada@byrne.example",
        },
    )
    job_company = ma.fields.String(required=True, metadata={"description": "The company of the job"})
    messages = ma.fields.List(
        ma.fields.Nested(VisitorQuestionMessage), required=True, metadata={"description": "Oldest first"}
    )


class WrittenQuestionAnswer(ma.Schema):
    REQUIRED_FIELDS = ("text",)

    text = Text(
        required=True,
        metadata={"description": f"At most {LONGEST_THREAD_MESSAGE:,} characters", "example": "Yes, it is fixed."},
    )


class VisitorQuestionSwitch(ma.Schema):
    is_closed = ma.fields.Boolean(required=True, metadata={"description": "Whether it no longer needs an answer"})


area = Area("visitor_questions", __name__, url_prefix="/api", description="Questions from visitors about public jobs")


@area.route("/visitor-questions", methods=["GET"])
@area.arguments(VisitorQuestionSearch, location="query")
@area.response(200, VisitorQuestionList)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@guarded(Who.RECRUITERS)
def visitor_questions(query: dict[str, Any]) -> dict[str, Any]:
    """List the questions from visitors: about the jobs on which you decide, or about one of them."""
    state = QuestionState(query["state"]) if "state" in query else None
    page = desk(VisitorQuestionDesk).page(
        window_of(query), job_id=query.get("job_id"), state=state, words=query.get("query", ""), by=caller()
    )
    rows = [listed_question(head) for head in page.heads]
    return {"success": True, "questions": rows, "total": page.total, "waiting": page.waiting}


@area.route(f"/visitor-questions/{QUESTION}", methods=["GET"])
@area.response(200, VisitorQuestionAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="About somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such question")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def visitor_question(question_id: int) -> dict[str, Any]:
    """Read a visitor's question about a job, with everything written after it."""
    return _answer(desk(VisitorQuestionDesk).of(question_id, by=caller()))


@area.route(f"/visitor-questions/{QUESTION}/answers", methods=["POST"])
@area.arguments(WrittenQuestionAnswer)
@area.response(201, VisitorQuestionAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="About somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such question")
@area.alt_response(409, schema=ErrorAnswer, description="There are too many messages")
@area.alt_response(422, schema=ErrorAnswer, description="No text, or too much")
@area.alt_response(429, schema=ErrorAnswer, description="Too many messages in an hour")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def answer_visitor_question(values: dict[str, Any], question_id: int) -> dict[str, Any]:
    """Answer a visitor's question: they get an email, and what they reply arrives here."""
    return _answer(desk(VisitorQuestionDesk).answer(question_id, values["text"], by=caller()))


@area.route(f"/visitor-questions/{QUESTION}/closed", methods=["PUT"])
@area.arguments(VisitorQuestionSwitch)
@area.response(200, VisitorQuestionAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="About somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such question")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def close_visitor_question(values: dict[str, Any], question_id: int) -> dict[str, Any]:
    """Close a visitor's question that needs no answer, or open it again."""
    return _answer(desk(VisitorQuestionDesk).switch(question_id, is_closed=values["is_closed"], by=caller()))


@area.route(f"/visitor-questions/{QUESTION}", methods=["DELETE"])
@area.response(200, MessageAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="About somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such question")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def delete_visitor_question(question_id: int) -> dict[str, Any]:
    """Delete a visitor's question with everything written after it, for good."""
    desk(VisitorQuestionDesk).remove(question_id, by=caller())
    return {"success": True, "message": "The question was deleted."}


def listed_question(head: QuestionHead) -> dict[str, Any]:
    question, job, message = head
    return {
        "id": question.id,
        "job_id": job.id,
        "job_title": job.title,
        "name": question.name,
        "state": question.state.value,
        "asked_at": question.asked_at,
        "is_hidden": job.blind_review,
        "text": snippet(message.text),
        "author": message.author,
        "is_from_visitor": message.is_from_visitor,
        "at": message.at,
    }


def _answer(opened: OpenQuestion) -> dict[str, Any]:
    question, job, messages, is_hidden = opened
    rows = [
        {
            "id": message.id,
            "text": message.text,
            "author": message.author,
            "at": message.at,
            "is_from_visitor": message.is_from_visitor,
            "is_by_email": bool(message.mail_id),
            "left_out": message.left_out,
        }
        for message in messages
    ]
    return {
        "success": True,
        "id": question.id,
        "job_id": job.id,
        "job_title": job.title,
        "job_company": job.company,
        "name": question.name,
        "email": question.email,
        "state": question.state.value,
        "asked_at": question.asked_at,
        "is_hidden": is_hidden,
        "messages": rows,
    }
