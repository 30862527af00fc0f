"""`hireloom serve` behind Caddy with deploy/Caddyfile, which keeps away what would keep waitress busy."""

from collections.abc import Iterator
from contextlib import ExitStack, suppress
from email.message import Message
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.serving.proxies import Proxy, caddy
from tests.serving.servers import (
    HELP,
    WAITRESS,
    Server,
    answer_on,
    answers_soon,
    call,
    send,
    signed_in,
    started,
    upload,
)
from tests.serving.test_behind_nginx import MANY_TINY, PAPER_TOO_LARGE
from tests.serving.test_waitress import A_CHUNK, CHUNKED, LENGTH, MB, ONE_CHUNK


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with started(WAITRESS, folder, HIRELOOM_TRUSTED_PROXY="127.0.0.1") as server:
        yield server


@pytest.fixture(scope="module")
def proxy(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    assert call(server.port, "GET", "/api/health")[0] == 200
    with caddy(server.port, tmp_path_factory.mktemp("caddy")) as proxy:
        assert call(proxy.port, "GET", "/api/health")[0] == 200
        yield proxy


def test_pages_move_on_to_https_and_calls_do_not(proxy: Proxy) -> None:
    status, headers, _ = plain(proxy, "/user/login?next=1")
    assert (status, headers["Location"]) == (308, "https://127.0.0.1/user/login?next=1")
    for path in ("/api/v1/jobs", "/api/health", "/api"):
        status, headers, body = plain(proxy, path)
        assert (status, headers["Location"]) == (403, None), path
        assert "https" in body


def plain(proxy: Proxy, path: str) -> tuple[int, Message, str]:
    connection = HTTPConnection("127.0.0.1", proxy.plain_port, timeout=60)
    connection.request("GET", path, headers={"Authorization": "Bearer hl_secret"})
    answer = connection.getresponse()
    return answer.status, answer.headers, answer.read().decode()


@pytest.mark.spec("OPEN-133", "SEC-58")
@pytest.mark.parametrize(
    ("status", "head", "piece"),
    [
        (413, b"", A_CHUNK * 64),
        (413, ONE_CHUNK, b"x" * MB),
        (502, b"", b"0" * MB),
        (502, b"1;", b"a" * MB),
        (502, b"1\r\na\r\n0\r\n", b"A: b" * (MB // 4)),
        (502, b"no number\r\n", b"x" * MB),
    ],
    ids=["chunks", "one chunk", "length", "extension", "trailer", "no chunk"],
)
def test_a_body_without_end_is_answered_and_takes_no_memory(
    proxy: Proxy, server: Server, status: int, head: bytes, piece: bytes
) -> None:
    before = most = proxy.memory() + server.memory_at_rest()
    with send(proxy.port, CHUNKED, head) as line:
        with suppress(OSError):  # it closes the line after its answer
            for _ in range(200):
                line.sendall(piece)
                most = max(most, proxy.memory() + server.memory())
        assert answer_on(line)[0] == status
    assert most - before < 32 * MB


@pytest.mark.spec("SEC-58")
def test_chunks_of_one_byte_keep_nobody_waiting(proxy: Proxy) -> None:
    with send(proxy.port, CHUNKED) as line:
        for _ in range(20):
            line.sendall(MANY_TINY)
            assert answers_soon(proxy.port, 3)


@pytest.mark.spec("APPLY-14", "OPEN-011")
def test_who_sends_far_too_much_gets_the_answer_and_no_broken_line(proxy: Proxy) -> None:
    assert upload(proxy.port, 100 * MB, signed_in(proxy.port)) == (413, PAPER_TOO_LARGE)


def test_six_hundred_bodies_that_arrive_slowly_keep_nobody_waiting(proxy: Proxy) -> None:
    with ExitStack() as slow:
        for _ in range(600):
            slow.enter_context(send(proxy.port, LENGTH % 900, b"{"))
        assert answers_soon(proxy.port)


def test_the_address_of_a_caller_is_known_and_cannot_be_made_up(proxy: Proxy) -> None:
    """The help desk takes five messages an hour from one address."""
    made_up = [{"X-Forwarded-For": f"10.0.0.{number}"} for number in range(6)]
    answers = [
        call(proxy.port, "POST", "/api/help-messages", HELP, source="127.0.3.1", **headers) for headers in made_up
    ]
    assert [status for status, _ in answers] == [201] * 5 + [429]
    assert call(proxy.port, "POST", "/api/help-messages", HELP, source="127.0.3.2")[0] == 201
