"""Files that are encrypted at rest: they cannot be read from the disk or from a backup of it."""

import secrets
from collections.abc import Iterator
from datetime import date, datetime

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from hireloom.domain.refusals import NotFound
from hireloom.ports.files import FileStore

_MARK = b"hireloom sealed 1\n"  # begins each sealed file; files without it are not encrypted and are read as they are
_NONCE = 12


class SealedFiles:
    """A layer over another file store. Without the secret that encrypted it, a file cannot be read: NotFound."""

    def __init__(self, files: FileStore, *, secret: str) -> None:
        derived = HKDF(SHA256(), 32, salt=None, info=b"hireloom documents").derive(secret.encode())
        self._files, self._cipher = files, AESGCM(derived)

    def keep(self, content: bytes, *, extension: str, on: date) -> str:
        nonce = secrets.token_bytes(_NONCE)
        sealed = self._cipher.encrypt(nonce, content, extension.encode())
        return self._files.keep(_MARK + nonce + sealed, extension=extension, on=on)

    def read(self, key: str) -> bytes:
        content = self._files.read(key)
        if not content.startswith(_MARK):
            return content
        start = len(_MARK) + _NONCE
        try:
            return self._cipher.decrypt(content[len(_MARK) : start], content[start:], key.rpartition(".")[2].encode())
        except (InvalidTag, ValueError) as foreign:  # another secret, or damaged
            raise NotFound from foreign

    def remove(self, key: str) -> None:
        self._files.remove(key)

    def kept_before(self, moment: datetime) -> Iterator[list[str]]:
        return self._files.kept_before(moment)
