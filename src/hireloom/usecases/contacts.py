"""Recruiters write to candidates for their own jobs, and to nobody else."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.jobs import Job
from hireloom.domain.mails.candidate_mails import (
    MailUnavailable,
    MessageNeeded,
    NoSuchCandidate,
    TooManyContacts,
    from_recruiter,
    may_be_written_to,
)
from hireloom.domain.mails.decision_mails import message_of
from hireloom.domain.mails.deliveries import DeliveryState
from hireloom.domain.profile_match.matches import needs_of
from hireloom.domain.profile_match.recommendations import CandidateViewer
from hireloom.domain.refusals import TooMany
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.pseudonyms import Pseudonyms
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.companies import may_see_contacts
from hireloom.usecases.company_profiles import letterhead_of
from hireloom.usecases.jobs import managed
from hireloom.usecases.limits import take
from hireloom.usecases.shares import Shares

MAIL_SECONDS = 8.0  # how long a recruiter waits; the browser gives up after fifteen seconds
AT_ONCE = 6  # how many of one recruiter's messages may wait for the mail server
SAME = timedelta(minutes=10)  # the same text to the same person within this time is one email


class Addressee(NamedTuple):
    """To whom a recruiter writes: somebody's address, or the reference of a matched candidate."""

    email: str
    reference: str = ""


class Recipient(NamedTuple):
    user: User
    has_applied: bool


@dataclass(frozen=True)
class ContactDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    dispatcher: Dispatcher
    site: str
    pseudonyms: Pseudonyms
    _shares: Shares = field(default_factory=lambda: Shares(AT_ONCE, TooMany), init=False, repr=False)

    def write(self, to: Addressee, job_id: int, message: str | None, *, by: User) -> None:
        """Write to the candidate's verified address, which the recruiter does not learn. Once this returns, the email
        has been sent or never will be."""
        words = message_of(message)
        if not words:
            raise MessageNeeded
        with self._shares.one(by.id):  # before anything is stored
            self._write(to, job_id, words, by)

    def _write(self, to: Addressee, job_id: int, words: str, by: User) -> None:
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            job = managed(tx, job_id, by, Action.USE_POOL)
            recipient = self._recipient(tx, job, to, by)
            event = self._event(tx, f"{by.id}.{recipient.user.id}.{job.id}.{_short(words)}")
            is_new = tx.outbox.get(event) is None
            if is_new:
                self._put(tx, event, recipient, job, words, by)
        if self.dispatcher.deliver(event, within=MAIL_SECONDS):
            return
        with self.store.writing() as tx:
            delivery = tx.outbox.get_for_update(event)
            if delivery and delivery.state is DeliveryState.SENT:
                return
            if delivery and delivery.state is not DeliveryState.SENDING:  # a letter that is being sent may still arrive
                tx.outbox.drop([event])
                tx.attempts.give_back(self.rate_limits.contacts, str(by.id))
                self._write_down(tx, "contacts.refused", recipient, job, by)
        raise MailUnavailable

    def _put(self, tx: Transaction, event: str, recipient: Recipient, job: Job, words: str, by: User) -> None:
        take(tx, self.rate_limits.contacts, str(by.id), now=self.clock.now(), otherwise=TooManyContacts)
        letter = from_recruiter(
            recipient.user.email, words, job=job, recruiter=by, has_applied=recipient.has_applied, site=self.site
        )
        tx.outbox.put(letter.under(letterhead_of(tx, job)), event=event)
        self._write_down(tx, "candidates.contacted", recipient, job, by)

    def _write_down(self, tx: Transaction, action: str, recipient: Recipient, job: Job, by: User) -> None:
        details = {"job": str(job.id)}
        tx.audit.add(AuditEvent(self.clock.now(), action, by.id, str(recipient.user.id), details))

    def _recipient(self, tx: Transaction, job: Job, to: Addressee, by: User) -> Recipient:
        """The person who applied for the job, or who matches it and lets this recruiter find them. For anybody else the
        refusal is the same as for an unknown address. An application that a blind review hides changes nothing."""
        email = to.email.strip()
        application = tx.applicants.of_address(job.id, email) if email else None
        if application and not (application.is_forgotten or application.is_hidden(is_blind=job.blind_review)):
            person = tx.users.get(application.user_id)
            if person.is_active:
                return Recipient(person, has_applied=True)
        viewer = CandidateViewer(may_see_contacts(tx, by))
        for user_id in self._candidates(tx, job, to, viewer):
            person, profile = tx.users.get(user_id), tx.profiles.of(user_id)
            if profile and may_be_written_to(person, profile, needs_of(job), viewer):
                return Recipient(person, has_applied=False)
        raise NoSuchCandidate

    def _candidates(self, tx: Transaction, job: Job, to: Addressee, viewer: CandidateViewer) -> Sequence[int]:
        """Who is meant. People who may not see addresses cannot find out this way whether a candidate has a certain
        one."""
        if to.reference:
            referred = self.pseudonyms.user_id(job.id, to.reference)
            return [] if referred is None else [referred]
        return tx.applicants.people_at(to.email) if to.email.strip() and viewer.sees_contacts else []

    def _event(self, tx: Transaction, what: str) -> str:
        """The event of the same letter if it was written a moment ago, or a new one."""
        slot = int(self.clock.now().timestamp() // SAME.total_seconds())
        before = f"contacts.{what}.{slot - 1}"
        delivery = tx.outbox.get(before)
        is_recent = delivery is not None and delivery.created_at > self.clock.now() - SAME
        return before if is_recent else f"contacts.{what}.{slot}"


def _short(words: str) -> str:
    return hashlib.sha256(words.encode()).hexdigest()[:16]
