"""Whether files can be written, read and removed, and whether their disk has room."""

import secrets
import shutil
from datetime import UTC, date, datetime
from pathlib import Path

from hireloom.ports.files import FileStore
from hireloom.ports.probes import ProbeFailed

LEAST_FREE = 1024**3  # bytes


def look(files: FileStore) -> str:
    """Whether the store answers. Raises StoreAway."""
    next(files.kept_before(datetime.min.replace(tzinfo=UTC)), None)
    return "the store of files answers"


def write_and_read(files: FileStore, today: date) -> str:
    """Keep a file, read it and remove it. Raises StoreAway or ProbeFailed."""
    content = secrets.token_bytes(32)
    key = files.keep(content, extension="pdf", on=today)
    try:
        if files.read(key) != content:
            raise ProbeFailed("A file that was written and read again has changed.")
    finally:
        files.remove(key)
    return "a file was written, read and removed"


def room(folder: Path) -> str:
    """How much is free on the disk of the data folder. Raises ProbeFailed."""
    free = shutil.disk_usage(folder).free
    words = f"{free / 1024**3:.1f} GB free"
    if free < LEAST_FREE:
        raise ProbeFailed("The disk is nearly full.", detail=f"{folder} has only {words}")
    return words
