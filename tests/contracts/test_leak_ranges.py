"""Asking a service about leaked passwords: what it is told, what it answers, and what happens when it does not."""

import hashlib
import time

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from hireloom.adapters.leak_ranges import LeakRanges
from hireloom.settings import BadSetting, load

LEAKED, UNLEAKED = "Correct-horse-7!", "Battery-staple-8!"


def digest_of(password: str) -> str:
    return hashlib.sha1(password.encode()).hexdigest().upper()


@pytest.fixture
def requests(httpserver: HTTPServer) -> list[Request]:
    """The service knows one password, in a file with line ends of Windows, and adds a made-up line for the other."""
    requests: list[Request] = []

    def answer(request: Request) -> Response:
        requests.append(request)
        lines = [f"{digest_of(LEAKED)[5:]}:42", f"{digest_of(UNLEAKED)[5:]}:0", f"{'0' * 35}:3"]
        return Response("\r\n".join(lines))

    httpserver.expect_request(f"/range/{digest_of(LEAKED)[:5]}").respond_with_handler(answer)
    httpserver.expect_request(f"/range/{digest_of(UNLEAKED)[:5]}").respond_with_handler(answer)
    return requests


def test_a_leaked_password_is_known_and_the_service_learns_five_digits(httpserver: HTTPServer, requests) -> None:
    ranges = LeakRanges(httpserver.url_for(""), common=())
    assert LEAKED in ranges
    assert UNLEAKED not in ranges  # only a line that was added
    assert [request.path for request in requests] == [
        f"/range/{digest_of(password)[:5]}" for password in (LEAKED, UNLEAKED)
    ]
    for request in requests:
        assert request.headers["Add-Padding"] == "true"
        assert not request.query_string
        assert not request.data


def test_what_we_know_ourselves_is_not_asked_for(httpserver: HTTPServer, requests) -> None:
    assert LEAKED in LeakRanges(httpserver.url_for(""), common=(LEAKED,))
    assert not requests


@pytest.mark.parametrize(
    "fault",
    [
        Response("no", 503),
        Response("", 302, {"Location": "/elsewhere"}),
        Response("x" * 1_000_000),
        Response("\x00:::\n42\n:"),
    ],
)
def test_a_service_that_fails_keeps_nobody_from_choosing(httpserver: HTTPServer, fault: Response, caplog) -> None:
    httpserver.expect_request(f"/range/{digest_of(LEAKED)[:5]}").respond_with_response(fault)
    assert LEAKED not in LeakRanges(httpserver.url_for(""), common=())
    assert LEAKED not in caplog.text
    assert digest_of(LEAKED)[5:] not in caplog.text


def test_a_service_that_is_silent_or_not_there_is_not_waited_for(httpserver: HTTPServer, nobody: int) -> None:
    httpserver.expect_request(f"/range/{digest_of(LEAKED)[:5]}").respond_with_handler(
        lambda _: time.sleep(1) or Response(f"{digest_of(LEAKED)[5:]}:42")
    )
    began = time.monotonic()
    assert LEAKED not in LeakRanges(httpserver.url_for(""), common=(), seconds=0.2)
    assert LEAKED not in LeakRanges(f"http://127.0.0.1:{nobody}", common=(), seconds=0.2)
    assert time.monotonic() - began < 0.9


def test_the_setting_asks_the_service_when_somebody_chooses_a_password(
    httpserver: HTTPServer, requests, make_container, environment
) -> None:
    container = make_container(load(environment | {"HIRELOOM_LEAKED_PASSWORDS_URL": httpserver.url_for("")}))
    assert LEAKED in container.leaked_passwords()
    assert "Password1!" in container.leaked_passwords()
    assert len(requests) == 1


def test_the_service_is_asked_over_https_unless_it_is_on_this_machine(environment) -> None:
    with pytest.raises(BadSetting, match="LEAKED_PASSWORDS_URL must start with https://"):
        load(environment | {"HIRELOOM_LEAKED_PASSWORDS_URL": "http://leaks.example"})
