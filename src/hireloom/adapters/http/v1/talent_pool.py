"""The talent pool in /api/v1: its people, one page after the other."""

from contextlib import suppress
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.talent_pool import PoolPersonFields, PoolSearch, person_fields, terms_in
from hireloom.adapters.http.v1.fields import Slice, next_cursor, page, rows
from hireloom.domain.api_keys import Scope
from hireloom.domain.cursors import CursorMalformed, row_before
from hireloom.domain.talent_pool import PoolKey, PoolKind, PoolPerson
from hireloom.usecases.talent_pool import TalentPoolDesk


class PoolFilter(PoolSearch, Slice):
    pass


class PoolRows(ma.Schema):
    data = rows(PoolPersonFields, "Applicants, then people who were added; the newest of each first")
    next_cursor = next_cursor()


area = Area("v1_talent_pool", __name__, url_prefix="/api/v1", description="Everybody who has applied to one's company")


@area.route("/company/pool", methods=["GET"])
@area.arguments(PoolFilter, location="query")
@area.response(200, PoolRows, description="One page of people")
@area.alt_response(400, schema=ErrorAnswer, description="The cursor does not belong to this list")
@area.alt_response(403, schema=ErrorAnswer, description="The key lacks the scope, or the role does not use the pool")
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@keyed(Scope.CANDIDATES_READ, Who.RECRUITERS)
def pool(query: dict[str, Any]) -> dict[str, Any]:
    """List the people of the talent pool. Those whom a blind review hides are left out."""
    count, below = query["limit"] + 1, _key_before(query.get("cursor", ""))
    people = desk(TalentPoolDesk).newest(terms_in(query), below=below, count=count, by=owner())
    last = people[: query["limit"]][-1:]
    return page(people, query, _list_of(last[0].key.kind) if last else "", _number, person_fields)


def _key_before(cursor: str) -> PoolKey | None:
    """The person after whom the page begins. Raises CursorMalformed."""
    if not cursor:
        return None
    for kind in PoolKind:
        with suppress(CursorMalformed):
            return PoolKey(kind, row_before(cursor, _list_of(kind)))
    raise CursorMalformed


def _list_of(kind: PoolKind) -> str:
    return f"pool-{kind}"


def _number(person: PoolPerson) -> int:
    return person.key.number
