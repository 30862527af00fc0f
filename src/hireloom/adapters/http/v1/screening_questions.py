"""A job's own questions in /api/v1."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, Truth
from hireloom.adapters.http.screening_questions import questions_of, questions_shown
from hireloom.adapters.http.v1.fields import Field, field, rows, sent
from hireloom.adapters.http.v1.jobs import JOB
from hireloom.domain.api_keys import Scope
from hireloom.domain.screening_questions import LONGEST_SCREENING_QUESTION, MOST_CHOICES, MOST_QUESTIONS, AnswerKind
from hireloom.usecases.screening_questions import QuestionList, ScreeningQuestionDesk

_ONE_KIND = ma.validate.OneOf([kind.value for kind in AnswerKind])
_TEXT, _SHIFTS = "Can you work at night?", ["Mornings", "Nights"]
_IS_MARKED = "Answers that get a mark next to them; they decide nothing"


def _texts(description: str, example: list[str], **options: Any) -> Field:
    return ma.fields.List(Text(), metadata={"description": description, "example": example}, **options)


class NewQuestion(ma.Schema):
    """A question of the job's own."""

    text = sent(Text, f"At most {LONGEST_SCREENING_QUESTION} characters", _TEXT, required=True)
    kind = sent(Text, "How it is answered", "yes_no", required=True, validate=_ONE_KIND)
    is_required = sent(Truth, "Whether an application needs an answer", True, load_default=False)
    choices = _texts(f"For kind choice: 2 to {MOST_CHOICES}", _SHIFTS, load_default=list)
    marks = _texts(_IS_MARKED, ["No"], load_default=list)
    least = sent(
        ma.fields.Float, "For kind number: a smaller answer gets a mark", 3, load_default=None, allow_none=True
    )


class QuestionsForm(ma.Schema):
    questions = ma.fields.List(
        ma.fields.Nested(NewQuestion),
        required=True,
        metadata={"description": f"All of them in their order, at most {MOST_QUESTIONS}"},
    )
    version = sent(Text, "The `version` on which the change is based; not checked if absent", "9f86d081884c7d65")


class QuestionResource(ma.Schema):
    """A question that a job asks its applicants. It scores nothing."""

    id = field(ma.fields.String, "Names it in answers; with other words it is another question", "60303ae22b998861")
    text = field(ma.fields.String, "What is asked", _TEXT)
    kind = field(ma.fields.String, "How it is answered", "yes_no", validate=_ONE_KIND)
    is_required = field(ma.fields.Boolean, "Whether an application needs an answer", True)
    choices = _texts("What to choose from; empty for other kinds", _SHIFTS, required=True)
    marks = _texts(f"{_IS_MARKED}; empty for those who do not decide", ["No"], required=True)
    least = field(ma.fields.Float, "A smaller number gets a mark; null for those who do not decide", 3, allow_none=True)


class QuestionRows(ma.Schema):
    data = rows(QuestionResource, "The questions in their order; none for most jobs")
    version = field(ma.fields.String, "To send with a change", "9f86d081884c7d65")


area = Area("v1_questions", __name__, url_prefix="/api/v1", description="A job's own questions to its applicants")


@area.route(f"/jobs/{JOB}/questions", methods=["GET"])
@area.response(200, QuestionRows, description="The questions")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@keyed(Scope.JOBS_READ)
def list_questions(job_id: int) -> dict[str, Any]:
    """List the questions that a job asks its applicants."""
    return _shown(desk(ScreeningQuestionDesk).of_job(job_id, by=owner()))


@area.route(f"/jobs/{JOB}/questions", methods=["PUT"])
@area.arguments(QuestionsForm)
@area.response(200, QuestionRows, description="The questions after the change")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(409, schema=ErrorAnswer, description="The questions were changed elsewhere in the meantime")
@area.alt_response(422, schema=ErrorAnswer, description="A question breaks a rule, or there are too many")
@keyed(Scope.JOBS_WRITE)
def set_questions(body: dict[str, Any], job_id: int) -> dict[str, Any]:
    """Set the questions of one's own job; existing answers stay as they are."""
    form = questions_of(body["questions"])
    questions = desk(ScreeningQuestionDesk).edit(job_id, form, seen=body.get("version"), by=owner())
    return _shown(QuestionList(questions, shows_marks=True))


def _shown(questions: QuestionList) -> dict[str, Any]:
    answer = questions_shown(questions)
    unmarked: dict[str, Any] = {"marks": [], "least": None}
    return {"data": [unmarked | row for row in answer["questions"]], "version": answer["version"]}
