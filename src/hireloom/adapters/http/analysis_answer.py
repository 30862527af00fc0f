"""The shape of the response to POST /api/ATS."""

from typing import Any

import marshmallow as ma
from marshmallow import fields

from hireloom.domain.documents import Format, OmissionReason
from hireloom.domain.resume_match.corrections import CorrectionKind
from hireloom.domain.resume_match.findings import Kind, State
from hireloom.domain.resume_match.raises import PieceKind, Remedy
from hireloom.domain.resume_match.role_years import Counting
from hireloom.text_analysis.resumes.passages import Shape


def _text(**options: object) -> fields.String:
    return fields.String(required=True, **options)  # type: ignore[arg-type]


def _one_of(*values: str) -> fields.String:
    return fields.String(required=True, validate=ma.validate.OneOf(values))


def _whole(*, nullable: bool = False) -> fields.Integer:
    return fields.Integer(required=True, allow_none=nullable)


def _many(schema: type[ma.Schema]) -> "fields.List[Any]":
    return fields.List(fields.Nested(schema), required=True)


class AtsOmission(ma.Schema):
    """Something in the document that a person would not see, left out of the analysis."""

    why = _one_of(*OmissionReason)
    quote = _text()
    page = _whole()
    sentence = _text(metadata={"description": "What to tell the person about it"})


class AtsDocument(ma.Schema):
    name = _text()
    format = _one_of(*Format)
    pages = _whole()
    words = _whole()
    bytes = _whole()
    omissions = _many(AtsOmission)


class AtsMusts(ma.Schema):
    met = _whole()
    partly = _whole()
    missing = _whole()
    total = _whole()


class AtsSumLine(ma.Schema):
    label = _text()
    points = fields.Float(required=True)


class AtsJob(ma.Schema):
    title = _text()
    company = _text()
    words = _whole()


class AtsRole(ma.Schema):
    """A role with its first and last month, such as 2019-03; `last` is null for a current role."""

    title = _text()
    employer = _text()
    first = _text()
    last = fields.String(required=True, allow_none=True)


class AtsRoleYears(ma.Schema):
    role = fields.Nested(AtsRole, required=True)
    months = _whole()
    counting = _one_of(*Counting)
    on_word = fields.Boolean(
        required=True, metadata={"description": "The person added the role, or says that it counts"}
    )


class AtsYears(ma.Schema):
    """How the years for a requirement add up, in months; overlaps count once."""

    asked = _whole()
    months = _whole()
    roles = _many(AtsRoleYears)


class AtsRequirement(ma.Schema):
    """One thing the job asks for, and the sentence of the resume that shows it."""

    id = _whole()
    kind = _one_of(*Kind)
    label = _text()
    must = fields.Boolean(required=True)
    weight = _whole()
    points = fields.Float(required=True)
    state = _one_of(*State)
    quote = _text()
    note = _text()
    hint = _text()
    source = _text(metadata={"description": "The sentence of the job that asks for it"})
    years = fields.Nested(AtsYears, required=True, allow_none=True)
    own_word = _text(metadata={"description": "What the person said in a correction, if the state rests on it"})


class AtsCondition(ma.Schema):
    """What the job demands besides skill, such as a work permit; it is never scored."""

    label = _text()
    source = _text(metadata={"description": "The sentence of the job that demands it"})


class AtsPiece(ma.Schema):
    kind = _one_of(*PieceKind)
    text = _text(metadata={"description": "For a blank, what the person should fill in"})


class AtsRaise(ma.Schema):
    """What meeting one more requirement would add, and what to write where."""

    requirement_id = _whole()
    gain = _whole()
    percent = _whole()
    remedy = _one_of(*Remedy)
    title = _text()
    text = _text()
    role = _text(metadata={"description": "Title and employer as the resume names them, or empty"})
    line = _text(metadata={"description": "The line of the resume to change, or the line above the new one"})
    is_new = fields.Boolean(required=True)
    better = _many(AtsPiece)


class AtsRemedy(ma.Schema):
    """All advice of one kind; `percent` is the number if it and the advice before it were followed."""

    remedy = _one_of(*Remedy)
    title = _text()
    text = _text()
    percent = _whole()


class AtsPart(ma.Schema):
    text = _text()
    proves = fields.List(fields.Integer(), required=True)


