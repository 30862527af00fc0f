"""Where somebody is logged in, what happened on their account, and a new password for it."""

from typing import Any

import marshmallow as ma
from flask import Response

from hireloom.adapters.http.accounts import SessionConfirmed, confirmed
from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller, origin, present_visitor
from hireloom.adapters.http.core.context import desk, surroundings
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, Truth
from hireloom.domain.identity.email_changes import EmailChange
from hireloom.domain.identity.passkeys import Passkey
from hireloom.domain.identity.security_events import is_new, shown_details
from hireloom.domain.identity.users import User
from hireloom.domain.lives import Lives
from hireloom.usecases.security import SecurityDesk, SecurityOverview


class LoggedInDevice(ma.Schema):
    id = ma.fields.String(required=True, metadata={"description": "The session, for ending it"})
    name = ma.fields.String(
        required=True, metadata={"description": "Browser and system", "example": "Firefox on Windows"}
    )
    is_current = ma.fields.Boolean(required=True, metadata={"description": "This call came from it"})
    is_new = ma.fields.Boolean(required=True, metadata={"description": "Nobody logged in with such a device before"})
    logged_in_at = ma.fields.DateTime(required=True, metadata={"description": "When it logged in, in UTC"})
    last_seen = ma.fields.DateTime(required=True, metadata={"description": "When it was last used, in UTC"})


class SecurityLine(ma.Schema):
    """One line of the security log."""

    action = ma.fields.String(required=True, metadata={"description": "What happened", "example": "accounts.signed_in"})
    at = ma.fields.DateTime(required=True, metadata={"description": "When it happened, in UTC"})
    device = ma.fields.String(required=True, metadata={"description": "Empty where it is not known"})
    address = ma.fields.String(required=True, metadata={"description": "The network address, or empty"})


class AuthenticatorShown(ma.Schema):
    added_at = ma.fields.DateTime(required=True, metadata={"description": "When it was added, in UTC"})


class PasskeyShown(ma.Schema):
    id = ma.fields.String(required=True, metadata={"description": "The passkey, for renaming and removing it"})
    name = ma.fields.String(
        required=True, metadata={"description": "What the person calls the device", "example": "Laptop"}
    )
    added_at = ma.fields.DateTime(required=True, metadata={"description": "When it was added, in UTC"})
    used_at = ma.fields.DateTime(
        required=True, allow_none=True, metadata={"description": "When it was last used, in UTC; null if it never was"}
    )


class TrustShown(ma.Schema):
    """A device that is not asked for the second step."""

    id = ma.fields.String(required=True, metadata={"description": "The device, for asking it again"})
    name = ma.fields.String(
        required=True, metadata={"description": "Browser and system", "example": "Firefox on Windows"}
    )
    is_current = ma.fields.Boolean(required=True, metadata={"description": "Whether it is the device that asks"})
    until = ma.fields.DateTime(required=True, metadata={"description": "Until when it is not asked, in UTC"})


class EmailChangeShown(ma.Schema):
    """A new address that waits until both mailboxes have confirmed it."""

    email = ma.fields.String(required=True, metadata={"description": "The new address", "example": "anna@weft.example"})
    until = ma.fields.DateTime(
        required=True,
        metadata={"description": "Until when it can be confirmed, in UTC", "example": "2026-12-01T09:00Z"},
    )
    new_confirmed = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the new mailbox has confirmed", "example": True}
    )
    old_confirmed = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the current mailbox has agreed", "example": False}
    )
    due_at = ma.fields.DateTime(
        required=True,
        allow_none=True,
        metadata={
            "description": "When the change no longer needs the current mailbox, in UTC; null while it does",
            "example": "2026-12-03T09:00Z",
        },
    )


