"""Files in a local folder."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, datetime
from itertools import islice
from pathlib import Path

from hireloom.adapters.files.keys import is_key, new_key
from hireloom.domain.refusals import NotFound
from hireloom.infrastructure.atomic_files import write
from hireloom.ports.failures import StoreAway

AT_A_TIME = 200

log = logging.getLogger(__name__)


class DiskFiles:
    def __init__(self, root: Path) -> None:
        self._root = root

    def keep(self, content: bytes, *, extension: str, on: date) -> str:
        key = new_key(extension, on)
        self.replace(key, content)
        return key

    def read(self, key: str) -> bytes:
        with _there():
            return self._path(key).read_bytes()

    def replace(self, key: str, content: bytes) -> None:
        path = self._path(key)
        with _there():
            path.parent.mkdir(parents=True, exist_ok=True)
            write(path, content)

    def remove(self, key: str) -> None:
        with _there():
            self._path(key).unlink(missing_ok=True)

    def kept_before(self, moment: datetime) -> Iterator[list[str]]:
        """Keys folder by folder, a few at a time; old files that were never finished are removed on the way."""
        for folder in sorted(self._root.glob("[0-9][0-9][0-9][0-9]")):
            old = (path for path in folder.iterdir() if _is_older(path, moment))
            while some := _swept(old):
                keys = (f"{folder.name}/{path.name}" for path in some)
                yield [key for key in keys if is_key(key)]

    def _path(self, key: str) -> Path:
        """The path of a key. Raises NotFound for a key that `keep` cannot have given: it never becomes a path."""
        if not is_key(key):
            raise NotFound
        return self._root / key


def _is_older(path: Path, moment: datetime) -> bool:
    try:
        return path.stat().st_mtime < moment.timestamp()
    except FileNotFoundError:
        return False


def _swept(old: Iterator[Path]) -> list[Path]:
    with _there():
        some = list(islice(old, AT_A_TIME))
        for path in some:
            if path.suffix == ".tmp":
                path.unlink(missing_ok=True)
    return some


@contextmanager
def _there() -> Iterator[None]:
    """Turns errors of the disk into refusals: NotFound for a missing file, StoreAway for anything else."""
    try:
        yield
    except FileNotFoundError:
        raise NotFound from None
    except OSError as away:
        log.error("the folder of files could not do it: %s", away.strerror)
        raise StoreAway("The folder of files cannot be used.", detail=away.strerror or "") from None
