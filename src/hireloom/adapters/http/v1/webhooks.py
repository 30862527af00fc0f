"""Webhooks in /api/v1."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.auth import origin
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, TimestampField, Truth
from hireloom.adapters.http.v1.fields import Slice, below, field, listed, next_cursor, page, rows, sent
from hireloom.adapters.http.webhooks import DELIVERY, EVENT, STATUS, WEBHOOK, shown, shown_delivery
from hireloom.domain.api_keys import Scope
from hireloom.domain.webhooks import LONGEST_URL, WebhookEvent
from hireloom.usecases.webhooks import WebhookDesk

URL, EVENTS = "https://hooks.example/hireloom", ["application.received", "job.closed"]
MADE_AT = "2026-11-25T09:30:00Z"


class WebhookResource(ma.Schema):
    """An address at which a recruiter's own system gets messages about events."""

    id = field(ma.fields.Integer, "The number of the webhook", 3)
    url = field(ma.fields.String, "Where the messages go", URL)
    events = listed(ma.fields.String, "The events that are sent", EVENTS, validate=EVENT)
    created_at = field(TimestampField, "When it was added", MADE_AT)
    paused_at = field(TimestampField, "When it was paused; null while it is active", None, allow_none=True)
    failing_since = field(TimestampField, "The first failure since the last success", None, allow_none=True)


class NewWebhookResource(WebhookResource):
    """A new webhook with its secret, which no key can read again."""

    secret = field(ma.fields.String, "Signs every message", "whsec_c2VjcmV0IG9mIHRoZSB3ZWJob29r")


class DeliveryResource(ma.Schema):
    """A message to a webhook, and its outcome."""

    id = field(ma.fields.Integer, "The number of the delivery", 41)
    message_id = field(ma.fields.String, "The header webhook-id; the same in every try", "msg_8f14e45fceea167a")
    event = field(ma.fields.String, "An event, or test", "job.closed")
    payload = field(ma.fields.Dict, "What is sent", {"type": "job.closed", "timestamp": MADE_AT, "data": {"job_id": 7}})
    created_at = field(TimestampField, "When it happened", MADE_AT)
    status = field(ma.fields.String, "Whether it has arrived", "delivered", validate=STATUS)
    tries = field(ma.fields.Integer, "How often it was tried", 1)
    tries_left = field(ma.fields.Integer, "How often it is tried at most before it is given up", 0)
    tried_at = field(TimestampField, "The last try; null before the first", MADE_AT, allow_none=True)
    next_try_at = field(TimestampField, "The next try; null if there is none", None, allow_none=True)
    response_status = field(ma.fields.Integer, "Of the last try; null without an answer", 200, allow_none=True)
    response = field(ma.fields.String, "The beginning of the last answer, or why there was none", "thanks")


class WebhookRows(ma.Schema):
    data = rows(WebhookResource, "All webhooks, the oldest first")


class DeliveryRows(ma.Schema):
    data = rows(DeliveryResource, "The deliveries of the last 30 days, the newest first")
    next_cursor = next_cursor()


class NewWebhook(ma.Schema):
    url = sent(Text, f"An https address of at most {LONGEST_URL} characters", URL, required=True)
    events = ma.fields.List(
        Text(validate=EVENT), required=True, metadata={"description": "At least one event", "example": EVENTS}
    )


class WebhookChange(ma.Schema):
    is_active = sent(Truth, "False pauses it; true sends what waited meanwhile", False, required=True)


area = Area(
    "v1_webhooks", __name__, url_prefix="/api/v1", description="Where a recruiter's own systems learn of events"
)
ROOT, BY_ID = "/webhooks", f"/webhooks/{WEBHOOK}"


@area.route(ROOT, methods=["GET"])
@area.response(200, WebhookRows, description="The webhooks")
@keyed(Scope.WEBHOOKS_READ)
def list_webhooks() -> dict[str, Any]:
    """List your webhooks."""
    return {"data": [shown(webhook) for webhook in desk(WebhookDesk).of(by=owner())]}


