"""Mails by SMTP, over a protected line, within a bounded time."""

import smtplib
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from hireloom.adapters.mail.mime import message
from hireloom.domain.letters import Letter
from hireloom.domain.senders import Sender
from hireloom.ports.clock import Clock
from hireloom.ports.mailers import MailFailed


class SmtpMailer:
    """`security` is starttls, tls or none; a log-in needs one of the first two. `silence` is how long the server may
    say nothing, `deadline` how long one letter may take altogether."""

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

    def send(self, letter: Letter, message_id: str) -> None:
        made = message(letter, message_id, sender=self._sender, at=self._clock.now())
        try:
            with self._line() as line:
                line.send_message(made, from_addr=self._sender.address, to_addrs=[letter.to])
        except smtplib.SMTPRecipientsRefused as refused:
            code, _ = next(iter(refused.recipients.values()))
            raise MailFailed(f"The mail server refused the recipient ({code}).", is_final=code >= 500) from refused
        except smtplib.SMTPDataError as refused:
            said = refused.smtp_code
            raise MailFailed(f"The mail server refused the letter ({said}).", is_final=said >= 500) from refused
        except smtplib.SMTPNotSupportedError as lacking:
            # no STARTTLS or log-in is for whoever runs this to repair; an address beyond ASCII will never do
            is_final = not letter.to.isascii()
            raise MailFailed(f"The mail server cannot do this: {lacking}", is_final=is_final) from lacking
        except smtplib.SMTPResponseException as refused:  # greeting, log-in, sender: nothing that the letter can help
            raise MailFailed(f"The mail server refused us ({refused.smtp_code}).") from refused
        except (smtplib.SMTPException, OSError, ValueError) as broken:
            raise MailFailed(f"The mail server did not answer as it should: {type(broken).__name__}") from broken

    @contextmanager
    def _line(self) -> Iterator[smtplib.SMTP]:
        """A line that is cut when the deadline comes, however slowly the server drips."""
        line = self._opened()
        watch = threading.Timer(self._deadline, _cut, (line.sock,))
        watch.daemon = True
        watch.start()
        try:
            line.ehlo_or_helo_if_needed()
            if self._security == "starttls":
                line.starttls(context=self._tls)
                line.ehlo()
            if self._user:
                line.login(self._user, self._password)
            yield line
            _say_goodbye(line)
        finally:
            watch.cancel()
            line.close()

    def _opened(self) -> smtplib.SMTP:
        if self._security == "tls":
            return smtplib.SMTP_SSL(self._host, self._port, timeout=self._silence, context=self._tls)
        return smtplib.SMTP(self._host, self._port, timeout=self._silence)


def _say_goodbye(line: smtplib.SMTP) -> None:
    """The letter is theirs by now: whatever goes wrong here must not send it again."""
    try:
        line.quit()
    except (smtplib.SMTPException, OSError):
        line.close()


def _cut(wire: socket.socket | None) -> None:
    try:
        if wire:
            wire.shutdown(socket.SHUT_RDWR)
    except OSError:
        return  # closed already
