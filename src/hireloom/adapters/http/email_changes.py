"""Changing one's email address, and taking back what somebody else did."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.codes import typed
from hireloom.adapters.http.core.auth import origin, present_visitor
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.adapters.http.security import SessionsEnded
from hireloom.domain.identity.emails import EmailMalformed
from hireloom.usecases.email_changes import EmailChangeDesk


class EmailChangeForm(ma.Schema):
    REQUIRED_FIELDS = ("new_email",)

    new_email = typed(
        EmailMalformed, example="anna@people.example", description="The new address; a link sent there confirms it"
    )


area = Area("email_changes", __name__, url_prefix="/api", description="A new email address for one's account")


@area.route("/me/email", methods=["POST"])
@area.arguments(EmailChangeForm)
@area.response(200, SessionsEnded)
@area.alt_response(400, schema=ErrorAnswer, description="The address is missing or malformed")
@area.alt_response(403, schema=ErrorAnswer, description="The caller must confirm first")
@area.alt_response(409, schema=ErrorAnswer, description="Everybody shares the account, as in the demo")
@area.alt_response(422, schema=ErrorAnswer, description="The present address, or a personal one of a recruiter")
@area.alt_response(429, schema=ErrorAnswer, description="Too many changes today")
@guarded(Who.SIGNED_IN, confirmed=True)
def change_my_email(values: dict[str, Any]) -> dict[str, Any]:
    """Send a link to the new mailbox; the present address stays valid until the link is opened."""
    change = desk(EmailChangeDesk).request(values.get("new_email"), visitor=present_visitor(), origin=origin())
    return {"success": True, "message": f"We have sent a link to {change.email}."}


@area.route("/me/email/cancel", methods=["POST"])
@area.response(200, SessionsEnded)
@guarded(Who.SIGNED_IN)
def cancel_my_email_change() -> dict[str, Any]:
    """Keep the present address; the link that was sent no longer works."""
    desk(EmailChangeDesk).cancel(visitor=present_visitor(), origin=origin())
    return {"success": True, "message": "Your email stays as it is."}
