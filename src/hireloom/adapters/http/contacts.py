"""Writing to candidates."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text
from hireloom.usecases.contacts import ContactDesk


class Contact(ma.Schema):
    candidate_email = Text(required=True)
    job_id = Digits(required=True, metadata={"description": "For which the person applied, or which fits them"})
    message = Text(allow_none=True, metadata={"description": "Plain text, at most 5,000 characters"})
    recruiter_email = Text(allow_none=True, metadata={"description": "The caller's own, when given"})


class Contacted(ma.Schema):
    success = ma.fields.Boolean(required=True)
    message = ma.fields.String(required=True)


class NotContacted(ErrorAnswer):
    error_details = ma.fields.String(metadata={"description": "For whoever looks after the mail server"})


area = Area("contacts", __name__, url_prefix="/api", description="Writing to candidates")


@area.route("/candidates/contact", methods=["POST"])
@area.arguments(Contact)
@area.response(200, Contacted)
@area.alt_response(400, schema=ErrorAnswer, description="There is no message")
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job or name")
@area.alt_response(404, schema=ErrorAnswer, description="No such job, or nobody who applied for it or fits it")
@area.alt_response(422, schema=ErrorAnswer, description="The message is too long")
@area.alt_response(429, schema=ErrorAnswer, description="Too many in a day")
@area.alt_response(503, schema=NotContacted, description="The mail server does not answer; nothing is sent later")
@guarded(Who.RECRUITERS, own=("recruiter_email",))
def contact_candidate(sent: dict[str, Any]) -> dict[str, Any]:
    """Write to somebody who applied for one's own job or matches it; the reply goes to the recruiter."""
    desk(ContactDesk).write(sent["candidate_email"], sent["job_id"], sent.get("message"), by=caller())
    return {"success": True, "message": "Message sent successfully!"}
