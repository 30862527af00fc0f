"""The profile of a company: its logo, its time zone and the defaults of its new jobs."""

from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.companies import Company, domain_of
from hireloom.domain.company_pictures import NoLogo, checked_picture
from hireloom.domain.company_roles import Action, OwnersOnly, may
from hireloom.domain.days import Days
from hireloom.domain.files import Upload
from hireloom.domain.identity.users import User
from hireloom.domain.jobs import Job
from hireloom.domain.mails.letterheads import Letterhead, letterhead
from hireloom.domain.retention import Retention
from hireloom.ports.clock import Clock
from hireloom.ports.documents import DocumentReader
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_members import own_membership, own_to_change


class CompanyProfile(NamedTuple):
    """`zone` is the one in use, the company's own or the site's. `logo` is the sign of its logo, empty if there is
    none."""

    company: Company
    zone: str
    logo: str
    can_edit: bool


class PublicLogo(NamedTuple):
    """`sign` differs for each logo."""

    domain: str
    sign: str


@dataclass(frozen=True, slots=True)
class CompanyProfileDesk:
    """`is_open`: whether this site has public pages of jobs at all. `retention` is the same for all companies."""

    store: Store
    clock: Clock
    reader: DocumentReader
    is_open: bool
    retention: Retention

    def of(self, *, by: User) -> CompanyProfile:
        """For somebody without a company, the defaults."""
        with self.store.reading() as tx:
            return self._profile(tx, by)

    def change(
        self, *, zone: str, answer_days: int, blind_review: bool, names_from: str | None, by: User
    ) -> CompanyProfile:
        """Raises NoMember, OwnersOnly, ZoneUnknown, StageNameTooLong or Invalid. Existing jobs and interviews stay
        as they are."""
        with self.store.writing() as tx:
            company = self._company_to_change(tx, by)
            changed = company.with_defaults(
                zone=zone, answer_days=answer_days, blind_review=blind_review, names_from=names_from
            )
            if changed != company:
                tx.companies.put(changed)
                values = {"zone": zone, "answer_days": str(answer_days), "blind_review": str(blind_review).lower()}
                values["names_from"] = changed.names_from
                self._note(tx, "companies.profile_changed", company, by, values)
            return self._profile(tx, by)

    def change_logo(self, upload: Upload | None, *, by: User) -> CompanyProfile:
        """In place of an earlier one; None removes it. Raises NoMember, OwnersOnly, or a refusal of the file."""
        content = self.reader.logo(checked_picture(upload)) if upload else None
        with self.store.writing() as tx:
            company = self._company_to_change(tx, by)
            tx.companies.logos.put(company.id, content)
            self._note(tx, "companies.logo_changed", company, by, {"logo": "changed" if content else "removed"})
            return self._profile(tx, by)

    def own_logo(self, *, by: User) -> bytes:
        """A PNG. Raises NoMember or NoLogo."""
        with self.store.reading() as tx:
            return _must_be_there(tx.companies.logos.content(own_membership(tx, by).company_id))

    def logo(self, domain: str) -> bytes:
        """What anybody may see: the logo of a verified company. Raises NoLogo."""
        with self.store.reading() as tx:
            company = tx.companies.of_domain(domain) if self.is_open else None
            if company is None or not company.is_verified:
                raise NoLogo
            return _must_be_there(tx.companies.logos.content(company.id))

    def logo_of(self, job: Job) -> PublicLogo | None:
        """The logo that anybody may see next to the job; none next to the name of another company, for which an agency
        may post."""
        with self.store.reading() as tx:
            company = tx.companies.of_person(job.recruiter_id)
            if company is None or not company.is_employer_named(job.company):
                return None
            sign = tx.companies.logos.sign(company.id)
            return PublicLogo(company.domain, sign) if sign else None

    def _company_to_change(self, tx: Transaction, by: User) -> Company:
        tx.users.get_for_update(by.id).must_be_active()
        member = own_to_change(tx, by, OwnersOnly("Only an owner of the company can change its profile."))
        return tx.companies.get(member.company_id)

    def _note(self, tx: Transaction, action: str, company: Company, by: User, details: dict[str, str]) -> None:
        tx.audit.add(AuditEvent(self.clock.now(), action, by.id, company.domain, details))

    def _profile(self, tx: Transaction, by: User) -> CompanyProfile:
        member, company = tx.companies.standing_membership(by.id), tx.companies.of_person(by.id)
        zone = str(days_of(tx, self.clock, by.id).zone)
        if member is None or company is None:
            return CompanyProfile(Company(domain_of(by.email), self.clock.now()), zone, "", can_edit=False)
        can_edit = may(Action.CHANGE_COMPANY, member.role)
        return CompanyProfile(company, zone, tx.companies.logos.sign(company.id), can_edit)


def days_of(tx: Transaction, clock: Clock, user_id: int) -> Days:
    """Calendar days in the zone of the person's company, or else in the site's."""
    company = tx.companies.of_person(user_id)
    return company.days(clock.days) if company else clock.days


def today_of(tx: Transaction, clock: Clock, user_id: int) -> date:
    """The day that it is where the person's company is: by it, answers are late and stages overdue."""
    return days_of(tx, clock, user_id).of(clock.now())


def letterhead_of(tx: Transaction, job: Job) -> Letterhead | None:
    """The head of letters to applicants about this job; None if they go out under the product's name."""
    return letterhead(tx.companies.of_person(job.recruiter_id), job.company)


def _must_be_there(logo: bytes | None) -> bytes:
    if logo is None:
        raise NoLogo
    return logo
