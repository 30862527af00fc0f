"""The webhooks of a recruiter, and what was sent to them."""

import json
from dataclasses import asdict
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller, origin
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, Digits, ErrorAnswer, Flag, Text, TimestampField
from hireloom.domain.webhooks import (
    LONGEST_URL,
    TEST,
    DeliveryStatus,
    WebhookActivity,
    WebhookDelivery,
    WebhookEndpoint,
    WebhookEvent,
)
from hireloom.usecases.webhooks import WebhookDesk

WEBHOOK = "<int(max=2147483647):webhook_id>"
DELIVERY = "<int(max=2147483647):delivery_id>"
EVENT = ma.validate.OneOf([event.value for event in WebhookEvent])
STATUS = ma.validate.OneOf([status.value for status in DeliveryStatus])
LISTED = 50


class WebhookFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the webhook"})
    url = ma.fields.String(required=True, metadata={"description": "Where the messages go"})
    events = ma.fields.List(
        ma.fields.String(validate=EVENT), required=True, metadata={"description": "The events that are sent"}
    )
    created_at = TimestampField(required=True, metadata={"description": "When it was added"})
    paused_at = TimestampField(required=True, allow_none=True, metadata={"description": "null while it is active"})
    failing_since = TimestampField(
        required=True, allow_none=True, metadata={"description": "The first failure since the last success"}
    )
    secret_hint = ma.fields.String(
        required=True,
        metadata={"description": "The last characters of the secret; empty if it cannot be read", "example": "3fQ9"},
    )


class WebhookHour(ma.Schema):
    sent = ma.fields.Integer(required=True, metadata={"description": "Messages of this hour"})
    failed = ma.fields.Integer(
        required=True, metadata={"description": "Those of them that were tried and have not arrived"}
    )


class WebhookActivityFields(ma.Schema):
    webhook_id = ma.fields.Integer(required=True, metadata={"description": "The number of the webhook"})
    hours = ma.fields.List(
        ma.fields.Nested(WebhookHour), required=True, metadata={"description": "The last 24 hours, the oldest first"}
    )
    waiting = ma.fields.Integer(required=True, metadata={"description": "Messages that have not arrived yet"})


class WebhookAttemptFields(ma.Schema):
    at = TimestampField(required=True, metadata={"description": "When the try ended"})
    seconds = ma.fields.Float(required=True, metadata={"description": "How long it took, in seconds"})
    status = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "The status of the answer; null if nothing answered"}
    )
    problem = ma.fields.String(
        required=True, metadata={"description": "Why there was no answer; empty if there was one"}
    )


class WebhookDeliveryFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the delivery"})
    message_id = ma.fields.String(required=True, metadata={"description": "The same in every try"})
    event = ma.fields.String(required=True, metadata={"description": "An event, or test", "example": "job.closed"})
    payload = ma.fields.Dict(required=True, metadata={"description": "What is sent"})
    created_at = TimestampField(required=True, metadata={"description": "When it happened"})
    status = ma.fields.String(
        required=True, validate=STATUS, metadata={"description": "Whether it has arrived; failed if it was given up"}
    )
    tries = ma.fields.Integer(
        required=True, metadata={"description": "How often it was tried since it was last sent by hand"}
    )
    tries_left = ma.fields.Integer(
        required=True, metadata={"description": "How often it is tried at most before it is given up", "example": 8}
    )
    tried_at = TimestampField(
        required=True, allow_none=True, metadata={"description": "The last try; null before the first"}
    )
    next_try_at = TimestampField(required=True, allow_none=True, metadata={"description": "null if there is none"})
    response_status = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "Of the last try; null if there was no answer"}
    )
    response = ma.fields.String(
        required=True, metadata={"description": "The beginning of the last answer, or why there was none"}
    )
    attempts = ma.fields.List(
        ma.fields.Nested(WebhookAttemptFields),
        required=True,
        metadata={"description": "The latest tries, at most 20, the latest last"},
    )


class WebhookList(SuccessAnswer):
    webhooks = ma.fields.List(ma.fields.Nested(WebhookFields), required=True, metadata={"description": "Oldest first"})
    events = ma.fields.List(
        ma.fields.String(validate=EVENT), required=True, metadata={"description": "Those that can be chosen"}
    )
    activity = ma.fields.List(
        ma.fields.Nested(WebhookActivityFields), required=True, metadata={"description": "What was sent lately"}
    )


class WebhookForm(ma.Schema):
    url = Text(required=True, metadata={"description": f"https://…, at most {LONGEST_URL} characters"})
    events = ma.fields.List(Text(validate=EVENT), required=True, metadata={"description": "At least one"})


