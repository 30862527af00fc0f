"""Descriptions of stored files, and the generations of their keys."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from hireloom.domain.files import FileKind, StoredFile


class Files(Protocol):
    def find(self, key: str) -> StoredFile | None: ...

    def add(self, file: StoredFile) -> StoredFile: ...

    def of_owner(self, user_id: int, kind: FileKind | None = None) -> Sequence[StoredFile]:
        """Of one kind or of all, newest first."""
        ...

    def following(self, key: str, *, count: int) -> Sequence[StoredFile]:
        """At most `count` files of anybody, in the order of their keys, after this one."""
        ...

    def expire(self, key: str, at: datetime) -> None:
        """The file may be removed from then on. A file that already expires keeps its moment."""
        ...

    def stay(self, key: str) -> None:
        """The file does not expire."""
        ...

    def expired(self, *, before: datetime, count: int) -> Sequence[str]:
        """The keys of at most `count` files that expired before this moment."""
        ...

    def remove(self, key: str) -> None: ...


class DocumentKeys(Protocol):
    """The generations of keys with which stored files are encrypted; the first is 1."""

    def newest(self) -> int: ...

    def add(self, generation: int, at: datetime) -> None: ...
