"""Sitemaps and feeds are documents that programs can read, however many jobs there are."""

import xml.etree.ElementTree as ET
from dataclasses import replace
from datetime import date, timedelta

import pytest
from sqlalchemy import insert, literal, select, true, update

from hireloom.adapters.sql.tables import jobs
from tests.http.application_calls import change_job, post_job

SITE = "http://localhost:8000"
MAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
ATOM = "{http://www.w3.org/2005/Atom}"
ODD = "Nurse \x07\x1b ]]> & <b>\ufffe 🧵 \u202e"


@pytest.fixture
def feed(visit):
    def feed(path: str) -> ET.Element:
        answer = visit().get(path)
        assert answer.status_code == 200
        return ET.fromstring(answer.get_data())

    return feed


@pytest.fixture
def crowd(container, job):
    """Ten thousand and one jobs, all alike."""
    counted = select(literal(1).label("number")).cte(recursive=True)
    counted = counted.union_all(select(counted.c.number + 1).where(counted.c.number < 10_000))
    columns = [column for column in jobs.c if column is not jobs.c.id]
    with container.engine().begin() as connection:
        connection.execute(insert(jobs).from_select(columns, select(*columns).join(counted, true())))


def locations(document: ET.Element) -> list[str]:
    return [line.text for line in document.iter(f"{MAP}loc")]


def test_robots_find_the_map_and_stay_out_of_the_rest(visit):
    text = visit().get("/robots.txt").get_data(as_text=True)
    assert f"Sitemap: {SITE}/sitemap.xml" in text
    for path in ("/api/", "/user/", "/apply/"):
        assert f"Disallow: {path}\n" in text
    assert "Disallow: /jobs/" not in text


def test_the_map_names_every_public_page_once(feed, job):
    assert locations(feed("/sitemap.xml")) == [f"{SITE}/sitemap-1.xml"]
    assert locations(feed("/sitemap-1.xml")) == [
        f"{SITE}/",
        f"{SITE}/blog",
        f"{SITE}/jobs/{job.id}-ward-nurse-pune-india",
    ]


def test_ten_thousand_jobs_fill_a_map_and_begin_another(feed, visit, crowd):
    maps = locations(feed("/sitemap.xml"))
    assert maps == [f"{SITE}/sitemap-1.xml", f"{SITE}/sitemap-2.xml"]
    first, second = (locations(feed(address.removeprefix(SITE))) for address in maps)
    assert (len(first), len(second)) == (10_002, 1)
    assert len(set(first + second)) == 10_003
    assert len(visit().get("/sitemap-1.xml").data) < 50 * 1024 * 1024  # of the protocol, with 50,000 addresses
    assert visit().get("/sitemap-3.xml").status_code == 404
    assert visit().get("/sitemap-0.xml").status_code == 404


def test_a_job_stays_on_its_map_whatever_happens_to_others(feed, visit, container, crowd, job):
    change_job(container, job.closed())
    first, second = (locations(feed(f"/sitemap-{number}.xml")) for number in (1, 2))
    assert (len(first), len(second)) == (10_001, 1)
    with container.engine().begin() as connection:
        connection.execute(update(jobs).where(jobs.c.id <= 10_000).values(position="closed"))
    assert locations(feed("/sitemap.xml")) == [f"{SITE}/sitemap-1.xml", f"{SITE}/sitemap-2.xml"]
    assert locations(feed("/sitemap-1.xml")) == [f"{SITE}/", f"{SITE}/blog"]
    assert locations(feed("/sitemap-2.xml")) == second


def test_a_map_says_when_a_page_changed(feed, container, recruiter, clock, job):
    other_job = post_job(container, recruiter)
    clock.advance(timedelta(minutes=1))
    change_job(container, job)
    result = {entry.findtext(f"{MAP}loc"): entry.findtext(f"{MAP}lastmod") for entry in feed("/sitemap-1.xml")}
    assert result[f"{SITE}/"] is None
    assert result[f"{SITE}/jobs/{job.id}-ward-nurse-pune-india"] == "2026-11-21T09:31:00Z"
    assert result[f"{SITE}/jobs/{other_job.id}-ward-nurse-pune-india"] == "2026-11-21T09:30:00Z"


