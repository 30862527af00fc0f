"""The careers sites of companies: anybody reads them, owners change them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import NamedTuple

from hireloom.domain.answers import COUNTED_DAYS, AnswerFigures, answer_figures
from hireloom.domain.audit import AuditEvent
from hireloom.domain.careers_sites import (
    DEFAULT_COLOUR,
    LONGEST_HEADLINE,
    MOST_JOBS_SHOWN,
    CareersSite,
    NoCareersSite,
    OnlyOwnersPublish,
    SitePromise,
    careers_site,
    may_edit,
    site_promise,
)
from hireloom.domain.companies import Company
from hireloom.domain.company_pictures import NoCover, checked_picture
from hireloom.domain.files import Upload
from hireloom.domain.identity.users import User
from hireloom.domain.jobs import Job
from hireloom.domain.webhooks import WebhookEvent, careers_page_data
from hireloom.ports.clock import Clock
from hireloom.ports.documents import DocumentReader
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.company_members import own_membership


class ShownSite(NamedTuple):
    """`cover` and `logo` are the signs of its pictures, empty if it has none."""

    company: Company
    site: CareersSite
    jobs: Sequence[Job]
    promise: SitePromise | None
    cover: str
    logo: str


class OwnSite(NamedTuple):
    """`answers` are the figures that the page shows, None as long as there are too few."""

    company: Company
    site: CareersSite
    can_edit: bool
    cover: str
    answers: AnswerFigures | None


@dataclass(frozen=True, slots=True)
class CareersSiteDesk:
    """`is_open`: whether this site has public pages of jobs at all."""

    store: Store
    clock: Clock
    reader: DocumentReader
    is_open: bool

    def shown(self, domain: str) -> ShownSite:
        """What anybody may see. Raises NoCareersSite."""
        with self.store.reading() as tx:
            company, site = self._published(tx, domain)
            cover, logo = tx.careers_sites.covers.sign(company.id), tx.companies.logos.sign(company.id)
            jobs = tx.public_jobs.newest(self.clock.today(), MOST_JOBS_SHOWN, company_id=company.id)
            promise = site_promise(jobs, self._answers(tx, company))
        return ShownSite(company, site, jobs, promise, cover, logo)

    def cover(self, domain: str) -> bytes:
        """The picture of a page that anybody may see, a JPEG. Raises NoCareersSite or NoCover."""
        with self.store.reading() as tx:
            company, _ = self._published(tx, domain)
            return _must_be_there(tx.careers_sites.covers.content(company.id))

    def own_cover(self, *, by: User) -> bytes:
        """Also before the page is published. Raises NoMember or NoCover."""
        with self.store.reading() as tx:
            return _must_be_there(tx.careers_sites.covers.content(own_membership(tx, by).company_id))

    def change_cover(self, upload: Upload | None, *, by: User) -> OwnSite:
        """In place of an earlier one; None removes it. Raises NoMember, OnlyOwnersPublish, or a refusal of the file."""
        content = self.reader.cover(checked_picture(upload)) if upload else None
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            careers_page = self._own(tx, by)
            if not careers_page.can_edit:
                raise OnlyOwnersPublish
            tx.careers_sites.covers.put(careers_page.company.id, content)
            self._report(tx, careers_page, {"picture": "changed" if content else "removed"}, by=by)
            return self._own(tx, by)

    def own(self, *, by: User) -> OwnSite:
        """The site of the person's company, or a first proposal. Raises NoMember."""
        with self.store.reading() as tx:
            return self._own(tx, by)

    def change(self, *, headline: str, about: str, colour: str, is_published: bool, by: User) -> OwnSite:
        """Raises NoMember, OnlyOwnersPublish, or a refusal if a value breaks a rule."""
        now = self.clock.now()
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            careers_page = self._own(tx, by)
            if not careers_page.can_edit:
                raise OnlyOwnersPublish
            site = careers_site(
                careers_page.company.id,
                headline=headline,
                about=about,
                colour=colour,
                is_published=is_published,
                now=now,
            )
            tx.careers_sites.put(site)
            changed = careers_page._replace(site=site)
            self._report(tx, changed, {"published": "yes" if is_published else "no"}, by=by)
        return changed

    def _report(self, tx: Transaction, careers_page: OwnSite, details: dict[str, str], *, by: User) -> None:
        """To the security log, and to the webhooks of everybody in the company."""
        now, company = self.clock.now(), careers_page.company
        tx.audit.add(AuditEvent(now, "companies.site_changed", by.id, company.domain, details))
        data = [careers_page_data(company.domain, is_published=careers_page.site.is_published)]
        for member in tx.companies.members(company.id):
            tx.webhooks.announce(WebhookEvent.CAREERS_PAGE_CHANGED, data, owner_id=member.user.id, now=now)

    def _published(self, tx: Transaction, domain: str) -> tuple[Company, CareersSite]:
        company = tx.companies.of_domain(domain) if self.is_open else None
        site = tx.careers_sites.of_company(company.id) if company and company.is_verified else None
        if company is None or site is None or not site.is_published:
            raise NoCareersSite
        return company, site

    def _own(self, tx: Transaction, by: User) -> OwnSite:
        member = own_membership(tx, by)
        company = tx.companies.get(member.company_id)
        name = company.name or company.domain
        proposal = CareersSite(
            company.id, f"Work at {name}"[:LONGEST_HEADLINE], "", DEFAULT_COLOUR, False, self.clock.now()
        )
        site = tx.careers_sites.of_company(company.id) or proposal
        can_edit = may_edit(member.role, is_verified=company.is_verified)
        cover = tx.careers_sites.covers.sign(company.id)
        return OwnSite(company, site, can_edit, cover, self._answers(tx, company))

    def _answers(self, tx: Transaction, company: Company) -> AnswerFigures | None:
        days = company.days(self.clock.days)
        today = days.of(self.clock.now())
        since = days.began(today - timedelta(COUNTED_DAYS))
        return answer_figures(tx.applicants.promised_answers(company.id, since, today), today=today, days=days)


def _must_be_there(cover: bytes | None) -> bytes:
    if cover is None:
        raise NoCover
    return cover
