"""Messages about an application, and the answers that a mail provider brings."""

from typing import Any

import marshmallow as ma
from flask import request

from hireloom.adapters.http.applications import APPLICATION
from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import UPLOADS_BODY, Who, guarded
from hireloom.adapters.http.core.paging import Paging, window_of, words
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, File, Text, TimestampField
from hireloom.adapters.http.profiles import upload_of
from hireloom.domain.api_keys import Scope
from hireloom.domain.threads.inboxes import LONGEST_SNIPPET, snippet
from hireloom.domain.threads.incoming_mails import MailCall
from hireloom.domain.threads.messages import LONGEST_THREAD_MESSAGE
from hireloom.domain.threads.scheduled_messages import ScheduledMessage
from hireloom.usecases.scheduled_messages import ScheduledMessageDesk
from hireloom.usecases.threads import Inbox, InboxRow, Thread, ThreadDesk
from hireloom.usecases.visitor_questions import VisitorQuestionDesk

SEND_AT = {
    "description": "When to send it, at most 30 days ahead, for those who decide; in the zone of the business if it "
    "names none; absent: now"
}


class ShownScheduled(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The id for cancelling it"})
    text = ma.fields.String(required=True, metadata={"description": "What will be sent"})
    author = ma.fields.String(required=True, metadata={"description": "Who wrote it"})
    send_at = TimestampField(required=True, metadata={"description": "When it is sent"})
    is_held = ma.fields.Boolean(
        required=True, metadata={"description": "It is not sent: the applicant wrote first, or it was refused"}
    )


class WrittenMessage(ma.Schema):
    text = Text(required=True, metadata={"description": f"At most {LONGEST_THREAD_MESSAGE:,} characters"})
    send_at = ma.fields.DateTime(format="iso", metadata=SEND_AT)


class WrittenWithFiles(ma.Schema):
    REQUIRED_FIELDS = ()  # a text or a file

    text = Text(load_default="", metadata={"description": f"At most {LONGEST_THREAD_MESSAGE:,} characters, or none"})
    files: ma.fields.List[Any] = ma.fields.List(
        File(),
        load_default=list,
        metadata={"description": "PDF, Word or pictures, as many and as large as the settings allow"},
    )


class AttachedFile(ma.Schema):
    name = ma.fields.String(required=True, metadata={"description": "As it was attached"})
    size = ma.fields.Integer(required=True, metadata={"description": "In bytes; 0 while a blind review hides the file"})
    key = ma.fields.String(
        required=True, metadata={"description": "The key for downloading it; empty while a blind review hides it"}
    )


class ShownMessage(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the message"})
    text = ma.fields.String(required=True, metadata={"description": "What was written; nameless in a blind review"})
    author = ma.fields.String(required=True, metadata={"description": "Who wrote it"})
    at = TimestampField(required=True, metadata={"description": "When it was written"})
    is_own = ma.fields.Boolean(required=True, metadata={"description": "Whether the caller wrote it"})
    is_from_applicant = ma.fields.Boolean(required=True, metadata={"description": "Whether the applicant wrote it"})
    is_by_email = ma.fields.Boolean(required=True, metadata={"description": "It was the answer to an email"})
    is_new = ma.fields.Boolean(
        required=True, metadata={"description": "The other side wrote it, and the caller has not seen it yet"}
    )
    files = ma.fields.List(ma.fields.Nested(AttachedFile), required=True, metadata={"description": "What is attached"})
    left_out = ma.fields.List(
        ma.fields.String(),
        required=True,
        metadata={
            "description": "Names of attached files that were not taken: too many, too large, harmful, or no "
            "PDF, Word document or picture; behind the name of one that could not be checked for a day stands that"
        },
    )


class SeenMessage(ma.Schema):
    message_id = Digits(required=True, metadata={"description": "The last message that the caller has seen"})


class InboxSearch(Paging):
    query = words("Words in the applicant's name or address, the job's title or a message")


class InboxThread(ma.Schema):
    application_id = ma.fields.Integer(required=True, metadata={"description": "The number of the application"})
    job_id = ma.fields.Integer(required=True, metadata={"description": "The number of the job"})
    job_title = ma.fields.String(required=True, metadata={"description": "The job's title when it was applied for"})
    name = ma.fields.String(required=True, metadata={"description": "The addressee; a number in a blind review"})
    stage = ma.fields.String(required=True, metadata={"description": "The stage or decision; empty for applicants"})
    score = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "The application's score; null for applicants"}
    )
    text = ma.fields.String(
        required=True, metadata={"description": f"How the last message begins, at most {LONGEST_SNIPPET} characters"}
    )
    author = ma.fields.String(required=True, metadata={"description": "Who wrote the last message"})
    is_own = ma.fields.Boolean(required=True, metadata={"description": "Whether the caller wrote it"})
    is_from_applicant = ma.fields.Boolean(required=True, metadata={"description": "Whether the applicant wrote it"})
    at = TimestampField(required=True, metadata={"description": "When it was written"})
    is_unread = ma.fields.Boolean(
        required=True, metadata={"description": "The other side wrote it, and the caller has not opened it yet"}
    )
    may_write = ma.fields.Boolean(required=True, metadata={"description": "Whether the caller may answer"})
    answer_by = ma.fields.Date(
        required=True, allow_none=True, metadata={"description": "The promised day; null once it was answered"}
    )


