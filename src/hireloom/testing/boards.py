"""The contract of every JobBoard. Inherit the class and give it the fixture `make_board` and the method `answer`; the
test's own server plays the board."""

import gzip
import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from urllib.parse import urlsplit

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Response

from hireloom.domain.boards.postings import LONGEST_TEXT, Posting
from hireloom.domain.web_links import safe_link
from hireloom.ports.boards import BoardFailed, BoardQuery, JobBoard
from hireloom.testing.services import ANYTHING, IMPATIENT, KEY, PlayedService, Say, body_of, log_lines

MakeBoard = Callable[..., JobBoard]
QUERY = BoardQuery("nurse", "Pune, India", remote_only=False, employment_types=("Full-time",))
B2 = "https://jobs.loom.example/b2"


@dataclass(frozen=True, slots=True)
class SampleJob:
    """A job as a board might have it; `html` is its description."""

    id: str = "a1"
    title: str = "Registered Nurse"
    place: str = "Pune, India"
    html: str = "<p>Care for patients on a ward of 24 beds.</p>"
    url: str = "https://jobs.loom.example/a1"


HOSTILE = (
    '<script>steal(document.cookie)</script><style>p{}</style><p onclick="steal()">Care\u202e and\u200b'
    ' <a href="javascript:steal()">cure</a></p><img src=x onerror=steal()><svg><script>steal()</script></svg>'
)
UNSAFE = ["javascript:alert(1)", "data:text/html,<script>1</script>", "//jobs.example/1", "ftp://jobs.example/1", ""]
UNSAFE += [
    "https://jobs.example@evil.example/1",
    "https://",
    "https://jobs.example/\u202e1",
    "JAVASCRIPT:alert(1)",
    "x" * 3000,
]
GARBAGE = [
    b"",
    b"\x00\xff\xfe",
    b"{",
    b"[[[[",
    b"null",
    b"42",
    b'"jobs"',
    b"[1, 2]",
    b'{"jobs": {"a": 1}}',
    b"[" * 200_000,
]
GARBAGE += [b'{"jobs": [null], "results": [7], "data": ["x"]}', b"<!doctype html><title>Please log in</title>"]


