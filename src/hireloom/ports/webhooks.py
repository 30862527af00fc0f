"""Webhooks, and the messages on their way to them."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import NamedTuple, Protocol

from hireloom.domain.webhooks import (
    DeliveryTally,
    WebhookActivity,
    WebhookDelivery,
    WebhookEndpoint,
    WebhookEvent,
)


class Webhooks(Protocol):
    def of(self, user_id: int) -> Sequence[WebhookEndpoint]:
        """Oldest first."""
        ...

    def get(self, webhook_id: int, user_id: int) -> WebhookEndpoint:
        """This person's webhook. Raises NoSuchWebhook."""
        ...

    def get_for_update(self, webhook_id: int, user_id: int) -> WebhookEndpoint:
        """Like `get`; nobody else can change it until this unit of work is done."""
        ...

    def add(self, webhook: WebhookEndpoint) -> WebhookEndpoint:
        """The webhook with an id."""
        ...

    def put(self, webhook: WebhookEndpoint) -> None:
        """Store its secrets, whether it is paused, its failures and its lease."""
        ...

    def remove(self, webhook_id: int) -> None:
        """With its deliveries."""
        ...

    def remove_all(self, user_id: int) -> None: ...

    def pause_all(self, user_id: int, now: datetime) -> None:
        """Pause this person's webhooks, as far as they are not paused yet."""
        ...

    def announce(
        self, event: WebhookEvent, data: Sequence[Mapping[str, object]], *, owner_id: int, now: datetime
    ) -> None:
        """One message for each of `data` to each of this person's webhooks that wants such events; they go out once
        the unit of work is done."""
        ...

    def add_delivery(self, delivery: WebhookDelivery) -> WebhookDelivery:
        """The delivery with an id."""
        ...

    def deliveries(
        self, webhook_id: int, *, below: int | None, count: int, event: str | None = None, is_failed: bool = False
    ) -> Sequence[WebhookDelivery]:
        """Newest first, with an id less than `below`; of this `event`, and with `is_failed` only those that were tried
        and have not arrived."""
        ...

    def tally(self, webhook_id: int, event: str | None) -> DeliveryTally:
        """How many deliveries `deliveries` would list, and how many of them have failed so far."""
        ...

    def activity(self, user_id: int, now: datetime) -> Mapping[int, WebhookActivity]:
        """What was sent to this person's webhooks lately, by their ids."""
        ...

    def deliveries_of(self, user_id: int) -> Sequence[WebhookDelivery]:
        """To all of this person's webhooks, oldest first."""
        ...

    def delivery_for_update(self, delivery_id: int, webhook_id: int) -> WebhookDelivery:
        """Raises NoSuchWebhookDelivery."""
        ...

    def put_delivery(self, delivery: WebhookDelivery) -> None:
        """Store a changed delivery."""
        ...

    def lease(self, now: datetime) -> tuple[WebhookEndpoint, WebhookDelivery] | None:
        """An active person's webhook that is neither paused nor resting, and the first of its messages that are due;
        of several webhooks the one with the message that has been due longest. Nobody else gets this webhook while the
        lease lasts, so that messages to it neither meet nor overtake each other."""
        ...

    def keep(self, delivery: WebhookDelivery) -> bool:
        """Store the result of a try; returns False and changes nothing if the lease was lost."""
        ...

    def sweep(self, *, created_before: datetime) -> int:
        """Remove older deliveries; returns how many."""
        ...


class ReceiverAnswer(NamedTuple):
    """`status` is None if there was no answer; `text` is its beginning, or why there was none. It took `seconds`."""

    status: int | None
    text: str
    seconds: float = 0.0

    @property
    def is_good(self) -> bool:
        return self.status is not None and 200 <= self.status < 300


class Receivers(Protocol):
    """The systems that webhooks lead to."""

    def may_be_plain(self, url: str) -> bool:
        """Whether this address may be without encryption."""
        ...

    def are_inside(self, url: str) -> bool:
        """Whether this usable address leads to a private network now; takes limited time."""
        ...

    def post(self, url: str, body: str, headers: Mapping[str, str]) -> ReceiverAnswer:
        """Never raises; takes limited time and reads a limited answer, follows no redirect, and reaches no private
        address."""
        ...
