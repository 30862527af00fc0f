"""The files that a person's career was read from. Each is kept as long as the career refers to it."""

from collections.abc import Sequence
from dataclasses import dataclass

from hireloom.domain.careers.career_files import UNNAMED_FOR, career_paper
from hireloom.domain.careers.records import CareerRecord
from hireloom.domain.files import FileKind, StoredFile, Upload
from hireloom.domain.identity.users import User
from hireloom.domain.papers import Paper
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.leftovers import forget
from hireloom.usecases.thread_files import ThreadFiles


@dataclass(frozen=True, slots=True)
class CareerFileDesk:
    store: Store
    clock: Clock
    thread_files: ThreadFiles

    def of(self, *, by: User) -> Sequence[StoredFile]:
        """Newest first."""
        with self.store.reading() as tx:
            return tx.files.of_owner(by.id, FileKind.CAREER_FILE)

    def keep(self, upload: Upload, *, by: User) -> StoredFile:
        """Store a file that has been read; the same content only once. It expires after a day unless the career refers
        to it. Raises QuotaReached, or a refusal of the file."""
        paper = career_paper(upload)
        if file := self._known(paper, by):
            return file
        with self.thread_files.deposit(paper, by=by) as file, self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            if not (same := _same(tx, paper, by)):
                tx.files.add(file)
                tx.files.expire(file.key, self.clock.now() + UNNAMED_FOR)
                return file
        forget(self.thread_files.sealed, [file.key])  # another tab was faster
        return same

    def _known(self, paper: Paper, by: User) -> StoredFile | None:
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            if same := _same(tx, paper, by):
                tx.files.stay(same.key)
                self.settle(tx, tx.careers.of(by.id), by=by)
            return same

    def settle(self, tx: Transaction, record: CareerRecord, *, by: User) -> None:
        """Files that the career refers to stay. The others expire after a day, so that an import can be undone."""
        named = record.files()
        for file in tx.files.of_owner(by.id, FileKind.CAREER_FILE):
            if file.key in named:
                tx.files.stay(file.key)
            else:
                tx.files.expire(file.key, self.clock.now() + UNNAMED_FOR)


def _same(tx: Transaction, paper: Paper, owner: User) -> StoredFile | None:
    files = tx.files.of_owner(owner.id, FileKind.CAREER_FILE)
    return next((file for file in files if file.sha256 == paper.sha256), None)
