"""Webhooks: recruiters add and remove them and look at their deliveries; background work sends the messages."""

import logging
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from urllib.parse import urlsplit

from hireloom.domain.amounts import Amounts
from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.users import Role, User
from hireloom.domain.lives import Lives
from hireloom.domain.mails.security_mails import webhook_added, webhook_paused
from hireloom.domain.webhooks import (
    GONE,
    TEST,
    DeliveryTally,
    NoSuchWebhook,
    TooManyWebhooks,
    WebhookActivity,
    WebhookAddressPrivate,
    WebhookDelivery,
    WebhookEndpoint,
    WebhookEvent,
    WebhooksAreForRecruiters,
    WebhookSecretUnreadable,
    body_of,
    secret_of,
    signature,
)
from hireloom.ports.clock import Clock
from hireloom.ports.security import SealedTexts, Tokens
from hireloom.ports.stores import Store, Transaction
from hireloom.ports.webhooks import ReceiverAnswer, Receivers
from hireloom.usecases.limits import take
from hireloom.usecases.security_notices import SecurityNotices

HINT = 4  # characters of a secret that are shown
MOST_A_ROUND = 500  # messages; the next round follows in seconds
AT_ONCE = 8  # receivers: one that hangs keeps a thread for ten seconds in each minute
LOOK_AGAIN = 1.0  # seconds, for new messages to others while a receiver lets us wait

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class WebhookDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    lives: Lives
    rate_limits: RateLimits
    tokens: Tokens
    sealed_texts: SealedTexts
    receivers: Receivers
    notices: SecurityNotices
    site: str

    def of(self, *, by: User) -> Sequence[WebhookEndpoint]:
        with self.store.reading() as tx:
            return tx.webhooks.of(by.id)

    def get(self, webhook_id: int, *, by: User) -> WebhookEndpoint:
        """Raises NoSuchWebhook."""
        with self.store.reading() as tx:
            return tx.webhooks.get(webhook_id, by.id)

    def activity(self, *, by: User) -> Mapping[int, WebhookActivity]:
        """Of each webhook, by its id."""
        with self.store.reading() as tx:
            return tx.webhooks.activity(by.id, self.clock.now())

    def add(self, url: str, events: Iterable[WebhookEvent], *, by: User, origin: Origin) -> tuple[WebhookEndpoint, str]:
        """The webhook, and its secret: only an encrypted copy is stored. Raises WebhooksAreForRecruiters,
        WebhookAddressPrivate, TooManyWebhooks, or what WebhookEndpoint.made raises."""
        if by.role is Role.USER:
            raise WebhooksAreForRecruiters
        now, secret = self.clock.now(), secret_of(self.tokens.token())
        sealed = self.sealed_texts.sealed(secret, purpose=_purpose(by.id))
        is_plain = self.receivers.may_be_plain(url.strip())
        webhook = WebhookEndpoint.made(url, events, user_id=by.id, secret=sealed, now=now, may_be_plain=is_plain)
        if self.receivers.are_inside(webhook.url):
            raise WebhookAddressPrivate
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            if len(tx.webhooks.of(by.id)) >= self.amounts.webhooks:
                raise TooManyWebhooks(self.amounts.webhooks)
            stored = tx.webhooks.add(webhook)
            self._note(tx, "webhooks.created", stored, by, origin)
            self.notices.put(tx, by, lambda to, not_me: webhook_added(to, host=_host(stored), not_me=not_me))
        self.notices.hurry()
        return stored, secret

    def remove(self, webhook_id: int, *, by: User, origin: Origin) -> None:
        """With its deliveries. Raises NoSuchWebhook, like the methods below."""
        with self.store.writing() as tx:
            webhook = tx.webhooks.get_for_update(webhook_id, by.id)
            tx.webhooks.remove(webhook.id)
            self._note(tx, "webhooks.removed", webhook, by, origin)

    def renew(self, webhook_id: int, *, by: User, origin: Origin) -> tuple[WebhookEndpoint, str]:
        """A new secret. The previous one goes on signing for a day, so that no message is refused meanwhile."""
        now, secret = self.clock.now(), secret_of(self.tokens.token())
        sealed = self.sealed_texts.sealed(secret, purpose=_purpose(by.id))
        with self.store.writing() as tx:
            webhook = tx.webhooks.get_for_update(webhook_id, by.id).renewed(sealed, now, self.lives.overlap)
            tx.webhooks.put(webhook)
            self._note(tx, "webhooks.renewed", webhook, by, origin)
        return webhook, secret

    def secret(self, webhook_id: int, *, by: User, origin: Origin) -> str:
        """For somebody who has just confirmed who they are. Raises WebhookSecretUnreadable."""
        with self.store.writing() as tx:
            webhook = tx.webhooks.get(webhook_id, by.id)
            self._note(tx, "webhooks.shown", webhook, by, origin)
        secret = self.sealed_texts.opened(webhook.secret, purpose=_purpose(by.id))
        if secret is None:
            raise WebhookSecretUnreadable
        return secret

    def secret_hint(self, webhook: WebhookEndpoint) -> str:
        """Its end, by which the owner tells one secret from another; empty if it can no longer be read."""
        secret = self.sealed_texts.opened(webhook.secret, purpose=_purpose(webhook.user_id))
        return (secret or "")[-HINT:]

    def switch(self, webhook_id: int, *, is_active: bool, by: User) -> WebhookEndpoint:
        """Messages for a paused webhook wait until it is resumed."""
        with self.store.writing() as tx:
            webhook = tx.webhooks.get_for_update(webhook_id, by.id)
            changed = webhook.resumed() if is_active else webhook.paused(self.clock.now())
            tx.webhooks.put(changed)
            return changed

    def deliveries(
        self,
        webhook_id: int,
        *,
        below: int | None,
        count: int,
        by: User,
        event: str | None = None,
        is_failed: bool = False,
    ) -> tuple[Sequence[WebhookDelivery], DeliveryTally]:
        """A page of them, and how many there are."""
        with self.store.reading() as tx:
            tx.webhooks.get(webhook_id, by.id)  # refuses those of others
            page = tx.webhooks.deliveries(webhook_id, below=below, count=count, event=event, is_failed=is_failed)
            return page, tx.webhooks.tally(webhook_id, event)

    def test(self, webhook_id: int, *, by: User) -> WebhookDelivery:
        """Send a message without content soon. Raises WebhookPaused or TooMany."""
        now, message_id = self.clock.now(), f"msg_{self.tokens.token()}"
        with self.store.writing() as tx:
            webhook = self._awake(tx, webhook_id, by)
            body = body_of(TEST, {}, now=now)
            return tx.webhooks.add_delivery(WebhookDelivery(webhook.id, message_id, TEST, body, now, now))

    def redeliver(self, webhook_id: int, delivery_id: int, *, by: User) -> WebhookDelivery:
        """Send the message again, under the same id. Raises NoSuchWebhookDelivery, WebhookPaused or TooMany."""
        with self.store.writing() as tx:
            webhook = self._awake(tx, webhook_id, by)
            again = tx.webhooks.delivery_for_update(delivery_id, webhook.id).again(self.clock.now())
            tx.webhooks.put_delivery(again)
            return again

    def deliver_due(self) -> int:
        """Try the messages that are due now, up to AT_ONCE at once, so that no receiver waits for another; each gets
        one at a time, whoever else sends. Returns how many."""
        count, busy, finished, failures = 0, 0, SimpleQueue[Exception | None](), list[Exception]()
        while True:
            has_room = count < MOST_A_ROUND and busy < AT_ONCE and not failures
            leased = self._lease() if has_room else None
            if leased:
                count, busy = count + 1, busy + 1
                # Not from a pool, whose threads keep the process from ending; what is cut off is leased.
                Thread(target=self._send, args=(*leased, finished), name="webhook", daemon=True).start()
            elif busy:
                with suppress(Empty):
                    failure = finished.get(timeout=LOOK_AGAIN)
                    busy -= 1
                    failures += [failure] if failure else []
            elif failures:
                raise failures[0]
            else:
                return count

    def _send(
        self, webhook: WebhookEndpoint, delivery: WebhookDelivery, finished: "SimpleQueue[Exception | None]"
    ) -> None:
        try:
            self._deliver(webhook, delivery)
            finished.put(None)
        except Exception as failure:  # the round raises it
            finished.put(failure)

    def _lease(self) -> tuple[WebhookEndpoint, WebhookDelivery] | None:
        with self.store.writing() as tx:
            return tx.webhooks.lease(self.clock.now())

    def _deliver(self, webhook: WebhookEndpoint, delivery: WebhookDelivery) -> None:
        answer = self._post(webhook, delivery)  # no unit of work is open while we call a receiver
        with suppress(NoSuchWebhook):  # removed meanwhile
            self._keep(webhook, delivery, answer)

    def _post(self, webhook: WebhookEndpoint, delivery: WebhookDelivery) -> ReceiverAnswer:
        now, purpose = self.clock.now(), _purpose(webhook.user_id)
        secrets = [self.sealed_texts.opened(sealed, purpose=purpose) for sealed in webhook.secrets(now)]
        if secrets[0] is None:
            return ReceiverAnswer(None, WebhookSecretUnreadable.sentence)
        timestamp = int(now.timestamp())
        signed = (signature(secret, delivery.message_id, timestamp, delivery.body) for secret in secrets if secret)
        headers = {
            "webhook-id": delivery.message_id,
            "webhook-timestamp": str(timestamp),
            "webhook-signature": " ".join(signed),
        }
        return self.receivers.post(webhook.url, delivery.body, headers)

    def _keep(self, webhook: WebhookEndpoint, delivery: WebhookDelivery, answer: ReceiverAnswer) -> None:
        now, status = self.clock.now(), answer.status
        if status is not None and answer.is_good:
            done = delivery.delivered(now, status=status, response=answer.text, seconds=answer.seconds)
        else:
            done = delivery.missed(now, status=status, response=answer.text, seconds=answer.seconds)
        log.info("webhook message %s: %s", done.message_id, status or answer.text)
        with self.store.writing() as tx:
            before = tx.webhooks.get_for_update(webhook.id, webhook.user_id)
            after = before.released(webhook)
            if tx.webhooks.keep(done):
                after = after.reached() if answer.is_good else after.missed(now, status=status)
            tx.webhooks.put(after)
            if after.paused_at and not before.paused_at:
                to = tx.users.get(webhook.user_id).email
                letter = webhook_paused(to, host=_host(webhook), is_gone=status == GONE, site=self.site)
                tx.outbox.put(letter, event=f"webhooks.{webhook.id}.paused.{done.message_id}.{done.tries}")

    def _awake(self, tx: Transaction, webhook_id: int, by: User) -> WebhookEndpoint:
        webhook = tx.webhooks.get_for_update(webhook_id, by.id).awake()
        take(tx, self.rate_limits.webhook_tests, str(by.id), now=self.clock.now())
        tx.webhooks.put(webhook)
        return webhook

    def _note(self, tx: Transaction, action: str, webhook: WebhookEndpoint, by: User, origin: Origin) -> None:
        details = origin.details | {"host": _host(webhook)}
        tx.audit.add(AuditEvent(self.clock.now(), action, by.id, str(webhook.id), details))


def _purpose(user_id: int) -> str:
    return f"webhooks:{user_id}"


def _host(webhook: WebhookEndpoint) -> str:
    return urlsplit(webhook.url).hostname or ""
