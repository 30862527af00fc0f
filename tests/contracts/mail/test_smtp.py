"""SMTP keeps what every mailer promises, and tells a server's "later" from its "never"."""

import logging
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hireloom.adapters.mail.smtp import SmtpMailer
from hireloom.domain.mails.account_mails import signup_code
from hireloom.domain.mails.letters import Attachment
from hireloom.ports.mailers import MailFailed
from hireloom.testing.clock import StoppedClock
from hireloom.testing.mailers import ANNA, SENDER, Delivered, MailerContract, ReceivedMail

HOST, NAME, PASSWORD = "127.0.0.1", "hireloom", "a secret of the mail server"
LETTER = signup_code(ANNA, "048213")
LONG = replace(LETTER, attachments=(Attachment("photo.png", "image/png", bytes(range(256)) * 4096),))


HURRIED = {"silence": 0.4, "deadline": 1.0}


def smtp(port: int, **changes: Any) -> SmtpMailer:
    values: dict[str, Any] = {"security": "none", "silence": 20.0, "deadline": 60.0}
    return SmtpMailer(sender=SENDER, clock=StoppedClock(), host=HOST, port=port, **values | changes)


def failure(mailer: SmtpMailer, letter=LETTER) -> MailFailed:
    with pytest.raises(MailFailed) as failed:
        mailer.send(letter, "<1@hireloom.example>")
    return failed.value


class TestSmtp(MailerContract):
    @pytest.fixture
    def mailer(self, smtp_server, postmaster) -> SmtpMailer:
        return smtp(smtp_server())

    @pytest.fixture
    def delivered(self, postmaster) -> Delivered:
        return lambda: [ReceivedMail.of(mail) for mail in postmaster.received]

    def test_a_name_in_any_script_is_reached_where_the_server_can(self, mailer, delivered):
        mailer.send(signup_code("jörg@people.example", "048213"), "<1@hireloom.example>")
        assert delivered()[0].to == ("jörg@people.example",)

    @pytest.mark.usefixtures("slow_line")
    def test_a_long_letter_goes_over_a_line_that_carries_little(self, mailer, delivered):
        mailer.send(LONG, "<1@hireloom.example>")
        assert delivered()[0].attachments == LONG.attachments


@pytest.mark.parametrize(
    ("command", "answer", "is_final"),
    [
        ("RCPT", "450 Mailbox is busy", False),
        ("RCPT", "452 Mailbox is full", False),
        ("RCPT", "550 No such mailbox", True),
        ("DATA", "451 Try later", False),
        ("DATA", "554 We do not like it", True),
        ("MAIL", "421 Closing", False),
        ("MAIL", "553 Not your name", False),  # a setting of ours is wrong: the letter waits until it is right
        ("RCPT", "drop", False),
        ("DATA", "drop", False),
    ],
)
def test_a_refusal_for_now_is_told_from_one_for_good(smtp_server, postmaster, command, answer, is_final):
    postmaster.answers[command] = answer
    failed = failure(smtp(smtp_server()))
    assert failed.is_final is is_final
    assert postmaster.received == []
    postmaster.answers.clear()


def test_what_goes_wrong_after_the_letter_was_taken_does_not_send_it_again(smtp_server, postmaster):
    postmaster.answers["QUIT"] = "drop"
    smtp(smtp_server()).send(LETTER, "<1@hireloom.example>")
    assert len(postmaster.received) == 1


def silent(line: socket.socket) -> None:
    line.recv(1)  # until we hang up


def dripping(line: socket.socket) -> None:
    for sign in b"220-this greeting never ends, it only goes on and on" * 12:  # half a minute
        line.sendall(bytes([sign]))
        time.sleep(0.05)


def refusing(line: socket.socket) -> None:
    line.sendall(b"554 Not today\r\n")


def babbling(line: socket.socket) -> None:
    line.sendall(b"\xff" * 100_000)


def hanging_up(line: socket.socket) -> None:
    line.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize("treat", [silent, dripping, refusing, babbling, hanging_up])
def test_a_strange_server_costs_a_bounded_time(bare_server: Callable[..., int], treat):
    mailer, began = smtp(bare_server(treat), **HURRIED), time.monotonic()
    assert not failure(mailer).is_final
    assert time.monotonic() - began < 15


