"""Resetting a password in three calls."""

from typing import Any

import marshmallow as ma
from flask import Response, jsonify

from hireloom.adapters.http.codes import CODE_SENT, DoneAnswer, bringing_back, browser_of, typed, with_cookie
from hireloom.adapters.http.core.context import desk, device_cookie, errand_cookie
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.domain.identity.emails import EmailMalformed
from hireloom.domain.identity.passwords import PasswordTooWeak
from hireloom.usecases.resets import ResetDesk


class ResetRequest(ma.Schema):
    REQUIRED_FIELDS: tuple[str, ...] = ("email",)

    email = typed(EmailMalformed, example="anna@people.example", description="The address of the account")


class NewPasswordForm(ResetRequest):
    REQUIRED_FIELDS = ("email", "new_password")

    new_password = typed(PasswordTooWeak, description="The new password")


area = Area("resets", __name__, url_prefix="/api", description="A new password for a forgotten one")


@area.route("/initiate-password-reset", methods=["POST"])
@area.arguments(ResetRequest)
@area.response(200, DoneAnswer)
@area.alt_response(422, schema=ErrorAnswer, description="The address is missing or malformed")
@area.alt_response(429, schema=ErrorAnswer, description="Too many codes for one network address")
@area.alt_response(503, schema=ErrorAnswer, description="No code could be sent")
@guarded(Who.ANYONE, has_token=False)
def initiate_password_reset(values: dict[str, Any]) -> Response:
    """Send a reset code to the account's owner; the response is the same if there is no account."""
    token = desk(ResetDesk).send_code(values.get("email"), browser=browser_of(errand_cookie("reset")))
    return with_cookie(errand_cookie("reset"), token, CODE_SENT)


@area.route("/verify-password-reset-otp", methods=["POST"])
@bringing_back(area)
@guarded(Who.ANYONE, has_token=False)
def verify_password_reset_otp(values: dict[str, Any]) -> Response:
    """Verify the mailbox with the code, in the browser that asked for it."""
    token = desk(ResetDesk).verify_code(
        values.get("email"), values.get("otp"), browser=browser_of(errand_cookie("reset"))
    )
    return with_cookie(errand_cookie("reset"), token, "OTP verified successfully!")


@area.route("/reset-password", methods=["POST"])
@area.arguments(NewPasswordForm)
@area.response(200, DoneAnswer)
@area.alt_response(
    403, schema=ErrorAnswer, description="This browser has not entered the right code, or did so too long ago"
)
@area.alt_response(422, schema=ErrorAnswer, description="A field is invalid")
@guarded(Who.ANYONE, has_token=False)
def reset_password(values: dict[str, Any]) -> Response:
    """Set the new password; this ends all sessions of the account."""
    browser = browser_of(errand_cookie("reset"))
    device = desk(ResetDesk).reset(values.get("email"), values.get("new_password"), browser=browser)
    response = jsonify(success=True, message="Password reset successfully!")
    errand_cookie("reset").take(response)
    device_cookie().give(response, device)
    return response
