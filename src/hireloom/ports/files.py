"""Where uploaded bytes are kept."""

from collections.abc import Iterator
from datetime import date, datetime
from typing import Protocol


class FileStore(Protocol):
    def keep(self, content: bytes, *, extension: str, on: date) -> str:
        """Keep the bytes for good before returning their key, `YYYY/<uuid4>.<extension>`."""
        ...

    def read(self, key: str) -> bytes:
        """The bytes behind a key that `keep` gave; raises NotFound for anything else."""
        ...

    def remove(self, key: str) -> None:
        """Forget the bytes; nothing happens when they are gone already."""
        ...

    def kept_before(self, moment: datetime) -> Iterator[list[str]]:
        """The keys of all files kept before this moment, some at a time."""
        ...
