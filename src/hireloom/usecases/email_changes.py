"""Changing the email address of one's account, and taking back what somebody else did on it."""

from dataclasses import dataclass, replace

from hireloom.domain.audit import AuditEvent
from hireloom.domain.companies import domain_of
from hireloom.domain.identity.disowning import LOCKED, Disowning, NothingToDisown
from hireloom.domain.identity.email_changes import (
    EmailChange,
    NoEmailChange,
    SharedDemoEmail,
    new_email,
)
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.tokens import token_hash
from hireloom.domain.identity.users import User
from hireloom.domain.lives import Lives
from hireloom.domain.mails.account_mails import account_exists
from hireloom.domain.mails.security_mails import confirm_email, email_change_requested, email_changed
from hireloom.ports.clock import Clock
from hireloom.ports.security import Tokens
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.accounts import Visitor
from hireloom.usecases.company_members import pass_ownership
from hireloom.usecases.limits import take
from hireloom.usecases.security_notices import SecurityNotices

MOST_USES = 1_000  # of links that are looked at


@dataclass(frozen=True, slots=True)
class EmailChangeDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    lives: Lives
    tokens: Tokens
    notices: SecurityNotices
    secret: str
    site: str

    def request(self, email: str | None, *, visitor: Visitor, origin: Origin) -> EmailChange:
        """Write to the new mailbox, and tell the old one. Only its mailbox learns whether the address already has an
        account."""
        user, token, now = visitor.user, self.tokens.token(), self.clock.now()
        if user.email in self.notices.open_to_all:
            raise SharedDemoEmail
        change = EmailChange(user.id, new_email(email, user), token_hash(token), now)
        with self.store.writing() as tx:
            take(tx, self.rate_limits.email_changes, str(user.id), now=now)
            tx.users.get_for_update(user.id).must_be_active()
            tx.email_changes.sweep(requested_before=now - self.lives.email_change)
            if tx.users.by_email(change.email):
                letter = account_exists(change.email, site=self.site)
                change = replace(change, key=token_hash(self.tokens.token()))  # of a token that nobody has
            else:
                link = f"{self.site.rstrip('/')}/confirm-email/{token}"
                letter = confirm_email(change.email, link=link, life=self.lives.email_change)
            tx.email_changes.put(change)
            tx.outbox.put(letter, event=f"emails.{self.tokens.token()}")
            self.notices.put(tx, user, lambda to, not_me: email_change_requested(to, email=change.email, not_me=not_me))
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

    def confirm(self, token: str, *, origin: Origin) -> None:
        """Use the new address from now on. Raises NoEmailChange, or EmailTaken."""
        with self.store.writing() as tx:
            change = self._waiting(tx, token)
            user = tx.users.get_for_update(change.user_id)
            user.must_be_active()
            self.notices.put(tx, user, lambda to, not_me: email_changed(to, email=change.email, not_me=not_me))
            _rename(tx, user, change.email)
            tx.email_changes.remove(user.id)
            self._note(tx, "emails.changed", user.id, origin)
        self.notices.hurry()

    def disowned(self, token: str) -> Disowning:
        """What a link "This was not me" is about. Raises NothingToDisown."""
        disowning = Disowning.of(token, secret=self.secret, now=self.clock.now(), life=self.lives.disowning)
        with self.store.reading() as tx:
            if not tx.users.get(disowning.user_id).is_active:
                raise NothingToDisown
            uses = tx.audit.newest(disowning.user_id, disowning.email, actions=("accounts.disowned",), count=MOST_USES)
            if disowning.is_spent(uses, self.secret):
                raise NothingToDisown
        return disowning

    def disown(self, token: str, *, origin: Origin) -> None:
        """Log out every device, revoke every API key, pause every webhook, lock the password until its owner chooses
        a new one, and take back the address, an authenticator app, passkeys and a company's log-in that are newer than
        the letter. Raises NothingToDisown."""
        disowning = self.disowned(token)
        with self.store.writing() as tx:
            user = tx.users.get_for_update(disowning.user_id)
            tx.sessions.end_all(user.id)
            tx.users.set_password_hash(user.id, LOCKED)
            tx.email_changes.remove(user.id)
            tx.second_factors.end_all_trust(user.id)
            tx.api_keys.revoke_all(user.id, self.clock.now())
            tx.webhooks.pause_all(user.id, self.clock.now())
            _remove_newer_factors(tx, user, since=int(disowning.at.timestamp()))
            if user.email != disowning.email and tx.users.by_email(disowning.email) is None:
                _rename(tx, user, disowning.email)
            details = origin.details | disowning.marks(self.secret)
            tx.audit.add(AuditEvent(self.clock.now(), "accounts.disowned", user.id, details=details))

    def _waiting(self, tx: Transaction, token: str) -> EmailChange:
        change = tx.email_changes.by_key(token_hash(token))
        if change is None or change.until(self.lives.email_change) <= self.clock.now():
            raise NoEmailChange
        return change

    def _note(self, tx: Transaction, action: str, user_id: int, origin: Origin) -> None:
        tx.audit.add(AuditEvent(self.clock.now(), action, user_id, details=origin.details))


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


def _rename(tx: Transaction, user: User, email: str) -> None:
    """Everything that names the person by the address follows it. Raises EmailTaken."""
    tx.users.put(replace(user, email=email))
    if domain_of(email) != domain_of(user.email):
        pass_ownership(tx, user.id)
    for job in tx.jobs.of_recruiter(user.id, with_deleted=True):
        tx.jobs.put(replace(job, recruiter_email=email))
    tx.applications.rename_recruiter(user.email, email)
    tx.help_messages.rename(user.email, email)
    tx.audit.forget(user.email)
