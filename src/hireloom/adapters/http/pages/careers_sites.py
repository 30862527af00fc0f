"""The careers site of a company, and the list of all public jobs, for people without an account. No script runs."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from html import escape
from urllib.parse import urlencode

from flask import Response, request

from hireloom.adapters.http.core.context import clock, desk, surroundings
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.headers import MAY_FRAME
from hireloom.adapters.http.core.spec import Area
from hireloom.adapters.http.pages.careers_style import STYLE
from hireloom.adapters.http.pages.company_logos import logo_image
from hireloom.adapters.http.pages.job_highlights import day_of, highlight_lists, next_steps
from hireloom.adapters.http.pages.job_markup import as_data_block, job_posting
from hireloom.adapters.http.pages.page_errors import tell_on_pages
from hireloom.adapters.http.pages.public_jobs import pay_line, summary
from hireloom.adapters.http.pages.public_pages import HTML, PAGE, POLICY, page, picture, with_styles
from hireloom.domain.answers import AnswerFigures
from hireloom.domain.careers_sites import CareersSite, SiteFilter, SiteOrder, choices, grouped, opening
from hireloom.domain.jobs import Job
from hireloom.domain.marketing.sources import CAREERS, source_of
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.public_jobs import SOURCE_FIELD, job_path, number_in, question_path, with_source
from hireloom.text_analysis.adverts.highlights import AdvertHighlights
from hireloom.usecases.careers_sites import CareersSiteDesk, ShownSite
from hireloom.usecases.job_highlights import JobHighlightDesk
from hireloom.usecases.public_jobs import PublicJobDesk

LISTED = 100  # public jobs on one page
SOON = 3  # days before a job closes
ORDERS = {SiteOrder.PLACE: "By place", SiteOrder.KIND: "By kind", SiteOrder.NEWEST: "Newest"}
FORMS = POLICY.replace("form-action 'none'", "form-action 'self'")
area = Area("careers_sites", __name__, description="Careers pages of companies, and all public jobs")
tell_on_pages(area)


@area.route("/careers/<domain>")
@area.response(200, HTML, description="The company, and its open jobs", content_type=PAGE)
@area.alt_response(404, schema=HTML, description="There is no such careers page", content_type=PAGE)
@guarded(Who.PUBLIC)
def careers_page(domain: str) -> Response:
    """Careers page of a company."""
    public = desk(CareersSiteDesk).shown(domain.lower())
    name, choice = public.company.name or public.company.domain, _filter()
    first, rest = opening(public.site.about)
    source = source_of(request.args.get(SOURCE_FIELD)) or CAREERS
    body = (
        _navigation(name, public)
        + _top(public, first)
        + "".join(_promises(public))
        + "".join(_listing(public.jobs, choice, f"/careers/{public.company.domain}", source))
        + (f'<section id="about"><h2>Working here</h2><p dir="auto">{escape(rest)}</p></section>' if rest else "")
    )
    address = f"{surroundings().public_url}/careers/{public.company.domain}"
    response = page(f"Jobs at {name}", body, head=_head(address, public.jobs, public.site.about, public.site))
    policy = _with_styles(FORMS, public.site)
    if "embed" in request.args:  # on the company's own site: nothing here depends on who is looking
        policy = policy.replace("frame-ancestors 'none'", MAY_FRAME)
    response.headers["Content-Security-Policy"] = policy
    return response


@area.route("/careers/<domain>/cover.jpg")
@area.file("image/jpeg", description="The picture")
@area.alt_response(404, schema=HTML, description="There is none", content_type=PAGE)
@guarded(Who.PUBLIC)
def careers_cover(domain: str) -> Response:
    """Picture of a company's careers page."""
    return picture(desk(CareersSiteDesk).cover(domain.lower()), "image/jpeg")


@area.route("/careers")
@area.response(200, HTML, description="The newest public jobs", content_type=PAGE)
@guarded(Who.PUBLIC)
def all_public_jobs() -> Response:
    """List all public jobs, newest first."""
    before = number_in(request.args.get("before", ""))
    jobs = desk(PublicJobDesk).newest(LISTED, before=before)
    source, highlights = source_of(request.args.get(SOURCE_FIELD)), desk(JobHighlightDesk).of(jobs)
    body = "<h1>Open jobs</h1>" + "".join(_rows(jobs, source, highlights, with_company=True))
    if not jobs:
        body += "<p>There are no open jobs here right now.</p>"
    if len(jobs) == LISTED:
        body += f'<p><a href="/careers?before={jobs[-1].id}">Older jobs</a></p>'
    address = f"{surroundings().public_url}/careers"
    response = page("Open jobs", body, head=_head(address, [], "", None))
    response.headers["Content-Security-Policy"] = _with_styles(POLICY, None)
    return response


