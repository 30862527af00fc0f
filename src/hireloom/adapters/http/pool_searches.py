"""Saved searches of the talent pool of the caller's company."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.adapters.http.talent_pool import SEARCHED
from hireloom.domain.api_keys import Scope
from hireloom.domain.pool_searches import LONGEST_POOL_SEARCH_NAME, SavedPoolSearch
from hireloom.domain.pool_terms import LONGEST_SEARCH
from hireloom.usecases.pool_searches import PoolSearchDesk


class PoolSearchForm(ma.Schema):
    name = Text(
        required=True,
        validate=ma.validate.Length(max=LONGEST_POOL_SEARCH_NAME),
        metadata={"description": "What to call it; no other one of the company has it", "example": "Nurses in Bath"},
    )
    search = Text(
        required=True,
        validate=ma.validate.Length(max=LONGEST_SEARCH),
        metadata={"description": SEARCHED, "example": "title:nurse place:Bath"},
    )


class ShownPoolSearch(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the search", "example": 4})
    name = ma.fields.String(required=True, metadata={"description": "Its name", "example": "Runners-up in Bath"})
    search = ma.fields.String(
        required=True, metadata={"description": "What is searched for", "example": "tag:Runner-up place:Bath"}
    )


class PoolSearchList(SuccessAnswer):
    searches = ma.fields.List(
        ma.fields.Nested(ShownPoolSearch), required=True, metadata={"description": "All of the company, by name"}
    )


class PoolSearchAnswer(MessageAnswer):
    search = ma.fields.Nested(ShownPoolSearch, required=True, metadata={"description": "As it is stored now"})


area = Area("pool_searches", __name__, url_prefix="/api", description="Saved searches of one's company's talent pool")
SEARCH = "<int(max=2147483647):search_id>"


@area.route("/company/pool/searches", methods=["GET"])
@area.response(200, PoolSearchList)
@area.alt_response(403, schema=ErrorAnswer, description="The caller's role does not use the pool")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_READ)
def list_pool_searches() -> dict[str, Any]:
    """List the saved searches of the talent pool."""
    return {"success": True, "searches": list(map(_shown, desk(PoolSearchDesk).of(by=caller())))}


@area.route("/company/pool/searches", methods=["POST"])
@area.arguments(PoolSearchForm)
@area.response(201, PoolSearchAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller's role does not use the pool")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many, or one has this name")
@area.alt_response(422, schema=ErrorAnswer, description="No name or no search, or too long")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_WRITE)
def add_pool_search(values: dict[str, Any]) -> dict[str, Any]:
    """Save a search of the talent pool for everybody in the company who uses it."""
    search = desk(PoolSearchDesk).add(values["name"], values["search"], by=caller())
    return {"success": True, "message": "Search saved.", "search": _shown(search)}


@area.route(f"/company/pool/searches/{SEARCH}", methods=["PUT"])
@area.arguments(PoolSearchForm)
@area.response(200, PoolSearchAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller's role does not use the pool")
@area.alt_response(404, schema=ErrorAnswer, description="The company has no such search")
@area.alt_response(409, schema=ErrorAnswer, description="Another one has this name")
@area.alt_response(422, schema=ErrorAnswer, description="No name or no search, or too long")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_WRITE)
def change_pool_search(values: dict[str, Any], search_id: int) -> dict[str, Any]:
    """Change a saved search of the talent pool, or its name."""
    search = desk(PoolSearchDesk).change(search_id, values["name"], values["search"], by=caller())
    return {"success": True, "message": "Search saved.", "search": _shown(search)}


@area.route(f"/company/pool/searches/{SEARCH}", methods=["DELETE"])
@area.response(200, MessageAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller's role does not use the pool")
@area.alt_response(404, schema=ErrorAnswer, description="The company has no such search")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_WRITE)
def delete_pool_search(search_id: int) -> dict[str, Any]:
    """Delete a saved search of the talent pool; the people whom it finds stay there."""
    desk(PoolSearchDesk).remove(search_id, by=caller())
    return {"success": True, "message": "Search deleted."}


def _shown(search: SavedPoolSearch) -> dict[str, Any]:
    return {"id": search.id, "name": search.name, "search": search.search}
