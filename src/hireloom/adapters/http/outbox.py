"""Emails: in a demo, the newest ones to read; for admins, the state of each."""

from typing import Any

import marshmallow as ma
from flask import Response

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.domain.mails.deliveries import Delivery, DeliveryState
from hireloom.usecases.outbox import OutboxDesk

STATES = [state.value for state in DeliveryState]


# What an email may do in our frame: use its own styles, and open links outside. No script runs, nothing is fetched.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src data:",
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        "sandbox allow-popups allow-popups-to-escape-sandbox",
    )
)
AWAY = '<head>\n<base target="_blank">'  # a link opens outside the frame
HTML, PAGE = {"type": "string"}, "text/html"


class RecentMail(ma.Schema):
    event = ma.fields.String(required=True, metadata={"description": "For GET /api/outbox/page"})
    to = ma.fields.String(required=True, metadata={"description": "The address of the mailbox"})
    subject = ma.fields.String(required=True, metadata={"description": "The subject of the email"})
    text = ma.fields.String(required=True, metadata={"description": "The email as text"})
    state = ma.fields.String(
        required=True, validate=ma.validate.OneOf(STATES), metadata={"description": "Whether it has been sent"}
    )
    sent_at = ma.fields.DateTime(
        required=True,
        allow_none=True,
        metadata={"description": "When the mail server accepted it, in UTC; null before that"},
    )


class RecentMails(SuccessAnswer):
    mails = ma.fields.List(ma.fields.Nested(RecentMail), required=True, metadata={"description": "The newest first"})


class OneMail(ma.Schema):
    event = Text(required=True, metadata={"description": "The `event` of the email in the list"})


class MailState(ma.Schema):
    """The state of an email; its text is not stored."""

    event = ma.fields.String(required=True, metadata={"description": "What it reports"})
    to = ma.fields.String(required=True, metadata={"description": "The address of the mailbox"})
    subject = ma.fields.String(required=True, metadata={"description": "The subject of the email"})
    state = ma.fields.String(
        required=True, validate=ma.validate.OneOf(STATES), metadata={"description": "Whether it has been sent"}
    )
    tries = ma.fields.Integer(required=True, metadata={"description": "How often it was tried"})
    last_error = ma.fields.String(required=True, metadata={"description": "Why the last try failed; empty if none has"})
    created_at = ma.fields.DateTime(required=True, metadata={"description": "When it was written, in UTC"})
    next_try_at = ma.fields.DateTime(
        required=True, allow_none=True, metadata={"description": "Only while it is waiting"}
    )
    sent_at = ma.fields.DateTime(
        required=True,
        allow_none=True,
        metadata={"description": "When the mail server accepted it, in UTC; null before that"},
    )


class MailCounts(ma.Schema):
    waiting = ma.fields.Integer(
        required=True, metadata={"description": "Emails whose time has not come or that are tried again"}
    )
    sending = ma.fields.Integer(required=True, metadata={"description": "Emails that are being sent right now"})
    sent = ma.fields.Integer(required=True, metadata={"description": "Emails that the mail server has accepted"})
    failed = ma.fields.Integer(required=True, metadata={"description": "Emails that were given up"})


class MailStates(SuccessAnswer):
    counts = ma.fields.Nested(
        MailCounts, required=True, metadata={"description": "How many emails there are in each state"}
    )
    mails = ma.fields.List(
        ma.fields.Nested(MailState), required=True, metadata={"description": "One page, the newest first"}
    )


class OutboxQuery(ma.Schema):
    state = ma.fields.String(validate=ma.validate.OneOf(STATES), metadata={"description": "Any if absent"})
    admin_email = Text(metadata={"description": "If given, must be the caller's own"})


area = Area("outbox", __name__, url_prefix="/api", description="Emails on their way")


@area.route("/outbox/recent")
@area.response(200, RecentMails)
@area.alt_response(404, schema=ErrorAnswer, description="Emails are not public here")
@guarded(Who.PUBLIC)
def recent_mails() -> dict[str, Any]:
    """List the last 20 emails with their text; only in demo mode with emails kept in a folder."""
    return {"success": True, "mails": [_readable(mail) for mail in desk(OutboxDesk).recent()]}


@area.route("/outbox/page")
@area.arguments(OneMail, location="query")
@area.response(200, HTML, description="The email as its reader sees it, for a sandboxed frame", content_type=PAGE)
@area.alt_response(404, schema=ErrorAnswer, description="There is no such email, or emails are not public here")
@guarded(Who.PUBLIC)
def mail_as_page(query: dict[str, Any]) -> Response:
    """Show one email as its reader sees it; only in demo mode with emails kept in a folder."""
    page = desk(OutboxDesk).page_of(query["event"])
    response = Response(page.replace("<head>", AWAY, 1), content_type=f"{PAGE}; charset=utf-8")
    response.headers["Content-Security-Policy"] = POLICY
    response.headers["X-Frame-Options"] = "SAMEORIGIN"
    return response


@area.route("/admin/outbox")
@area.arguments(OutboxQuery, location="query")
@area.response(200, MailStates)
@area.alt_response(422, schema=ErrorAnswer, description="No such state")
@guarded(Who.ADMINS, identity=("admin_email",))
def mail_states(query: dict[str, Any]) -> dict[str, Any]:
    """List the last 200 emails with their state, and count the emails in each state."""
    newest, counts = desk(OutboxDesk).listed(DeliveryState(query["state"]) if "state" in query else None)
    named = {state.value: count for state, count in counts.items()}
    return {"success": True, "counts": named, "mails": [_listed(mail) for mail in newest]}


def _readable(delivery: Delivery) -> dict[str, Any]:
    letter = delivery.letter
    return _named(delivery) | {"event": delivery.event, "text": letter.text if letter else ""}


def _listed(delivery: Delivery) -> dict[str, Any]:
    return _named(delivery) | {
        "event": delivery.event,
        "tries": delivery.tries,
        "last_error": delivery.last_error,
        "created_at": delivery.created_at,
        "next_try_at": delivery.next_try_at if delivery.state is DeliveryState.WAITING else None,
    }


def _named(delivery: Delivery) -> dict[str, Any]:
    return {
        "to": delivery.to,
        "subject": delivery.subject,
        "state": delivery.state.value,
        "sent_at": delivery.sent_at,
    }
