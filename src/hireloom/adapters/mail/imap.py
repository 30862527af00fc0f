"""Answers by email in a folder of an IMAP mailbox. What was taken is marked as seen there, and not before."""

import imaplib
import re
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from hireloom.adapters.mail.incoming import incoming_mail, read_apart
from hireloom.domain.refusals import Unavailable
from hireloom.domain.threads.incoming_mails import IncomingMail
from hireloom.infrastructure.connections import reason
from hireloom.ports.failures import StoreAway
from hireloom.ports.text_work import TextWork
from hireloom.ports.threads import MailboxAway

SECONDS = 20.0  # for each answer of the server
MOST_AT_ONCE, LARGEST = 30, 25 * 1024 * 1024
MOST_FAILURES = 3  # of the kind that has nothing to do with the email
MOST_WAITING = 10  # emails that can only be taken later: each may have kept the scanner busy for half a minute


class ImapMailbox:
    """`security` is tls (from the first byte), starttls, or none for this machine."""

    def __init__(
        self, host: str, port: int, user: str, password: str, text_work: TextWork, *, folder: str, security: str
    ) -> None:
        self._address, self._user, self._password = (host, port), user, password
        self._folder, self._security, self._text_work = folder, security, text_work
        self._next = 0  # the lowest number to read first

    def take_new(self, take: Callable[[IncomingMail], object]) -> None:
        failures, grave = list[Exception](), 0
        with self._logged_in() as server:
            for number, mail in self._unseen(server):
                try:
                    take(mail)
                except Exception as failure:  # whatever it is: the email is read again
                    failures.append(failure)
                    grave += isinstance(failure, StoreAway) or not isinstance(failure, Unavailable)
                    if grave == MOST_FAILURES or len(failures) == MOST_WAITING:
                        break
                else:
                    _must_work(server.uid("STORE", number, "+FLAGS", "(\\Seen)"))
        if failures:
            raise failures[0]

    def look(self) -> str:
        with self._logged_in() as server:
            self._select(server)
        return f"reads {self._folder} of {self._address[0]}"

    @contextmanager
    def _logged_in(self) -> Iterator[imaplib.IMAP4]:
        try:
            server = self._connected()
            try:
                server.login(self._user, self._password)
                yield server
            finally:
                server.logout()
        except (imaplib.IMAP4.error, OSError, ValueError, Unavailable) as failure:
            raise MailboxAway(f"The mailbox cannot be read: {reason(failure)[:200]}.") from failure

    def _connected(self) -> imaplib.IMAP4:
        host, port = self._address
        if self._security == "tls":
            return imaplib.IMAP4_SSL(host, port, ssl_context=ssl.create_default_context(), timeout=SECONDS)
        server = imaplib.IMAP4(host, port, timeout=SECONDS)
        if self._security == "starttls":
            server.starttls(ssl.create_default_context())
        return server

    def _unseen(self, server: imaplib.IMAP4) -> Iterator[tuple[str, IncomingMail]]:
        """Each with its number on the server. Begins after the last one read, so that those that stay new let the
        others through."""
        self._select(server)
        numbers = (_must_work(server.uid("SEARCH", "UNSEEN"))[0] or b"").decode("ascii").split()
        for number in sorted(numbers, key=lambda number: (int(number) < self._next, int(number)))[:MOST_AT_ONCE]:
            self._next = int(number) + 1
            parts = _must_work(server.uid("FETCH", number, f"(INTERNALDATE BODY.PEEK[]<0.{LARGEST}>)"))
            raw = next((part[1] for part in parts if isinstance(part, tuple)), b"")
            date = _internal_date(parts)
            yield number, read_apart(self._text_work, incoming_mail, raw, internal_date=date)

    def _select(self, server: imaplib.IMAP4) -> None:
        folder = self._folder.replace("\\", "\\\\").replace('"', '\\"')
        _must_work(server.select(f'"{folder}"'))


def _internal_date(parts: list[Any]) -> str:
    """When the server received the email (INTERNALDATE); empty if it does not say."""
    lines = [part[0] if isinstance(part, tuple) else part or b"" for part in parts]
    date = re.search(rb'\bINTERNALDATE "([^"]*)"', b" ".join(lines), re.IGNORECASE)
    return date[1].decode("ascii", "replace") if date else ""


def _must_work(answer: tuple[str, list[Any]]) -> list[Any]:
    """The content of the server's answer. Raises imaplib's error if it is not OK."""
    status, parts = answer
    if status != "OK":
        raise imaplib.IMAP4.error(f"the server answers {status}")
    return parts
