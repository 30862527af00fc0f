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


def _about(about: str) -> dict[str, str]:
    return {"description": about}


def _text(about: str) -> fields.String:
    return fields.String(required=True, metadata=_about(about))


def _one_of(about: str, *values: str) -> fields.String:
    return fields.String(required=True, validate=ma.validate.OneOf(values), metadata=_about(about))


def _whole(about: str, *, nullable: bool = False) -> fields.Integer:
    return fields.Integer(required=True, allow_none=nullable, metadata=_about(about))


def _float(about: str) -> fields.Float:
    return fields.Float(required=True, metadata=_about(about))


def _truth(about: str) -> fields.Boolean:
    return fields.Boolean(required=True, metadata=_about(about))


def _one(schema: type[ma.Schema], about: str, *, nullable: bool = False) -> fields.Nested:
    return fields.Nested(schema, required=True, allow_none=nullable, metadata=_about(about))


def _many(schema: type[ma.Schema], about: str, *, nullable: bool = False) -> "fields.List[Any]":
    return fields.List(fields.Nested(schema), required=True, allow_none=nullable, metadata=_about(about))


def _texts(about: str) -> "fields.List[Any]":
    return fields.List(fields.String(), required=True, metadata=_about(about))


class AtsOmission(ma.Schema):
    """Something in the document that a person would not see, left out of the analysis."""

    why = _one_of("Why it was left out", *OmissionReason)
    quote = _text("The beginning of the words that were left out")
    page = _whole("The page it is on, from 1")
    sentence = _text("What to tell the person about it")


class AtsDocument(ma.Schema):
    name = _text("The name of the file")
    format = _one_of("What kind of file it is", *Format)
    pages = _whole("How many pages it has")
    words = _whole("How many words we read")
    bytes = _whole("How large the file is, in bytes")
    omissions = _many(AtsOmission, "What was left out of the analysis")
    is_scan = ma.fields.Boolean(
        required=True, metadata={"description": "The words were recognized in pictures of the pages"}
    )


class AtsMusts(ma.Schema):
    met = _whole("Musts that the resume shows")
    partly = _whole("Musts that it shows in part")
    missing = _whole("Musts that it does not show")
    total = _whole("All musts of the job")


class AtsSumLine(ma.Schema):
    label = _text("What the points are for")
    points = _float("How many points; the lines add up to the points of the match")


class AtsJob(ma.Schema):
    title = _text("The title of the job; empty if the text does not say")
    company = _text("The company; empty if the text does not say")
    words = _whole("How many words the job's text has")


class AtsRole(ma.Schema):
    """A role with its first and last month, such as 2019-03; `last` is null for a current role."""

    title = _text("The title as the resume names it")
    employer = _text("The employer; empty if the resume names none")
    first = _text("The first month, as in 2019-03")
    last = fields.String(required=True, allow_none=True, metadata=_about("The last month; null while the role goes on"))


class AtsRoleYears(ma.Schema):
    role = _one(AtsRole, "A role of the resume")
    months = _whole("How many months of it count; halves are already halved")
    counting = _one_of("How far the role counts", *Counting)
    on_word = _truth("The person added the role, or says that it counts")


class AtsYears(ma.Schema):
    """How the years for a requirement add up, in months; overlaps count once."""

    asked = _whole("What the job asks for, in months")
    months = _whole("What the resume shows, in months")
    roles = _many(AtsRoleYears, "How each role counts")


class AtsRequirement(ma.Schema):
    """One thing the job asks for, and the sentence of the resume that shows it."""

    id = _whole("The number of the requirement in this match")
    kind = _one_of("What it asks for", *Kind)
    label = _text("The requirement in a few words")
    must = _truth("Whether the job insists on it")
    weight = _whole("How many points it is worth")
    points = _float("How many of them the resume gets")
    state = _one_of("How far the resume shows it", *State)
    quote = _text("The words of the resume that show it; empty if none do")
    note = _text("Which part is missing, if it is met partly")
    hint = _text("A sentence that a model points at; it is shown and never counted")
    source = _text("The sentence of the job that asks for it")
    years = _one(AtsYears, "How the years add up; null if it asks for none", nullable=True)
    own_word = _text("What the person said in a correction, if the state rests on it")


class AtsCondition(ma.Schema):
    """What the job demands besides skill, such as a work permit; it is never scored."""

    label = _text("The demand in a few words")
    source = _text("The sentence of the job that demands it")


class AtsPiece(ma.Schema):
    kind = _one_of("Words that stay, words to add, or a blank to fill in", *PieceKind)
    text = _text("For a blank, what the person should fill in")


class AtsRaise(ma.Schema):
    """What one line could add that tells of more requirements, and what to write where."""

    requirement_ids = fields.List(
        fields.Integer(), required=True, metadata=_about("The numbers of the requirements that the line could show")
    )
    gain = _whole("What meeting them would add, in percent points")
    percent = _whole("The percent if they were met")
    remedy = _one_of(
        "Other words for what is there, a fact only the person knows, or nothing that can be written", *Remedy
    )
    title = _text("What to do, in a few words")
    text = _text("Why, and what a reader needs")
    role = _text("Title and employer as the resume names them, or empty")
    line = _text("The line of the resume to change, or the line above the new one")
    is_new = _truth("Whether it is a new line")
    better = _many(AtsPiece, "The better line in its pieces")


