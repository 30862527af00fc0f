"""Correcting our reading of a resume for a job."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http import replies
from hireloom.adapters.http.analyses import pair_of
from hireloom.adapters.http.analysis_answer import AtsAnswer
from hireloom.adapters.http.core.answer_fields import MessageAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import UPLOADS_BODY, Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, File, Text, Truth, text_field
from hireloom.adapters.http.months import Month
from hireloom.domain.api_keys import Scope
from hireloom.domain.resume_match.corrections import (
    LONGEST_LINE,
    LONGEST_NAME,
    LONGEST_WORDS,
    Correction,
    CorrectionKind,
)
from hireloom.domain.resume_match.role_years import DatedRole
from hireloom.usecases.corrections import CorrectionDesk

MATCH = "<int(max=2147483647):match_id>"
NUMBER = "<int(max=2147483647):number>"


class CorrectionForm(ma.Schema):
    """The pair as for POST /api/ATS, and what we read wrong."""

    jobDescription = ma.fields.String(metadata={"description": "The job, as text"})
    profileDocument = File(metadata={"description": "The resume: PDF, DOCX or DOC, 10 MB at most by default"})
    user_id = ma.fields.String(metadata={"description": "The caller's own id; files may then be up to 30 MB"})
    kind = Text(
        required=True,
        validate=ma.validate.OneOf([*CorrectionKind]),
        metadata={"description": "What was read wrong, or what the resume does not say"},
    )
    about = text_field(LONGEST_LINE, "The label of the requirement or condition", load_default="")
    quote = text_field(LONGEST_LINE, "i_have_this: the line of the resume that shows it", load_default="")
    words = text_field(LONGEST_WORDS, "i_have_this: the person's own words, if no line shows it", load_default="")
    title = text_field(LONGEST_NAME, "Of the role whose years count, or that is missing", load_default="")
    employer = text_field(LONGEST_NAME, "Of this role", load_default="")
    first = Month(metadata={"description": "Its first month, such as 2019-03"})
    last = Month(metadata={"description": "Its last month; absent if it is current"})
    readFirst = Month(metadata={"description": "other_months: its first month as we read it"})
    readLast = Month(metadata={"description": "other_months: its last month as we read it; absent if it is current"})


class SharingBody(ma.Schema):
    on = Truth(required=True, metadata={"description": "Whether recruiters see the corrections with an application"})


class CorrectionDone(MessageAnswer):
    """The correction is made or taken back."""


area = Area("corrections", __name__, url_prefix="/api", description="What people say about the reading of their resume")


@area.route("/corrected-matches", methods=["POST"])
@area.arguments(CorrectionForm, location="multipart")
@area.response(200, AtsAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="Job description or file is missing")
@area.alt_response(409, schema=ErrorAnswer, description="The job does not ask for it, or there are already too many")
@area.alt_response(413, schema=ErrorAnswer, description="The file is too large")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields or the message")
@area.alt_response(429, schema=ErrorAnswer, description="Too many analyses in a minute")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy, or the analyst is not answering")
@guarded(Who.SIGNED_IN, identity=("user_id",), body=UPLOADS_BODY, scope=Scope.PEOPLE_WRITE)
def correct(values: dict[str, Any]) -> dict[str, Any]:
    """Correct how a resume was read for a job. Returns the match with all corrections."""
    return replies.match(desk(CorrectionDesk).correct(pair_of(values), _correction(values), by=caller()))


@area.route(f"/corrected-matches/{MATCH}/corrections/{NUMBER}", methods=["DELETE"])
@area.response(200, CorrectionDone)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such correction")
@guarded(Who.SIGNED_IN, scope=Scope.PEOPLE_WRITE)
def undo_correction(match_id: int, number: int) -> dict[str, Any]:
    """Undo a correction."""
    desk(CorrectionDesk).undo(match_id, number, by=caller())
    return {"success": True, "message": "Correction undone."}


@area.route(f"/corrected-matches/{MATCH}", methods=["DELETE"])
@area.response(200, CorrectionDone)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such match")
@guarded(Who.SIGNED_IN, scope=Scope.PEOPLE_WRITE)
def undo_corrections(match_id: int) -> dict[str, Any]:
    """Undo all corrections of a match."""
    desk(CorrectionDesk).undo_all(match_id, by=caller())
    return {"success": True, "message": "Corrections undone."}


@area.route(f"/corrected-matches/{MATCH}/sharing", methods=["PUT"])
@area.arguments(SharingBody)
@area.response(200, CorrectionDone)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such match")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@guarded(Who.SIGNED_IN, scope=Scope.PEOPLE_WRITE)
def share_corrections(values: dict[str, Any], match_id: int) -> dict[str, Any]:
    """Share the corrections of a match: allow or forbid the operators of the product to learn from them."""
    desk(CorrectionDesk).share(match_id, is_on=values["on"], by=caller())
    return {"success": True, "message": "Thank you." if values["on"] else "No longer shared."}


def _correction(values: dict[str, Any]) -> Correction:
    quote, words, title, employer = (" ".join(values[name].split()) for name in ("quote", "words", "title", "employer"))
    role = DatedRole(title, employer, values["first"], values.get("last")) if "first" in values else None
    dates = DatedRole(title, employer, values["readFirst"], values.get("readLast")) if "readFirst" in values else None
    return Correction(CorrectionKind(values["kind"]), clock().now(), values["about"], quote, words, role, read=dates)
