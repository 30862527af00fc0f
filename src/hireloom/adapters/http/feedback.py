"""Feedback and the help desk: written by people, read by admins."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import origin, visitor
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.paging import Paging, window_of
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text
from hireloom.domain.identity.users import User
from hireloom.domain.messages import Feedback, FeedbackIncomplete, HelpMessage
from hireloom.usecases.feedback import FeedbackDesk


class FeedbackForm(ma.Schema):
    REQUIRED_FIELDS = ("rating", "message")

    user_id = ma.fields.Raw(
        metadata={"type": ["integer", "string"], "description": "If given, must be the caller's own"}
    )
    rating = Digits(
        allow_none=True,
        error_messages={"invalid": FeedbackIncomplete.sentence},
        metadata={"description": "Stars, 1 to 5"},
    )
    category = Text(allow_none=True, metadata={"description": "Always stored as General Feedback"})
    message = Text(allow_none=True, metadata={"description": "At most 150 words"})


class HelpForm(ma.Schema):
    REQUIRED_FIELDS = ("name", "email", "message")

    name = Text(allow_none=True, metadata={"description": "Who asks"})
    email = Text(allow_none=True, metadata={"description": "Where the answer goes"})
    message = Text(allow_none=True, metadata={"description": "The question"})


class Thanks(MessageAnswer):
    """The message has arrived."""


class FeedbackRow(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the feedback"})
    user_id = ma.fields.Integer(required=True, metadata={"description": "Who sent it"})
    username = ma.fields.String(required=True, metadata={"description": "The name that others see"})
    email = ma.fields.String(required=True, metadata={"description": "The address of their account"})
    rating = ma.fields.Integer(required=True, metadata={"description": "Stars, 1 to 5"})
    category = ma.fields.String(required=True, metadata={"description": "What it is about, as they chose"})
    message = ma.fields.String(required=True, metadata={"description": "What they wrote"})
    created_at = ma.fields.DateTime(required=True, metadata={"description": "When it came, in UTC"})


class FeedbackList(SuccessAnswer):
    feedback = ma.fields.List(
        ma.fields.Nested(FeedbackRow), required=True, metadata={"description": "One page, the newest first"}
    )
    total = ma.fields.Integer(required=True, metadata={"description": "How many match, on all pages"})


class HelpRow(ma.Schema):
    """The address is not verified."""

    id = ma.fields.Integer(required=True, metadata={"description": "The number of the message"})
    name = ma.fields.String(required=True, metadata={"description": "Who asks, as they wrote it"})
    email = ma.fields.String(required=True, metadata={"description": "Where the answer goes"})
    message = ma.fields.String(required=True, metadata={"description": "What they wrote"})
    created_at = ma.fields.DateTime(required=True, metadata={"description": "When it came, in UTC"})


class HelpList(SuccessAnswer):
    messages = ma.fields.List(
        ma.fields.Nested(HelpRow), required=True, metadata={"description": "One page, the newest first"}
    )
    total = ma.fields.Integer(required=True, metadata={"description": "How many match, on all pages"})


area = Area("feedback", __name__, url_prefix="/api", description="What people write to us")


@area.route("/feedback", methods=["POST"])
@area.arguments(FeedbackForm)
@area.response(201, Thanks)
@area.alt_response(401, schema=ErrorAnswer, description="Nobody is logged in")
@area.alt_response(403, schema=ErrorAnswer, description="The request names somebody else")
@area.alt_response(422, schema=ErrorAnswer, description="Stars or comment missing, or the comment is too long")
@area.alt_response(429, schema=ErrorAnswer, description="Too much feedback in an hour")
@guarded(Who.ANYONE, identity=("user_id",))
def give_feedback(values: dict[str, Any]) -> dict[str, Any]:
    """Give feedback: one to five stars and a comment."""
    person = visitor()
    desk(FeedbackDesk).give(values.get("rating"), values.get("message"), by=person.user if person else None)
    return {"success": True, "message": "Thank you for your feedback!"}


@area.route("/help-messages", methods=["POST"])
@area.arguments(HelpForm)
@area.response(201, Thanks)
@area.alt_response(422, schema=ErrorAnswer, description="A field is missing or malformed")
@area.alt_response(429, schema=ErrorAnswer, description="Too many messages in an hour")
@guarded(Who.ANYONE)
def ask_for_help(values: dict[str, Any]) -> dict[str, Any]:
    """Write to the help desk; no account is needed."""
    desk(FeedbackDesk).ask_for_help(
        values.get("name"), values.get("email"), values.get("message"), address=origin().address
    )
    return {"success": True, "message": "Message sent successfully!"}


@area.route("/admin/feedback")
@area.arguments(Paging, location="query")
@area.direct(FeedbackList)
@area.alt_response(422, schema=ErrorAnswer, description="No such page")
@guarded(Who.ADMINS, identity=("admin_email",))
def list_feedback(values: dict[str, Any]) -> dict[str, Any]:
    """List feedback, newest first."""
    listed, people, total = desk(FeedbackDesk).feedback(window_of(values))
    rows = [_feedback(entry, people[entry.user_id]) for entry in listed]
    return {"success": True, "feedback": rows, "total": total}


@area.route("/admin/help-messages")
@area.arguments(Paging, location="query")
@area.direct(HelpList)
@area.alt_response(422, schema=ErrorAnswer, description="No such page")
@guarded(Who.ADMINS, identity=("admin_email",))
def list_help_messages(values: dict[str, Any]) -> dict[str, Any]:
    """List help desk messages, newest first."""
    listed, total = desk(FeedbackDesk).help_messages(window_of(values))
    return {"success": True, "messages": [_help(message) for message in listed], "total": total}


def _feedback(entry: Feedback, giver: User) -> dict[str, Any]:
    return {
        "id": entry.id,
        "user_id": giver.id,
        "username": giver.username,
        "email": giver.email,
        "rating": entry.rating,
        "category": entry.category,
        "message": entry.message,
        "created_at": entry.at,
    }


def _help(message: HelpMessage) -> dict[str, Any]:
    return {
        "id": message.id,
        "name": message.name,
        "email": message.email,
        "message": message.message,
        "created_at": message.at,
    }