class InboxAnswer(SuccessAnswer):
    threads = ma.fields.List(
        ma.fields.Nested(InboxThread),
        required=True,
        metadata={"description": "Unread ones first, then those without an answer, then the others; newest first"},
    )
    total = ma.fields.Integer(required=True, metadata={"description": "How many there are on all pages"})
    unread = ma.fields.Integer(required=True, metadata={"description": "How many of them are unread"})


class TeamInboxAnswer(InboxAnswer):
    questions_waiting = ma.fields.Integer(
        required=True, metadata={"description": "How many questions from visitors wait for an answer", "example": 2}
    )


class ThreadAnswer(SuccessAnswer):
    messages = ma.fields.List(ma.fields.Nested(ShownMessage), required=True, metadata={"description": "Oldest first"})
    is_hidden = ma.fields.Boolean(required=True, metadata={"description": "A blind review hides the applicant"})
    scheduled = ma.fields.List(
        ma.fields.Nested(ShownScheduled),
        required=True,
        metadata={"description": "Scheduled messages, the next one first"},
    )
    zone = ma.fields.String(
        required=True, metadata={"description": "The business's time zone, to send later; empty for the applicant"}
    )


class MailTaken(SuccessAnswer):
    is_taken = ma.fields.Boolean(
        required=True, metadata={"description": "False if it was refused; sending it again changes nothing"}
    )


LARGEST_MAIL = 30 * 1024 * 1024


area = Area("threads", __name__, url_prefix="/api", description="What both sides write about an application")


