"""Companies prove their domains, or an admin decides; and what their people may see until then."""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.companies import (
    Company,
    NoCompanyDomain,
    NoSuchRecruiter,
    PublicMailDomain,
    RecordMissing,
    TooManyChecks,
    VerificationMethod,
    company_domain,
    domain_of,
    is_public,
    proving_record,
    sees_contacts,
)
from hireloom.domain.company_roles import TakenOut
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import Role, User
from hireloom.domain.windows import Window
from hireloom.ports.clock import Clock
from hireloom.ports.companies import CompanyPage
from hireloom.ports.dns import TextRecords
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.limits import take


class CompanyStanding(NamedTuple):
    """A recruiter's company, and what it has to publish to be verified; no record for a domain that proves nothing."""

    company: Company
    record: tuple[str, str] | None
    is_confirmed: bool
    sees_contacts: bool
    is_owner: bool  # has proven the domain, and has not been removed since


@dataclass(frozen=True, slots=True)
class CompanyDesk:
    store: Store
    clock: Clock
    rate_limits: RateLimits
    dns: TextRecords
    public_domains: Container[str]
    secret: str

    def of(self, by: User) -> CompanyStanding:
        with self.store.reading() as tx:
            return self._standing(tx, by)

    def check(self, *, by: User) -> CompanyStanding:
        """Look for the caller's TXT record; the company is verified if it is there, and stays verified if it goes away
        later. The person who proves a verified company's domain becomes its owner. Raises RecordMissing, and TakenOut
        for somebody whom an owner has removed: their record may still be there."""
        domain, now = domain_of(by.email), self.clock.now()
        if is_public(domain, self.public_domains):
            raise NoCompanyDomain
        with self.store.writing() as tx:
            take(tx, self.rate_limits.domain_checks, str(by.id), now=now, otherwise=TooManyChecks)
            company = tx.companies.of_domain(domain) or tx.companies.put(Company(domain, now))  # admins see who asks
            if tx.companies.is_barred(by, company.id):
                raise TakenOut
        if not company.is_proven_by(by.id):
            name, value = proving_record(domain, by.id, secret=self.secret)
            if value in self.dns.read(name):
                with self.store.writing() as tx:
                    tx.companies.put(company.verified(VerificationMethod.DNS, by=by.id, now=now))
                    tx.audit.add(AuditEvent(now, "companies.verified", by.id, domain, {"method": "dns"}))
            elif not company.is_verified:
                raise RecordMissing
        return self.of(by)

    def page(self, window: Window, words: str = "") -> CompanyPage:
        with self.store.reading() as tx:
            return tx.companies.page(window, words)

    def confirmed(self) -> Sequence[User]:
        with self.store.reading() as tx:
            return tx.companies.confirmed()

    def verify(self, typed: str, *, by: User) -> Company:
        """An admin's decision about a domain."""
        domain, now = company_domain(typed), self.clock.now()
        if is_public(domain, self.public_domains):
            raise PublicMailDomain
        with self.store.writing() as tx:
            company = tx.companies.of_domain(domain) or Company(domain, now)
            if company.is_verified:
                return company
            tx.audit.add(AuditEvent(now, "companies.verified", by.id, domain, {"method": "admin"}))
            return tx.companies.put(company.verified(VerificationMethod.ADMIN, by=by.id, now=now))

    def withdraw(self, typed: str, *, by: User) -> Company:
        """The company's people see no contact data until it is verified again. Its log-in ends for good: somebody else
        may prove the domain next."""
        domain, now = company_domain(typed), self.clock.now()
        with self.store.writing() as tx:
            company = tx.companies.of_domain(domain) or Company(domain, now)
            if not company.is_verified:
                return company
            tx.company_logins.remove(domain)
            tx.audit.add(AuditEvent(now, "companies.withdrawn", by.id, domain))
            return tx.companies.put(company.unverified())

    def confirm(self, email: str, is_confirmed: bool, *, by: User) -> User:
        """An admin's decision about one recruiter, whatever their domain."""
        with self.store.writing() as tx:
            recruiter = tx.users.by_email(email)
            if recruiter is None or recruiter.role is not Role.RECRUITER:
                raise NoSuchRecruiter
            if is_confirmed:
                tx.companies.confirm(recruiter.id, by=by.id, now=self.clock.now())
            else:
                tx.companies.withdraw(recruiter.id)
            action = "recruiters.confirmed" if is_confirmed else "recruiters.unconfirmed"
            tx.audit.add(AuditEvent(self.clock.now(), action, by.id, recruiter.email))
            return recruiter

    def _standing(self, tx: Transaction, by: User) -> CompanyStanding:
        domain = domain_of(by.email)
        company = tx.companies.of_domain(domain) or Company(domain, self.clock.now())
        record = None if is_public(domain, self.public_domains) else proving_record(domain, by.id, secret=self.secret)
        is_owner = company.is_proven_by(by.id) and not tx.companies.is_barred(by, company.id)
        return CompanyStanding(company, record, tx.companies.is_confirmed(by.id), may_see_contacts(tx, by), is_owner)


def may_see_contacts(tx: Transaction, viewer: User) -> bool:
    """Whether they may see contact data of people who have not applied to them."""
    company = tx.companies.of_domain(domain_of(viewer.email))
    is_barred = company is not None and tx.companies.is_barred(viewer, company.id)
    return sees_contacts(viewer, company, is_confirmed=tx.companies.is_confirmed(viewer.id), is_barred=is_barred)
