"""Files of people, encrypted at rest: they cannot be read from the disk or from a backup of it, and none can take the
place of another person's."""

import hashlib
import json
import secrets
from collections.abc import Callable
from datetime import date
from functools import cached_property
from typing import NamedTuple

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from hireloom.domain.files import FileKind, StoredFile
from hireloom.domain.refusals import NotFound
from hireloom.ports.files import FileStore

_FIRST_MARK = b"hireloom sealed 1\n"  # begins files of version 1.0: one key, and only the extension authenticated
_MARK = b"hireloom sealed 2\n"  # then the id of the key, the nonce, and the encrypted content
_ID, _NONCE = 12, 12  # bytes
_SECRET_ID = 8  # of the id of a key; the rest is the generation


class _Key(NamedTuple):
    id: bytes
    cipher: AESGCM


class _Secret:
    """Its keys, one for each generation, and the one of version 1.0."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._id = self._derived(b"hireloom documents id", _SECRET_ID)

    def _derived(self, info: bytes, length: int = 32) -> bytes:
        return HKDF(SHA256(), length, salt=None, info=info).derive(self._secret)

    @cached_property
    def first(self) -> AESGCM:
        return AESGCM(self._derived(b"hireloom documents"))

    def key(self, generation: int) -> _Key:
        number = generation.to_bytes(_ID - _SECRET_ID)
        return _Key(self._id + number, AESGCM(self._derived(b"hireloom documents key " + number)))

    def key_of(self, id: bytes) -> _Key | None:
        """The key with this id, if it is one of this secret."""
        return self.key(int.from_bytes(id[_SECRET_ID:])) if id[:_SECRET_ID] == self._id else None


class SealedFiles:
    """A layer over another file store. `generation` tells which key new files get; `old_secrets` still open what they
    sealed. A file that cannot be opened as the one that its description says is NotFound."""

    def __init__(
        self,
        files: FileStore,
        *,
        secret: str,
        old_secrets: tuple[str, ...] = (),
        generation: Callable[[], int] = lambda: 1,
    ) -> None:
        self._files, self._generation = files, generation
        self._secrets = [_Secret(text) for text in (secret, *old_secrets)]

    def keep(self, content: bytes, *, owner_id: int, kind: FileKind, extension: str, on: date) -> str:
        return self._files.keep(self._sealed(content, owner_id, kind, extension), extension=extension, on=on)

    def read(self, file: StoredFile) -> bytes:
        content = self._files.read(file.key)
        try:
            if content.startswith(_MARK):
                return self._opened(content[len(_MARK) :], file)
            if content.startswith(_FIRST_MARK):
                return self._opened_first(content[len(_FIRST_MARK) :], file)
        except (InvalidTag, ValueError) as damaged:
            raise NotFound from damaged
        if hashlib.sha256(content).hexdigest() != file.sha256:  # never sealed: nothing else shows that it is this one
            raise NotFound
        return content

    def reseal(self, file: StoredFile) -> bool:
        start = len(_MARK)
        stored = self._files.read(file.key)
        if stored.startswith(_MARK) and stored[start : start + _ID] == self._newest().id:
            return False
        content = self.read(file)
        self._files.replace(file.key, self._sealed(content, file.owner_id, file.kind, _extension(file.key)))
        return True

    def remove(self, key: str) -> None:
        self._files.remove(key)

    def _newest(self) -> _Key:
        return self._secrets[0].key(self._generation())

    def _sealed(self, content: bytes, owner_id: int, kind: FileKind, extension: str) -> bytes:
        key, nonce = self._newest(), secrets.token_bytes(_NONCE)
        associated = _associated(key.id, owner_id, kind, extension)
        return _MARK + key.id + nonce + key.cipher.encrypt(nonce, content, associated)

    def _opened(self, sealed: bytes, file: StoredFile) -> bytes:
        """Raises InvalidTag or ValueError."""
        id, nonce, content = sealed[:_ID], sealed[_ID : _ID + _NONCE], sealed[_ID + _NONCE :]
        key = next(filter(None, (secret.key_of(id) for secret in self._secrets)), None)
        if key is None:
            raise ValueError("sealed with another secret")
        return key.cipher.decrypt(nonce, content, _associated(id, file.owner_id, file.kind, _extension(file.key)))

    def _opened_first(self, sealed: bytes, file: StoredFile) -> bytes:
        """Raises InvalidTag or ValueError."""
        for secret in self._secrets[:-1]:
            try:
                return secret.first.decrypt(sealed[:_NONCE], sealed[_NONCE:], _extension(file.key).encode())
            except InvalidTag:
                continue
        return self._secrets[-1].first.decrypt(sealed[:_NONCE], sealed[_NONCE:], _extension(file.key).encode())


def _associated(key_id: bytes, owner_id: int, kind: FileKind, extension: str) -> bytes:
    """What a sealed file is bound to."""
    return json.dumps([key_id.hex(), owner_id, kind.value, extension]).encode()


def _extension(key: str) -> str:
    return key.rpartition(".")[2]