@area.route(f"/applications/{APPLICATION}/messages", methods=["GET"])
@area.response(200, ThreadAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's application")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@guarded(Who.SIGNED_IN, scope=Scope.APPLICATIONS_READ)
def messages(application_id: int) -> dict[str, Any]:
    """List the messages about an application: for the applicant and those who decide."""
    return thread_answer(desk(ThreadDesk).of(application_id, by=caller()))


@area.route(f"/applications/{APPLICATION}/messages", methods=["POST"])
@area.arguments(WrittenMessage)
@area.response(201, ThreadAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's application")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(409, schema=ErrorAnswer, description="There are too many, or the data was deleted")
@area.alt_response(422, schema=ErrorAnswer, description="No text, or too much")
@area.alt_response(429, schema=ErrorAnswer, description="Too many messages in an hour")
@guarded(Who.SIGNED_IN, scope=Scope.APPLICATIONS_WRITE)
def write_message(values: dict[str, Any], application_id: int) -> dict[str, Any]:
    """Write a message about an application: the other side gets an email, now or at a chosen time."""
    if moment := values.get("send_at"):
        return thread_answer(desk(ScheduledMessageDesk).schedule(application_id, values["text"], moment, by=caller()))
    return thread_answer(desk(ThreadDesk).write(application_id, values["text"], by=caller()))


@area.route(f"/applications/{APPLICATION}/messages/files", methods=["POST"])
@area.arguments(WrittenWithFiles, location="multipart")
@area.response(201, ThreadAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's application")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(409, schema=ErrorAnswer, description="There are too many, or the data was deleted")
@area.alt_response(413, schema=ErrorAnswer, description="A file is too large")
@area.alt_response(
    422, schema=ErrorAnswer, description="Nothing to send, or a file cannot be used; the message says why"
)
@area.alt_response(429, schema=ErrorAnswer, description="Too many messages in an hour")
@guarded(Who.SIGNED_IN, body=UPLOADS_BODY, scope=Scope.APPLICATIONS_WRITE)
def write_with_files(values: dict[str, Any], application_id: int) -> dict[str, Any]:
    """Write a message with files. They are scanned first, and nothing is sent if one of them cannot be used."""
    threads = desk(ThreadDesk)
    largest = threads.thread_files.amounts.message_file_bytes
    uploads = [upload for file in values["files"] if (upload := upload_of(file, largest))]
    return thread_answer(threads.write(application_id, values["text"], uploads, by=caller()))


@area.route(f"/applications/{APPLICATION}/messages/read", methods=["POST"])
@area.arguments(SeenMessage)
@area.response(200, ThreadAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's application")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@guarded(Who.SIGNED_IN, scope=Scope.APPLICATIONS_WRITE)
def mark_read(values: dict[str, Any], application_id: int) -> dict[str, Any]:
    """Mark messages as read, up to this one."""
    return thread_answer(desk(ThreadDesk).mark_read(application_id, values["message_id"], by=caller()))


@area.route("/inbox", methods=["GET"])
@area.arguments(InboxSearch, location="query")
@area.response(200, TeamInboxAnswer)
@guarded(Who.RECRUITERS)
def inbox(query: dict[str, Any]) -> dict[str, Any]:
    """List the threads of your inbox: those about all jobs whose applications you may read."""
    page = desk(ThreadDesk).inbox(window_of(query), words=query.get("query", ""), by=caller())
    return _listed(page) | {"questions_waiting": desk(VisitorQuestionDesk).waiting(by=caller())}


@area.route("/me/threads", methods=["GET"])
@area.arguments(Paging, location="query")
@area.response(200, InboxAnswer)
@guarded(Who.SIGNED_IN)
def own_threads(query: dict[str, Any]) -> dict[str, Any]:
    """List the threads about your applications."""
    return _listed(desk(ThreadDesk).own(window_of(query), by=caller()))


@area.route("/inbound-mail", methods=["POST"])
@area.response(200, MailTaken)
@area.alt_response(403, schema=ErrorAnswer, description="The call is not signed by the mail provider")
@guarded(Who.PUBLIC, body=LARGEST_MAIL)
def take_mail() -> dict[str, Any]:
    """Take an email from SendGrid's Inbound Parse, which sends it raw and signs the call."""
    call = MailCall(
        request.get_data(),
        request.headers.get("Content-Type", ""),
        request.headers.get("X-Twilio-Email-Event-Webhook-Signature", ""),
        request.headers.get("X-Twilio-Email-Event-Webhook-Timestamp", ""),
    )
    return {"success": True, "is_taken": desk(ThreadDesk).take_call(call)}


def thread_answer(thread: Thread) -> dict[str, Any]:
    me = caller().id
    rows = [
        {
            "id": message.id,
            "text": message.text,
            "author": message.author,
            "at": message.at,
            "is_own": message.author_id == me,
            "is_from_applicant": message.is_from_applicant,
            "is_by_email": bool(message.mail_id),
            "is_new": thread.is_new(message),
            "files": [{"name": file.name, "size": file.size, "key": file.key} for file in message.files],
            "left_out": message.left_out,
        }
        for message in thread.messages
    ]
    scheduled = [scheduled_answer(message) for message in thread.scheduled]
    return {
        "success": True,
        "messages": rows,
        "is_hidden": thread.is_hidden,
        "scheduled": scheduled,
        "zone": thread.zone,
    }


def scheduled_answer(message: ScheduledMessage) -> dict[str, Any]:
    return {name: getattr(message, name) for name in ("id", "text", "author", "send_at", "is_held")}


def _listed(inbox: Inbox) -> dict[str, Any]:
    rows = [inbox_thread(row, caller().id) for row in inbox.rows]
    return {"success": True, "threads": rows, "total": inbox.total, "unread": inbox.unread}


def inbox_thread(row: InboxRow, reader_id: int) -> dict[str, Any]:
    head, name, stage, may_write = row
    return {
        "application_id": head.application.id,
        "job_id": head.application.job_id,
        "job_title": head.application.job_title,
        "name": name,
        "stage": stage,
        "score": head.application.score if stage else None,
        "text": snippet(head.message.text),
        "author": head.message.author,
        "is_own": head.message.author_id == reader_id,
        "is_from_applicant": head.message.is_from_applicant,
        "at": head.message.at,
        "is_unread": head.is_unread,
        "may_write": may_write,
        "answer_by": head.application.answer_due if head.application.is_open else None,
    }
