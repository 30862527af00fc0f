"""Writing to each other about an application: on the screens of both sides, and by answering the emails."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import NamedTuple

from hireloom.domain.amounts import Amounts
from hireloom.domain.applications import Application
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.jobs import Job
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import UnsafeHeader
from hireloom.domain.mails.thread_mails import to_applicant, to_recruiter
from hireloom.domain.refusals import Refusal
from hireloom.domain.threads.incoming_mails import (
    LONGEST_MAIL_ID,
    IncomingMail,
    MailCall,
    NotFromTheProvider,
    must_be_by_a_person,
    must_be_from,
    own_words,
    reply_address,
    thread_of,
)
from hireloom.domain.threads.messages import (
    ThreadClosed,
    ThreadFull,
    ThreadMessage,
    thread_text,
    without_identity,
)
from hireloom.domain.webhooks import WebhookEvent, message_data
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store, Transaction
from hireloom.ports.threads import Mailbox, MailboxAway, MailHook
from hireloom.usecases.jobs import managed
from hireloom.usecases.limits import take

log = logging.getLogger(__name__)


class Thread(NamedTuple):
    """`is_hidden`: the blind review hides who the applicant is."""

    messages: Sequence[ThreadMessage]
    is_hidden: bool


@dataclass(frozen=True, slots=True)
class ThreadDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    dispatcher: Dispatcher
    rate_limits: RateLimits
    site: str
    secret: str
    domain: str  # of reply addresses; empty if no answers arrive by email
    mail_hook: MailHook | None = None
    mailbox: Mailbox | None = None

    def of(self, application_id: int, *, by: User) -> Thread:
        """For the applicant and those who decide."""
        with self.store.reading() as tx:
            return self._shown(tx, tx.applications.get(application_id), by)

    def write(self, application_id: int, text: str | None, *, by: User) -> Thread:
        words = thread_text(text)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            application = tx.applications.get_for_update(application_id)
            self._add(tx, application, words, by)
            thread = self._shown(tx, application, by)
        self.dispatcher.hurry()
        return thread

    def take_call(self, call: MailCall) -> bool:
        """Like `take_mail`, for the email that a provider brings. Raises NotFromTheProvider."""
        if self.mail_hook is None:
            raise NotFromTheProvider
        return self.take_mail(self.mail_hook.mail(call, self.clock.now()))

    def take_mail(self, mail: IncomingMail) -> bool:
        """Put an answer by email into its thread; False if it was refused, which is recorded: whoever sent it gets no
        answer, because it may be forged or a program's."""
        try:
            self._take(mail)
        except Refusal as refusal:
            details = {"reason": type(refusal).__name__}
            log.info("an email to a thread was refused: %s", details["reason"])
            with self.store.writing() as tx:
                tx.audit.add(AuditEvent(self.clock.now(), "threads.mail_refused", details=details))
            return False
        self.dispatcher.hurry()
        return True

    def poll(self) -> None:
        """Take what has arrived in the mailbox, if there is one."""
        if self.mailbox is None:
            return
        try:
            mails = self.mailbox.new()
        except MailboxAway as away:
            log.warning("the mailbox for answers could not be read: %s", away)
            return
        for mail in mails:
            self.take_mail(mail)

    def _take(self, mail: IncomingMail) -> None:
        application_id, user_id = thread_of(mail.recipients, secret=self.secret, domain=self.domain)
        must_be_by_a_person(mail)
        words, mail_id = thread_text(own_words(mail.text)), mail.mail_id[:LONGEST_MAIL_ID]
        with self.store.writing() as tx:
            author = tx.users.get_for_update(user_id)
            author.must_be_active()
            must_be_from(mail, author.email)
            if mail_id and tx.threads.has_mail(mail_id):
                return
            self._add(tx, tx.applications.get_for_update(application_id), words, author, mail_id)

    def _add(self, tx: Transaction, application: Application, words: str, by: User, mail_id: str = "") -> None:
        is_own = application.user_id == by.id
        job = tx.jobs.get(application.job_id) if is_own else managed(tx, application.job_id, by, Action.DECIDE)
        if application.is_forgotten:
            raise ThreadClosed
        before, now = tx.threads.of(application.id), self.clock.now()
        if len(before) >= self.amounts.thread_messages:
            raise ThreadFull(self.amounts.thread_messages)
        take(tx, self.rate_limits.thread_messages, str(by.id), now=now)
        message = tx.threads.add(ThreadMessage(application.id, by.id, is_own, words, now, mail_id))
        tx.audit.add(AuditEvent(now, "threads.written", by.id, str(application.id)))
        if is_own:
            data = [message_data(message.id, application.id, job.id)]
            tx.webhooks.announce(WebhookEvent.MESSAGE_RECEIVED, data, owner_id=job.recruiter_id, now=now)
        first = next((one.event for one in before if one.is_from_applicant == is_own), None)
        with suppress(UnsafeHeader):
            letter = self._letter(tx, application, job, message, by, first)
            if letter:
                tx.outbox.put(letter, event=message.event)

    def _letter(
        self, tx: Transaction, application: Application, job: Job, message: ThreadMessage, by: User, first: str | None
    ) -> Letter | None:
        """To the other side; None if nobody there can be written to."""
        other = job.recruiter_id if message.is_from_applicant else application.user_id
        to = tx.applicants.addresses({other}).get(other)
        if to is None:
            return None
        own = reply_address(application.id, other, secret=self.secret, domain=self.domain) if self.domain else None
        if message.is_from_applicant:
            is_hidden = application.is_hidden(is_blind=job.blind_review)
            return to_recruiter(
                application, message.text, is_hidden=is_hidden, to=to, reply_to=own, follows=first, site=self.site
            )
        return to_applicant(
            application, message.text, author=by.username, to=to, reply_to=own, follows=first, site=self.site
        )

    def _shown(self, tx: Transaction, application: Application, by: User) -> Thread:
        messages = tx.threads.of(application.id)
        if by.id == application.user_id:
            return Thread(messages, is_hidden=False)
        job = managed(tx, application.job_id, by, Action.READ_RESUMES)
        applicant = application.full_name
        if not application.is_hidden(is_blind=job.blind_review):
            named = [replace(one, author=applicant) if one.is_from_applicant else one for one in messages]
            return Thread(named, is_hidden=False)
        return Thread([_blind(message, application) for message in messages], is_hidden=True)


def _blind(message: ThreadMessage, application: Application) -> ThreadMessage:
    author = application.number_name if message.is_from_applicant else message.author
    return replace(message, text=without_identity(message.text, application), author=author)
