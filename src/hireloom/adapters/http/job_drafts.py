"""Drafts of jobs, and templates for jobs."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Truth, text_field
from hireloom.domain.api_keys import Scope
from hireloom.domain.identity.users import User
from hireloom.domain.job_drafts import LONGEST_DRAFT_NAME, JobDraft
from hireloom.usecases.job_drafts import JobDraftDesk

DRAFT = "<int(max=2147483647):draft_id>"
FORM = {"description": "The form as it was typed, complete or not; at most 60,000 characters of JSON"}


class DraftBody(ma.Schema):
    name = text_field(LONGEST_DRAFT_NAME, "What to call it; needed for a template", load_default="")
    is_template = Truth(load_default=False, metadata={"description": "Colleagues who post jobs may begin with it"})
    form = ma.fields.Dict(keys=ma.fields.String(), required=True, metadata=FORM)


class ShownDraft(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the draft"})
    name = ma.fields.String(required=True, metadata={"description": "What its author calls it; may be empty"})
    is_template = ma.fields.Boolean(required=True, metadata={"description": "Whether jobs may begin with it"})
    is_own = ma.fields.Boolean(required=True, metadata={"description": "Whether the caller can change it"})
    form = ma.fields.Dict(keys=ma.fields.String(), required=True, metadata=FORM)
    saved_at = ma.fields.DateTime(required=True, metadata={"description": "When it was last saved, in UTC"})


class DraftList(SuccessAnswer):
    drafts = ma.fields.List(
        ma.fields.Nested(ShownDraft),
        required=True,
        metadata={"description": "The caller's drafts and templates, then the templates of colleagues"},
    )


class DraftAnswer(MessageAnswer):
    draft = ma.fields.Nested(ShownDraft, required=True, metadata={"description": "The draft as it is stored now"})


class DraftDone(MessageAnswer):
    """The draft is deleted."""


area = Area("job_drafts", __name__, url_prefix="/api", description="Drafts of jobs, and templates for jobs")


@area.route("/job-drafts", methods=["GET"])
@area.response(200, DraftList)
@guarded(Who.RECRUITERS, scope=Scope.JOBS_READ)
def list_drafts() -> dict[str, Any]:
    """List one's own drafts and templates, and the templates of colleagues."""
    return {"success": True, "drafts": [_shown(draft, caller()) for draft in desk(JobDraftDesk).of(by=caller())]}


@area.route("/job-drafts", methods=["POST"])
@area.arguments(DraftBody)
@area.response(201, DraftAnswer)
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="Too long, or a template without a name")
@guarded(Who.RECRUITERS, scope=Scope.JOBS_WRITE)
def add_draft(values: dict[str, Any]) -> dict[str, Any]:
    """Keep a draft or a template."""
    draft = desk(JobDraftDesk).save(**values, by=caller())
    return {"success": True, "message": "Draft saved.", "draft": _shown(draft, caller())}


@area.route(f"/job-drafts/{DRAFT}", methods=["PUT"])
@area.arguments(DraftBody)
@area.response(200, DraftAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such draft")
@area.alt_response(422, schema=ErrorAnswer, description="Too long, or a template without a name")
@guarded(Who.RECRUITERS, scope=Scope.JOBS_WRITE)
def change_draft(values: dict[str, Any], draft_id: int) -> dict[str, Any]:
    """Change a draft or a template of one's own."""
    draft = desk(JobDraftDesk).save(**values, draft_id=draft_id, by=caller())
    return {"success": True, "message": "Draft saved.", "draft": _shown(draft, caller())}


@area.route(f"/job-drafts/{DRAFT}", methods=["DELETE"])
@area.response(200, DraftDone)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such draft")
@guarded(Who.RECRUITERS, scope=Scope.JOBS_WRITE)
def delete_draft(draft_id: int) -> dict[str, Any]:
    """Delete a draft or a template of one's own."""
    desk(JobDraftDesk).remove(draft_id, by=caller())
    return {"success": True, "message": "Draft deleted."}


def _shown(draft: JobDraft, person: User) -> dict[str, Any]:
    names = ("id", "name", "is_template", "form", "saved_at")
    return {name: getattr(draft, name) for name in names} | {"is_own": draft.user_id == person.id}
