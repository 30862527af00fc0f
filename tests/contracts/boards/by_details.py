"""A server for boards that tell the details of each job at an address of its own."""

from collections.abc import Callable, Mapping
from typing import Any

from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from hireloom.testing.services import ANYTHING, body_of


def saying(httpserver: HTTPServer, identify: Callable[[str], str]) -> Callable[[object], None]:
    """Answers like the fixture `say`; a dict may hold `details` by job, for the addresses that `identify` a job."""

    def say(answer: object) -> None:
        details: Mapping[str, Any] = answer.get("details", {}) if isinstance(answer, dict) else {}
        whole = {key: answer[key] for key in answer if key != "details"} if isinstance(answer, dict) else answer

        def reply(request: Request) -> Response:
            if isinstance(answer, Response):
                return answer
            body = details.get(identify(request.path), whole)
            return Response(body_of(body), content_type="application/json")

        httpserver.clear()
        httpserver.expect_request(ANYTHING).respond_with_handler(reply)

    return say