class JobBoardContract(PlayedService):
    """The promises of the port `JobBoard`."""

    @pytest.fixture
    def make_board(self) -> MakeBoard:
        """Takes `origin`, the address of the server to ask, and `patience` in seconds."""
        raise NotImplementedError

    def answer(self, jobs: Sequence[SampleJob]) -> object:
        """The board's answer with these jobs, in the form that it documents: bytes, or what is sent as JSON."""
        raise NotImplementedError

    def page(self, job: SampleJob) -> str:
        """The page that the board links for this job."""
        return job.url

    @pytest.fixture
    def board(self, make_board: MakeBoard, httpserver: HTTPServer) -> JobBoard:
        return make_board(origin=httpserver.url_for("").rstrip("/"), patience=IMPATIENT * 20)

    @pytest.fixture
    def impatient(self, make_board: MakeBoard, httpserver: HTTPServer) -> JobBoard:
        return make_board(origin=httpserver.url_for("").rstrip("/"), patience=IMPATIENT)

    def test_says_who_it_is(self, board: JobBoard) -> None:
        assert 0 < len(board.name) <= 100
        assert board.title
        assert isinstance(board.tells_all, bool)
        assert all(limit.times > 0 for limit in board.limits)

    def test_a_documented_answer_becomes_postings(self, board: JobBoard, say: Say) -> None:
        say(self.answer([SampleJob(), SampleJob(id="b2", title="Cook", url=B2)]))
        postings = board.search(QUERY)
        assert [posting.title for posting in postings] == ["Registered Nurse", "Cook"]
        assert len({posting.external_id for posting in postings}) == 2
        for posting in postings:
            assert isinstance(posting, Posting)
            assert posting.board == board.name
            assert posting.company
            assert "Pune" in posting.location
            assert posting.links[0].url in (self.page(SampleJob()), self.page(SampleJob("b2", url=B2)))

    def test_the_same_answer_is_read_the_same(self, board: JobBoard, say: Say) -> None:
        say(self.answer([SampleJob(), SampleJob(id="b2")]))
        assert board.search(QUERY) == board.search(QUERY)

    def test_no_jobs_are_no_failure(self, board: JobBoard, say: Say) -> None:
        say(self.answer([]))
        assert list(board.search(QUERY)) == []

    def test_descriptions_are_text_and_nothing_in_them_runs(self, board: JobBoard, say: Say) -> None:
        say(
            self.answer(
                [SampleJob(html=HOSTILE, title="Nurse <script>x</script>", place="Pune\u202e<img src=x onerror=y>")]
            )
        )
        [posting] = board.search(QUERY)
        for text in (posting.description, posting.title, posting.location, posting.company):
            assert "steal" not in text
            assert "<" not in text
            assert "javascript" not in text
            assert text.isprintable() or "\n" in text
        assert posting.description in ("", "Care and cure")

    @pytest.mark.parametrize("url", UNSAFE)
    def test_only_pages_of_the_web_are_linked(self, board: JobBoard, say: Say, url: str) -> None:
        jobs = SampleJob(id="bad", url=url), SampleJob()
        say(self.answer(jobs))
        pages = [page for job in jobs if (page := self.page(job)) == safe_link(page) != ""]
        assert [link.url for posting in board.search(QUERY) for link in posting.links] == pages

    def test_one_job_that_cannot_be_read_takes_no_other_along(self, board: JobBoard, say: Say) -> None:
        say(self.answer([replace(SampleJob(), id="bad", title=""), SampleJob()]))
        assert [posting.title for posting in board.search(QUERY)] == ["Registered Nurse"]

    def test_signs_that_nobody_can_keep_take_no_job_along(self, board: JobBoard, say: Say) -> None:
        """Half a surrogate pair remains where a text was cut between its halves."""
        say(
            self.answer(
                [SampleJob(title="Night Nurse \ud83d", html="<p>Care \ud83d</p>"), SampleJob(id="b\x002\ud83d")]
            )
        )
        postings = board.search(QUERY)
        assert [posting.title for posting in postings] == ["Night Nurse", "Registered Nurse"]
        assert all(posting.external_id.isprintable() for posting in postings)

    def test_a_number_of_any_size_takes_no_job_along(self, board: JobBoard, say: Say) -> None:
        answer = body_of(self.answer([SampleJob(id="long"), SampleJob()]))
        say(answer.replace(b'"long"', b"9" * 400).replace(b">long<", b">" + b"9" * 400 + b"<"))
        assert len(board.search(QUERY)) == 2

    def test_endless_descriptions_are_cut(self, board: JobBoard, say: Say) -> None:
        say(self.answer([SampleJob(html="<p>care</p>" * 100_000)]))
        [posting] = board.search(QUERY)
        assert len(posting.description) <= LONGEST_TEXT

    @pytest.mark.parametrize("body", GARBAGE, ids=lambda body: repr(body[:24]))
    def test_what_is_no_answer_is_a_failure(self, board: JobBoard, say: Say, body: bytes) -> None:
        say(body)
        _failed(board)

    @pytest.mark.parametrize("status", [400, 401, 403, 404, 418, 429, 500, 502, 503, 204])
    def test_a_refusal_is_a_failure(self, board: JobBoard, say: Say, status: int) -> None:
        say(Response(body_of(self.answer([SampleJob()])), status=status, headers={"Retry-After": "77"}))
        assert _failed(board).retry_after == 77

    @pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
    def test_goes_nowhere_else(self, board: JobBoard, httpserver: HTTPServer, status: int) -> None:
        elsewhere = {"Location": httpserver.url_for("/elsewhere")}
        httpserver.expect_request(ANYTHING).respond_with_response(Response(status=status, headers=elsewhere))
        _failed(board)
        assert len(httpserver.log) == 1

    @pytest.mark.usefixtures("hanging")
    def test_a_server_that_never_answers_is_left(self, impatient: JobBoard) -> None:
        _failed(impatient)

    def test_an_answer_that_drips_is_left(
        self, impatient: JobBoard, httpserver: HTTPServer, released: threading.Event
    ) -> None:
        def drip() -> Iterator[bytes]:
            yield b"["
            while not released.wait(IMPATIENT / 4):
                yield b" "

        httpserver.expect_request(ANYTHING).respond_with_handler(lambda _: Response(drip()))
        _failed(impatient)

    def test_an_answer_that_breaks_off_is_a_failure(self, board: JobBoard, say: Say) -> None:
        whole = body_of(self.answer([SampleJob()]))
        say(Response(iter([whole[:-3]]), headers={"Content-Length": str(len(whole))}))
        _failed(board)

    def test_ten_megabytes_are_too_much(self, board: JobBoard, say: Say) -> None:
        say(b" " * 10 * 1024 * 1024 + body_of(self.answer([SampleJob()])))
        _failed(board)

    def test_a_small_answer_that_unpacks_into_a_large_one_is_not_read(self, board: JobBoard, say: Say) -> None:
        packed = gzip.compress(b" " * 10 * 1024 * 1024)
        say(Response(packed, headers={"Content-Encoding": "gzip"}))
        _failed(board)

    def test_nobody_there_is_a_failure(self, make_board: MakeBoard) -> None:
        _failed(make_board(origin="http://127.0.0.1:9", patience=IMPATIENT))

    @pytest.mark.parametrize("status", [200, 403, 500])
    def test_neither_log_nor_failure_holds_a_key_or_an_address(
        self, board: JobBoard, say: Say, caplog: pytest.LogCaptureFixture, status: int
    ) -> None:
        caplog.set_level(logging.DEBUG)
        say(Response(b"<html>", status=status))
        failed = _failed(board)
        for text in (log_lines(caplog), str(failed), repr(failed), repr(board)):
            assert KEY not in text
            assert "://" not in text

    def test_asks_for_json_over_one_line(self, board: JobBoard, say: Say, httpserver: HTTPServer) -> None:
        say(self.answer([SampleJob()]))
        board.search(QUERY)
        [(request, _)] = httpserver.log
        assert request.method == "GET"
        assert request.headers["Accept"] == "application/json"
        assert urlsplit(request.url).hostname == httpserver.host

    @pytest.mark.parametrize(
        "query",
        [
            BoardQuery(),
            BoardQuery("a" * 5000, "b" * 5000, remote_only=True, employment_types=("Nonsense", "Part-time")),
            BoardQuery("Köchin & <b>", "São Paulo #1?x=y&app_key=z", employment_types=("Contract",)),
            BoardQuery("../../etc/passwd", "\r\nX-Injected: 1"),
        ],
    )
    def test_any_question_is_asked_or_answered_with_nothing(
        self, board: JobBoard, say: Say, httpserver: HTTPServer, query: BoardQuery
    ) -> None:
        say(self.answer([SampleJob()]))
        assert len(board.search(query)) <= 1
        for request, _ in httpserver.log:
            assert "X-Injected" not in request.headers
            assert ".." not in request.path
            assert len(request.url) < 3000


def _failed(board: JobBoard) -> BoardFailed:
    with pytest.raises(BoardFailed) as failed:
        board.search(QUERY)
    assert "\n" not in str(failed.value)
    return failed.value