@pytest.mark.parametrize("where", ["/sitemap.xml", "/sitemap-1.xml", "/feeds/jobs.atom", "/feeds/jobs.xml"])
def test_what_has_not_changed_is_not_sent_again(visit, container, recruiter, clock, job, where):
    first = visit().get(where).headers
    assert "Last-Modified" not in first  # when one is closed or its day is over, none that is left has changed
    seal = first["ETag"]
    clock.advance(timedelta(minutes=1))
    again = visit().get(where, headers={"If-None-Match": seal})
    assert (again.status_code, again.data) == (304, b"")
    if where == "/sitemap.xml":  # names the maps and not their jobs
        return
    edited = change_job(container, replace(job, title="Night Nurse"))
    second = visit().get(where, headers={"If-None-Match": seal})
    assert second.status_code == 200
    post_job(container, recruiter)
    third = visit().get(where, headers={"If-None-Match": second.headers["ETag"]})
    assert third.status_code == 200
    change_job(container, edited.closed())
    assert visit().get(where, headers={"If-None-Match": third.headers["ETag"]}).status_code == 200


def test_a_reader_of_feeds_sees_that_a_job_was_changed(feed, container, clock, job):
    clock.advance(timedelta(hours=1))
    change_job(container, replace(job, salary="$20"))
    [entry] = feed("/feeds/jobs.atom").iter(f"{ATOM}entry")
    assert entry.findtext(f"{ATOM}published") == "2026-11-21T09:30:00Z"
    assert entry.findtext(f"{ATOM}updated") == "2026-11-21T10:30:00Z"


def test_the_feed_of_all_jobs_holds_each_once_while_others_come_and_go(visit, container, recruiter, crowd, job):
    answer = visit().get("/feeds/jobs.xml", buffered=False)
    parts = answer.iter_encoded()
    head = [next(parts) for _ in range(5)]
    post_job(container, recruiter, title="Came later")
    change_job(container, job.closed())
    document = ET.fromstring(b"".join([*head, *parts]))
    numbers = [listing.findtext("referencenumber") for listing in document.iter("job")]
    assert len(numbers) == len(set(numbers)) == 10_000  # without the one that was closed meanwhile


def test_a_job_board_reads_every_field(feed, container, recruiter):
    job = post_job(
        container,
        recruiter,
        location="Austin, TX (Hybrid)",
        salary="$20",
        currency="USD",
        salary_duration="per hour",
        employment_type="Part-time",
    )
    [entry] = feed("/feeds/jobs.xml").iter("job")
    assert {line.tag: line.text for line in entry} == {
        "title": "Ward Nurse",
        "date": "Sat, 21 Nov 2026 09:30:00 GMT",
        "referencenumber": str(job.id),
        "url": f"{SITE}/jobs/{job.id}-ward-nurse-austin-tx-hybrid?from=job-feed",
        "company": "Loomworks",
        "city": "Austin",
        "state": "TX",
        "country": "US",
        "description": "<p>Care for thirty people.</p>",
        "salary": "USD 20 per hour",
        "jobtype": "parttime",
        "expirationdate": "01/12/2026",
        "remotetype": "Hybrid remote",
    }


def test_readers_of_feeds_get_the_newest_first(feed, container, recruiter):
    for number in range(52):
        post_job(container, recruiter, title=f"Nurse {number}", posted_on=date(2026, 11, 1))
    document = feed("/feeds/jobs.atom")
    titles = [line.text for line in document.iter(f"{ATOM}title")][1:]
    assert (titles[0], len(titles)) == ("Nurse 51 at Loomworks, Pune, India", 50)
    for entry in document.iter(f"{ATOM}entry"):
        assert {part.tag.removeprefix(ATOM) for part in entry} >= {"id", "title", "updated", "link", "content"}
    assert len({line.text for line in document.iter(f"{ATOM}id")}) == 51


def test_text_of_any_kind_makes_a_document_that_can_be_read(feed, container, recruiter):
    post_job(container, recruiter, title=ODD, company=ODD, description=ODD, location=ODD)
    [title] = feed("/feeds/jobs.xml").iter("title")
    assert title.text == "Nurse  ]]> & ‹b> 🧵 \u202e"
    assert "🧵" in [line.text for line in feed("/feeds/jobs.atom").iter(f"{ATOM}title")][1]


def test_a_feed_without_jobs_is_one(feed):
    assert list(feed("/feeds/jobs.xml").iter("job")) == []
    assert list(feed("/feeds/jobs.atom").iter(f"{ATOM}entry")) == []
