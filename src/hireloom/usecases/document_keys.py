"""A new key for stored files, and sealing with it what other keys sealed, or none."""

from collections.abc import Iterator
from dataclasses import dataclass

from hireloom.domain.audit import AuditEvent
from hireloom.domain.files import StoredFile
from hireloom.domain.refusals import NotFound
from hireloom.ports.clock import Clock
from hireloom.ports.files import SealedStore
from hireloom.ports.stores import Store

AT_ONCE = 200  # files that are looked up together


@dataclass(frozen=True, slots=True)
class ResealReport:
    """How many files were sealed again, how many were already, and the keys of those that could not be opened."""

    resealed: int
    unchanged: int
    lost: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DocumentKeyDesk:
    store: Store
    clock: Clock
    sealed: SealedStore

    def rotate(self) -> int:
        """From now on, new files get a new key; returns its generation."""
        with self.store.writing() as tx:
            generation = tx.document_keys.newest() + 1
            tx.document_keys.add(generation, self.clock.now())
            tx.audit.add(AuditEvent(self.clock.now(), "keys.rotated", subject=str(generation)))
        return generation

    def reseal(self) -> ResealReport:
        """Seal every file with the newest key. May be killed at any moment: the next call goes on with the rest."""
        resealed = unchanged = 0
        lost = []
        for file in self._files():
            try:
                is_new = self.sealed.reseal(file)
            except NotFound:
                lost += [] if self._is_gone(file) else [file.key]
                continue
            resealed, unchanged = resealed + is_new, unchanged + (not is_new)
            if is_new and self._is_gone(file):
                self.sealed.remove(file.key)  # its owner removed it in the meantime
        return ResealReport(resealed, unchanged, tuple(lost))

    def _files(self) -> Iterator[StoredFile]:
        last = ""
        while True:
            with self.store.reading() as tx:
                files = tx.files.following(last, count=AT_ONCE)
            if not files:
                return
            yield from files
            last = files[-1].key

    def _is_gone(self, file: StoredFile) -> bool:
        with self.store.reading() as tx:
            return tx.files.find(file.key) is None
