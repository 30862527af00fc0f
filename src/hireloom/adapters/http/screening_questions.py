"""A job's own questions, and the answers in an application."""

from collections.abc import Mapping, Sequence
from typing import Any

import marshmallow as ma
from flask import Response

from hireloom.adapters.http.applications import APPLICATION
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, Truth
from hireloom.adapters.http.core.versions import BEGUN, VERSION
from hireloom.adapters.http.jobs import JOB
from hireloom.domain.api_keys import Scope
from hireloom.domain.screening_questions import (
    LONGEST_ANSWER,
    LONGEST_CHOICE,
    LONGEST_SCREENING_QUESTION,
    MOST_CHOICES,
    MOST_QUESTIONS,
    AnswerKind,
    ScreeningQuestion,
    version,
)
from hireloom.usecases.screening_questions import AnswerList, QuestionList, ScreeningQuestionDesk

_KINDS = [kind.value for kind in AnswerKind]


class EditedQuestion(ma.Schema):
    text = Text(required=True, metadata={"description": f"At most {LONGEST_SCREENING_QUESTION} characters"})
    kind = Text(
        required=True,
        validate=ma.validate.OneOf(_KINDS),
        metadata={"description": "How it is answered"},
    )
    is_required = Truth(load_default=False, metadata={"description": "Whether an application needs an answer"})
    choices = ma.fields.List(
        Text(),
        load_default=list,
        metadata={"description": f"For kind choice: 2 to {MOST_CHOICES}, each at most {LONGEST_CHOICE} characters"},
    )
    marks = ma.fields.List(
        Text(),
        load_default=list,
        metadata={"description": "Answers that get a mark next to them: of the choices, or Yes or No"},
    )
    least = ma.fields.Float(
        load_default=None,
        allow_none=True,
        metadata={"description": "For kind number: a smaller answer gets a mark next to it"},
    )


class QuestionsEdit(ma.Schema):
    questions = ma.fields.List(
        ma.fields.Nested(EditedQuestion),
        required=True,
        metadata={"description": f"At most {MOST_QUESTIONS}, in their order"},
    )
    version = Text(allow_none=True, metadata=BEGUN)


class ShownQuestion(ma.Schema):
    id = ma.fields.String(
        required=True, metadata={"description": "Identifies it in answers; a different wording has a different id"}
    )
    text = ma.fields.String(required=True, metadata={"description": "What is asked"})
    kind = ma.fields.String(
        required=True, validate=ma.validate.OneOf(_KINDS), metadata={"description": "How it is answered"}
    )
    is_required = ma.fields.Boolean(required=True, metadata={"description": "Whether an application needs an answer"})
    choices = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "What to choose from; empty for other kinds"}
    )
    marks = ma.fields.List(
        ma.fields.String(), metadata={"description": "Answers that get a mark; only for those who decide"}
    )
    least = ma.fields.Float(
        allow_none=True, metadata={"description": "A smaller number gets a mark; only for those who decide"}
    )


class QuestionsAnswer(SuccessAnswer):
    questions = ma.fields.List(
        ma.fields.Nested(ShownQuestion), required=True, metadata={"description": "In their order"}
    )
    version = ma.fields.String(required=True, metadata=VERSION)


class ShownAnswer(ma.Schema):
    question = ma.fields.String(required=True, metadata={"description": "The question, as it was asked"})
    kind = ma.fields.String(
        required=True, validate=ma.validate.OneOf(_KINDS), metadata={"description": "How it was answered"}
    )
    value = ma.fields.String(
        required=True,
        metadata={
            "description": f"At most {LONGEST_ANSWER:,} characters, or a file's name; empty if the review hides it"
        },
    )
    file = ma.fields.String(
        required=True, metadata={"description": "The key for downloading an answer that is a file; empty otherwise"}
    )
    is_marked = ma.fields.Boolean(
        required=True, metadata={"description": "The recruiter asked for a mark; always false for the applicant"}
    )


class AnswersAnswer(SuccessAnswer):
    answers = ma.fields.List(
        ma.fields.Nested(ShownAnswer), required=True, metadata={"description": "In the order of the questions"}
    )
    is_hidden = ma.fields.Boolean(
        required=True, metadata={"description": "A blind review hides what people wrote themselves"}
    )


area = Area("screening_questions", __name__, url_prefix="/api", description="A job's own questions")


@area.route(f"/jobs/{JOB}/questions", methods=["GET"])
@area.response(200, QuestionsAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="Not found, or not visible to the caller")
@guarded(Who.SIGNED_IN, scope=Scope.JOBS_READ)
def job_questions(job_id: int) -> dict[str, Any]:
    """List the questions of a job."""
    return questions_shown(desk(ScreeningQuestionDesk).of_job(job_id, by=caller()))


@area.route(f"/jobs/{JOB}/questions", methods=["PUT"])
@area.arguments(QuestionsEdit)
@area.response(200, QuestionsAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(409, schema=ErrorAnswer, description="The questions were changed elsewhere in the meantime")
@area.alt_response(422, schema=ErrorAnswer, description="A question breaks a rule, or there are too many")
@guarded(Who.RECRUITERS, scope=Scope.JOBS_WRITE)
def edit_job_questions(values: dict[str, Any], job_id: int) -> dict[str, Any]:
    """Set the questions of a job: existing answers stay as they are."""
    questions = desk(ScreeningQuestionDesk).edit(
        job_id, questions_of(values["questions"]), seen=values.get("version"), by=caller()
    )
    return questions_shown(QuestionList(questions, shows_marks=True))


@area.route(f"/applications/{APPLICATION}/answers")
@area.response(200, AnswersAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's application")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@guarded(Who.SIGNED_IN, scope=Scope.APPLICATIONS_READ)
def application_answers(application_id: int) -> dict[str, Any]:
    """List an applicant's answers: to the job's own questions, for the applicant and those who decide."""
    return answers_shown(desk(ScreeningQuestionDesk).answers(application_id, by=caller()))


@area.route(f"/jobs/{JOB}/applications/export", methods=["GET"])
@area.file("text/csv", description="CSV for spreadsheets")
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def export_job_applications(job_id: int) -> Response:
    """Export a job's applications as CSV, with the answers to its own questions."""
    response = Response(desk(ScreeningQuestionDesk).sheet(job_id, by=caller()), mimetype="text/csv")
    response.headers["Content-Disposition"] = f"attachment; filename=hireloom-applications-{job_id}.csv"
    return response


def questions_of(rows: Sequence[Mapping[str, Any]]) -> list[ScreeningQuestion]:
    return [
        ScreeningQuestion(
            row["text"],
            AnswerKind(row["kind"]),
            row["is_required"],
            tuple(row["choices"]),
            tuple(row["marks"]),
            row["least"],
        )
        for row in rows
    ]


def questions_shown(listed: QuestionList) -> dict[str, Any]:
    rows: list[dict[str, Any]] = [
        {
            "id": question.key,
            "text": question.text,
            "kind": question.kind.value,
            "is_required": question.is_required,
            "choices": list(question.choices),
        }
        | ({"marks": list(question.marks), "least": question.least} if listed.shows_marks else {})
        for question in listed.questions
    ]
    return {"success": True, "questions": rows, "version": version(listed.questions)}


def answers_shown(listed: AnswerList) -> dict[str, Any]:
    names = ("question", "kind", "value", "file", "is_marked")
    rows = [{name: getattr(answer, name) for name in names} for answer in listed.answers]
    return {"success": True, "answers": rows, "is_hidden": listed.is_hidden}
