"""Where uploaded files are stored."""

from collections.abc import Iterator
from datetime import date, datetime
from typing import Protocol

from hireloom.domain.files import FileKind, StoredFile


class FileStore(Protocol):
    def keep(self, content: bytes, *, extension: str, on: date) -> str:
        """Store the bytes durably, then return their key, `YYYY/<uuid4>.<extension>`."""
        ...

    def read(self, key: str) -> bytes:
        """The bytes for a key that `keep` returned; raises NotFound for anything else."""
        ...

    def replace(self, key: str, content: bytes) -> None:
        """Store these bytes under a key that `keep` returned, here or in the store that a backup is from; readers get
        the old ones or the new ones."""
        ...

    def remove(self, key: str) -> None:
        """Delete the bytes; does nothing if they are already gone."""
        ...

    def kept_before(self, moment: datetime) -> Iterator[list[str]]:
        """The keys of all files stored before this moment, in batches."""
        ...


class SealedStore(Protocol):
    """Stores people's files encrypted, each bound to its owner and its kind."""

    def keep(self, content: bytes, *, owner_id: int, kind: FileKind, extension: str, on: date) -> str:
        """Encrypt the bytes with the newest key, store them durably, then return the key of the file."""
        ...

    def read(self, file: StoredFile) -> bytes:
        """The bytes of this file, also if it was stored before we encrypted such files. Raises NotFound if they are
        gone, or are not those of this owner and kind."""
        ...

    def reseal(self, file: StoredFile) -> bool:
        """Encrypt the file with the newest key, under the same key of the file; False if it already is. Raises
        NotFound."""
        ...

    def remove(self, key: str) -> None: ...
