"""Scoring a candidate's resume for a recruiter."""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

import marshmallow as ma

from hireloom.adapters.http import replies
from hireloom.adapters.http.analysis_answer import AtsDocument, AtsMatch
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk, surroundings
from hireloom.adapters.http.core.guards import UPLOADS_BODY, Who, guarded
from hireloom.adapters.http.core.markup import without_tags
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, File
from hireloom.adapters.http.profiles import upload_of
from hireloom.domain.api_keys import Scope
from hireloom.domain.resume_match.corrections import OwnWord
from hireloom.domain.resume_match.score_reports import report
from hireloom.usecases.resume_scores import ResumeScoreDesk, Scored
from hireloom.usecases.uploads import SCORING


class ScoreForm(ma.Schema):
    REQUIRED_FIELDS = ()

    jobDescription = ma.fields.String(metadata={"description": "The job, as text"})
    profileDocument = File(metadata={"description": "The resume: PDF, DOCX or DOC, 30 MB at most by default"})
    application_id = Digits(
        metadata={
            "description": "Score this application: its resume against the job as it was at the time, and store the"
            " number with it. The other two fields are then ignored."
        }
    )


class OwnWordFields(ma.Schema):
    about = ma.fields.String(required=True, metadata={"description": "The label of a requirement, or empty"})
    statement = ma.fields.String(
        required=True, metadata={"description": "What the person says in addition to the resume"}
    )


class ScoreAnswer(SuccessAnswer):
    response = ma.fields.String(
        required=True, metadata={"description": "A report in plain text; its first line is 'Overall Resume Score: NN'"}
    )
    score = ma.fields.Integer(required=True, metadata={"description": "0 to 100, computed, never chosen by a model"})
    api_used = ma.fields.String(
        required=True, metadata={"description": "What produced the answer: local, or the name of a provider"}
    )
    match = ma.fields.Nested(AtsMatch, required=True, metadata={"description": "How well the resume fits the job"})
    document = ma.fields.Nested(AtsDocument, required=True, metadata={"description": "The resume as it was read"})
    own_words = ma.fields.List(
        ma.fields.Nested(OwnWordFields),
        required=True,
        metadata={"description": "What the applicant says about our reading; it earns no points"},
    )


area = Area("resume scores", __name__, url_prefix="/api", description="Resumes scored for recruiters")


@area.route("/resume-score", methods=["POST"])
@area.arguments(ScoreForm, location="multipart")
@area.response(200, ScoreAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="There is no job description")
@area.alt_response(403, schema=ErrorAnswer, description="The application belongs to somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no resume, or no such application")
@area.alt_response(413, schema=ErrorAnswer, description="The file is too large")
@area.alt_response(422, schema=ErrorAnswer, description="The file cannot be used; the message says why")
@area.alt_response(429, schema=ErrorAnswer, description="Too many in a minute")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy, or the analyst is not answering")
@guarded(Who.RECRUITERS, body=UPLOADS_BODY, scope=Scope.APPLICATIONS_READ)
def score_resume(values: dict[str, Any]) -> dict[str, Any]:
    """Score a resume against a job."""
    if "application_id" in values:
        result = desk(ResumeScoreDesk).score_application(values["application_id"], by=caller())
        return _shown(result.scored, is_hidden=result.is_hidden, own_words=result.own_words)
    upload = upload_of(values.get("profileDocument"), SCORING.most_bytes(surroundings().amounts))
    job = values.get("jobDescription", "").replace("\x00", " ")
    return _shown(desk(ResumeScoreDesk).score(upload, job, by=caller()))


def _shown(scored: Scored, *, is_hidden: bool = False, own_words: Iterable[OwnWord] = ()) -> dict[str, Any]:
    """The response; in a blind review, without the resume itself and its file name."""
    answer = replies.match(scored)
    if is_hidden:
        answer["match"]["resume"] = []
        answer["document"] |= {"name": "", "omissions": []}
    return {
        "success": True,
        "response": without_tags(report(scored.value.findings, scored.value.score)),
        "score": scored.value.score.percent,
        "api_used": scored.by,
        "match": answer["match"],
        "own_words": [asdict(own_word) for own_word in own_words],
        "document": answer["document"],
    }
