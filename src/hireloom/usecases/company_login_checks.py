"""Asking a company's identity provider who somebody is: the check begins and ends in the same browser, and counts
once."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.company_logins import (
    CONFIRMING,
    BegunLogin,
    CompanyLogin,
    CompanyLoginOver,
    NoCompanyLogin,
    ProvenIdentity,
    redirect_of,
    refusal_of,
)
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.tokens import token_hash
from hireloom.domain.lives import Lives
from hireloom.domain.refusals import Refusal
from hireloom.ports.clock import Clock
from hireloom.ports.identity_providers import IdentityProviders, ProviderClient
from hireloom.ports.security import SealedTexts, Tokens
from hireloom.ports.stores import Store
from hireloom.usecases.codes import Browser
from hireloom.usecases.company_login_rules import login_of
from hireloom.usecases.limits import take

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def secret_purpose(domain: str) -> str:
    return f"company log-in of {domain}"


class ProviderAnswer(NamedTuple):
    """What the browser brings back from the provider to the page of this domain; without a code, the provider has
    refused, for the reason `error`."""

    domain: str
    state: str
    code: str
    issuer: str = ""  # RFC 9207; not all providers name it
    error: str = ""


@dataclass(frozen=True, slots=True)
class CompanyLoginCheck:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    tokens: Tokens
    identity_providers: IdentityProviders
    sealed_texts: SealedTexts
    lives: Lives
    redirect_url: str  # without the domain

    def begin(self, domain: str, email: str, *, browser: Browser, confirms: str | None = None) -> tuple[str, str]:
        """The token for the browser's cookie, and the address of the provider to go to. `confirms` is the key of the
        session that is to be confirmed: the provider then asks for the password or something similar even if it knows
        the person. Raises NoCompanyLogin."""
        now = self.clock.now()
        with self.store.writing() as tx:
            take(tx, self.rate_limits.company_logins, browser.origin.network, now=now)
            login = login_of(tx, domain)
        if login is None:
            raise NoCompanyLogin
        token = browser.token if browser.token and _TOKEN.fullmatch(browser.token) else self.tokens.token()
        state = f"{CONFIRMING if confirms else ''}{self.tokens.token()}"
        nonce, verifier = self.tokens.token(), self.tokens.token()
        client = ProviderClient(login.issuer, login.client_id, "", redirect_of(self.redirect_url, domain))
        place = self.identity_providers.login_address(
            client, state=state, nonce=nonce, verifier=verifier, hint=email, is_fresh=confirms is not None
        )
        begun = BegunLogin(token_hash(state), token_hash(token), domain, login.issuer, nonce, verifier, now, confirms)
        with self.store.writing() as tx:
            tx.company_logins.sweep(began_before=now - self.lives.company_login)
            tx.company_logins.begin(begun)
        return token, place

    @contextmanager
    def identity(
        self, answer: ProviderAnswer, *, browser: Browser, confirms: str | None = None
    ) -> Iterator[tuple[BegunLogin, CompanyLogin, ProvenIdentity]]:
        """Whom the provider names. Each log-in that began can be finished once; what is refused, also in the block, is
        written down."""
        with self.store.writing() as tx:
            begun = tx.company_logins.take_begun(token_hash(answer.state))
            login = login_of(tx, begun.domain) if begun else None
        if begun is None or login is None:
            raise CompanyLoginOver
        with self._refusals_noted(login, browser.origin):
            now, life = self.clock.now(), self.lives.company_login
            begun.must_be_of(browser.key, answer.domain, login, confirms=confirms, now=now, life=life)
            yield begun, login, self._identity(answer, begun, login)

    def _identity(self, answer: ProviderAnswer, begun: BegunLogin, login: CompanyLogin) -> ProvenIdentity:
        if not answer.code:
            raise refusal_of(answer.error)
        secret = self.sealed_texts.opened(login.client_secret, purpose=secret_purpose(login.domain)) or ""
        client = ProviderClient(login.issuer, login.client_id, secret, redirect_of(self.redirect_url, login.domain))
        return self.identity_providers.identity(
            client, answer.code, named_issuer=answer.issuer, nonce=begun.nonce, verifier=begun.verifier
        )

    @contextmanager
    def _refusals_noted(self, login: CompanyLogin, origin: Origin) -> Iterator[None]:
        try:
            yield
        except Refusal as refusal:
            details = origin.details | {"reason": type(refusal).__name__}
            with self.store.writing() as tx:
                tx.audit.add(AuditEvent(self.clock.now(), "company_logins.refused", None, login.domain, details))
            raise
