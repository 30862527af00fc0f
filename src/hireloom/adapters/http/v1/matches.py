"""How well the owner of the key fits a job, and a draft of a letter, in /api/v1."""

from dataclasses import asdict
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.adapters.http.v1.fields import field, listed, nested, rows, sent
from hireloom.adapters.http.v1.jobs import JOB
from hireloom.domain.api_keys import Scope
from hireloom.domain.cover_letters.orders import Length, Style, Tone
from hireloom.domain.resume_match.findings import Finding, Findings, State
from hireloom.domain.resume_match.job_texts import LONGEST_JOB
from hireloom.domain.resume_match.scores import points, score
from hireloom.usecases.cover_letters import CoverLetterDesk
from hireloom.usecases.resume_versions import ResumeVersionDesk

LARGEST_ID = 2**31 - 1


class MatchRequirement(ma.Schema):
    """One thing that the job asks for, and what the resume says about it."""

    label = field(ma.fields.String, "What the job asks for", "Two years as a ward nurse")
    is_must = field(ma.fields.Boolean, "Whether the job insists on it", True)
    state = field(
        ma.fields.String, "What the resume shows", "met", validate=ma.validate.OneOf([state.value for state in State])
    )
    weight = field(ma.fields.Integer, "Points that it can give", 14)
    points = field(ma.fields.Float, "Points that it gives", 14)
    quotes = listed(ma.fields.String, "Sentences of the resume that prove it", ["Nurse on a ward with 28 beds"])
    note = field(ma.fields.String, "What is missing of a requirement that is met partly, or empty", "")


class MatchMeaning(ma.Schema):
    """What the percent meant in pairs of adverts and resumes that readers judged; no recruiter decided on them."""

    pairs = field(ma.fields.Integer, "Judged pairs with a percent near this one", 105)
    interviews = field(ma.fields.Integer, "How many of a hundred of them were worth an interview", 68)
    text = field(ma.fields.String, "The same in a sentence", "Of 100 pairs with such a score, about 68 were judged...")


class AdvertMatch(ma.Schema):
    """The stored resume of the key's owner against an advert."""

    percent = field(
        ma.fields.Integer, "The score, 0 to 100; null if the job asks for too little to judge", 72, allow_none=True
    )
    heading = field(ma.fields.String, "The score in words, or empty", "A good match")
    meaning = nested(MatchMeaning, "null where too few pairs were judged", allow_none=True)
    requirements = rows(MatchRequirement, "What the job asks for, in the order of the advert; empty without a resume")
    conditions = listed(ma.fields.String, "What the job demands besides; never scored", ["Night shifts"])


class MatchResource(AdvertMatch):
    """The stored resume of the key's owner against a job."""

    job_id = field(ma.fields.Integer, "The job", 1204)


class AdvertForm(ma.Schema):
    text = sent(
        Text,
        f"The advert, at most {LONGEST_JOB:,} characters",
        "We are looking for a ward nurse with two years of experience and a valid license.",
        required=True,
        validate=ma.validate.Length(1, LONGEST_JOB),
    )
    resume_id = sent(
        ma.fields.Integer,
        "One of GET /api/v1/me/resumes; null for the resume in the profile",
        17,
        load_default=None,
        allow_none=True,
        validate=ma.validate.Range(1, LARGEST_ID),
    )


class LetterDraftForm(ma.Schema):
    tone = sent(
        Text, "How it sounds", "friendly", required=True, validate=ma.validate.OneOf([tone.value for tone in Tone])
    )
    length = sent(
        Text,
        "How long it is",
        "short",
        load_default=Length.MEDIUM.value,
        validate=ma.validate.OneOf([length.value for length in Length]),
    )


class LetterDraft(ma.Schema):
    """A letter that is neither sent nor stored."""

    job_id = field(ma.fields.Integer, "The job", 1204)
    text = field(ma.fields.String, "The letter", "Dear Hiring Team,\n\nI have worked as a ward nurse since 2019.")


area = Area("v1_matches", __name__, url_prefix="/api/v1", description="How the owner of the key fits a job")


@area.route(f"/jobs/{JOB}/match", methods=["GET"])
@area.response(200, MatchResource, description="The match, with the sentences that prove it")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@keyed(Scope.PEOPLE_READ)
def get_match(job_id: int) -> dict[str, Any]:
    """Compare your resume with a job: the one in the profile of the key's owner."""
    return {"job_id": job_id} | _match(desk(CoverLetterDesk).fit(job_id, by=owner()).read)


@area.route("/matches", methods=["POST"])
@area.arguments(AdvertForm)
@area.response(200, AdvertMatch, description="The match, with the sentences that prove it")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such resume")
@area.alt_response(422, schema=ErrorAnswer, description="The text is not an advert")
@keyed(Scope.PEOPLE_READ)
def match_advert(body: dict[str, Any]) -> dict[str, Any]:
    """Compare one of your resumes with any advert: its text is sent along, and nothing is stored."""
    if resume_id := body["resume_id"]:
        return _match(desk(ResumeVersionDesk).compare(resume_id, body["text"], by=owner()))
    return _match(desk(CoverLetterDesk).compare(body["text"], by=owner()))


@area.route(f"/jobs/{JOB}/letter-draft", methods=["POST"])
@area.arguments(LetterDraftForm)
@area.response(200, LetterDraft, description="The draft; it is neither stored nor sent")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@keyed(Scope.PEOPLE_READ)
def draft_letter(body: dict[str, Any], job_id: int) -> dict[str, Any]:
    """Draft a cover letter for a job. It draws on the profile and the resume of the key's owner."""
    style = Style(tone=Tone(body["tone"]), length=Length(body["length"]))
    return {"job_id": job_id, "text": desk(CoverLetterDesk).draft(job_id, style, by=owner()).letter.text}


def _match(findings: Findings | None) -> dict[str, Any]:
    counted = None if findings is None or findings.is_too_little else score(findings)
    return {
        "percent": counted.percent if counted else None,
        "heading": counted.heading if counted else "",
        "meaning": asdict(counted.meaning) if counted and counted.meaning else None,
        "requirements": [_shown(finding) for finding in findings.findings] if findings else [],
        "conditions": [condition.label for condition in findings.conditions] if findings else [],
    }


def _shown(finding: Finding) -> dict[str, Any]:
    requirement = finding.requirement
    return {
        "label": requirement.label,
        "is_must": requirement.must,
        "state": finding.state.value,
        "weight": requirement.weight,
        "points": points(finding),
        "quotes": [evidence.quote for evidence in finding.evidence],
        "note": finding.note,
    }
