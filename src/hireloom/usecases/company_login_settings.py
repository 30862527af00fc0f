"""How a company's people log in: set by the owner of its domain, or by an admin."""

from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.companies import company_domain
from hireloom.domain.company_logins import (
    CompanyLogin,
    CompanyUnverified,
    ProviderAway,
    ProviderUntrusted,
    ProviderUnusable,
    TooManyChanges,
    client_of,
    issuer_of,
    must_be_owner,
    redirect_of,
)
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.origins import Origin
from hireloom.domain.identity.users import User
from hireloom.domain.mails.security_mails import second_step_changed
from hireloom.ports.clock import Clock
from hireloom.ports.identity_providers import IdentityProviders, ProviderClient
from hireloom.ports.security import SealedTexts
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_login_checks import secret_purpose
from hireloom.usecases.limits import take
from hireloom.usecases.security_notices import SecurityNotices


class CompanyLoginForm(NamedTuple):
    """An empty secret keeps the one that is there, as long as it goes to the same client of the same issuer."""

    domain: str
    issuer: str
    client_id: str
    client_secret: str
    is_required: bool


@dataclass(frozen=True, slots=True)
class CompanyLoginSettingsDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    identity_providers: IdentityProviders
    sealed_texts: SealedTexts
    notices: SecurityNotices
    redirect_url: str  # without the domain

    def of(self, domain: str, *, by: User) -> CompanyLogin | None:
        """Raises NotItsOwner."""
        with self.store.reading() as tx:
            return self._login(tx, company_domain(domain), by)

    def redirect_of(self, domain: str) -> str:
        """The address to register with the provider."""
        return redirect_of(self.redirect_url, company_domain(domain))

    def put(self, form: CompanyLoginForm, *, by: User, origin: Origin) -> CompanyLogin:
        """Let the company's people log in this way from now on. The provider must answer. Raises ProviderUnusable,
        CompanyUnverified, TryItFirst or NotItsOwner. Whoever did it is told by email."""
        domain = company_domain(form.domain)
        issuer = issuer_of(form.issuer, may_be_plain=self.identity_providers.may_be_plain(form.issuer.strip()))
        with self.store.writing() as tx:
            former = self._login(tx, domain, by)
            take(tx, self.rate_limits.company_login_changes, str(by.id), now=self.clock.now(), otherwise=TooManyChanges)
        is_same = former is not None and (former.issuer, former.client_id) == (issuer, form.client_id.strip())
        if former and is_same and not form.client_secret.strip():
            client_id, sealed, worked_at = former.client_id, former.client_secret, former.worked_at
        else:
            worked_at = None
            client_id, secret = client_of(form.client_id, form.client_secret)
            sealed = self.sealed_texts.sealed(secret, purpose=secret_purpose(domain))
        try:
            client = ProviderClient(issuer, client_id, "", self.redirect_of(domain))
            self.identity_providers.login_address(client, state="", nonce="", verifier="")
        except (ProviderAway, ProviderUntrusted) as failure:
            raise ProviderUnusable(errors={"issuer": [ProviderUnusable.sentence]}) from failure
        login = CompanyLogin(domain, issuer, client_id, sealed, form.is_required, self.clock.now(), by.id, worked_at)
        with self.store.writing() as tx:
            self._login(tx, domain, by)
            company = tx.companies.of_domain(domain)
            if company is None or not company.is_verified:
                raise CompanyUnverified
            if form.is_required and not by.is_admin:
                login.must_have_let_in(tx.company_logins.links_of(by.id))
            tx.company_logins.put(login)
            how = {"issuer": issuer, "required": "yes" if form.is_required else "no"}
            self._note(tx, "company_logins.set", domain, by, origin, how)
            change = f"The log-in of {domain} was changed: its people can come in through {issuer} now."
            self.notices.put(tx, by, lambda to, not_me: second_step_changed(to, change=change, not_me=not_me))
        self.notices.hurry()
        return login

    def remove(self, domain: str, *, by: User, origin: Origin) -> None:
        """Passwords and passkeys log in as before. Raises NotItsOwner."""
        domain = company_domain(domain)
        with self.store.writing() as tx:
            if self._login(tx, domain, by):
                tx.company_logins.remove(domain)
                self._note(tx, "company_logins.removed", domain, by, origin, {})

    def _login(self, tx: Transaction, domain: str, by: User) -> CompanyLogin | None:
        company = tx.companies.of_domain(domain)
        is_barred = company is not None and tx.companies.is_barred(by, company.id)
        must_be_owner(by, company, is_barred=is_barred)
        return tx.company_logins.of_domain(domain)

    def _note(
        self, tx: Transaction, action: str, domain: str, by: User, origin: Origin, details: dict[str, str]
    ) -> None:
        tx.audit.add(AuditEvent(self.clock.now(), action, by.id, domain, origin.details | details))
