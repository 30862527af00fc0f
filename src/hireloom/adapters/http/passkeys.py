"""Passkeys: logging in with one, the second step, confirming, and a person's own list."""

from typing import Any

import marshmallow as ma
from flask import Response, jsonify

from hireloom.adapters.http.accounts import LoginAnswer, SessionConfirmed, confirmed, logged_in
from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import origin, present_visitor
from hireloom.adapters.http.core.context import desk, errand_cookie, session_cookie
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.adapters.http.second_factors import FactorChanged
from hireloom.adapters.http.security import PasskeyShown, shown_passkey
from hireloom.domain.identity.passkeys import MAX_NAME
from hireloom.usecases.passkey_checks import Assertion, BegunCeremony
from hireloom.usecases.passkey_logins import PasskeyLoginDesk
from hireloom.usecases.passkeys import PasskeyDesk
from hireloom.usecases.second_steps import SecondStepDesk


class PasskeyCeremony(SuccessAnswer):
    ceremony = ma.fields.String(required=True, metadata={"description": "To send back with the browser's answer"})
    options = ma.fields.Dict(
        required=True, metadata={"description": "For PublicKeyCredential.parse…OptionsFromJSON of the browser"}
    )


class PasskeyAnswer(ma.Schema):
    ceremony = Text(
        required=True,
        validate=ma.validate.Length(1, 100),
        metadata={"description": "The token of the question that this answers; it works once"},
    )
    credential = ma.fields.Dict(
        required=True, metadata={"description": "What PublicKeyCredential.toJSON of the browser makes"}
    )


class PasskeyStep(PasskeyAnswer):
    trust_device = ma.fields.Boolean(
        load_default=False,
        truthy={True},
        falsy={False},
        metadata={"description": "Whether this browser is not asked again for HIRELOOM_TRUST_DAYS"},
    )


class PasskeyForm(PasskeyAnswer):
    name = Text(
        required=True,
        validate=ma.validate.Length(max=MAX_NAME),
        metadata={"description": "What the person calls the device", "example": "Laptop"},
    )


class PasskeyToRemove(ma.Schema):
    passkey_id = Text(required=True, validate=ma.validate.Length(1, 1400), metadata={"description": "The passkey"})


class PasskeyName(PasskeyToRemove):
    name = Text(
        required=True,
        validate=ma.validate.Length(max=MAX_NAME),
        metadata={"description": "What the person calls the device", "example": "Laptop"},
    )


class PasskeyAdded(MessageAnswer):
    passkey = ma.fields.Nested(PasskeyShown, required=True, metadata={"description": "The new passkey"})
    recovery_codes = ma.fields.List(
        ma.fields.String(),
        required=True,
        metadata={"description": "Only for the first second factor, and shown once; otherwise the former ones stay"},
    )


area = Area("passkeys", __name__, url_prefix="/api", description="Passkeys")


@area.route("/login/passkey/begin", methods=["POST"])
@area.response(200, PasskeyCeremony)
@area.alt_response(409, schema=ErrorAnswer, description="This server has no name, only a numeric address")
@guarded(Who.ANYONE, has_token=False)
def begin_passkey_login() -> Response:
    """Begin a log-in with a passkey."""
    cookie = errand_cookie("passkey")
    begun, holder = desk(PasskeyLoginDesk).begin(holder=cookie.read())
    response = jsonify(_begun(begun))
    cookie.give(response, holder)
    return response


