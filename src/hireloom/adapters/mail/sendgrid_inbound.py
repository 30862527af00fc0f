"""Answers by email that SendGrid's Inbound Parse brings, raw and signed with its key (ECDSA over time and body)."""

import base64
import binascii
import re
from datetime import datetime, timedelta
from email.parser import BytesParser
from email.policy import HTTP

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, EllipticCurvePublicKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_der_public_key

from hireloom.adapters.mail.incoming import incoming_mail, read_apart
from hireloom.domain.threads.incoming_mails import IncomingMail, MailCall, NotFromTheProvider
from hireloom.ports.text_work import TextWork

OLDEST = timedelta(minutes=10)
_FIELDS = ("email", "envelope", "SPF", "dkim")


class SendGridInbound:
    """Raises ValueError for anything but a key."""

    def __init__(self, public_key: str, text_work: TextWork) -> None:
        key = load_der_public_key(base64.b64decode(public_key))
        if not isinstance(key, EllipticCurvePublicKey):
            raise ValueError("not a key of an elliptic curve")
        self._key, self._text_work = key, text_work

    def mail(self, call: MailCall, now: datetime) -> IncomingMail:
        self._check(call, now)
        return read_apart(self._text_work, mail_of, call.body, call.content_type)

    def _check(self, call: MailCall, now: datetime) -> None:
        """Raises NotFromTheProvider."""
        try:
            age = abs(now.timestamp() - int(call.moment))
            signature = base64.b64decode(call.signature, validate=True)
            self._key.verify(signature, call.moment.encode() + call.body, ECDSA(SHA256()))
        except (ValueError, OverflowError, binascii.Error, InvalidSignature):
            raise NotFromTheProvider from None
        if age > OLDEST.total_seconds():
            raise NotFromTheProvider


def mail_of(body: bytes, content_type: str) -> IncomingMail:
    """The email in a form of SendGrid's."""
    head = f"Content-Type: {content_type}\r\n\r\n".encode("ascii", "replace")
    form = dict.fromkeys(_FIELDS, b"")
    for part in BytesParser(policy=HTTP).parsebytes(head + body).iter_parts():
        name = part.get_param("name", header="content-disposition")
        if isinstance(name, str) and name in form:
            content = part.get_payload(decode=True)
            form[name] = content if isinstance(content, bytes) else b""
    fails = form["SPF"].strip().lower() == b"fail" or _has_failed(form["dkim"].lower())
    envelope = form["envelope"].decode("utf-8", "replace")
    return incoming_mail(form["email"], envelope=envelope, has_failed_checks=fails)


def _has_failed(dkim: bytes) -> bool:
    """Whether no signature is valid; each stands as "@domain : pass"."""
    return b"fail" in dkim and not re.search(rb":\s*pass\b", dkim)
