"""Writing to each other about an application: on the screens of both sides, and by answering the emails."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import NamedTuple

from hireloom.domain.amounts import Amounts
from hireloom.domain.answer_templates import must_be_filled
from hireloom.domain.applications import Application
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action
from hireloom.domain.files import Upload
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.job_rights import may_do
from hireloom.domain.jobs import Job
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import UnsafeHeader
from hireloom.domain.mails.thread_mails import to_applicant, to_recruiter
from hireloom.domain.refusals import Refusal, Unavailable
from hireloom.domain.stages import Stage, stage_of, stages_of
from hireloom.domain.threads.inboxes import ThreadHead
from hireloom.domain.threads.incoming_mails import (
    LONGEST_MAIL_ID,
    IncomingMail,
    MailCall,
    MailTakenBefore,
    NotFromTheProvider,
    can_wait,
    must_be_by_a_person,
    must_be_from,
    own_words,
    question_of,
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
from hireloom.domain.threads.scheduled_messages import ScheduledMessage
from hireloom.domain.webhooks import WebhookEvent, message_data
from hireloom.domain.windows import Window
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store, Transaction
from hireloom.ports.threads import Mailbox, MailboxAway, MailHook
from hireloom.usecases.company_profiles import days_of, letterhead_of
from hireloom.usecases.job_teams import readable_applications
from hireloom.usecases.jobs import managed, readable, standing
from hireloom.usecases.limits import take
from hireloom.usecases.thread_files import AttachmentIntake, ThreadFiles
from hireloom.usecases.visitor_questions import VisitorQuestionDesk

log = logging.getLogger(__name__)


class Thread(NamedTuple):
    """`is_hidden`: the blind review hides who the applicant is. `is_own`: it is about the person's own application.
    `seen` is the id of the last message that the person saw before, `scheduled` what their side sends later, at times
    in the `zone` of their company."""

    messages: Sequence[ThreadMessage]
    is_hidden: bool
    is_own: bool
    seen: int
    scheduled: Sequence[ScheduledMessage] = ()
    zone: str = ""

    def is_new(self, message: ThreadMessage) -> bool:
        """The other side wrote it, and the person has not seen it yet."""
        return message.is_from_applicant != self.is_own and message.id > self.seen


class InboxRow(NamedTuple):
    """A thread in the list: `name` is the addressee's; the message leaves out what a blind review hides. `stage` is
    empty for the applicant."""

    head: ThreadHead
    name: str
    stage: str
    may_write: bool


class Inbox(NamedTuple):
    rows: Sequence[InboxRow]
    total: int
    unread: int


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
    thread_files: ThreadFiles
    visitor_questions: VisitorQuestionDesk
    mail_hook: MailHook | None = None
    mailbox: Mailbox | None = None

    def of(self, application_id: int, *, by: User) -> Thread:
        """For the applicant and those who decide."""
        with self.store.reading() as tx:
            return self.shown(tx, tx.applications.get(application_id), by)

    def inbox(self, window: Window, *, words: str = "", by: User) -> Inbox:
        """The threads about all jobs whose applications the person may read."""
        with self.store.reading() as tx:
            jobs, among = readable_applications(tx, by)
            heads, total, unread = tx.threads.inbox(by.id, window, jobs, words, among)
            return Inbox(_inbox_rows(tx, heads, by), total, unread)

    def newest(self, *, words: str = "", below: int | None, count: int, by: User) -> Sequence[InboxRow]:
        """Of the same threads, those whose last message has the highest ids less than `below`."""
        with self.store.reading() as tx:
            jobs, among = readable_applications(tx, by)
            heads = tx.threads.newest(by.id, jobs, words, among, below=below, count=count)
            return _inbox_rows(tx, heads, by)

    def own(self, window: Window, *, by: User) -> Inbox:
        """The threads about one's own applications."""
        with self.store.reading() as tx:
            heads, total, unread = tx.threads.inbox(by.id, window)
        return Inbox([_own_row(head) for head in heads], total, unread)

    def newest_own(self, *, below: int | None, count: int, by: User) -> Sequence[InboxRow]:
        """Of the same threads, those whose last message has the highest ids less than `below`."""
        with self.store.reading() as tx:
            return [_own_row(head) for head in tx.threads.newest(by.id, below=below, count=count)]

    def mark_read(self, application_id: int, message_id: int, *, by: User) -> Thread:
        """The person has seen the thread up to this message."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            thread = self.shown(tx, tx.applications.get_for_update(application_id), by)
            if any(message.id == message_id for message in thread.messages):
                tx.threads.mark_read(application_id, by.id, message_id)
            return thread

    def write(self, application_id: int, text: str | None, uploads: Sequence[Upload] = (), *, by: User) -> Thread:
        """With files, the text may be empty. Raises a refusal of the text or of a file; ValueUnknown."""
        words = thread_text(text, may_be_empty=bool(uploads))
        self.of(application_id, by=by)  # nobody else's files are read
        with self.thread_files.stored(uploads, by=by, takes_all=True) as intake, self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            application = tx.applications.get_for_update(application_id)
            if application.user_id != by.id:
                must_be_filled(words)
            self.add(tx, application, words, by, intake=intake)
            thread = self.shown(tx, application, by)
        self.dispatcher.hurry()
        return thread

    def take_call(self, call: MailCall) -> bool:
        """Like `take_mail`, for the email that a provider brings. Raises NotFromTheProvider."""
        if self.mail_hook is None:
            raise NotFromTheProvider
        return self.take_mail(self.mail_hook.mail(call, self.clock.now()))

    def take_mail(self, mail: IncomingMail) -> bool:
        """Put an answer by email into its thread, or into that of a visitor's question; False if it was refused, which
        is recorded: the sender gets no answer, because it may be forged or a program's. Raises Unavailable if it, or a
        file of it, cannot be stored; a file that could not be checked for a day is left out."""
        try:
            self._take(mail)
        except Unavailable:  # it can be brought again
            raise
        except Refusal as refusal:
            details = {"reason": type(refusal).__name__}
            log.info("an email to a thread was refused: %s", details["reason"])
            with self.store.writing() as tx:
                tx.audit.add(AuditEvent(self.clock.now(), "threads.mail_refused", details=details))
            return False
        self.dispatcher.hurry()
        return True

    def poll(self) -> None:
        """Take what has arrived in the mailbox, if there is one. What could not be stored is read again, and what was
        stored before a crash is known by its Message-ID."""
        if self.mailbox is None:
            return
        try:
            self.mailbox.take_new(self.take_mail)
        except MailboxAway as away:
            log.warning("the mailbox for answers could not be read: %s", away)

    def _take(self, mail: IncomingMail) -> None:
        if numbers := question_of(mail.recipients, secret=self.secret, domain=self.domain):
            self.visitor_questions.take_mail(*numbers, mail)
            return
        application_id, user_id = thread_of(mail.recipients, secret=self.secret, domain=self.domain)
        must_be_by_a_person(mail)
        words = thread_text(own_words(mail.text), may_be_empty=bool(mail.attachments))
        mail_id = mail.mail_id[:LONGEST_MAIL_ID]
        with self.store.reading() as tx:
            author = tx.users.get(user_id)
            must_be_from(mail, author.email)
            if mail_id and tx.threads.has_mail(mail_id):
                return
        waits = can_wait(mail, self.clock.now())
        with (
            self.thread_files.stored(mail.attachments, by=author, can_wait=waits) as intake,
            self.store.writing() as tx,
        ):
            author = tx.users.get_for_update(user_id)
            author.must_be_active()
            must_be_from(mail, author.email)
            if mail_id and tx.threads.has_mail(mail_id):
                raise MailTakenBefore
            self.add(tx, tx.applications.get_for_update(application_id), words, author, mail_id, intake)

    def add(
        self,
        tx: Transaction,
        application: Application,
        words: str,
        by: User,
        mail_id: str = "",
        intake: AttachmentIntake | None = None,
    ) -> None:
        """Store a message and tell the other side. Raises NoSuchJob, NotAllowed, ThreadClosed, ThreadFull or
        TooMany."""
        is_own = application.user_id == by.id
        job = tx.jobs.get(application.job_id) if is_own else managed(tx, application.job_id, by, Action.DECIDE)
        if application.is_forgotten:
            raise ThreadClosed
        before, now = tx.threads.of(application.id), self.clock.now()
        if len(before) >= self.amounts.thread_messages:
            raise ThreadFull(self.amounts.thread_messages)
        take(tx, self.rate_limits.thread_messages, str(by.id), now=now)
        files, left_out = (tuple(intake.files), tuple(intake.left_out)) if intake else ((), ())
        for file in files:
            tx.files.add(file)
        message = tx.threads.add(
            ThreadMessage(application.id, by.id, is_own, words, now, mail_id, files=files, left_out=left_out)
        )
        tx.audit.add(AuditEvent(now, "threads.written", by.id, str(application.id)))
        if is_own:
            for waiting in tx.threads.scheduled.of(application.id):
                tx.threads.scheduled.hold(waiting.id)
            data = [message_data(message.id, application.id, job.id)]
            tx.webhooks.announce(WebhookEvent.MESSAGE_RECEIVED, data, owner_id=job.recruiter_id, now=now)
        first = next((message.event for message in before if message.is_from_applicant == is_own), None)
        with suppress(UnsafeHeader):
            letter = self._letter(tx, application, job, message, by, first)
            if letter:
                tx.outbox.put(letter, event=message.event)

    def _letter(
        self, tx: Transaction, application: Application, job: Job, message: ThreadMessage, by: User, first: str | None
    ) -> Letter | None:
        """To the other side; None if nobody there can be written to."""
        recipient_id = job.recruiter_id if message.is_from_applicant else application.user_id
        to = tx.applicants.addresses({recipient_id}).get(recipient_id)
        if to is None:
            return None
        reply_to = (
            reply_address(application.id, recipient_id, secret=self.secret, domain=self.domain) if self.domain else None
        )
        if message.is_from_applicant:
            is_hidden = application.is_hidden(is_blind=job.blind_review)
            return to_recruiter(
                application, message, is_hidden=is_hidden, to=to, reply_to=reply_to, follows=first, site=self.site
            )
        letter = to_applicant(
            application, message, author=by.username, to=to, reply_to=reply_to, follows=first, site=self.site
        )
        return letter.under(letterhead_of(tx, job))

    def shown(self, tx: Transaction, application: Application, by: User) -> Thread:
        """The thread as this person sees it. Raises NoSuchJob or NotAllowed."""
        messages, seen = tx.threads.of(application.id), tx.threads.read_until(application.id, by.id)
        if by.id == application.user_id:
            return Thread(messages, is_hidden=False, is_own=True, seen=seen)
        job = readable(tx, application, by)
        is_hidden = application.is_hidden(is_blind=job.blind_review)
        visible = [_to_team(message, application, is_hidden=is_hidden) for message in messages]
        scheduled = tx.threads.scheduled.of(application.id)
        zone = str(days_of(tx, self.clock, by.id).zone)
        return Thread(visible, is_hidden=is_hidden, is_own=False, seen=seen, scheduled=scheduled, zone=zone)


def _to_team(message: ThreadMessage, application: Application, *, is_hidden: bool) -> ThreadMessage:
    """The message as those who decide see it: the applicant by the name of the application."""
    if is_hidden:
        message = without_identity(message, application)
    name = application.number_name if is_hidden else application.full_name
    return replace(message, author=name) if message.is_from_applicant else message


def _inbox_rows(tx: Transaction, heads: Sequence[ThreadHead], by: User) -> list[InboxRow]:
    about = {job_id: tx.jobs.get(job_id) for job_id in {head.application.job_id for head in heads}}
    stages = {job_id: stages_of(tx.stages.of_job(job_id)) for job_id in about}
    rights = {job_id: may_do(Action.DECIDE, job, by, standing(tx, job, by)) for job_id, job in about.items()}
    return [_row(head, stages[job_id], rights[job_id]) for head in heads for job_id in [head.application.job_id]]


def _own_row(head: ThreadHead) -> InboxRow:
    return InboxRow(head, head.application.job_company, "", may_write=True)


def _row(head: ThreadHead, stages: Sequence[Stage], may_write: bool) -> InboxRow:
    application = head.application
    is_hidden = application.is_hidden(is_blind=head.is_blind)
    message = _to_team(head.message, application, is_hidden=is_hidden)
    stage = stage_of(application, stages).name if application.is_open else application.status.value
    name = application.number_name if is_hidden else application.full_name
    return InboxRow(head._replace(message=message), name, stage, may_write)
