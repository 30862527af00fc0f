"""Email addresses as people type them and as we store them."""

import hashlib
import re
import unicodedata

from hireloom.domain.refusals import Invalid, Malformed

MAX_LENGTH = 254

# Providers of free mailboxes, whatever the top-level domain: their addresses do not indicate an organization.
PERSONAL_PROVIDERS = frozenset({"gmail", "googlemail", "yahoo", "ymail", "rocketmail", "hotmail", "outlook"})

_SHAPE = re.compile(r"[^@\s\x00-\x1f\x7f]{1,64}@(?:[^@\s.\x00-\x1f\x7f]+\.)+[^@\s.\x00-\x1f\x7f]{2,}")
_MAILBOX = re.compile(
    r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])"
)
_ALIKE = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")  # scripts whose letters can be mistaken for each other
_LATIN_LOOKING = frozenset("аԁеһіјӏоргԛѕԝсухү")  # Cyrillic letters that look like Latin ones


class EmailNeeded(Malformed):
    sentence = "Email is required"


class EmailMalformed(Malformed):
    sentence = "Invalid email format"


class EmailPersonal(Invalid):
    sentence = "Recruiters must use organizational email addresses (not personal email providers like Gmail)"


def email_of(typed: str | None) -> str:
    """The address as stored and compared: trimmed, in lower case, with its domain in Unicode form. Raises EmailNeeded
    or EmailMalformed."""
    email = (typed or "").strip()
    if not email:
        raise EmailNeeded
    if len(email) > MAX_LENGTH or not email.isprintable():  # no invisible characters, no direction changes
        raise EmailMalformed
    local, at, domain = email.rpartition("@")
    email = local.lower() + at + _one_form(domain)
    if len(email) > MAX_LENGTH or not _SHAPE.fullmatch(email):
        raise EmailMalformed
    return email


def mailbox_of(typed: str | None) -> str:
    """An address that may get an account: every mail server accepts it, and its domain cannot be mistaken for another.
    Raises EmailNeeded or EmailMalformed."""
    email = email_of(typed)
    local, at, domain = email.rpartition("@")
    in_ascii = local + at + domain.encode("idna").decode("ascii")
    if len(in_ascii) > MAX_LENGTH or not _MAILBOX.fullmatch(in_ascii) or any(map(_is_disguised, domain.split("."))):
        raise EmailMalformed
    return email


def mailbox_digest(email: str) -> str:
    """The same for all addresses of a mailbox: mail servers deliver what is sent to "anna+x" to "anna"."""
    local, at, domain = email.rpartition("@")
    return hashlib.sha256(f"{local.partition('+')[0] or local}{at}{domain}".encode()).hexdigest()


def is_personal(email: str) -> bool:
    """Whether the address is at a provider of free mailboxes: compares all labels of its domain except the last."""
    labels = email.rpartition("@")[2].lower().split(".")
    return not PERSONAL_PROVIDERS.isdisjoint(labels[:-1])


def _one_form(domain: str) -> str:
    """The domain in Unicode form: müller.example and xn--mller-kva.example are the same."""
    try:
        return domain.lower().encode("idna").decode("idna").lower()
    except UnicodeError:
        raise EmailMalformed from None


def _is_disguised(label: str) -> bool:
    letters = [sign for sign in label if sign.isalpha()]
    scripts = {unicodedata.name(sign, "?").split()[0] for sign in letters}
    is_mixed = len(scripts.intersection(_ALIKE)) > 1
    return is_mixed or (bool(letters) and _LATIN_LOOKING.issuperset(letters))
