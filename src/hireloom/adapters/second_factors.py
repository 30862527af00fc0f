"""Authenticator apps (RFC 6238), and the encryption of their secrets at rest."""

import base64
import secrets
from datetime import datetime

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import constant_time
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA1, SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.twofactor.totp import TOTP

from hireloom.domain.identity.second_factors import DIGITS
from hireloom.domain.product import PRODUCT_NAME

STEP = 30  # seconds that a code lasts; the ones before and after it count too, as clocks differ
SECRET_BYTES = 20  # RFC 4226 recommends 160 bits
_NONCE = 12


class TotpCodes:
    """SHA-1, six digits and 30 seconds: several apps ignore other values."""

    def secret(self) -> str:
        return base64.b32encode(secrets.token_bytes(SECRET_BYTES)).decode()

    def address(self, secret: str, account: str) -> str:
        return _totp(secret).get_provisioning_uri(account, PRODUCT_NAME)

    def step(self, code: str, secret: str, now: datetime) -> int | None:
        totp, latest = _totp(secret), None
        present = int(now.timestamp()) // STEP
        for step in (present - 1, present, present + 1):  # always all of them, so that no time tells which one it was
            if constant_time.bytes_eq(totp.generate(step * STEP), code.encode("utf-8", "replace")):
                latest = step
        return latest


def _totp(secret: str) -> TOTP:
    return TOTP(base64.b32decode(secret), DIGITS, SHA1(), STEP)  # noqa: S303


class SealedSecrets:
    """AES-GCM. A text opens only for the purpose that it was sealed for."""

    def __init__(self, *, secret: str) -> None:
        derived = HKDF(SHA256(), 32, salt=None, info=b"hireloom second factors").derive(secret.encode())
        self._cipher = AESGCM(derived)

    def sealed(self, text: str, *, purpose: str) -> str:
        nonce = secrets.token_bytes(_NONCE)
        return base64.urlsafe_b64encode(nonce + self._cipher.encrypt(nonce, text.encode(), purpose.encode())).decode()

    def opened(self, sealed: str, *, purpose: str) -> str | None:
        try:
            content = base64.urlsafe_b64decode(sealed.encode())
            return self._cipher.decrypt(content[:_NONCE], content[_NONCE:], purpose.encode()).decode()
        except (InvalidTag, ValueError):  # another secret or purpose, or not one of ours
            return None