def speaking(treat: Callable[[socket.socket, Any], None]) -> Callable[[socket.socket], None]:
    """Speaks like a mail server until a letter comes."""

    def speak(line: socket.socket) -> None:
        with line.makefile("rb") as commands:
            line.sendall(b"220 mail.example\r\n")
            while not (command := commands.readline()).startswith(b"data"):
                line.sendall(b"250 Fine\r\n")
                if not command or command.startswith(b"quit"):
                    return
            line.sendall(b"354 Go on\r\n")
            treat(line, commands)
            line.sendall(b"250 Fine\r\n")

    return speak


def test_a_long_letter_may_take_longer_than_a_short_one(bare_server):
    def read_late(_line, letter):
        time.sleep(0.3)
        while letter.readline() not in (b".\r\n", b""):
            pass

    smtp(bare_server(speaking(read_late)), silence=20.0, deadline=0.2).send(LONG, "<1@hireloom.example>")


def test_a_line_on_which_a_long_letter_does_not_move_is_given_up(bare_server):
    is_given_up = threading.Event()
    began = time.monotonic()
    assert not failure(smtp(bare_server(speaking(lambda *_: is_given_up.wait(60))), **HURRIED), LONG).is_final
    is_given_up.set()
    assert time.monotonic() - began < LONG.transit.total_seconds() / 3


def test_where_nobody_listens_it_is_tried_again(nobody):
    assert not failure(smtp(nobody)).is_final


def test_a_name_beyond_ascii_never_reaches_a_server_that_cannot(smtp_server, postmaster):
    failed = failure(smtp(smtp_server(enable_SMTPUTF8=False)), signup_code("jörg@people.example", "048213"))
    assert failed.is_final
    assert postmaster.received == []


class TestProtected:
    @pytest.fixture
    def login(self, certificate) -> dict[str, Any]:
        return {"user": NAME, "password": PASSWORD, "tls": certificate.for_client()}

    @pytest.fixture
    def starttls_port(self, smtp_server, postmaster, certificate) -> int:
        protected = {"tls_context": certificate.for_server(), "require_starttls": True}
        return smtp_server(**protected, authenticator=postmaster.authenticate, auth_required=True)

    def test_starttls_and_a_log_in(self, starttls_port, postmaster, login):
        smtp(starttls_port, security="starttls", **login).send(LETTER, "<1@hireloom.example>")
        assert postmaster.was_protected == [True]
        assert len(postmaster.tried) == 1

    @pytest.mark.filterwarnings("ignore:Requiring AUTH")  # the server does not see that its connection is protected
    def test_tls_from_the_first_byte(self, smtp_server, postmaster, certificate, login):
        protected = {"ssl_context": certificate.for_server(), "auth_require_tls": False, "auth_required": True}
        port = smtp_server(**protected, authenticator=postmaster.authenticate)
        smtp(port, security="tls", **login).send(LETTER, "<1@hireloom.example>")
        assert len(postmaster.received) == len(postmaster.tried) == 1

    def test_a_wrong_password_waits_for_the_right_one(self, starttls_port, postmaster, login):
        failed = failure(smtp(starttls_port, security="starttls", **login | {"password": "wrong"}))
        assert (failed.is_final, postmaster.received) == (False, [])
        assert "535" in str(failed)

    def test_without_starttls_there_nothing_is_told(self, smtp_server, postmaster, login):
        port = smtp_server(authenticator=postmaster.authenticate, auth_require_tls=False)
        failed = failure(smtp(port, security="starttls", **login))
        assert (failed.is_final, postmaster.tried, postmaster.received) == (False, [], [])

    def test_a_stranger_s_certificate_is_not_believed(self, starttls_port, postmaster, login):
        failed = failure(smtp(starttls_port, security="starttls", **login | {"tls": None}))
        assert (failed.is_final, postmaster.tried, postmaster.received) == (False, [], [])

    def test_a_password_over_an_open_line_is_refused_at_the_start(self):
        with pytest.raises(ValueError, match="unprotected"):
            smtp(25, user=NAME, password=PASSWORD)

    def test_no_log_and_no_reason_ever_holds_a_secret(self, starttls_port, postmaster, login, caplog):
        caplog.set_level(logging.DEBUG)
        postmaster.answers["DATA"] = f"554 {LETTER.text.split()[-1]}"
        result = str(failure(smtp(starttls_port, security="starttls", **login)))
        for secret in (PASSWORD, "048213", ANNA):
            assert secret not in result
        assert PASSWORD not in caplog.text
