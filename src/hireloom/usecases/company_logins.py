"""Logging in through the identity provider of one's company."""

from dataclasses import dataclass
from datetime import datetime

from hireloom.domain.audit import AuditEvent
from hireloom.domain.companies import company_domain, domain_of
from hireloom.domain.company_logins import (
    AdminsByPassword,
    CompanyLogin,
    CompanyLoginOver,
    LinkedIdentity,
    OtherPerson,
    ProvenIdentity,
    newcomer,
    usernames_for,
)
from hireloom.domain.identity.emails import email_of
from hireloom.domain.identity.origins import Origin, device_after
from hireloom.domain.identity.passwords import NO_PASSWORD
from hireloom.domain.identity.sessions import SessionKind, SessionLimits
from hireloom.domain.identity.users import EmailTaken, User, UsernameTaken
from hireloom.domain.lives import Lives
from hireloom.domain.mails.security_mails import second_step_changed
from hireloom.ports.clock import Clock
from hireloom.ports.security import Tokens
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.accounts import Login, Visitor
from hireloom.usecases.codes import Browser
from hireloom.usecases.company_login_checks import CompanyLoginCheck, ProviderAnswer
from hireloom.usecases.company_login_rules import login_of
from hireloom.usecases.new_sessions import FirstStep, begin_after
from hireloom.usecases.security_notices import SecurityNotices

BY_COMPANY = FirstStep("company_logins.accepted", "company_logins.signed_in")


@dataclass(frozen=True, slots=True)
class CompanyLoginDesk:
    store: Store
    clock: Clock
    tokens: Tokens
    company_login_check: CompanyLoginCheck
    sessions: SessionLimits
    lives: Lives
    secret: str
    notices: SecurityNotices

    def offer(self, domain: str) -> CompanyLogin | None:
        """The log-in of the company with this domain; None if it has none."""
        with self.store.reading() as tx:
            return login_of(tx, company_domain(domain))

    def begin(self, email: str | None, *, browser: Browser) -> tuple[str, str]:
        """The token for the browser's cookie, and the address of the provider to go to."""
        address = email_of(email)
        return self.company_login_check.begin(domain_of(address), address, browser=browser)

    def finish(self, answer: ProviderAnswer, *, browser: Browser, replacing: str | None = None) -> Login:
        """A new session for the person whom the provider names."""
        with self.company_login_check.identity(answer, browser=browser) as (_, login, identity):
            email = identity.email_at(login.domain)
            try:
                return self._logged_in(identity, email, login, browser.origin, replacing)
            except (EmailTaken, UsernameTaken):  # another tab of theirs made the account first
                return self._logged_in(identity, email, login, browser.origin, replacing)

    def _logged_in(
        self, identity: ProvenIdentity, email: str, login: CompanyLogin, origin: Origin, replacing: str | None
    ) -> Login:
        token, now = self.tokens.token(), self.clock.now()
        with self.store.writing() as tx:
            current = login_of(tx, login.domain)
            if current is None or current.changed_at != login.changed_at:
                raise CompanyLoginOver  # the company has changed it meanwhile
            user = self._account(tx, identity, email, origin)
            if domain_of(user.email) != login.domain:
                raise OtherPerson  # they have changed to an address since that this company does not vouch for
            session, factors = begin_after(
                BY_COMPANY,
                tx,
                user,
                origin,
                token=token,
                replacing=replacing,
                idle=self.sessions.idle,
                notices=self.notices,
                confirmed_at=identity.authenticated_at or now - self.lives.confirmation,
            )
            tx.company_logins.note_worked(login, now)
        self.notices.hurry()
        if session.kind is SessionKind.PENDING_SECOND_STEP:
            return Login(Visitor(user, session), token, factors=factors)
        device = device_after(user.email, origin, secret=self.secret, new_id=self.tokens.token())
        return Login(Visitor(user, session), token, device)

    def _account(self, tx: Transaction, identity: ProvenIdentity, email: str, origin: Origin) -> User:
        """The account that is linked, or has this email, or is made now. Raises OtherPerson, AdminsByPassword or
        Deactivated."""
        now = self.clock.now()
        linked = tx.company_logins.linked(identity.issuer, identity.subject)
        user_before = tx.users.get(linked.user_id) if linked else tx.users.by_email(email)
        if user_before is None:
            user = self._newcomer(tx, email, now)
        else:
            user = tx.users.get_for_update(user_before.id)
            user.must_be_active()
            if user.is_admin:
                raise AdminsByPassword
            linked = tx.company_logins.linked(identity.issuer, identity.subject)  # perhaps by another tab, until now
        if linked is None:
            if any(link.issuer == identity.issuer for link in tx.company_logins.links_of(user.id)):
                raise OtherPerson  # the company has given the address to somebody else
            tx.company_logins.link(LinkedIdentity(user.id, identity.issuer, identity.subject, now))
            tx.audit.add(AuditEvent(now, "company_logins.linked", user.id, details=origin.details))
            if user_before:
                change = "Your account was linked to your company's log-in, which opens it from now on."
                self.notices.put(tx, user, lambda to, not_me: second_step_changed(to, change=change, not_me=not_me))
        return user

    def _newcomer(self, tx: Transaction, email: str, now: datetime) -> User:
        for username in usernames_for(email):
            if tx.users.by_username(username) is None:
                user = tx.users.add(newcomer(username, email, now=now), password_hash=NO_PASSWORD)
                details = {"user_type": user.role.value}
                tx.audit.add(AuditEvent(now, "accounts.registered", user.id, details=details))
                return user
        raise UsernameTaken
