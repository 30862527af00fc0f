"""A company's own page, with jobs as https://schema.org/JobPosting describes them."""

import html
import json
from collections.abc import Sequence
from datetime import date
from urllib.parse import urljoin

import pytest
from werkzeug import Response

from hireloom.adapters.boards import job_pages
from hireloom.adapters.boards.calls import parsed
from hireloom.adapters.boards.job_pages import JobPageBoard, JobPageReader
from hireloom.ports.boards import BoardFailed
from hireloom.testing.boards import QUERY, JobBoardContract, MakeBoard, SampleJob

HERE = ("localhost", "127.0.0.1")  # where the test's server is, which is not on the internet
EMPTY = '<html><script type="application/ld+json">{"@type": "ItemList", "itemListElement": []}</script></html>'


def posting(sample: SampleJob = SampleJob(), **changes: object) -> dict[str, object]:  # noqa: B008 - it is frozen
    address = {"@type": "PostalAddress", "addressLocality": sample.place}
    return {
        "@context": "https://schema.org/",
        "@type": "JobPosting",
        "title": sample.title,
        "description": sample.html,
        "identifier": {"@type": "PropertyValue", "name": "Loom Care", "value": sample.id},
        "datePosted": "2026-11-14",
        "validThrough": "2026-12-24T00:00",
        "employmentType": ["PART_TIME"],
        "hiringOrganization": {"@type": "Organization", "name": "Loom Care"},
        "jobLocation": {"@type": "Place", "address": address},
        "baseSalary": {
            "@type": "MonetaryAmount",
            "currency": "EUR",
            "value": {"@type": "QuantitativeValue", "minValue": 30000, "maxValue": 36000, "unitText": "YEAR"},
        },
        "url": sample.url,
    } | changes


def page(*things: object) -> bytes:
    texts = [json.dumps(thing).replace("</", "<\\/") for thing in things]
    scripts = "".join(f'<script type="application/ld+json">{text}</script>' for text in texts)
    return f"<!doctype html><html><body>{scripts or EMPTY}</body></html>".encode()


def board_at(address: str, **where: object) -> JobPageBoard:
    return JobPageBoard(address, "Loom", lookup=lambda *_: [], private_hosts=HERE, **where)


@pytest.fixture(autouse=True)
def missing(httpserver):
    """Whatever is not on the server."""
    httpserver.no_handler_status_code = 404


@pytest.fixture
def site(httpserver):
    """Pages by path, with rules for programs; returns the board of /jobs."""

    def site(rules: str | None = None, **pages: object) -> JobPageBoard:
        if rules is not None:
            httpserver.expect_request("/robots.txt").respond_with_data(rules)
        for path, content in pages.items():
            httpserver.expect_request("/" + path.replace("__", "/")).respond_with_data(
                content, content_type="text/html"
            )
        return board_at(httpserver.url_for("/jobs"))

    return site


class TestJobPage(JobBoardContract):
    @pytest.fixture
    def make_board(self) -> MakeBoard:
        return lambda **where: board_at("https://loom.example/jobs", **where)

    def answer(self, jobs: Sequence[SampleJob]) -> object:
        return page(*map(posting, jobs))

    def page(self, job: SampleJob) -> str:
        return urljoin("https://loom.example/jobs", job.url)

    def test_asks_for_json_over_one_line(self, board, say, httpserver) -> None:
        """For a page, that is, and for what programs may read."""
        say(self.answer([SampleJob()]))
        board.search(QUERY)
        requests = [request for request, _ in httpserver.log]
        assert [(request.method, request.path) for request in requests] == [("GET", "/robots.txt"), ("GET", "/jobs")]
        assert all(request.headers["Accept"] == "text/html" for request in requests)
        assert all(request.headers["User-Agent"] == "Hireloom" for request in requests)

    def test_every_field_is_read(self, board, say) -> None:
        say(page(posting(jobLocationType="TELECOMMUTE")))
        [page_job] = board.search(QUERY)
        assert (page_job.title, page_job.company, page_job.external_id) == ("Registered Nurse", "Loom Care", "a1")
        assert page_job.location == "Pune, India (Remote)"
        assert page_job.description == "Care for patients on a ward of 24 beds."
        assert (page_job.employment_type, page_job.salary) == ("Part-time", "EUR 30,000 - 36,000 per year")
        assert (page_job.posted_on, page_job.ends_on) == (date(2026, 11, 14), date(2026, 12, 24))

    @pytest.mark.parametrize(
        "thing",
        [
            {"@graph": [{"@type": "WebPage"}, posting()]},
            [posting()],
            {"@type": "ItemList", "itemListElement": [{"@type": "ListItem", "position": 1, "item": posting()}]},
            posting() | {"@type": ["JobPosting"]},
            posting() | {"@type": "http://schema.org/JobPosting"},
            posting(description=html.escape(SampleJob().html), identifier=7, employmentType="PART_TIME"),
            posting(hiringOrganization="Loom Care", identifier=None),
        ],
    )
    def test_jobs_are_found_in_the_forms_that_pages_use(self, board, say, thing) -> None:
        say(page({"@type": "Organization", "name": "Loom"}, thing))
        [posting] = board.search(QUERY)
        assert (posting.title, posting.company) == ("Registered Nurse", "Loom Care")
        assert posting.description == "Care for patients on a ward of 24 beds."
        assert posting.employment_type == "Part-time"

    def test_what_is_no_json_takes_no_other_along(self, board, say) -> None:
        say(b'<script type="application/ld+json">{"broken": </script>' + page(posting()))
        assert len(board.search(QUERY)) == 1


