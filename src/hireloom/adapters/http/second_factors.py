"""The second step of a log-in, and setting up what it asks for."""

from typing import Any

import marshmallow as ma
from flask import Response

from hireloom.adapters.http.accounts import LoginAnswer, logged_in
from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import origin, present_visitor
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.usecases.second_factors import SecondFactorDesk
from hireloom.usecases.second_steps import SecondStepDesk


class SecondStep(ma.Schema):
    code = Text(
        required=True,
        validate=ma.validate.Length(1, 64),
        metadata={"description": "Six digits of the app, or a recovery code"},
    )
    trust_device = ma.fields.Boolean(
        load_default=False,
        truthy={True},
        falsy={False},
        metadata={"description": "Whether this browser is not asked again for HIRELOOM_TRUST_DAYS"},
    )


class AuthenticatorBegun(SuccessAnswer):
    secret = ma.fields.String(required=True, metadata={"description": "To type into the app instead of the QR code"})
    address = ma.fields.String(required=True, metadata={"description": "An otpauth address, the content of a QR code"})
    setup = ma.fields.String(required=True, metadata={"description": "To send back with the first code"})


class AuthenticatorForm(ma.Schema):
    setup = Text(
        required=True, validate=ma.validate.Length(1, 400), metadata={"description": "The token of the offered secret"}
    )
    code = Text(
        required=True,
        validate=ma.validate.Length(1, 64),
        metadata={"description": "The six digits that the app shows now", "example": "012345"},
    )


class RecoveryCodes(MessageAnswer):
    recovery_codes = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "Shown once: only hashes are kept"}
    )


class FactorChanged(MessageAnswer):
    """The second factor is changed."""


class TrustToEnd(ma.Schema):
    device_id = Text(required=True, validate=ma.validate.Length(1, 64), metadata={"description": "The device"})


area = Area("second_factors", __name__, url_prefix="/api", description="The second step of a log-in")


@area.route("/login/second-step", methods=["POST"])
@area.arguments(SecondStep)
@area.response(200, LoginAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The code is wrong or was used before")
@area.alt_response(429, schema=ErrorAnswer, description="Too many wrong codes")
@guarded(Who.PENDING_SECOND_STEP, has_token=False)
def finish_login(values: dict[str, Any]) -> Response:
    """Finish a log-in that answered `requires_second_factor`."""
    done = desk(SecondStepDesk).finish(
        values["code"], visitor=present_visitor(), origin=origin(), trusts=values["trust_device"]
    )
    return logged_in(done)


@area.route("/me/authenticator/begin", methods=["POST"])
@area.response(200, AuthenticatorBegun)
@area.alt_response(409, schema=ErrorAnswer, description="Everybody shares the account, as in the demo")
@guarded(Who.SIGNED_IN, confirmed=True, before_factor=True)
def begin_authenticator() -> dict[str, Any]:
    """Make a secret for an authenticator app; nothing changes before the app's first code comes back."""
    setup = desk(SecondFactorDesk).begin(visitor=present_visitor())
    return {"success": True, "secret": setup.secret, "address": setup.address, "setup": setup.sealed}


@area.route("/me/authenticator", methods=["POST"])
@area.arguments(AuthenticatorForm)
@area.response(200, RecoveryCodes)
@area.alt_response(403, schema=ErrorAnswer, description="The code is wrong")
@area.alt_response(409, schema=ErrorAnswer, description="The setup was begun in another session")
@guarded(Who.SIGNED_IN, confirmed=True, before_factor=True)
def set_up_authenticator(values: dict[str, Any]) -> dict[str, Any]:
    """Ask for the codes of this app at every log-in from now on."""
    codes = desk(SecondFactorDesk).set_up(values["setup"], values["code"], visitor=present_visitor(), origin=origin())
    return {"success": True, "message": "Your authenticator app is set up.", "recovery_codes": codes}


@area.route("/me/authenticator/remove", methods=["POST"])
@area.response(200, FactorChanged)
@area.alt_response(404, schema=ErrorAnswer, description="No app is set up")
@guarded(Who.SIGNED_IN, confirmed=True)
def remove_authenticator() -> dict[str, Any]:
    """Stop asking for codes; the recovery codes are removed, too."""
    desk(SecondFactorDesk).remove(visitor=present_visitor(), origin=origin())
    return {"success": True, "message": "The authenticator app is turned off."}


@area.route("/me/recovery-codes", methods=["POST"])
@area.response(200, RecoveryCodes)
@area.alt_response(404, schema=ErrorAnswer, description="No app is set up")
@guarded(Who.SIGNED_IN, confirmed=True)
def renew_recovery_codes() -> dict[str, Any]:
    """Make ten new recovery codes; the old ones no longer work."""
    codes = desk(SecondFactorDesk).new_recovery_codes(visitor=present_visitor(), origin=origin())
    return {"success": True, "message": "Your former recovery codes no longer work.", "recovery_codes": codes}


@area.route("/me/trusted-devices/end", methods=["POST"])
@area.arguments(TrustToEnd)
@area.response(200, FactorChanged)
@area.alt_response(404, schema=ErrorAnswer, description="The device is no longer trusted")
@guarded(Who.SIGNED_IN, confirmed=True)
def end_my_trust(values: dict[str, Any]) -> dict[str, Any]:
    """Ask for the second step on this device again."""
    desk(SecondFactorDesk).end_trust(values["device_id"], visitor=present_visitor(), origin=origin())
    return {"success": True, "message": "That device is asked for a code again."}
