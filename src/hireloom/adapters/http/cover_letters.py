"""Cover letters: written for a job, and checked for claims that no fact supports."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import UPLOADS_BODY, Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text
from hireloom.adapters.http.jobs import JOB
from hireloom.adapters.http.profiles import upload_of
from hireloom.adapters.http.resume_forms import ResumeFile
from hireloom.adapters.http.utf16 import utf16_place
from hireloom.domain.api_keys import Scope
from hireloom.domain.cover_letters.letter_answers import Answers
from hireloom.domain.cover_letters.orders import Claim, ClaimKind, Emphasis, Length, LetterBasis, Opening, Style, Tone
from hireloom.domain.resume_match.corrections import LONGEST_LINE
from hireloom.domain.resume_match.findings import State
from hireloom.usecases.cover_letters import CoverLetterDesk, JobFit, LetterRequest, LetterResult

DONE = "Cover letter generated successfully!"


def _choice(kind: type[Tone] | type[Emphasis] | type[Length], what: str, about: str) -> ma.fields.String:
    offered = ", ".join(kind)
    return ma.fields.String(
        allow_none=True,
        validate=ma.validate.OneOf([*kind], error=f"The {what} of a cover letter is one of {offered}."),
        metadata={"description": about},
    )


class Customization(ma.Schema):
    tone = _choice(Tone, "tone", "The tone of the letter")
    emphasis = _choice(Emphasis, "emphasis", "What it puts first")
    length = _choice(Length, "length", "How long it is")


class JobOfLetter(ma.Schema):
    user_id = ma.fields.Raw(
        metadata={"type": ["integer", "string"], "description": "If given, must be the caller's own"}
    )
    job_title = Text(allow_none=True, metadata={"description": "The title of the job"})
    company = Text(allow_none=True, metadata={"description": "The company that hires"})
    job_description = Text(allow_none=True, metadata={"description": "At most 20 kB"})
    user_skills = ma.fields.Raw(
        allow_none=True,
        metadata={
            "type": ["string", "array"],
            "description": "Separated by commas; count as facts in addition to the stored profile",
        },
    )


class LetterForm(JobOfLetter):
    REQUIRED_FIELDS = ("job_title",)

    additional_info = Text(allow_none=True, metadata={"description": "What the person adds in their own words"})
    customization = ma.fields.Nested(
        Customization, allow_none=True, metadata={"description": "How the letter is to sound; the usual way if absent"}
    )


class IntelligentLetterForm(JobOfLetter):
    REQUIRED_FIELDS = ("job_title",)

    user_requirements = Text(
        allow_none=True,
        metadata={
            "description": "The six answers, each on its own lines after its label: Motivation, Relevant"
            " experience, Key achievements, Strengths and skills, Why this company, Availability and notes; as in"
            " 'Motivation: I like small teams.'"
        },
    )
    tone = _choice(Tone, "tone", "The tone of the letter")
    customization = ma.fields.Nested(
        Customization,
        allow_none=True,
        metadata={"description": "How the letter is to sound; `tone`, if sent, takes precedence"},
    )


class CheckForm(JobOfLetter):
    job_id = Digits(allow_none=True, metadata={"description": "A job posted here; without it, job_title is required"})
    text = Text(required=True, metadata={"description": "The letter as it is now, at most 20 kB"})
    user_requirements = Text(allow_none=True, metadata={"description": "What the person asked for; it may be claimed"})
    additional_info = Text(
        allow_none=True, metadata={"description": "Facts that the person added; they may be claimed"}
    )


class LetterClaim(ma.Schema):
    """Something that can be true or false. Offsets count as JavaScript counts, in UTF-16 units."""

    text = ma.fields.String(required=True, metadata={"description": "The words of the claim"})
    start = ma.fields.Integer(required=True, metadata={"description": "Where it begins in the letter"})
    end = ma.fields.Integer(required=True, metadata={"description": "Where it ends in the letter"})
    kind = ma.fields.String(
        required=True, validate=ma.validate.OneOf([*ClaimKind]), metadata={"description": "What the claim is about"}
    )
    supported = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the resume, the profile or what the person wrote shows it"}
    )
    source = ma.fields.String(required=True, metadata={"description": "The fact that supports it, or empty"})
    difference = ma.fields.String(required=True, metadata={"description": "What a fact says otherwise, or empty"})
    repair = ma.fields.String(
        required=True, metadata={"description": "What to write in its place where it differs from a fact, or empty"}
    )


class LetterAnswer(MessageAnswer):
    cover_letter = ma.fields.String(required=True, metadata={"description": "The letter as text"})
    claims = ma.fields.List(
        ma.fields.Nested(LetterClaim),
        required=True,
        metadata={"description": "What in it can be true or false, in its order"},
    )
    api_used = ma.fields.String(required=True, metadata={"description": "What wrote it: local, or a model's name"})
    based_on = ma.fields.String(
        required=True,
        validate=ma.validate.OneOf([*LetterBasis]),
        metadata={
            "description": "Where its facts about the person are from: the resume in the profile, else the career, else"
            " the skills of the profile and what was sent along; or nothing"
        },
    )


class CheckedLetter(SuccessAnswer):
    claims = ma.fields.List(
        ma.fields.Nested(LetterClaim),
        required=True,
        metadata={"description": "What in it can be true or false, in its order"},
    )


class BrakeShown(ma.Schema):
    """A job that the caller hardly fits."""

    percent = ma.fields.Integer(required=True, allow_none=True, metadata={"description": "null: too little to judge"})
    meaning = ma.fields.String(required=True, metadata={"description": "What the percent meant in judged pairs"})
    missing = ma.fields.List(
        ma.fields.String(),
        required=True,
        metadata={"description": "Certificates and licenses that the job insists on and the resume does not show"},
    )
    shortfalls = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "Sentences on what the profile lacks"}
    )
    refused = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "Conditions that the person says they cannot meet"}
    )


class FitRequirement(ma.Schema):
    """What the job asks for, and whether the resume shows it."""

    label = ma.fields.String(required=True, metadata={"description": "What the job asks for, in a few words"})
    must = ma.fields.Boolean(required=True, metadata={"description": "Whether the job insists on it"})
    state = ma.fields.String(
        required=True, validate=ma.validate.OneOf([*State]), metadata={"description": "How far the resume shows it"}
    )
    own_word = ma.fields.String(required=True, metadata={"description": "What the person says, if it rests on that"})


MOST_LABELS = 100


class HaveBody(ma.Schema):
    labels = ma.fields.List(
        Text(validate=ma.validate.Length(1, LONGEST_LINE)),
        required=True,
        validate=ma.validate.Length(1, MOST_LABELS),
        metadata={"description": "Requirements that the person has without the resume showing it"},
    )


class BrakeAnswer(SuccessAnswer):
    requirements = ma.fields.List(
        ma.fields.Nested(FitRequirement),
        required=True,
        metadata={"description": "Empty without a resume that can be read"},
    )
    brake = ma.fields.Nested(
        BrakeShown, required=True, allow_none=True, metadata={"description": "null: a fair chance"}
    )


area = Area("cover letters", __name__, url_prefix="/api", description="Letters that say what is true")


@area.route("/generate-cover-letter", methods=["POST"])
@area.arguments(LetterForm)
@area.response(200, LetterAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="No job was given")
@area.alt_response(422, schema=ErrorAnswer, description="Unknown tone, emphasis or length, or a text is too long")
@area.alt_response(429, schema=ErrorAnswer, description="Too many letters in an hour")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy, or the analyst is not answering")
@guarded(Who.SIGNED_IN, identity=("user_id",))
def generate_letter(values: dict[str, Any]) -> dict[str, Any]:
    """Write a cover letter from the profile, the stored resume or the career, and the job."""
    order = _letter_request(values, Answers(notes=_line(values, "additional_info")), values.get("customization"))
    return _written(desk(CoverLetterDesk).write(order, by=caller()))


@area.route("/generate-intelligent-cover-letter", methods=["POST"])
@area.arguments(IntelligentLetterForm)
@area.response(200, LetterAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="No job was given")
@area.alt_response(422, schema=ErrorAnswer, description="Unknown tone, emphasis or length, or a text is too long")
@area.alt_response(429, schema=ErrorAnswer, description="Too many letters in an hour")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy, or the analyst is not answering")
@guarded(Who.SIGNED_IN, identity=("user_id",))
def generate_intelligent_letter(values: dict[str, Any]) -> dict[str, Any]:
    """Write a cover letter that also uses the person's answers to six questions."""
    chosen = values.get("customization") or {}
    chosen = chosen | ({"tone": values["tone"]} if values.get("tone") else {})
    order = _letter_request(values, Answers.read(values.get("user_requirements") or ""), chosen)
    return _written(desk(CoverLetterDesk).write(order, by=caller()))