class AtsRemedy(ma.Schema):
    """All advice of one kind; `percent` is the score if this advice and all before it were followed."""

    remedy = _one_of("Which kind of advice it is", *Remedy)
    title = _text("The advice in a few words")
    text = _text("The advice in a sentence")
    percent = _whole("The percent if this advice and all before it were followed")


class AtsPart(ma.Schema):
    text = _text("A piece of the block")
    proves = fields.List(
        fields.Integer(), required=True, metadata=_about("The numbers of the requirements that it shows")
    )


class AtsBlock(ma.Schema):
    kind = _one_of("What kind of block it is", *Shape)
    page = _whole("The page it is on, from 1")
    aside = _text("The period of an entry; otherwise empty")
    parts = _many(AtsPart, "The block in pieces, from left to right")


class AtsMeaning(ma.Schema):
    """What the percent meant in pairs that readers judged; these are not recruiters' decisions."""

    pairs = _whole("How many judged pairs have a percent near this one")
    interviews = _whole("How many out of a hundred were worth an interview")
    text = _text("The same in a sentence")


class AtsCorrection(ma.Schema):
    """What the person said about the reading. `about` is the label of a requirement or condition."""

    number = _whole("The number of the correction, for taking it back")
    kind = _one_of("What was read wrong, or what the resume does not say", *CorrectionKind)
    about = _text("The label of the requirement or condition")
    quote = _text("The words of the resume that the person points at; empty if there are none")
    words = _text("What the person wrote")
    role = _one(AtsRole, "The role that the person added; null if it is not about a role", nullable=True)
    statement = _text("As the person would say it to a recruiter")


class AtsRecount(ma.Schema):
    """The person's corrections of this match, and what they have changed."""

    id = _whole("The number of the stored corrections")
    is_shared = _truth("Whether recruiters see them with an application")
    percent_as_read = _whole("The percent without the corrections")
    own_points = _float("Points that rest on the person's word alone")
    dropped = _many(AtsRequirement, "Requirements that the person says the job does not ask for")
    corrections = _many(AtsCorrection, "What the person has said, the oldest first")


class AtsMatch(ma.Schema):
    percent = _whole("How well the resume fits the job, 0 to 100")
    band = fields.String(
        required=True,
        allow_none=True,
        validate=ma.validate.OneOf(("weak", "medium", "good")),
        metadata={"description": "null if the job asks for too little"},
    )
    heading = _text("The percent in a few words")
    advice = _text("What to do with it, in a sentence")
    skills_percent = _whole("The percent of the skills alone; null if the job asks for none", nullable=True)
    experience_percent = _whole("The percent of the experience alone; null if the job asks for none", nullable=True)
    musts = _one(AtsMusts, "How many musts are met, partly met and missing")
    points = _float("All points of the resume")
    max_points = _float("All points that the job gives")
    sum = _many(AtsSumLine, "How the points come about")
    job = _one(AtsJob, "What the job's text says about itself")
    requirements = _many(AtsRequirement, "What the job asks for, and where the resume shows it")
    conditions = _many(AtsCondition, "Demands that are not scored")
    raises = _many(AtsRaise, "What would add most, the greatest first")
    remedies = _many(AtsRemedy, "The advice by its kinds, the easiest first")
    meaning = _one(AtsMeaning, "null if there are too few judged pairs", nullable=True)
    copied = _whole("Sentences of the resume that repeat the job; they prove nothing")
    resume = _many(AtsBlock, "The resume as it was read")
    made_by = _text("How the score came about")
    recount = _one(AtsRecount, "null if the person has corrected nothing", nullable=True)


class AtsFact(ma.Schema):
    label = _text("What the fact is about")
    value = _text("The fact")
    quote = _text("The words of the resume that show it")


class AtsAbout(ma.Schema):
    summary = _texts("A few sentences about the person")
    facts = _many(AtsFact, "Facts with the words that show them")
    highlights = _texts("What stands out in the resume")


class AtsResponsibility(ma.Schema):
    of = _one_of("Whether the job or the resume names it", "job", "resume")
    text = _text("The duty in a sentence")
    where = _text("The role of the resume with its period; empty for duties of the job")
    proof = _text("The sentence of the resume that shows a duty of the job; empty if none does")


class AtsTopSkill(ma.Schema):
    rank = _whole("Its place in the list, from 1")
    name = _text("The skill")
    must = _truth("Whether the job insists on it")
    proof = _text("The words of the resume that show it; empty if none do")


class AtsQuestion(ma.Schema):
    number = _whole("Its place in the list, from 1")
    text = _text("The question")
    answer = _text("A model answer")
    topic = _text("What the question is about")
    level = _one_of("How much the question asks of the person", "beginner", "intermediate", "advanced")
    gap = _truth("Whether it asks about something the resume does not show")
    quote = _text("The fact that the answer builds on")


class AtsAnswer(ma.Schema):
    """One of match, about, responsibilities, top_skills and questions is set, the others are null."""

    success = _truth("Always true: failures have a status of 400 or more")
    response = _text("The same answer as plain text")
    offset = _whole("Where the next page starts; null at the end", nullable=True)
    api_used = _text("What produced the answer: local, or the name of a provider")
    document = _one(AtsDocument, "The resume as it was read")
    match = _one(AtsMatch, "How well the resume fits the job", nullable=True)
    about = _one(AtsAbout, "A summary of the person", nullable=True)
    responsibilities = _many(AtsResponsibility, "Duties of the job and of the resume, side by side", nullable=True)
    top_skills = _many(AtsTopSkill, "The skills that matter most", nullable=True)
    questions = _many(AtsQuestion, "Questions that an interviewer may ask", nullable=True)
