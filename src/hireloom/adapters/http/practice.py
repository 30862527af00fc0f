"""Practicing answers to interview questions, and the interviews to practice for."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, TimestampField
from hireloom.adapters.http.interviews import KIND
from hireloom.adapters.http.utf16 import utf16_place
from hireloom.domain.api_keys import Scope
from hireloom.domain.resume_match.findings import State
from hireloom.text_analysis.writing.questions.practice import LONGEST_QUESTION, PracticePointKind, PracticeResult
from hireloom.usecases.practice import PracticeDesk

LONGEST_ANSWER, LONGEST_FACT, MOST_FACTS = 6_000, 1_000, 60


def _text(longest: int, about: str) -> Text:
    return Text(required=True, validate=ma.validate.Length(1, longest), metadata={"description": about})


class PracticeBody(ma.Schema):
    question = _text(LONGEST_QUESTION, "As it was asked")
    answer = _text(LONGEST_ANSWER, "The person's own answer")
    facts = ma.fields.List(
        _text(LONGEST_FACT, "A sentence of the resume"),
        load_default=[],
        validate=ma.validate.Length(max=MOST_FACTS),
        metadata={"description": "Sentences of the resume that the answer may use"},
    )


class PracticePointShown(ma.Schema):
    """Offsets count as JavaScript counts, in UTF-16 units; both are 0 where no words cover it."""

    kind = ma.fields.String(
        required=True,
        validate=ma.validate.OneOf([*PracticePointKind]),
        metadata={"description": "What kind of thing a good answer has"},
    )
    name = ma.fields.String(required=True, metadata={"description": "The point in a few words"})
    state = ma.fields.String(
        required=True, validate=ma.validate.OneOf([*State]), metadata={"description": "Whether the answer covers it"}
    )
    text = ma.fields.String(required=True, metadata={"description": "What is there or what is missing, in a sentence"})
    start = ma.fields.Integer(required=True, metadata={"description": "Where the words begin in the answer"})
    end = ma.fields.Integer(required=True, metadata={"description": "Where they end in the answer"})


class PracticeAnswer(SuccessAnswer):
    points = ma.fields.List(
        ma.fields.Nested(PracticePointShown),
        required=True,
        metadata={"description": "What a good answer has, in a fixed order"},
    )
    words = ma.fields.Integer(required=True, metadata={"description": "How many words the answer has"})
    seconds = ma.fields.Integer(required=True, metadata={"description": "How long it takes to say it"})
    follow_up = ma.fields.String(required=True, metadata={"description": "What an interviewer may ask after it"})


class ComingInterviewFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the interview"})
    title = ma.fields.String(required=True, metadata={"description": "What it is called"})
    kind = ma.fields.String(required=True, validate=KIND, metadata={"description": "How people meet"})
    minutes = ma.fields.Integer(required=True, metadata={"description": "How long it takes"})
    starts_at = TimestampField(
        required=True, allow_none=True, metadata={"description": "When it begins; null until a time is chosen"}
    )
    company = ma.fields.String(required=True, metadata={"description": "The company that hires"})
    job_title = ma.fields.String(required=True, metadata={"description": "The title of the job"})
    advert = ma.fields.String(required=True, metadata={"description": "The advert for which the person applied"})
    topics = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "What the interview asks about"}
    )


class ComingInterviews(SuccessAnswer):
    interviews = ma.fields.List(
        ma.fields.Nested(ComingInterviewFields),
        required=True,
        metadata={"description": "The next one first, those without a time last"},
    )


area = Area("practice", __name__, url_prefix="/api", description="Practicing answers to interview questions")


@area.route("/practice", methods=["POST"])
@area.arguments(PracticeBody)
@area.response(200, PracticeAnswer)
@area.alt_response(422, schema=ErrorAnswer, description="Nothing is written, or too much")
@area.alt_response(429, schema=ErrorAnswer, description="Too many answers in a minute")
@guarded(Who.SIGNED_IN, scope=Scope.PEOPLE_READ)
def check_practice(values: dict[str, Any]) -> dict[str, Any]:
    """Check a practice answer by fixed rules: what it covers and what it lacks. Nothing is kept."""
    result = desk(PracticeDesk).check(values["question"], values["answer"], values["facts"], by=caller())
    return _shown(result, values["answer"])


@area.route("/practice/interviews", methods=["GET"])
@area.response(200, ComingInterviews)
@guarded(Who.SIGNED_IN, scope=Scope.APPLICATIONS_READ)
def coming_interviews() -> dict[str, Any]:
    """List your coming interviews with what each asks about."""
    names = ("id", "title", "kind", "minutes", "starts_at")
    interviews = [
        {
            **{name: getattr(interview.interview, name) for name in names},
            "company": interview.application.job_company,
            "job_title": interview.application.job_title,
            "advert": interview.advert,
            "topics": interview.topics,
        }
        for interview in desk(PracticeDesk).coming(by=caller())
    ]
    return {"success": True, "interviews": interviews}


def _shown(result: PracticeResult, answer: str) -> dict[str, Any]:
    points = [
        {
            "kind": point.kind,
            "name": point.name,
            "state": point.state,
            "text": point.text,
            "start": utf16_place(answer, point.start),
            "end": utf16_place(answer, point.end),
        }
        for point in result.points
    ]
    figures = {"words": result.words, "seconds": result.seconds, "follow_up": result.follow_up}
    return {"success": True, "points": points, **figures}
