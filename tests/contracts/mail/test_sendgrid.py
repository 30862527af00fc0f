"""SendGrid keeps what every mailer promises, against a server of ours that speaks its v3/mail/send."""

import base64
import json
import logging
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from hireloom.adapters.mail.sendgrid import SendGridMailer
from hireloom.domain.mails.account_mails import signup_code
from hireloom.domain.mails.letters import Attachment
from hireloom.ports.mailers import MailFailed
from hireloom.testing.mailers import ANNA, SENDER, Delivered, MailerContract, ReceivedMail, thread, way_out

KEY = "SG.a-key-that-nobody-may-see"
LETTER = signup_code(ANNA, "048213")
LONG = replace(LETTER, attachments=(Attachment("photo.png", "image/png", bytes(range(256)) * 4096),))


HURRIED = {"silence": 0.5, "deadline": 1.0}


def sendgrid(host: str, **values: float) -> SendGridMailer:
    return SendGridMailer(sender=SENDER, key=KEY, host=host, **values)


def received(body: dict[str, Any]) -> ReceivedMail:
    """As the reader has it, after SendGrid has written the email."""
    [person] = body["personalizations"]
    words = {part["type"]: part["value"] for part in body["content"]}
    assert list(words) == ["text/plain", "text/html"]
    assert not body["tracking_settings"]["click_tracking"]["enable"]
    assert not body["tracking_settings"]["open_tracking"]["enable"]
    return ReceivedMail(
        sender=f"{body['from']['name']} <{body['from']['email']}>",
        to=tuple(address["email"] for address in person["to"]),
        subject=body["subject"],
        text=words["text/plain"],
        html=words["text/html"],
        message_id=body["headers"]["Message-ID"],
        reply_to=body.get("reply_to", {}).get("email"),
        is_automatic=body["headers"]["Auto-Submitted"] == "auto-generated",
        attachments=tuple(
            Attachment(attachment["filename"], attachment["type"], base64.b64decode(attachment["content"]))
            for attachment in body.get("attachments", [])
            if "content_id" not in attachment
        ),
        way_out=way_out(body["headers"]),
        follows=thread(body["headers"]),
        inline={
            attachment["content_id"]: base64.b64decode(attachment["content"])
            for attachment in body.get("attachments", [])
            if attachment.get("disposition") == "inline"
        },
    )


class TestSendGrid(MailerContract):
    @pytest.fixture
    def bodies(self) -> list[dict[str, Any]]:
        return []

    @pytest.fixture
    def mailer(self, httpserver: HTTPServer, bodies: list[dict[str, Any]]) -> SendGridMailer:
        def accept(request: Request) -> Response:
            assert request.headers["Authorization"] == f"Bearer {KEY}"
            bodies.append(json.loads(request.data))
            return Response(status=202)

        httpserver.expect_request("/v3/mail/send", method="POST").respond_with_handler(accept)
        return sendgrid(httpserver.url_for(""))

    @pytest.fixture
    def delivered(self, bodies: list[dict[str, Any]]) -> Delivered:
        return lambda: [received(body) for body in bodies]

    @pytest.mark.usefixtures("slow_line")
    def test_a_long_letter_goes_over_a_line_that_carries_little(self, mailer, delivered):
        mailer.send(LONG, "<1@hireloom.example>")
        assert delivered()[0].attachments == LONG.attachments


def failure(mailer: SendGridMailer, letter=LETTER) -> MailFailed:
    with pytest.raises(MailFailed) as failed:
        mailer.send(letter, "<1@hireloom.example>")
    return failed.value


@pytest.mark.parametrize(
    ("status", "is_final"),
    [(400, True), (401, False), (403, False), (413, True), (429, False), (500, False), (503, False), (302, False)],
)
def test_a_refusal_for_now_is_told_from_one_for_good(httpserver, caplog, status, is_final):
    caplog.set_level(logging.DEBUG)
    elsewhere = {"Location": httpserver.url_for("/elsewhere")} if status == 302 else {}
    answer = Response('{"errors": [{"message": "no"}]}' * 5000, status=status, headers=elsewhere)
    httpserver.expect_request("/v3/mail/send").respond_with_response(answer)
    failed = failure(sendgrid(httpserver.url_for("")))
    assert failed.is_final is is_final
    assert str(status) in str(failed)
    assert [request.path for request, _ in httpserver.log] == ["/v3/mail/send"]  # the key went nowhere else
    for secret in (KEY, "048213", ANNA):
        assert secret not in str(failed) + caplog.text


