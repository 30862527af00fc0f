"""Companies, and whether they have proven that a domain is theirs: before that, their people see no contact data of
anybody who has not applied to them."""

import hashlib
import hmac
from collections.abc import Container
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from zoneinfo import ZoneInfo

from hireloom.domain.days import Days
from hireloom.domain.identity.emails import email_of, is_personal
from hireloom.domain.identity.users import User
from hireloom.domain.interviews.working_hours import ZoneUnknown, zones
from hireloom.domain.job_forms import JobDefaults
from hireloom.domain.job_forms import answer_days as days_promised
from hireloom.domain.jobs import ANSWER_DAYS
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.refusals import Conflict, Invalid, NotFound, TooMany, Unavailable
from hireloom.domain.stages import LONGEST_STAGE, StageNameTooLong

PEOPLE_PER_READING = 10  # of candidates with contact data
SHORTEST_NAME, LONGEST_NAME = 2, 100
MOST_LABELS = 127  # of a name in the DNS, which has 255 bytes


class VerificationMethod(StrEnum):
    DNS = "dns"
    ADMIN = "admin"


class PublicMailDomain(Invalid):
    sentence = "Anybody can have an email address there, so this is no company's domain. Confirm the account instead."


class NoCompanyDomain(Conflict):
    sentence = "Anybody can have an email address where you have yours. Please ask us to confirm your account."


class RecordMissing(Conflict):
    sentence = "We have not found the TXT record yet. New records can take up to an hour to appear."


class DnsUnavailable(Unavailable):
    sentence = "The name servers of your domain are not answering. Please try again in a few minutes."


class TooManyChecks(TooMany):
    sentence = "You have checked often. Please try again in an hour."


class TooManyReadings(TooMany):
    sentence = "You have seen the contact data of many people today. Please continue tomorrow."


class CompanyNameUnfit(Invalid):
    sentence = f"The name of a company has {SHORTEST_NAME} to {LONGEST_NAME} characters."


class NoSuchRecruiter(NotFound):
    sentence = "No recruiter has this email address."


@dataclass(frozen=True, slots=True)
class Company:
    """For now, a company is the domain of its people's email addresses, as we store them. `verified_by` is the person
    who asked for the check, or the admin who decided. `zone` is an IANA zone; empty for the one of this site. New jobs
    begin with `answer_days` and `blind_review`, which shows names from the stage called `names_from`, or after a
    decision if no stage is called so."""

    domain: str
    created_at: datetime
    name: str = ""
    verified_at: datetime | None = None
    verified_by: int | None = None
    method: VerificationMethod | None = None
    zone: str = ""
    answer_days: int = ANSWER_DAYS
    blind_review: bool = False
    names_from: str = ""
    id: int = 0

    @property
    def is_verified(self) -> bool:
        return self.verified_at is not None

    def is_named(self, name: str) -> bool:
        return self.name.casefold() == name.casefold()

    def is_employer_named(self, employer: str) -> bool:
        """Whether a job names this company, and it is verified: only then is its logo shown next to the job."""
        return self.is_verified and self.is_named(employer)

    @property
    def job_defaults(self) -> JobDefaults:
        return JobDefaults(self.answer_days, self.blind_review, self.names_from)

    def days(self, otherwise: Days) -> Days:
        """Calendar days in the company's zone."""
        return Days(ZoneInfo(self.zone)) if self.zone in zones() else otherwise

    def is_proven_by(self, user_id: int) -> bool:
        """Whether this person has shown that they control the domain."""
        return self.method is VerificationMethod.DNS and self.verified_by == user_id

    def verified(self, method: VerificationMethod, *, by: int, now: datetime) -> "Company":
        return replace(self, verified_at=now, verified_by=by, method=method)

    def named(self, typed: str) -> "Company":
        """With this name, on one line. Raises CompanyNameUnfit."""
        name = " ".join("".join(sign if sign.isprintable() else " " for sign in typed).split())
        if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
            raise CompanyNameUnfit
        return replace(self, name=name)

    def with_defaults(self, *, zone: str, answer_days: int, blind_review: bool, names_from: str | None) -> "Company":
        """None keeps the stage. Raises ZoneUnknown, StageNameTooLong or Invalid."""
        if zone and zone not in zones():
            raise ZoneUnknown
        stage = self.names_from if names_from is None else " ".join(names_from.split())
        if len(stage) > LONGEST_STAGE:
            raise StageNameTooLong
        days = days_promised(answer_days)
        return replace(self, zone=zone, answer_days=days, blind_review=blind_review, names_from=stage)

    def unverified(self) -> "Company":
        return replace(self, verified_at=None, verified_by=None, method=None)


def sees_contacts(viewer: User, company: Company | None, *, is_confirmed: bool, is_barred: bool) -> bool:
    """Whether they may see contact data of people who have not applied to them. `is_barred`: an owner has removed them
    from the company of their domain."""
    is_of_company = company is not None and company.is_verified and not is_barred
    return viewer.is_admin or is_confirmed or is_of_company


def domain_of(email: str) -> str:
    return email.rpartition("@")[2]


def company_domain(typed: str) -> str:
    """A domain as it stands in email addresses. Raises EmailMalformed."""
    return domain_of(email_of(f"x@{typed.strip().removeprefix('@')}"))


def is_public(domain: str, suffixes: Container[str]) -> bool:
    """Whether anybody can get a mailbox there: at one of the known providers, or at a subdomain of one."""
    labels = domain.rsplit(".", MOST_LABELS)
    parents = (".".join(labels[at:]) for at in range(len(labels) - 1))
    return is_personal(f"@{domain}") or any(parent in suffixes for parent in parents)


def proving_record(domain: str, user_id: int, *, secret: str) -> tuple[str, str]:
    """The name and the value of the TXT record with which this person proves that they control the domain. The value is
    always the same for a person and a domain, so that it can stay in place, and nobody else can know it."""
    product = PRODUCT_NAME.lower()
    seal = hmac.new(secret.encode(), f"{product} company {domain} {user_id}".encode(), hashlib.sha256).hexdigest()[:40]
    return f"_{product}.{domain.encode('idna').decode('ascii')}", f"{product}-verification={seal}"
