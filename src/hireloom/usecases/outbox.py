"""Sending what is in the outbox, and showing the state of each letter."""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from threading import BoundedSemaphore

from hireloom.domain.applications import announced_by
from hireloom.domain.audit import AuditEvent
from hireloom.domain.mails.account_mails import is_farewell
from hireloom.domain.mails.deliveries import Delivery, DeliveryState
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import message_id
from hireloom.domain.refusals import NotFound
from hireloom.domain.snapshots import EventKind, TimelineEvent
from hireloom.infrastructure import logs, tracing
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Mailer, MailFailed
from hireloom.ports.stores import Store

RECENT = 20
LISTED = 200
HOURS = 24  # of the backlog
LONG_AWAITED = 4  # long letters sent at once while people wait: the other slots stay free for short ones
LETTER_LIFE = timedelta(days=90)  # how long the state of a letter can be looked up

TOO_LATE = "Not sent in time: its contents were out of date."
UNREADABLE = "The email can no longer be read."

log = logging.getLogger(__name__)


class _EnoughLong(Exception):
    """Rolls back a lease: the letter keeps waiting."""


@dataclass(frozen=True, slots=True)
class Backlog:
    """`ages` are moments, the oldest first, with the seconds for which the oldest email had waited then; `sent_lately`
    counts those of the last day."""

    ages: Sequence[tuple[datetime, float]]
    waiting: int
    sent_lately: int


