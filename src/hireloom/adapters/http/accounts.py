"""Log-in, log-out, and the current session."""

from datetime import timedelta
from typing import Any

import marshmallow as ma
from flask import Response, jsonify

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import in_background, origin, present_visitor, visitor
from hireloom.adapters.http.core.context import (
    clock,
    csrf,
    desk,
    device_cookie,
    session_cookie,
    surroundings,
    trust_cookie,
)
from hireloom.adapters.http.core.csrf import Csrf
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text
from hireloom.domain.identity.phones import PhoneMalformed
from hireloom.domain.identity.second_factors import Factor
from hireloom.domain.identity.users import User
from hireloom.domain.lives import DAY, HOUR
from hireloom.usecases.accounts import AccountDesk, Login
from hireloom.usecases.company_members import CompanyMemberDesk
from hireloom.usecases.new_sessions import RenewedSession


class Credentials(ma.Schema):
    REQUIRED_FIELDS = ("email", "password")

    email = Text(allow_none=True, metadata={"description": "The address of the account", "example": "anna@example.com"})
    password = Text(allow_none=True, metadata={"description": "Its password"})


class SessionUser(ma.Schema):
    """The person logged in, as the web client stores them."""

    id = ma.fields.Integer(required=True, metadata={"description": "The person's number"})
    username = ma.fields.String(required=True, metadata={"description": "The name that others see"})
    email = ma.fields.String(required=True, metadata={"description": "The address of the account"})
    user_type = ma.fields.String(
        required=True,
        validate=ma.validate.OneOf(["user", "recruiter", "admin"]),
        metadata={"description": "A job seeker (user), a recruiter or an admin"},
    )
    is_super_admin = ma.fields.Boolean(
        required=True, metadata={"description": "Whether they may make and remove other admins"}
    )
    only_interviews = ma.fields.Boolean(
        metadata={
            "description": "True if they only interview for their company and have posted no job; otherwise absent",
            "example": True,
        },
    )
    cannot_post_jobs = ma.fields.Boolean(
        metadata={
            "description": "True for interviewers and readers of a company; otherwise absent",
            "example": True,
        },
    )


class LoginAnswer(MessageAnswer):
    """With `requires_second_factor` or `requires_phone_update` the person is not logged in yet and `user` is absent."""

    user = ma.fields.Nested(SessionUser, metadata={"description": "Who is logged in now"})
    requires_phone_update = ma.fields.Boolean(
        required=True, metadata={"description": "True if POST /api/update-phone-number must follow first"}
    )
    requires_second_factor = ma.fields.Boolean(
        metadata={"description": "Present and true if POST /api/login/second-step must follow"}
    )
    second_factors = ma.fields.List(
        ma.fields.String(validate=ma.validate.OneOf([factor.value for factor in Factor])),
        metadata={"description": "What that step can be taken with"},
    )
    user_id = ma.fields.Integer(required=True, metadata={"description": "The number of the account"})
    email = ma.fields.String(required=True, metadata={"description": "The address of the account"})
    csrf_token = ma.fields.String(metadata={"description": "To send as X-CSRF-Token with every change"})


class SessionUploads(ma.Schema):
    resume_bytes = ma.fields.Integer(
        required=True, metadata={"description": "A resume of a profile or for a comparison", "example": 10485760}
    )
    document_bytes = ma.fields.Integer(
        required=True,
        metadata={"description": "A document of an application, a resume for a listed job", "example": 31457280},
    )


class SessionLives(ma.Schema):
    trust_days = ma.fields.Integer(
        required=True, metadata={"description": "Without a second step on a trusted device", "example": 30}
    )
    confirmed_minutes = ma.fields.Integer(
        required=True, metadata={"description": "Without being asked for the password again", "example": 10}
    )
    invitation_days = ma.fields.Integer(
        required=True, metadata={"description": "Of an invitation into a company", "example": 7}
    )
    key_overlap_hours = ma.fields.Integer(
        required=True, metadata={"description": "Of a replaced API key, next to the new one", "example": 24}
    )
    disown_hours = ma.fields.Integer(
        required=True, metadata={"description": "In which a former mailbox can refuse a change", "example": 72}
    )


