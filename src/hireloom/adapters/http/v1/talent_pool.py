"""Changes to the talent pool of the company of the key's owner, in /api/v1."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.pool_contacts import PoolInvitationForm, PoolKeysForm, PoolMessageForm, keys_of
from hireloom.adapters.http.pool_imports import PoolPersonForm
from hireloom.adapters.http.talent_pool import PERSON, PoolTagsChange
from hireloom.adapters.http.v1.fields import field, listed
from hireloom.domain.api_keys import Scope
from hireloom.domain.pool_people import ImportKind, NewPoolPerson
from hireloom.domain.talent_pool import PoolKey
from hireloom.usecases.pool_contacts import ContactReceipt, PoolContactDesk
from hireloom.usecases.pool_imports import PoolImportDesk
from hireloom.usecases.talent_pool import TalentPoolDesk


class PoolAddition(ma.Schema):
    is_new = field(ma.fields.Boolean, "false if the address was in the pool already: nothing has changed", True)


class PoolTags(ma.Schema):
    tags = listed(ma.fields.String, "Those that the person has now", ["Hub"])


class PoolLetters(ma.Schema):
    written = field(ma.fields.Integer, "How many get an email", 3)
    left_out = field(ma.fields.Integer, "How many do not: no consent, no address, or the same email before", 1)


area = Area("v1_talent_pool", __name__, url_prefix="/api/v1", description="The talent pool of one's company")
NO_ROLE, NOBODY = "The role of the key's owner does not use the pool", "Somebody is not in the pool"
TOO_MANY = "No more emails may be sent today"


@area.route("/company/pool", methods=["POST"])
@area.arguments(PoolPersonForm)
@area.response(201, PoolAddition, description="The person is in the pool")
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description="The key's owner belongs to no company")
@area.alt_response(422, schema=ErrorAnswer, description="A name is missing, or a value is too long")
@keyed(Scope.CANDIDATES_WRITE)
def add_to_pool(body: dict[str, Any]) -> dict[str, Any]:
    """Add somebody to the pool; nobody gets an email."""
    begun, _ = desk(PoolImportDesk).add([NewPoolPerson(**body)], ImportKind.HAND, "", by=owner())
    return {"is_new": begun.people == 1}


@area.route(f"/company/pool/{PERSON}/tags", methods=["PUT"])
@area.arguments(PoolTagsChange)
@area.response(200, PoolTags, description="The tags")
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description=NOBODY)
@area.alt_response(422, schema=ErrorAnswer, description="Too many tags, or too long ones")
@keyed(Scope.CANDIDATES_WRITE)
def tag_pool_person(body: dict[str, Any], pool_key: str) -> dict[str, Any]:
    """Set the tags of somebody in the pool."""
    return {"tags": desk(TalentPoolDesk).tag(PoolKey.of(pool_key), body["tags"], by=owner())}


@area.route(f"/company/pool/{PERSON}", methods=["DELETE"])
@area.response(204, None, description="The person is no longer in the pool")
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description="Nobody like this was added; applicants stay")
@keyed(Scope.CANDIDATES_WRITE)
def remove_from_pool(pool_key: str) -> None:
    """Remove somebody who was added to the pool."""
    desk(TalentPoolDesk).remove([PoolKey.of(pool_key)], by=owner())


@area.route(f"/company/pool/{PERSON}/messages", methods=["POST"])
@area.arguments(PoolMessageForm)
@area.response(204, None, description="The email is on its way")
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description=NOBODY)
@area.alt_response(409, schema=ErrorAnswer, description="The person has not agreed to be written to")
@area.alt_response(429, schema=ErrorAnswer, description=TOO_MANY)
@keyed(Scope.CANDIDATES_WRITE)
def write_to_pool_person(body: dict[str, Any], pool_key: str) -> None:
    """Write to somebody in the pool who has agreed to be written to."""
    desk(PoolContactDesk).write(PoolKey.of(pool_key), body["message"], by=owner())


@area.route("/company/pool/invitations", methods=["POST"])
@area.arguments(PoolInvitationForm)
@area.response(200, PoolLetters, description="Who was written to")
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description="Somebody is not in the pool, or there is no such job")
@area.alt_response(409, schema=ErrorAnswer, description="Nobody can apply for the job")
@area.alt_response(429, schema=ErrorAnswer, description=TOO_MANY)
@keyed(Scope.CANDIDATES_WRITE)
def invite_pool_people(body: dict[str, Any]) -> dict[str, Any]:
    """Invite people to apply for a job: those who have agreed to be written to, each once."""
    return _receipt(desk(PoolContactDesk).invite(keys_of(body), body["job_id"], body["message"], by=owner()))


@area.route("/company/pool/consents", methods=["POST"])
@area.arguments(PoolKeysForm)
@area.response(200, PoolLetters, description="Who was asked")
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description=NOBODY)
@area.alt_response(429, schema=ErrorAnswer, description=TOO_MANY)
@keyed(Scope.CANDIDATES_WRITE)
def ask_for_consent(body: dict[str, Any]) -> dict[str, Any]:
    """Ask people by email whether they may be kept and written to; nobody who has said no is asked again."""
    return _receipt(desk(PoolContactDesk).ask(keys_of(body), by=owner()))


def _receipt(receipt: ContactReceipt) -> dict[str, Any]:
    return {"written": receipt.letters, "left_out": receipt.left_out}
