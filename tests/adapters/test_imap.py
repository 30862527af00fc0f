"""Reading answers in an IMAP folder, from a small server that speaks as much of the protocol as needed."""

import re
import socketserver
import threading
from collections.abc import Iterator
from typing import Any, Never

import pytest

from hireloom.adapters.mail.imap import ImapMailbox
from hireloom.adapters.mail.incoming import incoming_mail
from hireloom.domain.refusals import TextTooDifficult, Unavailable
from hireloom.ports.text_work import TextWork
from hireloom.ports.threads import MailboxAway
from hireloom.testing.text_work import directly

MAIL = (
    b"From: Anna <anna@mail.example>\r\nTo: reply+1.2.00@answers.example\r\nMessage-ID: <1@mail.example>\r\n"
    b"Auto-Submitted: no\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nDonnerstag pa\xc3\x9ft.\r\n"
)
BROKEN = b"From: \xff\xfe<\r\nTo: =?utf-8?b?!!!?=\r\nContent-Type: multipart/mixed\r\n\r\n\x00"


class Conversation(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        self.wfile.write(b"* OK ready\r\n")
        for line in self.rfile:
            tag, _, order = line.strip().decode().partition(" ")
            self.answer(order)
            is_wrong = order.startswith("LOGIN") and "right" not in order
            self.wfile.write(f"{tag} {'NO' if is_wrong else 'OK'} done\r\n".encode())
            if order == "LOGOUT":
                return

    def answer(self, order: str) -> None:
        unseen: dict[int, bytes] = self.server.unseen  # type: ignore[attr-defined]
        if order == "CAPABILITY":
            self.wfile.write(b"* CAPABILITY IMAP4rev1\r\n")
        elif order.startswith("SELECT"):
            self.wfile.write(b"* 1 EXISTS\r\n")
        elif order.startswith("UID SEARCH"):
            self.wfile.write(f"* SEARCH {' '.join(map(str, unseen))}\r\n".encode())
        elif fetch := re.match(r"UID FETCH (\d+)", order):
            mail = unseen[int(fetch[1])]
            self.wfile.write(f"* 1 FETCH (UID {fetch[1]} BODY[]<0> {{{len(mail)}}}\r\n".encode() + mail + b")\r\n")
        elif store := re.match(r"UID STORE (\d+) \+FLAGS \(\\Seen\)", order):
            del unseen[int(store[1])]


@pytest.fixture
def server() -> Iterator[socketserver.ThreadingTCPServer]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Conversation) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield server
        server.shutdown()


def mailbox(
    server: socketserver.ThreadingTCPServer, password: str = "right", text_work: TextWork = directly
) -> ImapMailbox:
    host, port = server.server_address[:2]
    return ImapMailbox(str(host), int(port), "answers", password, text_work, folder="INBOX", security="none")


@pytest.mark.spec("HIR-M07")
def test_each_email_in_the_folder_is_read_once(server: socketserver.ThreadingTCPServer) -> None:
    server.unseen = {7: MAIL, 9: BROKEN}  # type: ignore[attr-defined]
    mail, broken = mailbox(server).new()
    assert (mail.sender, mail.text.strip(), mail.mail_id) == (
        "anna@mail.example",
        "Donnerstag paßt.",
        "<1@mail.example>",
    )
    assert mail.recipients == ("reply+1.2.00@answers.example",)
    assert broken.mail_id == ""
    assert mailbox(server).new() == []


def test_an_email_that_takes_too_long_is_read_no_more(server: socketserver.ThreadingTCPServer) -> None:
    def ended(*_: object, **__: object) -> Never:
        raise TextTooDifficult

    server.unseen = {7: MAIL}  # type: ignore[attr-defined]
    (mail,) = mailbox(server, text_work=ended).new()
    assert mail.recipients == ()
    assert server.unseen == {}  # type: ignore[attr-defined]


def test_emails_before_a_failure_are_not_lost(server: socketserver.ThreadingTCPServer) -> None:
    def busy(*_: object, **__: object) -> Never:
        raise Unavailable

    def work(*args: Any, **kwargs: Any) -> Any:
        return next(readings)(*args, **kwargs)

    readings = iter((directly, busy, busy))

    server.unseen = {7: MAIL, 8: MAIL}  # type: ignore[attr-defined]
    assert [mail.mail_id for mail in mailbox(server, text_work=work).new()] == ["<1@mail.example>"]
    with pytest.raises(MailboxAway):
        mailbox(server, text_work=work).new()
    assert list(server.unseen) == [8]  # type: ignore[attr-defined]


def test_a_wrong_password_and_a_server_that_is_away_are_told(server: socketserver.ThreadingTCPServer) -> None:
    server.unseen = {}  # type: ignore[attr-defined]
    assert mailbox(server, "right").look().startswith("reads ")
    with pytest.raises(MailboxAway, match=r"cannot be read: \w"):
        mailbox(server, "wrong").new()
    with pytest.raises(MailboxAway, match="Connection refused"):
        ImapMailbox("127.0.0.1", 1, "answers", "right", directly, folder="INBOX", security="none").look()


@pytest.mark.parametrize("encoding", ["x-unheard-of", "rot13", "utf-8"])
def test_words_in_an_encoding_that_nobody_knows_are_kept(encoding: str) -> None:
    assert (
        incoming_mail(MAIL.replace(b"charset=utf-8", f"charset={encoding}".encode())).text.strip() == "Donnerstag paßt."
    )


@pytest.mark.parametrize(
    "header", [b"=?utf-8?q?<a=00b@x>?=", b"=?utf-8?q?<a=0D=0ABcc:_eve@x>?=", b"<\xe9@x>", b"<" + b"a" * 9_000 + b"@x>"]
)
def test_a_message_id_that_cannot_be_kept_is_a_digest(header: bytes) -> None:
    first, again = (incoming_mail(MAIL.replace(b"<1@mail.example>", header)).mail_id for _ in range(2))
    assert re.fullmatch("<[0-9a-f]{64}>", first)
    other = incoming_mail(MAIL.replace(b"<1@mail.example>", header.replace(b"@", b"2@")))
    assert first == again != other.mail_id


def test_words_in_a_part_without_headers_are_kept() -> None:
    parts = b"Content-Type: multipart/mixed; boundary=edge\n\n--edge\n\nThursday works.\n--edge--\n"
    assert incoming_mail(b"From: anna@mail.example\n" + parts).text == "Thursday works."