class SessionAnswer(SuccessAnswer):
    user = ma.fields.Nested(
        SessionUser, required=True, allow_none=True, metadata={"description": "Who is logged in; null if nobody is"}
    )
    server_date = ma.fields.Date(required=True, metadata={"description": "The date that all rules use as today"})
    csrf_token = ma.fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "To send as X-CSRF-Token with every change; null if nobody is logged in"},
    )
    demo = ma.fields.Boolean(required=True, metadata={"description": "Whether people and jobs here are made up"})
    public_jobs = ma.fields.Boolean(
        required=True, metadata={"description": "Whether public jobs can be seen without logging in"}
    )
    code_minutes = ma.fields.Integer(
        required=True, metadata={"description": "For how long a code by email works", "example": 10}
    )
    code_tries = ma.fields.Integer(
        required=True, metadata={"description": "After how many wrong tries it stops working", "example": 5}
    )
    resend_seconds = ma.fields.Integer(
        required=True, metadata={"description": "After how long another one may be requested", "example": 60}
    )
    uploads = ma.fields.Nested(
        SessionUploads, required=True, metadata={"description": "How large files may be, in bytes"}
    )
    lives = ma.fields.Nested(SessionLives, required=True, metadata={"description": "How long links and keys work"})


class PhoneForm(ma.Schema):
    REQUIRED_FIELDS = ("phone_number",)

    user_id = Digits(metadata={"description": "The caller's own"})
    email = Text(metadata={"description": "The caller's own"})
    phone_number = Text(
        allow_none=True,
        error_messages={"invalid": PhoneMalformed.sentence, "invalid_utf8": PhoneMalformed.sentence},
        metadata={"description": "The mobile number with its country code", "example": "+1-5550001111"},
    )


class PhoneAnswer(MessageAnswer):
    """The person is now logged in."""

    user = ma.fields.Nested(SessionUser, required=True, metadata={"description": "Who is logged in now"})
    csrf_token = ma.fields.String(required=True, metadata={"description": "To send as X-CSRF-Token with every change"})


class LogoutAnswer(MessageAnswer):
    """The session is over."""


class SessionConfirmed(MessageAnswer):
    """The session goes on with a new cookie."""

    csrf_token = ma.fields.String(required=True, metadata={"description": "To send as X-CSRF-Token from now on"})


area = Area("accounts", __name__, url_prefix="/api", description="Logging in and out")


@area.route("/login", methods=["POST"])
@area.arguments(Credentials)
@area.response(200, LoginAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="Email or password is missing or malformed")
@area.alt_response(401, schema=ErrorAnswer, description="Wrong email or password")
@area.alt_response(403, schema=ErrorAnswer, description="The account is deactivated")
@area.alt_response(429, schema=ErrorAnswer, description="Too many failed attempts")
@guarded(Who.ANYONE, has_token=False)
def login(values: dict[str, Any]) -> Response:
    """Log in with email and password."""
    done = desk(AccountDesk).login(
        values.get("email"), values.get("password"), origin=origin(), replacing=session_cookie().read()
    )
    return logged_in(done)


@area.route("/update-phone-number", methods=["POST"])
@area.arguments(PhoneForm)
@area.response(200, PhoneAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="The caller must confirm first")
@area.alt_response(422, schema=ErrorAnswer, description="The number is missing or malformed")
@guarded(Who.PENDING_PHONE, identity=("user_id", "email"), confirmed=True, before_factor=True)
def update_phone_number(values: dict[str, Any]) -> Response:
    """Add the phone number that the log-in asked for, or change it after a confirmation."""
    done = desk(AccountDesk).update_phone(
        present_visitor(), values.get("phone_number"), token=session_cookie().read() or ""
    )
    answer = {
        "success": True,
        "message": "Phone number updated successfully!",
        "user": _shown(done.visitor.user),
        "csrf_token": csrf().token(done.visitor.session),
    }
    response = jsonify(PhoneAnswer().dump(answer))
    session_cookie().give(response, done.token)
    return response