@area.route(ROOT, methods=["POST"])
@area.arguments(NewWebhook)
@area.response(201, NewWebhookResource, description="The webhook with its secret")
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="The address or an event is not possible")
@keyed(Scope.WEBHOOKS_WRITE)
def add_webhook(body: dict[str, Any]) -> dict[str, Any]:
    """Add a webhook: only this answer contains its secret."""
    events = map(WebhookEvent, body["events"])
    webhook, secret = desk(WebhookDesk).add(body["url"], events, by=owner(), origin=origin())
    return shown(webhook) | {"secret": secret}


@area.route(BY_ID, methods=["GET"])
@area.response(200, WebhookResource, description="The webhook")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such webhook")
@keyed(Scope.WEBHOOKS_READ)
def show_webhook(webhook_id: int) -> dict[str, Any]:
    """Show a webhook."""
    return shown(desk(WebhookDesk).get(webhook_id, by=owner()))


@area.route(BY_ID, methods=["PATCH"])
@area.arguments(WebhookChange)
@area.response(200, WebhookResource, description="The webhook after the change")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such webhook")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields")
@keyed(Scope.WEBHOOKS_WRITE)
def switch_webhook(body: dict[str, Any], webhook_id: int) -> dict[str, Any]:
    """Pause or resume a webhook."""
    return shown(desk(WebhookDesk).switch(webhook_id, is_active=body["is_active"], by=owner()))


@area.route(BY_ID, methods=["DELETE"])
@area.response(204, None, description="The webhook is gone")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such webhook")
@keyed(Scope.WEBHOOKS_WRITE)
def delete_webhook(webhook_id: int) -> None:
    """Remove a webhook with its deliveries."""
    desk(WebhookDesk).remove(webhook_id, by=owner(), origin=origin())


@area.route(f"{BY_ID}/secret", methods=["POST"])
@area.response(201, NewWebhookResource, description="The webhook with its new secret")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such webhook")
@keyed(Scope.WEBHOOKS_WRITE)
def renew_webhook_secret(webhook_id: int) -> dict[str, Any]:
    """Give a webhook a new secret: for a while, messages are also signed with the old one."""
    webhook, secret = desk(WebhookDesk).renew(webhook_id, by=owner(), origin=origin())
    return shown(webhook) | {"secret": secret}


@area.route(f"{BY_ID}/test", methods=["POST"])
@area.response(202, DeliveryResource, description="The message, on its way")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such webhook")
@area.alt_response(409, schema=ErrorAnswer, description="The webhook is paused")
@keyed(Scope.WEBHOOKS_WRITE)
def test_webhook(webhook_id: int) -> dict[str, Any]:
    """Send a test message within seconds. Its type is `test`."""
    return shown_delivery(desk(WebhookDesk).test(webhook_id, by=owner()))


@area.route(f"{BY_ID}/deliveries", methods=["GET"])
@area.arguments(Slice, location="query")
@area.response(200, DeliveryRows, description="A page of deliveries")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such webhook")
@keyed(Scope.WEBHOOKS_READ)
def list_deliveries(query: dict[str, Any], webhook_id: int) -> dict[str, Any]:
    """List a webhook's deliveries: what was sent, with the answers."""
    name, count = f"webhooks.{webhook_id}", query["limit"] + 1
    deliveries, _ = desk(WebhookDesk).deliveries(webhook_id, below=below(query, name), count=count, by=owner())
    return page(deliveries, query, name, lambda delivery: delivery.id, shown_delivery)


@area.route(f"{BY_ID}/deliveries/{DELIVERY}/redeliver", methods=["POST"])
@area.response(202, DeliveryResource, description="The message, on its way")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such webhook or delivery")
@area.alt_response(409, schema=ErrorAnswer, description="The webhook is paused")
@keyed(Scope.WEBHOOKS_WRITE)
def redeliver(webhook_id: int, delivery_id: int) -> dict[str, Any]:
    """Send a message again under the same id."""
    return shown_delivery(desk(WebhookDesk).redeliver(webhook_id, delivery_id, by=owner()))
