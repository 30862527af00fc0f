"""Saved searches, each with the number of new jobs."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, Truth
from hireloom.domain.saved_searches import LONGEST_NAME, LONGEST_TEXT, MOST_COUNTED, Alert, Criteria
from hireloom.usecases.saved_searches import SavedSearchCount, SavedSearchDesk

SEARCH = "<int(max=2147483647):search_id>"
ALERTS = [alert.value for alert in Alert]


class SavedSearchFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the saved search"})
    name = ma.fields.String(required=True, metadata={"description": "What its owner calls it"})
    query = ma.fields.String(required=True, metadata={"description": "Words that must all occur"})
    location = ma.fields.String(required=True, metadata={"description": "A place; empty for any"})
    remoteOnly = ma.fields.Boolean(required=True, metadata={"description": "Whether only remote jobs count"})
    employmentTypes = ma.fields.List(ma.fields.String(), required=True, metadata={"description": "Any if empty"})
    alert = ma.fields.String(
        required=True,
        validate=ma.validate.OneOf(ALERTS),
        metadata={"description": "How new jobs are announced: by a count on the screen, or by a daily email, too"},
    )
    new_count = ma.fields.Integer(
        required=True,
        metadata={"description": f"New since it was last seen, {MOST_COUNTED} at most; 0 without an alert"},
    )
    created_at = ma.fields.DateTime(required=True, metadata={"description": "When it was saved, in UTC"})
    seen_at = ma.fields.DateTime(
        required=True, metadata={"description": "When its owner last looked, in UTC; later jobs are new"}
    )


class SavedSearchBody(ma.Schema):
    REQUIRED_FIELDS = ()

    name = Text(
        load_default="",
        validate=ma.validate.Length(max=LONGEST_NAME),
        metadata={"description": "If absent or empty, made of the words and the place"},
    )
    query = Text(
        load_default="",
        validate=ma.validate.Length(max=LONGEST_TEXT),
        metadata={"description": "Words that must all occur"},
    )
    location = Text(
        load_default="",
        validate=ma.validate.Length(max=LONGEST_TEXT),
        metadata={"description": "A place; empty for any"},
    )
    remoteOnly = Truth(load_default=False, metadata={"description": "Whether only remote jobs count"})
    employmentTypes = ma.fields.List(
        Text(validate=ma.validate.Length(max=32)),
        load_default=list,
        validate=ma.validate.Length(max=8),
        metadata={"description": "Any if empty"},
    )
    alert = Text(
        load_default=Alert.PRODUCT.value,
        validate=ma.validate.OneOf(ALERTS),
        metadata={"description": "How new jobs are announced: by a count on the screen, or by a daily email, too"},
    )


class SavedSearchList(SuccessAnswer):
    saved_searches = ma.fields.List(
        ma.fields.Nested(SavedSearchFields), required=True, metadata={"description": "All of the caller's"}
    )


class SavedSearchAnswer(MessageAnswer):
    saved_search = ma.fields.Nested(
        SavedSearchFields, required=True, metadata={"description": "The saved search as it is stored now"}
    )


class SavedSearchDone(MessageAnswer):
    """The change of the saved search is made."""


area = Area("saved_searches", __name__, url_prefix="/api", description="Searches that announce new jobs")


@area.route("/saved-searches", methods=["GET"])
@area.response(200, SavedSearchList)
@guarded(Who.SIGNED_IN)
def list_saved_searches() -> dict[str, Any]:
    """List the caller's saved searches, each with the number of jobs that are new since it was last seen."""
    return {
        "success": True,
        "saved_searches": [_shown(saved_search) for saved_search in desk(SavedSearchDesk).of(by=caller())],
    }


@area.route("/saved-searches", methods=["POST"])
@area.arguments(SavedSearchBody)
@area.response(201, SavedSearchAnswer)
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@guarded(Who.SIGNED_IN)
def save_search(values: dict[str, Any]) -> dict[str, Any]:
    """Save a search."""
    made = desk(SavedSearchDesk).save(values["name"], _criteria(values), Alert(values["alert"]), by=caller())
    return {"success": True, "message": "Search saved.", "saved_search": _shown(made)}


@area.route(f"/saved-searches/{SEARCH}", methods=["PUT"])
@area.arguments(SavedSearchBody)
@area.response(200, SavedSearchAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such search")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@guarded(Who.SIGNED_IN)
def change_search(values: dict[str, Any], search_id: int) -> dict[str, Any]:
    """Change a saved search or its alert; a changed query counts new jobs from now on."""
    made = desk(SavedSearchDesk).change(
        search_id, values["name"], _criteria(values), Alert(values["alert"]), by=caller()
    )
    return {"success": True, "message": "Search changed.", "saved_search": _shown(made)}


@area.route(f"/saved-searches/{SEARCH}", methods=["DELETE"])
@area.response(200, SavedSearchDone)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such search")
@guarded(Who.SIGNED_IN)
def delete_search(search_id: int) -> dict[str, Any]:
    """Delete a saved search."""
    desk(SavedSearchDesk).remove(search_id, by=caller())
    return {"success": True, "message": "Search deleted."}


@area.route(f"/saved-searches/{SEARCH}/seen", methods=["POST"])
@area.response(200, SavedSearchDone)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such search")
@guarded(Who.SIGNED_IN)
def see_search(search_id: int) -> dict[str, Any]:
    """Mark a saved search as seen: its current jobs are no longer new."""
    desk(SavedSearchDesk).see(search_id, by=caller())
    return {"success": True, "message": "Search seen."}


def _criteria(values: dict[str, Any]) -> Criteria:
    types = tuple(type_ for type_ in values["employmentTypes"] if type_.strip())
    return Criteria(values["query"], values["location"], values["remoteOnly"], types)


def _shown(counted: SavedSearchCount) -> dict[str, Any]:
    search = counted.search
    return {
        "id": search.id,
        "name": search.name,
        "query": search.criteria.words,
        "location": search.criteria.location,
        "remoteOnly": search.criteria.remote_only,
        "employmentTypes": list(search.criteria.employment_types),
        "alert": search.alert.value,
        "new_count": counted.new,
        "created_at": search.created_at,
        "seen_at": search.seen_at,
    }
