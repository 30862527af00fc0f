"""Saved searches in /api/v1."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, TimestampField, Truth
from hireloom.adapters.http.v1.fields import field, listed, rows, sent
from hireloom.domain.api_keys import Scope
from hireloom.domain.job_forms import EMPLOYMENT_TYPES
from hireloom.domain.saved_searches import LONGEST_NAME, LONGEST_TEXT, MOST_COUNTED, Alert, Criteria
from hireloom.usecases.saved_searches import SavedSearchCount, SavedSearchDesk

SEARCH = "<int(max=2147483647):search_id>"
ALERT = ma.validate.OneOf([alert.value for alert in Alert])
ALERT_ABOUT = "none; product: new jobs are counted; daily: they are also emailed once a day"


class SearchResource(ma.Schema):
    """A search that a person keeps."""

    id = field(ma.fields.Integer, "The number of the search", 5)
    name = field(ma.fields.String, "Its name", "Nurse, Rotterdam")
    query = field(ma.fields.String, "Words that are looked for; may be empty", "nurse")
    location = field(ma.fields.String, "The place", "Rotterdam")
    remote_only = field(ma.fields.Boolean, "Whether only remote jobs are found", False)
    employment_types = listed(ma.fields.String, "Only these kinds of contract; empty for all", ["Full-time"])
    alert = field(ma.fields.String, ALERT_ABOUT, "daily", validate=ALERT)
    new_count = field(ma.fields.Integer, f"New jobs since it was last seen, {MOST_COUNTED} at most", 3)
    created_at = field(TimestampField, "When it was saved", "2026-11-25T09:30:00Z")
    seen_at = field(TimestampField, "When its jobs were last seen", "2026-11-25T09:30:00Z")


class SearchRows(ma.Schema):
    data = rows(SearchResource, "All saved searches, the oldest first")


class SearchForm(ma.Schema):
    name = sent(
        Text,
        "Its name; if absent, made of the words and the place",
        "Nurse, Rotterdam",
        load_default="",
        validate=ma.validate.Length(max=LONGEST_NAME),
    )
    query = sent(Text, "Words to look for", "nurse", load_default="", validate=ma.validate.Length(max=LONGEST_TEXT))
    location = sent(Text, "The place", "Rotterdam", required=True, validate=ma.validate.Length(1, LONGEST_TEXT))
    remote_only = sent(Truth, "Only remote jobs", False, load_default=False)
    employment_types = ma.fields.List(
        Text(validate=ma.validate.OneOf(EMPLOYMENT_TYPES)),
        load_default=list,
        metadata={"description": "Only these kinds of contract; empty for all", "example": ["Full-time"]},
    )
    alert = sent(Text, ALERT_ABOUT, "daily", load_default=Alert.PRODUCT.value, validate=ALERT)


area = Area("v1_searches", __name__, url_prefix="/api/v1", description="Searches that announce new jobs")


@area.route("/searches", methods=["GET"])
@area.response(200, SearchRows, description="The searches")
@keyed(Scope.SEARCHES_READ)
def list_searches() -> dict[str, Any]:
    """List your saved searches."""
    return {"data": [_shown(search) for search in desk(SavedSearchDesk).of(by=owner())]}


@area.route("/searches", methods=["POST"])
@area.arguments(SearchForm)
@area.response(201, SearchResource, description="The search")
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@keyed(Scope.SEARCHES_WRITE)
def save_search(body: dict[str, Any]) -> dict[str, Any]:
    """Save a search: jobs that exist now are not new."""
    return _shown(desk(SavedSearchDesk).save(body["name"], *_criteria(body), by=owner()))


@area.route(f"/searches/{SEARCH}", methods=["PUT"])
@area.arguments(SearchForm)
@area.response(200, SearchResource, description="The search after the change")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such search")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@keyed(Scope.SEARCHES_WRITE)
def replace_search(body: dict[str, Any], search_id: int) -> dict[str, Any]:
    """Replace a saved search."""
    return _shown(desk(SavedSearchDesk).change(search_id, body["name"], *_criteria(body), by=owner()))


@area.route(f"/searches/{SEARCH}", methods=["DELETE"])
@area.response(204, None, description="The search is gone")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such search")
@keyed(Scope.SEARCHES_WRITE)
def delete_search(search_id: int) -> None:
    """Delete a saved search."""
    desk(SavedSearchDesk).remove(search_id, by=owner())


def _criteria(body: dict[str, Any]) -> tuple[Criteria, Alert]:
    types = tuple(body["employment_types"])
    return Criteria(body["query"], body["location"], body["remote_only"], types), Alert(body["alert"])


def _shown(counted: SavedSearchCount) -> dict[str, Any]:
    search, new = counted
    return {
        "id": search.id,
        "name": search.name,
        "query": search.criteria.words,
        "location": search.criteria.location,
        "remote_only": search.criteria.remote_only,
        "employment_types": search.criteria.employment_types,
        "alert": search.alert.value,
        "new_count": new,
        "created_at": search.created_at,
        "seen_at": search.seen_at,
    }
