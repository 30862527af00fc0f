"""Writing to candidates."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text
from hireloom.domain.api_keys import Scope
from hireloom.usecases.contacts import Addressee, ContactDesk


class Contact(ma.Schema):
    candidate_email = Text(allow_none=True, metadata={"description": "The address of the person to write to"})
    candidate_reference = Text(
        allow_none=True, metadata={"description": "The reference of a matched candidate, instead of an address"}
    )
    job_id = Digits(
        required=True, metadata={"description": "The job for which the person applied, or which they match"}
    )
    message = Text(allow_none=True, metadata={"description": "Plain text, at most 5,000 characters"})
    recruiter_email = Text(allow_none=True, metadata={"description": "If given, must be the caller's own"})


class ContactAnswer(MessageAnswer):
    """The email to the candidate is on its way."""


class ContactFailure(ErrorAnswer):
    error_details = ma.fields.String(metadata={"description": "For the operator of the mail server"})


area = Area("contacts", __name__, url_prefix="/api", description="Writing to candidates")


@area.route("/candidates/contact", methods=["POST"])
@area.arguments(Contact)
@area.response(200, ContactAnswer)
@area.alt_response(400, schema=ErrorAnswer, description="There is no message")
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's job or name")
@area.alt_response(
    404, schema=ErrorAnswer, description="No such job, or the person neither applied for it nor matches it"
)
@area.alt_response(422, schema=ErrorAnswer, description="The message is too long")
@area.alt_response(429, schema=ErrorAnswer, description="Too many messages in a day")
@area.alt_response(
    503, schema=ContactFailure, description="The mail server is not answering; nothing will be sent later"
)
@guarded(Who.RECRUITERS, identity=("recruiter_email",), scope=Scope.CANDIDATES_WRITE)
def contact_candidate(values: dict[str, Any]) -> dict[str, Any]:
    """Write to a candidate: somebody who applied for your job or matches it. Replies go to the recruiter."""
    to = Addressee(values.get("candidate_email") or "", values.get("candidate_reference") or "")
    desk(ContactDesk).write(to, values["job_id"], values.get("message"), by=caller())
    return {"success": True, "message": "Message sent successfully!"}
