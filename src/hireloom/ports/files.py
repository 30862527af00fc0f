"""Where uploaded files are stored."""

from collections.abc import Iterator
from datetime import date, datetime
from typing import Protocol


class FileStore(Protocol):
    def keep(self, content: bytes, *, extension: str, on: date) -> str:
        """Store the bytes durably, then return their key, `YYYY/<uuid4>.<extension>`."""
        ...

    def read(self, key: str) -> bytes:
        """The bytes for a key that `keep` returned; raises NotFound for anything else."""
        ...

    def remove(self, key: str) -> None:
        """Delete the bytes; does nothing if they are already gone."""
        ...

    def kept_before(self, moment: datetime) -> Iterator[list[str]]:
        """The keys of all files stored before this moment, in batches."""
        ...
