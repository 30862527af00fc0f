"""Registration in three calls: requesting a code by email, sending it back, creating the account."""

from typing import Any

import marshmallow as ma
from flask import Response, jsonify

from hireloom.adapters.http.codes import CODE_SENT, DoneAnswer, bringing_back, browser_of, ignored, typed, with_cookie
from hireloom.adapters.http.core.context import desk, errand_cookie
from hireloom.adapters.http.core.errors import code_of
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import CODE, Area, ErrorAnswer
from hireloom.domain.identity.emails import EmailMalformed
from hireloom.domain.identity.passwords import PasswordTooWeak
from hireloom.domain.identity.phones import PhoneMalformed
from hireloom.domain.identity.registrations import RegistrationInput, UserTypeUnknown
from hireloom.domain.identity.users import EmailTaken, UsernameMalformed, UsernameTaken
from hireloom.usecases.registrations import RegistrationDesk


class NewcomerForm(ma.Schema):
    REQUIRED_FIELDS: tuple[str, ...] = ("email", "username", "phonenumber", "user_type")

    email = typed(EmailMalformed, example="anna@people.example", description="The address of the new account")
    username = typed(UsernameMalformed, example="Anna2026", description="The name that others see")
    phonenumber = typed(PhoneMalformed, example="+91-9876543210", description="The mobile number with its country code")
    user_type = typed(UserTypeUnknown, example="user", description="user or recruiter")


class CodeRequest(NewcomerForm):
    purpose = ignored("Codes asked for here are for registering, whatever is said")


class RegistrationForm(NewcomerForm):
    REQUIRED_FIELDS = ("email", "username", "phonenumber", "user_type", "password")

    password = typed(PasswordTooWeak, description="The password of the new account")
    skip_email_verification = ignored("The server decides alone")


class RegistrationAnswer(DoneAnswer):
    code = ma.fields.Raw(metadata=CODE)
    registration_success = ma.fields.Boolean(required=True, metadata={"description": "Whether the account was created"})
    username_exists = ma.fields.Boolean(
        required=True, metadata={"description": "Whether it failed because the username is taken"}
    )
    email_exists = ma.fields.Boolean(
        required=True, metadata={"description": "Whether it failed because the address has an account"}
    )


area = Area("registrations", __name__, url_prefix="/api", description="Creating an account")


@area.route("/send-otp", methods=["POST"])
@area.arguments(CodeRequest)
@area.response(200, DoneAnswer)
@area.alt_response(409, schema=ErrorAnswer, description="The username is taken")
@area.alt_response(422, schema=ErrorAnswer, description="A field is invalid")
@area.alt_response(429, schema=ErrorAnswer, description="Too many codes; at most one a minute")
@area.alt_response(503, schema=ErrorAnswer, description="No code could be sent")
@guarded(Who.ANYONE, has_token=False)
def send_otp(values: dict[str, Any]) -> Response:
    """Send a registration code to the mailbox; the response is the same if the address already has an account."""
    token = desk(RegistrationDesk).send_code(_form(values), browser=browser_of(errand_cookie("signup")))
    return with_cookie(errand_cookie("signup"), token, CODE_SENT)


@area.route("/verify-otp", methods=["POST"])
@bringing_back(area)
@guarded(Who.ANYONE, has_token=False)
def verify_otp(values: dict[str, Any]) -> Response:
    """Verify the mailbox with the code, in the browser that asked for it."""
    token = desk(RegistrationDesk).verify_code(
        values.get("email"), values.get("otp"), browser=browser_of(errand_cookie("signup"))
    )
    return with_cookie(errand_cookie("signup"), token, "Email verified successfully!")


@area.route("/register", methods=["POST"])
@area.arguments(RegistrationForm)
@area.response(201, RegistrationAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The mailbox is not verified")
@area.alt_response(409, schema=RegistrationAnswer, description="The username or address is taken")
@area.alt_response(422, schema=ErrorAnswer, description="A field is invalid")
@area.alt_response(429, schema=ErrorAnswer, description="Too many accounts from one network address")
@guarded(Who.ANYONE, has_token=False)
def register(values: dict[str, Any]) -> Response:
    """Create the account. Logging in is a separate call."""
    done = desk(RegistrationDesk).register(
        _form(values), values.get("password"), browser=browser_of(errand_cookie("signup"))
    )
    conflict = UsernameTaken if done.is_username_taken else EmailTaken
    response = jsonify(
        success=done.user is not None,
        **({} if done.user else {"code": code_of(conflict)}),
        message=done.message,
        registration_success=done.user is not None,
        username_exists=done.is_username_taken,
        email_exists=done.is_email_taken,
    )
    response.status_code = 201 if done.user else 409
    if done.user:
        errand_cookie("signup").take(response)
    return response


def _form(values: dict[str, Any]) -> RegistrationInput:
    return RegistrationInput(
        values.get("username"), values.get("email"), values.get("phonenumber"), values.get("user_type")
    )
