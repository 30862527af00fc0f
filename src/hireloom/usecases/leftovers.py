"""Stored files that nothing refers to anymore."""

import logging
from collections.abc import Iterable

from hireloom.ports.failures import StoreAway
from hireloom.ports.files import FileStore, SealedStore

log = logging.getLogger(__name__)


def forget(files: FileStore | SealedStore, keys: Iterable[str]) -> None:
    """Remove these files. If that fails, housekeeping finds the rest within a day."""
    for key in keys:
        try:
            files.remove(key)
        except StoreAway:
            log.warning("a file could not be removed and will be when the store of files is there again")
