"""Resume Match and Interview Questions: one call for all seven analyses."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http import replies
from hireloom.adapters.http.analysis_answer import AtsAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk, surroundings
from hireloom.adapters.http.core.guards import UPLOADS_BODY, Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, File, Truth
from hireloom.adapters.http.profiles import upload_of
from hireloom.domain.identity.users import User
from hireloom.domain.refusals import Invalid
from hireloom.domain.resume_match.analyses import Level
from hireloom.domain.resume_match.line_edits import LineEdit
from hireloom.usecases.analyses import AnalysisDesk, JobAndResumeNeeded, Pair
from hireloom.usecases.corrections import CorrectionDesk
from hireloom.usecases.uploads import DIALOG, SCREEN

QUESTIONS = {f"{level}_questions": level for level in Level}
ANALYSES = ("percentage-match", "about-the-resume", "roles-responsibilities", "top-10-skills", *QUESTIONS)
LAST_OFFSET = 10_000


class AnalysisNeeded(Invalid):
    sentence = "Please choose an analysis."


class AtsLineEdit(ma.Schema):
    line = ma.fields.String(required=True)
    text = ma.fields.String(required=True)
    is_new = Truth(load_default=False)


class LineEdits(ma.fields.Field[Any]):
    """A list of edits as JSON: a form has no lists of objects."""

    default_error_messages = {"invalid": "Not a valid list."}  # noqa: RUF012 - marshmallow's own shape

    def _deserialize(self, value: Any, *_: Any, **__: Any) -> Any:
        try:
            return AtsLineEdit(many=True).loads(value)
        except (ValueError, RecursionError) as failure:  # not JSON; marshmallow says what it lacks
            raise self.make_error("invalid") from failure


class AtsForm(ma.Schema):
    REQUIRED_FIELDS = ("jobDescription", "profileDocument", "apiType")

    jobDescription = ma.fields.String(metadata={"description": "The job, as text"})
    profileDocument = File(metadata={"description": "The resume: PDF, DOCX or DOC, 10 MB at most by default"})
    apiType = ma.fields.String(
        validate=ma.validate.OneOf(ANALYSES),
        metadata={"description": "Which analysis: the match or one of the other tabs"},
    )
    level = ma.fields.String(
        validate=ma.validate.OneOf([*Level]), metadata={"description": "Implied by apiType; accepted in addition"}
    )
    offset = Digits(
        load_default=0,
        validate=ma.validate.Range(0, LAST_OFFSET),
        metadata={"description": "Where the page starts: questions and responsibilities come five at a time"},
    )
    edits = LineEdits(
        metadata={
            "type": "string",
            "description": "percentage-match: lines of the resume to try out, a JSON list of "
            '{"line", "text", "is_new"}; text replaces the line, or stands below it if is_new. Nothing is kept',
        },
    )
    user_id = ma.fields.String(metadata={"description": "The caller's own id; files may then be up to 30 MB"})


area = Area("analyses", __name__, url_prefix="/api", description="A resume against a job")


@area.route("/ATS", methods=["POST"])
@area.arguments(AtsForm, location="multipart")
@area.response(200, AtsAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="Job description or file is missing")
@area.alt_response(413, schema=ErrorAnswer, description="The file is too large")
@area.alt_response(422, schema=ErrorAnswer, description="The file or the text cannot be used; the message says why")
@area.alt_response(429, schema=ErrorAnswer, description="Too many analyses in a minute")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy, or the analyst is not answering")
@guarded(Who.SIGNED_IN, identity=("user_id",), body=UPLOADS_BODY)
def analyse(values: dict[str, Any]) -> dict[str, Any]:
    """Analyze a resume against a job."""
    return _analysed(desk(AnalysisDesk), desk(CorrectionDesk), values, by=caller())


def _analysed(desk: AnalysisDesk, corrections: CorrectionDesk, values: dict[str, Any], *, by: User) -> dict[str, Any]:
    pair, kind, offset = pair_of(values), values.get("apiType"), values["offset"]
    if kind == "percentage-match":
        return replies.match(corrections.match(pair, by=by))
    if kind == "about-the-resume":
        return replies.about(desk.about(pair, by=by))
    if kind == "roles-responsibilities":
        return replies.responsibilities(desk.responsibilities(pair, offset=offset, by=by))
    if kind == "top-10-skills":
        return replies.top_skills(desk.top_skills(pair, by=by))
    if kind in QUESTIONS:
        return replies.questions(desk.questions(pair, level=QUESTIONS[kind], offset=offset, by=by), start=offset)
    raise AnalysisNeeded


def pair_of(values: dict[str, Any]) -> Pair:
    policy = DIALOG if values.get("user_id") else SCREEN
    upload = upload_of(values.get("profileDocument"), policy.most_bytes(surroundings().amounts))
    job = values.get("jobDescription", "").replace("\x00", " ").strip()
    if upload is None or not job:
        raise JobAndResumeNeeded
    return Pair(upload, job, policy, tuple(LineEdit(**edit) for edit in values.get("edits", ())))
