"""Messages about applications in /api/v1."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.paging import LAST_PAGE, LONGEST_SEARCH
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Text, TimestampField
from hireloom.adapters.http.v1.applications import APPLICATION
from hireloom.adapters.http.v1.fields import field, rows, sent
from hireloom.domain.api_keys import Scope
from hireloom.domain.cursors import MOST_A_SLICE, USUAL_SLICE
from hireloom.domain.threads.inboxes import LONGEST_SNIPPET, snippet
from hireloom.domain.threads.messages import LONGEST_THREAD_MESSAGE, ThreadMessage
from hireloom.domain.windows import Window
from hireloom.usecases.scheduled_messages import ScheduledMessageDesk
from hireloom.usecases.threads import Thread, ThreadDesk

_FILE = "2026-8f14e45f-ceea-467f-9575-1c0ff5a4ba52.pdf"
_TEXT = "Does Thursday at 10:30 suit you?"


class MessageFile(ma.Schema):
    """A file that is attached to a message."""

    id = field(ma.fields.String, "The key for downloading it; empty while a blind review hides it", _FILE)
    name = field(ma.fields.String, "As it was attached", "Work_permit.pdf")
    size = field(ma.fields.Integer, "In bytes", 217088)


class MessageResource(ma.Schema):
    """A message between an applicant and those who decide."""

    id = field(ma.fields.Integer, "The number of the message", 512)
    text = field(ma.fields.String, "What was written; nameless in a blind review", _TEXT)
    author = field(ma.fields.String, "Who wrote it", "elena1")
    is_from_applicant = field(ma.fields.Boolean, "Whether the applicant wrote it", False)
    is_by_email = field(ma.fields.Boolean, "It was the answer to an email", False)
    created_at = field(TimestampField, "When it was written", "2026-11-25T09:30:00Z")
    files = rows(MessageFile, "What is attached")


class ScheduledResource(ma.Schema):
    """A message that is sent later."""

    id = field(ma.fields.Integer, "The id for cancelling it", 12)
    text = field(ma.fields.String, "What will be sent", _TEXT)
    author = field(ma.fields.String, "Who wrote it", "elena1")
    send_at = field(TimestampField, "When it is sent", "2026-11-25T07:30:00Z")
    is_held = field(ma.fields.Boolean, "It is not sent: the applicant wrote first, or it was refused", False)


class ScheduledRows(ma.Schema):
    data = rows(ScheduledResource, "The next one first")


class NewScheduled(ma.Schema):
    text = sent(Text, f"At most {LONGEST_THREAD_MESSAGE:,} characters", _TEXT, required=True)
    send_at = sent(
        ma.fields.AwareDateTime, "When to send it, at most 30 days ahead", "2026-11-25T08:30:00+01:00", required=True
    )


class MessageRows(ma.Schema):
    data = rows(MessageResource, "All messages, the oldest first")


class InboxResource(ma.Schema):
    """A thread with its last message."""

    application_id = field(ma.fields.Integer, "The application it is about", 88)
    job_id = field(ma.fields.Integer, "The job", 1204)
    name = field(ma.fields.String, "Who applied; a number in a blind review", "Maya Okafor")
    text = field(ma.fields.String, f"How the last message begins, at most {LONGEST_SNIPPET} characters", _TEXT)
    author = field(ma.fields.String, "Who wrote it", "elena1")
    is_from_applicant = field(ma.fields.Boolean, "Whether the applicant wrote it", False)
    is_unread = field(ma.fields.Boolean, "The applicant wrote it, and the key's owner has not opened it", False)
    created_at = field(TimestampField, "When it was written", "2026-11-25T09:30:00Z")


class InboxRows(ma.Schema):
    data = rows(InboxResource, "Unread ones first, then those without an answer, then the others; newest first")
    total = field(ma.fields.Integer, "How many there are on all pages", 31)
    unread = field(ma.fields.Integer, "How many of them are unread", 3)


class InboxQuery(ma.Schema):
    query = sent(
        Text,
        "Words in the applicant's name or address, the job's title or a message",
        "Thursday",
        load_default="",
        validate=ma.validate.Length(max=LONGEST_SEARCH),
    )
    page = sent(Digits, "From 1", 1, load_default=1, validate=ma.validate.Range(1, LAST_PAGE))
    limit = sent(
        Digits, "Rows on a page", USUAL_SLICE, load_default=USUAL_SLICE, validate=ma.validate.Range(1, MOST_A_SLICE)
    )


class SeenChange(ma.Schema):
    message_id = sent(Digits, "The last message that the key's owner has seen", 512, required=True)


class NewMessage(ma.Schema):
    text = sent(Text, f"At most {LONGEST_THREAD_MESSAGE:,} characters", _TEXT, required=True)


area = Area("v1_messages", __name__, url_prefix="/api/v1", description="What both sides write about an application")


@area.route(f"/applications/{APPLICATION}/messages", methods=["GET"])
@area.response(200, MessageRows, description="The messages")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@keyed(Scope.APPLICATIONS_READ)
def list_messages(application_id: int) -> dict[str, Any]:
    """List the messages about an application: for the applicant and those who decide."""
    return {"data": [_shown(message) for message in desk(ThreadDesk).of(application_id, by=owner()).messages]}


@area.route(f"/applications/{APPLICATION}/messages", methods=["POST"])
@area.arguments(NewMessage)
@area.response(201, MessageResource, description="The message is stored, and its email on the way")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(409, schema=ErrorAnswer, description="There are too many, or the data was deleted")
@area.alt_response(422, schema=ErrorAnswer, description="No text, or too much")
@keyed(Scope.APPLICATIONS_WRITE)
def write_message(body: dict[str, Any], application_id: int) -> dict[str, Any]:
    """Write to the other side, who gets an email."""
    return _shown(desk(ThreadDesk).write(application_id, body["text"], by=owner()).messages[-1])


@area.route(f"/applications/{APPLICATION}/scheduled-messages", methods=["GET"])
@area.response(200, ScheduledRows, description="The messages")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@keyed(Scope.APPLICATIONS_READ)
def list_scheduled_messages(application_id: int) -> dict[str, Any]:
    """List the scheduled messages, for those who decide."""
    return _later(desk(ThreadDesk).of(application_id, by=owner()))


@area.route(f"/applications/{APPLICATION}/scheduled-messages", methods=["POST"])
@area.arguments(NewScheduled)
@area.response(201, ScheduledRows, description="All messages that are sent later")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(409, schema=ErrorAnswer, description="There are too many, or the data was deleted")
@area.alt_response(422, schema=ErrorAnswer, description="No text, too much, or no time that can be chosen")
@keyed(Scope.APPLICATIONS_WRITE)
def schedule_message(body: dict[str, Any], application_id: int) -> dict[str, Any]:
    """Schedule a message to the applicant; it is held back if the applicant writes first."""
    return _later(desk(ScheduledMessageDesk).schedule(application_id, body["text"], body["send_at"], by=owner()))


@area.route(f"/applications/{APPLICATION}/scheduled-messages/<int(max=2147483647):message_id>", methods=["DELETE"])
@area.response(200, ScheduledRows, description="The messages that are left")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such message, or it was sent")
@keyed(Scope.APPLICATIONS_WRITE)
def cancel_scheduled_message(application_id: int, message_id: int) -> dict[str, Any]:
    """Cancel a scheduled message."""
    return _later(desk(ScheduledMessageDesk).cancel(application_id, message_id, by=owner()))


@area.route("/inbox", methods=["GET"])
@area.arguments(InboxQuery, location="query")
@area.response(200, InboxRows, description="One page of threads")
@keyed(Scope.APPLICATIONS_READ)
def list_inbox(query: dict[str, Any]) -> dict[str, Any]:
    """List the threads about all jobs whose applications the key's owner may read."""
    inbox = desk(ThreadDesk).inbox(Window.of(query["page"], query["limit"]), words=query["query"], by=owner())
    data = [
        {
            "application_id": head.application.id,
            "job_id": head.application.job_id,
            "name": name,
            "text": snippet(head.message.text),
            "author": head.message.author,
            "is_from_applicant": head.message.is_from_applicant,
            "is_unread": head.is_unread,
            "created_at": head.message.at,
        }
        for head, name, *_ in inbox.rows
    ]
    return {"data": data, "total": inbox.total, "unread": inbox.unread}


@area.route(f"/applications/{APPLICATION}/messages/read", methods=["POST"])
@area.arguments(SeenChange)
@area.response(200, MessageRows, description="The messages")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@keyed(Scope.APPLICATIONS_WRITE)
def mark_messages_read(body: dict[str, Any], application_id: int) -> dict[str, Any]:
    """Note that the key's owner has seen the messages up to this one."""
    thread = desk(ThreadDesk).mark_read(application_id, body["message_id"], by=owner())
    return {"data": [_shown(message) for message in thread.messages]}


def _later(thread: Thread) -> dict[str, Any]:
    names = ("id", "text", "author", "send_at", "is_held")
    return {"data": [{name: getattr(message, name) for name in names} for message in thread.scheduled]}


def _shown(message: ThreadMessage) -> dict[str, Any]:
    return {
        "id": message.id,
        "text": message.text,
        "author": message.author,
        "is_from_applicant": message.is_from_applicant,
        "is_by_email": bool(message.mail_id),
        "created_at": message.at,
        "files": [{"id": file.public_name, "name": file.name, "size": file.size} for file in message.files],
    }
