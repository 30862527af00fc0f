"""Writes files atomically: a file exists completely or not at all, even after a power failure."""

import os
from pathlib import Path


def write(path: Path, content: bytes) -> None:
    """Write a file; on failure, raises OSError and leaves no unfinished file."""
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
    """Sync the folder to disk, so that the names in it survive a power failure, too."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
