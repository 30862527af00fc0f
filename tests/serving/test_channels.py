"""What arrives at the server in front of the application, whatever stands at its other lines."""

import json
import socket
import threading
import urllib.request
from contextlib import ExitStack, suppress
from dataclasses import replace

import pytest
from flask import Flask, request
from waitress.server import BaseWSGIServer

from hireloom.serving import channels
from hireloom.serving.channels import Channel
from hireloom.serving.server import listening

CHUNKED = b"POST /take HTTP/1.1\r\nHost: x\r\nContent-Type: %s\r\nTransfer-Encoding: chunked\r\n\r\n"
FORM, JSON = b"multipart/form-data; boundary=b", b"application/json"
A_CHUNK = b"4000\r\n" + b"x" * 0x4000 + b"\r\n"


def test_hundreds_who_connect_and_say_nothing_keep_nobody_out(settings, runs):
    app = Flask("behind")
    app.add_url_rule("/", view_func=lambda: "here", endpoint="here")
    server = runs(listening(app, replace(settings, port=0)))
    at = ("127.0.0.1", server.effective_port)
    with ExitStack() as silent:
        for begun in [b"", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{"] * 150:
            line = silent.enter_context(socket.create_connection(at, timeout=60))
            line.sendall(begun)
        with urllib.request.urlopen(f"http://127.0.0.1:{at[1]}/", timeout=60) as answer:
            assert answer.read() == b"here"


@pytest.fixture
def held():
    return threading.Semaphore(0)


@pytest.fixture
def go_on():
    return threading.Semaphore(0)


@pytest.fixture
def served(settings, monkeypatch, held, go_on, runs):
    """The port of a server that reads what it gets and says how much it was; small limits."""

    def hold():
        held.release()
        assert go_on.acquire(timeout=60)
        return take()

    def take():
        return str(len(request.get_data()))

    app = Flask("behind")
    app.add_url_rule("/take", view_func=take, methods=["POST"])
    app.add_url_rule("/hold", view_func=hold, methods=["POST"])
    monkeypatch.setattr(BaseWSGIServer, "channel_class", Channel)
    monkeypatch.setattr("hireloom.serving.server.MAX_REQUEST", 512 * 1024)
    monkeypatch.setattr(channels, "STEP", 16 * 1024)
    server = runs(listening(app, replace(settings, port=0)))
    yield server.effective_port
    still = urllib.request.Request(f"http://127.0.0.1:{server.effective_port}/take", b"four", method="POST")
    with urllib.request.urlopen(still, timeout=60) as answer:
        assert answer.read() == b"4"


def answer_of(line):
    """What came back before the server closed its end: status and message."""
    with line.makefile("rb") as came:
        head, _, body = came.read().partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["message"]


def sent(port, *parts):
    line = socket.create_connection(("127.0.0.1", port), timeout=60)
    for part in parts:
        line.sendall(part)
    return line


def send_until_closed(line):
    with suppress(OSError):  # as the server cuts the line
        while True:
            line.sendall(A_CHUNK)


@pytest.mark.spec("OPEN-133", "SEC-58")
@pytest.mark.parametrize(
    ("kind", "parts", "said"),
    [
        (FORM, [A_CHUNK] * 200, (413, "File size should not exceed 30MB.")),
        (JSON, [b"FFFFFFFFFF\r\n", *[b"x" * 0x4000] * 200], (413, "The request is too large.")),
        (JSON, [A_CHUNK, *[b"0" * 0x4000] * 40], (400, "The request could not be understood.")),
        (JSON, [b"1;", *[b"a" * 0x4000] * 40], (400, "The request could not be understood.")),
        (JSON, [A_CHUNK, b"0\r\n", *[b"A: b" * 0x1000] * 40], (400, "The request could not be understood.")),
        (JSON, [b"1\r\na\r\n" * 20_000], (400, "The request could not be understood.")),
        (JSON, [b"\r\n" * 300_000], (400, "The request could not be understood.")),
        (JSON, [b"no number\r\n", A_CHUNK * 40], (400, "The request could not be understood.")),
    ],
    ids=["form", "one endless chunk", "length", "extension", "trailer", "tiny chunks", "blank lines", "no chunks"],
)
def test_what_comes_in_chunks_without_end_is_answered_while_it_is_still_sent(served, kind, parts, said):
    with sent(served, CHUNKED % kind, *parts) as line:
        assert answer_of(line) == said


@pytest.mark.spec("OPEN-133")
@pytest.mark.parametrize(
    "headers",
    [b"Host: x\r\nContent-Length: " + b"9" * 5000, b"Content-Length: 4", b"Host: x\r\nHost: y\r\nContent-Length: 4"],
    ids=["endless length", "no host", "two hosts"],
)
def test_a_head_that_says_nothing_certain_is_refused(served, headers):
    with sent(served, b"POST /take HTTP/1.1\r\n" + headers + b"\r\n\r\nfour") as line:
        assert answer_of(line) == (400, "The request could not be understood.")


@pytest.mark.spec("OPEN-133")
def test_a_head_that_is_too_long_is_answered_while_it_is_still_sent(served):
    with sent(served, b"POST /take HTTP/1.1\r\nHost: x\r\nX: ", *[b"y" * 0x4000] * 200) as line:
        assert answer_of(line) == (431, "The request has too many or too long headers.")


@pytest.mark.spec("OPEN-133")
def test_a_body_that_is_announced_is_asked_for_only_if_it_may_come(served):
    expecting = b"POST /take HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nConnection: close\r\n%s\r\n"
    with sent(served, expecting % b"Content-Length: 1000000\r\n") as line:
        assert answer_of(line) == (413, "The request is too large.")
    with sent(served, expecting % b"") as line, line.makefile("rb") as came:
        assert came.read().startswith(b"HTTP/1.1 200 ")
    with sent(served, expecting % b"Content-Length: 4\r\n") as line, line.makefile("rb") as came:
        assert came.read(25) == b"HTTP/1.1 100 Continue\r\n\r\n"
        line.sendall(b"four")
        assert came.read().endswith(b"\r\n\r\n4")


@pytest.mark.spec("OPEN-133")
def test_chunks_within_the_limit_are_one_body(served):
    with sent(served, CHUNKED % FORM, A_CHUNK * 20, b"3;a=b\r\nend\r\n0\r\nMore: here\r\n\r\n") as line:
        line.shutdown(socket.SHUT_WR)
        with line.makefile("rb") as came:
            assert came.read().endswith(b"\r\n\r\n%d" % (20 * 0x4000 + 3))


@pytest.mark.spec("OPEN-133")
@pytest.mark.parametrize("length", [b"4", b"0", b"5"])
def test_a_body_with_a_length_and_chunks_is_refused_and_hides_no_second_request(served, length):
    hidden = b"POST /take HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n"
    both = (CHUNKED % JSON).replace(b"Host: x", b"Host: x\r\nContent-Length: " + length)
    with sent(served, both + b"0\r\n\r\n" + hidden) as line:
        assert answer_of(line) == (400, "The request could not be understood.")


@pytest.mark.parametrize(
    ("name", "begun"), [("ARRIVES_WITHIN", CHUNKED % JSON + A_CHUNK), ("HEADERS_WITHIN", CHUNKED[:-2])]
)
def test_a_line_on_which_something_trickles_for_too_long_is_closed(served, monkeypatch, name, begun):
    monkeypatch.setattr(channels, name, 0)
    with sent(served, begun) as line:
        while line:
            try:
                line.sendall(b"4")
            except OSError:
                break


@pytest.mark.parametrize(("name", "most"), [("DRAINED_FOR", 0), ("MOST_DRAINED", 100_000)])
def test_what_is_too_large_is_not_taken_for_ever(served, monkeypatch, name, most):
    monkeypatch.setattr(channels, name, most)
    with socket.create_connection(("127.0.0.1", served), timeout=60) as line:
        line.sendall(CHUNKED % JSON)
        send_until_closed(line)


def test_all_bodies_together_have_limited_room(served, monkeypatch, held, go_on):
    monkeypatch.setattr(channels, "MOST_ARRIVING", 300_000)
    body = A_CHUNK * 15  # 245 kB
    with sent(served, CHUNKED.replace(b"/take", b"/hold") % JSON, body, b"0\r\n\r\n") as working:
        assert held.acquire(timeout=60)
        with sent(served, CHUNKED % JSON, body) as other:
            assert answer_of(other) == (503, "Hireloom is busy at the moment. Please try again.")
        go_on.release()
        working.shutdown(socket.SHUT_WR)
        with working.makefile("rb") as came:
            assert came.read().endswith(b"\r\n\r\n%d" % (15 * 0x4000))
