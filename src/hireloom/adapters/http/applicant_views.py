"""Saved views of a job's applications."""

from dataclasses import asdict
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text, Truth, text_field
from hireloom.adapters.http.core.statuses import status_of, status_word
from hireloom.domain.api_keys import Scope
from hireloom.domain.applicant_views import (
    LONGEST_VIEW_NAME,
    ApplicantFilters,
    ApplicantView,
    QuickFilter,
    ViewColumn,
)
from hireloom.domain.applications import Status
from hireloom.domain.identity.users import User
from hireloom.ports.applicants import Sort
from hireloom.usecases.applicant_views import ApplicantViewDesk

VIEW = "<int(max=2147483647):view_id>"
QUICK = {"enum": [*QuickFilter, None], "description": "active: undecided; mine: I look after it; due: answer due soon"}
STATUS = {"enum": [*Status, None], "description": "Only applications with this status"}


class ViewFilters(ma.Schema):
    REQUIRED_FIELDS = ()

    quick = Text(load_default=None, allow_none=True, validate=ma.validate.OneOf([*QuickFilter]), metadata=QUICK)
    status = Text(load_default=None, allow_none=True, metadata=STATUS)
    stage = Digits(load_default=None, allow_none=True, metadata={"description": "The number of a stage"})
    source = Text(load_default=None, allow_none=True, metadata={"description": "Where the applicants came from"})
    tag = Text(load_default="", metadata={"description": "A tag that they all have"})
    least_score = Digits(load_default=None, allow_none=True, metadata={"description": "The lowest score, 0 to 100"})


class ViewBody(ma.Schema):
    name = text_field(LONGEST_VIEW_NAME, "What to call it", required=True)
    filters = ma.fields.Nested(ViewFilters, required=True, metadata={"description": "What it keeps"})
    sort = Text(
        load_default=Sort.APPLIED.value,
        validate=ma.validate.OneOf([*Sort]),
        metadata={"description": "Newest first if absent"},
    )
    columns = ma.fields.List(
        Text(validate=ma.validate.OneOf([*ViewColumn])),
        load_default=list,
        validate=ma.validate.Length(max=len(ViewColumn)),
        metadata={"description": "The columns of the table; the usual ones if empty"},
    )
    is_shared = Truth(load_default=False, metadata={"description": "The people of one's company see it, too"})


class ShownFilters(ma.Schema):
    quick = ma.fields.String(required=True, allow_none=True, metadata=QUICK)
    status = ma.fields.String(required=True, allow_none=True, metadata=STATUS)
    stage = ma.fields.Integer(required=True, allow_none=True, metadata={"description": "The number of a stage"})
    source = ma.fields.String(
        required=True, allow_none=True, metadata={"description": "Where the applicants came from"}
    )
    tag = ma.fields.String(required=True, metadata={"description": "A tag that they all have; empty for any"})
    least_score = ma.fields.Integer(required=True, allow_none=True, metadata={"description": "The lowest score"})


class ShownView(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the view"})
    name = ma.fields.String(required=True, metadata={"description": "What its author calls it"})
    filters = ma.fields.Nested(ShownFilters, required=True, metadata={"description": "What it keeps"})
    sort = ma.fields.String(required=True, metadata={"description": "The order of the list", "enum": [*Sort]})
    columns = ma.fields.List(
        ma.fields.String(metadata={"enum": [*ViewColumn]}),
        required=True,
        metadata={"description": "The columns of the table; the usual ones if empty"},
    )
    is_shared = ma.fields.Boolean(required=True, metadata={"description": "Whether the author's company sees it"})
    is_own = ma.fields.Boolean(required=True, metadata={"description": "Whether the caller can change it"})


class ViewList(SuccessAnswer):
    views = ma.fields.List(
        ma.fields.Nested(ShownView), required=True, metadata={"description": "The caller's, then those of colleagues"}
    )


class ViewAnswer(MessageAnswer):
    view = ma.fields.Nested(ShownView, required=True, metadata={"description": "The view as it is stored now"})


class ViewDone(MessageAnswer):
    """The view is deleted."""


area = Area("applicant_views", __name__, url_prefix="/api", description="Saved views of a job's applications")


@area.route("/applicant-views", methods=["GET"])
@area.response(200, ViewList)
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def list_views() -> dict[str, Any]:
    """List one's own views, and those that colleagues share."""
    return {"success": True, "views": [_shown(view, caller()) for view in desk(ApplicantViewDesk).of(by=caller())]}


@area.route("/applicant-views", methods=["POST"])
@area.arguments(ViewBody)
@area.response(201, ViewAnswer)
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields or the message")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def add_view(values: dict[str, Any]) -> dict[str, Any]:
    """Save a view."""
    view = desk(ApplicantViewDesk).add(_view(values, caller()), by=caller())
    return {"success": True, "message": "View saved.", "view": _shown(view, caller())}


@area.route(f"/applicant-views/{VIEW}", methods=["PUT"])
@area.arguments(ViewBody)
@area.response(200, ViewAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such view")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields or the message")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def change_view(values: dict[str, Any], view_id: int) -> dict[str, Any]:
    """Change a view of one's own."""
    view = desk(ApplicantViewDesk).change(view_id, _view(values, caller()), by=caller())
    return {"success": True, "message": "View saved.", "view": _shown(view, caller())}


@area.route(f"/applicant-views/{VIEW}", methods=["DELETE"])
@area.response(200, ViewDone)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such view")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def delete_view(view_id: int) -> dict[str, Any]:
    """Delete a view of one's own."""
    desk(ApplicantViewDesk).remove(view_id, by=caller())
    return {"success": True, "message": "View deleted."}


def _view(values: dict[str, Any], person: User) -> ApplicantView:
    filters = values["filters"]
    quick, status = filters["quick"], filters["status"]
    chosen = filters | {"quick": quick and QuickFilter(quick), "status": None if status is None else status_of(status)}
    columns = [ViewColumn(name) for name in values["columns"]]
    return ApplicantView(user_id=person.id, **values | {"filters": ApplicantFilters(**chosen), "columns": columns})


def _shown(view: ApplicantView, person: User) -> dict[str, Any]:
    status = view.filters.status
    filters = asdict(view.filters) | {"status": status and status_word(status)}
    return asdict(view) | {"filters": filters, "is_own": view.user_id == person.id}
