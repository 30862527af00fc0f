"""Changing the email address of one's account, and taking back what somebody else did on it."""

from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial

from hireloom.domain.audit import AuditEvent
from hireloom.domain.companies import domain_of
from hireloom.domain.identity.disowning import LOCKED, Disowning, NothingToDisown
from hireloom.domain.identity.email_changes import (
    EmailChange,
    NoChangeWaiting,
    NoEmailChange,
    SecondStepMissing,
    SharedDemoEmail,
    new_email,
)
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.passkeys import CeremonyPurpose
from hireloom.domain.identity.tokens import token_hash
from hireloom.domain.identity.users import User
from hireloom.domain.lives import Lives
from hireloom.domain.mails.account_mails import account_exists
from hireloom.domain.mails.security_mails import (
    confirm_email,
    email_change_given_up,
    email_change_requested,
    email_changed,
)
from hireloom.ports.clock import Clock
from hireloom.ports.security import Tokens
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.accounts import Visitor
from hireloom.usecases.codes import end_resets
from hireloom.usecases.company_members import pass_ownership
from hireloom.usecases.factor_checks import FactorCheck
from hireloom.usecases.limits import take
from hireloom.usecases.passkey_checks import Assertion, PasskeyCheck
from hireloom.usecases.security_notices import SecurityNotices

MOST_USES = 1_000  # of links that are looked at
MOMENT = 1  # second, by which a letter may be younger than what it tells of


