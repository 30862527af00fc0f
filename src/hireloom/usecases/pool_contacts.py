"""Recruiters write to people in the talent pool of their company, and people say whether they may."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from hireloom.domain.answer_templates import FilledTemplate, filled
from hireloom.domain.applications import NotAccepting
from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_roles import Action, CompanyRole, Member, may
from hireloom.domain.days import FURTHEST_DATES, Days
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.mails.candidate_mails import MessageNeeded, TooManyContacts
from hireloom.domain.mails.decision_mails import message_of
from hireloom.domain.mails.letterheads import letterhead
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.pool_mails import (
    consent_ending,
    consent_question,
    ending_event,
    pool_invitation,
    pool_message,
)
from hireloom.domain.pool_contacts import (
    CONSENT,
    ENDS_SOON,
    POOL_TEMPLATES,
    NoConsent,
    NoSuchConsentLink,
    consent_token,
    entry_of,
    facts_of,
    is_ours,
    may_be_asked,
    may_be_written_to,
)
from hireloom.domain.public_jobs import apply_path, job_path
from hireloom.domain.talent_pool import NotInPool, PoolKey, PoolPerson
from hireloom.domain.webhooks import WebhookEvent, consent_data
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import Dispatcher
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_profiles import today_of
from hireloom.usecases.daily_mails import is_too_early
from hireloom.usecases.jobs import managed
from hireloom.usecases.limits import take
from hireloom.usecases.talent_pool import acting_pool_member, pool_member

Writer = Callable[[PoolPerson, str], Letter]  # takes the link for taking the consent back


class ContactReceipt(NamedTuple):
    """`left_out` have not agreed or said no, have no address, or got the same email before."""

    letters: int
    left_out: int


class ConsentQuestion(NamedTuple):
    company: str
    has_agreed: bool


@dataclass(frozen=True, slots=True)
class PoolContactDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    dispatcher: Dispatcher
    site: str
    secret: str

    def templates(self, key: PoolKey, *, by: User) -> Sequence[FilledTemplate]:
        """Raises NoMember, NoPoolForRole or NotInPool."""
        with self.store.reading() as tx:
            member = pool_member(tx, by)
            person = tx.talent_pool.get(member.company_id, key)
            facts = facts_of(person, company=_company(tx, member.company_id), recruiter=by.username)
        return [filled(template, facts) for template in POOL_TEMPLATES]

    def write(self, key: PoolKey, message: str | None, *, by: User) -> None:
        """Raises NoMember, NoPoolForRole, NotInPool, MessageNeeded, NoConsent and TooManyContacts."""
        words = message_of(message)
        if not words:
            raise MessageNeeded
        digest = hashlib.sha256(words.encode()).hexdigest()[:16]
        with self.store.writing() as tx:
            member = acting_pool_member(tx, by)
            if not may_be_written_to(tx.talent_pool.get(member.company_id, key), today_of(tx, self.clock, by.id)):
                raise NoConsent
            common = {"company": _company(tx, member.company_id), "recruiter": by.username, "reply_to": by.email}
            self._send(
                tx,
                *(member, key, f"message.{by.id}.{digest}", by),
                lambda person, link: pool_message(person.email, words, link=link, **common),
            )
        self.dispatcher.hurry()

    def invite(self, keys: Sequence[PoolKey], job_id: int, message: str | None, *, by: User) -> ContactReceipt:
        """Invite people to apply for a job, each once. Raises the same as `write` and `managed`, and NotAccepting."""
        words = message_of(message)
        with self.store.writing() as tx:
            member = acting_pool_member(tx, by)
            job = managed(tx, job_id, by, Action.USE_POOL)
            if not job.accepts_applications(self.clock.today()):
                raise NotAccepting
            path = job_path(job) if job.is_public else apply_path(job.id, "")
            advert = job.title, self.site.rstrip("/") + path
            common = {"company": _company(tx, member.company_id), "recruiter": by.username, "reply_to": by.email}
            today = today_of(tx, self.clock, by.id)
            is_new = [
                self._send(
                    tx,
                    *(member, key, f"invitation.{job.id}", by),
                    lambda person, link: pool_invitation(person.email, words, advert, link=link, **common),
                )
                for key in keys
                if may_be_written_to(tx.talent_pool.get(member.company_id, key), today)
            ]
        self.dispatcher.hurry()
        return ContactReceipt(sum(is_new), len(keys) - sum(is_new))

    def ask(self, keys: Sequence[PoolKey], *, by: User) -> ContactReceipt:
        """Ask people whether they agree to be kept and written to. Raises NoMember, NoPoolForRole, NotInPool and
        TooManyContacts."""
        now, count = self.clock.now(), 0
        with self.store.writing() as tx:
            member, today = acting_pool_member(tx, by), today_of(tx, self.clock, by.id)
            company = _company(tx, member.company_id)
            for key in keys:
                if may_be_asked(tx.talent_pool.get(member.company_id, key), now, today):
                    count += self._send(
                        tx,
                        *(member, key, f"question.{today}", by),
                        lambda person, link: consent_question(person.email, company=company, link=link),
                    )
                    tx.talent_pool.note_asked(member.company_id, key, now)
        self.dispatcher.hurry()
        return ContactReceipt(count, len(keys) - count)

    def question(self, token: str) -> ConsentQuestion:
        """What somebody is asked. Raises NoSuchConsentLink."""
        with self.store.reading() as tx:
            company_id, person = self._entry(tx, token)
            return ConsentQuestion(_company(tx, company_id), may_be_written_to(person, self._today(tx, company_id)))

    def answer(self, token: str, *, agrees: bool) -> str:
        """Keep the answer; returns the name of the company. Somebody who was added and says no is deleted from the
        pool. Raises NoSuchConsentLink."""
        with self.store.writing() as tx:
            company_id, person = self._entry(tx, token)
            if agrees:
                tx.talent_pool.agree(company_id, person.key, self._today(tx, company_id) + CONSENT)
            else:
                tx.talent_pool.decline(company_id, person.key, self.clock.now())
                events = _events_of(company_id, person.key)
                tx.outbox.drop([event for event in tx.outbox.unsent(person.email) if event.startswith(events)])
            action = "pools.consent_given" if agrees else "pools.consent_withdrawn"
            tx.audit.add(AuditEvent(self.clock.now(), action, None, str(person.key), {"company": str(company_id)}))
            data = [consent_data(str(person.key), agrees=agrees)]
            for member in tx.companies.members(company_id):
                if may(Action.USE_POOL, member.member.role):
                    owner, now = member.user.id, self.clock.now()
                    tx.webhooks.announce(WebhookEvent.POOL_ANSWERED, data, owner_id=owner, now=now)
            return _company(tx, company_id)

    def remind(self) -> int:
        """Tell owners once a week how many people leave their pool soon; returns how many emails were written."""
        now, count = self.clock.now(), 0
        with self.store.reading() as tx:
            people = tx.talent_pool.people
            first, last = self.clock.today() - FURTHEST_DATES, self.clock.today() + ENDS_SOON + FURTHEST_DATES
            zones = {company_id: self._days(tx, company_id) for company_id in people.ending(first, last)}
            days = {zone.of(now) for zone in zones.values()}
            ending = {today: people.ending(today, today + ENDS_SOON) for today in days}
        for company_id, zone in zones.items():
            today = zone.of(now)
            leavers = ending[today].get(company_id, 0)
            if leavers and not is_too_early(self.clock, zone):
                count += self._remind(company_id, leavers, today)
        if count:
            self.dispatcher.hurry()
        return count

    def _remind(self, company_id: int, leavers: int, today: date) -> int:
        count = 0
        with self.store.writing() as tx:
            for row in tx.companies.members(company_id):
                event = ending_event(row.user.id, today)
                if row.member.role is CompanyRole.OWNER and tx.outbox.get(event) is None:
                    tx.outbox.put(consent_ending(row.user.email, leavers, site=self.site), event=event)
                    count += 1
        return count

    def _today(self, tx: Transaction, company_id: int) -> date:
        return self._days(tx, company_id).of(self.clock.now())

    def _days(self, tx: Transaction, company_id: int) -> Days:
        return tx.companies.get(company_id).days(self.clock.days)

    def _send(self, tx: Transaction, member: Member, key: PoolKey, what: str, by: User, writer: Writer) -> bool:
        """Whether the letter is new."""
        person = tx.talent_pool.get(member.company_id, key)
        event = f"{_events_of(member.company_id, key)}{what}"
        if tx.outbox.get(event):
            return False
        now = self.clock.now()
        take(tx, self.rate_limits.contacts, str(by.id), now=now, otherwise=TooManyContacts)
        token = consent_token(member.company_id, key, person.email, self.secret)
        letter = writer(person, f"{self.site.rstrip('/')}/pool-consent/{token}")
        tx.outbox.put(letter.under(letterhead(tx.companies.get(member.company_id))), event=event)
        tx.talent_pool.note_contact(member.company_id, key, now)
        tx.audit.add(AuditEvent(now, "pools.contacted", by.id, str(key), {"what": what.partition(".")[0]}))
        return True

    def _entry(self, tx: Transaction, token: str) -> tuple[int, PoolPerson]:
        company_id, key = entry_of(token)
        try:
            person = tx.talent_pool.whole(company_id, key)
            emails = {person.email, tx.talent_pool.email(company_id, key)}
        except NotInPool:
            raise NoSuchConsentLink from None
        if not any(is_ours(token, company_id, key, email, self.secret) for email in emails):
            raise NoSuchConsentLink
        return company_id, person


def _events_of(company_id: int, key: PoolKey) -> str:
    """How the events of all letters of this company to this entry begin."""
    return f"pool.{company_id}.{key}."


def _company(tx: Transaction, company_id: int) -> str:
    company = tx.companies.get(company_id)
    return company.name or company.domain
