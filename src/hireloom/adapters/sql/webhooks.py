"""Webhooks in SQL."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from datetime import datetime, timedelta
from typing import Any
from uuid import uuid4

from sqlalchemy import Connection, Row, Select, and_, case, delete, func, insert, or_, select, update

from hireloom.adapters.sql.tables import users
from hireloom.adapters.sql.webhook_tables import webhook_deliveries as deliveries
from hireloom.adapters.sql.webhook_tables import webhooks
from hireloom.domain.webhooks import (
    HOURS_SHOWN,
    DeliveryStatus,
    DeliveryTally,
    HourTally,
    NoSuchWebhook,
    NoSuchWebhookDelivery,
    WebhookActivity,
    WebhookAttempt,
    WebhookDelivery,
    WebhookEndpoint,
    WebhookEvent,
    body_of,
)

_EVENTS = frozenset(WebhookEvent)
_IS_WAITING = deliveries.c.status == DeliveryStatus.WAITING
_HAS_FAILED = or_(deliveries.c.status == DeliveryStatus.FAILED, and_(_IS_WAITING, deliveries.c.tries > 0))


class SqlWebhooks:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, user_id: int) -> Sequence[WebhookEndpoint]:
        query = select(webhooks).where(webhooks.c.user_id == user_id).order_by(webhooks.c.id)
        return [_webhook(row) for row in self._connection.execute(query)]

    def get(self, webhook_id: int, user_id: int) -> WebhookEndpoint:
        return self._one(select(webhooks).where(webhooks.c.id == webhook_id, webhooks.c.user_id == user_id))

    def get_for_update(self, webhook_id: int, user_id: int) -> WebhookEndpoint:
        query = select(webhooks).where(webhooks.c.id == webhook_id, webhooks.c.user_id == user_id)
        return self._one(query.with_for_update())

    def add(self, webhook: WebhookEndpoint) -> WebhookEndpoint:
        values = asdict(webhook) | {"events": sorted(webhook.events)}
        del values["id"]
        added = insert(webhooks).values(**values).returning(webhooks.c.id)
        return replace(webhook, id=self._connection.scalar(added) or 0)

    def put(self, webhook: WebhookEndpoint) -> None:
        names = "secret", "former_secret", "former_until", "paused_at", "failing_since", "rests_until", "leased_until"
        values = {name: getattr(webhook, name) for name in names}
        self._connection.execute(update(webhooks).where(webhooks.c.id == webhook.id).values(**values))

    def remove(self, webhook_id: int) -> None:
        self._connection.execute(delete(deliveries).where(deliveries.c.webhook_id == webhook_id))
        self._connection.execute(delete(webhooks).where(webhooks.c.id == webhook_id))

    def remove_all(self, user_id: int) -> None:
        for webhook in self.of(user_id):
            self.remove(webhook.id)

    def pause_all(self, user_id: int, now: datetime) -> None:
        working = update(webhooks).where(webhooks.c.user_id == user_id, webhooks.c.paused_at.is_(None))
        self._connection.execute(working.values(paused_at=now))

    def announce(
        self, event: WebhookEvent, data: Sequence[Mapping[str, object]], *, owner_id: int, now: datetime
    ) -> None:
        new = [
            WebhookDelivery(webhook.id, f"msg_{uuid4().hex}", event, body_of(event, datum, now=now), now, now)
            for webhook in self.of(owner_id)
            if event in webhook.events
            for datum in data
        ]
        if new:
            self._connection.execute(insert(deliveries), [_values(delivery) for delivery in new])

    def add_delivery(self, delivery: WebhookDelivery) -> WebhookDelivery:
        added = insert(deliveries).values(**_values(delivery)).returning(deliveries.c.id)
        return replace(delivery, id=self._connection.scalar(added) or 0)

    def deliveries(
        self, webhook_id: int, *, below: int | None, count: int, event: str | None = None, is_failed: bool = False
    ) -> Sequence[WebhookDelivery]:
        newest = select(deliveries).where(deliveries.c.webhook_id == webhook_id).order_by(deliveries.c.id.desc())
        if below is not None:
            newest = newest.where(deliveries.c.id < below)
        if event is not None:
            newest = newest.where(deliveries.c.event == event)
        if is_failed:
            newest = newest.where(_HAS_FAILED)
        return [_delivery(row._mapping) for row in self._connection.execute(newest.limit(count))]

    def tally(self, webhook_id: int, event: str | None) -> DeliveryTally:
        counts = select(func.count(), func.count(case((_HAS_FAILED, 1)))).where(deliveries.c.webhook_id == webhook_id)
        if event is not None:
            counts = counts.where(deliveries.c.event == event)
        return DeliveryTally(*self._connection.execute(counts).one())

    def activity(self, user_id: int, now: datetime) -> Mapping[int, WebhookActivity]:
        ids = select(webhooks.c.id).where(webhooks.c.user_id == user_id)
        of_mine = deliveries.c.webhook_id.in_(ids)
        starts = [now - timedelta(hours=HOURS_SHOWN - hour) for hour in range(HOURS_SHOWN)]
        hour = case(*[(deliveries.c.created_at >= starts[at], at) for at in reversed(range(HOURS_SHOWN))])
        latest = (
            select(deliveries.c.webhook_id, hour.label("hour"), case((_HAS_FAILED, 1)).label("failed"))
            .where(of_mine, deliveries.c.created_at >= starts[0])
            .subquery()
        )
        by_hour = select(latest.c.webhook_id, latest.c.hour, func.count(), func.count(latest.c.failed))
        by_hour = by_hour.group_by(latest.c.webhook_id, latest.c.hour)
        tallies = {(key, at): HourTally(*counts) for key, at, *counts in self._connection.execute(by_hour)}
        queue = select(deliveries.c.webhook_id, func.count()).where(of_mine, _IS_WAITING)
        waiting = {key: int(count) for key, count in self._connection.execute(queue.group_by(deliveries.c.webhook_id))}
        return {
            key: WebhookActivity(
                tuple(tallies.get((key, at), HourTally(0, 0)) for at in range(HOURS_SHOWN)), waiting.get(key, 0)
            )
            for key in self._connection.scalars(ids)
        }

    def deliveries_of(self, user_id: int) -> Sequence[WebhookDelivery]:
        query = select(deliveries).join(webhooks, webhooks.c.id == deliveries.c.webhook_id)
        rows = self._connection.execute(query.where(webhooks.c.user_id == user_id).order_by(deliveries.c.id))
        return [_delivery(row._mapping) for row in rows]

    def delivery_for_update(self, delivery_id: int, webhook_id: int) -> WebhookDelivery:
        query = select(deliveries).where(deliveries.c.id == delivery_id, deliveries.c.webhook_id == webhook_id)
        row = self._connection.execute(query.with_for_update()).one_or_none()
        if row is None:
            raise NoSuchWebhookDelivery
        return _delivery(row._mapping)

    def put_delivery(self, delivery: WebhookDelivery) -> None:
        statement = update(deliveries).where(deliveries.c.id == delivery.id)
        self._connection.execute(statement.values(**_values(delivery)))

    def lease(self, now: datetime) -> tuple[WebhookEndpoint, WebhookDelivery] | None:
        is_due = and_(_IS_WAITING, deliveries.c.due_at <= now)
        free = (
            select(webhooks)
            .join(deliveries, webhooks.c.id == deliveries.c.webhook_id)
            .join(users, users.c.id == webhooks.c.user_id)
            .where(is_due, users.c.is_active, webhooks.c.paused_at.is_(None))
            .where(*(or_(end.is_(None), end <= now) for end in (webhooks.c.rests_until, webhooks.c.leased_until)))
            .order_by(deliveries.c.due_at, deliveries.c.id)
            .limit(1)
        )
        locked = free.with_for_update(of=webhooks, skip_locked=True, key_share=True)
        row = self._connection.execute(locked).one_or_none()
        first = select(deliveries).where(is_due).order_by(deliveries.c.id).limit(1)
        due = self._connection.execute(first.where(deliveries.c.webhook_id == row.id)).one_or_none() if row else None
        if row is None or due is None:  # somebody sent it before the webhook was ours
            return None
        webhook, delivery = _webhook(row).leased(now), _delivery(due._mapping).leased(now)
        self.put(webhook)
        self.put_delivery(delivery)
        return webhook, delivery

    def keep(self, delivery: WebhookDelivery) -> bool:
        conditions = (
            deliveries.c.id == delivery.id,
            deliveries.c.status == DeliveryStatus.WAITING,
            deliveries.c.tries == delivery.tries,  # a different number: leased again since
        )
        result = self._connection.execute(update(deliveries).where(*conditions).values(**_values(delivery)))
        return bool(result.rowcount)

    def sweep(self, *, created_before: datetime) -> int:
        old = delete(deliveries).where(deliveries.c.created_at < created_before)
        return self._connection.execute(old).rowcount

    def _one(self, query: Select[Any]) -> WebhookEndpoint:
        row = self._connection.execute(query).one_or_none()
        if row is None:
            raise NoSuchWebhook
        return _webhook(row)


def _webhook(row: Row[Any]) -> WebhookEndpoint:
    values = dict(row._mapping)
    return WebhookEndpoint(**values | {"events": frozenset(map(WebhookEvent, _EVENTS.intersection(values["events"])))})


def _delivery(row: Mapping[Any, Any]) -> WebhookDelivery:
    values = {column.name: row[column.name] for column in deliveries.c}
    attempts = tuple(
        WebhookAttempt(**attempt | {"at": datetime.fromisoformat(attempt["at"])}) for attempt in values["attempts"]
    )
    return WebhookDelivery(**values | {"status": DeliveryStatus(values["status"]), "attempts": attempts})


def _values(delivery: WebhookDelivery) -> dict[str, Any]:
    attempts = [asdict(attempt) | {"at": attempt.at.isoformat()} for attempt in delivery.attempts]
    values = asdict(delivery) | {"status": delivery.status.value, "event": str(delivery.event), "attempts": attempts}
    del values["id"]
    return values
