"""Making offers to people who were selected, and answering them."""

from collections.abc import Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import NamedTuple

from hireloom.domain.applications import Application, NoSuchApplication
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action
from hireloom.domain.files import FileKind, Upload
from hireloom.domain.identity.users import User
from hireloom.domain.jobs import Job
from hireloom.domain.mails.mail_headers import UnsafeHeader
from hireloom.domain.mails.offer_mails import offer_answered, offer_made
from hireloom.domain.offers import NoSuchOffer, Offer, OfferForm, OfferState, offered, open_offer
from hireloom.domain.papers import Paper, checked
from hireloom.domain.snapshots import EventKind, TimelineEvent
from hireloom.domain.webhooks import WebhookEvent, offer_data
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_profiles import letterhead_of, today_of
from hireloom.usecases.jobs import managed
from hireloom.usecases.thread_files import ThreadFiles

_KINDS = {
    OfferState.OPEN: EventKind.OFFERED,
    OfferState.ACCEPTED: EventKind.OFFER_ACCEPTED,
    OfferState.DECLINED: EventKind.OFFER_DECLINED,
    OfferState.WITHDRAWN: EventKind.OFFER_WITHDRAWN,
}


class OfferHistory(NamedTuple):
    """The offers of an application, oldest first. `is_own`: the caller is the applicant."""

    offers: Sequence[Offer]
    is_own: bool


@dataclass(frozen=True, slots=True)
class OfferDesk:
    store: Store
    clock: Clock
    dispatcher: Dispatcher
    thread_files: ThreadFiles
    site: str

    def of(self, application_id: int, *, by: User) -> OfferHistory:
        """For the applicant and those who decide."""
        with self.store.reading() as tx:
            application = tx.applications.get(application_id)
            is_own = application.user_id == by.id
            if not is_own:
                managed(tx, application.job_id, by, Action.DECIDE)
            return OfferHistory(tx.offers.of(application_id), is_own)

    def make(self, application_id: int, form: OfferForm, upload: Upload | None = None, *, by: User) -> OfferHistory:
        """The applicant gets an email, with the PDF; an open offer is withdrawn, as the new one takes its place."""
        now, paper = self.clock.now(), self._paper(upload)
        self.of(application_id, by=by)  # nobody else's files are read
        with ExitStack() as stack:
            file = stack.enter_context(self.thread_files.deposit(paper, by=by)) if paper else None
            tx = stack.enter_context(self.store.writing())
            tx.users.get_for_update(by.id).must_be_active()
            application = tx.applications.get_for_update(application_id)
            job = managed(tx, application.job_id, by, Action.DECIDE)
            before = tx.offers.of(application_id)
            today = today_of(tx, self.clock, job.recruiter_id)
            offer = offered(application, form, before, by_id=by.id, today=today, now=now)
            withdraw_open_offer(tx, application, job, by=by, now=now)
            if file:
                tx.files.add(file)
            offer = tx.offers.add(replace(offer, letter=file))
            _record(tx, application, job, offer, by)
            self._write(tx, application, job, offer, paper)
            history = OfferHistory(tx.offers.of(application_id), is_own=False)
        self.dispatcher.hurry()
        return history

    def withdraw(self, application_id: int, offer_id: int, *, by: User) -> OfferHistory:
        """Raises NoSuchOffer or OfferChanged."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            application = tx.applications.get_for_update(application_id)
            job = managed(tx, application.job_id, by, Action.DECIDE)
            offer = _named(tx, application_id, offer_id).withdrawn(self.clock.now())
            tx.offers.put(offer)
            _record(tx, application, job, offer, by)
            return OfferHistory(tx.offers.of(application_id), is_own=False)

    def answer(self, application_id: int, offer_id: int, *, accepts: bool, words: str | None, by: User) -> OfferHistory:
        """For the applicant alone; the recruiter gets an email. Raises NoSuchApplication, NoSuchOffer or what
        Offer.answered raises."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            application = tx.applications.get_for_update(application_id)
            if application.user_id != by.id:
                raise NoSuchApplication
            job = tx.jobs.get(application.job_id)
            today = today_of(tx, self.clock, job.recruiter_id)
            offer = _named(tx, application_id, offer_id).answered(
                accepts=accepts, words=words, today=today, now=self.clock.now()
            )
            tx.offers.put(offer)
            _record(tx, application, job, offer, by)
            self._write(tx, application, job, offer)
            history = OfferHistory(tx.offers.of(application_id), is_own=True)
        self.dispatcher.hurry()
        return history

    def _paper(self, upload: Upload | None) -> Paper | None:
        """Raises TooLarge or WrongPaper."""
        if upload is None:
            return None
        upload.must_fit(self.thread_files.amounts.message_file_bytes)
        return checked(FileKind.OFFER_LETTER, upload.name, upload.content)

    def _write(
        self, tx: Transaction, application: Application, job: Job, offer: Offer, paper: Paper | None = None
    ) -> None:
        """To the applicant about a new offer, to the job's recruiter about an answer."""
        addresses = tx.applicants.addresses({job.recruiter_id, application.user_id})
        recruiter, applicant = addresses.get(job.recruiter_id), addresses.get(application.user_id)
        with suppress(UnsafeHeader):
            if offer.state is OfferState.OPEN and applicant:
                enclosed = paper.content if paper else None
                letter = offer_made(
                    application, offer, to=applicant, reply_to=recruiter, enclosed=enclosed, site=self.site
                )
                tx.outbox.put(letter.under(letterhead_of(tx, job)), event=f"offers.{offer.id}.made")
            elif offer.state is not OfferState.OPEN and recruiter:
                letter = offer_answered(application, offer, to=recruiter, site=self.site)
                tx.outbox.put(letter, event=f"offers.{offer.id}.answered")


def withdraw_open_offer(tx: Transaction, application: Application, job: Job, *, by: User, now: datetime) -> None:
    """If there is one: a new offer takes its place, or the application is no longer selected."""
    if offer := open_offer(tx.offers.of(application.id)):
        withdrawn = offer.withdrawn(now)
        tx.offers.put(withdrawn)
        _record(tx, application, job, withdrawn, by)


def _record(tx: Transaction, application: Application, job: Job, offer: Offer, by: User) -> None:
    """What happened to the offer, in the history, in the security log and for the recruiter's own systems."""
    now, kind = offer.changed_at or offer.at, _KINDS[offer.state]
    tx.applications.note(application.id, TimelineEvent(now, kind))
    tx.audit.add(AuditEvent(now, f"applications.{kind}", by.id, str(application.id)))
    data = [offer_data(offer.id, application.id, job.id, offer.state)]
    tx.webhooks.announce(WebhookEvent.OFFER_CHANGED, data, owner_id=job.recruiter_id, now=now)


def _named(tx: Transaction, application_id: int, offer_id: int) -> Offer:
    offer = next((offer for offer in tx.offers.of(application_id) if offer.id == offer_id), None)
    if offer is None:
        raise NoSuchOffer
    return offer