class SecurityAnswer(SuccessAnswer):
    devices = ma.fields.List(ma.fields.Nested(LoggedInDevice), required=True, metadata={"description": "Newest first"})
    log = ma.fields.List(ma.fields.Nested(SecurityLine), required=True, metadata={"description": "Newest first"})
    authenticator = ma.fields.Nested(
        AuthenticatorShown,
        required=True,
        allow_none=True,
        metadata={"description": "The authenticator app; null if there is none"},
    )
    passkeys = ma.fields.List(ma.fields.Nested(PasskeyShown), required=True, metadata={"description": "Oldest first"})
    email_change = ma.fields.Nested(
        EmailChangeShown,
        required=True,
        allow_none=True,
        metadata={"description": "A change of address that is not done yet; null if there is none"},
    )
    phone_number = ma.fields.String(
        required=True, metadata={"description": "With its country code; empty if none is known"}
    )
    must_have_factor = ma.fields.Boolean(
        required=True,
        metadata={
            "description": "Whether the last passkey or app cannot be removed, as for admins or, by a setting, for all"
        },
    )
    has_password = ma.fields.Boolean(
        required=True, metadata={"description": "False if the account is only used through a company's log-in"}
    )
    password_changed_at = ma.fields.DateTime(
        required=True,
        allow_none=True,
        metadata={"description": "When the password was changed last, in UTC; null if nothing is recorded"},
    )
    company_login = ma.fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "The domain through whose log-in the caller comes in and can confirm"},
    )
    recovery_codes_left = ma.fields.Integer(required=True, metadata={"description": "How many one-time codes are left"})
    trusted_devices = ma.fields.List(
        ma.fields.Nested(TrustShown), required=True, metadata={"description": "Newest first"}
    )


class SessionToEnd(ma.Schema):
    session_id = Text(
        required=True, validate=ma.validate.Length(1, 64), metadata={"description": "The session, as listed"}
    )
    was_not_me = Truth(metadata={"description": "Somebody else came in with it: logs out all other devices, too"})


class SessionsEnded(MessageAnswer):
    """The sessions are over."""


class Confirmation(ma.Schema):
    REQUIRED_FIELDS = ("password",)

    password = Text(allow_none=True, metadata={"description": "The caller's password"})


class PasswordChange(ma.Schema):
    REQUIRED_FIELDS = ("new_password",)

    password = Text(allow_none=True, metadata={"description": "The current one, if there is one"})
    new_password = Text(allow_none=True, metadata={"description": "The new password"})


STRANGE = "Every other device is logged out. Choose a new password now, so that nobody comes back with the old one."

area = Area("security", __name__, url_prefix="/api", description="The safety of one's own account")


@area.route("/me/security")
@area.response(200, SecurityAnswer)
@guarded(Who.SIGNED_IN, before_factor=True)
def my_security() -> dict[str, Any]:
    """Show where the caller is logged in, and what happened on the account lately."""
    return _shown(desk(SecurityDesk).overview(present_visitor(), origin()), caller())


@area.route("/me/sessions/end", methods=["POST"])
@area.arguments(SessionToEnd)
@area.response(200, SessionsEnded)
@area.alt_response(404, schema=ErrorAnswer, description="That device is no longer logged in")
@guarded(Who.SIGNED_IN, confirmed=True, before_factor=True)
def end_my_session(values: dict[str, Any]) -> dict[str, Any]:
    """Log out one of the caller's devices, or all others if that one was somebody else's."""
    is_strange = values.get("was_not_me", False)
    desk(SecurityDesk).end_session(
        values["session_id"], is_strange=is_strange, visitor=present_visitor(), origin=origin()
    )
    return {"success": True, "message": STRANGE if is_strange else "The device is logged out."}


@area.route("/me/sessions/end-others", methods=["POST"])
@area.response(200, SessionsEnded)
@guarded(Who.SIGNED_IN, confirmed=True, before_factor=True)
def end_my_other_sessions() -> dict[str, Any]:
    """Log out all of the caller's devices but this one."""
    count = desk(SecurityDesk).end_other_sessions(visitor=present_visitor(), origin=origin())
    message = "One other device is logged out." if count == 1 else f"{count} other devices are logged out."
    return {"success": True, "message": message if count else "You were logged in nowhere else."}


