"""The API keys of a person: listing, making, replacing and revoking them."""

from datetime import timedelta
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller, origin
from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text, TimestampField, Truth
from hireloom.domain.api_keys import LONGEST_LIFE_DAYS, LONGEST_NAME, ApiKey, Scope, scopes_of
from hireloom.usecases.api_keys import ApiKeyDesk, NewKey

KEY = "<int(max=2147483647):key_id>"
SCOPE = ma.validate.OneOf([scope.value for scope in Scope])


class ApiKeyFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the key"})
    name = ma.fields.String(required=True, metadata={"description": "What its owner calls it"})
    hint = ma.fields.String(required=True, metadata={"description": "Its beginning and end", "example": "hl_7Qk2…PjUa"})
    scopes = ma.fields.List(
        ma.fields.String(validate=SCOPE),
        required=True,
        metadata={"description": "What the key may do; write includes read"},
    )
    created_at = TimestampField(required=True, metadata={"description": "When it was made"})
    expires_at = TimestampField(required=True, allow_none=True, metadata={"description": "null if it never expires"})
    ended_at = TimestampField(
        required=True, allow_none=True, metadata={"description": "Since when it does not work; null while it does"}
    )
    is_test = ma.fields.Boolean(
        required=True,
        metadata={"description": "Whether its calls do nothing and are answered with examples", "example": False},
    )
    is_revoked = ma.fields.Boolean(
        required=True, metadata={"description": "Whether it has been revoked and opens nothing anymore"}
    )
    last_used_at = TimestampField(required=True, allow_none=True, metadata={"description": "To the minute"})
    last_address = ma.fields.String(required=True, metadata={"description": "The network address of the last use"})


class ApiKeyList(SuccessAnswer):
    keys = ma.fields.List(
        ma.fields.Nested(ApiKeyFields),
        required=True,
        metadata={"description": "Newest first; those that ended more than 30 days ago are gone"},
    )
    scopes = ma.fields.List(
        ma.fields.String(validate=SCOPE), required=True, metadata={"description": "Those that the caller may give"}
    )


class ApiKeyForm(ma.Schema):
    name = Text(required=True, metadata={"description": f"At most {LONGEST_NAME} characters"})
    scopes = ma.fields.List(
        Text(validate=SCOPE), required=True, metadata={"description": "One that writes includes the one that reads"}
    )
    expires_in_days = Digits(
        required=True,
        allow_none=True,
        metadata={
            "description": f"1 to {LONGEST_LIFE_DAYS}; null, only with scopes that read: never. "
            "Keys of the demo's accounts expire after a day"
        },
    )
    is_test = Truth(
        load_default=False,
        metadata={
            "description": "Whether its calls are checked like any other, and then do nothing and are answered with "
            "the examples of this document",
            "example": False,
        },
    )


class ApiKeyMade(MessageAnswer):
    key = ma.fields.Nested(ApiKeyFields, required=True, metadata={"description": "The new key, without its secret"})
    token = ma.fields.String(required=True, metadata={"description": "The key itself: it is never shown again"})


class ApiKeyRevoked(MessageAnswer):
    key = ma.fields.Nested(ApiKeyFields, required=True, metadata={"description": "The revoked key"})


area = Area("api_keys", __name__, url_prefix="/api", description="Keys with which programs use /api/v1")


@area.route("/me/keys", methods=["GET"])
@area.response(200, ApiKeyList)
@guarded(Who.SIGNED_IN)
def list_my_keys() -> dict[str, Any]:
    """List the caller's API keys."""
    keys = [_shown(key) for key in desk(ApiKeyDesk).of(by=caller())]
    return {"success": True, "keys": keys, "scopes": [scope for scope in Scope if scope in scopes_of(caller().role)]}


@area.route("/me/keys", methods=["POST"])
@area.arguments(ApiKeyForm)
@area.response(201, ApiKeyMade)
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="The name, a scope or the expiry is not possible")
@guarded(Who.SIGNED_IN, confirmed=True)
def make_my_key(values: dict[str, Any]) -> dict[str, Any]:
    """Make an API key; the answer is the only place where it is ever shown."""
    days = values["expires_in_days"]
    life = None if days is None else timedelta(days)
    scopes = map(Scope, values["scopes"])
    kind = {"life": life, "is_test": values["is_test"]}
    return _made(desk(ApiKeyDesk).make(values["name"], scopes, **kind, by=caller(), origin=origin()))


@area.route(f"/me/keys/{KEY}/replace", methods=["POST"])
@area.response(201, ApiKeyMade)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such key that works")
@guarded(Who.SIGNED_IN, confirmed=True)
def replace_my_key(key_id: int) -> dict[str, Any]:
    """Make a key with the same name, scopes and lifetime; the old one works for another HIRELOOM_KEY_OVERLAP_HOURS."""
    return _made(desk(ApiKeyDesk).replace(key_id, by=caller(), origin=origin()))


@area.route(f"/me/keys/{KEY}/revoke", methods=["POST"])
@area.response(200, ApiKeyRevoked)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such key that works")
@guarded(Who.SIGNED_IN)
def revoke_my_key(key_id: int) -> dict[str, Any]:
    """Revoke an API key: its next call is refused."""
    key = desk(ApiKeyDesk).revoke(key_id, by=caller(), origin=origin())
    return {"success": True, "message": "The key is revoked.", "key": _shown(key)}


def _made(made: NewKey) -> dict[str, Any]:
    message = "Your key is ready. Copy it now: it will not be shown again."
    return {"success": True, "message": message, "key": _shown(made.key), "token": made.token}


def _shown(key: ApiKey) -> dict[str, Any]:
    return {
        "id": key.id,
        "name": key.name,
        "hint": key.hint,
        "scopes": [scope for scope in Scope if scope in key.scopes],
        "created_at": key.created_at,
        "expires_at": key.expires_at,
        "ended_at": key.ended_at(clock().now()),
        "is_test": key.is_test,
        "is_revoked": key.revoked_at is not None,
        "last_used_at": key.last_used_at,
        "last_address": key.last_address,
    }
