"""A folder that only its owner may read, for a backup or for the data of an installation."""

from collections.abc import Iterator
from contextlib import contextmanager
from errno import EEXIST
from os import strerror
from pathlib import Path
from shutil import rmtree

from hireloom.adapters.files.disk import DiskFiles
from hireloom.infrastructure import atomic_files
from hireloom.ports.backups import BackupFailed


class DiskFolder:
    def __init__(self, path: Path) -> None:
        self.database = path / "database"
        self.files = DiskFiles(path / "files")
        self._path = path

    @contextmanager
    def creation(self) -> Iterator["DiskFolder"]:
        with self._reported():
            if self._path.exists():
                raise FileExistsError(EEXIST, strerror(EEXIST), str(self._path))
            unfinished = self._path.with_name(f"{self._path.name}.unfinished")
            unfinished.mkdir(parents=True, mode=0o700)
            try:
                yield DiskFolder(unfinished)
                unfinished.rename(self._path)
            except BaseException:
                rmtree(unfinished)
                raise
            atomic_files.sync_folder(self._path.parent)

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