def _navigation(name: str, public: ShownSite) -> str:
    places = {"jobs": "Jobs", "about": "Working here" if public.site.about else "", "answers": "How we answer"}
    links = "".join(
        f'<a href="#{at}">{text}</a>' for at, text in places.items() if text and (public.jobs or at != "answers")
    )
    domain = escape(public.company.domain)
    logo = logo_image(public.company.domain, public.logo)
    website = f'<a class="own" href="https://{domain}" target="_top" rel="noopener">{domain}</a>'
    place = f'{logo}<b dir="auto">{escape(name)}</b>'
    return f'<nav class="places" aria-label="On this page">{place}{links}{website}</nav>'


def _top(public: ShownSite, words: str) -> str:
    name, picture, place = "intro", "", ' id="about"' if words == public.site.about else ""
    if public.cover:
        name = "intro pictured"
        address = f"/careers/{escape(public.company.domain)}/cover.jpg?v={public.cover}"
        picture = f'<img class="cover" src="{address}" alt="" width="1200" height="520">'
    text = f'<h1 dir="auto">{escape(public.site.headline)}</h1>'
    text += f'<p dir="auto">{escape(words)}</p>' if words else ""
    return f'<div class="{name}"{place}>{picture}{text}</div>'


def _promises(public: ShownSite) -> Iterator[str]:
    """The promised answer, and how it was kept if there are figures: whatever they claim was counted here."""
    promise, jobs = public.promise, len(public.jobs)
    if promise is None:
        return
    paid = sum(bool(pay_line(job)) for job in public.jobs)
    pay = "pay is shown on each" if paid == jobs else f"pay is shown on {paid}" if paid else "newest first"
    cells = [
        ("Everybody gets an answer", f"within {promise.days} days of applying"),
        (f"{jobs} open {'job' if jobs == 1 else 'jobs'}", pay),
    ]
    if promise.figures:
        cells[:0] = _kept_promises(promise.figures)
    rows = "".join(f"<div><dt>{title}</dt><dd>{text}</dd></div>" for title, text in cells)
    yield f'<dl class="promises" id="answers" aria-label="How we answer">{rows}</dl>'


def _kept_promises(figures: AnswerFigures) -> Iterator[tuple[str, str]]:
    share, half = figures.in_time, figures.half_days
    counted = f"{share.part:,} of {share.whole:,} applications in {figures.days} days, counted by {PRODUCT_NAME}"
    yield f"Answers {share.percent}% in time", counted
    if half:
        yield f"{half} {'day' if half == 1 else 'days'}", "half have an answer by then"


def _filter() -> SiteFilter:
    return SiteFilter(*(request.args.get(name, "")[:100] for name in ("q", "place", "kind")))


def _styles(site: CareersSite | None) -> Sequence[str]:
    return (
        STYLE,
        f":root {{ --co: {site.colour}; --on-co: #fff }}"
        if site
        else ":root { --co: var(--brand); --on-co: var(--on) }",
    )


def _with_styles(policy: str, site: CareersSite | None) -> str:
    return with_styles(policy, *_styles(site))


def _head(address: str, jobs: Sequence[Job], about: str, site: CareersSite | None) -> str:
    words = escape(" ".join(about.split())[:155] or "Open jobs, with the day by which you get an answer.")
    head = f'<link rel="canonical" href="{escape(address)}"><meta name="description" content="{words}">'
    days, public_url = clock().days, surroundings().public_url
    for job in jobs:
        card = f"{public_url}/jobs/{job.id}/card.png"
        markup = job_posting(job, address=public_url + job_path(job), picture=card, days=days)
        head += f'<script type="application/ld+json">{as_data_block(markup)}</script>'
    return head + "".join(f"<style>{style}</style>" for style in _styles(site))


