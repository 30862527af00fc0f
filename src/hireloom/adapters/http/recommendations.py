"""Jobs that fit a person, and people who fit a job."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.paging import Paging, window_of
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text, number_in
from hireloom.adapters.http.jobs import JOB
from hireloom.domain.api_keys import Scope
from hireloom.domain.profile_match.matches import JobMatch, Quality
from hireloom.domain.profile_match.recommendations import (
    LEAST_CANDIDATE_SCORE,
    LEAST_SCORE,
    LIMIT,
    MOST,
    MatchedCandidate,
    Recommendation,
)
from hireloom.domain.profile_match.shortfalls import shortfalls
from hireloom.domain.refusals import Malformed
from hireloom.domain.salaries import salary_range
from hireloom.usecases.recommendations import RecommendationDesk, RecommendationList

QUALITY = ma.validate.OneOf([quality.value for quality in Quality])
BEST = 100  # the highest score


class MinScoreOutOfRange(Malformed):
    sentence = f"min_score must be between 0 and {BEST}"


class LimitOutOfRange(Malformed):
    sentence = f"limit must be between 1 and {MOST}"


def number(about: str, least: int, most: int) -> Text:
    """A number that is read as text, because its refusal has its own sentence."""
    return Text(metadata={"type": "integer", "minimum": least, "maximum": most, "description": about})


class RecommendationsQuery(ma.Schema):
    user_id = Digits(metadata={"description": "The caller's own id; an admin may give anybody's"})
    min_score = number(f"{LEAST_SCORE} if absent", 0, BEST)
    limit = number(f"{LIMIT} if absent", 1, MOST)


class MatchDetails(ma.Schema):
    """The parts of the score, which add up to it, and the skills that the job asks for."""

    skill_score = ma.fields.Integer(
        required=True, validate=ma.validate.Range(0, 50), metadata={"description": "Points for skills, 50 at most"}
    )
    role_score = ma.fields.Integer(
        required=True, validate=ma.validate.Range(0, 25), metadata={"description": "Points for the role, 25 at most"}
    )
    exp_score = ma.fields.Integer(
        required=True,
        validate=ma.validate.Range(0, 15),
        metadata={"description": "Points for years of work, 15 at most"},
    )
    location_score = ma.fields.Integer(
        required=True, validate=ma.validate.Range(0, 10), metadata={"description": "Points for the place, 10 at most"}
    )
    matching_skills = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "Skills that the job asks for and the profile has"}
    )
    missing_skills = ma.fields.List(
        ma.fields.String(),
        required=True,
        metadata={"description": "Skills that the job asks for and the profile lacks"},
    )


class RecommendedJob(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the job"})
    title = ma.fields.String(required=True, metadata={"description": "The title of the job"})
    company = ma.fields.String(required=True, metadata={"description": "The company that hires"})
    location = ma.fields.String(required=True, metadata={"description": "A place, or Remote"})
    employmentType = ma.fields.String(required=True, metadata={"description": "Such as Full-time"})
    description = ma.fields.String(required=True, metadata={"description": "The text of the advert"})
    salaryRange = ma.fields.String(required=True, metadata={"description": "The salary in words, ready to be shown"})
    datePosted = ma.fields.Date(required=True, metadata={"description": "The day on which it was posted"})
    recruiterEmail = ma.fields.String(required=True, metadata={"description": "Where applications go"})
    match_score = ma.fields.Integer(
        required=True,
        validate=ma.validate.Range(0, 100),
        metadata={"description": "How well the profile fits, 0 to 100"},
    )
    match_quality = ma.fields.String(required=True, validate=QUALITY, metadata={"description": "The score in a word"})
    match_details = ma.fields.Nested(MatchDetails, required=True, metadata={"description": "How the score adds up"})
    application_status = ma.fields.String(
        required=True,
        allow_none=True,
        validate=ma.validate.OneOf(["applied"]),
        metadata={"description": "applied if the caller has applied; otherwise null"},
    )
    shortfalls = ma.fields.List(
        ma.fields.String(),
        required=True,
        metadata={"description": "Sentences about what is missing, for a weak match only"},
    )


class RecommendationStats(ma.Schema):
    """Figures about all jobs that reach the score, whether or not they are listed."""

    total_jobs = ma.fields.Integer(required=True, metadata={"description": "For which people can apply today"})
    matched_jobs = ma.fields.Integer(required=True, metadata={"description": "How many jobs reach the score"})
    excellent = ma.fields.Integer(required=True, metadata={"description": "How many of them match excellently"})
    good = ma.fields.Integer(required=True, metadata={"description": "How many of them match well"})
    fair = ma.fields.Integer(required=True, metadata={"description": "How many of them match fairly"})
    low = ma.fields.Integer(required=True, metadata={"description": "How many of them match little"})
    average_score = ma.fields.Float(required=True, metadata={"description": "The mean of their scores, 0 to 100"})


class RecommendationsAnswer(SuccessAnswer):
    recommendations = ma.fields.List(
        ma.fields.Nested(RecommendedJob), required=True, metadata={"description": "The best first"}
    )
    stats = ma.fields.Nested(
        RecommendationStats, required=True, metadata={"description": "Figures for the head of the list"}
    )


class CandidatesQuery(Paging):
    min_score = number(f"{LEAST_CANDIDATE_SCORE} if absent", 0, BEST)


class MatchingCandidate(ma.Schema):
    user_id = ma.fields.Integer(required=True, allow_none=True, metadata={"description": "null if anonymous"})
    name = ma.fields.String(required=True, metadata={"description": "A label if anonymous"})
    email = ma.fields.String(required=True, metadata={"description": "Empty if anonymous"})
    reference = ma.fields.String(
        required=True, metadata={"description": "Names the person for this job only; takes messages to them"}
    )
    match_score = ma.fields.Integer(
        required=True,
        validate=ma.validate.Range(0, 100),
        metadata={"description": "How well the profile fits, 0 to 100"},
    )
    match_quality = ma.fields.String(required=True, validate=QUALITY, metadata={"description": "The score in a word"})
    match_details = ma.fields.Nested(MatchDetails, required=True, metadata={"description": "How the score adds up"})


class CandidatesAnswer(SuccessAnswer):
    candidates = ma.fields.List(
        ma.fields.Nested(MatchingCandidate), required=True, metadata={"description": "The best first"}
    )
    total = ma.fields.Integer(
        required=True, metadata={"description": "People who reach the score, whether or not they are listed"}
    )
    contacts_shown = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the caller sees names and addresses"}
    )


area = Area("recommendations", __name__, url_prefix="/api", description="Jobs and people that fit")


@area.route("/jobs/agent_recommendations")
@area.arguments(RecommendationsQuery, location="query")
@area.direct(RecommendationsAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="A number is out of range")
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's recommendations")
@guarded(Who.SIGNED_IN, scope=Scope.JOBS_READ, for_programs="/me/recommendations")
def recommendations(values: dict[str, Any]) -> dict[str, Any]:
    """List the open jobs that suit you. The best matches come first."""
    user = caller()
    listing = desk(RecommendationDesk).of(
        values.get("user_id", user.id),
        least_score=_score(values, LEAST_SCORE),
        limit=_limit(values),
        by=user,
    )
    return _answer(listing)


@area.route(f"/jobs/{JOB}/matching_candidates")
@area.arguments(CandidatesQuery, location="query")
@area.direct(CandidatesAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="The score is out of range")
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@area.alt_response(429, schema=ErrorAnswer, description="The contact data of too many people in a day")
@guarded(Who.RECRUITERS, identity=("admin_email",))
def matching_candidates(values: dict[str, Any], job_id: int) -> dict[str, Any]:
    """List the discoverable job seekers who match one's own job best, best match first. Their names and addresses are
    shown to recruiters of verified companies only."""
    least = _score(values, LEAST_CANDIDATE_SCORE)
    listing = desk(RecommendationDesk).candidates(job_id, least_score=least, window=window_of(values), by=caller())
    candidates = [_candidate(candidate) for candidate in listing.listed]
    return {"success": True, "candidates": candidates, "total": listing.total, "contacts_shown": listing.sees_contacts}


def _score(values: dict[str, Any], otherwise: int) -> int:
    text = values.get("min_score", "")
    return number_in(text, 0, BEST, MinScoreOutOfRange()) if text.strip() else otherwise


def _limit(values: dict[str, Any]) -> int:
    text = values.get("limit", "")
    return number_in(text, 1, MOST, LimitOutOfRange()) if text.strip() else LIMIT


def match_shown(match: JobMatch) -> dict[str, Any]:
    return {
        "match_score": match.match_score,
        "match_quality": match.match_quality,
        "match_details": {
            "skill_score": match.skill_score,
            "role_score": match.role_score,
            "exp_score": match.exp_score,
            "location_score": match.location_score,
            "matching_skills": match.matching_skills,
            "missing_skills": match.missing_skills,
        },
    }


def _candidate(candidate: MatchedCandidate) -> dict[str, Any]:
    who = {
        "user_id": candidate.user_id or None,
        "name": candidate.name,
        "email": candidate.email,
        "reference": candidate.reference,
    }
    return who | match_shown(candidate.match)


def _answer(recommended: RecommendationList) -> dict[str, Any]:
    stats = recommended.recommendations.stats
    return {
        "success": True,
        "recommendations": [
            _shown(recommendation, recommended) for recommendation in recommended.recommendations.listed
        ],
        "stats": {
            "total_jobs": stats.total_jobs,
            "matched_jobs": stats.matched_jobs,
            **{quality.value: count for quality, count in stats.by_quality},
            "average_score": stats.average_score,
        },
    }


def _shown(recommendation: Recommendation, recommended: RecommendationList) -> dict[str, Any]:
    job = recommendation.job
    return {
        "id": job.id,
        "title": job.title,
        "company": job.company,
        "location": job.location,
        "employmentType": job.employment_type,
        "description": job.description,
        "salaryRange": salary_range(job.salary, job.currency, job.salary_duration),
        "datePosted": job.posted_on,
        "recruiterEmail": job.recruiter_email,
        **match_shown(recommendation.match),
        "application_status": "applied" if job.id in recommended.applied else None,
        "shortfalls": shortfalls(recommendation.match),
    }
