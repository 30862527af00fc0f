"""Files that are there wholly or not at all, and stay when the power fails."""

import os
from pathlib import Path


def write(path: Path, content: bytes) -> None:
    """Raises OSError, and then nothing unfinished stays behind."""
    unfinished = path.with_suffix(".tmp")
    try:
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.rename(path)
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """The names in it must survive a power failure too."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
