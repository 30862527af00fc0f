"""Entries of the talent pool that look like one person."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, TimestampField
from hireloom.adapters.http.talent_pool import PERSON, PoolPersonFields, person_fields
from hireloom.domain.api_keys import Scope
from hireloom.domain.pool_duplicates import Likeness
from hireloom.domain.talent_pool import PoolKey, PoolKind
from hireloom.usecases.pool_duplicates import DuplicateList, PoolDuplicateDesk


class PoolPairFields(ma.Schema):
    first = ma.fields.Nested(PoolPersonFields, required=True, metadata={"description": "The entry that would stay"})
    second = ma.fields.Nested(PoolPersonFields, required=True, metadata={"description": "The other one"})
    likenesses = ma.fields.List(
        ma.fields.Enum(Likeness, by_value=True),
        required=True,
        metadata={"description": "What they have in common", "example": ["phone"]},
    )


class PoolMergeFields(ma.Schema):
    key = ma.fields.String(
        required=True, metadata={"description": "The entry that is shown as part of another", "example": "p12"}
    )
    name = ma.fields.String(required=True, metadata={"description": "Their name", "example": "Amara N. Nwosu"})
    into = ma.fields.String(required=True, metadata={"description": "The entry that stays", "example": "a31"})
    at = TimestampField(required=True, metadata={"description": "Since when", "example": "2026-11-25T09:30:00Z"})


class PoolDuplicates(SuccessAnswer):
    pairs = ma.fields.List(
        ma.fields.Nested(PoolPairFields), required=True, metadata={"description": "The newest first, a few at once"}
    )
    total = ma.fields.Integer(required=True, metadata={"description": "How many pairs there are", "example": 3})
    merges = ma.fields.List(
        ma.fields.Nested(PoolMergeFields), required=True, metadata={"description": "Those that can still be undone"}
    )


class PoolPairForm(ma.Schema):
    one = Text(required=True, metadata={"description": "The key of one entry", "example": "a31"})
    other = Text(required=True, metadata={"description": "The key of the other", "example": "p12"})


class PoolMerged(SuccessAnswer):
    key = ma.fields.String(required=True, metadata={"description": "The entry that stays", "example": "a31"})


area = Area("pool_duplicates", __name__, url_prefix="/api", description="Entries of the pool that look like one person")
NO_ROLE, NOBODY = "The caller's role does not use the pool", "One of the two is not in the pool"


@area.route("/company/pool/duplicates", methods=["GET"])
@area.response(200, PoolDuplicates)
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_READ)
def pool_duplicates() -> dict[str, Any]:
    """List likely duplicates in the pool: entries with the same address, number or resume."""
    return _listed(desk(PoolDuplicateDesk).proposed(by=caller()))


@area.route("/company/pool/duplicates/merge", methods=["POST"])
@area.arguments(PoolPairForm)
@area.response(200, PoolMerged)
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description=NOBODY)
@area.alt_response(409, schema=ErrorAnswer, description="Both have an account")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_WRITE)
def merge_pool_people(values: dict[str, Any]) -> dict[str, Any]:
    """Merge two entries of the pool: they are shown as one person. It can be undone for 30 days."""
    key = desk(PoolDuplicateDesk).merge(PoolKey.of(values["one"]), PoolKey.of(values["other"]), by=caller())
    return {"success": True, "key": str(key)}


@area.route("/company/pool/duplicates/differ", methods=["POST"])
@area.arguments(PoolPairForm)
@area.response(200, SuccessAnswer)
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description=NOBODY)
@area.alt_response(409, schema=ErrorAnswer, description="Both have an account")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_WRITE)
def tell_pool_people_apart(values: dict[str, Any]) -> dict[str, Any]:
    """Keep two entries of the pool apart: remember that they are not one person."""
    desk(PoolDuplicateDesk).differ(PoolKey.of(values["one"]), PoolKey.of(values["other"]), by=caller())
    return {"success": True}


@area.route(f"/company/pool/{PERSON}/merge", methods=["DELETE"])
@area.response(200, SuccessAnswer)
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description="There is no such merge, or it is too old")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_WRITE)
def undo_pool_merge(pool_key: str) -> dict[str, Any]:
    """Undo a merge: somebody becomes an entry of their own again."""
    desk(PoolDuplicateDesk).undo(PoolKey.of(pool_key), by=caller())
    return {"success": True}


def _listed(listed: DuplicateList) -> dict[str, Any]:
    return {
        "success": True,
        "pairs": [
            {
                "first": person_fields(pair.first),
                "second": person_fields(pair.second),
                "likenesses": pair.likenesses,
            }
            for pair in listed.pairs
        ],
        "total": listed.total,
        "merges": [
            {
                "key": str(PoolKey(PoolKind.ADDED, merge.person_id)),
                "name": merge.name,
                "into": str(merge.into),
                "at": merge.at,
            }
            for merge in listed.merges
        ],
    }