class AtsBlock(ma.Schema):
    kind = _one_of(*Shape)
    page = _whole()
    aside = _text()
    parts = _many(AtsPart)


class AtsMeaning(ma.Schema):
    """What the percent meant in pairs that readers judged; these are not recruiters' decisions."""

    pairs = _whole()
    interviews = fields.Integer(
        required=True, metadata={"description": "How many out of a hundred were worth an interview"}
    )
    text = _text()


class AtsCorrection(ma.Schema):
    """What the person said about the reading. `about` is the label of a requirement or condition."""

    number = _whole()
    kind = _one_of(*CorrectionKind)
    about = _text()
    quote = _text()
    words = _text()
    role = fields.Nested(AtsRole, required=True, allow_none=True)
    statement = _text(metadata={"description": "As the person would say it to a recruiter"})


class AtsRecount(ma.Schema):
    """The person's corrections of this match, and what they have changed."""

    id = _whole()
    is_shared = fields.Boolean(required=True)
    percent_as_read = _whole()
    own_points = fields.Float(required=True, metadata={"description": "Points that rest on the person's word alone"})
    dropped = _many(AtsRequirement)
    corrections = _many(AtsCorrection)


class AtsMatch(ma.Schema):
    percent = _whole()
    band = fields.String(
        required=True,
        allow_none=True,
        validate=ma.validate.OneOf(("weak", "medium", "good")),
        metadata={"description": "null if the job asks for too little"},
    )
    heading = _text()
    advice = _text()
    skills_percent = _whole(nullable=True)
    experience_percent = _whole(nullable=True)
    musts = fields.Nested(AtsMusts, required=True)
    points = fields.Float(required=True)
    max_points = fields.Float(required=True)
    sum = _many(AtsSumLine)
    job = fields.Nested(AtsJob, required=True)
    requirements = _many(AtsRequirement)
    conditions = _many(AtsCondition)
    raises = _many(AtsRaise)
    remedies = _many(AtsRemedy)
    meaning = fields.Nested(
        AtsMeaning,
        required=True,
        allow_none=True,
        metadata={"description": "null if there are too few judged pairs"},
    )
    copied = fields.Integer(
        required=True,
        metadata={"description": "Sentences of the resume that repeat the job; they prove nothing"},
    )
    resume = _many(AtsBlock)
    made_by = _text()
    recount = fields.Nested(
        AtsRecount,
        required=True,
        allow_none=True,
        metadata={"description": "null if the person has corrected nothing"},
    )


class AtsFact(ma.Schema):
    label = _text()
    value = _text()
    quote = _text()


class AtsAbout(ma.Schema):
    summary = fields.List(fields.String(), required=True)
    facts = _many(AtsFact)
    highlights = fields.List(fields.String(), required=True)


class AtsResponsibility(ma.Schema):
    of = _one_of("job", "resume")
    text = _text()
    where = _text()
    proof = _text()


class AtsTopSkill(ma.Schema):
    rank = _whole()
    name = _text()
    must = fields.Boolean(required=True)
    proof = _text()


class AtsQuestion(ma.Schema):
    number = _whole()
    text = _text()
    answer = _text()
    topic = _text()
    level = _one_of("beginner", "intermediate", "advanced")
    gap = fields.Boolean(required=True)
    quote = _text()


class AtsAnswer(ma.Schema):
    """One of match, about, responsibilities, top_skills and questions is set, the others are null."""

    success = fields.Boolean(required=True)
    response = _text(metadata={"description": "The same answer as plain text"})
    offset = fields.Integer(
        required=True, allow_none=True, metadata={"description": "Where the next page starts; null at the end"}
    )
    api_used = _text(metadata={"description": "What produced the answer: local, or the name of a provider"})
    document = fields.Nested(AtsDocument, required=True)
    match = fields.Nested(AtsMatch, required=True, allow_none=True)
    about = fields.Nested(AtsAbout, required=True, allow_none=True)
    responsibilities = fields.List(fields.Nested(AtsResponsibility), required=True, allow_none=True)
    top_skills = fields.List(fields.Nested(AtsTopSkill), required=True, allow_none=True)
    questions = fields.List(fields.Nested(AtsQuestion), required=True, allow_none=True)