@area.route("/logout", methods=["POST"])
@area.response(200, LogoutAnswer)
@guarded(Who.ANYONE, before_factor=True)
def logout() -> Response:
    """Log out; also works without a session."""
    desk(AccountDesk).logout(session_cookie().read())
    response = jsonify(success=True, message="You are logged out.")
    # In the background, the session has ended by itself: what somebody was writing must stay, in every tab.
    if not in_background():
        response.headers["Clear-Site-Data"] = '"storage"'
    session_cookie().take(response)
    return response


@area.route("/session")
@area.response(200, SessionAnswer)
@guarded(Who.ANYONE, before_factor=True)
def session() -> dict[str, Any]:
    """Show who is logged in, the current day of the business, and the CSRF token for calls that change something."""
    person = visitor()
    return {
        "success": True,
        "user": _shown(person.user) if person else None,
        "server_date": clock().today(),
        "csrf_token": csrf().token(person.session) if person else None,
        "demo": surroundings().is_demo,
        "public_jobs": surroundings().shows_jobs,
        "code_minutes": surroundings().code_limits.life // timedelta(minutes=1),
        "code_tries": surroundings().code_limits.tries,
        "resend_seconds": surroundings().resend_seconds,
        "uploads": _uploads(),
        "lives": _lives(),
    }


def _uploads() -> dict[str, int]:
    amounts = surroundings().amounts
    return {"resume_bytes": amounts.resume_bytes, "document_bytes": amounts.document_bytes}


def _lives() -> dict[str, int]:
    lives = surroundings().lives
    return {
        "trust_days": lives.trust // DAY,
        "confirmed_minutes": lives.confirmation // timedelta(minutes=1),
        "invitation_days": lives.invitation // DAY,
        "key_overlap_hours": lives.overlap // HOUR,
        "disown_hours": lives.disowning // HOUR,
    }


def logged_in(done: Login) -> Response:
    """The answer to a step of a log-in, with the cookies of the session and of the device."""
    response = jsonify(LoginAnswer().dump(_login_answer(done, csrf())))
    session_cookie().give(response, done.token)
    for cookie, value in ((device_cookie(), done.device), (trust_cookie(), done.trust)):
        if value:
            cookie.give(response, value)
    return response


def confirmed(done: RenewedSession) -> Response:
    """The answer to people who have just confirmed who they are, with the new cookie of their session."""
    minutes = surroundings().lives.confirmation // timedelta(minutes=1)
    message = f"Thank you. We will not ask again for {minutes} minute{'s' if minutes != 1 else ''}."
    response = jsonify(success=True, message=message, csrf_token=csrf().token(done.session))
    session_cookie().give(response, done.token)
    return response


def _login_answer(done: Login, csrf: Csrf) -> dict[str, Any]:
    user = done.visitor.user
    named = {"user_id": user.id, "email": user.email, "requires_phone_update": done.needs_phone}
    if done.needs_second_step:
        message = (
            "Please enter the code of your authenticator app to continue."
            if Factor.APP in done.factors
            else "Please use your passkey to continue."
        )
        needed = {"requires_second_factor": True, "second_factors": [factor.value for factor in done.factors]}
        return {"success": False, "message": message} | needed | named
    if done.needs_phone:
        return {"success": False, "message": "Please add your mobile number to continue."} | named
    token = csrf.token(done.visitor.session)
    return {"success": True, "message": "Login successful!", "user": _shown(user), "csrf_token": token} | named


def _shown(user: User) -> dict[str, Any]:
    members = desk(CompanyMemberDesk)
    limits = {"only_interviews": members.only_interviews(user), "cannot_post_jobs": not members.may_post_jobs(user)}
    return {
        "id": user.id,
        "username": user.username,
        "email": user.email,
        "user_type": user.role.value,
        "is_super_admin": user.is_super_admin,
    } | {name: True for name, holds in limits.items() if holds}
