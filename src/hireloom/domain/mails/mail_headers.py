"""What may stand in the head of a mail: one line of visible text, one address, one Message-ID for one event."""

import hashlib
import re
import unicodedata

from hireloom.domain.identity.emails import MAX_LENGTH
from hireloom.domain.refusals import Invalid

LOCAL_PART = 64  # RFC 5321
LINE = 200  # of text; far below the 998 octets that RFC 5322 allows, also when every sign takes four

_ADDRESS = re.compile(
    r"[^@\s()<>\[\]:;,\\\"]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?", re.I
)
_DOT_ATOM = re.compile(r"[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*")
_ENCODED = "=?"  # begins an encoded word (RFC 2047): mail programs would show other words than these
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, format (also those that turn the direction), line ends


class UnsafeHeader(Invalid):
    sentence = "This text cannot be used in an email header."


class UnsafeAddress(UnsafeHeader):
    sentence = "Invalid email format"


def one_line(text: str, *, at_most: int = LINE) -> str:
    """The visible text in one line, for a subject or a name that somebody else chose."""
    visible = "".join(" " if sign.isspace() else sign for sign in text if sign.isspace() or not _is_hidden(sign))
    line = " ".join(visible.split()).replace(_ENCODED, "= ?")
    return line if len(line) <= at_most else line[: at_most - 1].rstrip() + "…"


def must_be_line(text: str) -> str:
    """The text unchanged. Raises UnsafeHeader unless it is one line that shows everything it holds."""
    if not text.strip() or len(text) > LINE or _ENCODED in text or any(_is_hidden(sign) for sign in text):
        raise UnsafeHeader
    return text


def must_be_address(address: str) -> str:
    """The address as a mail server takes it: the domain in its ASCII form. Raises UnsafeAddress unless it is one."""
    local, at, domain = address.rpartition("@")
    try:
        ascii_domain = domain.encode("idna").decode("ascii").lower() if not domain.isascii() else domain
    except UnicodeError:
        raise UnsafeAddress from None
    found = local + at + ascii_domain
    is_too_long = len(found.encode(errors="replace")) > MAX_LENGTH or len(local.encode(errors="replace")) > LOCAL_PART
    if is_too_long or any(_is_hidden(sign) for sign in found) or not _ADDRESS.fullmatch(found):
        raise UnsafeAddress
    if local.startswith(".") or local.endswith(".") or ".." in local:
        raise UnsafeAddress
    return found


def message_id(event: str, host: str) -> str:
    """The same event gives the same identity, so that a mail sent twice can be known as one."""
    name = event if len(event) <= 100 and _DOT_ATOM.fullmatch(event) else hashlib.sha256(event.encode()).hexdigest()
    return f"<{name}@{host}>"


def _is_hidden(sign: str) -> bool:
    return unicodedata.category(sign) in _HIDDEN
