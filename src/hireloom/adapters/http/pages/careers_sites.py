"""The careers site of a company, and the list of all public jobs, for people without an account. No script runs."""

import base64
import hashlib
from collections.abc import Iterator, Sequence
from html import escape
from io import BytesIO
from urllib.parse import urlencode

from flask import Response, request, send_file

from hireloom.adapters.http.core.context import clock, desk, surroundings
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.headers import MAY_FRAME
from hireloom.adapters.http.core.spec import Area
from hireloom.adapters.http.pages.job_markup import as_data_block, job_posting
from hireloom.adapters.http.pages.page_errors import tell_on_pages
from hireloom.adapters.http.pages.public_jobs import pay_line, summary
from hireloom.adapters.http.pages.public_pages import HTML, PAGE, POLICY, page
from hireloom.domain.careers_sites import CareersSite, SiteFilter, choices
from hireloom.domain.jobs import Job
from hireloom.domain.marketing.sources import CAREERS, source_of
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.public_jobs import SOURCE_FIELD, job_path, number_in, with_source
from hireloom.usecases.careers_sites import CareersSiteDesk, ShownSite
from hireloom.usecases.public_jobs import PublicJobDesk

LISTED = 100  # public jobs on one page
FORMS = POLICY.replace("form-action 'none'", "form-action 'self'")
STYLE = """
body > :is(header, main, footer) { max-width: 65rem }
.intro { margin: 0 -1.5rem; padding: 2.5rem 1.5rem; background: var(--co); color: #fff } .intro h1 { font-size: 2rem }
.intro p { max-width: 44rem; margin: .75rem 0 0; white-space: pre-line }
.intro { position: relative } .cover { display: none }
@media (min-width: 56.25rem) { .pictured > :is(h1, p) { position: relative; max-width: 50% }
  .cover { display: block; position: absolute; inset: 0 0 0 auto; width: 56%; height: 100%; object-fit: cover;
  mask-image: linear-gradient(90deg, transparent, #000 45%) } .pictured { min-height: 14.5rem } }
.places { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.75rem; margin: -1.25rem 0 .5rem }
.places b { font: 650 1.25rem Headings, Text, sans-serif } .places a { color: inherit; font-size: .875rem;
  text-decoration: none } .places .own { margin-left: auto; color: var(--soft) }
.places .own::after { content: " \\2197" }
.promises { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: 1px;
  margin: 0 -1.5rem 1.5rem; border-bottom: 1px solid var(--line); background: var(--line) }
.promises div { padding: .9rem 1.5rem; background: var(--surface) } .promises dt { color: inherit; font-weight: 600 }
.promises dd { color: var(--soft); font-size: .875rem }
.two { display: grid; gap: 1.5rem } @media (min-width: 52rem) { .two { grid-template-columns: 13rem 1fr } }
main .two h2 { margin: 1rem 0 .25rem; font-size: .875rem } main .two ul { display: block;
  margin: 0; padding: 0; list-style: none }
main .two li a { display: flex; gap: 1rem; justify-content: space-between; padding: .3rem .6rem;
  border-radius: 6px; color: inherit; text-decoration: none }
.two [aria-current] { background: color-mix(in srgb, var(--co) 14%, var(--surface)) }
form { display: flex; gap: .5rem } input { min-width: 0; flex: 1; padding: .5rem .7rem; border: 1px solid var(--soft);
  border-radius: 8px; background: var(--surface); color: inherit; font: inherit }
main .do { background: var(--co); color: var(--on-co) } form .do { padding: .5rem .9rem }
details { border: 1px solid var(--line); padding: .8rem 1rem } details + details { border-top: 0 }
details[open] { border-left: 3px solid var(--co) } summary { display: flex; flex-wrap: wrap; gap: .2rem 1rem;
  justify-content: space-between; cursor: pointer; list-style: none } summary b { font-weight: 600 }
summary span { display: block } summary .soft, .facts { font-size: .875rem }
@media (max-width: 52rem) { .two { gap: .5rem }
  main .two > :first-child ul { display: flex; flex-wrap: wrap; gap: .25rem }
  main .two > :first-child li a { gap: .4rem; padding: 0 .6rem; min-height: 2.75rem; align-items: center } }
@media print { form, .places a, .two > div:first-child, .do { display: none } }
"""


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
    intro = f'{_navigation(name, public)}{_top(public)}<h1 dir="auto">{escape(public.site.headline)}</h1>'
    intro += f'<p dir="auto">{escape(public.site.about)}</p></div>' if public.site.about else "</div>"
    source = source_of(request.args.get(SOURCE_FIELD)) or CAREERS
    body = (
        intro
        + "".join(_promises(public))
        + "".join(_listing(public.jobs, choice, f"/careers/{public.company.domain}", source))
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
    response = send_file(BytesIO(desk(CareersSiteDesk).cover(domain.lower())), mimetype="image/jpeg")
    response.headers["Cache-Control"] = "public, max-age=86400"
    return response


@area.route("/careers")
@area.response(200, HTML, description="The newest public jobs", content_type=PAGE)
@guarded(Who.PUBLIC)
def all_public_jobs() -> Response:
    """List all public jobs, newest first."""
    before = number_in(request.args.get("before", ""))
    jobs = desk(PublicJobDesk).newest(LISTED, before=before)
    body = "<h1>Open jobs</h1>" + "".join(_rows(jobs, source_of(request.args.get(SOURCE_FIELD)), with_company=True))
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
    own = f'<a class="own" href="https://{domain}" target="_top" rel="noopener">{domain}</a>'
    return f'<nav class="places" aria-label="On this page"><b dir="auto">{escape(name)}</b>{links}{own}</nav>'


def _top(public: ShownSite) -> str:
    if not public.cover:
        return '<div class="intro" id="about">'
    picture = f"/careers/{escape(public.company.domain)}/cover.jpg?v={public.cover}"
    return (
        f'<div class="intro pictured" id="about"><img class="cover" src="{picture}" alt="" width="1200" height="520">'
    )


def _promises(public: ShownSite) -> Iterator[str]:
    """The promised answer, in figures only if there are enough; whatever a figure claims was counted here."""
    promise, jobs = public.promise, len(public.jobs)
    if promise is None:
        return
    paid = sum(bool(pay_line(job)) for job in public.jobs)
    pay = "pay is shown on each" if paid == jobs else f"pay is shown on {paid}" if paid else "newest first"
    cells = [
        ("Everybody gets an answer", f"within {promise.days} days of applying"),
        (f"{jobs} open {'job' if jobs == 1 else 'jobs'}", pay),
    ]
    if promise.rate:
        figures = f"{promise.rate.answered:,} of {promise.rate.total:,} applications, counted by {PRODUCT_NAME}"
        cells.insert(0, (f"Answers {promise.rate.percent}%", figures))
    rows = "".join(f"<div><dt>{title}</dt><dd>{text}</dd></div>" for title, text in cells)
    yield f'<dl class="promises" id="answers" aria-label="How we answer">{rows}</dl>'


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
    seals = [base64.b64encode(hashlib.sha256(style.encode()).digest()).decode() for style in _styles(site)]
    return policy.replace("style-src", " ".join(("style-src", *(f"'sha256-{seal}'" for seal in seals))))


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
    """The filter on the left, and the jobs that pass it on the right."""
    places, kinds = choices(jobs)
    left = [job for job in jobs if choice.takes(job)]
    yield f'<div class="two"><div><form action="{escape(path)}"><input name="q" type="search" '
    yield f'aria-label="Job or skill" placeholder="Job or skill" value="{escape(choice.words)}">'
    for name in ("place", "kind"):
        if value := getattr(choice, name):
            yield f'<input type="hidden" name="{name}" value="{escape(value)}">'
    yield '<button class="do">Find</button></form>'
    yield from _choices("Place", "place", [("", len(jobs)), *places], choice, path)
    yield from _choices("Kind of work", "kind", [("", len(jobs)), *kinds], choice, path)
    yield f'</div><div id="jobs"><p class="soft">{len(left)} open {"job" if len(left) == 1 else "jobs"}</p>'
    yield from _rows(left, source)
    if not left:
        yield "<p>No job fits this search.</p>"
    yield "</div></div>"


def _choices(
    heading: str, name: str, values: Sequence[tuple[str, int]], choice: SiteFilter, path: str
) -> Iterator[str]:
    chosen = {"q": choice.words, "place": choice.place, "kind": choice.kind}
    yield f"<nav aria-label='{heading}'><h2>{heading}</h2><ul>"
    for value, count in values:
        query = urlencode({key: text for key, text in (chosen | {name: value}).items() if text})
        current = ' aria-current="true"' if chosen[name] == value else ""
        link = escape(f"{path}?{query}" if query else path)
        yield f'<li><a href="{link}"{current}><span>{escape(value) or "All"}</span><span>{count}</span></a></li>'
    yield "</ul></nav>"


def _rows(jobs: Sequence[Job], source: str, *, with_company: bool = False) -> Iterator[str]:
    for job in jobs:
        where = f"{job.company}, {job.location}" if with_company else job.location
        closes = f"Closes {job.ends_on:%B} {job.ends_on.day}" if job.ends_on else ""
        facts = " · ".join(filter(None, (pay_line(job), closes)))
        form, full = (escape(with_source(path, source)) for path in (f"/apply/{job.id}", job_path(job)))
        yield f'<details><summary><span><b dir="auto">{escape(job.title)}</b><span class="soft" dir="auto">'
        yield f'{escape(where)} &middot; {escape(job.employment_type)}</span></span><span class="facts">{escape(facts)}'
        yield f'</span></summary><p dir="auto">{escape(summary(job))}</p><p class="soft">You have an answer within '
        yield f'{job.answer_days} days of applying.</p><p><a class="do" target="_top" href="{form}" rel="nofollow">'
        yield f'Apply</a> &nbsp; <a target="_top" href="{full}">Read the full job</a></p></details>'
