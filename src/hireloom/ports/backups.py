"""Copies of the whole database."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from hireloom.ports.files import FileStore


class BackupFailed(Exception):
    """A backup cannot be written or restored. The text is for admins: one line, without secrets."""


class DatabaseDump(Protocol):
    @property
    def kind(self) -> str:
        """What a dump can be restored into: sqlite or postgresql."""
        ...

    def is_empty(self) -> bool:
        """Whether the database has no tables. Raises BackupFailed if it does not answer."""
        ...

    def write(self, path: Path) -> None:
        """Write the database as it is at one moment into a new file. Raises BackupFailed."""
        ...

    def restore(self, path: Path) -> None:
        """Fill the empty database from such a file. Raises BackupFailed."""
        ...


class BackupFolder(Protocol):
    """Each method raises BackupFailed if the folder cannot be written, or read."""

    @property
    def database(self) -> Path:
        """Where the dump of the database is."""
        ...

    @property
    def files(self) -> FileStore: ...

    def creation(self) -> AbstractContextManager["BackupFolder"]:
        """Fill a new folder, `NAME.unfinished`, which gets its name at the end and is removed if anything fails. There
        must be neither yet."""
        ...

    def put(self, name: str, content: bytes) -> None: ...

    def get(self, name: str) -> bytes: ...
