"""Backups for operators: a folder with everything that is kept, and the way back from it."""

import hmac
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from hireloom.domain.audit import AuditEvent
from hireloom.domain.refusals import NotFound
from hireloom.ports.backups import BackupFailed, BackupFolder, DatabaseDump
from hireloom.ports.clock import Clock
from hireloom.ports.files import FileStore
from hireloom.ports.stores import Store

CONTENTS, SECRET = "backup.json", "secret"
FOREVER = datetime.max.replace(tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Secrets:
    """What signs and seals. The first one `is_generated` if it is kept in the data folder instead of the settings."""

    secret: str
    documents_secret: str
    is_generated: bool

    @property
    def digests(self) -> tuple[str, str]:
        return _digest(self.secret), _digest(self.documents_secret)

    def replaced_by(self, secret: str) -> "Secrets":
        """The secret for documents follows the first one unless it is a separate one."""
        follows = self.documents_secret == self.secret
        return replace(self, secret=secret, documents_secret=secret if follows else self.documents_secret)


@dataclass(frozen=True, slots=True)
class Backup:
    """What a backup says about itself. The digests show whether an installation has the same secrets."""

    made_at: datetime
    database: str
    files: int
    has_secret: bool
    digests: tuple[str, str]

    def as_json(self) -> bytes:
        return json.dumps(asdict(self) | {"made_at": self.made_at.isoformat()}, indent=2).encode()

    @classmethod
    def from_json(cls, text: bytes) -> "Backup":
        """Raises ValueError."""
        try:
            values: dict[str, Any] = json.loads(text)
            made_at, digests = datetime.fromisoformat(values.pop("made_at")), tuple(values.pop("digests"))
            return cls(made_at=made_at, digests=digests, **values)
        except (TypeError, KeyError) as strange:
            raise ValueError from strange


@dataclass(frozen=True, slots=True)
class BackupDesk:
    store: Store
    clock: Clock
    database_dump: DatabaseDump
    files: FileStore
    secrets: Secrets
    data_dir: Path
    open_folder: Callable[[Path], BackupFolder]

    def write(self, path: Path) -> Backup:
        """The database as it is now, and every file that it names. Raises BackupFailed."""
        now = self.clock.now()
        with self.open_folder(path).creation() as folder:
            self._record("backups.begun", path)  # also in the copy, and if this process is killed
            self.database_dump.write(folder.database)
            count = _copy(self.files, folder.files)
            if self.secrets.is_generated:
                folder.put(SECRET, self.secrets.secret.encode())
            backup = Backup(now, self.database_dump.kind, count, self.secrets.is_generated, self.secrets.digests)
            folder.put(CONTENTS, backup.as_json())
        self._record("backups.written", path)
        return backup

    def _record(self, action: str, path: Path) -> None:
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(self.clock.now(), action, subject=path.name))

    def restore(self, path: Path) -> Backup:
        """Only into an empty place, so that nothing is overwritten. Raises BackupFailed."""
        folder = self.open_folder(path)
        try:
            backup = Backup.from_json(folder.get(CONTENTS))
        except (BackupFailed, ValueError):
            raise BackupFailed(f"There is no complete backup in {path}.") from None
        if backup.database != self.database_dump.kind:
            raise BackupFailed(
                f"This is a backup of {backup.database}, but HIRELOOM_DATABASE_URL names {self.database_dump.kind}."
            )
        if not self.database_dump.is_empty():
            raise BackupFailed("The database is not empty: name an empty one with HIRELOOM_DATABASE_URL.")
        if any(self.files.kept_before(FOREVER)):
            raise BackupFailed("The store of files is not empty: name an empty one in the settings.")
        self._restore_secret(folder, backup)
        _copy(folder.files, self.files)
        self.database_dump.restore(folder.database)
        return backup

    def _restore_secret(self, folder: BackupFolder, backup: Backup) -> None:
        """Nothing is sealed yet with the secret of an empty place, so it gets the backup's."""
        secrets = self.secrets
        if backup.has_secret and secrets.is_generated:
            secrets = secrets.replaced_by(folder.get(SECRET).decode())
        if secrets.digests != backup.digests:
            raise BackupFailed(
                "The backup has other secrets: set HIRELOOM_SECRET and HIRELOOM_DOCUMENTS_SECRET to those of its time."
            )
        if secrets != self.secrets:
            self.open_folder(self.data_dir).put(SECRET, secrets.secret.encode())


def _copy(source: FileStore, target: FileStore) -> int:
    """How many files were copied; those that are removed meanwhile are left out."""
    count = 0
    for keys in source.kept_before(FOREVER):
        for key in keys:
            try:
                content = source.read(key)
            except NotFound:
                continue
            target.replace(key, content)
            count += 1
    return count


def _digest(secret: str) -> str:
    return hmac.new(secret.encode(), b"hireloom backup", sha256).hexdigest()
