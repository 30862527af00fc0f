"""Keeping files and versions of a letter with a tracked job."""

from collections.abc import Sequence
from dataclasses import dataclass

from hireloom.domain.amounts import Amounts
from hireloom.domain.application_forms import letter_of
from hireloom.domain.files import LARGEST_ATTACHMENT, FileKind, Upload, key_of
from hireloom.domain.identity.users import User
from hireloom.domain.papers import checked
from hireloom.domain.tracked_documents import (
    MOST_SAVED,
    LetterVersion,
    NoSuchTrackedDocument,
    SavedLetter,
    TooManyTrackedFiles,
    TrackedDocuments,
)
from hireloom.ports.clock import Clock
from hireloom.ports.files import SealedStore
from hireloom.ports.stores import Store
from hireloom.usecases.leftovers import forget
from hireloom.usecases.thread_files import ThreadFiles


@dataclass(frozen=True, slots=True)
class TrackedDocumentDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    sealed: SealedStore
    thread_files: ThreadFiles

    def of(self, job_id: int, *, by: User) -> TrackedDocuments:
        """Raises NoSuchTrackedJob."""
        with self.store.reading() as tx:
            return tx.tracked_jobs.documents.of(tx.tracked_jobs.get(job_id, by.id).id)

    def saved_letters(self, *, by: User) -> Sequence[SavedLetter]:
        """The versions of letters for all jobs that the person follows, newest first."""
        with self.store.reading() as tx:
            return tx.tracked_jobs.documents.saved_letters(by.id, count=MOST_SAVED)

    def add_file(self, job_id: int, upload: Upload, *, by: User) -> TrackedDocuments:
        """Raises TooManyTrackedFiles, or a refusal of the file."""
        upload.must_fit(LARGEST_ATTACHMENT)
        self.of(job_id, by=by)
        paper = checked(FileKind.ATTACHMENT, upload.name, upload.content)
        with self.thread_files.deposit(paper, by=by) as file, self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            tracked, documents = tx.tracked_jobs.get(job_id, by.id), tx.tracked_jobs.documents
            if len(documents.of(tracked.id).files) >= self.amounts.tracked_files:
                raise TooManyTrackedFiles(self.amounts.tracked_files)
            tx.files.add(file)
            documents.add_file(tracked.id, file.key)
            return documents.of(tracked.id)

    def remove_file(self, job_id: int, public_name: str, *, by: User) -> TrackedDocuments:
        """Raises NoSuchTrackedDocument."""
        key = key_of(public_name)
        with self.store.writing() as tx:
            tracked, documents = tx.tracked_jobs.get(job_id, by.id), tx.tracked_jobs.documents
            if key not in [file.key for file in documents.of(tracked.id).files]:
                raise NoSuchTrackedDocument
            tx.files.remove(key)
            left = documents.of(tracked.id)
        forget(self.sealed, [key])
        return left

    def add_letter(self, job_id: int, text: str, *, by: User) -> TrackedDocuments:
        """A version like the newest one is not stored again; beyond the limit, the oldest one is removed. Raises
        LetterVersionEmpty."""
        letter = LetterVersion(letter_of(text), self.clock.now())
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            tracked, documents = tx.tracked_jobs.get(job_id, by.id), tx.tracked_jobs.documents
            if [old.text for old in documents.of(tracked.id).letters[:1]] != [letter.text]:
                documents.add_letter(tracked.id, letter)
                for old in documents.of(tracked.id).letters[self.amounts.letter_versions :]:
                    documents.remove_letter(tracked.id, old.id)
            return documents.of(tracked.id)

    def remove_letter(self, job_id: int, letter_id: int, *, by: User) -> TrackedDocuments:
        """Raises NoSuchTrackedDocument."""
        with self.store.writing() as tx:
            tracked, documents = tx.tracked_jobs.get(job_id, by.id), tx.tracked_jobs.documents
            if letter_id not in [letter.id for letter in documents.of(tracked.id).letters]:
                raise NoSuchTrackedDocument
            documents.remove_letter(tracked.id, letter_id)
            return documents.of(tracked.id)
