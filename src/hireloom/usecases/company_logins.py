"""Logging in through the identity provider of one's company."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.companies import company_domain, domain_of
from hireloom.domain.company_logins import (
    LIFE,
    STARTS,
    AdminsByPassword,
    BegunLogin,
    CompanyLogin,
    CompanyLoginOver,
    LinkedIdentity,
    NoCompanyLogin,
    OtherPerson,
    ProvenIdentity,
    ProviderRefused,
    ProviderUntrusted,
    newcomer,
    usernames_for,
)
from hireloom.domain.identity.emails import email_of
from hireloom.domain.identity.origins import Origin, device_after
from hireloom.domain.identity.security_events import whence
from hireloom.domain.identity.sessions import SessionKind, SessionLimits, key_of
from hireloom.domain.identity.users import User, UsernameTaken
from hireloom.domain.mails.security_mails import second_step_changed
from hireloom.domain.refusals import Refusal
from hireloom.ports.clock import Clock
from hireloom.ports.identity_providers import IdentityProviders, ProviderClient
from hireloom.ports.security import SealedTexts, Tokens
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.accounts import Login, Visitor
from hireloom.usecases.codes import Browser
from hireloom.usecases.company_login_rules import login_of
from hireloom.usecases.limits import take
from hireloom.usecases.new_sessions import FirstStep, begin_after
from hireloom.usecases.security_notices import SecurityNotices

BY_COMPANY = FirstStep("company_logins.accepted", "company_logins.signed_in")
NO_PASSWORD = "!"  # noqa: S105 - not a hash, so nothing matches it
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def secret_purpose(domain: str) -> str:
    return f"company log-in of {domain}"


class ProviderAnswer(NamedTuple):
    """What the browser brings back from the provider; without a code, the provider has refused."""

    state: str
    code: str
    issuer: str = ""  # RFC 9207; not all providers name it


@dataclass(frozen=True, slots=True)
class CompanyLoginDesk:
    store: Store
    clock: Clock
    tokens: Tokens
    identity_providers: IdentityProviders
    sealed_texts: SealedTexts
    sessions: SessionLimits
    secret: str
    notices: SecurityNotices

    def offer(self, domain: str) -> CompanyLogin | None:
        with self.store.reading() as tx:
            return login_of(tx, company_domain(domain))

    def begin(self, email: str | None, *, browser: Browser) -> tuple[str, str]:
        """The token for the browser's cookie, and the address of the provider to go to."""
        address, now = email_of(email), self.clock.now()
        with self.store.writing() as tx:
            take(tx, STARTS, browser.origin.network, now=now)
            login = login_of(tx, domain_of(address))
        if login is None:
            raise NoCompanyLogin
        token = browser.token if browser.token and _TOKEN.fullmatch(browser.token) else self.tokens.token()
        state, nonce, verifier = self.tokens.token(), self.tokens.token(), self.tokens.token()
        place = self.identity_providers.login_address(
            login.issuer, login.client_id, state=state, nonce=nonce, verifier=verifier, hint=address
        )
        with self.store.writing() as tx:
            tx.company_logins.sweep(began_before=now - LIFE)
            tx.company_logins.begin(
                BegunLogin(key_of(state), key_of(token), login.domain, login.issuer, nonce, verifier, now)
            )
        return token, place

    def finish(self, answer: ProviderAnswer, *, browser: Browser, replacing: str | None = None) -> Login:
        """A new session for the person whom the provider names. Each log-in that began can be finished once."""
        with self.store.writing() as tx:
            begun = tx.company_logins.take_begun(key_of(answer.state))
            login = login_of(tx, begun.domain) if begun else None
        if begun is None or login is None:
            raise CompanyLoginOver
        with self._refusals_noted(login, browser.origin):
            begun.must_be_of(browser.key, login, now=self.clock.now())
            identity = self._identity(answer, begun, login)
            return self._logged_in(identity, identity.email_at(login.domain), login, browser.origin, replacing)

    def _identity(self, answer: ProviderAnswer, begun: BegunLogin, login: CompanyLogin) -> ProvenIdentity:
        if answer.issuer not in ("", login.issuer):
            raise ProviderUntrusted
        if not answer.code:
            raise ProviderRefused
        secret = self.sealed_texts.opened(login.client_secret, purpose=secret_purpose(login.domain)) or ""
        client = ProviderClient(login.issuer, login.client_id, secret)
        return self.identity_providers.identity(client, answer.code, nonce=begun.nonce, verifier=begun.verifier)

    def _logged_in(
        self, identity: ProvenIdentity, email: str, login: CompanyLogin, origin: Origin, replacing: str | None
    ) -> Login:
        token = self.tokens.token()
        with self.store.writing() as tx:
            user = self._account(tx, identity, email, origin)
            if domain_of(user.email) != login.domain:
                raise OtherPerson  # they have taken another address since, which this company does not vouch for
            session, factors = begin_after(
                BY_COMPANY,
                tx,
                user,
                origin,
                token=token,
                replacing=replacing,
                idle=self.sessions.idle,
                notices=self.notices,
            )
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
        known = tx.users.get(linked.user_id) if linked else tx.users.by_email(email)
        if known is None:
            user = self._newcomer(tx, email, now)
        else:
            user = tx.users.get_for_update(known.id)
            user.must_be_active()
            if user.is_admin:
                raise AdminsByPassword
        if linked is None:
            if any(link.issuer == identity.issuer for link in tx.company_logins.links_of(user.id)):
                raise OtherPerson  # the company has given the address to somebody else
            tx.company_logins.link(LinkedIdentity(user.id, identity.issuer, identity.subject, now))
            details = whence(origin.address, origin.browser)
            tx.audit.add(AuditEvent(now, "company_logins.linked", user.id, details=details))
            if known:
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

    @contextmanager
    def _refusals_noted(self, login: CompanyLogin, origin: Origin) -> Iterator[None]:
        try:
            yield
        except Refusal as refusal:
            details = whence(origin.address, origin.browser) | {"reason": type(refusal).__name__}
            with self.store.writing() as tx:
                tx.audit.add(AuditEvent(self.clock.now(), "company_logins.refused", None, login.domain, details))
            raise
