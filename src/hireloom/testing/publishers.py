"""The contract of every Publisher. Inherit a class and give it its fixtures; the test's own server or a folder plays
the platform."""

import gzip
import json
import logging
import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from hireloom.ports.publishers import Post, Publisher, PublishFailed
from hireloom.testing.services import ANYTHING, IMPATIENT, KEY, PlayedService, Say, log_lines

POST = Post("hireloom-41", "blog", "Try this: https://hireloom.example/jobs/1?from=x", ("#Jobs", "#Care_er"))
ODD = Post(
    "hireloom-42", "blog", '(brackets) [and] {more} <b>*bold*</b> @you ~ _ | \\ "quoted" 🧵 ünï\ncode', ("#Jobs",)
)
MakePublisher = Callable[..., Publisher]


class PublisherContract:
    """The promises of the port `Publisher`."""

    def test_the_whole_post_arrives(self, publisher: Publisher, arrived: Callable[[], list[str]]) -> None:
        for post in (POST, ODD):
            publisher.publish(post)
        assert arrived() == [POST.whole, ODD.whole]

    def test_the_same_post_arrives_once(self, publisher: Publisher, arrived: Callable[[], list[str]]) -> None:
        addresses = [publisher.publish(POST) for _ in range(3)]
        assert arrived() == [POST.whole]
        assert all(address in ("", addresses[0]) for address in addresses)

    def test_says_for_how_long_it_knows_a_post_again(self, publisher: Publisher) -> None:
        assert publisher.remembers >= timedelta(minutes=50)  # several tries fit in

    def test_says_where_it_can_be_read_or_nothing(self, publisher: Publisher) -> None:
        address = publisher.publish(POST)
        assert address == "" or re.fullmatch(r"https?://\S+", address)


class PlatformContract(PlayedService, PublisherContract):
    """The contract of publishers that call a service over HTTP. The test's server accepts posts until `say` sets
    another answer."""

    @pytest.fixture
    def make_publisher(self) -> MakePublisher:
        """Takes `origin`, the address of the server, and `patience` in seconds; every credential is KEY."""
        raise NotImplementedError

    def take(self, request: Request, posts: dict[str, str]) -> Response:
        """The service's answer, in the form that it documents. `posts` holds the texts of the posts that it has, by the
        key or text by which it recognizes them."""
        raise NotImplementedError

    @pytest.fixture
    def arrived(self, httpserver: HTTPServer) -> Callable[[], list[str]]:
        posts: dict[str, str] = {}
        httpserver.expect_request(ANYTHING).respond_with_handler(lambda request: self.take(request, posts))
        return lambda: list(posts.values())

    @pytest.fixture
    def publisher(
        self,
        make_publisher: MakePublisher,
        httpserver: HTTPServer,
        arrived: Callable[[], list[str]],  # noqa: ARG002 - from now on the server takes posts
    ) -> Publisher:
        return make_publisher(origin=httpserver.url_for("").rstrip("/"), patience=IMPATIENT * 20)

    @pytest.fixture
    def impatient(self, make_publisher: MakePublisher, httpserver: HTTPServer) -> Publisher:
        return make_publisher(origin=httpserver.url_for("").rstrip("/"), patience=IMPATIENT)

    @pytest.mark.parametrize("status", [400, 404, 413, 422])
    def test_what_is_refused_for_good_is_not_tried_again(self, publisher: Publisher, say: Say, status: int) -> None:
        say(Response(b'{"error": "no"}', status=status))
        assert _failed(publisher).is_final

    @pytest.mark.parametrize("status", [401, 403, 408, 429, 500, 502, 503, 504])
    def test_what_may_pass_or_be_repaired_is_tried_again(self, publisher: Publisher, say: Say, status: int) -> None:
        say(Response(b'{"error": "later"}', status=status))
        failed = _failed(publisher)
        assert not failed.is_final
        assert failed.is_unsure is (status in (408, 500, 502, 503, 504))  # after a clear refusal nothing is unsure

    @pytest.mark.parametrize("status", [301, 302, 307, 308])
    def test_goes_nowhere_else(self, publisher: Publisher, httpserver: HTTPServer, status: int) -> None:
        httpserver.clear()
        elsewhere = Response(status=status, headers={"Location": httpserver.url_for("/elsewhere")})
        httpserver.expect_request(ANYTHING).respond_with_response(elsewhere)
        _failed(publisher)
        assert len(httpserver.log) == 1

    @pytest.mark.usefixtures("hanging")
    def test_a_server_that_never_answers_is_left(self, impatient: Publisher) -> None:
        failed = _failed(impatient)
        assert (failed.is_final, failed.is_unsure) == (False, True)  # the server may have the post

    def test_nobody_there_is_a_failure(self, make_publisher: MakePublisher) -> None:
        failed = _failed(make_publisher(origin="http://127.0.0.1:9", patience=IMPATIENT))
        assert (failed.is_final, failed.is_unsure) == (False, False)  # no server can have the post

    def test_an_endless_or_packed_answer_is_not_read(self, publisher: Publisher, say: Say) -> None:
        say(Response(b" " * 2 * 1024 * 1024))
        assert _failed(publisher).is_unsure
        say(Response(gzip.compress(b" " * 1024 * 1024), headers={"Content-Encoding": "gzip"}))
        _failed(publisher)

    @pytest.mark.parametrize("status", [403, 422, 500])
    def test_neither_log_nor_failure_holds_a_credential_an_address_or_the_services_words(
        self, publisher: Publisher, say: Say, caplog: pytest.LogCaptureFixture, status: int
    ) -> None:
        caplog.set_level(logging.DEBUG)
        say(Response(json.dumps({"error": f"{KEY} <script>", "detail": KEY, "message": KEY}), status=status))
        failed = _failed(publisher)
        for text in (log_lines(caplog), str(failed), repr(failed), repr(publisher)):
            assert KEY not in text
            assert "://" not in text
            assert "script" not in text


def _failed(publisher: Publisher) -> PublishFailed:
    with pytest.raises(PublishFailed) as failed:
        publisher.publish(POST)
    assert "\n" not in str(failed.value)
    return failed.value
