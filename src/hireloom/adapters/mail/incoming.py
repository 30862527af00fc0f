"""Reading emails that arrive: a MIME message as what our rules need of it."""

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import replace
from datetime import UTC, datetime
from email import policy
from email.errors import InvalidHeaderDefect
from email.message import EmailMessage
from email.parser import BytesParser
from email.utils import getaddresses, parsedate_to_datetime

from hireloom.domain.files import Upload
from hireloom.domain.refusals import TextTooDifficult
from hireloom.domain.threads.incoming_mails import LONGEST_MAIL_ID, IncomingMail
from hireloom.ports.text_work import P, TextWork

LONGEST_TEXT = 100_000  # characters of the text part that are looked at
MOST_RECIPIENTS = 50
MOST_FILES = 20  # that are looked at
_MAIL_ID = re.compile(rf"[!-~]{{1,{LONGEST_MAIL_ID}}}")
_TO = ("delivered-to", "x-original-to", "to", "cc")
_VERDICT = re.compile(r"\b(?:spf|dkim|dmarc)\s*=", re.IGNORECASE)
_FAILED = re.compile(r"\b(spf|dkim|dmarc)\s*=\s*fail\b", re.IGNORECASE)
_PASSED = re.compile(r"\s*(dkim|dmarc)\s*=\s*pass\b", re.IGNORECASE)
_QUOTED, _COMMENT = re.compile(r'"(?:\\.|[^"\\])*"'), re.compile(r"\((?:\\.|[^()\\])*\)")
_RULES = policy.default.clone(raise_on_defect=False)
_UNREADABLE = IncomingMail("", (), "", "")


def read_apart(
    text_work: TextWork, reader: Callable[P, IncomingMail], *args: P.args, **kwargs: P.kwargs
) -> IncomingMail:
    """The email, read where it can be stopped: anybody sends what they like to our addresses. What cannot be read, or
    takes too long, is empty, and then no rule accepts it. Raises Unavailable."""
    try:
        return text_work(reader, *args, **kwargs)
    except TextTooDifficult:
        return _UNREADABLE


def incoming_mail(
    raw: bytes, *, envelope: str = "", has_failed_checks: bool = False, internal_date: str = ""
) -> IncomingMail:
    """The email; parts that cannot be read are empty. `envelope` is SendGrid's JSON of whom the email was delivered
    to, `internal_date` the IMAP server's INTERNALDATE, when it received the email."""
    try:
        mail = _read(raw, envelope, has_failed_checks=has_failed_checks)
        return replace(mail, received_at=_moment(internal_date) or mail.received_at)
    except Exception:  # whatever a hostile email makes the parser raise
        return _UNREADABLE


def _read(raw: bytes, envelope: str, *, has_failed_checks: bool) -> IncomingMail:
    made = BytesParser(policy=_RULES).parsebytes(raw)
    headers = {name.lower(): str(value) for name, value in reversed(_items(made))}
    # Absent ones are left out: Python 3.11.2 of Debian 12 reads no address at all beside an empty one.
    named = getaddresses([headers[name] for name in _TO if headers.get(name)])
    recipients = [*_delivered_to(envelope), *(address for _, address in named if address)]
    return IncomingMail(
        sender=_sender(made),
        recipients=tuple(recipients[:MOST_RECIPIENTS]),
        text=_text(made),
        mail_id=_mail_id(headers.get("message-id", "").strip(), raw),
        headers=headers,
        has_failed_checks=has_failed_checks or _has_failed(_results(made)),
        attachments=_files(made),
        received_at=_moment(headers.get("received", "").rpartition(";")[2]),  # of the uppermost, by the last server
    )


def _moment(text: str) -> datetime | None:
    try:
        moment = parsedate_to_datetime(text.strip())
        return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, OverflowError, TypeError):
        return None


def _results(made: EmailMessage) -> Iterator[str]:
    """As they were sent: decoded, a name in one of them could write a result of its own."""
    yield from (str(value) for name, value in made.raw_items() if name.lower() == "authentication-results")