def _listing(jobs: Sequence[Job], choice: SiteFilter, path: str, source: str) -> Iterator[str]:
    """The filter on the left, folded on a phone, and the jobs that pass it on the right."""
    left, order = [job for job in jobs if choice.takes(job)], _order()
    yield '<div class="two"><details class="filters"><summary>Search and filter</summary><div>'
    yield from _filters(jobs, choice, path)
    yield f'</div></details><div id="jobs"><p class="orders"><span class="soft">{_counted(len(left))}</span>'
    if len(left) > 1:
        for choosable, text in ORDERS.items():
            current = ' aria-current="true"' if choosable is order else ""
            yield f'<a href="{_address(path, choice, order=choosable)}"{current}>{text}</a>'
    yield "</p>"
    highlights = desk(JobHighlightDesk).of(left)
    for heading, group in grouped(left, order):
        yield f'<h2 dir="auto">{escape(heading)} <small>{_counted(len(group))}</small></h2>' if heading else ""
        yield from _rows(group, source, highlights)
    if not left:
        yield "<p>No jobs match this search.</p>"
    yield "</div></div>"


def _counted(jobs: int) -> str:
    return f"{jobs} {'job' if jobs == 1 else 'jobs'}"


def _order() -> SiteOrder:
    chosen = request.args.get("order")
    return next((order for order in SiteOrder if order.value == chosen), SiteOrder.PLACE)


def _address(path: str, choice: SiteFilter, *, order: SiteOrder, **change: str) -> str:
    """The address of this page with the filter and the order, as an HTML attribute. Defaults are left out."""
    fields = {"q": choice.words, "place": choice.place, "kind": choice.kind} | change
    query = urlencode(
        {name: value for name, value in fields.items() if value}
        | ({} if order is SiteOrder.PLACE else {"order": order.value})
    )
    return escape(f"{path}?{query}" if query else path)


def _filters(jobs: Sequence[Job], choice: SiteFilter, path: str) -> Iterator[str]:
    places, kinds = choices(jobs)
    yield f'<form action="{escape(path)}"><input name="q" type="search" '
    yield f'aria-label="Job or skill" placeholder="Job or skill" value="{escape(choice.words)}">'
    order = "" if _order() is SiteOrder.PLACE else _order().value
    for name, value in (("place", choice.place), ("kind", choice.kind), ("order", order)):
        if value:
            yield f'<input type="hidden" name="{name}" value="{escape(value)}">'
    yield '<button class="do">Find</button></form>'
    yield from _choices("Place", "place", [("", len(jobs)), *places], choice, path)
    yield from _choices("Kind of work", "kind", [("", len(jobs)), *kinds], choice, path)


def _choices(
    heading: str, name: str, values: Sequence[tuple[str, int]], choice: SiteFilter, path: str
) -> Iterator[str]:
    chosen = {"place": choice.place, "kind": choice.kind}
    yield f"<nav aria-label='{heading}'><h2>{heading}</h2><ul>"
    for value, count in values:
        current = ' aria-current="true"' if chosen[name] == value else ""
        link = _address(path, choice, order=_order(), **{name: value})
        yield f'<li><a href="{link}"{current}><span>{escape(value) or "All"}</span><span>{count}</span></a></li>'
    yield "</ul></nav>"


def _rows(
    jobs: Sequence[Job], source: str, highlights: Mapping[int, AdvertHighlights], *, with_company: bool = False
) -> Iterator[str]:
    today = clock().today()
    for job in jobs:
        where = f"{job.company}, {job.location}" if with_company else job.location
        paths = (f"/apply/{job.id}", question_path(job), job_path(job))
        form, question, full = (escape(with_source(path, source)) for path in paths)
        yield f'<details class="job"><summary><span><b dir="auto">{escape(job.title)}</b><span class="soft" dir="auto">'
        yield f'{escape(where)} &middot; {escape(job.employment_type)}</span></span><span class="facts"><b>'
        yield f'{escape(pay_line(job))}</b>{_closing(job, today)}</span></summary><p dir="auto">{escape(summary(job))}'
        yield f'</p>{highlight_lists(highlights.get(job.id), beside=next_steps(job, today))}<p class="ways">'
        yield f'<a class="do" target="_top" href="{form}" rel="nofollow">Apply</a>'
        yield f'<a class="ask" target="_top" href="{question}" rel="nofollow">Ask a question</a>'
        yield f'<a class="full" target="_top" href="{full}">Read the full job</a></p></details>'


def _closing(job: Job, today: date) -> str:
    if job.ends_on is None:
        return ""
    left = (job.ends_on - today).days
    if left > SOON:
        return f"<span>Closes {day_of(job.ends_on)}</span>"
    words = "Closes today" if left <= 0 else f"{left} {'day' if left == 1 else 'days'} left"
    return f'<span class="late">{words}</span>'