@dataclass(frozen=True, slots=True)
class EmailChangeDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    lives: Lives
    tokens: Tokens
    factor_check: FactorCheck
    passkey_check: PasskeyCheck
    notices: SecurityNotices
    secret: str
    site: str

    def request(self, email: str | None, *, visitor: Visitor, origin: Origin) -> EmailChange:
        """Write to both mailboxes, but to none that has confirmed this change already. Only its mailbox learns whether
        the new address already has an account."""
        user, now = visitor.user, self.clock.now()
        if user.email in self.notices.open_to_all:
            raise SharedDemoEmail
        to_new, to_old = self.tokens.token(), self.tokens.token()
        change = EmailChange(user.id, new_email(email, user), token_hash(to_new), token_hash(to_old), now)
        with self.store.writing() as tx:
            take(tx, self.rate_limits.email_changes, str(user.id), now=now)
            tx.users.get_for_update(user.id).must_be_active()
            former = self._open(tx, user.id)
            if former and former.email == change.email:
                change = former.sent_again(change.key, change.old_key, now)
            tx.email_changes.sweep(requested_before=now - self.lives.email_change)
            if tx.users.by_email(change.email):
                letter = account_exists(change.email, site=self.site)
                change = replace(change, key=token_hash(self.tokens.token()))  # of a token that nobody has
            else:
                letter = confirm_email(change.email, link=self._link(to_new), life=self.lives.email_change)
            tx.email_changes.put(change)
            if not change.new_confirmed_at:
                tx.outbox.put(letter, event=f"emails.{self.tokens.token()}")
            if not change.old_confirmed_at:
                write = partial(email_change_requested, email=change.email, link=self._link(to_old))
                self.notices.put(tx, user, lambda to, not_me: write(to, not_me=not_me, life=self.lives.email_change))
            self._note(tx, "emails.requested", user.id, origin)
        self.notices.hurry()
        return change

    def cancel(self, *, visitor: Visitor, origin: Origin) -> None:
        with self.store.writing() as tx:
            tx.email_changes.remove(visitor.user.id)
            self._note(tx, "emails.cancelled", visitor.user.id, origin)

    def waiting(self, token: str) -> EmailChange:
        """Raises NoEmailChange."""
        with self.store.reading() as tx:
            return self._waiting(tx, token)

    def confirm(self, token: str, *, origin: Origin) -> EmailChange | None:
        """The mailbox with this link agrees. Once both have, the new address is the account's; until then, returns what
        still waits. Raises NoEmailChange, or EmailTaken."""
        key, now = token_hash(token), self.clock.now()
        with self.store.writing() as tx:
            user = tx.users.get_for_update(self._waiting(tx, token).user_id)
            user.must_be_active()
            change = self._waiting(tx, token)  # again: another request may have been faster
            confirmed = change.confirmed(key, now)
            is_settled = confirmed.is_settled(now, self.lives)
            if is_settled:
                self._settle(tx, user, confirmed, origin)
            elif confirmed != change:
                tx.email_changes.put(confirmed)
                self._note(tx, f"emails.{'old' if change.is_for_old(key) else 'new'}_confirmed", user.id, origin)
        self.notices.hurry()
        return None if is_settled else confirmed

    def give_up_old(self, second_step: str | Assertion | None, *, visitor: Visitor, origin: Origin) -> EmailChange:
        """The person can no longer read the old mailbox: the change will do without it after a while, in which it can
        refuse. `second_step`, a code or a passkey, is for accounts that have one. Raises NoChangeWaiting,
        SecondStepMissing and what the check of a code or a passkey raises."""
        user, now = visitor.user, self.clock.now()
        with self.store.reading() as tx:
            if self._open(tx, user.id) is None:
                raise NoChangeWaiting
            has_factor = tx.second_factors.any_of(user.id)
        if has_factor:
            self._must_show(second_step, visitor, origin)
        with self.store.writing() as tx:
            tx.users.get_for_update(user.id).must_be_active()
            change = self._open(tx, user.id)
            if change is None:
                raise NoChangeWaiting
            given_up = change.given_up(now)
            if given_up != change:
                tx.email_changes.put(given_up)
                write = partial(email_change_given_up, email=change.email, wait=self.lives.disowning)
                self.notices.put(tx, user, lambda to, not_me: write(to, not_me=not_me))
                self._note(tx, "emails.old_given_up", user.id, origin)
        self.notices.hurry()
        return given_up

    def settle_due(self) -> None:
        """Use the new addresses that have waited long enough for an old mailbox that nobody can read."""
        now = self.clock.now()
        with self.store.reading() as tx:
            due = tx.email_changes.due(given_up_until=now - self.lives.disowning)
        for user_id in (change.user_id for change in due):
            with self.store.writing() as tx:
                user, change = tx.users.get_for_update(user_id), tx.email_changes.of(user_id)
                if change is None or not change.is_settled(now, self.lives):
                    continue  # cancelled or refused meanwhile
                if user.is_active and tx.users.by_email(change.email) is None:
                    self._settle(tx, user, change)
                else:
                    tx.email_changes.remove(user_id)
                    self._note(tx, "emails.cancelled", user_id)
        if due:
            self.notices.hurry()

    def disowned(self, token: str) -> Disowning:
        """What a link "This was not me" is about. Raises NothingToDisown."""
        disowning = self._signed(token)
        with self.store.reading() as tx:
            self._must_be_unspent(tx, disowning, tx.users.get(disowning.user_id))
        return disowning

    def disown(self, token: str, *, origin: Origin) -> None:
        """Log out every device, revoke every API key, pause every webhook, hold scheduled messages, lock the password
        until its owner chooses a new one with a code that is asked for from now on, and take back what is newer than
        the letter: the address, an authenticator app, passkeys, a company's log-in, and invitations into a company.
        Raises NothingToDisown."""
        disowning = self._signed(token)
        with self.store.writing() as tx:
            user = tx.users.get_for_update(disowning.user_id)
            self._must_be_unspent(tx, disowning, user)
            tx.sessions.end_all(user.id)
            tx.users.set_password_hash(user.id, LOCKED)
            tx.email_changes.remove(user.id)
            tx.second_factors.end_all_trust(user.id)
            tx.api_keys.revoke_all(user.id, self.clock.now())
            tx.webhooks.pause_all(user.id, self.clock.now())
            tx.threads.scheduled.hold_all(user.id)
            _remove_newer_factors(tx, user, since=int(disowning.at.timestamp()) - MOMENT)
            tx.companies.invitations.remove_by(user.id, since=disowning.at)
            for email in {user.email, disowning.email}:
                end_resets(tx, email)
                self._remove_newer_login(tx, user, domain_of(email), since=disowning.at, origin=origin)
            if user.email != disowning.email and tx.users.by_email(disowning.email) is None:
                _rename(tx, user, disowning.email, self.clock.now())
            details = origin.details | disowning.marks(self.secret)
            tx.audit.add(AuditEvent(self.clock.now(), "accounts.disowned", user.id, details=details))

    def _remove_newer_login(self, tx: Transaction, user: User, domain: str, *, since: datetime, origin: Origin) -> None:
        """Of the company: whoever chooses its provider can log in as anybody there."""
        login = tx.company_logins.of_domain(domain)
        if login and login.changed_by == user.id and login.changed_at.timestamp() >= int(since.timestamp()) - MOMENT:
            tx.company_logins.remove(domain)
            tx.audit.add(AuditEvent(self.clock.now(), "company_logins.removed", user.id, domain, origin.details))

    def _link(self, token: str) -> str:
        return f"{self.site.rstrip('/')}/confirm-email/{token}"

    def _signed(self, token: str) -> Disowning:
        return Disowning.of(token, secret=self.secret, now=self.clock.now(), life=self.lives.disowning)

    def _must_be_unspent(self, tx: Transaction, disowning: Disowning, user: User) -> None:
        uses = tx.audit.newest(user.id, disowning.email, actions=("accounts.disowned",), count=MOST_USES)
        if not user.is_active or disowning.is_spent(uses, self.secret):
            raise NothingToDisown

    def _waiting(self, tx: Transaction, token: str) -> EmailChange:
        change = tx.email_changes.by_key(token_hash(token))
        if change is None or change.is_over(self.clock.now(), self.lives):
            raise NoEmailChange
        return change

    def _open(self, tx: Transaction, user_id: int) -> EmailChange | None:
        change = tx.email_changes.of(user_id)
        return None if change is None or change.is_over(self.clock.now(), self.lives) else change

    def _must_show(self, second_step: str | Assertion | None, visitor: Visitor, origin: Origin) -> None:
        if isinstance(second_step, Assertion):
            purpose, holder = CeremonyPurpose.CONFIRM, visitor.session.key
            self.passkey_check.use(second_step, purpose, holder=holder, origin=origin, of_user=visitor.user.id)
        elif second_step:
            self.factor_check.must_fit(second_step, visitor.user, origin=origin)
        else:
            raise SecondStepMissing

    def _settle(self, tx: Transaction, user: User, change: EmailChange, origin: Origin | None = None) -> None:
        self.notices.put(tx, user, lambda to, not_me: email_changed(to, email=change.email, not_me=not_me))
        _rename(tx, user, change.email, self.clock.now())
        tx.email_changes.remove(user.id)
        self._note(tx, "emails.changed", user.id, origin)

    def _note(self, tx: Transaction, action: str, user_id: int, origin: Origin | None = None) -> None:
        tx.audit.add(AuditEvent(self.clock.now(), action, user_id, details=origin.details if origin else {}))


