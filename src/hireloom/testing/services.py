"""What contracts of services over HTTP share: the test's own server plays the service."""

import json
import re
import threading
from collections.abc import Callable, Iterator

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

ANYTHING = re.compile(".*")
KEY = "key-that-nobody-may-see"
IMPATIENT = 0.3  # seconds for an answer that never comes
Say = Callable[[object], None]


class PlayedService:
    """Fixtures with which a contract decides what the server answers."""

    @pytest.fixture
    def say(self, httpserver: HTTPServer) -> Say:
        """Sets what the server answers to every request from now on: a response, bytes, or what is sent as JSON."""

        def say(answer: object) -> None:
            if not isinstance(answer, Response):
                answer = Response(body_of(answer), content_type="application/json")
            httpserver.clear()
            httpserver.expect_request(ANYTHING).respond_with_response(answer)

        return say

    @pytest.fixture
    def released(self) -> Iterator[threading.Event]:
        """The event that a hanging server waits for; it is set when the test ends."""
        event = threading.Event()
        yield event
        event.set()

    @pytest.fixture
    def hanging(self, httpserver: HTTPServer, released: threading.Event) -> None:
        """The server takes every request and answers none before the test ends."""

        def hang(_request: Request) -> Response:
            released.wait(10)
            return Response(b"{}")

        httpserver.expect_request(ANYTHING).respond_with_handler(hang)


def body_of(answer: object) -> bytes:
    return answer if isinstance(answer, bytes) else json.dumps(answer).encode()


def log_lines(caplog: pytest.LogCaptureFixture) -> str:
    """All that was logged, except by the test's own server."""
    return "\n".join(record.getMessage() for record in caplog.records if record.name != "werkzeug")
