"""A folder that only its owner may read, for a backup or for the data of an installation."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hireloom.adapters.files.disk import DiskFiles
from hireloom.infrastructure import atomic_files
from hireloom.ports.backups import BackupFailed


class DiskFolder:
    def __init__(self, path: Path) -> None:
        self.database = path / "database"
        self.files = DiskFiles(path / "files")
        self._path = path

    def create(self) -> None:
        with self._reported():
            self._path.mkdir(parents=True, mode=0o700)

    def put(self, name: str, content: bytes) -> None:
        path = self._path / name
        with self._reported():
            path.touch(mode=0o600)
            atomic_files.write(path, content)
            path.chmod(0o600)

    def get(self, name: str) -> bytes:
        with self._reported():
            return (self._path / name).read_bytes()

    @contextmanager
    def _reported(self) -> Iterator[None]:
        try:
            yield
        except OSError as problem:
            raise BackupFailed(f"{problem.strerror}: {problem.filename or self._path}.") from None
