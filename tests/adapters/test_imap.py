"""Reading answers in an IMAP folder."""

import re
from collections.abc import Iterator
from typing import Any, Never

import pytest

from hireloom.adapters.mail.imap import ImapMailbox
from hireloom.adapters.mail.incoming import incoming_mail
from hireloom.domain.refusals import TextTooDifficult, Unavailable
from hireloom.domain.threads.incoming_mails import IncomingMail
from hireloom.ports.failures import StoreAway
from hireloom.ports.text_work import TextWork
from hireloom.ports.threads import MailboxAway
from hireloom.testing.text_work import directly
from tests.imap_server import ImapServer, imap_server

MAIL = (
    b"From: Anna <anna@mail.example>\r\nTo: reply+1.2.00@answers.example\r\nMessage-ID: <1@mail.example>\r\n"
    b"Auto-Submitted: no\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nDonnerstag pa\xc3\x9ft.\r\n"
)
BROKEN = b"From: \xff\xfe<\r\nTo: =?utf-8?b?!!!?=\r\nContent-Type: multipart/mixed\r\n\r\n\x00"


@pytest.fixture
def server() -> Iterator[ImapServer]:
    with imap_server() as server:
        yield server


def mailbox(server: ImapServer, password: str = "right", text_work: TextWork = directly) -> ImapMailbox:
    return ImapMailbox("127.0.0.1", server.port, "answers", password, text_work, folder="INBOX", security="none")


def new(mailbox: ImapMailbox) -> list[IncomingMail]:
    mails = list[IncomingMail]()
    mailbox.take_new(mails.append)
    return mails


@pytest.mark.spec("HIR-M07")
def test_each_email_in_the_folder_is_read_once(server: ImapServer) -> None:
    server.unseen = {7: MAIL, 9: BROKEN}
    mail, broken = new(mailbox(server))
    assert (mail.sender, mail.text.strip(), mail.mail_id) == (
        "anna@mail.example",
        "Donnerstag paßt.",
        "<1@mail.example>",
    )
    assert mail.recipients == ("reply+1.2.00@answers.example",)
    assert broken.mail_id == ""
    assert new(mailbox(server)) == []


def test_an_email_that_takes_too_long_is_read_no_more(server: ImapServer) -> None:
    def ended(*_: object, **__: object) -> Never:
        raise TextTooDifficult

    server.unseen = {7: MAIL}
    (mail,) = new(mailbox(server, text_work=ended))
    assert mail.recipients == ()
    assert server.unseen == {}


def test_emails_before_a_failure_are_not_lost(server: ImapServer) -> None:
    def busy(*_: object, **__: object) -> Never:
        raise Unavailable

    def work(*args: Any, **kwargs: Any) -> Any:
        return next(readings)(*args, **kwargs)

    readings = iter((directly, busy, busy))

    server.unseen = {7: MAIL, 8: MAIL}
    mails = list[IncomingMail]()
    with pytest.raises(MailboxAway):
        mailbox(server, text_work=work).take_new(mails.append)
    assert [mail.mail_id for mail in mails] == ["<1@mail.example>"]
    with pytest.raises(MailboxAway):
        new(mailbox(server, text_work=work))
    assert list(server.unseen) == [8]


def test_what_cannot_be_taken_stays_new_and_holds_nobody_up(server: ImapServer) -> None:
    seen = list[str]()

    def take(mail: IncomingMail) -> None:
        seen.append(mail.text.strip())
        assert numbered(seen[-1]) in server.unseen  # it is marked only after it was taken
        if seen[-1] in refused:
            raise ConnectionError(seen[-1])

    def numbered(text: str) -> int:
        return int(text.removeprefix("number "))

    def arrive(count: int) -> None:
        server.unseen = {at: f"From: a@b.example\r\n\r\nnumber {at}\r\n".encode() for at in range(count)}

    arrive(4)
    refused = {"number 1"}
    with pytest.raises(ConnectionError, match="number 1"):
        mailbox(server).take_new(take)
    assert list(server.unseen) == [1]
    arrive(30)
    refused = {f"number {at}" for at in range(30)}
    seen.clear()
    with pytest.raises(ConnectionError, match="number 0"):
        mailbox(server).take_new(take)
    assert seen == ["number 0", "number 1", "number 2"]  # the database is away: the others can wait
    assert len(server.unseen) == 30


@pytest.mark.parametrize(("failure", "waiting"), [(Unavailable, 12), (StoreAway, 3), (KeyError, 3)])
def test_emails_that_fail_each_time_let_the_others_through(
    server: ImapServer, failure: type[Exception], waiting: int
) -> None:
    def take(mail: IncomingMail) -> None:
        if mail.text.strip() != "good":
            raise failure
        good.append(mail)

    good = list[IncomingMail]()
    server.unseen = dict.fromkeys(range(1, waiting + 1), b"From: a@b.example\r\n\r\nbad\r\n")
    server.unseen[waiting + 1] = b"From: a@b.example\r\n\r\ngood\r\n"
    reader = mailbox(server)
    for _ in range(2):
        assert good == []
        with pytest.raises(failure):
            reader.take_new(take)
    assert len(good) == 1
    assert list(server.unseen) == list(range(1, waiting + 1))


def test_a_wrong_password_and_a_server_that_is_away_are_told(server: ImapServer) -> None:
    server.unseen = {}
    assert mailbox(server, "right").look().startswith("reads ")
    with pytest.raises(MailboxAway, match=r"cannot be read: \w"):
        new(mailbox(server, "wrong"))
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
    next_mail = incoming_mail(MAIL.replace(b"<1@mail.example>", header.replace(b"@", b"2@")))
    assert first == again != next_mail.mail_id


def test_words_in_a_part_without_headers_are_kept() -> None:
    parts = b"Content-Type: multipart/mixed; boundary=edge\n\n--edge\n\nThursday works.\n--edge--\n"
    assert incoming_mail(b"From: anna@mail.example\n" + parts).text == "Thursday works."