class WebhookAnswer(MessageAnswer):
    webhook = ma.fields.Nested(WebhookFields, required=True, metadata={"description": "The webhook after the change"})


class WebhookMade(WebhookAnswer):
    secret = ma.fields.String(required=True, metadata={"description": "Signs every message", "example": "whsec_…"})


class WebhookSecret(SuccessAnswer):
    secret = ma.fields.String(required=True, metadata={"description": "Signs every message", "example": "whsec_…"})


class WebhookSwitch(ma.Schema):
    is_active = ma.fields.Boolean(
        required=True, metadata={"description": "False pauses it; true sends what waited meanwhile"}
    )


class WebhookRemoved(MessageAnswer):
    """The webhook and its deliveries are gone."""


class WebhookDeliveryAnswer(MessageAnswer):
    delivery = ma.fields.Nested(
        WebhookDeliveryFields, required=True, metadata={"description": "The message, on its way"}
    )


class WebhookDeliveryList(SuccessAnswer):
    deliveries = ma.fields.List(
        ma.fields.Nested(WebhookDeliveryFields),
        required=True,
        metadata={"description": f"At most {LISTED} of the last 30 days, the newest first"},
    )
    total = ma.fields.Integer(
        required=True, metadata={"description": "How many there are of the chosen event, on all pages"}
    )
    failed = ma.fields.Integer(
        required=True, metadata={"description": "How many of `total` were tried and have not arrived"}
    )


class WebhookDeliveryQuery(ma.Schema):
    before = Digits(
        validate=ma.validate.Range(1, 2147483647),
        metadata={"description": "The last `id` of the page before; none for the first page"},
    )
    event = Text(
        validate=ma.validate.OneOf([TEST, *WebhookEvent]), metadata={"description": "Only messages of this type"}
    )
    failed = Flag(
        load_default=False, metadata={"description": "True for those only that were tried and have not arrived"}
    )


area = Area(
    "webhooks", __name__, url_prefix="/api", description="Where a recruiter's own systems are notified of events"
)


@area.route("/me/webhooks", methods=["GET"])
@area.response(200, WebhookList)
@guarded(Who.SIGNED_IN)
def list_my_webhooks() -> dict[str, Any]:
    """List the caller's webhooks."""
    webhooks = [shown(webhook) for webhook in desk(WebhookDesk).of(by=caller())]
    activity = [_activity(key, lately) for key, lately in desk(WebhookDesk).activity(by=caller()).items()]
    return {"success": True, "webhooks": webhooks, "events": list(WebhookEvent), "activity": activity}


@area.route("/me/webhooks", methods=["POST"])
@area.arguments(WebhookForm)
@area.response(201, WebhookMade)
@area.alt_response(403, schema=ErrorAnswer, description="The caller is not a recruiter, or must confirm first")
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="The address or an event is not possible")
@guarded(Who.SIGNED_IN, confirmed=True)
def add_my_webhook(values: dict[str, Any]) -> dict[str, Any]:
    """Add a webhook; the answer shows its secret."""
    events = map(WebhookEvent, values["events"])
    webhook, secret = desk(WebhookDesk).add(values["url"], events, by=caller(), origin=origin())
    message = "Your webhook is added."
    return {"success": True, "message": message, "webhook": shown(webhook), "secret": secret}


@area.route(f"/me/webhooks/{WEBHOOK}", methods=["DELETE"])
@area.response(200, WebhookRemoved)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such webhook")
@guarded(Who.SIGNED_IN)
def remove_my_webhook(webhook_id: int) -> dict[str, Any]:
    """Remove a webhook with its deliveries; nothing more is sent to it."""
    desk(WebhookDesk).remove(webhook_id, by=caller(), origin=origin())
    return {"success": True, "message": "The webhook is removed."}


@area.route(f"/me/webhooks/{WEBHOOK}/secret", methods=["POST"])
@area.response(201, WebhookMade)
@area.alt_response(403, schema=ErrorAnswer, description="The caller must confirm first")
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such webhook")
@guarded(Who.SIGNED_IN, confirmed=True)
def renew_my_webhook_secret(webhook_id: int) -> dict[str, Any]:
    """Give a webhook a new secret; for a while, messages are also signed with the old one."""
    webhook, secret = desk(WebhookDesk).renew(webhook_id, by=caller(), origin=origin())
    message = "Your webhook has a new secret."
    return {"success": True, "message": message, "webhook": shown(webhook), "secret": secret}


