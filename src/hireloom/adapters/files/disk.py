"""Files in a folder of this machine."""

import os
import re
import uuid
from datetime import date
from pathlib import Path

from hireloom.domain.refusals import NotFound

_KEY = re.compile(r"[0-9]{4}/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\.[a-z0-9]{1,5}")


class DiskFiles:
    def __init__(self, root: Path) -> None:
        self._root = root

    def keep(self, content: bytes, *, extension: str, on: date) -> str:
        key = f"{on.year:04}/{uuid.uuid4()}.{extension}"
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

    def _path(self, key: str) -> Path:
        """Only what `keep` could have given is ever joined to the folder."""
        if not _KEY.fullmatch(key):
            raise NotFound
        return self._root / key


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
