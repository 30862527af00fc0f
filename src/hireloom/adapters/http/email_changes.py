"""Changing one's email address, and taking back what somebody else did."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.codes import typed
from hireloom.adapters.http.core.auth import caller, origin, present_visitor
from hireloom.adapters.http.core.context import desk, surroundings
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.adapters.http.passkeys import PasskeyAnswer
from hireloom.adapters.http.security import SessionsEnded
from hireloom.domain.identity.emails import EmailMalformed
from hireloom.domain.lives import hours_text
from hireloom.usecases.email_changes import EmailChangeDesk
from hireloom.usecases.passkey_checks import Assertion


class EmailChangeForm(ma.Schema):
    REQUIRED_FIELDS = ("new_email",)

    new_email = typed(
        EmailMalformed,
        example="anna@people.example",
        description="The new address; links sent there and to the current one confirm it",
    )


class OldEmailGivenUp(ma.Schema):
    code = Text(
        required=True,
        allow_none=True,
        validate=ma.validate.Length(1, 64),
        metadata={
            "description": "Six digits of the app, or a recovery code; null if the account has no second step",
            "example": "012345",
        },
    )


area = Area("email_changes", __name__, url_prefix="/api", description="A new email address for one's account")


@area.route("/me/email", methods=["POST"])
@area.arguments(EmailChangeForm)
@area.response(200, SessionsEnded)
@area.alt_response(400, schema=ErrorAnswer, description="The address is missing or malformed")
@area.alt_response(403, schema=ErrorAnswer, description="The caller must confirm first")
@area.alt_response(409, schema=ErrorAnswer, description="Everybody shares the account, as in the demo")
@area.alt_response(422, schema=ErrorAnswer, description="The current address, or a personal one of a recruiter")
@area.alt_response(429, schema=ErrorAnswer, description="Too many changes today")
@guarded(Who.SIGNED_IN, confirmed=True)
def change_my_email(values: dict[str, Any]) -> dict[str, Any]:
    """Send links to the new mailbox and to the current one, whose address stays valid until both are opened. A mailbox
    that has confirmed this address already gets no second link."""
    change = desk(EmailChangeDesk).request(values.get("new_email"), visitor=present_visitor(), origin=origin())
    waiting = [change.email] * (not change.new_confirmed_at) + [caller().email] * (not change.old_confirmed_at)
    return {"success": True, "message": f"We have sent a link to {' and to '.join(waiting)}."}


@area.route("/me/email/give-up-old", methods=["POST"])
@area.arguments(OldEmailGivenUp)
@area.response(200, SessionsEnded)
@area.alt_response(403, schema=ErrorAnswer, description="The caller must confirm first, or the code is wrong")
@area.alt_response(404, schema=ErrorAnswer, description="No change is waiting")
@area.alt_response(422, schema=ErrorAnswer, description="The account has a second step, and no code was sent")
@area.alt_response(429, schema=ErrorAnswer, description="Too many wrong codes")
@guarded(Who.SIGNED_IN, confirmed=True)
def give_up_my_old_email(values: dict[str, Any]) -> dict[str, Any]:
    """Say that the caller can no longer read the current mailbox: the waiting change does without it after
    HIRELOOM_DISOWN_HOURS, in which that mailbox can refuse."""
    return _given_up(values["code"])


@area.route("/me/email/give-up-old/passkey", methods=["POST"])
@area.arguments(PasskeyAnswer)
@area.response(200, SessionsEnded)
@area.alt_response(403, schema=ErrorAnswer, description="The caller must confirm first, or the passkey is not valid")
@area.alt_response(404, schema=ErrorAnswer, description="No change is waiting")
@area.alt_response(409, schema=ErrorAnswer, description="It took too long, or was done already")
@guarded(Who.SIGNED_IN, confirmed=True)
def give_up_my_old_email_by_passkey(values: dict[str, Any]) -> dict[str, Any]:
    """The same with a passkey as the second step, after POST /api/me/confirm/passkey/begin."""
    return _given_up(Assertion(values["ceremony"], values["credential"]))


@area.route("/me/email/cancel", methods=["POST"])
@area.response(200, SessionsEnded)
@guarded(Who.SIGNED_IN)
def cancel_my_email_change() -> dict[str, Any]:
    """Keep the current address; the links that were sent no longer work."""
    desk(EmailChangeDesk).cancel(visitor=present_visitor(), origin=origin())
    return {"success": True, "message": "Your email stays as it is."}


def _given_up(second_step: str | Assertion | None) -> dict[str, Any]:
    change = desk(EmailChangeDesk).give_up_old(second_step, visitor=present_visitor(), origin=origin())
    wait = hours_text(surroundings().lives.disowning)
    return {"success": True, "message": f"Your email changes to {change.email} in {wait}, unless somebody refuses."}