@area.route(f"/jobs/{JOB}/brake")
@area.response(200, BrakeAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="No such job")
@area.alt_response(429, schema=ErrorAnswer, description="Too many checks in a minute")
@guarded(Who.SIGNED_IN, scope=Scope.PEOPLE_READ)
def brake_before_applying(job_id: int) -> dict[str, Any]:
    """Check whether your resume hardly fits a job, before you write a letter."""
    return _fit(desk(CoverLetterDesk).fit(job_id, by=caller()))


@area.route(f"/jobs/{JOB}/brake", methods=["POST"])
@area.arguments(ResumeFile, location="multipart")
@area.response(200, BrakeAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="No file was sent")
@area.alt_response(404, schema=ErrorAnswer, description="No such job")
@area.alt_response(413, schema=ErrorAnswer, description="The file is too large")
@area.alt_response(422, schema=ErrorAnswer, description="The file cannot be used; the message says why")
@area.alt_response(429, schema=ErrorAnswer, description="Too many documents in a minute")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy")
@guarded(Who.SIGNED_IN, body=UPLOADS_BODY, scope=Scope.PEOPLE_READ)
def brake_before_applying_with_file(values: dict[str, Any], job_id: int) -> dict[str, Any]:
    """Check whether a resume other than your stored one hardly fits a job. Nothing is stored."""
    return _fit(desk(CoverLetterDesk).fit_of(upload_of(values.get("resume")), job_id, by=caller()))


