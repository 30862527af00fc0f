"""Emails that answer a thread: whether they belong to one, and whether a person wrote them."""

import hashlib
import hmac
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from hireloom.domain.files import Upload
from hireloom.domain.refusals import Conflict, Invalid, NotAllowed
from hireloom.domain.threads.messages import NoSuchThread

SEAL = 20  # hex digits
LONGEST_MAIL_ID = 250
_PREFIX = "reply+"
_ADDRESS = re.compile(r"reply\+([0-9]{1,10})\.([0-9]{1,10})\.([0-9a-f]{20})@([a-z0-9.-]{1,253})")
_BULK = frozenset({"bulk", "junk", "list", "auto_reply"})
_ROBOTS = ("x-autoreply", "x-autorespond", "x-auto-response", "x-vacation", "list-id", "list-unsubscribe", "x-loop")
_QUOTE = re.compile(  # what email programs write above the email that they quote
    r"(?:on|am|le|el|op) .{4,300}(?:wrote|schrieb.{0,200}|écrit|escribió|schreef.{0,200}) ?:", re.IGNORECASE
)
_MARKS = ("-----original message-----", "________________________________", "--")


class AutomaticMail(Invalid):
    sentence = "This email was written by a program."


class ForgedSender(NotAllowed):
    sentence = "This email does not come from the person whose address it answers."


class MailTakenBefore(Conflict):
    sentence = "This email was received a moment ago."


class NotFromTheProvider(NotAllowed):
    sentence = "This call is not signed by the mail provider."


@dataclass(frozen=True, slots=True)
class IncomingMail:
    """`headers` by their names in lower case. `has_failed_checks`: the receiving server says that the sender is
    forged."""

    sender: str
    recipients: tuple[str, ...]
    text: str
    mail_id: str
    headers: Mapping[str, str] = field(default_factory=dict)
    has_failed_checks: bool = False
    attachments: tuple[Upload, ...] = ()


@dataclass(frozen=True, slots=True)
class MailCall:
    """A call with which a mail provider brings an email. `moment` is the time that is signed with the body."""

    body: bytes
    content_type: str
    signature: str
    moment: str


def reply_address(application_id: int, user_id: int, *, secret: str, domain: str) -> str:
    """Where this person answers about this application; nobody can make one."""
    seal = hmac.new(secret.encode(), f"thread:{application_id}:{user_id}".encode(), hashlib.sha256).hexdigest()[:SEAL]
    return f"{_PREFIX}{application_id}.{user_id}.{seal}@{domain}"


def thread_of(recipients: Iterable[str], *, secret: str, domain: str) -> tuple[int, int]:
    """The application, and whose reply address it is. Raises NoSuchThread."""
    for recipient in recipients:
        address = recipient.strip().lower()
        if domain and (parts := _ADDRESS.fullmatch(address)):
            application_id, user_id = int(parts[1]), int(parts[2])
            genuine = reply_address(application_id, user_id, secret=secret, domain=domain.lower())
            if hmac.compare_digest(address.encode(), genuine.encode()):
                return application_id, user_id
    raise NoSuchThread


def must_be_by_a_person(mail: IncomingMail) -> None:
    """Raises AutomaticMail for out-of-office notes, lists, bounces and our own emails: answering them would never
    end."""
    headers = {name: value.strip().lower() for name, value in mail.headers.items()}
    is_automatic = headers.get("auto-submitted", "no").partition(";")[0].strip() != "no"
    is_bulk = headers.get("precedence", "") in _BULK or headers.get("x-auto-response-suppress", "none") != "none"
    is_bounce = headers.get("return-path") == "<>" or headers.get("content-type", "").startswith("multipart/report")
    if is_automatic or is_bulk or is_bounce or any(name in headers for name in _ROBOTS):
        raise AutomaticMail


def must_be_from(mail: IncomingMail, email: str) -> None:
    """Raises ForgedSender."""
    if mail.has_failed_checks or mail.sender.strip().lower() != email.lower():
        raise ForgedSender


def own_words(text: str) -> str:
    """What the person wrote, without the email that they quote below it and without the signature."""
    rows, lines = text.replace("\r\n", "\n").split("\n"), list[str]()
    for line, following in zip(rows, [*rows[1:], ""], strict=True):
        bare = line.strip()
        if bare.lower() in _MARKS or _QUOTE.fullmatch(bare) or _QUOTE.fullmatch(f"{bare} {following.strip()}"):
            break
        if not bare.startswith(">"):
            lines.append(line.rstrip())
    return "\n".join(lines).strip()
