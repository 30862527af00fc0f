"""gunicorn behind nginx with deploy/nginx.conf: nobody can hold up the processes, whatever arrives. A request reaches
them when nginx has all of it, so an endless one takes up only nginx's memory."""

import datetime
import http.client
import json
import os
import signal
import socket
import ssl
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from hireloom.adapters.http.core.errors import FAILURES, code_of
from hireloom.domain.papers import PaperTooLarge
from hireloom.ports.failures import StoreAway
from tests.serving.proxies import Proxy, free_port, nginx
from tests.serving.servers import (
    HELP,
    Server,
    answer_on,
    answers_soon,
    call,
    send,
    signed_in,
    taking_nothing,
    upload,
)
from tests.serving.test_waitress import A_CHUNK, CHUNKED, LENGTH, MB, ONE_CHUNK
from tests.waiting import until

MANY_TINY = b"1\r\na\r\n" * 100_000
TOO_LARGE = {"success": False, "code": FAILURES[413].code, "message": FAILURES[413].message}
PAPER_TOO_LARGE = {"success": False, "code": code_of(PaperTooLarge), "message": PaperTooLarge.sentence}


@pytest.fixture(scope="module")
def proxy(gunicorn: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    assert call(gunicorn.port, "GET", "/api/health")[0] == 200
    with nginx(gunicorn.port, tmp_path_factory.mktemp("nginx")) as proxy:
        yield proxy


@pytest.mark.spec("OPEN-133", "SEC-58")
@pytest.mark.parametrize(
    ("head", "piece"),
    [(b"", A_CHUNK * 64), (ONE_CHUNK, b"x" * MB)],
    ids=["chunks", "one chunk"],
)
def test_a_body_without_end_is_answered_and_takes_no_memory(proxy: Proxy, head: bytes, piece: bytes) -> None:
    before = most = proxy.memory()
    with send(proxy.port, CHUNKED, head) as line:
        with suppress(OSError):  # it closes the line after its answer
            for _ in range(200):
                line.sendall(piece)
                most = max(most, proxy.memory())
        status, body = answer_on(line)
    assert (status, json.loads(body)) == (413, TOO_LARGE)
    assert most - before < 4 * MB


@pytest.mark.spec("OPEN-133", "SEC-58")
def test_a_body_in_chunks_of_one_byte_is_answered_and_keeps_nobody_waiting(gunicorn: Server, tmp_path: Path) -> None:
    with nginx(gunicorn.port, tmp_path, {"client_max_body_size 128m": "client_max_body_size 1m"}) as proxy:
        before = proxy.memory()
        with send(proxy.port, CHUNKED) as line:
            with suppress(OSError):
                for _ in range(20):
                    line.sendall(MANY_TINY)
                    assert answers_soon(proxy.port, 3)
            assert answer_on(line)[0] == 413
        assert proxy.memory() - before < 4 * MB


@pytest.mark.spec("SEC-58")
@pytest.mark.parametrize(
    ("head", "piece"),
    [(b"", b"0" * MB), (b"1;", b"a" * MB), (b"1\r\na\r\n0\r\n", b"A: b" * (MB // 4))],
    ids=["length", "extension", "trailer"],
)
def test_what_never_ends_around_the_chunks_takes_no_memory_and_keeps_nobody_waiting(
    proxy: Proxy, head: bytes, piece: bytes
) -> None:
    before = proxy.memory()
    with send(proxy.port, CHUNKED, head) as line, suppress(OSError):
        for _ in range(50):
            line.sendall(piece)
        assert answers_soon(proxy.port)
    assert proxy.memory() - before < 4 * MB


ENDLESS_LENGTH = CHUNKED + b"0" * 1000


def test_a_chunk_length_without_end_is_given_up_when_it_pauses(gunicorn: Server, tmp_path: Path) -> None:
    quick = {"client_body_timeout 30s": "client_body_timeout 1s"}
    with nginx(gunicorn.port, tmp_path, quick) as proxy, send(proxy.port, ENDLESS_LENGTH) as line:
        assert line.recv(1) == b""  # closed without a response


def test_chunk_lengths_without_end_count_as_requests_of_their_address(proxy: Proxy) -> None:
    with ExitStack() as endless:
        lines = [endless.enter_context(send(proxy.port, ENDLESS_LENGTH, source="127.0.5.1")) for _ in range(50)]
        assert until(lambda: call(proxy.port, "GET", "/api/health", source="127.0.5.1") == busy())
        for line in lines:
            line.sendall(b"0" * 1000)
        assert call(proxy.port, "GET", "/api/health", source="127.0.5.2")[0] == 200


@pytest.mark.spec("OPEN-133")
@pytest.mark.parametrize(
    ("status", "parts"),
    [
        (413, [LENGTH % 10**12]),
        (413, [(LENGTH % 10**12)[:-2] + b"Expect: 100-continue\r\n\r\n"]),
        (400, [CHUNKED, b"no number\r\n"]),
        (400, [CHUNKED, b"\r\n" * 1000]),
        (400, [b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: " + b"9" * 5000 + b"\r\n\r\n"]),
        (400, [b"POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nfour"]),
        (400, [b"POST / HTTP/1.1\r\nHost: x\r\nHost: y\r\nContent-Length: 4\r\n\r\nfour"]),
        (400, [b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"y" * 40_000]),
    ],
    ids=["announced", "asked first", "no chunk", "blank lines", "endless length", "no host", "two hosts", "long head"],
)
def test_what_is_malformed_or_larger_than_anything_is_refused_at_once(
    proxy: Proxy, status: int, parts: list[bytes]
) -> None:
    with send(proxy.port, *parts) as line:
        assert answer_on(line)[0] == status


@pytest.mark.spec("OPEN-133")
@pytest.mark.parametrize("length", [b"4", b"0", b"5"])
def test_a_body_with_a_length_and_chunks_is_refused_and_hides_no_second_request(proxy: Proxy, length: bytes) -> None:
    smuggled = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    with_two_lengths = CHUNKED.replace(b"Host: x", b"Host: x\r\nContent-Length: " + length)
    with send(proxy.port, with_two_lengths + b"0\r\n\r\n" + smuggled) as line:
        status, body = answer_on(line)
    assert status == 400
    assert b"HTTP/1.1" not in body


@pytest.mark.spec("OPEN-133")
def test_chunks_are_one_body(proxy: Proxy) -> None:
    body = b'5;a=b\r\n{"nam\r\n4\r\ne":"\r\n6\r\nAnna"}\r\n0\r\nMore: here\r\n\r\n'
    with send(proxy.port, CHUNKED.replace(b"Host: x", b"Host: x\r\nConnection: close"), body) as line:
        status, content = answer_on(line)
    assert status == 422
    assert b"email" in content.lower()


@pytest.mark.spec("APPLY-14", "OPEN-011", "OPEN-133")
@pytest.mark.parametrize("size", [100 * MB, 200 * MB], ids=["the application's answer", "nginx's answer"])
def test_who_sends_far_too_much_gets_the_answer_and_no_broken_line(proxy: Proxy, size: int) -> None:
    assert upload(proxy.port, size, signed_in(proxy.port)) == (413, PAPER_TOO_LARGE)


def test_six_hundred_bodies_that_arrive_slowly_keep_nobody_waiting(proxy: Proxy, gunicorn: Server) -> None:
    with ExitStack() as slow:
        for number in range(600):  # from twenty addresses
            slow.enter_context(send(proxy.port, LENGTH % 900, b"{", source=f"127.0.1.{1 + number % 20}"))
        assert answers_soon(proxy.port)
        assert answers_soon(gunicorn.port)


def test_who_takes_nothing_of_a_long_answer_keeps_nobody_out(proxy: Proxy, gunicorn: Server) -> None:
    """More of them than gunicorn has threads."""
    with ExitStack() as lazy:
        for number in range(60):
            lazy.enter_context(taking_nothing(proxy.port, source=f"127.0.4.{1 + number % 2}"))
        assert answers_soon(proxy.port)


def test_one_address_has_so_many_requests_at_once_and_others_do_not_notice(proxy: Proxy) -> None:
    with ExitStack() as slow:
        for _ in range(50):
            slow.enter_context(send(proxy.port, LENGTH % 900, b"{", source="127.0.2.1"))
        assert until(lambda: call(proxy.port, "GET", "/api/health", source="127.0.2.1") == busy())
        assert call(proxy.port, "GET", "/api/health", source="127.0.2.2")[0] == 200
    assert until(lambda: call(proxy.port, "GET", "/api/health", source="127.0.2.1")[0] == 200)


def busy() -> tuple[int, Any]:
    return 503, {"success": False, "code": code_of(StoreAway), "message": StoreAway.sentence}


def test_a_server_that_is_not_there_is_told_in_the_shape_of_all_errors(tmp_path: Path) -> None:
    with nginx(free_port(), tmp_path) as proxy:
        assert call(proxy.port, "POST", "/api/help-messages", HELP) == busy()


def test_the_address_of_a_caller_is_known_and_cannot_be_made_up(proxy: Proxy) -> None:
    """The help desk takes five messages an hour from one address."""
    made_up = [{"X-Forwarded-For": f"10.0.0.{number}"} for number in range(6)]
    answers = [
        call(proxy.port, "POST", "/api/help-messages", HELP, source="127.0.3.1", **headers) for headers in made_up
    ]
    assert [status for status, _ in answers] == [201] * 5 + [429]
    assert call(proxy.port, "POST", "/api/help-messages", HELP, source="127.0.3.2")[0] == 201


def test_new_processes_take_over_without_a_refusal(proxy: Proxy, gunicorn: Server) -> None:
    first, statuses = gunicorn.children(), []
    os.kill(gunicorn.process.pid, signal.SIGHUP)
    assert until(lambda: bool(statuses.append(ask_both(proxy))) or not set(first) & set(gunicorn.children()))
    assert {status for pair in statuses for status in pair} == {200, 422}


def ask_both(proxy: Proxy) -> tuple[int, int]:
    """What may be asked again by nginx, and what may not."""
    return call(proxy.port, "GET", "/api/health")[0], call(proxy.port, "POST", "/api/help-messages", {})[0]


def test_https_is_served_when_its_lines_are_no_comments_any_more(gunicorn: Server, tmp_path: Path) -> None:
    port, certificate, key = free_port(), tmp_path / "hireloom.crt", tmp_path / "hireloom.key"
    certificate_of_this_machine(certificate, key)
    lines = {
        "# listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "# ssl_certificate /etc/nginx/hireloom.crt;": f"ssl_certificate {certificate};",
        "# ssl_certificate_key /etc/nginx/hireloom.key;": f"ssl_certificate_key {key};",
    }
    with nginx(gunicorn.port, tmp_path, lines):
        trusting = ssl.create_default_context(cafile=str(certificate))
        line = http.client.HTTPSConnection("localhost", port, timeout=60, context=trusting)
        headers = {"Content-Type": "application/json", "Origin": f"https://localhost:{port}"}
        line.request("POST", "/api/help-messages", "{}", headers)
        answer = line.getresponse()
        assert (answer.status, json.load(answer)["code"]) == (422, "invalid")  # from our own pages, so not refused
        line.close()
        assert chosen(trusting, port) == "TLSv1.3"
        trusting.maximum_version = ssl.TLSVersion.TLSv1_2
        assert chosen(trusting, port) == "TLSv1.2"
        trusting.set_ciphers("AES128-SHA:ECDHE-ECDSA-AES128-SHA:ECDHE-ECDSA-AES128-SHA256")
        with pytest.raises(ssl.SSLError):
            chosen(trusting, port)
        trusting.set_ciphers("ALL:@SECLEVEL=0")  # without which we would not offer old versions of TLS
        trusting.minimum_version, trusting.maximum_version = ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1
        with pytest.raises(ssl.SSLError):
            chosen(trusting, port)


def chosen(context: ssl.SSLContext, port: int) -> str | None:
    """The version of TLS that both sides agree on."""
    with (
        socket.create_connection(("localhost", port)) as plain,
        context.wrap_socket(plain, server_hostname="localhost") as secured,
    ):
        return secured.version()


def certificate_of_this_machine(certificate: Path, key: Path) -> None:
    container, name = (
        ec.generate_private_key(ec.SECP256R1()),
        x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")]),
    )
    today = datetime.datetime.now(datetime.UTC)
    builder = x509.CertificateBuilder(name, name, container.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(today).not_valid_after(today + datetime.timedelta(days=1))
    builder = builder.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
    certificate.write_bytes(builder.sign(container, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    key.write_bytes(container.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain))
