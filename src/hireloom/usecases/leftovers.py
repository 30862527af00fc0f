"""Stored bytes to which nothing leads any more."""

import logging
from collections.abc import Iterable

from hireloom.domain.refusals import StoreAway
from hireloom.ports.files import FileStore

log = logging.getLogger(__name__)


def forget(files: FileStore, keys: Iterable[str]) -> None:
    """Remove them. What was decided stands whether that is possible now or not: housekeeping finds the rest within a
    day."""
    for key in keys:
        try:
            files.remove(key)
        except StoreAway:
            log.warning("a file could not be removed and will be when the store of files is there again")