@area.route("/me/confirm", methods=["POST"])
@area.arguments(Confirmation)
@area.response(200, SessionConfirmed)
@area.alt_response(400, schema=ErrorAnswer, description="The password is missing")
@area.alt_response(403, schema=ErrorAnswer, description="It is not the password")
@area.alt_response(429, schema=ErrorAnswer, description="Too many wrong tries")
@guarded(Who.SIGNED_IN, before_factor=True)
def confirm_session(values: dict[str, Any]) -> Response:
    """Confirm that it is the caller, for a while: for calls that answer 403 with the code confirmation_needed. The
    session gets a new cookie."""
    return confirmed(desk(SecurityDesk).confirm(values.get("password"), visitor=present_visitor(), origin=origin()))


@area.route("/me/password", methods=["POST"])
@area.arguments(PasswordChange)
@area.response(200, SessionsEnded)
@area.alt_response(400, schema=ErrorAnswer, description="The password is missing")
@area.alt_response(403, schema=ErrorAnswer, description="It is not the password, or the caller must confirm first")
@area.alt_response(409, schema=ErrorAnswer, description="Everybody shares the account, as in the demo")
@area.alt_response(422, schema=ErrorAnswer, description="The new password is too weak, or known to attackers")
@area.alt_response(429, schema=ErrorAnswer, description="Too many wrong tries")
@guarded(Who.SIGNED_IN)
def change_my_password(values: dict[str, Any]) -> dict[str, Any]:
    """Change the caller's password; every other device is logged out."""
    desk(SecurityDesk).change_password(
        values.get("password"), values.get("new_password"), visitor=present_visitor(), origin=origin()
    )
    return {"success": True, "message": "Your password was changed. Every other device is logged out."}


def shown_passkey(passkey: Passkey) -> dict[str, Any]:
    return {"id": passkey.id, "name": passkey.name, "added_at": passkey.added_at, "used_at": passkey.used_at}


def _shown_change(change: EmailChange, lives: Lives) -> dict[str, Any]:
    return {
        "email": change.email,
        "until": change.until(lives.email_change),
        "new_confirmed": change.new_confirmed_at is not None,
        "old_confirmed": change.old_confirmed_at is not None,
        "due_at": change.due_at(lives.disowning),
    }


def _shown(overview: SecurityOverview, user: User) -> dict[str, Any]:
    change, lives = overview.email_change, surroundings().lives
    return {
        "success": True,
        "devices": [
            {
                "id": session.handle,
                "name": session.device,
                "is_current": session.key == overview.current.key,
                "is_new": is_new(session, overview.events),
                "logged_in_at": session.created_at,
                "last_seen": session.last_seen,
            }
            for session in overview.sessions
        ],
        "log": [
            {"action": event.action, "at": event.at, "device": "", "address": ""}
            | shown_details(event, viewer_id=overview.current.user_id)
            for event in overview.events
        ],
        "authenticator": {"added_at": overview.authenticator.added_at} if overview.authenticator else None,
        "passkeys": [shown_passkey(passkey) for passkey in overview.passkeys],
        "email_change": _shown_change(change, lives) if change else None,
        "phone_number": str(user.phone) if user.phone else "",
        "must_have_factor": overview.must_have_factor,
        "has_password": overview.has_password,
        "password_changed_at": overview.password_changed_at,
        "company_login": overview.company_login.domain if overview.company_login else None,
        "recovery_codes_left": overview.recovery_codes_left,
        "trusted_devices": [
            {
                "id": device.handle,
                "name": device.name,
                "is_current": device.key == overview.current_trust,
                "until": device.until(lives.trust),
            }
            for device in overview.trusted
        ],
    }
