"""A person's photo: at most one, which only they see until they send a resume that shows it."""

from dataclasses import dataclass

from hireloom.domain.careers.photos import NoPhoto, checked_photo
from hireloom.domain.files import FileKind, StoredFile, Upload
from hireloom.domain.identity.users import User
from hireloom.ports.documents import DocumentReader
from hireloom.ports.files import SealedStore
from hireloom.ports.stores import Store, Transaction
from hireloom.usecases.leftovers import forget
from hireloom.usecases.thread_files import ThreadFiles


@dataclass(frozen=True, slots=True)
class CareerPhotoDesk:
    store: Store
    sealed: SealedStore
    reader: DocumentReader
    thread_files: ThreadFiles

    def content(self, *, by: User) -> bytes:
        """A JPEG. Raises NoPhoto."""
        with self.store.reading() as tx:
            photo = photo_of(tx, by)
        if photo is None:
            raise NoPhoto
        return self.sealed.read(photo)

    def save(self, upload: Upload, *, by: User) -> None:
        """In place of an earlier one. Raises PictureDamaged, or another refusal of the file."""
        portrait = self.reader.portrait(checked_photo(upload).content)
        paper = checked_photo(Upload("photo.jpg", portrait))
        with self.thread_files.deposit(paper, by=by) as file, self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            earlier = _forgotten(tx, by)
            tx.files.add(file)
        forget(self.sealed, earlier)

    def remove(self, *, by: User) -> None:
        """Nothing happens if there is none."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id)
            earlier = _forgotten(tx, by)
        forget(self.sealed, earlier)


def photo_of(tx: Transaction, user: User) -> StoredFile | None:
    return next(iter(tx.files.of_owner(user.id, FileKind.PHOTO)), None)


def _forgotten(tx: Transaction, user: User) -> list[str]:
    keys = [file.key for file in tx.files.of_owner(user.id, FileKind.PHOTO)]
    for key in keys:
        tx.files.remove(key)
    return keys
