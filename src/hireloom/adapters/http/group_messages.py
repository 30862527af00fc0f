"""One message to several applicants, filled in for each."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.answer_templates import TEMPLATE_VARIABLES
from hireloom.adapters.http.applications import APPLICATION
from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.errors import code_of
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import CODE, Area, Digits, ErrorAnswer, Text
from hireloom.adapters.http.threads import SEND_AT
from hireloom.domain.api_keys import Scope
from hireloom.domain.threads.messages import LONGEST_THREAD_MESSAGE
from hireloom.usecases.group_messages import GroupMessageDesk, MessageOutcome

TEXT = {"description": f"At most {LONGEST_THREAD_MESSAGE:,} characters; these are filled in: {TEMPLATE_VARIABLES}"}
Answer = dict[str, Any]


class MessageDraft(ma.Schema):
    text = Text(required=True, metadata=TEXT)


class MessagePreview(SuccessAnswer):
    text = ma.fields.String(required=True, metadata={"description": "As this applicant would read it"})
    gaps = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "Variables about which nothing is known"}
    )


class GroupMessage(MessageDraft):
    application_ids = ma.fields.List(Digits(), required=True, metadata={"description": "1 to 100"})
    send_at = ma.fields.DateTime(format="iso", metadata=SEND_AT)


class MessageResult(MessageAnswer):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the application"})
    code = ma.fields.Raw(metadata=CODE | {"description": "The refusal's code, if it was refused"})


class MessageResults(ma.Schema):
    success = ma.fields.Boolean(required=True, metadata={"description": "Nobody was left out"})
    results = ma.fields.List(
        ma.fields.Nested(MessageResult),
        required=True,
        metadata={"description": "One for each application, in the order they were sent"},
    )


area = Area("group_messages", __name__, url_prefix="/api", description="One message to several applicants")


@area.route(f"/applications/{APPLICATION}/messages/preview", methods=["POST"])
@area.arguments(MessageDraft)
@area.response(200, MessagePreview)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(422, schema=ErrorAnswer, description="No text, too much, or an unknown variable")
@area.alt_response(429, schema=ErrorAnswer, description="Too many in a minute")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def preview_message(values: Answer, application_id: int) -> Answer:
    """Show a message as an applicant would read it. Nothing is sent."""
    message = desk(GroupMessageDesk).preview(application_id, values["text"], by=caller())
    return {"success": True, "text": message.text, "gaps": list(message.gaps)}


@area.route("/applications/messages", methods=["POST"])
@area.arguments(GroupMessage)
@area.response(200, MessageResults)
@area.alt_response(422, schema=ErrorAnswer, description="No text, an unknown variable, or no or too many applications")
@area.alt_response(429, schema=ErrorAnswer, description="Too many in a minute")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def message_all(values: Answer) -> Answer:
    """Write to several applicants: each gets an email of their own, filled in, and nobody one with a gap."""
    outcomes = desk(GroupMessageDesk).send(
        values["application_ids"], values["text"], values.get("send_at"), by=caller()
    )
    message = "Scheduled." if values.get("send_at") else "Sent."
    results = [_result(outcome, message) for outcome in outcomes]
    return {"success": all(result["success"] for result in results), "results": results}


def _result(outcome: MessageOutcome, message: str) -> Answer:
    refusal = outcome.refusal
    why = {"code": code_of(type(refusal)), "message": str(refusal)} if refusal else {"message": message}
    return {"id": outcome.application_id, "success": refusal is None} | why
