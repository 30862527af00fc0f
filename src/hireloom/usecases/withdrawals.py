"""Withdrawing an application that was sent."""

from contextlib import suppress
from dataclasses import dataclass

from hireloom.domain.applications import Application, NoSuchApplication
from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.users import User
from hireloom.domain.mails.application_mails import withdrawn
from hireloom.domain.mails.mail_headers import UnsafeHeader
from hireloom.domain.snapshots import EventKind, TimelineEvent
from hireloom.domain.webhooks import WebhookEvent, application_data
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store
from hireloom.usecases.interview_notices import InterviewNotices
from hireloom.usecases.offers import withdraw_open_offer


@dataclass(frozen=True, slots=True)
class WithdrawalDesk:
    store: Store
    clock: Clock
    dispatcher: Dispatcher
    interview_notices: InterviewNotices
    site: str

    def withdraw(self, application_id: int, *, by: User) -> Application:
        """For the applicant alone; the recruiter gets an email. Raises NoSuchApplication and CannotWithdraw."""
        now = self.clock.now()
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            application = tx.applications.get_for_update(application_id)
            if application.user_id != by.id:
                raise NoSuchApplication
            application = tx.applications.put(application.withdrawn(now))
            job = tx.jobs.get(application.job_id)
            self.interview_notices.leave(tx, tx.interviews.of(application.id))
            withdraw_open_offer(tx, application, job, by=by, now=now)
            tx.applications.note(application.id, TimelineEvent(now, EventKind.WITHDRAWN))
            tx.audit.add(AuditEvent(now, "applications.withdrawn", by.id, str(application.id)))
            data = [application_data(application.id, job.id, "withdrawn")]
            tx.webhooks.announce(WebhookEvent.APPLICATION_WITHDRAWN, data, owner_id=job.recruiter_id, now=now)
            with suppress(UnsafeHeader):
                letter = withdrawn(application, is_blind=job.blind_review, site=self.site)
                tx.outbox.put(letter, event=f"applications.{application.id}.withdrawn")
        self.dispatcher.hurry()
        return application
