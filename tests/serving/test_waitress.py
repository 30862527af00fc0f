"""What arrives at `hireloom serve` without a proxy in front."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress

import pytest

from tests.serving.servers import HELP, Server, answer_on, answers_soon, call, send, signed_in, taking_nothing, upload

MB = 1024 * 1024
POST = b"POST /api/help-messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
CHUNKED, LENGTH = POST + b"Transfer-Encoding: chunked\r\n\r\n", POST + b"Content-Length: %d\r\n\r\n"
A_CHUNK = b"4000\r\n" + b"x" * 0x4000 + b"\r\n"
ONE_CHUNK = b"FFFFFFFFFF\r\n"
AT_ONCE, TIMES = 16, 3


def test_hundreds_who_connect_and_say_nothing_keep_nobody_out(waitress: Server) -> None:
    with ExitStack() as silent:
        for head in [b"", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{"] * 150:
            silent.enter_context(send(waitress.port, head))
        assert call(waitress.port, "GET", "/api/health")[0] == 200


def test_six_hundred_bodies_that_arrive_slowly_keep_nobody_waiting(waitress: Server) -> None:
    with ExitStack() as slow:
        for _ in range(600):
            slow.enter_context(send(waitress.port, LENGTH % 900, b"{"))
        assert answers_soon(waitress.port)


def test_who_takes_nothing_of_a_long_answer_keeps_nobody_out(waitress: Server) -> None:
    """More of them than there are threads."""
    with ExitStack() as lazy:
        for _ in range(30):
            lazy.enter_context(taking_nothing(waitress.port))
        assert answers_soon(waitress.port)


@pytest.mark.spec("OPEN-133", "SEC-58")
@pytest.mark.parametrize("head", [b"", ONE_CHUNK], ids=["chunks", "one chunk"])
def test_a_body_without_end_is_answered_and_takes_no_memory(waitress: Server, head: bytes) -> None:
    assert call(waitress.port, "GET", "/api/health")[0] == 200
    before = most = waitress.memory_at_rest()
    piece = b"x" * MB if head else A_CHUNK * 64
    with send(waitress.port, CHUNKED, head) as line:
        with suppress(OSError):  # it closes the line after its answer
            for _ in range(200):
                line.sendall(piece)
                most = max(most, waitress.memory())
        assert answer_on(line)[0] == 413
    assert most - before < 16 * MB


@pytest.mark.spec("OPEN-133")
@pytest.mark.parametrize(
    ("status", "parts"),
    [
        (413, [LENGTH % 10**12]),
        (400, [CHUNKED + b"no number\r\n"]),
        (400, [CHUNKED + b"4\r\nlonger than four\r\n"]),
        (400, [b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: some\r\n\r\n"]),
        (431, [b"GET / HTTP/1.1\r\nHost: x\r\nX: ", *[b"y" * 4096] * 64]),
    ],
    ids=["announced", "no chunk", "wrong chunk", "no length", "head"],
)
def test_what_is_malformed_or_larger_than_anything_is_refused_at_once(
    waitress: Server, status: int, parts: list[bytes]
) -> None:
    with send(waitress.port, *parts) as line:
        assert answer_on(line)[0] == status


@pytest.mark.spec("OPEN-133")
def test_chunks_are_one_body(waitress: Server) -> None:
    body = b'5;a=b\r\n{"nam\r\n4\r\ne":"\r\n6\r\nAnna"}\r\n0\r\nMore: here\r\n\r\n'
    with send(waitress.port, CHUNKED.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"), body) as line:
        status, content = answer_on(line)
    assert status == 422
    assert b"email" in content.lower()


@pytest.mark.spec("OPEN-133")
def test_a_body_that_is_too_large_for_a_call_is_refused_in_its_words(waitress: Server) -> None:
    too_long = HELP | {"message": "x" * MB}
    assert call(waitress.port, "POST", "/api/help-messages", too_long) == (
        413,
        {"success": False, "code": "too_large", "message": "The request is too large."},
    )


@pytest.mark.spec("APPLY-14", "OPEN-011")
def test_who_sends_far_too_much_gets_the_answer_and_no_broken_line(waitress: Server) -> None:
    assert upload(waitress.port, 100 * MB, signed_in(waitress.port)) == (
        413,
        {"success": False, "code": "paper_too_large", "message": "File size should not exceed 30MB."},
    )


def test_many_log_ins_at_once_leave_no_memory_behind(waitress: Server) -> None:
    def log_in(number: int) -> int:
        wrong = {"email": f"nobody{number}@people.example", "password": "x"}
        return call(waitress.port, "POST", "/api/login", wrong)[0]

    assert log_in(AT_ONCE * TIMES) == 401
    before = waitress.memory_at_rest()
    with ThreadPoolExecutor(AT_ONCE) as threads:
        assert set(threads.map(log_in, range(AT_ONCE * TIMES))) == {401}
    assert waitress.memory_at_rest() - before < 60 * MB  # it was 200 and more
