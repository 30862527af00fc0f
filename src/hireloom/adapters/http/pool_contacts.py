"""Writing to people in the talent pool of the caller's company."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.adapters.http.talent_pool import PERSON
from hireloom.domain.api_keys import Scope
from hireloom.domain.mails.decision_mails import LONGEST_MESSAGE
from hireloom.domain.pool_contacts import MOST_AT_A_TIME
from hireloom.domain.talent_pool import PoolKey
from hireloom.usecases.pool_contacts import ContactReceipt, PoolContactDesk

MESSAGE: dict[str, Any] = {
    "validate": ma.validate.Length(max=LONGEST_MESSAGE),
    "metadata": {"description": f"At most {LONGEST_MESSAGE:,} characters"},
}


class PoolTemplateFields(ma.Schema):
    name = ma.fields.String(required=True, metadata={"description": "What it is for"})
    text = ma.fields.String(required=True, metadata={"description": "Filled with what is known about the person"})


class PoolTemplates(SuccessAnswer):
    templates = ma.fields.List(
        ma.fields.Nested(PoolTemplateFields), required=True, metadata={"description": "Texts to begin with"}
    )


class PoolMessageForm(ma.Schema):
    message = Text(required=True, **MESSAGE)


class PoolKeysForm(ma.Schema):
    keys = ma.fields.List(
        Text(),
        required=True,
        validate=ma.validate.Length(1, MOST_AT_A_TIME),
        metadata={"description": f"Who, by their keys; at most {MOST_AT_A_TIME}"},
    )


class PoolInvitationForm(PoolKeysForm):
    job_id = ma.fields.Integer(
        required=True, validate=ma.validate.Range(1, 2**31 - 1), metadata={"description": "To apply for which job"}
    )
    message = Text(load_default="", **MESSAGE)


class PoolContactAnswer(SuccessAnswer):
    written = ma.fields.Integer(required=True, metadata={"description": "How many get an email"})
    left_out = ma.fields.Integer(
        required=True, metadata={"description": "How many do not: no consent, no address, or the same email before"}
    )


area = Area("pool_contacts", __name__, url_prefix="/api", description="Writing to people in the talent pool")
NO_ROLE, NOBODY = "The caller's role does not use the pool", "Somebody is not in the pool"
TOO_MANY = "No more emails may be sent today"


@area.route(f"/company/pool/{PERSON}/templates", methods=["GET"])
@area.response(200, PoolTemplates)
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description=NOBODY)
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_READ)
def pool_templates(pool_key: str) -> dict[str, Any]:
    """List texts for an email to somebody in the pool."""
    return {"success": True, "templates": desk(PoolContactDesk).templates(PoolKey.of(pool_key), by=caller())}


@area.route(f"/company/pool/{PERSON}/messages", methods=["POST"])
@area.arguments(PoolMessageForm)
@area.response(200, SuccessAnswer)
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description=NOBODY)
@area.alt_response(409, schema=ErrorAnswer, description="The person has not agreed to be written to")
@area.alt_response(429, schema=ErrorAnswer, description=TOO_MANY)
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_WRITE)
def write_to_pool_person(values: dict[str, Any], pool_key: str) -> dict[str, Any]:
    """Write to somebody in the pool who has agreed to be written to."""
    desk(PoolContactDesk).write(PoolKey.of(pool_key), values["message"], by=caller())
    return {"success": True}


@area.route("/company/pool/invitations", methods=["POST"])
@area.arguments(PoolInvitationForm)
@area.response(200, PoolContactAnswer)
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description="Somebody is not in the pool, or there is no such job")
@area.alt_response(409, schema=ErrorAnswer, description="Nobody can apply for the job")
@area.alt_response(429, schema=ErrorAnswer, description=TOO_MANY)
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_WRITE)
def invite_pool_people(values: dict[str, Any]) -> dict[str, Any]:
    """Invite people of the pool to apply for a job. Those who have agreed to be written to get an email, each once."""
    return _receipt(desk(PoolContactDesk).invite(keys_of(values), values["job_id"], values["message"], by=caller()))


@area.route("/company/pool/consents", methods=["POST"])
@area.arguments(PoolKeysForm)
@area.response(200, PoolContactAnswer)
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description=NOBODY)
@area.alt_response(429, schema=ErrorAnswer, description=TOO_MANY)
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_WRITE)
def ask_for_consent(values: dict[str, Any]) -> dict[str, Any]:
    """Ask people of the pool for their consent: to be kept and written to. Nobody who has said no is asked again."""
    return _receipt(desk(PoolContactDesk).ask(keys_of(values), by=caller()))


def keys_of(values: dict[str, Any]) -> list[PoolKey]:
    """Each once, in their order."""
    return [PoolKey.of(key) for key in dict.fromkeys(values["keys"])]


def _receipt(receipt: ContactReceipt) -> dict[str, Any]:
    return {"success": True, "written": receipt.letters, "left_out": receipt.left_out}