@dataclass(frozen=True, slots=True)
class OutboxDesk:
    """`host` is the right-hand side of every Message-ID; `printed` renders a letter as HTML. `is_open` lets everybody
    read the emails: only if people are made up and emails go no further than a folder."""

    store: Store
    clock: Clock
    mailer: Mailer
    host: str
    printed: Callable[[Letter], str]
    is_open: bool = False
    _long: BoundedSemaphore = field(default_factory=lambda: BoundedSemaphore(LONG_AWAITED), init=False, repr=False)

    def deliver_next(self) -> bool:
        """Try to send the letter that has been due longest; False if none is due."""
        leased = self.lease()
        if leased:
            self.carry(leased)
        return leased is not None

    def deliver_due(self) -> int:
        """Try to send every letter that is due now; returns how many."""
        count = 0
        while self.deliver_next():
            count += 1
        return count

    def deliver(self, event: str) -> DeliveryState | None:
        """Try to send this event's letter now, unless it is done, already being sent, or a long letter that has to wait
        for others; returns its state afterwards."""
        with suppress(_EnoughLong), self._awaited(event) as leased:
            if leased:
                self.carry(leased)
        return self.state_of(event)

    def lease(self, event: str | None = None, *, long_too: bool = True) -> Delivery | None:
        """The letter that has been due longest, or this event's if it is due; nobody else tries to send it for a while.
        Long letters only with `long_too`."""
        with self.store.writing() as tx:
            return tx.outbox.lease(now=self.clock.now(), event=event, long_too=long_too)

    def carry(self, leased: Delivery) -> None:
        """Try to send it, and store the result. Log lines and spans of it belong to the request that caused it."""
        traced = tracing.span("send email", "producer", parent=leased.traceparent)
        with logs.within_request(leased.request_id), traced as span:
            span.note(attributes={"hireloom.event": leased.event})
            self._carry(leased)

    def _carry(self, leased: Delivery) -> None:
        done = self._try(leased)  # no unit of work is open while we call a provider
        log.info("email %s: %s", done.event, done.last_error or done.state.value)
        with self.store.writing() as tx:
            is_kept, application_id = tx.outbox.keep(done), announced_by(done.event)
            if is_kept and done.state is DeliveryState.SENT and application_id is not None:
                # The outbox forgets after a while; the applicant can look this up permanently.
                tx.applications.note(application_id, TimelineEvent(self.clock.now(), EventKind.MAILED))
            if done.state.is_over and is_farewell(done.event):
                tx.outbox.drop([done.event])  # no trace of the last email stays

    def delivery(self, event: str) -> Delivery | None:
        with self.store.reading() as tx:
            return tx.outbox.get(event)

    def state_of(self, event: str) -> DeliveryState | None:
        delivery = self.delivery(event)
        return delivery.state if delivery else None

    def backlog(self) -> Backlog:
        """How long emails have waited, each hour of the last day and now."""
        now = self.clock.now()
        moments = [now - timedelta(hours=hours) for hours in reversed(range(HOURS + 1))]
        with self.store.reading() as tx:
            oldest, counts = tx.outbox.oldest_at(moments), tx.outbox.counts()
            lately = tx.outbox.sent_since(moments[0])
        ages = [(at, (at - first).total_seconds() if first else 0.0) for at, first in zip(moments, oldest, strict=True)]
        return Backlog(ages, counts[DeliveryState.WAITING] + counts[DeliveryState.SENDING], lately)

    def sweep(self) -> int:
        """Forget letters that were done long ago."""
        with self.store.writing() as tx:
            return tx.outbox.sweep(created_before=self.clock.now() - LETTER_LIFE)

    def recent(self) -> Sequence[Delivery]:
        """The newest emails with their text, for a person trying out the product. Raises NotFound unless `is_open`."""
        if not self.is_open:
            raise NotFound
        with self.store.reading() as tx:
            return [delivery for delivery in tx.outbox.latest(RECENT) if delivery.letter]

    def page_of(self, event: str) -> str:
        """One email as HTML. Raises NotFound unless `is_open`, and if its text is no longer stored."""
        return self.printed(self.words_of(event))

    def words_of(self, event: str) -> Letter:
        """One email. Raises NotFound unless `is_open`, and if its text is no longer stored."""
        if not self.is_open:
            raise NotFound
        with self.store.reading() as tx:
            delivery = tx.outbox.get(event)
        if delivery is None or delivery.letter is None:
            raise NotFound
        return delivery.letter

    def listed(self, state: DeliveryState | None) -> tuple[Sequence[Delivery], dict[DeliveryState, int]]:
        """The newest letters in this state or in any, and how many there are in each."""
        with self.store.reading() as tx:
            return tx.outbox.latest(LISTED, state=state), tx.outbox.counts()

    def retry(self, events: Sequence[str] = ()) -> int:
        """Make the letters of these events, or all, due now if they wait for another attempt; returns how many."""
        with self.store.writing() as tx:
            return tx.outbox.hurry(now=self.clock.now(), events=events)

    def drop(self, event: str) -> Delivery:
        """Remove a letter for an operator: it is not sent, unless it is being sent right now. Raises NotFound."""
        with self.store.writing() as tx:
            delivery = tx.outbox.get_for_update(event)
            if delivery is None:
                raise NotFound(f"The outbox has no email {event}.")
            tx.outbox.drop([event])
            tx.audit.add(AuditEvent(self.clock.now(), "emails.dropped", subject=event))
            return delivery

    @contextmanager
    def _awaited(self, event: str) -> Iterator[Delivery | None]:
        """Lease the letter; a long one is counted while it is being sent."""
        is_counted = False
        try:
            with self.store.writing() as tx:
                leased = tx.outbox.lease(now=self.clock.now(), event=event)
                if leased and leased.is_long:
                    is_counted = self._long.acquire(blocking=False)
                    if not is_counted:
                        raise _EnoughLong
            yield leased
        finally:
            if is_counted:
                self._long.release()

    def _try(self, delivery: Delivery) -> Delivery:
        if delivery.letter is None:
            return delivery.missed(self.clock.now(), reason=UNREADABLE, is_final=True)
        if delivery.is_too_late(self.clock.now()):
            return delivery.missed(self.clock.now(), reason=TOO_LATE, is_final=True)
        try:
            self.mailer.send(delivery.letter, message_id(delivery.event, self.host))
        except MailFailed as failed:
            return delivery.missed(self.clock.now(), reason=str(failed), is_final=failed.is_final)
        return delivery.sent(self.clock.now(), is_kept=self.is_open)
