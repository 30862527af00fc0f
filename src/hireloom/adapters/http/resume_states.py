"""The history of the caller's resumes: earlier versions, what has changed since, and which were sent."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text, TimestampField
from hireloom.adapters.http.core.versions import BEGUN
from hireloom.adapters.http.resume_version_fields import ResumeAnswer
from hireloom.adapters.http.resume_versions import RESUME, answer_of
from hireloom.domain.api_keys import Scope
from hireloom.domain.resumes.states import LineChange
from hireloom.usecases.resume_states import ResumeStateDesk
from hireloom.usecases.resume_versions import ResumeVersionDesk

STATE = "<int(max=2147483647):number>"

area = Area("resume states", __name__, url_prefix="/api/me/resumes", description="What resumes were at earlier moments")


class SentResumeFields(ma.Schema):
    application_id = ma.fields.Integer(required=True, metadata={"description": "The application it went along with"})
    resume_id = ma.fields.Integer(required=True, metadata={"description": "0 if the resume has been deleted"})
    name = ma.fields.String(required=True, metadata={"description": "What the resume was called"})
    number = ma.fields.Integer(required=True, metadata={"description": "Which of its versions it was"})
    job_title = ma.fields.String(required=True, metadata={"description": "The job applied for"})
    company = ma.fields.String(required=True, metadata={"description": "The company of that job"})
    sent_at = TimestampField(required=True, metadata={"description": "When the person applied"})


class SentResumeList(SuccessAnswer):
    uses = ma.fields.List(
        ma.fields.Nested(SentResumeFields), required=True, metadata={"description": "The newest first"}
    )


class ResumeStateFields(ma.Schema):
    number = ma.fields.Integer(required=True, metadata={"description": "From 1 within the resume"})
    kept_at = TimestampField(required=True, metadata={"description": "When it was downloaded, sent or left"})
    uses = ma.fields.List(
        ma.fields.Nested(SentResumeFields), required=True, metadata={"description": "Where it went along"}
    )


class ResumeHistory(SuccessAnswer):
    present = ma.fields.Integer(
        required=True,
        metadata={
            "description": "Its number as it is now; that of the newest earlier version if it is still the same",
            "example": 3,
        },
    )
    states = ma.fields.List(
        ma.fields.Nested(ResumeStateFields), required=True, metadata={"description": "The newest first"}
    )


class ComparisonQuery(ma.Schema):
    against = Digits(
        load_default=0,
        validate=ma.validate.Range(0, 2**31 - 1),
        metadata={"description": "The number of an earlier version, or 0 for the whole career"},
    )


class ChangedLineFields(ma.Schema):
    kind = ma.fields.Enum(LineChange, by_value=True, required=True, metadata={"description": "What happened to it"})
    place = ma.fields.String(required=True, metadata={"description": "The heading and entry under which it stands"})
    text = ma.fields.String(required=True, metadata={"description": "As it is now; empty if it was left out"})
    before = ma.fields.String(required=True, metadata={"description": "As it was; empty if it was added"})


class ResumeChanges(SuccessAnswer):
    changes = ma.fields.List(
        ma.fields.Nested(ChangedLineFields), required=True, metadata={"description": "In the order of the page"}
    )


class Restoration(ma.Schema):
    REQUIRED_FIELDS = ()

    version = Text(load_default=None, metadata=BEGUN)


@area.route("/sent", methods=["GET"])
@area.response(200, SentResumeList)
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_READ)
def sent_resumes() -> dict[str, Any]:
    """List the resumes that you sent: which version went along with which application."""
    return {"success": True, "uses": [use._asdict() for use in desk(ResumeStateDesk).sent(by=caller())]}


@area.route(f"{RESUME}/states", methods=["GET"])
@area.response(200, ResumeHistory)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such resume")
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_READ)
def resume_history(resume_id: int) -> dict[str, Any]:
    """List the earlier versions of a resume."""
    history = desk(ResumeStateDesk).history(resume_id, by=caller())
    states = [
        {
            "number": entry.state.number,
            "kept_at": entry.state.kept_at,
            "uses": [use._asdict() for use in entry.uses],
        }
        for entry in history.states
    ]
    return {"success": True, "present": history.present, "states": states}


@area.route(f"{RESUME}/changes", methods=["GET"])
@area.arguments(ComparisonQuery, location="query")
@area.response(200, ResumeChanges)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such resume, or it has no such version")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_READ)
def resume_changes(values: dict[str, Any], resume_id: int) -> dict[str, Any]:
    """Compare two versions of a resume: line by line, with an earlier one or with the career."""
    changes = desk(ResumeStateDesk).changes(resume_id, int(values["against"]), by=caller())
    return {"success": True, "changes": [change._asdict() for change in changes]}


@area.route(f"{RESUME}/states/{STATE}/restoration", methods=["POST"])
@area.arguments(Restoration)
@area.response(200, ResumeAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such resume, or it has no such version")
@area.alt_response(409, schema=ErrorAnswer, description="It was changed elsewhere")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@guarded(Who.SIGNED_IN, scope=Scope.DOCUMENTS_WRITE)
def restore_resume(values: dict[str, Any], resume_id: int, number: int) -> dict[str, Any]:
    """Go back to an earlier version of a resume: the present one is kept, too."""
    desk(ResumeStateDesk).restore(resume_id, number, values["version"], by=caller())
    return answer_of(desk(ResumeVersionDesk).one(resume_id, by=caller()))