@area.route(f"/me/webhooks/{WEBHOOK}/secret", methods=["GET"])
@area.response(200, WebhookSecret)
@area.alt_response(403, schema=ErrorAnswer, description="The caller must confirm first")
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such webhook")
@area.alt_response(409, schema=ErrorAnswer, description="The secret can no longer be read")
@guarded(Who.SIGNED_IN, confirmed=True)
def show_my_webhook_secret(webhook_id: int) -> dict[str, Any]:
    """Show the secret of a webhook; the security log notes it."""
    return {"success": True, "secret": desk(WebhookDesk).secret(webhook_id, by=caller(), origin=origin())}


@area.route(f"/me/webhooks/{WEBHOOK}/switch", methods=["POST"])
@area.arguments(WebhookSwitch)
@area.response(200, WebhookAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such webhook")
@guarded(Who.SIGNED_IN)
def switch_my_webhook(values: dict[str, Any], webhook_id: int) -> dict[str, Any]:
    """Pause a webhook, or resume it and send the messages that have waited."""
    webhook = desk(WebhookDesk).switch(webhook_id, is_active=values["is_active"], by=caller())
    message = "The webhook is paused." if webhook.paused_at else "The webhook is active."
    return {"success": True, "message": message, "webhook": shown(webhook)}


@area.route(f"/me/webhooks/{WEBHOOK}/deliveries", methods=["GET"])
@area.arguments(WebhookDeliveryQuery, location="query")
@area.response(200, WebhookDeliveryList)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such webhook")
@guarded(Who.SIGNED_IN)
def list_my_webhook_deliveries(query: dict[str, Any], webhook_id: int) -> dict[str, Any]:
    """List the messages to a webhook, with every try and the last answer."""
    deliveries, tally = desk(WebhookDesk).deliveries(
        webhook_id,
        below=query.get("before"),
        count=LISTED,
        by=caller(),
        event=query.get("event"),
        is_failed=query["failed"],
    )
    return {"success": True, "deliveries": [shown_delivery(delivery) for delivery in deliveries], **tally._asdict()}


@area.route(f"/me/webhooks/{WEBHOOK}/test", methods=["POST"])
@area.response(202, WebhookDeliveryAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such webhook")
@area.alt_response(409, schema=ErrorAnswer, description="The webhook is paused")
@area.alt_response(429, schema=ErrorAnswer, description="Too many in an hour")
@guarded(Who.SIGNED_IN)
def test_my_webhook(webhook_id: int) -> dict[str, Any]:
    """Send a message of the type `test` within seconds."""
    delivery = desk(WebhookDesk).test(webhook_id, by=caller())
    return {"success": True, "message": "A test is on its way.", "delivery": shown_delivery(delivery)}


@area.route(f"/me/webhooks/{WEBHOOK}/deliveries/{DELIVERY}/redeliver", methods=["POST"])
@area.response(202, WebhookDeliveryAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such webhook or delivery")
@area.alt_response(409, schema=ErrorAnswer, description="The webhook is paused")
@area.alt_response(429, schema=ErrorAnswer, description="Too many in an hour")
@guarded(Who.SIGNED_IN)
def redeliver_my_webhook_delivery(webhook_id: int, delivery_id: int) -> dict[str, Any]:
    """Send a message once more, under the same id."""
    delivery = desk(WebhookDesk).redeliver(webhook_id, delivery_id, by=caller())
    return {"success": True, "message": "The message is on its way again.", "delivery": shown_delivery(delivery)}


def shown(webhook: WebhookEndpoint) -> dict[str, Any]:
    return {
        "id": webhook.id,
        "url": webhook.url,
        "events": [event for event in WebhookEvent if event in webhook.events],
        "created_at": webhook.created_at,
        "paused_at": webhook.paused_at,
        "failing_since": webhook.failing_since,
        "secret_hint": desk(WebhookDesk).secret_hint(webhook),
    }


def _activity(webhook_id: int, lately: WebhookActivity) -> dict[str, Any]:
    hours = [hour._asdict() for hour in lately.hours]
    return {"webhook_id": webhook_id, "hours": hours, "waiting": lately.waiting}


def shown_delivery(delivery: WebhookDelivery) -> dict[str, Any]:
    is_waiting = delivery.status is DeliveryStatus.WAITING
    return {
        "id": delivery.id,
        "message_id": delivery.message_id,
        "event": delivery.event,
        "payload": json.loads(delivery.body),
        "created_at": delivery.created_at,
        "status": delivery.status,
        "tries": delivery.tries,
        "tries_left": delivery.tries_left,
        "tried_at": delivery.tried_at,
        "next_try_at": delivery.due_at if is_waiting else None,
        "response_status": delivery.response_status,
        "response": delivery.response,
        "attempts": [asdict(attempt) for attempt in delivery.attempts],
    }
