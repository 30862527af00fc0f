"""What nobody asks for and must be done: bytes to which nothing leads any more."""

from dataclasses import dataclass
from datetime import timedelta

from hireloom.ports.clock import Clock
from hireloom.ports.files import FileStore
from hireloom.ports.stores import Store

UNCLAIMED = timedelta(hours=24)  # a file is kept before the fact that names it


@dataclass(frozen=True, slots=True)
class HousekeepingDesk:
    store: Store
    clock: Clock
    files: FileStore

    def remove_unclaimed(self) -> int:
        """Remove the files that a process which died between keeping and committing left behind; how many."""
        removed = 0
        for keys in self.files.kept_before(self.clock.now() - UNCLAIMED):
            with self.store.reading() as tx:
                unclaimed = [key for key in keys if tx.files.find(key) is None]
            for key in unclaimed:
                self.files.remove(key)
            removed += len(unclaimed)
        return removed
