"""The public page of a job, for people who are not logged in, for search engines and for link previews."""

from collections.abc import Iterator
from html import escape
from urllib.parse import quote

from flask import Response, redirect, request

from hireloom.adapters.http.core.context import desk, surroundings
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area
from hireloom.adapters.http.pages.company_logos import logo_image, logo_path
from hireloom.adapters.http.pages.job_cards import HEIGHT, WIDTH, picture
from hireloom.adapters.http.pages.job_highlights import highlight_lists
from hireloom.adapters.http.pages.job_markup import as_data_block, described, job_posting, unmarked
from hireloom.adapters.http.pages.page_errors import tell_on_pages
from hireloom.adapters.http.pages.public_pages import CACHED, HTML, PAGE, kept, moved, page
from hireloom.domain.days import Days, long_date
from hireloom.domain.jobs import Job
from hireloom.domain.marketing.sources import SHARED, source_of
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.public_jobs import SOURCE_FIELD, apply_path, job_path, number_in, question_path, with_source
from hireloom.domain.salaries import NOT_SPECIFIED, salary_range
from hireloom.text_analysis.adverts.highlights import AdvertHighlights
from hireloom.usecases.company_profiles import CompanyProfileDesk, PublicLogo
from hireloom.usecases.job_highlights import JobHighlightDesk
from hireloom.usecases.public_jobs import PublicJobDesk

SUMMARY = 155  # characters that search engines show


area = Area("public_jobs", __name__, description="Jobs that anybody may read")
tell_on_pages(area)


@area.route("/jobs/<name>")
@area.response(200, HTML, description="The job, with schema.org JobPosting data", content_type=PAGE)
@area.alt_response(404, schema=HTML, description="There is no such public job", content_type=PAGE)
@area.alt_response(410, schema=HTML, description="It is closed or expired", content_type=PAGE)
@guarded(Who.PUBLIC)
def public_job(name: str) -> Response:
    """Public page of a job. Its number is enough; any other words after it redirect to the canonical URL."""
    job = desk(PublicJobDesk).one(number_in(name) or 0)
    source = source_of(request.args.get(SOURCE_FIELD))
    if request.path != job_path(job):
        return moved(with_source(surroundings().public_url + job_path(job), source))
    logo = desk(CompanyProfileDesk).logo_of(job)
    highlights = desk(JobHighlightDesk).of([job]).get(job.id)
    return _shown(job, surroundings().public_url, source, desk(PublicJobDesk).clock.days, logo, highlights)


@area.route("/jobs/<name>/card.png")
@area.file("image/png", description="A picture")
@area.alt_response(404, schema=HTML, description="There is no such public job", content_type=PAGE)
@area.alt_response(410, schema=HTML, description="It is closed or expired", content_type=PAGE)
@guarded(Who.PUBLIC)
def job_card(name: str) -> Response:
    """Preview picture for links to the job."""
    job = desk(PublicJobDesk).one(number_in(name) or 0)
    response = Response(picture(job.title, job.company, job.location, pay_line(job)), mimetype="image/png")
    response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"  # meant to be shown on other sites
    return kept(response)


@area.route("/apply/<int(max=2147483647):job_id>")
@area.response(302, HTML, description="Redirects to the form", content_type=PAGE)
@guarded(Who.PUBLIC)
def begin_to_apply(job_id: int) -> Response:
    """Redirect to the application form, keeping the source."""
    target = apply_path(job_id, source_of(request.args.get(SOURCE_FIELD)))
    response: Response = redirect(target, 302)  # type: ignore[assignment]
    response.headers["Cache-Control"] = CACHED
    return response


def pay_line(job: Job) -> str:
    """The pay, or an empty text if the job does not say."""
    pay = salary_range(job.salary, job.currency, job.salary_duration)
    return "" if pay == NOT_SPECIFIED else pay


def _shown(
    job: Job, site: str, source: str, days: Days, logo: PublicLogo | None, highlights: AdvertHighlights | None
) -> Response:
    address, image = site + job_path(job), f"{site}/jobs/{job.id}/card.png"
    sign = site + logo_path(*logo) if logo else ""
    markup = as_data_block(job_posting(job, address=address, picture=image, days=days, logo=sign))
    heading = f"{job.title} at {job.company}"
    about = summary(job)
    tags = {"og:type": "website", "og:site_name": PRODUCT_NAME, "og:title": heading, "og:description": about}
    tags |= {"og:url": address, "og:image": image, "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
    tags |= {"og:image:alt": f"{heading}, {job.location}"}
    head = f'<link rel="canonical" href="{escape(address)}"><meta name="description" content="{escape(about)}">'
    head += "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items())
    head += '<meta name="twitter:card" content="summary_large_image">'
    head += '<link rel="alternate" type="application/atom+xml" title="New jobs" href="/feeds/jobs.atom">'
    head += f'<script type="application/ld+json">{markup}</script>'
    return page(heading, "".join(_body(job, address, source, logo, highlights)), head=head, latest=job.latest)


def summary(job: Job) -> str:
    """Type of employment, place and the beginning of the description, cut after a whole word."""
    text = f"{job.employment_type} in {job.location}. {' '.join(unmarked(job.description).split())}"
    return text if len(text) <= SUMMARY else text[: SUMMARY - 1].rpartition(" ")[0] + "…"


def _body(
    job: Job, address: str, source: str, logo: PublicLogo | None, highlights: AdvertHighlights | None
) -> Iterator[str]:
    # dir="auto": text in a right-to-left script is shown from right to left.
    yield f'<h1 dir="auto">{escape(job.title)}</h1><p class="soft" dir="auto">{logo_image(*logo) if logo else ""}'
    yield f"{escape(job.company)}, {escape(job.location)}</p><dl>"
    facts = {
        "Employment": job.employment_type,
        "Pay": pay_line(job),
        "Posted": long_date(job.posted_on),
        "Apply until": long_date(job.ends_on) if job.ends_on else "",
        "Asked for": job.keywords,
        "Answer": f"within {job.answer_days} days of applying",
    }
    yield "".join(f"<dt>{name}</dt><dd>{escape(value)}</dd>" for name, value in facts.items() if value)
    way, question = (escape(with_source(path, source)) for path in (f"/apply/{job.id}", question_path(job)))
    yield f'</dl><p><a class="do" href="{way}" rel="nofollow">Apply for this job</a> &nbsp; '
    yield f'<a class="ask" href="{question}" rel="nofollow">Ask a question</a></p>'
    yield f"{highlight_lists(highlights)}<h2>About the job</h2>"
    yield f'<div dir="auto">{described(job.description, for_page=True)}</div>'
    yield '<nav aria-label="Share this job"><h2>Share this job</h2><ul>'
    for name, link in _shares(job, address):
        yield f'<li><a href="{escape(link)}" rel="noopener nofollow">{name}</a></li>'
    yield "</ul></nav>"


def _shares(job: Job, address: str) -> Iterator[tuple[str, str]]:
    """Names and links. Each link has its own source, so that the recruiter sees which of them brought applicants."""
    text = quote(f"{job.title} at {job.company}", safe="")
    linked = {name: quote(with_source(address, name), safe="") for name in SHARED}
    yield SHARED["linkedin"], f"https://www.linkedin.com/sharing/share-offsite/?url={linked['linkedin']}"
    yield SHARED["x"], f"https://twitter.com/intent/tweet?text={text}&url={linked['x']}"
    yield SHARED["whatsapp"], f"https://wa.me/?text={text}%20{linked['whatsapp']}"
    yield SHARED["mail"], f"mailto:?subject={text}&body={linked['mail']}"