def silent(line: socket.socket) -> None:
    while line.recv(100_000):  # until we hang up
        pass


def hanging_up(line: socket.socket) -> None:
    line.recv(100)


def babbling(line: socket.socket) -> None:
    line.recv(100_000)
    line.sendall(b"\xff\xfe" * 50_000)


def endless(line: socket.socket) -> None:
    line.recv(100_000)
    line.sendall(b"HTTP/1.1 500 Broken\r\n\r\n")
    for _ in range(3000):
        line.sendall(b"x" * 10_000)


@pytest.mark.parametrize("treat", [silent, hanging_up, babbling, endless])
def test_a_strange_server_costs_a_bounded_time(bare_server: Callable[..., int], treat):
    began = time.monotonic()
    assert not failure(sendgrid(f"http://127.0.0.1:{bare_server(treat)}", **HURRIED)).is_final
    assert time.monotonic() - began < 15


def test_an_answer_that_drips_is_hung_up_on(bare_server: Callable[..., int]):
    is_hung_up = threading.Event()

    def drip(line: socket.socket) -> None:
        line.recv(100_000)
        try:
            for sign in b"HTTP/1.1 100 Continue\r\nX-Patience: " + b"a" * 400:  # 20 seconds, if nobody does
                line.sendall(bytes([sign]))
                is_hung_up.wait(0.05)
        except OSError:
            is_hung_up.set()

    assert not failure(sendgrid(f"http://127.0.0.1:{bare_server(drip)}", **HURRIED)).is_final
    assert is_hung_up.wait(20)


def test_what_it_says_to_a_letter_that_it_took_is_not_needed(bare_server):
    def accept(line: socket.socket) -> None:
        line.recv(100_000)
        line.sendall(b"HTTP/1.1 202 Accepted\r\nContent-Length: 5\r\n\r\nfine.")

    sendgrid(f"http://127.0.0.1:{bare_server(accept)}").send(LETTER, "<1@hireloom.example>")


def test_a_long_letter_may_take_longer_than_a_short_one(bare_server):
    def read_late(line: socket.socket) -> None:
        with line.makefile("rb") as request:
            head = b"".join(iter(request.readline, b"\r\n")).lower()
            length = int(head.partition(b"content-length:")[2].split()[0])
            time.sleep(0.3)
            request.read(length)
        line.sendall(b"HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n")

    mailer = sendgrid(f"http://127.0.0.1:{bare_server(read_late)}", silence=20.0, deadline=0.2)
    mailer.send(LONG, "<1@hireloom.example>")


def test_a_line_on_which_a_long_letter_does_not_move_is_given_up(bare_server):
    is_given_up = threading.Event()
    mailer = sendgrid(f"http://127.0.0.1:{bare_server(lambda _: is_given_up.wait(60))}", **HURRIED)
    began = time.monotonic()
    assert not failure(mailer, LONG).is_final
    is_given_up.set()
    assert time.monotonic() - began < LONG.transit.total_seconds() / 3


def test_where_nobody_listens_it_is_tried_again(nobody):
    assert not failure(sendgrid(f"http://127.0.0.1:{nobody}")).is_final


def test_no_log_ever_holds_the_key_or_the_letter(httpserver, caplog):
    caplog.set_level(logging.DEBUG)
    httpserver.expect_request("/v3/mail/send").respond_with_response(Response(status=202))
    sendgrid(httpserver.url_for("")).send(LETTER, "<1@hireloom.example>")
    for secret in (KEY, "048213", ANNA):
        assert secret not in caplog.text


def test_a_check_asks_whether_the_key_works_and_sends_nothing(httpserver, nobody):
    scopes = httpserver.expect_ordered_request("/v3/scopes", headers={"Authorization": f"Bearer {KEY}"})
    scopes.respond_with_json({"scopes": ["mail.send"]})
    assert sendgrid(httpserver.url_for("")).log_in() == "SendGrid accepts the key"
    httpserver.expect_ordered_request("/v3/scopes").respond_with_data("no", status=401)
    with pytest.raises(MailFailed, match="does not accept the key"):
        sendgrid(httpserver.url_for("")).log_in()
    with pytest.raises(MailFailed, match="Connection refused"):
        sendgrid(f"http://127.0.0.1:{nobody}").log_in()