def test_the_pages_behind_a_list_are_read(site, httpserver):
    links = (
        '<a class=x href="/jobs/1">One</a><a href="jobs/2?a=1&amp;b=2">Two</a><a href="/jobs/1#top">One</a>'
        '<a href="/about">About</a><a href="https://elsewhere.example/jobs/3">Three</a><a href="javascript:x()">No</a>'
        '<a href="/jobs/">Here</a><a href="/jobs?page=2">More</a><a href="/jobs/4">Gone</a>'
    )
    board = site(
        jobs=links,
        jobs__1=page(posting(SampleJob("1"), url=None)),
        jobs__2=page(posting(SampleJob("2"), url="/jobs/2")),
    )
    postings = board.search(QUERY)
    assert [job.external_id for job in postings] == ["1", "2"]
    assert postings[1].links[0].url == httpserver.url_for("/jobs/2")
    paths = [request.path for request, _ in httpserver.log]
    assert paths == ["/robots.txt", "/jobs", "/jobs/1", "/jobs/2", "/jobs/4"]


def test_at_most_thirty_pages_are_read(site, httpserver):
    board = site(jobs="".join(f'<a href="/jobs/{number}">x</a>' for number in range(99)), jobs__0=page(posting()))
    assert len(board.search(QUERY)) == 1
    assert len(httpserver.log) == 32


def test_pages_that_take_too_long_are_a_failure_and_not_a_company_without_jobs(httpserver):
    httpserver.expect_request("/jobs").respond_with_data('<a href="/jobs/1">1</a><a href="/jobs/2">2</a>')
    httpserver.expect_request("/jobs/1").respond_with_data(page(posting()))
    moments = iter([0.0, 1.0, 99.0])
    board = board_at(httpserver.url_for("/jobs"), monotonic=lambda: next(moments))
    with pytest.raises(BoardFailed, match="too long"):
        board.search(QUERY)


def test_robots_are_respected(site, httpserver):
    board = site(rules="User-agent: *\nDisallow: /jobs\n", jobs=page(posting()))
    with pytest.raises(BoardFailed, match="robots"):
        board.search(QUERY)
    assert [request.path for request, _ in httpserver.log] == ["/robots.txt"]


def test_robots_are_respected_behind_the_page(site, httpserver):
    links = '<a href="/jobs/1">1</a><a href="/jobs/2">2</a>'
    board = site(rules="User-agent: Hireloom\nDisallow: /*/2$\n", jobs=links, jobs__1=page(posting()))
    board.search(QUERY)
    assert [request.path for request, _ in httpserver.log] == ["/robots.txt", "/jobs", "/jobs/1"]


@pytest.mark.parametrize(("status", "is_read"), [(404, True), (403, True), (429, False), (500, False), (302, False)])
def test_rules_that_cannot_be_read(httpserver, status, is_read):
    """Without a file everything is allowed; while a server is overloaded, nothing is."""
    httpserver.expect_request("/robots.txt").respond_with_response(Response(status=status))
    httpserver.expect_request("/jobs").respond_with_data(page(posting()))
    board = board_at(httpserver.url_for("/jobs"))
    if is_read:
        assert len(board.search(QUERY)) == 1
    else:
        with pytest.raises(BoardFailed):
            board.search(QUERY)


@pytest.mark.parametrize("address", ["10.0.0.7", "127.0.0.1", "169.254.169.254", "::1", "64:ff9b::a00:1"])
def test_hosts_behind_our_walls_are_not_asked(httpserver, address):
    board = JobPageBoard("https://loom.example/jobs", "Loom", lookup=lambda *_: [address])
    with pytest.raises(BoardFailed):
        board.search(QUERY)


def test_a_local_server_is_not_asked_without_a_word_of_the_operator(httpserver):
    board = JobPageBoard(httpserver.url_for("/jobs"), "Loom", lookup=lambda *_: ["127.0.0.1"])
    with pytest.raises(BoardFailed):
        board.search(QUERY)
    assert httpserver.log == []


def redirect(httpserver, path: str, to: str) -> None:
    httpserver.expect_request(path).respond_with_response(Response(status=302, headers={"Location": to}))


@pytest.mark.spec("WS-203")
def test_a_page_that_has_moved_is_read_where_it_is_now(httpserver):
    redirect(httpserver, "/old", "/older?x=1")
    redirect(httpserver, "/older", httpserver.url_for("/new"))
    httpserver.expect_request("/new").respond_with_data(page(posting()), content_type="text/html")
    reader = JobPageReader(lambda *_: [], private_hosts=HERE)
    assert reader.read(httpserver.url_for("/old")).company == "Loom Care"


@pytest.mark.spec("WS-204")
@pytest.mark.parametrize(
    "to", ["https://10.0.0.1/", "https://[::1]/", "file:///etc/passwd", "/round", "http://[", "//"]
)
def test_no_page_leads_into_the_network_or_round_in_circles(httpserver, to):
    redirect(httpserver, "/round", to)
    with pytest.raises(BoardFailed):
        JobPageReader(lambda *_: [], private_hosts=HERE).read(httpserver.url_for("/round"))


def test_scripts_within_a_script_are_not_read_again(site, monkeypatch):
    """Each would be read to the end of the page: 8 MB of them held the server for minutes."""
    texts = list[bytes]()
    monkeypatch.setattr(job_pages, "parsed", lambda content: texts.append(content) or parsed(content))
    opening = '<script type="application/ld+json">'
    with pytest.raises(BoardFailed):
        site(jobs=opening * 1000 + "</script>").search(QUERY)
    assert texts == [(opening * 999).encode()]
