"""Files for programs: robots.txt, sitemaps, and feeds of the public jobs."""

import hashlib
from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import islice

from flask import Response

from hireloom.adapters.http.core.context import clock, desk, surroundings
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.markup import without_tags
from hireloom.adapters.http.core.spec import Area
from hireloom.adapters.http.pages.job_markup import address_of, described
from hireloom.adapters.http.pages.public_pages import CACHED
from hireloom.adapters.http.pages.xml import cdata, element, moment, streamed, written
from hireloom.domain.jobs import Job
from hireloom.domain.marketing.sources import BOARD_FEED, NEWS_FEED
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.profile_match.places import WorkMode, place_of
from hireloom.domain.public_jobs import job_path, with_source
from hireloom.domain.refusals import NotFound
from hireloom.domain.salaries import NOT_SPECIFIED, salary_range
from hireloom.usecases.public_jobs import PublicJobDesk

XML, ATOM = {"type": "string"}, "application/atom+xml"
SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9"
TOGETHER = 20  # jobs in one piece of a long feed
ALWAYS_THERE = ("/", "/blog")
_TYPES = {"full-time": "fulltime", "part-time": "parttime", "contract": "contract", "internship": "internship"}


area = Area("public_feeds", __name__, description="What search engines and readers of feeds fetch")


@area.route("/robots.txt")
@area.response(200, XML, description="Rules for crawlers", content_type="text/plain")
@guarded(Who.PUBLIC)
def robots() -> Response:
    """Rules for crawlers, and the URL of the sitemap."""
    closed = [
        "/api/",
        "/user/",
        "/apply/",
        "/demo/",
        "/unsubscribe/",
        "/pool-consent/",
        "/interview/",
        *([] if desk(PublicJobDesk).is_open else ["/jobs/"]),
    ]
    lines = [
        "User-agent: *",
        *(f"Disallow: {path}" for path in closed),
        f"Sitemap: {surroundings().public_url}/sitemap.xml",
        "",
    ]
    return Response("\n".join(lines), mimetype="text/plain", headers={"Cache-Control": CACHED})


@area.route("/sitemap.xml")
@area.response(200, XML, description="A sitemap index", content_type="application/xml")
@guarded(Who.PUBLIC)
def sitemaps() -> Response:
    """Index of the sitemaps of all public pages."""
    maps = (
        f"<sitemap>{element('loc', f'{surroundings().public_url}/sitemap-{number}.xml')}</sitemap>"
        for number in desk(PublicJobDesk).maps()
    )
    return written(f'<sitemapindex xmlns="{SITEMAP}">{"".join(maps)}</sitemapindex>')


@area.route("/sitemap-<int(max=300000):number>.xml")
@area.response(200, XML, description="A sitemap of at most ten thousand URLs", content_type="application/xml")
@guarded(Who.PUBLIC)
def sitemap(number: int) -> Response:
    """One part of the sitemap; the first part also lists the permanent pages."""
    urls = [_place(surroundings().public_url + path) for path in ALWAYS_THERE] if number == 1 else []
    urls += [_place(surroundings().public_url + page.path, page.latest) for page in desk(PublicJobDesk).map(number)]
    if not urls:
        raise NotFound
    return written(f'<urlset xmlns="{SITEMAP}">{"".join(urls)}</urlset>')


@area.route("/feeds/jobs.atom")
@area.response(200, XML, description="An Atom feed", content_type=ATOM)
@guarded(Who.PUBLIC)
def jobs_atom() -> Response:
    """Feed of the newest public jobs, for feed readers."""
    jobs = desk(PublicJobDesk).newest()
    updated = max((job.latest for job in jobs), default=clock().now())
    entries = "".join(_entry(job, surroundings().public_url) for job in jobs)
    return written(
        feed(surroundings().public_url, "/feeds/jobs.atom", f"New jobs at {PRODUCT_NAME}", updated, entries), ATOM
    )


@area.route("/feeds/jobs.xml")
@area.response(200, XML, description="A feed in the format that Indeed documents", content_type="application/xml")
@guarded(Who.PUBLIC)
def jobs_xml() -> Response:
    """Feed of every public job for job boards, in the format that Indeed documents."""
    state = desk(PublicJobDesk).state()
    seal = hashlib.sha256(repr((state, surroundings().public_url)).encode()).hexdigest()[:20]
    return streamed(_source(desk(PublicJobDesk), surroundings().public_url, state.latest or clock().now()), seal)


def feed(site: str, path: str, title: str, updated: datetime, entries: str) -> str:
    """An Atom feed, see RFC 4287."""
    links = element("link", rel="self", href=site + path) + element("link", href=f"{site}/")
    head = element("title", title) + element("id", site + path) + element("updated", moment(updated))
    author = f"<author>{element('name', PRODUCT_NAME)}</author>"
    return f'<feed xmlns="http://www.w3.org/2005/Atom">{head}{links}{author}{entries}</feed>'


def _entry(job: Job, site: str) -> str:
    address = site + job_path(job)
    return "".join(
        (
            "<entry>",
            element("title", f"{job.title} at {job.company}, {job.location}"),
            element("id", f"{site}/jobs/{job.id}"),
            element("link", rel="alternate", href=with_source(address, NEWS_FEED)),
            element("published", moment(job.created_at)),
            element("updated", moment(job.latest)),
            element("content", described(job.description), type="html"),
            "</entry>",
        )
    )


def _place(address: str, latest: datetime | None = None) -> str:
    return f"<url>{element('loc', address)}{element('lastmod', moment(latest)) if latest else ''}</url>"


def _source(desk: PublicJobDesk, site: str, latest: datetime) -> Iterator[str]:
    """See https://docs.indeed.com/indeed-apply/xml-feed"""
    yield f"<source>{element('publisher', PRODUCT_NAME)}{element('publisherurl', site)}"
    yield element("lastBuildDate", f"{latest:%a, %d %b %Y %H:%M:%S} GMT")
    for some in _together(desk.all()):
        yield "".join(
            f"<job>{''.join(cdata(name, text) for name, text in _fields(job, site) if text)}</job>" for job in some
        )
    yield "</source>"


def _together(jobs: Iterator[Job]) -> Iterator[Sequence[Job]]:
    """TOGETHER jobs at a time: sending each alone would cost more."""
    while some := [*islice(jobs, TOGETHER)]:
        yield some


def _fields(job: Job, site: str) -> Sequence[tuple[str, str]]:
    place = address_of(job.location)
    pay = salary_range(job.salary, job.currency, job.salary_duration)
    presence = place_of(job.location).presence
    return (
        ("title", without_tags(job.title)),
        ("date", f"{job.created_at:%a, %d %b %Y %H:%M:%S} GMT"),
        ("referencenumber", str(job.id)),
        ("url", with_source(site + job_path(job), BOARD_FEED)),
        ("company", without_tags(job.company)),
        ("city", without_tags(place.get("addressLocality", ""))),
        ("state", without_tags(place.get("addressRegion", ""))),
        ("country", place.get("addressCountry", "")),
        ("description", described(job.description)),
        ("salary", "" if pay == NOT_SPECIFIED else pay),
        ("jobtype", _TYPES.get(job.employment_type.casefold(), "")),
        ("expirationdate", f"{job.ends_on:%d/%m/%Y}" if job.ends_on else ""),
        ("remotetype", {WorkMode.REMOTE: "Fully remote", WorkMode.HYBRID: "Hybrid remote"}.get(presence, "")),
    )
