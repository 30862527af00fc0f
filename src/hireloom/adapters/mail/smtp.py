"""Emails by SMTP, over an encrypted connection, within a bounded time."""

import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hireloom.adapters.mail.mime import has_ascii_names, message
from hireloom.adapters.mail.pieces import PIECE, narrow, pieces
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.senders import Sender
from hireloom.infrastructure.connections import reason
from hireloom.infrastructure.deadline import Deadline
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import MailFailed

READY = 220
LONGEST_WORDS = 200  # characters of what a server says
BEYOND_ASCII = ("SMTPUTF8", "BODY=8BITMIME")


class SmtpMailer:
    """`security` is starttls, tls or none; a log-in needs one of the first two. `silence` is how many seconds the
    server may neither send nor accept anything, `deadline` how many one letter may take in all, in addition to its
    transit time."""

    def __init__(
        self,
        *,
        sender: str,
        clock: Clock,
        host: str,
        port: int,
        user: str = "",
        password: str = "",
        security: str = "starttls",
        tls: ssl.SSLContext | None = None,
        silence: float = 10.0,
        deadline: float = 25.0,
    ) -> None:
        if user and security == "none":
            raise ValueError("A password is not sent over an unprotected line.")
        self._sender, self._clock = Sender.of(sender), clock
        self._host, self._port, self._security = host, port, security
        self._user, self._password = user, password
        self._tls = tls or ssl.create_default_context()
        self._silence, self._deadline = silence, deadline

    def forget(self, email: str) -> None:
        """We keep nothing of what was sent."""

    def log_in(self) -> str:
        """Log in and send nothing; returns where. Raises MailFailed."""
        try:
            with self._line(self._deadline):
                return f"logged in to {self._host}:{self._port}" if self._user else f"{self._host}:{self._port} answers"
        except smtplib.SMTPNotSupportedError as lacking:
            raise MailFailed(f"The mail server cannot do this: {lacking}") from lacking
        except smtplib.SMTPResponseException as refused:
            raise _refused(refused) from refused
        except (smtplib.SMTPException, OSError, ValueError) as broken:
            raise MailFailed(f"The mail server cannot be used: {reason(broken)}.") from broken

    def send(self, letter: Letter, message_id: str) -> None:
        made = message(letter, message_id, sender=self._sender, at=self._clock.now())
        is_ascii = has_ascii_names(letter)
        try:
            with self._line(self._deadline + letter.transit.total_seconds()) as line:
                if not (is_ascii or line.has_extn("smtputf8")):
                    raise smtplib.SMTPNotSupportedError("SMTPUTF8")
                # not send_message: it puts a ">" before every line that begins with "From "
                line.sendmail(self._sender.address, [letter.to], made.as_bytes(), () if is_ascii else BEYOND_ASCII)
        except smtplib.SMTPRecipientsRefused as refused:
            code, _ = next(iter(refused.recipients.values()))
            raise MailFailed(f"The mail server refused the recipient ({code}).", is_final=code >= 500) from refused
        except smtplib.SMTPDataError as refused:
            status = refused.smtp_code
            raise MailFailed(f"The mail server refused the letter ({status}).", is_final=status >= 500) from refused
        except smtplib.SMTPNotSupportedError as lacking:
            # operators can fix a missing STARTTLS or log-in; a non-ASCII address will never be accepted
            raise MailFailed(f"The mail server cannot do this: {lacking}", is_final=not is_ascii) from lacking
        except smtplib.SMTPResponseException as refused:  # greeting, log-in or sender is refused, not the letter
            raise _refused(refused) from refused
        except (smtplib.SMTPException, OSError, ValueError) as broken:
            raise MailFailed(f"The mail server cannot be used: {reason(broken)}.") from broken

    @contextmanager
    def _line(self, seconds: float) -> Iterator[smtplib.SMTP]:
        """A connection that is cut at the deadline, even if the server still sends a byte now and then."""
        line = self._new_line()
        patience = Deadline(seconds, lambda: [line.sock])
        try:
            greeting, words = line.connect(self._host, self._port)
            if greeting != READY:
                raise smtplib.SMTPConnectError(greeting, words)
            if line.sock is not None:
                narrow(line.sock)
            line.ehlo_or_helo_if_needed()
            if self._security == "starttls":
                line.starttls(context=self._tls)
                line.ehlo()
            if self._user:
                line.login(self._user, self._password)
            yield line
            _say_goodbye(line)
        finally:
            patience.done()
            line.close()

    def _new_line(self) -> smtplib.SMTP:
        """A client that is not connected yet, so that the greeting counts towards the deadline."""
        line: _InPieces
        if self._security == "tls":
            line = _ProtectedInPieces(timeout=self._silence, context=self._tls)
        else:
            line = _InPieces(timeout=self._silence)
        line.thinks_for = max(self._silence, self._deadline)
        line._host = self._host  # what the certificate must name
        return line


def _refused(refusal: smtplib.SMTPResponseException) -> MailFailed:
    """With the server's own words: it has not seen the letter yet."""
    words = refusal.smtp_error.decode("utf-8", "replace") if isinstance(refusal.smtp_error, bytes) else ""
    return MailFailed(f"The mail server refused us: {refusal.smtp_code} {words[:LONGEST_WORDS]}".rstrip())


class _InPieces(smtplib.SMTP):
    thinks_for: float  # seconds that the server may take to check a long letter
    _host: str

    def send(self, s: Any) -> None:
        content = s.encode(self.command_encoding) if isinstance(s, str) else s
        for piece in pieces(content):
            super().send(piece)
        if len(content) > PIECE and self.sock is not None:
            self.sock.settimeout(self.thinks_for)


class _ProtectedInPieces(_InPieces, smtplib.SMTP_SSL):
    pass


def _say_goodbye(line: smtplib.SMTP) -> None:
    """The server has accepted the letter by now: an error here must not cause it to be sent again."""
    try:
        line.quit()
    except (smtplib.SMTPException, OSError):
        line.close()
