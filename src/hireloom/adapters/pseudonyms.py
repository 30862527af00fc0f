"""References made of encrypted numbers: AES-SIV always makes the same text of the same number, and binds it to a
job."""

import base64
import binascii
import hashlib

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESSIV


class SealedPseudonyms:
    def __init__(self, secret: str) -> None:
        self._cipher = AESSIV(hashlib.sha512(f"pseudonyms {secret}".encode()).digest())

    def reference(self, job_id: int, user_id: int) -> str:
        return base64.b32encode(self._cipher.encrypt(user_id.to_bytes(4), [job_id.to_bytes(4)])).decode().lower()

    def user_id(self, job_id: int, reference: str) -> int | None:
        try:
            sealed = base64.b32decode(reference.upper())
            return int.from_bytes(self._cipher.decrypt(sealed, [job_id.to_bytes(4)]))
        except (binascii.Error, InvalidTag, ValueError):
            return None

    def shuffle(self, job_id: int) -> int:
        return int.from_bytes(self._cipher.encrypt(b"shuffle", [job_id.to_bytes(4)])[:8])