def cancel_waiting(tx: Transaction, user_id: int, *, now: datetime, origin: Origin | None = None) -> None:
    """Cancel a pending change when the password or the session that may have begun it ends. Otherwise a thief who was
    locked out would still get the account when the wait for the old mailbox is over."""
    if tx.email_changes.of(user_id):
        tx.email_changes.remove(user_id)
        tx.audit.add(AuditEvent(now, "emails.cancelled", user_id, details=origin.details if origin else {}))


def _remove_newer_factors(tx: Transaction, user: User, *, since: int) -> None:
    """`since` is in seconds. Recovery codes that came with them go as well."""
    app = tx.second_factors.app(user.id)
    if app and app.added_at.timestamp() >= since:
        tx.second_factors.remove_app(user.id)
    for passkey in tx.passkeys.of(user.id):
        if passkey.added_at.timestamp() >= since:
            tx.passkeys.remove(passkey.id)
    if any(link.linked_at.timestamp() >= since for link in tx.company_logins.links_of(user.id)):
        tx.company_logins.unlink_all(user.id)
    if not tx.second_factors.any_of(user.id):
        tx.second_factors.remove_all(user.id)


def _rename(tx: Transaction, user: User, email: str, now: datetime) -> None:
    """Everything that names the person by the address follows it. Raises EmailTaken."""
    tx.users.put(replace(user, email=email))
    if domain_of(email) != domain_of(user.email):
        pass_ownership(tx, user.id, now)
    for job in tx.jobs.of_recruiter(user.id, with_deleted=True):
        tx.jobs.put(replace(job, recruiter_email=email))
    tx.applications.rename_recruiter(user.email, email)
    tx.help_messages.rename(user.email, email)
    tx.audit.forget(user.email)
