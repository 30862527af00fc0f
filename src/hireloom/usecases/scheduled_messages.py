"""Sending messages later: at a time of the writer's choice, unless the applicant writes first."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import NamedTuple

from hireloom.domain.amounts import Amounts
from hireloom.domain.answer_templates import must_be_filled
from hireloom.domain.applications import Application
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action
from hireloom.domain.identity.users import User
from hireloom.domain.refusals import Refusal
from hireloom.domain.threads.messages import ThreadClosed, thread_text
from hireloom.domain.threads.scheduled_messages import (
    NoSuchScheduledMessage,
    ScheduledMessage,
    TooManyScheduled,
    send_time,
)
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store
from hireloom.usecases.company_profiles import days_of
from hireloom.usecases.job_teams import jobs_for
from hireloom.usecases.jobs import managed
from hireloom.usecases.threads import Thread, ThreadDesk

log = logging.getLogger(__name__)

SENT_AT_ONCE = 100
MOST_LISTED = 100


class ScheduledRow(NamedTuple):
    """`name` is the addressee's; a number in a blind review."""

    message: ScheduledMessage
    application: Application
    name: str


@dataclass(frozen=True, slots=True)
class ScheduledMessageDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    dispatcher: Dispatcher
    threads: ThreadDesk

    def schedule(self, application_id: int, text: str | None, chosen: datetime, *, by: User) -> Thread:
        """For those who decide. A time without an offset is in their company's zone. Raises ValueUnknown."""
        words, now = thread_text(text), self.clock.now()
        must_be_filled(words)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            moment = send_time(chosen, days_of(tx, self.clock, by.id), now)
            application = tx.applications.get_for_update(application_id)
            managed(tx, application.job_id, by, Action.DECIDE)
            if application.is_forgotten:
                raise ThreadClosed
            if len(tx.threads.scheduled.of(application_id)) >= self.amounts.scheduled_messages:
                raise TooManyScheduled(self.amounts.scheduled_messages)
            tx.threads.scheduled.add(ScheduledMessage(application_id, by.id, words, moment))
            tx.audit.add(AuditEvent(now, "threads.scheduled", by.id, str(application_id)))
            return self.threads.shown(tx, application, by)

    def all(self, *, by: User) -> Sequence[ScheduledRow]:
        """The scheduled messages for all jobs on which the person decides, the next one first."""
        with self.store.reading() as tx:
            jobs = jobs_for(Action.DECIDE, tx.companies.standing_membership(by.id), by)
            messages = tx.threads.scheduled.of_jobs(jobs, MOST_LISTED)
            about = {message.application_id: tx.applications.get(message.application_id) for message in messages}
            blind = {
                job_id: tx.jobs.get(job_id).blind_review
                for job_id in {application.job_id for application in about.values()}
            }
        names = {
            number: application.number_name
            if application.is_hidden(is_blind=blind[application.job_id])
            else application.full_name
            for number, application in about.items()
        }
        return [
            ScheduledRow(message, about[message.application_id], names[message.application_id]) for message in messages
        ]

    def zone(self, *, by: User) -> str:
        """The zone of the person's company, in which they choose times."""
        with self.store.reading() as tx:
            return str(days_of(tx, self.clock, by.id).zone)

    def change(self, application_id: int, message_id: int, text: str | None, chosen: datetime, *, by: User) -> Thread:
        """Another text or time; the person who changes it becomes its author. Raises NoSuchScheduledMessage or
        ValueUnknown."""
        words, now = thread_text(text), self.clock.now()
        must_be_filled(words)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            moment = send_time(chosen, days_of(tx, self.clock, by.id), now)
            application = tx.applications.get_for_update(application_id)
            managed(tx, application.job_id, by, Action.DECIDE)
            message = tx.threads.scheduled.get_for_update(message_id)
            if message.application_id != application_id:
                raise NoSuchScheduledMessage
            tx.threads.scheduled.put(replace(message, author_id=by.id, text=words, send_at=moment, is_held=False))
            tx.audit.add(AuditEvent(now, "threads.rescheduled", by.id, str(application_id)))
            return self.threads.shown(tx, application, by)

    def cancel(self, application_id: int, message_id: int, *, by: User) -> Thread:
        """Raises NoSuchScheduledMessage."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            application = tx.applications.get_for_update(application_id)
            managed(tx, application.job_id, by, Action.DECIDE)
            if tx.threads.scheduled.get_for_update(message_id).application_id != application_id:
                raise NoSuchScheduledMessage
            tx.threads.scheduled.remove(message_id)
            tx.audit.add(AuditEvent(self.clock.now(), "threads.unscheduled", by.id, str(application_id)))
            return self.threads.shown(tx, application, by)

    def send_due(self) -> int:
        """Send what is due; returns how many messages. A message that is refused stays, for its author to read."""
        with self.store.reading() as tx:
            due = tx.threads.scheduled.due(self.clock.now(), SENT_AT_ONCE)
        count = sum(self._send(message) for message in due)
        if count:
            self.dispatcher.hurry()
        return count

    def _send(self, message: ScheduledMessage) -> bool:
        """Other processes may be at the same message: the first one sends it."""
        try:
            with self.store.writing() as tx:
                author = tx.users.get_for_update(message.author_id)
                author.must_be_active()
                application = tx.applications.get_for_update(message.application_id)
                if tx.threads.scheduled.get_for_update(message.id) != message:
                    return False  # changed or held back since it was listed
                self.threads.add(tx, application, message.text, author)
                tx.threads.scheduled.remove(message.id)
                return True
        except NoSuchScheduledMessage:
            return False
        except Refusal as refusal:
            log.info("a message that was to be sent now was refused: %s", type(refusal).__name__)
            with self.store.writing() as tx:
                tx.threads.scheduled.hold(message.id)
            return False
