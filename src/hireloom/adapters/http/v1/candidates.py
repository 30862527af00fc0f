"""Candidates in /api/v1: job seekers who match a job."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer
from hireloom.adapters.http.recommendations import BEST
from hireloom.adapters.http.v1.fields import field, listed, rows, sent
from hireloom.adapters.http.v1.jobs import JOB
from hireloom.domain.api_keys import Scope
from hireloom.domain.cursors import MOST_A_SLICE, USUAL_SLICE
from hireloom.domain.profile_match.recommendations import LEAST_CANDIDATE_SCORE, MatchedCandidate
from hireloom.domain.windows import Window
from hireloom.usecases.recommendations import RecommendationDesk


class CandidateFilter(ma.Schema):
    min_score = sent(
        Digits,
        "Only candidates with at least this score",
        LEAST_CANDIDATE_SCORE,
        load_default=LEAST_CANDIDATE_SCORE,
        validate=ma.validate.Range(0, BEST),
    )
    limit = sent(
        Digits,
        "How many of the best to return",
        USUAL_SLICE,
        load_default=USUAL_SLICE,
        validate=ma.validate.Range(1, MOST_A_SLICE),
    )


class CandidateResource(ma.Schema):
    """Somebody who matches a job."""

    reference = field(ma.fields.String, "Names the person for this job only", "k3v9q2")
    name = field(ma.fields.String, "The name, or a label while your company is not verified", "Maya Okafor")
    email = field(
        ma.fields.String, "The address; null while your company is not verified", "maya@people.example", allow_none=True
    )
    score = field(ma.fields.Integer, "How well the profile matches, 0 to 100", 86)
    matching_skills = listed(ma.fields.String, "Skills that the job asks for and the person has", ["nursing"])
    missing_skills = listed(ma.fields.String, "Skills that the job asks for and the profile lacks", ["triage"])


class CandidateRows(ma.Schema):
    data = rows(
        CandidateResource, "The best candidates, the best first; the order moves as people change their profiles"
    )
    total = field(ma.fields.Integer, "How many reach the score", 41)


area = Area("v1_candidates", __name__, url_prefix="/api/v1", description="Job seekers who match a job")


@area.route(f"/jobs/{JOB}/candidates", methods=["GET"])
@area.arguments(CandidateFilter, location="query")
@area.response(200, CandidateRows, description="The candidates")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such job")
@keyed(Scope.CANDIDATES_READ)
def list_candidates(query: dict[str, Any], job_id: int) -> dict[str, Any]:
    """List the people who match your job best: those who let recruiters find them."""
    matched = desk(RecommendationDesk).candidates(
        job_id, least_score=query["min_score"], window=Window(0, query["limit"]), by=owner()
    )
    return {"data": [_shown(candidate) for candidate in matched.listed], "total": matched.total}


def _shown(candidate: MatchedCandidate) -> dict[str, Any]:
    return {
        "reference": candidate.reference,
        "name": candidate.name,
        "email": candidate.email or None,
        "score": candidate.match.match_score,
        "matching_skills": candidate.match.matching_skills,
        "missing_skills": candidate.match.missing_skills,
    }
