"""Codes by email over HTTP: requesting a code and sending it back, for registrations and password resets."""

from collections.abc import Callable
from typing import Any

import marshmallow as ma
from flask import Response, jsonify

from hireloom.adapters.http.core.answer_fields import MessageAnswer
from hireloom.adapters.http.core.auth import origin
from hireloom.adapters.http.core.cookies import SessionCookie
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, View
from hireloom.domain.identity.codes import CodeMalformed
from hireloom.domain.identity.emails import EmailMalformed
from hireloom.domain.refusals import Refusal
from hireloom.usecases.codes import Browser

CODE_SENT = "OTP sent to your email!"


def typed(refusal: type[Refusal], **described: Any) -> Text:
    """A field that a person types; a value that is not text gets this refusal, too."""
    wrong = refusal.sentence
    return Text(allow_none=True, error_messages={"invalid": wrong, "invalid_utf8": wrong}, metadata=described)


def ignored(why: str) -> ma.fields.Raw:
    """A field that clients send and that has no effect."""
    return ma.fields.Raw(allow_none=True, metadata={"description": f"Accepted but not used. {why}.", "example": ""})


class CodeForm(ma.Schema):
    REQUIRED_FIELDS = ("email", "otp")

    email = typed(EmailMalformed, example="anna@people.example", description="The address that the code was sent to")
    otp = typed(CodeMalformed, example="012345", description="The six digits of the email")
    purpose = ignored("The call itself says what the code is for")


class DoneAnswer(MessageAnswer):
    """The step is done; `message` says what comes next."""


def browser_of(cookie: SessionCookie) -> Browser:
    """The browser of this request: the token in the cookie, and where the request comes from."""
    return Browser(cookie.read(), origin())


def with_cookie(cookie: SessionCookie, token: str, message: str) -> Response:
    """Success, and the cookie for the next step."""
    response = jsonify(success=True, message=message)
    cookie.give(response, token)
    return response


def bringing_back(area: Area) -> Callable[[View], View]:
    """Describes a call that sends a code back: its arguments and its responses."""
    refusals = {400: "The code is wrong or no longer valid", 422: "Not six digits", 429: "Too many failed attempts"}

    def described(view: View) -> View:
        for status, what in refusals.items():
            view = area.alt_response(status, schema=ErrorAnswer, description=what)(view)
        return area.arguments(CodeForm)(area.response(200, DoneAnswer)(view))

    return described