def _has_failed(results: Iterable[str]) -> bool:
    """Whether the server that received the email found it forged. Its results stand above those of the servers before
    it, which may be anybody's: only they count, and if it gave each check a header of its own, all of these."""
    verdicts = [text for text in results if _VERDICT.search(text)]
    of_receiver = [text for text in verdicts if _server(text) == _server(verdicts[0])]
    if any("dmarc" in _failed(text) for text in of_receiver):
        return True
    return any(
        map(_says_failed, of_receiver[:1] if of_receiver and "dmarc" in _passed(of_receiver[0]) else of_receiver)
    )


def _server(text: str) -> Sequence[str]:
    return text.partition(";")[0].lower().split()[:1]


def _says_failed(text: str) -> bool:
    """DKIM fails only where no signature is valid, and a valid DMARC outweighs both of the others."""
    failed, passed = _failed(text), _passed(text)
    return "dmarc" in failed or ("dmarc" not in passed and bool(failed - passed))


def _failed(text: str) -> Set[str]:
    return {name.lower() for name in _FAILED.findall(text)}


def _passed(text: str) -> Set[str]:
    """Only what the server itself says: senders can write the addresses and comments in its header."""
    bare, comments = _QUOTED.sub("", text), 1
    while comments:  # those within others, too
        bare, comments = _COMMENT.subn("", bare)
    closed = re.split(r'["(]', bare, maxsplit=1)[0]
    results = [_PASSED.match(result) for result in closed.split(";")[1:]]
    return {result[1].lower() for result in results if result}


def _mail_id(header: str, raw: bytes) -> str:
    """The Message-ID; where there is none that every database can keep, a digest stands for it."""
    content = header.encode("utf-8", "surrogatepass") or raw
    return header if _MAIL_ID.fullmatch(header) else f"<{hashlib.sha256(content).hexdigest()}>"


def _sender(made: EmailMessage) -> str:
    """The one address that the email comes from; empty if programs could read another one, or several: only one of them
    was checked on the way."""
    headers = made.get_all("from", [])
    senders = [address.addr_spec for header in headers for address in header.addresses]
    is_doubtful = any(isinstance(defect, InvalidHeaderDefect) for header in headers for defect in header.defects)
    return "" if is_doubtful or len(senders) != 1 else senders[0]


def _items(made: EmailMessage) -> list[tuple[str, str]]:
    """The headers; one that cannot be decoded is empty."""
    items = []
    for name in made.keys():  # noqa: SIM118 - a message is not a mapping: iterating over it fails on a damaged header
        try:
            items.append((name, str(made[name])))
        except (ValueError, LookupError, IndexError, AttributeError):
            items.append((name, ""))
    return items


def _delivered_to(envelope: str) -> list[str]:
    try:
        to = json.loads(envelope or "{}").get("to", [])
    except (ValueError, AttributeError, RecursionError):
        return []
    return [address for address in to if isinstance(address, str)] if isinstance(to, list) else []


def _text(made: EmailMessage) -> str:
    """The plain text, as UTF-8 if nobody knows its encoding; an email that has only HTML has none."""
    body = None
    try:
        body = made.get_body(("plain",))
        content = "" if body is None else body.get_content()  # a part without headers is false
    except LookupError:
        payload = None if body is None else body.get_payload(decode=True)
        content = payload.decode("utf-8", "replace") if isinstance(payload, bytes) else ""
    except (ValueError, AttributeError):
        return ""
    return content[:LONGEST_TEXT] if isinstance(content, str) else ""


def _files(made: EmailMessage) -> tuple[Upload, ...]:
    """The parts with a file's name, but not what an HTML part shows, such as the logo of a signature."""
    waiting, files = [made], list[Upload]()
    while waiting and len(files) < MOST_FILES:
        part = waiting.pop()
        try:
            if part.get_content_maintype() == "multipart":
                inner = [message for message in part.get_payload() if isinstance(message, EmailMessage)]
                waiting += reversed(inner[:1] if part.get_content_subtype() == "related" else inner)
            elif name := part.get_filename():
                content = part.get_payload(decode=True)
                files.append(Upload(name, content if isinstance(content, bytes) else b""))
        except (LookupError, ValueError, AttributeError, TypeError):
            continue
    return tuple(files)
