"""What an email header may contain: one line of visible text, one address, one Message-ID per event."""

import hashlib
import re
import unicodedata

from hireloom.domain.identity.emails import MAX_LENGTH
from hireloom.domain.refusals import Invalid

LOCAL_PART = 64  # RFC 5321
LINE = 200  # characters; far below the 998 octets that RFC 5322 allows, even at four octets each

_ADDRESS = re.compile(
    r"[^@\s()<>\[\]:;,\\\"]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?", re.I
)
_DOT_ATOM = re.compile(r"[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*")
_ENCODED = "=?"  # starts an encoded word (RFC 2047): email programs would show different text
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control and format characters, line ends


class UnsafeHeader(Invalid):
    sentence = "This text cannot be used in an email header."


class UnsafeAddress(UnsafeHeader):
    sentence = "Invalid email format"


def one_line(text: str, *, at_most: int = LINE) -> str:
    """The visible text on one line, for a subject or name that somebody else chose."""
    visible = "".join(" " if sign.isspace() else sign for sign in text if sign.isspace() or not _is_hidden(sign))
    line = " ".join(visible.split()).replace(_ENCODED, "= ?")
    return line if len(line) <= at_most else line[: at_most - 1].rstrip() + "…"


def must_be_line(text: str) -> str:
    """The text unchanged. Raises UnsafeHeader unless it is one line without anything invisible."""
    if not text.strip() or len(text) > LINE or _ENCODED in text or any(_is_hidden(sign) for sign in text):
        raise UnsafeHeader
    return text


def must_be_address(address: str) -> str:
    """The address as mail servers accept it, with the domain in ASCII form. Raises UnsafeAddress if it is not an
    address."""
    local, at, domain = address.rpartition("@")
    try:
        ascii_domain = domain.encode("idna").decode("ascii").lower() if not domain.isascii() else domain
    except UnicodeError:
        raise UnsafeAddress from None
    whole = local + at + ascii_domain
    is_too_long = len(whole.encode(errors="replace")) > MAX_LENGTH or len(local.encode(errors="replace")) > LOCAL_PART
    if is_too_long or any(_is_hidden(sign) for sign in whole) or not _ADDRESS.fullmatch(whole):
        raise UnsafeAddress
    if local.startswith(".") or local.endswith(".") or ".." in local:
        raise UnsafeAddress
    return whole


def message_id(event: str, host: str) -> str:
    """The same event gives the same id, so that an email sent twice can be recognized as one."""
    name = event if len(event) <= 100 and _DOT_ATOM.fullmatch(event) else hashlib.sha256(event.encode()).hexdigest()
    return f"<{name}@{host}>"


def _is_hidden(sign: str) -> bool:
    return unicodedata.category(sign) in _HIDDEN