@area.route("/login/passkey", methods=["POST"])
@area.arguments(PasskeyAnswer)
@area.response(200, LoginAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The passkey is not valid, or the account is deactivated")
@area.alt_response(409, schema=ErrorAnswer, description="It took too long, or was done already")
@guarded(Who.ANYONE, has_token=False)
def log_in_by_passkey(values: dict[str, Any]) -> Response:
    """Log in with a passkey and nothing else."""
    done = desk(PasskeyLoginDesk).log_in(
        _assertion(values), holder=errand_cookie("passkey").read(), origin=origin(), replacing=session_cookie().read()
    )
    return logged_in(done)


@area.route("/login/second-step/passkey/begin", methods=["POST"])
@area.response(200, PasskeyCeremony)
@area.alt_response(404, schema=ErrorAnswer, description="No passkey is set up")
@area.alt_response(409, schema=ErrorAnswer, description="This server has no name, only a numeric address")
@guarded(Who.PENDING_SECOND_STEP, has_token=False)
def begin_passkey_step() -> dict[str, Any]:
    """Begin the second step of a log-in with a passkey."""
    return _begun(desk(SecondStepDesk).begin_passkey(visitor=present_visitor()))


@area.route("/login/second-step/passkey", methods=["POST"])
@area.arguments(PasskeyStep)
@area.response(200, LoginAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The passkey is not valid")
@area.alt_response(409, schema=ErrorAnswer, description="It took too long, or was done already")
@guarded(Who.PENDING_SECOND_STEP, has_token=False)
def finish_login_by_passkey(values: dict[str, Any]) -> Response:
    """Finish a log-in that answered `requires_second_factor` with a passkey."""
    done = desk(SecondStepDesk).finish_by_passkey(
        _assertion(values), visitor=present_visitor(), origin=origin(), trusts=values["trust_device"]
    )
    return logged_in(done)


@area.route("/me/confirm/passkey/begin", methods=["POST"])
@area.response(200, PasskeyCeremony)
@area.alt_response(404, schema=ErrorAnswer, description="No passkey is set up")
@area.alt_response(409, schema=ErrorAnswer, description="This server has no name, only a numeric address")
@guarded(Who.SIGNED_IN)
def begin_passkey_confirmation() -> dict[str, Any]:
    """Begin confirming the caller's identity with a passkey."""
    return _begun(desk(PasskeyLoginDesk).begin_confirmation(visitor=present_visitor()))


@area.route("/me/confirm/passkey", methods=["POST"])
@area.arguments(PasskeyAnswer)
@area.response(200, SessionConfirmed)
@area.alt_response(403, schema=ErrorAnswer, description="The passkey is not valid")
@area.alt_response(409, schema=ErrorAnswer, description="It took too long, or was done already")
@guarded(Who.SIGNED_IN)
def confirm_by_passkey(values: dict[str, Any]) -> Response:
    """Confirm the caller's identity with a passkey, as POST /api/me/confirm does with the password."""
    done = desk(PasskeyLoginDesk).confirm(_assertion(values), visitor=present_visitor(), origin=origin())
    return confirmed(done)


@area.route("/me/passkeys/begin", methods=["POST"])
@area.response(200, PasskeyCeremony)
@area.alt_response(409, schema=ErrorAnswer, description="Everybody shares the account, or it has too many passkeys")
@guarded(Who.SIGNED_IN, confirmed=True, before_factor=True)
def begin_passkey() -> dict[str, Any]:
    """Begin to make a passkey; nothing changes before the browser's answer comes back."""
    return _begun(desk(PasskeyDesk).begin(visitor=present_visitor()))


@area.route("/me/passkeys", methods=["POST"])
@area.arguments(PasskeyForm)
@area.response(200, PasskeyAdded)
@area.alt_response(403, schema=ErrorAnswer, description="The passkey is not valid")
@area.alt_response(
    409, schema=ErrorAnswer, description="It took too long, was done already, or the passkey exists already"
)
@area.alt_response(422, schema=ErrorAnswer, description="The name is missing")
@guarded(Who.SIGNED_IN, confirmed=True, before_factor=True)
def add_passkey(values: dict[str, Any]) -> dict[str, Any]:
    """Store a passkey. It can log in by itself, and it is a second step for a log-in with the password."""
    added = desk(PasskeyDesk).add(_assertion(values), values["name"], visitor=present_visitor(), origin=origin())
    return {
        "success": True,
        "message": "Your passkey is set up.",
        "passkey": shown_passkey(added.passkey),
        "recovery_codes": added.recovery_codes,
    }


@area.route("/me/passkeys/rename", methods=["POST"])
@area.arguments(PasskeyName)
@area.response(200, FactorChanged)
@area.alt_response(404, schema=ErrorAnswer, description="The passkey is already removed")
@area.alt_response(422, schema=ErrorAnswer, description="The name is missing")
@guarded(Who.SIGNED_IN)
def rename_passkey(values: dict[str, Any]) -> dict[str, Any]:
    """Give a passkey another name."""
    desk(PasskeyDesk).rename(values["passkey_id"], values["name"], visitor=present_visitor(), origin=origin())
    return {"success": True, "message": "The passkey has its new name."}


@area.route("/me/passkeys/remove", methods=["POST"])
@area.arguments(PasskeyToRemove)
@area.response(200, FactorChanged)
@area.alt_response(404, schema=ErrorAnswer, description="The passkey is already removed")
@guarded(Who.SIGNED_IN, confirmed=True)
def remove_passkey(values: dict[str, Any]) -> dict[str, Any]:
    """Remove a passkey; with the last factor, the recovery codes are removed, too."""
    desk(PasskeyDesk).remove(values["passkey_id"], visitor=present_visitor(), origin=origin())
    return {"success": True, "message": "The passkey is removed."}


def _begun(begun: BegunCeremony) -> dict[str, Any]:
    return {"success": True, "ceremony": begun.token, "options": begun.options}


def _assertion(values: dict[str, Any]) -> Assertion:
    return Assertion(values["ceremony"], values["credential"])
