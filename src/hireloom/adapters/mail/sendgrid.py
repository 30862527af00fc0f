"""Emails through SendGrid's v3/mail/send."""

import base64
import http.client
import logging
import urllib.error
import urllib.request
from typing import Any

import python_http_client  # type: ignore[import-untyped]
from sendgrid import SendGridAPIClient  # type: ignore[import-untyped]

from hireloom.adapters.mail.html import html_of
from hireloom.adapters.mail.mime import AUTOMATIC, thread_of, ways_out
from hireloom.adapters.mail.pieces import PIECE, narrow, pieces
from hireloom.domain.mails.letterheads import CONTENT_TYPE, FILE_NAME
from hireloom.domain.mails.letters import SLOWEST, Letter
from hireloom.domain.mails.senders import Sender
from hireloom.infrastructure.connections import reason
from hireloom.infrastructure.deadline import Deadline
from hireloom.ports.mailers import MailFailed

USELESS = (400, 413)  # the letter itself is refused; other refusals may be temporary or fixable

logging.getLogger("python_http_client").setLevel(logging.INFO)  # at DEBUG it logs key and letter


class SendGridMailer:
    """`silence` is how many seconds the server may neither send nor accept anything, `deadline` how many one letter may
    take in all, in addition to its transit time."""

    def __init__(self, *, sender: str, key: str, host: str, silence: float = 10.0, deadline: float = 25.0) -> None:
        self._sender = Sender.of(sender)
        self._api = SendGridAPIClient(key, host)
        self._api.client = _Client(host, self._api.client.request_headers, 3, timeout=silence)
        self._api.client.deadline = deadline

    def forget(self, email: str) -> None:
        """We keep nothing of what was sent."""

    def log_in(self) -> str:
        """Ask what the key may do and send nothing; returns a few words. Raises MailFailed."""
        try:
            self._api.client.scopes.get()
        except urllib.error.HTTPError as refused:
            refused.close()
            raise MailFailed(f"SendGrid does not accept the key ({refused.code}).") from None
        except (OSError, http.client.HTTPException, ValueError) as broken:
            raise _away(broken) from None
        return "SendGrid accepts the key"

    def send(self, letter: Letter, message_id: str) -> None:
        try:
            self._api.send(self._body(letter, message_id))
        except urllib.error.HTTPError as refused:
            refused.close()
            reason = f"SendGrid refused the letter ({refused.code})."
            raise MailFailed(reason, is_final=refused.code in USELESS) from None
        except (OSError, http.client.HTTPException, ValueError) as broken:
            raise _away(broken) from None

    def _body(self, letter: Letter, message_id: str) -> dict[str, Any]:
        """See https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send"""
        sender = {"email": self._sender.address} | ({"name": self._sender.name} if self._sender.name else {})
        body: dict[str, Any] = {
            "personalizations": [{"to": [{"email": letter.to}]}],
            "from": sender,
            "subject": letter.subject,
            "content": [{"type": "text/plain", "value": letter.text}, {"type": "text/html", "value": html_of(letter)}],
            "headers": {"Message-ID": message_id} | AUTOMATIC | ways_out(letter) | thread_of(letter, message_id),
            # opens are not counted, and links stay as they are
            "tracking_settings": {"click_tracking": {"enable": False}, "open_tracking": {"enable": False}},
        }
        if letter.reply_to:
            body["reply_to"] = {"email": letter.reply_to}
        files = [
            _file(attachment.name, attachment.content_type, attachment.content) for attachment in letter.attachments
        ]
        if (head := letter.letterhead) and head.logo:
            logo = _file(FILE_NAME, CONTENT_TYPE, head.logo)
            files.append(logo | {"disposition": "inline", "content_id": head.content_id})
        if files:
            body["attachments"] = files
        return body


def _file(name: str, content_type: str, content: bytes) -> dict[str, str]:
    return {"content": base64.b64encode(content).decode(), "type": content_type, "filename": name}


def _away(broken: Exception) -> MailFailed:
    cause = broken.reason if isinstance(broken, urllib.error.URLError) else broken
    return MailFailed(f"SendGrid cannot be used: {reason(cause) if isinstance(cause, Exception) else cause}.")


class _NoOtherPlace(urllib.request.HTTPRedirectHandler):
    """Follows no redirection, so that the key is sent only to the host that was set."""

    def redirect_request(self, *_: Any) -> None:
        return None


class _Lines(urllib.request.HTTPHandler, urllib.request.HTTPSHandler):
    """Knows its connections, so that they can be cut."""

    def __init__(self, thinks_for: float) -> None:
        urllib.request.HTTPSHandler.__init__(self)
        self._thinks_for = thinks_for
        self.lines: list[_InPieces] = []

    def http_open(self, request: urllib.request.Request) -> http.client.HTTPResponse:
        return self.do_open(self._plain, request)

    def https_open(self, request: urllib.request.Request) -> http.client.HTTPResponse:
        return self.do_open(self._protected, request)

    def _plain(self, host: str, **options: Any) -> http.client.HTTPConnection:
        return self._known(_InPieces(host, **options))

    def _protected(self, host: str, **options: Any) -> http.client.HTTPConnection:
        return self._known(_ProtectedInPieces(host, **options))

    def _known(self, line: "_InPieces") -> "_InPieces":
        line.thinks_for = self._thinks_for
        self.lines.append(line)
        return line


class _InPieces(http.client.HTTPConnection):
    thinks_for: float  # seconds that the server may take to check a long letter

    def connect(self) -> None:
        super().connect()
        narrow(self.sock)

    def send(self, data: Any) -> None:
        for piece in pieces(data):
            super().send(piece)
        if len(data) > PIECE:
            self.sock.settimeout(self.thinks_for)


class _ProtectedInPieces(_InPieces, http.client.HTTPSConnection):
    pass


class _Client(python_http_client.Client):  # type: ignore[misc]
    """Follows no redirection and reads only the head of an answer, within a bounded time."""

    deadline: float

    def _build_client(self, name: str | None = None) -> "_Client":
        path = [*self._url_path, name] if name else self._url_path
        built = _Client(self.host, dict(self.request_headers), self._version, path, timeout=self.timeout)
        built.deadline = self.deadline
        return built

    def _make_request(self, _opener: object, request: urllib.request.Request, timeout: float | None = None) -> Any:
        lines, content = _Lines(max(self.timeout, self.deadline)), request.data
        transit = max(0, len(content) - PIECE) / SLOWEST if isinstance(content, bytes) else 0.0
        patience = Deadline(self.deadline + transit, lambda: [line.sock for line in lines.lines])
        try:
            with urllib.request.build_opener(_NoOtherPlace, lines).open(
                request, timeout=timeout or self.timeout
            ) as answer:
                return answer
        finally:
            patience.done()