@area.route(f"/jobs/{JOB}/brake/corrections", methods=["POST"])
@area.arguments(HaveBody)
@area.response(200, BrakeAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="No such job")
@area.alt_response(409, schema=ErrorAnswer, description="It is not missing, or there are already too many corrections")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@area.alt_response(429, schema=ErrorAnswer, description="Too many checks in a minute")
@guarded(Who.SIGNED_IN, scope=Scope.PEOPLE_WRITE)
def have_what_is_missing(values: dict[str, Any], job_id: int) -> dict[str, Any]:
    """Say that you have what your resume lacks. Returns what is still missing."""
    return _fit(desk(CoverLetterDesk).have(job_id, values["labels"], by=caller()))


def _fit(fit: JobFit) -> dict[str, Any]:
    requirements = [
        {
            "label": finding.requirement.label,
            "must": finding.requirement.must,
            "state": finding.state,
            "own_word": finding.own_word,
        }
        for finding in fit.findings
    ]
    return {"success": True, "brake": fit.brake, "requirements": requirements}


@area.route("/cover-letters/check", methods=["POST"])
@area.arguments(CheckForm)
@area.response(200, CheckedLetter)
@area.alt_response(400, schema=ErrorAnswer, description="No job was given")
@area.alt_response(404, schema=ErrorAnswer, description="No such job")
@area.alt_response(422, schema=ErrorAnswer, description="A text is too long")
@area.alt_response(429, schema=ErrorAnswer, description="Too many checks in a minute")
@guarded(Who.SIGNED_IN, identity=("user_id",), scope=Scope.PEOPLE_READ)
def check_letter(values: dict[str, Any]) -> dict[str, Any]:
    """Check a letter: each of its claims, and whether a fact of the person or the job supports it."""
    notes = "\n".join(values.get(name) or "" for name in ("user_requirements", "additional_info"))
    order = _letter_request(values, Answers.read(notes), None)
    checked = desk(CoverLetterDesk).check(order, values["text"], job_id=values.get("job_id"), by=caller())
    return {"success": True, "claims": _shown(checked.text, checked.claims)}


def _letter_request(values: dict[str, Any], answers: Answers, chosen: dict[str, Any] | None) -> LetterRequest:
    job = Opening(_line(values, "job_title"), _line(values, "company"), values.get("job_description") or "")
    return LetterRequest(job, _skills(values.get("user_skills")), answers, _style(chosen or {}))


def _style(chosen: dict[str, Any]) -> Style:
    default = Style()
    return Style(
        Tone(chosen.get("tone") or default.tone),
        Emphasis(chosen.get("emphasis") or default.emphasis),
        Length(chosen.get("length") or default.length),
    )


def _line(values: dict[str, Any], name: str) -> str:
    return " ".join((values.get(name) or "").split())


def _skills(values: Any) -> str:
    """Skills as one text, from a text or a list."""
    if isinstance(values, list):
        values = ", ".join(skill for skill in values if isinstance(skill, str))
    return " ".join(values.split()) if isinstance(values, str) else ""


def _written(result: LetterResult) -> dict[str, Any]:
    letter = result.letter
    return {
        "success": True,
        "cover_letter": letter.text,
        "message": DONE,
        "claims": _shown(letter.text, letter.claims),
        "api_used": result.by,
        "based_on": result.basis,
    }


def _shown(text: str, claims: Iterable[Claim]) -> list[dict[str, Any]]:
    return [
        asdict(claim) | {"start": utf16_place(text, claim.start), "end": utf16_place(text, claim.end)}
        for claim in claims
    ]
