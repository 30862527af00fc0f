"""Files in a folder of this machine."""

import os
from collections.abc import Iterator
from datetime import date, datetime
from itertools import islice
from pathlib import Path

from hireloom.adapters.files.keys import is_key, new_key
from hireloom.domain.refusals import NotFound

AT_A_TIME = 200


class DiskFiles:
    def __init__(self, root: Path) -> None:
        self._root = root

    def keep(self, content: bytes, *, extension: str, on: date) -> str:
        key = new_key(extension, on)
        path = self._path(key)
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".tmp")
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.rename(path)
        _sync_folder(path.parent)  # the name itself must survive a power failure too
        return key

    def read(self, key: str) -> bytes:
        try:
            return self._path(key).read_bytes()
        except FileNotFoundError as gone:
            raise NotFound from gone

    def remove(self, key: str) -> None:
        self._path(key).unlink(missing_ok=True)

    def kept_before(self, moment: datetime) -> Iterator[list[str]]:
        """Folder by folder, and within it a few at a time; what was never finished goes, too."""
        for folder in sorted(self._root.glob("[0-9][0-9][0-9][0-9]")):
            old = (path for path in folder.iterdir() if _is_older(path, moment))
            while some := list(islice(old, AT_A_TIME)):
                for path in some:
                    if path.suffix == ".tmp":
                        path.unlink(missing_ok=True)
                keys = (f"{folder.name}/{path.name}" for path in some)
                yield [key for key in keys if is_key(key)]

    def _path(self, key: str) -> Path:
        """Only what `keep` could have given is ever joined to the folder."""
        if not is_key(key):
            raise NotFound
        return self._root / key


def _is_older(path: Path, moment: datetime) -> bool:
    try:
        return path.stat().st_mtime < moment.timestamp()
    except FileNotFoundError:
        return False


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
