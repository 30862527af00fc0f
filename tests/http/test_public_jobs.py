"""What the world sees of a job: its page, the picture next to a link to it, and nothing that it must not see."""

import io
import json
import re
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
from PIL import Image

from hireloom.settings import load
from tests.http.application_calls import apply, auto_apply, change_job, post_job, with_profile

SITE = "http://localhost:8000"
EVIL = "</script><script>alert(1)</script><img src=x onerror=alert(1)> & \u2028"


class PageTags(HTMLParser):
    """A page as a browser takes it apart."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag == "script":
            self.scripts.append("")

    def handle_data(self, data):
        if self.tags[-1:] and self.tags[-1][0] == "script":
            self.scripts[-1] += data
            self.tags.append(("text", {}))
        else:
            self.words += data

    def meta(self, name: str) -> str | None:
        return next(
            (
                attributes["content"]
                for tag, attributes in self.tags
                if name in (attributes.get("name"), attributes.get("property"))
            ),
            None,
        )

    @property
    def posting(self):
        [markup] = self.scripts
        return json.loads(markup)


@pytest.fixture
def page_of(visit):
    def page_of(path: str) -> PageTags:
        answer = visit().get(path)
        assert answer.status_code == 200
        return PageTags(answer.get_data(as_text=True))

    return page_of


def path(job) -> str:
    return f"/jobs/{job.id}-ward-nurse-pune-india"


def test_everybody_reads_the_job_and_search_engines_its_posting(page_of, job):
    page = page_of(path(job))
    assert "Care for thirty people." in page.words
    assert page.posting == {
        "@context": "https://schema.org/",
        "@type": "JobPosting",
        "title": "Ward Nurse",
        "description": "<p>Care for thirty people.</p>",
        "identifier": {"@type": "PropertyValue", "name": "Loomworks", "value": str(job.id)},
        "datePosted": "2026-11-01",
        "validThrough": "2026-12-01T23:59:59Z",
        "employmentType": "FULL_TIME",
        "hiringOrganization": {"@type": "Organization", "name": "Loomworks"},
        "jobLocation": {
            "@type": "Place",
            "address": {"@type": "PostalAddress", "addressLocality": "Pune", "addressCountry": "India"},
        },
        "directApply": True,
        "skills": "Python, SQL",
        "url": SITE + path(job),
        "image": f"{SITE}/jobs/{job.id}/card.png",
    }
    assert ("link", {"rel": "canonical", "href": SITE + path(job)}) in page.tags
    assert page.meta("og:url") == SITE + path(job)
    assert page.meta("description").startswith("Full-time in Pune, India. Care for thirty people.")
    assert page.meta("robots") is None


def test_a_salary_and_work_from_anywhere_are_said_as_the_vocabulary_has_them(page_of, container, recruiter):
    job = post_job(
        container,
        recruiter,
        location="Austin, TX (Remote)",
        salary="$60,000 - $120,000",
        currency="USD",
        salary_duration="per year",
        employment_type="Contract",
        ends_on=None,
    )
    posting = page_of(f"/jobs/{job.id}-ward-nurse-austin-tx-remote").posting
    assert posting["jobLocationType"] == "TELECOMMUTE"
    assert posting["applicantLocationRequirements"] == {"@type": "Country", "name": "US"}
    assert posting["jobLocation"]["address"] == {
        "@type": "PostalAddress",
        "addressLocality": "Austin",
        "addressRegion": "TX",
        "addressCountry": "US",
    }
    assert posting["baseSalary"] == {
        "@type": "MonetaryAmount",
        "currency": "USD",
        "value": {"@type": "QuantitativeValue", "unitText": "YEAR", "minValue": 60000.0, "maxValue": 120000.0},
    }
    assert posting["employmentType"] == "CONTRACTOR"
    assert "validThrough" not in posting


def test_headings_are_headings_for_people_and_letters_run_as_they_are_read(page_of, visit, container, recruiter):
    text = "نبحث عن مهندس في دبي.\n\nالمتطلبات\n- خمس سنوات"
    job = post_job(container, recruiter, title="مهندس", company="نسيج", description=text)
    page = page_of(visit().get(f"/jobs/{job.id}").headers["Location"].removeprefix(SITE))
    tags = [tag for tag, _ in page.tags]
    assert (tags.count("h3"), tags.count("li")) == (1, 5)  # four are ways to share
    assert [tag for tag, values in page.tags if values.get("dir") == "auto"] == ["h1", "p", "div"]
    assert "<h3>" not in page.posting["description"]


def test_a_pasted_markdown_advert_shows_no_marks(page_of, visit, container, recruiter):
    text = "## Your tasks\n* **Looms:** set them up\n\nYou weave **by hand**."
    job = post_job(container, recruiter, title="Weaver", description=text)
    page = page_of(visit().get(f"/jobs/{job.id}").headers["Location"].removeprefix(SITE))
    tags = [tag for tag, _ in page.tags]
    assert (tags.count("h3"), tags.count("strong")) == (1, 2)
    about = next(values["content"] for tag, values in page.tags if values.get("name") == "description")
    for page_text in (page.words, about, page.posting["description"]):
        assert "**" not in page_text
        assert "##" not in page_text


def test_nothing_that_a_recruiter_types_becomes_markup(page_of, visit, container, recruiter):
    job = post_job(container, recruiter, title=EVIL, company=EVIL, description=EVIL, location=EVIL, keywords=EVIL)
    where = visit().get(f"/jobs/{job.id}").headers["Location"].removeprefix(SITE)
    page = page_of(where)
    assert [tag for tag, _ in page.tags].count("script") == 1
    assert "img" not in [tag for tag, _ in page.tags]
    assert (page.posting["title"], page.posting["skills"]) == (EVIL, EVIL)
    assert "<" not in page.posting["description"].replace("<p>", "").replace("</p>", "")
    assert "onerror" in page.words
    feeds = "".join(visit().get(name).get_data(as_text=True) for name in ("/feeds/jobs.atom", "/sitemap-1.xml"))
    assert "<script" not in feeds
    board = ElementTree.fromstring(visit().get("/feeds/jobs.xml").get_data()).find("job")
    result = "".join(board.findtext(name, "") for name in ("title", "company", "city", "state"))
    assert "script" in result
    assert "<" not in result


def test_no_script_may_run_on_the_page(visit, job):
    answer = visit().get(path(job))
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert (
        "connect-src 'self'" in policy
    )  # Lighthouse reads robots.txt from within the page, else it says there is none
    assert "script-src" not in policy
    [kind] = re.findall(r"<script([^>]*)>", answer.get_data(as_text=True))
    assert kind == ' type="application/ld+json"'


@pytest.mark.parametrize(
    "name", ["{}", "{}-", "{}-other-words", "{}-WARD-nurse-pune-india", "0{}-ward-nurse-pune-india"]
)
def test_every_other_spelling_leads_to_the_one_address(visit, job, name):
    answer = visit().get(f"/jobs/{name.format(job.id)}?from=linkedin")
    assert (answer.status_code, answer.headers["Location"]) == (301, f"{SITE}{path(job)}?from=linkedin")


@pytest.mark.parametrize("name", ["0", "x", "1x", "-1", "99999999999", "%31%00", "٣", "1%2F..%2F2"])
def test_what_is_no_job_is_not_found_and_not_indexed(visit, name):
    answer = visit().get(f"/jobs/{name}")
    assert (answer.status_code, answer.headers.get("X-Robots-Tag")) in ((404, "noindex"), (404, None))


def test_a_job_for_members_is_not_there(visit, container, recruiter):
    job = post_job(container, recruiter, is_public=False)
    for where in (f"/jobs/{job.id}", f"/jobs/{job.id}/card.png"):
        assert visit().get(where).status_code == 404
    for where in ("/sitemap-1.xml", "/feeds/jobs.atom", "/feeds/jobs.xml"):
        assert "Ward" not in visit().get(where).get_data(as_text=True).replace("ward", "Ward")


@pytest.mark.parametrize("end", ["closed", "deleted", "expired", "recruiter gone"])
def test_what_is_over_is_gone_and_not_indexed(visit, container, people, recruiter, clock, job, end):
    if end == "closed":
        change_job(container, job.closed())
    elif end == "deleted":
        change_job(container, job.deleted(clock.now()))
    elif end == "expired":
        clock.advance(timedelta(days=11))
    else:
        people.change(replace(recruiter, is_active=False))
    for where in (path(job), f"/jobs/{job.id}/card.png"):
        answer = visit().get(where)
        assert (answer.status_code, answer.headers["X-Robots-Tag"]) == (410, "noindex")
    page = visit().get(path(job)).get_data(as_text=True)
    assert '<meta name="robots" content="noindex">' in page
    assert "Loomworks" not in page
    for where in ("/sitemap-1.xml", "/feeds/jobs.atom", "/feeds/jobs.xml"):
        assert "urse" not in visit().get(where).get_data(as_text=True)


def test_the_last_day_still_counts(visit, clock, job):
    clock.advance(timedelta(days=10))
    assert clock.today() == date(2026, 12, 1)
    assert visit().get(path(job)).status_code == 200


def test_a_site_that_keeps_its_jobs_for_members_shows_none(make_container, environment, visitor_of):
    container = make_container(load(environment | {"HIRELOOM_PUBLIC_JOBS": "0"}))
    browser = visitor_of(container)
    assert browser.get("/jobs/1").status_code == 404
    assert "Disallow: /jobs/" in browser.get("/robots.txt").get_data(as_text=True)
    assert "/jobs/" not in browser.get("/sitemap-1.xml").get_data(as_text=True)


def test_the_picture_has_the_size_that_others_ask_for(visit, container, recruiter, job):
    odd = post_job(container, recruiter, title="W" * 400 + " मराठी 🧵 " + "long words " * 30, company="", location="")
    for row in (job, odd):
        answer = visit().get(f"/jobs/{row.id}/card.png")
        assert Image.open(io.BytesIO(answer.data)).size == (1200, 630)
        assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
        assert len(answer.data) < 60_000


def test_a_page_that_has_not_changed_is_not_sent_again(visit, job):
    first = visit().get(path(job)).headers
    assert first["Last-Modified"] == "Sat, 21 Nov 2026 09:30:00 GMT"
    for headers in ({"If-None-Match": first["ETag"]}, {"If-Modified-Since": first["Last-Modified"]}):
        again = visit().get(path(job), headers=headers)
        assert (again.status_code, again.data) == (304, b"")


def test_a_page_that_has_changed_is_sent_again(visit, container, clock, job):
    first = visit().get(path(job)).headers
    clock.advance(timedelta(minutes=1))
    change_job(container, replace(job, description="Care for forty people."))
    for validators in ({"If-None-Match": first["ETag"]}, {"If-Modified-Since": first["Last-Modified"]}):
        again = visit().get(path(job), headers=validators)
        assert (again.status_code, again.headers["Last-Modified"]) == (200, "Sat, 21 Nov 2026 09:31:00 GMT")
        assert "forty" in again.get_data(as_text=True)


def test_whoever_applies_keeps_where_they_came_from(visit, page_of, job):
    page = page_of(f"{path(job)}?from=linkedin")
    assert any(
        attributes.get("href") == f"/apply/{job.id}?from=linkedin" for tag, attributes in page.tags if tag == "a"
    )
    assert ("link", {"rel": "canonical", "href": SITE + path(job)}) in page.tags
    way = visit().get(f"/apply/{job.id}?from=linkedin")
    assert way.headers["Location"] == f"/user/jobslist?jobId={job.id}&openDetail=true&from=linkedin"
    assert visit().get(f"/apply/{job.id}?from=//evil").headers["Location"].endswith("openDetail=true")


def test_dates_are_those_of_utc(page_of, container, recruiter):
    job = post_job(container, recruiter, created_at=datetime(2026, 11, 20, 23, 59, tzinfo=UTC))
    assert "20 Nov 2026 23:59:00 GMT" in container.app().test_client().get("/feeds/jobs.xml").get_data(as_text=True)
    assert job.id


@pytest.mark.parametrize("way", [apply, auto_apply])
def test_the_recruiter_sees_which_link_brought_somebody(seeker, its_recruiter, job, way):
    with_profile(seeker)
    assert way(seeker, job, source="linkedin").status_code in (200, 201)
    sources = its_recruiter.get(f"/api/jobs/{job.id}/insights").get_json()["sources"]
    assert sources == [{"source": "LinkedIn", "count": 1}]


def test_the_ways_into_the_house_keep_where_somebody_came_from(visit, page_of, container, job):
    """Somebody who looks around first, registers and comes back to the job has come by the same link."""
    page = page_of(f"{path(job)}?from=mail")
    ways = [attributes["href"] for tag, attributes in page.tags if tag == "a" and attributes["href"].startswith("/")]
    assert ways == [
        "/?from=mail",
        f"/apply/{job.id}?from=mail",
        f"{path(job)}/question?from=mail",
        "/?from=mail",
    ]
    change_job(container, job.closed())
    assert 'href="/?from=mail"' in visit().get(f"{path(job)}?from=mail").get_data(as_text=True)
    assert "from=" not in visit().get(f"{path(job)}?from=a-stranger").get_data(as_text=True)


@pytest.mark.parametrize("source", ["<b>", "x" * 41, "a b", "", "-", "Ⅷ", "a-stranger", "linkedin-"])
def test_what_is_no_token_is_no_source(seeker, its_recruiter, job, source):
    apply(seeker, job, source=source)
    [counted] = its_recruiter.get(f"/api/jobs/{job.id}/insights").get_json()["sources"]
    assert counted["source"] == "Application form"


@pytest.mark.parametrize("name", ["999999", "99999999999", "abc", "-1", "0"])
def test_a_picture_that_is_not_there_is_a_page_as_the_document_says(visit, name):
    answer = visit().get(f"/jobs/{name}/card.png")
    assert (answer.status_code, answer.mimetype) == (404, "text/html")
